import { addDays, daysBetween, endOfDay, localDay, startOfDay } from '../../src/common/calendar.js';

/** Zones of the places of every deal of the model: Austin and Denver. */
export const PICKUP_ZONE = 'America/Chicago';
export const DELIVERY_ZONE = 'America/Denver';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type PlanId = 'standard' | 'plus' | 'premium';

/** Shares in basis points and minimums in cents, as the help pages promise them. */
const PLANS: Record<PlanId, { basisPoints: number; minimum: number }> = {
  standard: { basisPoints: 0, minimum: 0 },
  plus: { basisPoints: 150, minimum: 1_500 },
  premium: { basisPoints: 250, minimum: 2_500 },
};

/** What a payment must say and the book must hold, in cents. */
export interface ModelPayment {
  status: 'pending' | 'paid' | 'in_escrow' | 'released' | 'refunded' | 'failed';
  plan: PlanId;
  protection: number;
  /** Of the quote's amount, still in escrow. */
  left: number;
  refunded: number;
  payout: number;
  fee: number;
  /** The card was charged, and the provider's word of it was lost. */
  unheard: boolean;
  /** When the provider's review ends, in ms of business time. */
  reviewEnds?: number;
  /** A claim or a chargeback holds it. */
  frozen?: boolean;
  /** A claim or a chargeback has changed it: from then on the program says what it holds, and the invariants judge. */
  troubled?: boolean;
}

export interface ModelQuote {
  id: string;
  carrier: number;
  amount: number;
  status: 'pending' | 'accepted' | 'declined' | 'paid' | 'in_progress' | 'delivered' | 'completed';
  reason: string | null;
  stale: boolean;
  pickupDay: string | null;
  deliveryDay: string | null;
  /** Instants in ms of business time. */
  windowEnds?: number;
  paidAt?: number;
  releaseAt?: number;
  payment?: ModelPayment;
}

/** A shipment as its parties must see it: written down from the promises, and from none of the program's rules. */
export interface ModelDeal {
  shipmentId: string;
  status: 'listed' | 'quoted' | 'booked' | 'in_transit' | 'delivered' | 'cancelled';
  quotes: ModelQuote[];
}

/** A share of cents, rounded half up. */
export const share = (cents: number, basisPoints: number): number => Number((BigInt(cents) * BigInt(basisPoints) + 5_000n) / 10_000n);

const divide = (payment: ModelPayment): void => {
  payment.fee = share(payment.left, 500);
  payment.payout = payment.left - payment.fee;
};

/** The newest quote of a carrier. */
export const quoteOf = (deal: ModelDeal, carrier: number): ModelQuote | undefined => deal.quotes.findLast((quote) => quote.carrier === carrier);

/** The quote that the shipment is, or was last, booked on. */
export const bookedQuote = (deal: ModelDeal): ModelQuote | undefined =>
  deal.quotes.find(({ status }) => ['accepted', 'paid', 'in_progress', 'delivered', 'completed'].includes(status));

export const escrowed = (deal: ModelDeal): ModelPayment | undefined => {
  const payment = bookedQuote(deal)?.payment;
  return payment?.status === 'in_escrow' ? payment : undefined;
};

export function newPayment(quote: ModelQuote, plan: PlanId): ModelPayment {
  const payment: ModelPayment = { status: 'pending', plan, protection: 0, left: quote.amount, refunded: 0, payout: 0, fee: 0, unheard: false };
  choosePlan(quote, payment, plan);
  divide(payment);
  return payment;
}

export function choosePlan(quote: ModelQuote, payment: ModelPayment, plan: PlanId): void {
  payment.plan = plan;
  payment.protection = Math.max(share(quote.amount, PLANS[plan].basisPoints), PLANS[plan].minimum);
}

/** Without pending quotes a shipment that is not booked is listed. */
export function settleListing(deal: ModelDeal): void {
  deal.status = deal.quotes.some(({ status }) => status === 'pending') ? 'quoted' : 'listed';
}

function decline(quote: ModelQuote, reason: string): void {
  quote.status = 'declined';
  quote.reason = reason;
}

export function declinePending(deal: ModelDeal, reason: string): void {
  for (const quote of deal.quotes) if (quote.status === 'pending') decline(quote, reason);
}

/** Everything in escrow goes back, the plan's price with it. */
export function refundAll(payment: ModelPayment): void {
  Object.assign(payment, { status: 'refunded', refunded: payment.refunded + payment.left + payment.protection, left: 0, payout: 0, fee: 0 });
}

/** A payment that was not settled ends; a charge that nobody told of is seen when the intent is cancelled, and goes back whole. */
function endUnpaid(payment: ModelPayment | undefined): void {
  if (!payment || payment.status === 'paid') return;
  payment.status = 'failed';
  if (payment.unheard) {
    payment.unheard = false;
    refundAll(payment);
  }
}

