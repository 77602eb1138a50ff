import { Injectable } from '@nestjs/common';
import { CLOCK } from '../common/actor.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { takeDeadline } from '../platform/deadlines/deadlines.js';
import { LeftUnpaid } from './left-unpaid.js';
import { lockDeal } from './lock-deal.js';
import { announceDeal, moveQuote } from './move-deal.js';
import { SettlePayment } from './settle.js';
import { Unbook } from './unbook.js';

/** The payment window has closed. */
@Injectable()
export class PaymentExpired {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly payment: SettlePayment,
    private readonly unbook: Unbook,
    private readonly left: LeftUnpaid,
  ) {}

  /** The provider is asked first; while it cannot be reached the window stays open (this throws, and the sweep comes again). */
  async expire(quoteId: string): Promise<void> {
    await this.payment.settle(quoteId);
    await this.db.tx(async (tx) => {
      const deal = await lockDeal(tx, quoteId);
      const at = this.clock.now();
      if (
        !(await takeDeadline(tx, at, 'payment_window', quoteId)) ||
        deal.quote.status !== 'accepted' ||
        deal.payment?.status === 'paid'
      )
        return;
      await moveQuote(tx, deal, 'payment-expired', CLOCK, { at, set: { declineReason: 'payment_expired' } });
      await this.unbook.cancelUnpaid(tx, deal, CLOCK);
      await this.unbook.reopen(tx, deal, CLOCK);
      await this.left.count(tx, deal, at);
      await announceDeal(tx, at, 'quote.declined', deal);
    });
  }
}
