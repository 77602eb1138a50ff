import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { addDays, type Day, endOfDay, localDay, startOfDay } from '../common/calendar.js';
import { DEADLINE_KINDS } from '../common/deadlines.js';
import { type Badge, type Fact, FACTS, factsWithoutBadge } from '../common/facts.js';
import { centsToDollars } from '../common/money.js';
import { authorize, requireState } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { clearDeadlines, setDeadline } from '../platform/deadlines/deadlines.js';
import type { VerificationEvent } from '../platform/events/catalog.js';
import { emit } from '../platform/events/events.js';
import { UsersService } from '../users/users.service.js';
import { Verification } from './verification.entity.js';
import { VERIFICATION_RULES, type VerificationVerb } from './verifications.rules.js';

/** Facts expire by New York days, where the operators work. */
const OFFICE_ZONE = 'America/New_York';

/** How many days before the last day the carrier is warned. */
const WARNED = [
  ['fact_warning', 30],
  ['fact_last_warning', 7],
] as const;

/** Its last day has passed. */
export function hasExpired({ expiresOn }: Pick<Verification, 'expiresOn'>, today: Day): boolean {
  return expiresOn !== null && expiresOn < today;
}

/** Participants of every verb on a fact: the rows, the moves, the badges, and the deadlines of facts that expire. */
@Injectable()
export class FactsService {
  constructor(
    private readonly clock: Clock,
    private readonly users: UsersService,
  ) {}

  today(): Day {
    return localDay(this.clock.now(), OFFICE_ZONE);
  }

  /** Submissions that are not replaced, oldest first. `hold` locks the carrier's facts for this transaction. */
  async standing(tx: Tx, userId: string, { hold }: { hold: boolean }): Promise<Verification[]> {
    if (hold) await this.users.lockUser(tx, userId);
    return tx
      .repo(Verification)
      .createQueryBuilder('v')
      .where(`v.user_id = :userId AND v.status <> 'replaced'`, { userId })
      .orderBy('v.created_at')
      .addOrderBy('v.id')
      .getMany();
  }

  /** The one place that writes a fact's status. @throws 403; 409 when the table does not allow it */
  async move(
    tx: Tx,
    row: Verification,
    verb: VerificationVerb,
    actor: Actor,
    set: Partial<Verification> = {},
  ): Promise<void> {
    authorize(VERIFICATION_RULES, verb, actor, { ownerId: '', carrierId: row.userId });
    requireState(VERIFICATION_RULES, verb, row.status);
    const { to, clears = [] } = VERIFICATION_RULES.verbs[verb];
    const at = this.clock.now();
    const changes = { ...set, status: to[0] as Verification['status'], updatedAt: at };
    tx.update(Verification, row.id, changes);
    clearDeadlines(tx, at, clears, row.id);
    Object.assign(row, changes);
  }

  /** A verified fact expires automatically after its last day; its carrier is warned before, as far as those times have not passed. */
  async setDeadlines(tx: Tx, { id: subject, expiresOn }: Verification): Promise<void> {
    if (expiresOn === null) return;
    const at = this.clock.now();
    for (const [kind, days] of WARNED) {
      const dueAt = startOfDay(addDays(expiresOn, -days), OFFICE_ZONE);
      if (dueAt > at) setDeadline(tx, at, { kind, subject, shipmentId: null, dueAt });
    }
    setDeadline(tx, at, {
      kind: 'fact_expiry',
      subject,
      shipmentId: null,
      dueAt: endOfDay(expiresOn, OFFICE_ZONE),
    });
  }

  /** Writes what the public profile says about a carrier's facts; answers whose badge came off, and whose is new. */
  async writeBadges(tx: Tx, userId: string): Promise<{ lost: Fact[]; gained: Fact[] }> {
    const { badges: before } = await this.users.row(tx, userId);
    const verified = await tx.repo(Verification).findBy({ userId, status: 'verified' });
    const badges = FACTS.flatMap((fact): Badge[] => {
      const { verifiedOn, limitCents = null } = verified.find((row) => row.fact === fact) ?? {};
      return verifiedOn ? [{ fact, verifiedOn, limit: limitCents === null ? null : centsToDollars(limitCents) }] : [];
    });
    await this.users.setBadges(tx, userId, badges);
    const factsOf = (some: readonly Badge[]) => some.map(({ fact }) => fact);
    return { lost: factsWithoutBadge(factsOf(before), badges), gained: factsWithoutBadge(factsOf(badges), before) };
  }

  /** Removes everything an erased carrier submitted; the documents with it become unused and are removed with the leftovers. */
  async forget(tx: Tx, userId: string): Promise<void> {
    const facts = await tx.repo(Verification).find({ select: { id: true }, where: { userId } });
    clearDeadlines(
      tx,
      this.clock.now(),
      DEADLINE_KINDS,
      facts.map(({ id }) => id),
    );
    await tx.run('DELETE FROM verifications WHERE user_id = $1', [userId]);
    await this.users.setBadges(tx, userId, []);
  }

  async announce(tx: Tx, name: VerificationEvent, { id: verificationId, userId }: Verification): Promise<void> {
    emit(tx, this.clock.now(), name, { verificationId, userId }, [userId]);
  }
}
