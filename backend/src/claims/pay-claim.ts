import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import type { Cents } from '../common/money.js';
import { announcePayment } from '../bookings/move-deal.js';
import { ChargebacksService } from '../payments/chargebacks.service.js';
import { PaymentsService } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { Claim } from './claim.entity.js';
import { countedFromBank, delayRefunded } from './claims.queries.js';
import type { LockedClaim } from './lock-claim.js';
import { PayAfterRelease } from './pay-after-release.js';
import { PayFromEscrow } from './pay-from-escrow.js';

/** Pays what a shipper is granted. */
@Injectable()
export class PayClaim {
  constructor(
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly chargebacks: ChargebacksService,
    private readonly escrow: PayFromEscrow,
    private readonly release: PayAfterRelease,
  ) {}

  /**
   * A participant: pays it, less what they have already had for the same loss (the delay refund, and what their bank gave):
   * first out of escrow, then from the carrier as far as the transfer goes, then from the guarantee fund. The card takes
   * back at most what it paid; operators pay the rest by hand.
   */
  async pay(tx: Tx, { claim, deal }: LockedClaim, admin: User, approved: Cents): Promise<void> {
    const given = claim.kind === 'delay' ? (await delayRefunded(tx, deal.quote.id)) + deal.payment.delayPaidCents : 0;
    const fromBank = Math.min(Math.max(0, approved - given), await this.bankGave(tx, deal));
    const owed = Math.max(0, approved - given - fromBank);
    if (claim.kind === 'delay') await this.payments.noteDelayPaid(tx, deal.payment, owed + fromBank);
    const fromEscrow =
      deal.payment.status === 'in_escrow' ? await this.escrow.pay(tx, { claim, deal }, admin, owed) : 0;
    const afterRelease = await this.release.pay(tx, { claim, deal }, owed - fromEscrow);
    tx.update(Claim, claim.id, {
      fromBankCents: fromBank,
      fromEscrowCents: fromEscrow,
      ...afterRelease,
      updatedAt: this.clock.now(),
    });
    if (owed > 0) await announcePayment(tx, this.clock.now(), 'payment.claim_paid', deal);
  }

  /** What banks have given back for this payment that no claim has counted yet. */
  private async bankGave(tx: Tx, { payment, quote }: LockedClaim['deal']): Promise<Cents> {
    return (await this.chargebacks.lostCents(tx, payment.id)) - (await countedFromBank(tx, quote.id));
  }
}
