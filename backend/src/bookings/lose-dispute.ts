import { Injectable } from '@nestjs/common';
import { PROVIDER } from '../common/actor.js';
import type { Chargeback } from '../payments/chargeback.entity.js';
import { type Bearers, ChargebacksService } from '../payments/chargebacks.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { agreedOf } from './agreed-terms.js';
import { DealFollowers } from './deal-followers.js';
import type { PaidDeal } from './lock-deal.js';
import { movePayment } from './move-deal.js';
import { RefundEscrow } from './refund.js';
import { UndoChange } from './undo-change.js';

/** The bank gave the money to the cardholder. */
@Injectable()
export class LoseDispute {
  constructor(
    private readonly clock: Clock,
    private readonly chargebacks: ChargebacksService,
    private readonly refunds: RefundEscrow,
    private readonly followers: DealFollowers,
    private readonly extras: UndoChange,
  ) {}

  /**
   * A participant: the card is not refunded a second time. A deal of which nothing is left of what was charged first is over,
   * and what is left of later charges goes back; before the pickup, a later charge that is lost undoes its change.
   */
  async lose(tx: Tx, deal: PaidDeal, row: Chargeback): Promise<void> {
    const { payment } = deal;
    const wasInEscrow = payment.status === 'in_escrow';
    const terms = termsOf(deal);
    const { payoutStands } = terms;
    const loss = await this.chargebacks.lose(tx, payment, row, terms);
    if (!wasInEscrow) return this.followers.follow(tx, 'chargeback', deal, PROVIDER);
    if (!loss.isOver) return payoutStands ? undefined : this.extras.undo(tx, deal, row.chargeId, loss.fromEscrow);
    if (loss.left > 0) await this.refunds.giveBackRest(tx, deal, 'chargeback');
    await movePayment(tx, deal, 'refund', PROVIDER, { at: this.clock.now() });
    await this.followers.follow(tx, 'refund', deal, PROVIDER);
    await this.refunds.endRefunded(tx, deal, PROVIDER);
  }

  /** A participant: whose money it would be as things stand; writes nothing. */
  foresee(tx: Tx, deal: PaidDeal, row: Chargeback): Promise<Bearers> {
    return this.chargebacks.foresee(tx, deal.payment, row, termsOf(deal));
  }
}

/** Once it is picked up, the carrier is paid all the same for what was added. */
function termsOf({ quote }: PaidDeal): { feeBasisPoints: number; payoutStands: boolean } {
  return { feeBasisPoints: agreedOf(quote).platformFeeBasisPoints, payoutStands: quote.status !== 'paid' };
}
