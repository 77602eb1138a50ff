import { Injectable } from '@nestjs/common';
import { PROVIDER } from '../common/actor.js';
import type { Chargeback } from '../payments/chargeback.entity.js';
import { ChargebacksService } from '../payments/chargebacks.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { agreedOf } from './agreed-terms.js';
import { DealFollowers } from './deal-followers.js';
import type { PaidDeal } from './lock-deal.js';
import { movePayment } from './move-deal.js';
import { RefundEscrow } from './refund.js';

/** The bank gave the money to the cardholder. */
@Injectable()
export class LoseDispute {
  constructor(
    private readonly clock: Clock,
    private readonly chargebacks: ChargebacksService,
    private readonly refunds: RefundEscrow,
    private readonly followers: DealFollowers,
  ) {}

  /** A participant: the card is not refunded a second time, and a deal with nothing left in escrow is over. */
  async lose(tx: Tx, deal: PaidDeal, row: Chargeback): Promise<void> {
    const wasInEscrow = deal.payment.status === 'in_escrow';
    const left = await this.chargebacks.lose(tx, deal.payment, row, agreedOf(deal.quote).platformFeeBasisPoints);
    if (!wasInEscrow) return this.followers.follow(tx, 'chargeback', deal, PROVIDER);
    if (left > 0) return;
    await movePayment(tx, deal, 'refund', PROVIDER, { at: this.clock.now() });
    await this.followers.follow(tx, 'refund', deal, PROVIDER);
    await this.refunds.endRefunded(tx, deal, PROVIDER);
  }
}
