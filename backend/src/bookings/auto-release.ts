import { Injectable } from '@nestjs/common';
import { CLOCK } from '../common/actor.js';
import { after, DAY } from '../common/clock.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { takeDeadline } from '../platform/deadlines/deadlines.js';
import { lockDeal, type PaidDeal } from './lock-deal.js';
import { setDealDeadline } from './move-deal.js';
import { ReleasePayment } from './release.js';

/** The shipper neither confirmed nor claimed in time: the payment is released automatically. */
@Injectable()
export class AutoRelease {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly payout: ReleasePayment,
  ) {}

  /** While a chargeback holds it, it is retried every day; while a claim does, `releaseOverdue` catches up when the claim is closed. */
  async release(quoteId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const deal = await lockDeal(tx, quoteId);
      const { payment } = deal;
      const now = this.clock.now();
      if (!(await takeDeadline(tx, now, 'auto_release', quoteId))) return;
      if (payment?.status !== 'in_escrow' || deal.quote.status !== 'delivered') return;
      if (payment.frozenBy.includes('chargeback'))
        return setDealDeadline(tx, now, 'auto_release', deal, after(now, DAY));
      if (payment.frozenBy.length > 0) return;
      await this.payout.release(tx, { ...deal, payment }, CLOCK, { confirmed: false });
    });
  }

  /** A participant: nothing holds the payment any more; a release that fell due in the meantime happens now. */
  async releaseOverdue(tx: Tx, deal: PaidDeal): Promise<void> {
    if (deal.payment.status !== 'in_escrow' || deal.quote.status !== 'delivered' || deal.payment.frozenBy.length > 0)
      return;
    const due = await tx.one('SELECT 1 AS one FROM deadlines WHERE kind = $1 AND subject = $2 AND due_at <= $3', [
      'auto_release',
      deal.quote.id,
      this.clock.now(),
    ]);
    if (due) await this.payout.release(tx, deal, CLOCK, { confirmed: false });
  }
}
