import type { Cents } from '../common/money.js';
import type { PaymentCharge } from './charge.entity.js';

/** What is counted on a charge, in cents. */
export type ChargeSums = Pick<
  PaymentCharge,
  | 'amountCents'
  | 'planCents'
  | 'refundedCents'
  | 'planRefundedCents'
  | 'lostCents'
  | 'carriedCents'
  | 'transferredCents'
  | 'reversedCents'
>;

/** A part of a decision, on one charge. */
export interface Part<Charge> {
  charge: Charge;
  cents: Cents;
}

/** A part of a refund; `cents` includes `plan`, which is of the price of the protection plan. */
export interface RefundPart<Charge> extends Part<Charge> {
  plan: Cents;
}

/** What is left of the amount: neither given back nor lost. While it is in escrow, this is where it came from. */
export function keptOf({ amountCents, refundedCents, lostCents }: ChargeSums): Cents {
  return Math.max(0, amountCents - refundedCents - lostCents);
}

/** What stays in escrow at our expense although a bank gave it back; nothing, should the bank have changed its mind. */
export function carriedOf({ carriedCents, lostCents }: ChargeSums): Cents {
  return Math.min(carriedCents, lostCents);
}

/** How much of a charge its card can still take back, with the price of the plan. */
export function refundableOf(charge: ChargeSums): Cents {
  const { amountCents, planCents, refundedCents, planRefundedCents, lostCents } = charge;
  return Math.max(0, amountCents + planCents - refundedCents - planRefundedCents - lostCents);
}

/** How much of a charge can still be transferred to the carrier. */
export function transferableOf({ amountCents, refundedCents, lostCents, transferredCents }: ChargeSums): Cents {
  return Math.max(0, amountCents - refundedCents - lostCents - transferredCents);
}

/** How much of a charge's transfer can still be taken back. */
export function reversibleOf({ transferredCents, reversedCents }: ChargeSums): Cents {
  return Math.max(0, transferredCents - reversedCents);
}

/**
 * A refund out of escrow, newest charge first; `plan`, of the price of the plan, comes from the first.
 * @param charges oldest first, as in all of these
 */
export function partsOfRefund<Charge extends ChargeSums>(
  charges: readonly Charge[],
  { amount, plan }: { amount: Cents; plan: Cents },
): RefundPart<Charge>[] {
  const [first] = charges;
  const { parts, rest } = share(charges.toReversed(), amount, keptOf);
  if (rest > 0) throw new Error(`${rest} cents more are refunded than were charged`);
  const ofAmount = parts.map((part) => ({ ...part, plan: 0 }));
  if (plan === 0 || !first) return ofAmount;
  const onFirst = ofAmount.find(({ charge }) => charge === first);
  if (!onFirst) return [...ofAmount, { charge: first, cents: plan, plan }];
  Object.assign(onFirst, { cents: onFirst.cents + plan, plan });
  return ofAmount;
}

/** A refund of what is no longer in escrow, newest charge first: each card takes back up to what it paid, with the plan. */
export function partsOfCardRefund<Charge extends ChargeSums>(
  charges: readonly Charge[],
  cents: Cents,
): RefundPart<Charge>[] {
  const { parts, rest } = share(charges.toReversed(), cents, refundableOf);
  if (rest > 0) throw new Error(`${rest} cents more are refunded than cards paid`);
  return parts.map((part) => ({ ...part, plan: 0 }));
}

/** What the carrier is paid, oldest charge first: a transfer a charge. `rest` is what no charge has room for. */
export function partsOfTransfer<Charge extends ChargeSums>(
  charges: readonly Charge[],
  cents: Cents,
): { parts: Part<Charge>[]; rest: Cents } {
  return share(charges, cents, transferableOf);
}

/** What is taken back from the carrier, newest transfer first. */
export function partsOfReversal<Charge extends ChargeSums>(charges: readonly Charge[], cents: Cents): Part<Charge>[] {
  const { parts, rest } = share(charges.toReversed(), cents, reversibleOf);
  if (rest > 0) throw new Error(`${rest} cents more are taken back than were transferred`);
  return parts;
}

/** The part of what is in escrow that came from this charge: all that neither the others nor we account for. */
export function escrowOf<Charge extends ChargeSums>(charges: readonly Charge[], of: Charge, inEscrow: Cents): Cents {
  const others = charges.filter((charge) => charge !== of).reduce((sum, charge) => sum + keptOf(charge), 0);
  const carried = charges.reduce((sum, charge) => sum + carriedOf(charge), 0);
  return Math.max(0, inEscrow - others - carried);
}

/** Takes from each in turn what it has, until it is enough. */
function share<Charge>(
  charges: readonly Charge[],
  cents: Cents,
  most: (charge: Charge) => Cents,
): { parts: Part<Charge>[]; rest: Cents } {
  let rest = cents;
  const parts: Part<Charge>[] = [];
  for (const charge of charges) {
    const taken = Math.min(rest, most(charge));
    if (taken > 0) parts.push({ charge, cents: taken });
    rest -= taken;
  }
  return { parts, rest };
}
