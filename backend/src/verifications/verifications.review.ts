import { Injectable } from '@nestjs/common';
import { CLOCK, requireImpartial, type User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { requireState } from '../common/rules.js';
import type { DeadlineKind } from '../common/deadlines.js';
import { audit } from '../platform/audit/audit.js';
import { CarrierStanding } from '../bookings/carrier-standing.js';
import type { Deal } from '../bookings/lock-deal.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Deadlines, takeDeadline } from '../platform/deadlines/deadlines.js';
import { FactsService, hasExpired } from './facts.service.js';
import { Verification } from './verification.entity.js';
import { VERIFICATION_RULES } from './verifications.rules.js';

/** What operators decide about carriers' facts, and what time does to them. */
@Injectable()
export class VerificationsReview {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly facts: FactsService,
    private readonly carriers: CarrierStanding,
    deadlines: Deadlines,
  ) {
    deadlines.on('fact_warning', ({ subject }) => this.warn('fact_warning', subject));
    deadlines.on('fact_last_warning', ({ subject }) => this.warn('fact_last_warning', subject));
    deadlines.on('fact_expiry', ({ subject }) => this.expire(subject));
  }

  /** A participant: an operator has checked the fact; its badge shows from today. @throws 404; 403 for one's own; 409 unless it is waiting, or when it has expired */
  async approve(tx: Tx, admin: User, id: string, note: string | null | undefined): Promise<void> {
    const { row, standing, booked } = await this.lockFact(tx, admin, id);
    requireState(VERIFICATION_RULES, 'approve', row.status);
    const verifiedOn = this.facts.today();
    if (hasExpired(row, verifiedOn))
      throw problem('illegal_transition', {
        detail: 'It has expired in the meantime; the carrier has to submit it again.',
      });
    for (const earlier of standing.filter(({ fact, id: other }) => fact === row.fact && other !== id))
      await this.facts.move(tx, earlier, 'replace', admin);
    await this.facts.move(tx, row, 'approve', admin, { verifiedOn, reason: null, ...this.decided(admin) });
    await this.facts.setDeadlines(tx, row);
    await this.conclude(tx, row, booked, admin, 'approve', 'submitted', note);
  }

  /** A participant: the fact is not what the carrier says; a verified one loses its badge. @throws 404; 403 for one's own; 409 in other states */
  async reject(tx: Tx, admin: User, id: string, reason: string): Promise<void> {
    const { row, booked } = await this.lockFact(tx, admin, id);
    const before = row.status;
    await this.facts.move(tx, row, 'reject', admin, { reason, ...this.decided(admin) });
    await this.conclude(tx, row, booked, admin, 'reject', before, reason);
  }

  private decided(admin: User): Pick<Verification, 'decidedBy' | 'decidedAt'> {
    return { decidedBy: admin.id, decidedAt: this.clock.now() };
  }

  private async conclude(
    tx: Tx,
    row: Verification,
    booked: readonly Deal[],
    admin: User,
    verb: 'approve' | 'reject',
    before: string,
    reason: string | null | undefined,
  ): Promise<void> {
    await this.writeBadges(tx, row.userId, booked);
    await this.facts.announce(tx, verb === 'approve' ? 'verification.approved' : 'verification.rejected', row);
    const line = { action: `verifications.${verb}`, resource: 'verifications', resourceId: row.id, reason };
    await audit(tx, this.clock.now(), admin, { ...line, before: { status: before }, after: { status: row.status } });
  }

  /** Whoever booked the carrier on a badge hears that it has come off, or is back. */
  private async writeBadges(tx: Tx, carrierId: string, booked: readonly Deal[]): Promise<void> {
    const { lost, gained } = await this.facts.writeBadges(tx, carrierId);
    await this.carriers.announceFacts(tx, booked, lost, 'shipment.facts_lapsed');
    await this.carriers.announceFacts(tx, booked, gained, 'shipment.facts_renewed');
  }

  /** The carrier's facts, locked, and the one of them that is meant; with what is booked with them and not picked up, locked before. */
  private async lockFact(
    tx: Tx,
    admin: User,
    id: string,
  ): Promise<{ row: Verification; standing: Verification[]; booked: Deal[] }> {
    const place = isUuid(id) ? await tx.find(Verification, { id }) : undefined;
    if (!place) throw problem('not_found');
    requireImpartial(admin, place.userId);
    const booked = await this.carriers.holdBooked(tx, place.userId);
    const standing = await this.facts.standing(tx, place.userId, { hold: true });
    return { row: standing.find((each) => each.id === id) ?? (await tx.get(Verification, { id })), standing, booked };
  }

  /** The last day is near: the carrier is told. */
  private async warn(kind: DeadlineKind, id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      if (!(await takeDeadline(tx, this.clock.now(), kind, id))) return;
      await this.facts.announce(tx, 'verification.expiring', await tx.get(Verification, { id }));
    });
  }

  /** The last day has passed: the badge is removed. */
  private async expire(id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const { userId } = await tx.get(Verification, { id });
      const booked = await this.carriers.holdBooked(tx, userId);
      const row = (await this.facts.standing(tx, userId, { hold: true })).find((each) => each.id === id);
      if (!(await takeDeadline(tx, this.clock.now(), 'fact_expiry', id)) || row?.status !== 'verified') return;
      await this.facts.move(tx, row, 'expire', CLOCK);
      await this.writeBadges(tx, userId, booked);
      await this.facts.announce(tx, 'verification.expired', row);
    });
  }
}
