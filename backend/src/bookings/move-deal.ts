import type { Actor } from '../common/actor.js';
import { after, DAY } from '../common/clock.js';
import type { DeadlineKind } from '../common/deadlines.js';
import { PAYMENT_RULES, type PaymentVerb } from '../payments/payments.rules.js';
import type { Payment } from '../payments/payment.entity.js';
import type { PaymentStatus } from '../common/payment-status.js';
import { move, type MovedRow, type MoveOptions } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import { openDeadline, setDeadline } from '../platform/deadlines/deadlines.js';
import type { DealEvent, PaidEvent } from '../platform/events/catalog.js';
import { emit } from '../platform/events/events.js';
import { Quote } from '../quotes/quote.entity.js';
import { QUOTE_RULES, type QuoteStatus, type QuoteVerb } from '../quotes/quotes.rules.js';
import { Shipment } from '../shipments/shipment.entity.js';
import { SHIPMENT_RULES, type ShipmentStatus, type ShipmentVerb } from '../shipments/shipments.rules.js';
import { ENDS_CHANGES } from './change-orders.rules.js';
import type { Deal, PaidDeal } from './lock-deal.js';
import { lapseChange } from './move-change.js';

type Booking = Pick<Deal, 'shipment' | 'quote'>;
type How<State extends string, Row extends MovedRow<State>> = Omit<MoveOptions<State, Row>, 'shipmentId'>;

export async function moveShipment(
  tx: Tx,
  shipment: Shipment,
  verb: ShipmentVerb,
  actor: Actor,
  how: How<ShipmentStatus, Shipment>,
): Promise<void> {
  move(tx, SHIPMENT_RULES, shipment, verb, actor, { ...how, shipmentId: shipment.id });
}

/** Also ends what is proposed to change the deal, if the verb does. */
export async function moveQuote(
  tx: Tx,
  { shipment, quote }: Booking,
  verb: QuoteVerb,
  actor: Actor,
  how: How<QuoteStatus, Quote>,
): Promise<void> {
  move(tx, QUOTE_RULES, quote, verb, actor, { ...how, shipmentId: shipment.id });
  if (ENDS_CHANGES.has(verb)) await lapseChange(tx, how.at, { shipment, quote }, actor, verb);
}

/** Moves the payment; its quote mirrors the new status. */
export async function movePayment(
  tx: Tx,
  { quote, payment }: Pick<PaidDeal, 'quote' | 'payment'>,
  verb: PaymentVerb,
  actor: Actor,
  how: How<PaymentStatus, Payment>,
): Promise<void> {
  move(tx, PAYMENT_RULES, payment, verb, actor, { ...how, shipmentId: payment.shipmentId });
  await mirrorPayment(tx, how.at, { quote, payment });
}

/** Writes on the quote what it shows of its payment: a failed attempt that can be repeated still shows as pending. */
export async function mirrorPayment(
  tx: Tx,
  at: Date,
  { quote, payment }: Pick<PaidDeal, 'quote' | 'payment'>,
): Promise<void> {
  const paymentStatus = payment.status === 'failed' && quote.status === 'accepted' ? 'pending' : payment.status;
  tx.update(Quote, quote.id, { paymentStatus, updatedAt: at });
  quote.paymentStatus = paymentStatus;
}

/**
 * Tells both sides, with the status now of what the event is about. What happened to a shipment is a change of it, even where its row
 * stays: who asks for what changed since then, finds it.
 */
export async function announceDeal(
  tx: Tx,
  at: Date,
  name: DealEvent,
  { shipment, quote, payment }: Deal,
): Promise<void> {
  if (name.startsWith('shipment.') && shipment.updatedAt < at) tx.update(Shipment, shipment.id, { updatedAt: at });
  const { status } = name.startsWith('shipment.') ? shipment : quote;
  const ids = { shipmentId: shipment.id, quoteId: quote.id, ...(payment ? { paymentId: payment.id } : {}), status };
  emit(tx, at, name, ids, [shipment.userId, quote.carrierId]);
}

/** Tells both sides what happened to their payment, with its status now. */
export async function announcePayment(
  tx: Tx,
  at: Date,
  name: PaidEvent,
  { shipment, quote, payment }: PaidDeal,
): Promise<void> {
  const ids = { shipmentId: shipment.id, quoteId: quote.id, paymentId: payment.id, status: payment.status };
  emit(tx, at, name, ids, [shipment.userId, quote.carrierId]);
}

/** Sets or moves a deadline of the quote. */
export async function setDealDeadline(
  tx: Tx,
  at: Date,
  kind: DeadlineKind,
  { shipment, quote }: Booking,
  dueAt: Date,
): Promise<void> {
  setDeadline(tx, at, { kind, subject: quote.id, shipmentId: shipment.id, dueAt });
}

/** Whatever held up the payment, at least a day is left to pay. */
export async function leaveDayToPay(tx: Tx, at: Date, deal: Booking): Promise<void> {
  const { quote } = deal;
  const least = after(at, DAY);
  const dueAt = quote.paymentDueAt && quote.paymentDueAt > least ? quote.paymentDueAt : least;
  tx.update(Quote, quote.id, { paymentDueAt: dueAt, updatedAt: at });
  quote.paymentDueAt = dueAt;
  await setDealDeadline(tx, at, 'payment_window', deal, dueAt);
}

/** Moves a deadline to `least`, unless it is already later. */
export async function postponeDealDeadline(
  tx: Tx,
  at: Date,
  kind: DeadlineKind,
  deal: Booking,
  least: Date,
): Promise<void> {
  const dueAt = await openDeadline(tx, kind, deal.quote.id);
  if (!dueAt || dueAt < least) await setDealDeadline(tx, at, kind, deal, least);
}
