import { Injectable } from '@nestjs/common';
import { localDay } from '../common/calendar.js';
import { after, DAY, HOUR } from '../common/clock.js';
import { ChargebacksService } from '../payments/chargebacks.service.js';
import { PaymentsService } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { agreedOf, noShowTimes } from './agreed-terms.js';
import { Delivery } from './delivery.js';
import type { PaidDeal } from './lock-deal.js';
import { thawChange } from './move-change.js';
import { postponeDealDeadline, setDealDeadline } from './move-deal.js';

/** The bank has decided. */
@Injectable()
export class LiftDispute {
  constructor(
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly chargebacks: ChargebacksService,
    private readonly delivery: Delivery,
  ) {}

  /**
   * A participant: once the last chargeback is decided, what waited for it goes on. The automatic release is at least a day away,
   * and the carrier, who could not pick up while it was open, has as long as after a payment.
   */
  async lift(tx: Tx, deal: PaidDeal): Promise<void> {
    const { payment, quote, shipment } = deal;
    if (await this.chargebacks.isOpen(tx, payment.id)) return;
    await this.payments.unfreeze(tx, quote.id, 'chargeback');
    await this.payments.hurry(tx, payment);
    if (payment.status !== 'in_escrow') return;
    const now = this.clock.now();
    if (!payment.frozenBy.includes('claim')) await thawChange(tx, now, deal);
    if (quote.status === 'paid') await this.leaveTimeToPickUp(tx, now, deal);
    if (quote.status !== 'delivered') return;
    if (quote.deliveredAt)
      await this.delivery.refundDelay(
        tx,
        deal,
        quote.arrivedOn ?? localDay(quote.deliveredAt, shipment.deliveryTimeZone),
      );
    await postponeDealDeadline(tx, now, 'auto_release', deal, after(now, DAY));
  }

  private async leaveTimeToPickUp(tx: Tx, now: Date, deal: PaidDeal): Promise<void> {
    const { refund } = noShowTimes(deal, deal.quote.paidAt ?? now);
    const least = after(now, agreedOf(deal.quote).noShowHours * HOUR);
    const isHeldUp = refund < least;
    await setDealDeadline(tx, now, 'no_show_refund', deal, isHeldUp ? least : refund);
    if (isHeldUp) await setDealDeadline(tx, now, 'no_show_warning', deal, after(now, DAY));
  }
}
