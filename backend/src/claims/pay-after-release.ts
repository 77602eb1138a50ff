import { Injectable } from '@nestjs/common';
import { agreedOf } from '../bookings/agreed-terms.js';
import type { Cents } from '../common/money.js';
import { claimPaid, recoveryDecided } from '../ledger/claim.postings.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { claimShares } from '../ledger/ledger.shares.js';
import { ledgerDeal, PaymentsService } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import type { Claim } from './claim.entity.js';
import type { LockedClaim } from './lock-claim.js';

/** The part of a claim that escrow does not have. */
@Injectable()
export class PayAfterRelease {
  constructor(
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly ledger: LedgerService,
  ) {}

  /** A participant. Answers who pays how much of it. */
  async pay(
    tx: Tx,
    { claim, deal }: LockedClaim,
    owed: Cents,
  ): Promise<Pick<Claim, 'fromCarrierCents' | 'fromGuaranteeCents' | 'outOfBandCents'>> {
    const { payment, quote } = deal;
    const taken = await this.payments.recover(tx, payment, {
      amount: owed,
      feeBasisPoints: agreedOf(quote).platformFeeBasisPoints,
      because: 'claim',
    });
    const { fromCarrier, fromGuarantee, onCard, outOfBand } = claimShares(
      owed,
      taken,
      await this.payments.refundable(tx, payment),
    );
    if (onCard > 0) await this.payments.refundCard(tx, payment, onCard, 'claim');
    const posted = ledgerDeal(payment, this.clock.now());
    await this.ledger.post(tx, recoveryDecided(posted, { claimId: claim.id, ...taken }));
    await this.ledger.post(tx, claimPaid(posted, { claimId: claim.id, fromGuarantee, outOfBand }));
    return { fromCarrierCents: fromCarrier, fromGuaranteeCents: fromGuarantee, outOfBandCents: outOfBand };
  }
}
