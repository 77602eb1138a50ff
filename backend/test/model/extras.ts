import { newCharge } from './charges.js';
import { divide } from './deal.js';
import {
  type ModelCharge,
  type ModelOrder,
  type ModelPayment,
  type ModelQuote,
  proposedOrder,
  waitingOrder,
} from './shape.js';

const HOUR = 3_600_000;

/** The charge for an order's extra, from when it is first paid for. */
export function chargeFor(payment: ModelPayment, order: ModelOrder): ModelCharge {
  if (order.charge) return order.charge;
  order.charge = newCharge(order.delta, 0);
  payment.charges.push(order.charge);
  return order.charge;
}

/** A change is carried out. */
export function finish(quote: ModelQuote, order: ModelOrder): void {
  order.status = 'done';
  quote.changed = (quote.changed ?? 0) + order.delta;
  quote.raised = (quote.raised ?? 0) + Math.max(0, order.delta);
  quote.amount += order.delta;
}

/** The extra is there. */
export function captureExtra(quote: ModelQuote, order: ModelOrder): void {
  const payment = quote.payment as ModelPayment;
  delete order.unheard;
  delete order.reviewEnds;
  chargeFor(payment, order).state = 'captured';
  payment.left += order.delta;
  divide(payment);
  finish(quote, order);
}

/** It came too late, so it goes back. */
function returnExtra(quote: ModelQuote, order: ModelOrder): void {
  const payment = quote.payment as ModelPayment;
  delete order.unheard;
  delete order.reviewEnds;
  Object.assign(chargeFor(payment, order), { state: 'returned', refunded: order.delta });
  payment.cardBack += order.delta;
}

/** Nobody answers what is proposed, or waits for the extra, any more; paid all the same, that goes back. */
export function dropExtra(quote: ModelQuote, status: 'withdrawn' | 'lapsed'): void {
  const proposed = proposedOrder(quote);
  if (proposed) proposed.status = 'lapsed';
  const order = waitingOrder(quote);
  if (!order) return;
  order.status = status;
  if (order.unheard) return returnExtra(quote, order);
  if (order.charge?.state === 'open') order.charge.state = 'cancelled';
}

/** The provider has looked at the extra. */
export function endReview(quote: ModelQuote, order: ModelOrder): void {
  if (order.status === 'accepted') captureExtra(quote, order);
  else returnExtra(quote, order);
}

/** The time to pay is over; the provider is asked first, and may take longer. */
export function payTimeEnds(quote: ModelQuote, order: ModelOrder, at: number): void {
  if (order.unheard) return captureExtra(quote, order);
  if (order.reviewEnds !== undefined) order.payBy = at + HOUR;
  else dropExtra(quote, 'lapsed');
}
