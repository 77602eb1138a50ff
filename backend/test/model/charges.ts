import type { ModelCharge, ModelPayment } from './shape.js';

/** What is left of a charge's amount, and of all that its card paid. */
export const kept = ({ amount, refunded, lost }: ModelCharge): number => amount - refunded - lost;
const left = (charge: ModelCharge): number => kept(charge) + charge.plan - charge.planRefunded;

export const newCharge = (amount: number, plan: number): ModelCharge => ({
  amount,
  plan,
  refunded: 0,
  planRefunded: 0,
  lost: 0,
  carried: 0,
  transferred: 0,
  reversed: 0,
  state: 'open',
});

/** The first charge, which is for the job as it was accepted. */
export function firstOf({ charges }: ModelPayment): ModelCharge {
  const [first] = charges;
  if (!first) throw new Error('A payment has a charge.');
  return first;
}

const isCaptured = ({ state }: ModelCharge): boolean => state === 'captured';

/** What stays in escrow at the platform's expense. */
export const carriedBy = ({ charges }: ModelPayment): number => charges.reduce((sum, { carried }) => sum + carried, 0);

/** Takes from each charge in turn until it is enough. */
function take(charges: ModelCharge[], cents: number, most: (charge: ModelCharge) => number, count: Count): void {
  let rest = cents;
  for (const charge of charges) {
    const taken = Math.min(rest, Math.max(0, most(charge)));
    count(charge, taken);
    rest -= taken;
  }
  if (rest > 0) throw new Error(`No charge has the other ${rest} cents.`);
}
type Count = (charge: ModelCharge, cents: number) => void;

/** To the card out of escrow, newest charge first; the plan from the first. */
export function takeBack(payment: ModelPayment, amount: number, plan: number): void {
  take(payment.charges.filter(isCaptured).toReversed(), amount, kept, (charge, cents) => (charge.refunded += cents));
  firstOf(payment).planRefunded += plan;
}

/** To the card although escrow is empty: up to what it paid, the plan last. */
export function takeBackFromCards(payment: ModelPayment, cents: number): void {
  take(payment.charges.filter(isCaptured).toReversed(), cents, left, (charge, taken) => {
    const ofAmount = Math.min(taken, kept(charge));
    charge.refunded += ofAmount;
    charge.planRefunded += taken - ofAmount;
  });
}

/** What the cards could still take back. */
export const cardsHave = ({ charges }: ModelPayment): number =>
  charges.filter(isCaptured).reduce((sum, charge) => sum + left(charge), 0);

/** To the carrier, oldest charge first; what no charge has room for is sent at the platform's expense. */
export function send(payment: ModelPayment, payout: number): void {
  const captured = payment.charges.filter(isCaptured);
  const room = captured.reduce((sum, charge) => sum + Math.max(0, kept(charge) - charge.transferred), 0);
  payment.bare = Math.max(0, payout - room);
  take(
    captured,
    payout - payment.bare,
    (charge) => kept(charge) - charge.transferred,
    (charge, cents) => (charge.transferred += cents),
  );
}

/** Back from the carrier, newest transfer first. */
export function takeFromCarrier(payment: ModelPayment, cents: number): void {
  const ofBare = Math.min(cents, payment.bare - payment.bareBack);
  payment.bareBack += ofBare;
  take(
    payment.charges.filter(isCaptured).toReversed(),
    cents - ofBare,
    ({ transferred, reversed }) => transferred - reversed,
    (charge, taken) => (charge.reversed += taken),
  );
}

/** A bank gave it to the cardholder: the amount, then the plan. */
export function loseCharge(charge: ModelCharge, cents: number): void {
  const ofAmount = Math.min(cents, kept(charge));
  charge.lost += ofAmount;
  charge.planRefunded += Math.min(cents - ofAmount, charge.plan - charge.planRefunded);
}
