import { Injectable } from '@nestjs/common';
import { AutoRelease } from '../bookings/auto-release.js';
import type { PaidDeal } from '../bookings/lock-deal.js';
import { thawChange } from '../bookings/move-change.js';
import { PaymentsService } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { hasOpenClaims } from './claims.queries.js';

/** What the last open claim held back. */
@Injectable()
export class ThawPayment {
  constructor(
    private readonly payments: PaymentsService,
    private readonly autoRelease: AutoRelease,
    private readonly clock: Clock,
  ) {}

  /** A participant: a claim was closed. If no other is open the payment is unfrozen, and a release that fell due in the meantime happens now. */
  async thaw(tx: Tx, deal: PaidDeal): Promise<void> {
    const { payment, quote } = deal;
    if (await hasOpenClaims(tx, quote.id)) return;
    await this.payments.unfreeze(tx, quote.id, 'claim');
    payment.frozenBy = payment.frozenBy.filter((reason) => reason !== 'claim');
    if (payment.frozenBy.length === 0) await thawChange(tx, this.clock.now(), deal);
    await this.autoRelease.releaseOverdue(tx, deal);
  }
}
