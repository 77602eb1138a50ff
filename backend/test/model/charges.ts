import type { ModelCharge, ModelPayment } from './shape.js';

/** What is left of a charge's amount, and of all that its card paid. */
const kept = ({ amount, refunded, lost }: ModelCharge): number => amount - refunded - lost;
const left = (charge: ModelCharge): number => kept(charge) + charge.plan - charge.planRefunded;

export const newCharge = (amount: number, plan: number): ModelCharge => ({
  amount,
  plan,
  refunded: 0,
  planRefunded: 0,
  lost: 0,
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
  take(payment.charges.toReversed(), amount, kept, (charge, cents) => (charge.refunded += cents));
  firstOf(payment).planRefunded += plan;
}

/** To the card although escrow is empty: up to what it paid, the plan last. */
export function takeBackFromCards(payment: ModelPayment, cents: number): void {
  take(payment.charges.toReversed(), cents, left, (charge, taken) => {
    const ofAmount = Math.min(taken, kept(charge));
    charge.refunded += ofAmount;
    charge.planRefunded += taken - ofAmount;
  });
}

/** What the cards could still take back. */
export const cardsHave = ({ charges }: ModelPayment): number => charges.reduce((sum, charge) => sum + left(charge), 0);

/** To the carrier, oldest charge first. */
export function send(payment: ModelPayment, payout: number): void {
  take(
    payment.charges,
    payout,
    (charge) => kept(charge) - charge.transferred,
    (charge, cents) => (charge.transferred += cents),
  );
}

/** Back from the carrier, newest transfer first. */
export function takeFromCarrier(payment: ModelPayment, cents: number): void {
  take(
    payment.charges.toReversed(),
    cents,
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
