import { Injectable } from '@nestjs/common';
import { CLOCK, type Actor, type User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid, type JsonText } from '../common/paging.js';
import { authorize } from '../common/rules.js';
import { releaseOverdue } from '../bookings/auto-release.js';
import { type Deal, Desk } from '../bookings/desk.js';
import type { Turn } from '../bookings/turns.js';
import type { Payment } from '../payments/payment.entity.js';
import { type Changes, move } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import type { ClaimEvent } from '../platform/events/catalog.js';
import { emit } from '../platform/events/events.js';
import { Claim } from './claim.entity.js';
import { countedFromBank, readClaim } from './claims.queries.js';
import { CLAIM_RULES, type ClaimStatus, type ClaimVerb, OPEN_CLAIM } from './claims.rules.js';

/** A claim with its paid deal: all locked, the deal first. */
export interface LockedClaim {
  claim: Claim;
  deal: Deal & { payment: Payment };
}

/** What every verb of a claim works with: the locks, the moves, and what happens to the deal when its last claim is closed. */
@Injectable()
export class ClaimsDesk {
  constructor(readonly desk: Desk) {
    desk.turns.on((tx, deal, turn, actor) => this.follow(tx, deal, turn, actor));
  }

  /** @throws 404 for anyone but the parties and operators; 403 when the verb is not theirs */
  async lock(tx: Tx, id: string, actor: Actor, verb: ClaimVerb): Promise<LockedClaim> {
    const place = isUuid(id) ? await tx.one<{ quote_id: string; claimant_id: string; respondent_id: string }>('SELECT quote_id, claimant_id, respondent_id FROM claims WHERE id = $1', [id]) : undefined;
    if (!place) throw problem('not_found');
    const isParty = actor.kind !== 'user' || actor.id === place.claimant_id || actor.id === place.respondent_id;
    if (!isParty && !(actor.kind === 'user' && actor.isAdmin)) throw problem('not_found');
    // The claim says who may; the deal is only locked.
    const { payment, ...deal } = await this.desk.lockDeal(tx, place.quote_id, CLOCK, 'complete');
    if (!payment) throw new Error(`claim ${id} has no payment`);
    authorize(CLAIM_RULES, verb, actor, { ownerId: deal.shipment.userId, carrierId: deal.quote.carrierId, claimantId: place.claimant_id });
    const claim = await tx.lock(Claim, { id });
    if (!claim) throw problem('not_found');
    return { claim, deal: { ...deal, payment } };
  }

  async move(tx: Tx, claim: Claim, verb: ClaimVerb, actor: Actor, to?: ClaimStatus, set?: Changes<Claim>, data?: Record<string, unknown>): Promise<void> {
    await move(tx, CLAIM_RULES, claim, verb, actor, { shipmentId: claim.shipmentId, at: this.desk.clock.now(), to, set, data });
  }

  async announce(tx: Tx, name: ClaimEvent, claim: Claim): Promise<void> {
    const { id: claimId, shipmentId, quoteId } = claim;
    await emit(tx, this.desk.clock.now(), name, { claimId, shipmentId, quoteId }, [claim.claimantId, claim.respondentId]);
  }

  async answer(tx: Tx, user: User, id: string): Promise<JsonText> {
    const claim = await readClaim(tx, user, id);
    if (!claim) throw problem('not_found');
    return claim;
  }

  /** Open claims of a deal, locked in the order of their ids. */
  private open(tx: Tx, quoteId: string): Promise<Claim[]> {
    return tx.lockAll(Claim, { quoteId, status: OPEN_CLAIM });
  }

  async hasOpen(tx: Tx, quoteId: string): Promise<boolean> {
    return (await tx.one('SELECT 1 AS one FROM claims WHERE quote_id = $1 AND status = ANY($2) LIMIT 1', [quoteId, [...OPEN_CLAIM]])) !== undefined;
  }

  /** A claim was closed: without another one the payment is free again, and a release that fell due meanwhile happens. */
  async thaw(tx: Tx, { payment, ...deal }: Deal & { payment: Payment }): Promise<void> {
    if (await this.hasOpen(tx, deal.quote.id)) return;
    await this.desk.payments.unfreeze(tx, deal.quote.id, 'claim');
    payment.frozenBy = payment.frozenBy.filter((reason) => reason !== 'claim');
    await releaseOverdue(this.desk, tx, { ...deal, payment });
  }

  /** What happens to a deal closes its claims: a pick-up that of a no-show, a cancellation and a full refund all. */
  private async follow(tx: Tx, deal: Deal & { payment: Payment }, turn: Turn, actor: Actor): Promise<void> {
    const open = await this.open(tx, deal.quote.id);
    const lost = turn === 'charged_back' ? (await this.desk.chargebacks.lostCents(tx, deal.payment.id)) - (await countedFromBank(tx, deal.quote.id)) : 0;
    const closed = open.filter((claim) => {
      if (turn === 'charged_back') return claim.side === 'shipper' && claim.amountCents <= lost;
      return turn !== 'picked_up' || claim.kind === 'no_show';
    });
    const decided = turn === 'refunded' || turn === 'charged_back';
    for (const claim of closed) {
      if (turn === 'refunded') await this.closeRefunded(tx, claim, actor, deal.payment.refundedCents, 'The payment was refunded in full, which closes this claim.');
      else if (turn === 'charged_back') await this.closeRefunded(tx, claim, actor, lost, "The shipper's bank gave the money back, which covers this claim.", true);
      else await this.move(tx, claim, 'close', actor, 'withdrawn', undefined, { because: turn });
      await this.announce(tx, decided ? 'claim.decided' : 'claim.withdrawn', claim);
    }
    if (closed.length > 0) await this.thaw(tx, deal);
  }

  /** The money went back, so that nothing is left to decide. What a shipper asked for has come with it, as far as it goes. */
  private async closeRefunded(tx: Tx, claim: Claim, actor: Actor, backCents: number, because: string, byTheBank = false): Promise<void> {
    const back = claim.side === 'shipper' ? Math.min(claim.amountCents, backCents) : 0;
    await this.move(tx, claim, 'close', actor, 'approved', {
      decision: 'approved',
      approvedCents: back,
      ...(byTheBank ? { fromBankCents: back } : {}),
      note: because,
      decidedAt: this.desk.clock.now(),
    });
  }
}
