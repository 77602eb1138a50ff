import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { type DealFollower, DealFollowers } from '../bookings/deal-followers.js';
import type { PaidDeal } from '../bookings/lock-deal.js';
import { ChargebacksService } from '../payments/chargebacks.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import type { Claim } from './claim.entity.js';
import { countedFromBank } from './claims.queries.js';
import { lockOpenClaims } from './lock-claim.js';
import { announceClaim, moveClaim } from './move-claim.js';
import { ThawPayment } from './thaw-payment.js';

/** Closes claims that are settled by what happens to their deal. */
@Injectable()
export class ClaimsFollower implements DealFollower<'claims'> {
  constructor(
    private readonly clock: Clock,
    private readonly chargebacks: ChargebacksService,
    private readonly thawing: ThawPayment,
    followers: DealFollowers,
  ) {
    followers.on('claims', this);
  }

  /** Once it is picked up, nobody can say that nobody came. */
  async pickup(tx: Tx, deal: PaidDeal, actor: Actor): Promise<void> {
    const open = await lockOpenClaims(tx, deal.quote.id);
    await this.closeAll(
      tx,
      deal,
      open.filter(({ kind }) => kind === 'no_show'),
      (claim) => this.withdraw(tx, claim, actor, 'picked_up'),
    );
  }

  async cancel(tx: Tx, deal: PaidDeal, actor: Actor): Promise<void> {
    const open = await lockOpenClaims(tx, deal.quote.id);
    await this.closeAll(tx, deal, open, (claim) => this.withdraw(tx, claim, actor, 'cancelled'));
  }

  /** All the money went back, so there is nothing left to decide. */
  async refund(tx: Tx, deal: PaidDeal, actor: Actor): Promise<void> {
    const open = await lockOpenClaims(tx, deal.quote.id);
    const note = 'The payment was refunded in full, which closes this claim.';
    await this.closeAll(tx, deal, open, (claim) =>
      this.approve(tx, claim, actor, { approvedCents: given(claim, deal.payment.refundedCents), note }),
    );
  }

  /** Money the bank gave, and no claim has counted yet, covers the claims that ask for no more than that. */
  async chargeback(tx: Tx, deal: PaidDeal, actor: Actor): Promise<void> {
    const open = await lockOpenClaims(tx, deal.quote.id);
    const lost = (await this.chargebacks.lostCents(tx, deal.payment.id)) - (await countedFromBank(tx, deal.quote.id));
    const covered = open.filter(({ side, amountCents }) => side === 'shipper' && amountCents <= lost);
    const note = "The shipper's bank gave the money back, which covers this claim.";
    await this.closeAll(tx, deal, covered, (claim) =>
      this.approve(tx, claim, actor, { approvedCents: given(claim, lost), fromBankCents: given(claim, lost), note }),
    );
  }

  private async closeAll(
    tx: Tx,
    deal: PaidDeal,
    claims: readonly Claim[],
    close: (claim: Claim) => Promise<void>,
  ): Promise<void> {
    for (const claim of claims) await close(claim);
    if (claims.length > 0) await this.thawing.thaw(tx, deal);
  }

  private async withdraw(tx: Tx, claim: Claim, actor: Actor, because: 'picked_up' | 'cancelled'): Promise<void> {
    const at = this.clock.now();
    await moveClaim(tx, claim, 'close', actor, { at, to: 'withdrawn', data: { because } });
    await announceClaim(tx, at, 'claim.withdrawn', claim);
  }

  private async approve(
    tx: Tx,
    claim: Claim,
    actor: Actor,
    decision: Partial<Pick<Claim, 'approvedCents' | 'fromBankCents' | 'note'>>,
  ): Promise<void> {
    const at = this.clock.now();
    await moveClaim(tx, claim, 'close', actor, {
      at,
      to: 'approved',
      set: { decision: 'approved', decidedAt: at, ...decision },
    });
    await announceClaim(tx, at, 'claim.decided', claim);
  }
}

/** The money that went back pays what a shipper asked for, as far as it goes. */
function given({ side, amountCents }: Claim, backCents: number): number {
  return side === 'shipper' ? Math.min(amountCents, backCents) : 0;
}