/** The money reaches escrow; where the deal is off it goes straight back. */
export function capture(deal: ModelDeal, quote: ModelQuote, payment: ModelPayment, at: number): void {
  payment.unheard = false;
  delete payment.reviewEnds;
  if (quote.status !== 'accepted') return refundAll(payment);
  payment.status = 'in_escrow';
  quote.status = 'paid';
  quote.paidAt = at;
  declinePending(deal, 'another_accepted');
}

export const agreedDay = (quote: ModelQuote): string => quote.pickupDay ?? addDays(localDay(new Date(quote.paidAt ?? 0), PICKUP_ZONE), 1);

const noShowAt = (quote: ModelQuote): number => Math.max(endOfDay(agreedDay(quote), PICKUP_ZONE).getTime(), quote.paidAt ?? 0) + 72 * HOUR;

/** Does the owner's cancellation cost 10 % now? */
export function isLate(quote: ModelQuote, now: number): boolean {
  if (!quote.pickupDay) return false;
  return now > startOfDay(quote.pickupDay, PICKUP_ZONE).getTime() - DAY && now < endOfDay(quote.pickupDay, PICKUP_ZONE).getTime();
}

/** The deal is off while it was accepted or paid: everything goes back, or ends unpaid; the shipment is free again, or cancelled. */
export function fallThrough(deal: ModelDeal, quote: ModelQuote, reason: string, then: 'free' | 'cancelled'): void {
  decline(quote, reason);
  if (quote.payment?.status === 'in_escrow') refundAll(quote.payment);
  else endUnpaid(quote.payment);
  if (then === 'free') return settleListing(deal);
  declinePending(deal, 'shipment_cancelled');
  deal.status = 'cancelled';
}

/** The owner cancels in the last day before the agreed pick-up: a tenth is the carrier's, the rest goes back. */
export function cancelLate(deal: ModelDeal, quote: ModelQuote, payment: ModelPayment): void {
  const compensation = Math.min(share(quote.amount, 1_000), payment.left);
  payment.left -= compensation;
  refundAll(payment);
  payment.payout = compensation;
  decline(quote, 'cancelled_by_shipper');
  declinePending(deal, 'shipment_cancelled');
  deal.status = 'cancelled';
}

/** Delivered: what the delay costs goes back; the release by itself is three days away. */
export function becomeDelivered(deal: ModelDeal, quote: ModelQuote, now: number): void {
  deal.status = 'delivered';
  quote.status = 'delivered';
  const { payment } = quote;
  if (payment?.status !== 'in_escrow') return;
  quote.releaseAt = now + 72 * HOUR;
  if (!quote.deliveryDay) return;
  const days = Math.max(0, daysBetween(quote.deliveryDay, localDay(new Date(now), DELIVERY_ZONE)));
  const refund = Math.min(share(quote.amount, Math.min(500 * days, 2_500)), payment.left);
  payment.left -= refund;
  payment.refunded += refund;
  divide(payment);
}

export function release(quote: ModelQuote, payment: ModelPayment): void {
  payment.status = 'released';
  payment.left = 0;
  quote.status = 'completed';
}

/** Settled between the two without us. */
export function completeUnpaid(deal: ModelDeal, quote: ModelQuote): void {
  endUnpaid(quote.payment);
  declinePending(deal, 'another_accepted');
  deal.status = 'delivered';
  quote.status = 'completed';
}

interface Due {
  at: number;
  happen(): void;
}

/** What falls due next for a deal by itself, if anything. */
function nextDue(deal: ModelDeal): Due | undefined {
  const due: Due[] = [];
  for (const quote of deal.quotes) {
    const { payment } = quote;
    if (payment?.reviewEnds !== undefined) due.push({ at: payment.reviewEnds, happen: () => capture(deal, quote, payment, payment.reviewEnds ?? 0) });
    if (quote.status === 'accepted' && payment?.status !== 'paid' && quote.windowEnds !== undefined) {
      const at = quote.windowEnds;
      // The provider is asked before the window ends.
      due.push({ at, happen: () => (payment?.unheard ? capture(deal, quote, payment, at) : fallThrough(deal, quote, 'payment_expired', 'free')) });
    }
    if (quote.status === 'paid') due.push({ at: noShowAt(quote), happen: () => fallThrough(deal, quote, 'no_show', 'free') });
    if (quote.status === 'delivered' && payment?.status === 'in_escrow') due.push({ at: quote.releaseAt ?? 0, happen: () => release(quote, payment) });
  }
  return due.sort((one, other) => one.at - other.at)[0];
}

/** All that happens by itself until an instant, in its order. */
export function passTime(deal: ModelDeal, until: number): void {
  for (let due = nextDue(deal); due && due.at <= until; due = nextDue(deal)) due.happen();
}
