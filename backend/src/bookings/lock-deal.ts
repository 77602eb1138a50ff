import { BOOKED } from '../common/booked.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { lockPayment } from '../payments/lock-payment.js';
import type { Payment } from '../payments/payment.entity.js';
import type { Tx } from '../platform/database/tx.js';
import { lockQuote } from '../quotes/lock-quote.js';
import { Quote } from '../quotes/quote.entity.js';
import { lockShipment } from '../shipments/lock-shipment.js';
import type { Shipment } from '../shipments/shipment.entity.js';

/** A shipment, the quote it is booked on, and that quote's payment: all locked. */
export interface Deal {
  shipment: Shipment;
  quote: Quote;
  payment: Payment | undefined;
}

/** A deal whose payment was started. */
export interface PaidDeal extends Deal {
  payment: Payment;
}

/**
 * Locks a quote's deal: its shipment, the quote, the payment. Every transaction that needs more than one of them takes
 * them in this order, and what hangs on the deal (claims, money operations, a user's figures) after them.
 * @throws 404
 */
export async function lockDeal(tx: Tx, quoteId: string): Promise<Deal> {
  if (!isUuid(quoteId)) throw problem('not_found');
  // Sent together; the database takes them in this order.
  const [locked, payment] = await Promise.all([lockQuote(tx, quoteId), lockPayment(tx, quoteId)]);
  return { ...locked, payment };
}

/** Locks a shipment and the deal on it, in the same order, for a call under the shipment's address. @throws 404 */
export async function lockShipmentWithDeal(tx: Tx, shipmentId: string): Promise<{ shipment: Shipment; deal?: Deal }> {
  const shipment = await lockShipment(tx, shipmentId);
  const quote = await tx.lock(Quote, { shipmentId: shipment.id, status: BOOKED });
  return quote ? { shipment, deal: { shipment, quote, payment: await lockPayment(tx, quote.id) } } : { shipment };
}
