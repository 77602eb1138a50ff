import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CLOCK, rolesOf, type User } from '../common/actor.js';
import { after, DAY } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import { isUuid, type JsonText, type Listing } from '../common/paging.js';
import { requireState } from '../common/rules.js';
import type { PaymentStatus } from '../common/payment-status.js';
import { audit } from '../platform/audit/audit.js';
import { note } from '../platform/database/move.js';
import { Deadlines, setDeadline } from '../platform/deadlines/deadlines.js';
import { requireFewPhotos } from '../uploads/uploads.dto.js';
import { Claim } from './claim.entity.js';
import { ClaimsDesk } from './claims.desk.js';
import type { ClaimSearch, NewClaim, Response } from './claims.dto.js';
import { listClaims, readClaim } from './claims.queries.js';
import { CLAIM_RULES, MAY_CLAIM } from './claims.rules.js';
import { readEvidence } from './evidence.queries.js';
import { decisionDue, outsideWindow, requireWithinLimits, reviewDue } from './claims.windows.js';

/** Payments that have reached escrow. */
const REACHED_ESCROW: readonly PaymentStatus[] = ['in_escrow', 'released', 'refunded'];

@Injectable()
export class ClaimsService {
  constructor(
    private readonly claims: ClaimsDesk,
    deadlines: Deadlines,
  ) {
    deadlines.on('claim_review', ({ subject }) => this.beginReview(subject));
    deadlines.on('claim_warning', ({ subject }) => this.warn(subject));
    deadlines.on('claim_decision', ({ subject }) => this.becomeOverdue(subject));
  }

  /**
   * A party of a paid deal opens a claim; the payment is frozen until it is closed.
   * @throws 404 another's draft; 403 strangers, and carriers for what only shippers can claim; 400 for an amount that is not covered;
   *   409 `payment_required`, `claim_window_closed`, `claim_exists`
   */
  async open(user: User, { shipmentId, kind, amount, description, photos }: NewClaim): Promise<JsonText> {
    requireFewPhotos(photos ?? []);
    const { desk } = this.claims;
    return desk.db.tx(async (tx) => {
      const { shipment, deal } = await desk.lockShipment(tx, shipmentId, user, 'party');
      const [side] = rolesOf(user, { ownerId: shipment.userId, carrierId: deal?.quote.carrierId });
      if (!side || !MAY_CLAIM[kind].includes(side)) throw problem('forbidden', { detail: 'Only the shipper can claim this.' });
      if (!deal?.payment || !REACHED_ESCROW.includes(deal.payment.status)) throw problem('payment_required');
      requireWithinLimits(deal, deal.payment, amount);
      const now = desk.clock.now();
      const refusal = outsideWindow(deal, kind, now);
      if (refusal) throw problem('claim_window_closed', { detail: refusal });
      const id = randomUUID();
      const dueAt = decisionDue(now);
      await tx.insert(Claim, {
        id,
        shipmentId: shipment.id,
        quoteId: deal.quote.id,
        claimantId: user.id,
        respondentId: side === 'owner' ? deal.quote.carrierId : shipment.userId,
        side: side === 'owner' ? 'shipper' : 'carrier',
        kind,
        amountCents: amount,
        description,
        photos: photos ?? [],
        dueAt,
        createdAt: now,
        updatedAt: now,
      });
      await desk.uploads.addPhotos(tx, user, { claimId: id }, photos ?? []);
      await note(tx, { subject: 'claim', subjectId: id, shipmentId: shipment.id, event: 'open', from: null, to: 'open', actor: user, at: now, data: { kind, amount: centsToDollars(amount) } });
      await desk.payments.freeze(tx, deal.quote.id, 'claim');
      await setDeadline(tx, { kind: 'claim_review', subject: id, shipmentId: shipment.id, dueAt: reviewDue(now) });
      await setDeadline(tx, { kind: 'claim_warning', subject: id, shipmentId: shipment.id, dueAt: after(dueAt, -DAY) });
      await setDeadline(tx, { kind: 'claim_decision', subject: id, shipmentId: shipment.id, dueAt });
      await this.claims.announce(tx, 'claim.opened', await tx.get(Claim, { id }));
      return this.claims.answer(tx, user, id);
    });
  }

