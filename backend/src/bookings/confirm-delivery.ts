import type { User } from '../common/actor.js';
import { localDay } from '../common/calendar.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import type { Payment } from '../payments/payment.entity.js';
import type { PaymentAnswer } from '../payments/payments.dto.js';
import type { Tx } from '../platform/database/tx.js';
import { becomeDelivered } from './deliver.js';
import { agreedPickupDay, type Deal, type Desk, requireNotFrozen } from './desk.js';
import { release } from './release.js';

export interface Confirmed {
  shipment: JsonText;
  /** Only when money was released. */
  payment?: PaymentAnswer;
}

/**
 * The owner says that it has arrived: the payment is released. Asking again answers the same.
 * @throws 404; 403; 409 `payment_required`, `not_picked_up`, `claim_open`, `payment_disputed`, or when nothing is booked
 */
export async function confirmDelivery(desk: Desk, user: User, shipmentId: string): Promise<Confirmed> {
  return desk.db.tx(async (tx) => {
    const { shipment, deal } = await desk.lockShipment(tx, shipmentId, user, 'owner');
    if (!deal) throw problem('illegal_transition', { detail: `A shipment that is ${shipment.status} cannot be confirmed as delivered.` });
    if (deal.quote.status !== 'completed') await complete(desk, tx, deal, user);
    const paid = deal.payment?.status === 'released' ? await desk.payments.answer(tx, deal.payment) : undefined;
    return { shipment: await desk.shipments.answer(tx, shipmentId, user), ...(paid ? { payment: paid } : {}) };
  });
}

async function complete(desk: Desk, tx: Tx, deal: Deal, user: User): Promise<void> {
  const { shipment, quote, payment } = deal;
  if (payment?.status === 'in_escrow') return releaseNow(desk, tx, { ...deal, payment }, user);
  if (quote.status !== 'accepted' || payment?.status === 'paid') throw problem('payment_required');
  // Settled between the two without us: nothing was paid here, and nothing can be any more.
  await desk.cancelUnpaid(tx, deal, user);
  await becomeDelivered(desk, tx, deal, user, 'confirm-delivery');
  await desk.quotes.closePending(tx, shipment, user, 'another_accepted');
  await desk.moveQuote(tx, deal, 'complete', user);
  if (payment) await desk.mirror(tx, quote, payment);
  await desk.announce(tx, 'shipment.completed', deal);
}

async function releaseNow(desk: Desk, tx: Tx, deal: Deal & { payment: Payment }, user: User): Promise<void> {
  const { shipment, quote, payment } = deal;
  requireNotFrozen(payment);
  if (shipment.status === 'booked' && localDay(desk.clock.now(), shipment.pickupTimeZone) < agreedPickupDay(deal, quote.paidAt ?? desk.clock.now())) {
    throw problem('not_picked_up', { detail: 'Delivery can be confirmed from the agreed pick-up date on.' });
  }
  if (shipment.status !== 'delivered') await becomeDelivered(desk, tx, deal, user, 'confirm-delivery');
  if (payment.status === 'in_escrow') await release(desk, tx, deal, user, true);
}
