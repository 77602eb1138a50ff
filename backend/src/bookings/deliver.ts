import { type Actor, CLOCK, type User } from '../common/actor.js';
import { daysBetween, localDay } from '../common/calendar.js';
import { after, HOUR } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { shareOf } from '../common/money.js';
import type { JsonText } from '../common/paging.js';
import { requireState } from '../common/rules.js';
import type { Payment } from '../payments/payment.entity.js';
import type { Tx } from '../platform/database/tx.js';
import { SHIPMENT_RULES, type ShipmentVerb } from '../shipments/shipments.rules.js';
import { requireFewPhotos } from '../uploads/uploads.dto.js';
import type { Proof } from './bookings.dto.js';
import { agreedOf, type Deal, type Desk } from './desk.js';
import { keepProof } from './proof.js';
import { endRefunded, refundInFull, refundPart } from './refund.js';

/**
 * The carrier has delivered: the delay refund is made if due, and the time until the release by itself begins.
 * @throws 404; 403; 409
 */
export async function deliver(desk: Desk, user: User, shipmentId: string, proof: Proof): Promise<JsonText> {
  requireFewPhotos(proof.photos ?? []);
  return desk.db.tx(async (tx) => {
    const { shipment, deal } = await desk.lockShipment(tx, shipmentId, user, 'carrier');
    requireState(SHIPMENT_RULES, 'deliver', shipment.status);
    if (!deal) throw problem('forbidden');
    const deliveredAt = await becomeDelivered(desk, tx, deal, user, 'deliver');
    await keepProof(desk, tx, user, deal, 'deliver', proof);
    if (deal.payment?.status === 'in_escrow') {
      await desk.setDeadline(tx, 'auto_release', deal, after(deliveredAt, agreedOf(deal.quote).autoReleaseHours * HOUR));
    }
    await desk.announce(tx, 'shipment.delivered', deal);
    return desk.shipments.answer(tx, shipmentId, user);
  });
}

/**
 * A participant: shipment and quote become delivered, the time for claims begins, and what the delay costs goes back to
 * the shipper, once. Answers `deliveredAt`.
 */
export async function becomeDelivered(desk: Desk, tx: Tx, deal: Deal, actor: Actor, verb: Extract<ShipmentVerb, 'deliver' | 'confirm-delivery'>): Promise<Date> {
  const now = desk.clock.now();
  await desk.moveQuote(tx, deal, verb, actor, { deliveredAt: now });
  await desk.moveShipment(tx, deal.shipment, verb, actor, 'delivered', { deliveredAt: now });
  const { payment, quote, shipment } = deal;
  if (payment?.status !== 'in_escrow') return now;
  await desk.setDeadline(tx, 'claim_window', deal, after(now, agreedOf(quote).claimWindowHours * HOUR));
  if (!payment.frozenBy.includes('chargeback')) await makeDelayRefund(desk, tx, { ...deal, payment }, localDay(now, shipment.deliveryTimeZone));
  return now;
}

/**
 * A participant: gives back what a delivery on this day costs for its delay, once, less what a claim has given for it on
 * the way. While a chargeback is open it waits.
 * Where it leaves nothing of the amount it is a full refund.
 */
export async function makeDelayRefund(desk: Desk, tx: Tx, deal: Deal & { payment: Payment }, deliveredOn: string): Promise<void> {
  const left = await desk.payments.left(tx, deal.payment);
  const amount = delayRefund(deal, deliveredOn, left);
  if (amount === 0 || (await desk.payments.wasRefundedFor(tx, deal.quote.id, 'delay'))) return;
  if (amount < left) {
    await refundPart(desk, tx, deal, amount, 'delay');
    return desk.announce(tx, 'payment.refunded', deal);
  }
  await refundInFull(desk, tx, deal, CLOCK, 'delay');
  await endRefunded(desk, tx, deal, CLOCK);
}

/** A share of the amount for each calendar day after the promised one, up to a part of it, and to what is left; none without a promise. */
function delayRefund({ quote, payment }: Deal & { payment: Payment }, deliveredOn: string, left: number): number {
  if (!quote.estimatedDeliveryDate) return 0;
  const agreed = agreedOf(quote);
  const days = Math.max(0, daysBetween(quote.estimatedDeliveryDate, deliveredOn));
  const basisPoints = Math.min(days * agreed.delayBasisPointsPerDay, agreed.delayMaxBasisPoints);
  return Math.min(Math.max(0, shareOf(quote.amountCents, basisPoints) - payment.delayPaidCents), left);
}
