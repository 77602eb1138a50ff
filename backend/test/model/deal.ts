import { addDays, daysBetween, endOfDay, localDay, startOfDay } from '../../src/common/calendar.js';
import { carriedBy, firstOf, newCharge, send, takeBack } from './charges.js';
import { dropExtra } from './extras.js';
import { lapseOffers } from './offers.js';
import { isDisputed, isOpen, type ModelDeal, type ModelPayment, type ModelQuote, type PlanId } from './shape.js';
import { DELIVERY_ZONE, PICKUP_ZONE } from './zones.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Shares in basis points and minimums in cents, as the help pages promise them. */
const PLANS: Record<PlanId, { basisPoints: number; minimum: number }> = {
  standard: { basisPoints: 0, minimum: 0 },
  plus: { basisPoints: 150, minimum: 1_500 },
  premium: { basisPoints: 250, minimum: 2_500 },
};

/** A share of cents, rounded half up. */
export const share = (cents: number, basisPoints: number): number =>
  Number((BigInt(cents) * BigInt(basisPoints) + 5_000n) / 10_000n);

export const divide = (payment: ModelPayment): void => {
  payment.fee = share(payment.left, 500);
  payment.payout = payment.left - payment.fee;
};

export function newPayment(quote: ModelQuote, plan: PlanId): ModelPayment {
  const payment: ModelPayment = {
    status: 'pending',
    plan,
    protection: 0,
    charges: [newCharge(quote.amount, 0)],
    bare: 0,
    bareBack: 0,
    left: quote.amount,
    refunded: 0,
    payout: 0,
    fee: 0,
    unheard: false,
    cardBack: 0,
    recovered: 0,
    lost: 0,
    delayPaid: 0,
  };
  choosePlan(quote, payment, plan);
  divide(payment);
  return payment;
}

export function choosePlan(quote: ModelQuote, payment: ModelPayment, plan: PlanId): void {
  payment.plan = plan;
  payment.protection = Math.max(share(quote.amount, PLANS[plan].basisPoints), PLANS[plan].minimum);
  firstOf(payment).plan = payment.protection;
}

/** Another price is agreed before the card is charged. */
export function changeAmount(quote: ModelQuote, payment: ModelPayment): void {
  firstOf(payment).amount = quote.amount;
  payment.left = quote.amount;
  choosePlan(quote, payment, payment.plan);
  divide(payment);
}

/** Without pending quotes, a shipment that is not booked is listed. */
export function settleListing(deal: ModelDeal): void {
  deal.status = deal.quotes.some(({ status }) => status === 'pending') ? 'quoted' : 'listed';
}

function decline(quote: ModelQuote, reason: string): void {
  quote.status = 'declined';
  quote.reason = reason;
}

export function declinePending(deal: ModelDeal, reason: string): void {
  for (const quote of deal.quotes) if (quote.status === 'pending') decline(quote, reason);
  lapseOffers(deal.quotes);
}

/** Everything in escrow goes back, including the plan's price unless it did its work. Claims have nothing left to decide. */
export function refundAll(quote: ModelQuote, payment: ModelPayment, keepsPlan = false): void {
  const plan = keepsPlan ? 0 : payment.protection;
  const toCards = payment.left - carriedBy(payment);
  takeBack(payment, toCards, plan);
  payment.cardBack += toCards + plan;
  endInRefund(quote, payment, payment.left + plan);
}

/** The payment ends with nothing in escrow, after this much more of it went back. */
export function endInRefund(quote: ModelQuote, payment: ModelPayment, back: number): void {
  Object.assign(payment, { status: 'refunded', refunded: payment.refunded + back, left: 0, payout: 0, fee: 0 });
  for (const claim of quote.claims.filter(isOpen)) {
    Object.assign(claim, {
      status: 'approved',
      granted: claim.side === 'shipper' ? Math.min(claim.amount, payment.refunded) : 0,
    });
  }
}

/** What a full refund means for a deal nobody called off: if delivered, it is complete; otherwise it is over. */
export function endRefunded(deal: ModelDeal, quote: ModelQuote): void {
  dropExtra(quote, 'lapsed');
  if (quote.status === 'delivered') quote.status = 'completed';
  if (quote.status !== 'paid' && quote.status !== 'in_progress') return;
  decline(quote, 'refunded');
  declinePending(deal, 'shipment_cancelled');
  deal.status = 'cancelled';
}

/** An unsettled payment ends; a charge nobody told us of is seen when the intent is cancelled, and goes back whole. */
function endUnpaid(quote: ModelQuote): void {
  const { payment } = quote;
  if (!payment || payment.status === 'paid') return;
  payment.status = 'failed';
  firstOf(payment).state = 'cancelled';
  if (payment.unheard) {
    payment.unheard = false;
    firstOf(payment).state = 'captured';
    refundAll(quote, payment);
  }
}

