import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import type { Cents } from '../common/money.js';
import { NoShow } from '../bookings/no-show.js';
import { RefundEscrow } from '../bookings/refund.js';
import { PaymentsService } from '../payments/payments.service.js';
import type { Tx } from '../platform/database/tx.js';
import type { LockedClaim } from './lock-claim.js';

/** The part of a claim paid while the money is in escrow. */
@Injectable()
export class PayFromEscrow {
  constructor(
    private readonly payments: PaymentsService,
    private readonly noShow: NoShow,
    private readonly refunds: RefundEscrow,
  ) {}

  /** A participant. Answers how much of it escrow had. A no-show granted in full is refunded as one. */
  async pay(tx: Tx, { claim, deal }: LockedClaim, admin: User, owed: Cents): Promise<Cents> {
    const left = await this.payments.left(tx, deal.payment);
    if (claim.kind === 'no_show' && claim.status === 'approved' && deal.quote.status === 'paid') {
      const before = deal.payment.refundedCents;
      await this.noShow.refundIn(tx, deal, admin);
      return Math.min(owed, deal.payment.refundedCents - before);
    }
    const amount = Math.min(owed, left);
    if (amount === 0) return 0;
    if (amount < left) await this.refunds.refundPart(tx, deal, amount, 'claim');
    else {
      await this.refunds.refundInFull(tx, deal, admin, 'claim', { keepsPlan: true });
      await this.refunds.endRefunded(tx, deal, admin);
    }
    return amount;
  }
}
