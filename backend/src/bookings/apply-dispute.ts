import { Injectable } from '@nestjs/common';
import { PROVIDER } from '../common/actor.js';
import { ChargebacksService, type ToldDispute } from '../payments/chargebacks.service.js';
import { PaymentsService } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { LiftDispute } from './lift-dispute.js';
import type { PaidDeal } from './lock-deal.js';
import { LoseDispute } from './lose-dispute.js';
import { freezeChange } from './move-change.js';
import { announcePayment } from './move-deal.js';

/** Applies a dispute at the provider to its deal. */
@Injectable()
export class ApplyDispute {
  constructor(
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly chargebacks: ChargebacksService,
    private readonly lost: LoseDispute,
    private readonly decided: LiftDispute,
  ) {}

  /** A participant. @param chargeId what the cardholder disputes */
  async apply(tx: Tx, deal: PaidDeal, chargeId: string, told: ToldDispute): Promise<void> {
    const { payment, quote } = deal;
    const { news, row } = await this.chargebacks.keep(tx, payment, chargeId, told);
    if (row.outcome === null && !payment.frozenBy.includes('chargeback')) {
      await this.payments.freeze(tx, quote.id, 'chargeback');
      await freezeChange(tx, this.clock.now(), deal, PROVIDER);
    }
    if (news === 'unchanged') return;
    if (news === 'opened') return announcePayment(tx, this.clock.now(), 'payment.disputed', deal);
    if (news === 'lost') await this.lost.lose(tx, deal, row);
    await this.decided.lift(tx, deal);
    await announcePayment(tx, this.clock.now(), news === 'won' ? 'payment.dispute_won' : 'payment.dispute_lost', deal);
  }
}