/** The money reaches escrow; if the deal is off it goes straight back. */
export function capture(deal: ModelDeal, quote: ModelQuote, payment: ModelPayment, at: number): void {
  payment.unheard = false;
  delete payment.reviewEnds;
  firstOf(payment).state = 'captured';
  if (quote.status !== 'accepted') return refundAll(quote, payment);
  payment.status = 'in_escrow';
  quote.status = 'paid';
  quote.paidAt = at;
  declinePending(deal, 'another_accepted');
}

export const agreedDay = (quote: ModelQuote): string =>
  quote.pickupDay ?? addDays(localDay(new Date(quote.paidAt ?? 0), PICKUP_ZONE), 1);

export const noShowAt = (quote: ModelQuote): number =>
  Math.max(endOfDay(agreedDay(quote), PICKUP_ZONE).getTime(), quote.paidAt ?? 0) + 72 * HOUR;

/** Does the owner's cancellation cost 10% now? */
export function isLate(quote: ModelQuote, now: number): boolean {
  if (!quote.pickupDay) return false;
  return (
    now > startOfDay(quote.pickupDay, PICKUP_ZONE).getTime() - DAY &&
    now < endOfDay(quote.pickupDay, PICKUP_ZONE).getTime()
  );
}

/** The deal falls through while accepted or paid: everything goes back, or ends unpaid; the shipment is free again, or cancelled. */
export function fallThrough(deal: ModelDeal, quote: ModelQuote, reason: string, then: 'free' | 'cancelled'): void {
  decline(quote, reason);
  dropExtra(quote, 'lapsed');
  if (quote.payment?.status === 'in_escrow') refundAll(quote, quote.payment);
  else endUnpaid(quote);
  if (then === 'free') return settleListing(deal);
  declinePending(deal, 'shipment_cancelled');
  deal.status = 'cancelled';
}

/** A tenth is the carrier's, the rest goes back. */
function refundLessTenth(quote: ModelQuote, payment: ModelPayment): void {
  const compensation = Math.min(share(quote.amount, 1_000), payment.left);
  payment.left -= compensation;
  refundAll(quote, payment);
  payment.payout = compensation;
  send(payment, compensation);
}

/** At the door the carrier cannot take it: a tenth is theirs if the owner agrees; else all of it goes back. */
export function endAtTheDoor(deal: ModelDeal, quote: ModelQuote, payment: ModelPayment, isAgreed: boolean): void {
  if (!isAgreed) return fallThrough(deal, quote, 'item_differs', 'free');
  refundLessTenth(quote, payment);
  decline(quote, 'item_differs');
  settleListing(deal);
}

/** The owner cancels on the last day before the agreed pickup. */
export function cancelLate(deal: ModelDeal, quote: ModelQuote, payment: ModelPayment): void {
  dropExtra(quote, 'lapsed');
  refundLessTenth(quote, payment);
  decline(quote, 'cancelled_by_shipper');
  declinePending(deal, 'shipment_cancelled');
  deal.status = 'cancelled';
}

/** Delivered: the delay refund goes back; the automatic release is three days away. */
export function becomeDelivered(deal: ModelDeal, quote: ModelQuote, now: number): void {
  deal.status = 'delivered';
  quote.status = 'delivered';
  quote.deliveredAt = now;
  dropExtra(quote, 'lapsed');
  if (quote.payment?.status !== 'in_escrow') return;
  quote.releaseAt = now + 72 * HOUR;
  if (!isDisputed(quote)) refundDelay(deal, quote);
}

/** What a late delivery refunds, once, less what a claim paid for it. If that leaves nothing it is a full refund. */
export function refundDelay(deal: ModelDeal, quote: ModelQuote): void {
  const { payment, deliveryDay, deliveredAt, arrivedOn } = quote;
  if (!payment || !deliveryDay || deliveredAt === undefined || payment.delayBack !== undefined) return;
  const days = Math.max(0, daysBetween(deliveryDay, arrivedOn ?? localDay(new Date(deliveredAt), DELIVERY_ZONE)));
  const refund = Math.min(
    Math.max(0, share(quote.amount, Math.min(500 * days, 2_500)) - payment.delayPaid),
    payment.left - carriedBy(payment),
  );
  if (refund === 0) return;
  payment.delayBack = refund;
  if (refund < payment.left - carriedBy(payment)) return refundPart(payment, refund);
  refundAll(quote, payment);
  endRefunded(deal, quote);
}

export function refundPart(payment: ModelPayment, cents: number): void {
  takeBack(payment, cents, 0);
  payment.left -= cents;
  payment.refunded += cents;
  payment.cardBack += cents;
  divide(payment);
}

export function release(quote: ModelQuote, payment: ModelPayment): void {
  payment.status = 'released';
  payment.left = 0;
  send(payment, payment.payout);
  quote.status = 'completed';
}

/** Settled between the two without us. */
export function completeUnpaid(deal: ModelDeal, quote: ModelQuote, now: number): void {
  dropExtra(quote, 'lapsed');
  endUnpaid(quote);
  quote.deliveredAt = now;
  declinePending(deal, 'another_accepted');
  deal.status = 'delivered';
  quote.status = 'completed';
}
