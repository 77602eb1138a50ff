import { CLOCK } from '../common/actor.js';
import { addDays, endOfDay, hourOfDay } from '../common/calendar.js';
import { after, DAY } from '../common/clock.js';
import { Payment } from '../payments/payment.entity.js';
import type { Tx } from '../platform/database/tx.js';
import { setDeadline } from '../platform/deadlines/deadlines.js';
import type { Deal, Desk } from './desk.js';

/** How long after the promised day, or after the pick-up where no day was promised, a shipment on its way is overdue. */
const DAYS_AFTER_PROMISE = 7;
const DAYS_AFTER_PICKUP = 30;
/** Money that lies in escrow for so long is looked at by operators. */
const ESCROW_DAYS = 90;
/** Business days end when the banks' clearing does. */
const BANK_ZONE = 'America/New_York';
const BANK_CLOSES = 17;

/** When a shipment that was picked up is overdue. */
export function overdueAt({ shipment, quote }: Pick<Deal, 'shipment' | 'quote'>, pickedUpAt: Date): Date {
  const promised = quote.estimatedDeliveryDate;
  return promised ? endOfDay(addDays(promised, DAYS_AFTER_PROMISE), shipment.deliveryTimeZone) : after(pickedUpAt, DAYS_AFTER_PICKUP * DAY);
}

/** It should have arrived long ago: both sides and the operators are told. No money moves by that. */
export async function deliveryOverdue(desk: Desk, quoteId: string): Promise<void> {
  await desk.db.tx(async (tx) => {
    const deal = await desk.lockDeal(tx, quoteId, CLOCK, 'no-show');
    if (!(await desk.takeDeadline(tx, 'delivery_overdue', quoteId)) || deal.quote.status !== 'in_progress') return;
    await desk.shipments.markOverdue(tx, deal.shipment.id, desk.clock.now());
    await desk.announce(tx, 'shipment.overdue', deal);
  });
}

/** A participant: the money has reached escrow, and should not stay there for ever. */
export async function watchEscrow(desk: Desk, tx: Tx, payment: Payment): Promise<void> {
  await setDeadline(tx, { kind: 'escrow_age', subject: payment.id, shipmentId: payment.shipmentId, dueAt: after(desk.clock.now(), ESCROW_DAYS * DAY) });
}

/** Money has been in escrow for too long: the operators look into it. */
export async function escrowAged(desk: Desk, paymentId: string): Promise<void> {
  await tellOf(desk, paymentId, 'escrow_age', 'payment.aged', ({ status }) => status === 'in_escrow');
}

/** A participant: the payout was decided, and is expected by the end of this business day. */
export async function watchPayout(tx: Tx, payment: Payment, expectedOn: string): Promise<void> {
  await setDeadline(tx, { kind: 'payout_expected', subject: payment.id, shipmentId: payment.shipmentId, dueAt: hourOfDay(expectedOn, BANK_CLOSES, BANK_ZONE) });
}

/** The payout should have been sent by now: its carrier, who may have to finish the set-up, and the operators are told. */
export async function payoutLate(desk: Desk, paymentId: string): Promise<void> {
  await tellOf(desk, paymentId, 'payout_expected', 'payment.payout_late', ({ transferStatus }) => transferStatus !== 'sent');
}

async function tellOf(desk: Desk, paymentId: string, kind: 'escrow_age' | 'payout_expected', event: 'payment.aged' | 'payment.payout_late', stillSo: (payment: Payment) => boolean): Promise<void> {
  await desk.db.tx(async (tx) => {
    const found = await tx.get(Payment, { id: paymentId });
    const deal = await desk.lockDeal(tx, found.quoteId, CLOCK, 'complete');
    if ((await desk.takeDeadline(tx, kind, paymentId)) && deal.payment && stillSo(deal.payment)) await desk.announce(tx, event, deal);
  });
}
