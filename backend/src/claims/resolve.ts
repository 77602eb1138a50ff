import { Injectable } from '@nestjs/common';
import type { ApprovalAsked } from '../approvals/approvals.dto.js';
import { Approvals, type Done } from '../approvals/approvals.service.js';
import type { Accepted } from '../common/accepted.js';
import type { User } from '../common/actor.js';
import { invalidField } from '../common/errors.js';
import { type Cents, centsToDollars } from '../common/money.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { setDealDeadline } from '../bookings/move-deal.js';
import { requireNeeds } from '../bookings/needs.js';
import { ReleasePayment } from '../bookings/release.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import type { Claim } from './claim.entity.js';
import type { Resolution } from './claims.dto.js';
import { givenBackOn, readClaim } from './claims.queries.js';
import { CLAIM_RULES } from './claims.rules.js';
import { lockClaim, type LockedClaim, partiesOfClaim } from './lock-claim.js';
import { announceClaim, moveClaim } from './move-claim.js';
import { PayClaim } from './pay-claim.js';
import { ThawPayment } from './thaw-payment.js';

/**
 * An operator decides a claim. What a shipper is granted is paid and, if the shipment is delivered, the rest released; a
 * carrier's claim moves no money of its own.
 */
@Injectable()
export class ResolveClaim {
  constructor(
    private readonly clock: Clock,
    private readonly approvals: Approvals,
    private readonly payment: PayClaim,
    private readonly thawing: ThawPayment,
    private readonly payout: ReleasePayment,
  ) {
    approvals.on('claims.resolve', (tx, admin, id, body) => this.decide(tx, admin, id, body as Resolution));
  }

  /** @throws 404; 403 for an operator who is a party; 400 for an amount that does not fit; 409 once it is closed, `payment_disputed`. What moves much waits for a second operator. */
  resolve(admin: User, id: string, resolution: Resolution): Promise<JsonText | Accepted<ApprovalAsked>> {
    return this.approvals.perform(admin, 'claims.resolve', id, resolution);
  }

  private async decide(tx: Tx, admin: User, id: string, resolution: Resolution): Promise<Done> {
    const locked = await lockClaim(tx, id);
    authorize(CLAIM_RULES, 'resolve', admin, partiesOfClaim(locked));
    const { claim, deal } = locked;
    const approvedCents = approved(claim, resolution);
    const beforeCents = await givenBackOn(tx, deal.quote.id);
    requireState(CLAIM_RULES, 'resolve', claim.status);
    const at = this.clock.now();
    requireNeeds(CLAIM_RULES, 'resolve', deal, at);
    const { decision, note } = resolution;
    const before = { status: claim.status };
    const approvedAmount = centsToDollars(approvedCents);
    await moveClaim(tx, claim, 'resolve', admin, {
      at,
      to: decision,
      set: { decision, approvedCents, note, decidedAt: at },
      data: { approvedAmount },
    });
    await announceClaim(tx, at, 'claim.decided', claim);
    if (claim.side === 'shipper' && approvedCents > 0) await this.payment.pay(tx, locked, admin, approvedCents);
    const releasedCents = await this.conclude(tx, locked, admin);
    await audit(tx, at, admin, {
      action: 'claims.resolve',
      resource: 'claims',
      resourceId: id,
      reason: note,
      before,
      after: { status: decision, approvedAmount },
    });
    const cents = approvedCents + releasedCents;
    return {
      cents,
      togetherCents: approvedCents > 0 ? beforeCents + cents : cents,
      answer: await readClaim(tx, admin, id),
    };
  }

  /**
   * Deciding the shipper's own claim decides a delivered deal: the rest is released, at once or when the other side's claim is closed
   * too. Returns how much left escrow for the carrier and for us at once.
   */
  private async conclude(tx: Tx, { claim, deal }: LockedClaim, admin: User): Promise<Cents> {
    const decided =
      claim.side === 'shipper' && deal.quote.status === 'delivered' && deal.payment.status === 'in_escrow';
    await this.thawing.thaw(tx, deal);
    if (!decided) return 0;
    if (deal.payment.frozenBy.length > 0) {
      const at = this.clock.now();
      await setDealDeadline(tx, at, 'auto_release', deal, at);
      return 0;
    }
    // A release that fell due while the claim was open is made by the decision too.
    if (deal.quote.status === 'delivered') await this.payout.release(tx, deal, admin, { confirmed: false });
    return deal.payment.payoutCents + deal.payment.platformFeeCents;
  }
}

/** @throws 400 on `amount` */
function approved(claim: Claim, { decision, amount }: Resolution): number {
  if (decision === 'partly_approved') {
    if (!amount || amount >= claim.amountCents)
      throw invalidField('amount', 'Enter more than zero and less than was claimed');
    return amount;
  }
  const whole = decision === 'approved' ? claim.amountCents : 0;
  if (amount !== undefined && amount !== null && amount !== whole)
    throw invalidField('amount', 'Leave the amount out, or approve only part of it');
  return whole;
}
