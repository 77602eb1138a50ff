import { rolesOf, type User } from '../common/actor.js';
import { after, HOUR } from '../common/clock.js';
import { endOfDay } from '../common/calendar.js';
import { type ErrorCode, problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import type { JsonText } from '../common/paging.js';
import { requireState } from '../common/rules.js';
import { compensationOf } from '../ledger/ledger.shares.js';
import { Payment } from '../payments/payment.entity.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { DEFAULT_SETTINGS } from '../platform/settings/settings.js';
import { Quote } from '../quotes/quote.entity.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { textColumns } from '../shipments/shipments.texts.js';
import type { CancellationPreview } from './bookings.dto.js';
import { agreedOf, agreedPickupDay, BOOKED, type Deal, type Desk, pickupDayStart, requireNotDisputed } from './desk.js';
import { refundInFull, refundLessCompensation } from './refund.js';

/**
 * The owner cancels: free before acceptance and before payment; from escrow refunded as the terms of cancellation say.
 * @throws 404; 403; 409 `use_claim` once it is on its way, `payment_disputed`
 */
export async function cancel(desk: Desk, user: User, shipmentId: string, reason: string | null): Promise<JsonText> {
  return desk.db.tx(async (tx) => {
    await cancelIn(desk, tx, user, shipmentId, reason);
    return desk.shipments.answer(tx, shipmentId, user);
  });
}

/** A participant: cancels as the call does; an operator does so at no cost to the owner. */
export async function cancelIn(desk: Desk, tx: Tx, user: User, shipmentId: string, reason: string | null, as: 'owner' | 'admin' = 'owner'): Promise<void> {
  const { shipment, deal } = await desk.lockShipment(tx, shipmentId, user, as);
  requireState(SHIPMENT_RULES, 'cancel', shipment.status);
  if (deal) await cancelDeal(desk, tx, deal, user, as);
  await desk.quotes.closePending(tx, shipment, user, 'shipment_cancelled');
  await desk.moveShipment(tx, shipment, 'cancel', user, 'cancelled', { ...textColumns(shipment, { cancelReason: reason }) });
  if (deal) await desk.announce(tx, 'shipment.cancelled', deal);
  else await emit(tx, desk.clock.now(), 'shipment.cancelled', { shipmentId }, [shipment.userId]);
}

async function cancelDeal(desk: Desk, tx: Tx, deal: Deal, user: User, as: 'owner' | 'admin'): Promise<void> {
  const { payment, quote } = deal;
  if (payment?.status === 'in_escrow') requireNotDisputed(payment);
  const declineReason = as === 'owner' ? 'cancelled_by_shipper' : 'cancelled_by_admin';
  await desk.moveQuote(tx, deal, 'cancel', user, { declineReason });
  if (payment?.status !== 'in_escrow') return desk.cancelUnpaid(tx, deal, user);
  const paid = { ...deal, payment };
  if (as === 'owner') await desk.turns.take(tx, paid, 'cancelled', user);
  const late = as === 'owner' && lateCancellation(deal, quote.paidAt ?? desk.clock.now(), desk.clock.now());
  if (late) await refundLessCompensation(desk, tx, paid, user);
  else await refundInFull(desk, tx, paid, user, declineReason);
}

/**
 * Does cancelling now cost a share? Free until 24 hours (the operator's setting) before the agreed pick-up day begins, always when no day was
 * given, and again once that day has ended without a pick-up.
 */
export function lateCancellation(deal: Deal, paidAt: Date, now: Date): boolean {
  if (!deal.quote.estimatedPickupDate && !deal.shipment.pickupDate) return false;
  const dayEnds = endOfDay(agreedPickupDay(deal, paidAt), deal.shipment.pickupTimeZone);
  return now > freeUntilOf(deal, paidAt) && now < dayEnds;
}

/** So long before the agreed pick-up day begins cancelling is free. */
function freeUntilOf(deal: Deal, paidAt: Date): Date {
  return after(pickupDayStart(deal, paidAt), -(agreedOf(deal.quote).freeCancelHours ?? DEFAULT_SETTINGS.freeCancelHours) * HOUR);
}

/**
 * What cancelling now would cost, for owner, carrier and operators.
 * @throws 404; 403
 */
export async function cancellationPreview(desk: Desk, user: User, shipmentId: string): Promise<CancellationPreview> {
  return desk.db.tx(async (tx) => {
    const shipment = await desk.shipments.lock(tx, shipmentId, user);
    const quote = await tx.find(Quote, { shipmentId: shipment.id, status: BOOKED });
    if (rolesOf(user, { ownerId: shipment.userId, carrierId: quote?.carrierId }).includes('stranger')) throw problem('forbidden');
    const refusal = SHIPMENT_RULES.verbs.cancel.from.includes(shipment.status)
      ? undefined
      : (SHIPMENT_RULES.verbs.cancel.refusals?.[shipment.status] ?? 'illegal_transition');
    const payment = quote && (await tx.find(Payment, { quoteId: quote.id }));
    if (refusal || !quote || payment?.status !== 'in_escrow') return preview(refusal, 0, 0, null);
    const now = desk.clock.now();
    const deal = { shipment, quote, payment };
    const left = await desk.payments.left(tx, payment);
    const paidAt = quote.paidAt ?? now;
    const compensation = lateCancellation(deal, paidAt, now) ? compensationOf(payment.amountCents, left, agreedOf(quote).lateCancelBasisPoints) : 0;
    const dated = quote.estimatedPickupDate !== null || shipment.pickupDate !== null;
    const disputed = payment.frozenBy.includes('chargeback') ? 'payment_disputed' : undefined;
    return preview(disputed, left + payment.protectionFeeCents - compensation, compensation, dated ? freeUntilOf(deal, paidAt) : null);
  });
}

function preview(code: ErrorCode | undefined, refundCents: number, compensationCents: number, freeUntil: Date | null): CancellationPreview {
  return {
    allowed: code === undefined,
    code: code ?? null,
    shipperRefund: centsToDollars(refundCents),
    carrierCompensation: centsToDollars(compensationCents),
    freeUntil,
  };
}
