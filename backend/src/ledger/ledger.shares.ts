import { type Cents, shareOf } from '../common/money.js';

/**
 * How what is left of a quote's amount is shared at release: the fee is `feeBasisPoints` of it, rounded half up, and
 * the payout is all the rest, so that no cent is made or lost.
 */
export function sharesOf(left: Cents, feeBasisPoints: number): { fee: Cents; payout: Cents } {
  const fee = shareOf(left, feeBasisPoints);
  return { fee, payout: left - fee };
}

/** The carrier's share when the owner cancels late: a share of the amount, at most what is left of it, without a fee. */
export function compensationOf(amount: Cents, left: Cents, basisPoints: number): Cents {
  return Math.min(shareOf(amount, basisPoints), left);
}

/** What is taken back after a release, in cents: from the carrier's payout, and from the platform fee. */
export interface Recovery {
  carrier: Cents;
  fee: Cents;
}

/** Takes `amount` back out of what is left of a release, at most all of it, including the fee on the part that goes back. */
export function recoveryOf(amount: Cents, left: Cents, feeBasisPoints: number): Recovery {
  const taken = Math.max(0, Math.min(amount, left));
  const fee = sharesOf(left, feeBasisPoints).fee - sharesOf(left - taken, feeBasisPoints).fee;
  return { carrier: taken - fee, fee };
}

/** Where the rest of a granted claim comes from once escrow is empty, and how it reaches the shipper. */
export interface ClaimShares {
  fromCarrier: Cents;
  fromGuarantee: Cents;
  /** To the card, of both. */
  onCard: Cents;
  /** What the card cannot take: paid by hand. */
  outOfBand: Cents;
}

/** `owed` comes from what was taken back, the rest from the guarantee fund; the card takes it up to what it paid. */
export function claimShares(owed: Cents, { carrier, fee }: Recovery, refundable: Cents): ClaimShares {
  const onCard = Math.min(owed, refundable);
  return { fromCarrier: carrier + fee, fromGuarantee: owed - carrier - fee, onCard, outOfBand: owed - onCard };
}

/** Whose money a lost chargeback took. */
export interface LostShares {
  /** Already owed to the shipper as refunds not made yet: the bank has paid it instead. */
  refunds: Cents;
  escrow: Cents;
  /** The price of the protection plan. */
  protection: Cents;
  /** The rest: recovered from the carrier with the fee on it, or our loss. */
  rest: Cents;
}

/** Shares out a lost chargeback of `amount`: refunds owed first, then escrow, then the plan's price (whole or not at all). */
export function lostShares(amount: Cents, most: Omit<LostShares, 'rest'>): LostShares {
  const refunds = Math.min(amount, most.refunds);
  const escrow = Math.min(amount - refunds, most.escrow);
  const beyond = amount - refunds - escrow;
  const protection = beyond >= most.protection ? most.protection : 0;
  return { refunds, escrow, protection, rest: beyond - protection };
}
