import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { PROVIDER } from '../common/actor.js';
import type { Chargeback } from '../payments/chargeback.entity.js';
import { ChargebacksService } from '../payments/chargebacks.service.js';
import { PaymentsService } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { agreedOf } from './agreed-terms.js';
import { DealFollowers } from './deal-followers.js';
import { LiftDispute } from './lift-dispute.js';
import type { PaidDeal } from './lock-deal.js';
import { announceDeal, movePayment } from './move-deal.js';
import { RefundEscrow } from './refund.js';

/** What a dispute at the provider means for its deal. */
@Injectable()
export class ApplyDispute {
  constructor(
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly chargebacks: ChargebacksService,
    private readonly refunds: RefundEscrow,
    private readonly followers: DealFollowers,
    private readonly decided: LiftDispute,
  ) {}

  /** A participant. */
  async apply(tx: Tx, deal: PaidDeal, dispute: Stripe.Dispute): Promise<void> {
    const { payment, quote } = deal;
    const { turn, row } = await this.chargebacks.keep(tx, payment, dispute);
    if (row.outcome === null && !payment.frozenBy.includes('chargeback')) await this.payments.freeze(tx, quote.id, 'chargeback');
    if (turn === 'unchanged') return;
    if (turn === 'opened') return announceDeal(tx, this.clock.now(), 'payment.disputed', deal);
    if (turn === 'lost') await this.lose(tx, deal, row);
    await this.decided.lift(tx, deal);
    await announceDeal(tx, this.clock.now(), turn === 'won' ? 'payment.dispute_won' : 'payment.dispute_lost', deal);
  }

  /** The bank gave the money to the cardholder: nothing goes to the card on top, and a deal with nothing left in escrow is over. */
  private async lose(tx: Tx, deal: PaidDeal, row: Chargeback): Promise<void> {
    const wasInEscrow = deal.payment.status === 'in_escrow';
    const left = await this.chargebacks.lose(tx, deal.payment, row, agreedOf(deal.quote).platformFeeBasisPoints);
    if (!wasInEscrow) return this.followers.follow(tx, 'chargeback', deal, PROVIDER);
    if (left > 0) return;
    await movePayment(tx, deal, 'refund', PROVIDER, { at: this.clock.now() });
    await this.followers.follow(tx, 'refund', deal, PROVIDER);
    await this.refunds.endRefunded(tx, deal, PROVIDER);
  }
}
