import { Injectable } from '@nestjs/common';
import { addDays, endOfDay, hourOfDay } from '../common/calendar.js';
import { after, DAY } from '../common/clock.js';
import { Payment } from '../payments/payment.entity.js';
import { BANK_ZONE } from '../payments/payouts.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { setDeadline, takeDeadline } from '../platform/deadlines/deadlines.js';
import { ShipmentsService } from '../shipments/shipments.service.js';
import { type Deal, lockDeal } from './lock-deal.js';
import { announceDeal, announcePayment } from './move-deal.js';

/** How long after the promised day, or after the pickup if no day was promised, a shipment on its way is overdue. */
const DAYS_AFTER_PROMISE = 7;
const DAYS_AFTER_PICKUP = 30;
/** Operators look at money that has been in escrow this long. */
const ESCROW_DAYS = 90;
/** Business days end when the banks' clearing does. */
const BANK_CLOSES = 17;

/** When a picked-up shipment becomes overdue. */
export function overdueAt({ shipment, quote }: Pick<Deal, 'shipment' | 'quote'>, pickedUpAt: Date): Date {
  const promised = quote.estimatedDeliveryDate;
  return promised
    ? endOfDay(addDays(promised, DAYS_AFTER_PROMISE), shipment.deliveryTimeZone)
    : after(pickedUpAt, DAYS_AFTER_PICKUP * DAY);
}

/** A participant: the money has reached escrow, and should not stay there forever. */
export async function watchEscrow(tx: Tx, payment: Payment, at: Date): Promise<void> {
  setDeadline(tx, at, {
    kind: 'escrow_age',
    subject: payment.id,
    shipmentId: payment.shipmentId,
    dueAt: after(at, ESCROW_DAYS * DAY),
  });
}

/** A participant: the payout was decided, and is expected by the end of this business day. */
export async function watchPayout(tx: Tx, at: Date, payment: Payment, expectedOn: string): Promise<void> {
  setDeadline(tx, at, {
    kind: 'payout_expected',
    subject: payment.id,
    shipmentId: payment.shipmentId,
    dueAt: hourOfDay(expectedOn, BANK_CLOSES, BANK_ZONE),
  });
}

/** What should have happened by now. People are told; no money moves. */
@Injectable()
export class Overdue {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly shipments: ShipmentsService,
  ) {}

  /** It should have arrived long ago: both sides and the operators are told. */
  async deliveryOverdue(quoteId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const deal = await lockDeal(tx, quoteId);
      const at = this.clock.now();
      if (!(await takeDeadline(tx, at, 'delivery_overdue', quoteId)) || deal.quote.status !== 'in_progress') return;
      await this.shipments.markOverdue(tx, deal.shipment.id, at);
      await announceDeal(tx, at, 'shipment.overdue', deal);
    });
  }

  /** Money has been in escrow too long: the operators are told. */
  async escrowAged(paymentId: string): Promise<void> {
    await this.tellOf(paymentId, 'escrow_age', 'payment.aged', ({ status }) => status === 'in_escrow');
  }

  /** The payout should have been sent by now: the operators and the carrier, who may have to finish setup, are told. */
  async payoutLate(paymentId: string): Promise<void> {
    await this.tellOf(
      paymentId,
      'payout_expected',
      'payment.payout_late',
      ({ transferStatus }) => transferStatus !== 'sent',
    );
  }

  private async tellOf(
    paymentId: string,
    kind: 'escrow_age' | 'payout_expected',
    event: 'payment.aged' | 'payment.payout_late',
    stillSo: (payment: Payment) => boolean,
  ): Promise<void> {
    await this.db.tx(async (tx) => {
      const found = await tx.get(Payment, { id: paymentId });
      const deal = await lockDeal(tx, found.quoteId);
      const at = this.clock.now();
      const { payment } = deal;
      if ((await takeDeadline(tx, at, kind, paymentId)) && payment && stillSo(payment))
        await announcePayment(tx, at, event, { ...deal, payment });
    });
  }
}