  /** The other party's account of it, once. @throws 404; 403; 400 for a photo that is not theirs; 409 */
  async respond(user: User, id: string, { account, photos }: Response): Promise<JsonText> {
    requireFewPhotos(photos ?? []);
    const { desk } = this.claims;
    return desk.db.tx(async (tx) => {
      const { claim } = await this.claims.lock(tx, id, user, 'respond');
      requireState(CLAIM_RULES, 'respond', claim.status);
      if (claim.response !== null) throw problem('illegal_transition', { detail: 'You have answered this claim already.' });
      await desk.uploads.addPhotos(tx, user, { claimId: id }, photos ?? []);
      await this.claims.move(tx, claim, 'respond', user, 'under_review', { response: account, responsePhotos: photos ?? [], respondedAt: desk.clock.now() });
      await this.claims.announce(tx, 'claim.answered', claim);
      return this.claims.answer(tx, user, id);
    });
  }

  /** The claimant takes it back. @throws 404; 403; 409 once it is decided */
  async withdraw(user: User, id: string): Promise<JsonText> {
    return this.claims.desk.db.tx(async (tx) => {
      const { claim, deal } = await this.claims.lock(tx, id, user, 'withdraw');
      await this.claims.move(tx, claim, 'withdraw', user);
      await this.claims.announce(tx, 'claim.withdrawn', claim);
      await this.claims.thaw(tx, deal);
      return this.claims.answer(tx, user, id);
    });
  }

  list(user: User, search: ClaimSearch): Promise<Listing> {
    return listClaims(this.claims.desk.db, user, search);
  }

  /** @throws 404 for everybody but the parties and operators */
  async read(user: User, id: string): Promise<JsonText> {
    const claim = isUuid(id) ? await readClaim(this.claims.desk.db, user, id) : undefined;
    if (!claim) throw problem('not_found');
    return claim;
  }

  /** What happened around a claim. That an operator reads what two people wrote to each other is written down. @throws 404 as `read` */
  async evidence(user: User, id: string): Promise<JsonText> {
    const { desk } = this.claims;
    return desk.db.tx(async (tx) => {
      const found = isUuid(id) ? await readEvidence(tx, user, id) : undefined;
      if (!found) throw problem('not_found');
      if (!found.party) await audit(tx, desk.clock.now(), user, { action: 'claims.read-evidence', resource: 'claims', resourceId: id, reason: null });
      return found.evidence;
    });
  }

  /** The other party had two business days to answer; the operators look at it without. */
  private async beginReview(id: string): Promise<void> {
    const { desk } = this.claims;
    await desk.db.tx(async (tx) => {
      const { claim } = await this.claims.lock(tx, id, CLOCK, 'review');
      if (!(await desk.takeDeadline(tx, 'claim_review', id)) || claim.status !== 'open') return;
      await this.claims.move(tx, claim, 'review', CLOCK);
      await this.claims.announce(tx, 'claim.reviewed', claim);
    });
  }

  /** A day is left to decide it: the operators are told. */
  private async warn(id: string): Promise<void> {
    const { desk } = this.claims;
    await desk.db.tx(async (tx) => {
      const { claim } = await this.claims.lock(tx, id, CLOCK, 'review');
      // It stands only while the claim is open.
      if (await desk.takeDeadline(tx, 'claim_warning', id)) await this.claims.announce(tx, 'claim.warned', claim);
    });
  }

  /** It should have been decided by now. Both sides are told so; no money moves. */
  private async becomeOverdue(id: string): Promise<void> {
    const { desk } = this.claims;
    await desk.db.tx(async (tx) => {
      const { claim } = await this.claims.lock(tx, id, CLOCK, 'review');
      if (!(await desk.takeDeadline(tx, 'claim_decision', id))) return;
      await tx.update(Claim, id, { overdue: true });
      await this.claims.announce(tx, 'claim.overdue', claim);
    });
  }
}
