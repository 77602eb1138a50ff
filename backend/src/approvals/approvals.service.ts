import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Accepted } from '../common/accepted.js';
import type { User } from '../common/actor.js';
import { after } from '../common/clock.js';
import { Problem, problem } from '../common/errors.js';
import { HandlerRegistry } from '../common/handler-registry.js';
import { type Cents, centsToDollars, formatCents } from '../common/money.js';
import { isUuid, type JsonText } from '../common/paging.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Settings } from '../platform/settings/settings.js';
import { Approval } from './approval.entity.js';
import type { ApprovalAsked } from './approvals.dto.js';
import { countApprovers } from './approvals.queries.js';
import { APPROVAL_TIME, APPROVED_ACT_NAMES, APPROVED_ACTS, type ApprovedAct } from './approvals.rules.js';

/** What an act did, and the call's answer. */
export interface Done {
  /** The money it decided about. */
  cents: Cents;
  /** With what operators gave back of the same deal before, so that no act is made small by being done in parts. */
  togetherCents?: Cents;
  answer: JsonText;
}

/** A participant that does the act to the record, with the call's body. */
export type CarryOut = (tx: Tx, operator: User, recordId: string, body: object) => Promise<Done>;

/** Acts of operators of which the large ones take two persons. */
@Injectable()
export class Approvals implements OnApplicationBootstrap {
  private readonly acts = new HandlerRegistry<ApprovedAct, CarryOut>('act to approve', APPROVED_ACT_NAMES);

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  on(act: ApprovedAct, carryOut: CarryOut): void {
    this.acts.on(act, carryOut);
  }

  onApplicationBootstrap(): void {
    this.acts.requireAll();
  }

  /**
   * Does the act or, if it moves more than one operator may and another could approve it, keeps it for them. What would be
   * refused is refused at once.
   * @throws what the act throws; 409 when another one of its kind waits for the record
   */
  perform(
    operator: User,
    act: ApprovedAct,
    recordId: string,
    body: object,
  ): Promise<JsonText | Accepted<ApprovalAsked>> {
    return this.db.tx(async (tx) => {
      await tx.run('SAVEPOINT before_act');
      const { cents, togetherCents = cents, answer } = await this.carryOut(tx, operator, act, recordId, body);
      if (togetherCents <= this.settings.get().twoPersonAboveCents || (await countApprovers(tx)) < 2) return answer;
      await tx.run('ROLLBACK TO SAVEPOINT before_act');
      return this.ask(tx, operator, { act, recordId, body, cents });
    });
  }

  /** Above how much, in cents, an act takes two persons, and whether there are two who may. */
  async limit(): Promise<{ above: Cents; isHeld: boolean }> {
    return { above: this.settings.get().twoPersonAboveCents, isHeld: (await countApprovers(this.db)) >= 2 };
  }

  /**
   * A second operator has it carried out, as a call of their own. If what was asked for is no longer what would be done, it lapses, so
   * that it can be asked for again.
   * @param read is answered in the same transaction
   * @throws 404; 403 for the one who asked; 409 once it is decided or lapsed, or when the amount is another by now; what the act throws
   */
  async approve<Answer>(operator: User, id: string, read: (tx: Tx) => Promise<Answer>): Promise<Answer> {
    try {
      return await this.db.tx(async (tx) => {
        await this.approveIn(tx, operator, id);
        return read(tx);
      });
    } catch (error) {
      if (error instanceof Outdated) await this.db.tx((tx) => this.lapse(tx, operator, id));
      throw error;
    }
  }

  private async approveIn(tx: Tx, operator: User, id: string): Promise<void> {
    const approval = await this.lockWaiting(tx, id);
    if (approval.askedBy === operator.id)
      throw problem('forbidden', { detail: 'You asked for this, so another operator has to approve it.' });
    const { act, recordId, body, amountCents } = approval;
    await this.decide(tx, operator, approval, 'approved');
    const { cents } = await this.carryOut(tx, operator, act, recordId, body).catch((error: unknown) => {
      const doesNotFit = error instanceof Problem && error.code === 'invalid_input';
      throw doesNotFit ? new Outdated('What was asked for is more than is left by now') : error;
    });
    if (cents !== amountCents)
      throw new Outdated(`The amount is ${formatCents(cents)} by now, not ${formatCents(amountCents)}`);
  }

  private async lapse(tx: Tx, operator: User, id: string): Promise<void> {
    await this.lockWaiting(tx, id);
    const at = this.clock.now();
    tx.update(Approval, id, { until: at });
    await audit(tx, at, operator, { action: 'approvals.lapse', resource: 'approvals', resourceId: id });
  }

  /** A participant: whoever asked takes it back. @throws 404; 403 for anybody else; 409 once it is decided or lapsed */
  async withdraw(tx: Tx, operator: User, id: string): Promise<void> {
    const approval = await this.lockWaiting(tx, id);
    if (approval.askedBy !== operator.id)
      throw problem('forbidden', { detail: 'Only the operator who asked for it can take it back.' });
    await this.decide(tx, operator, approval, 'withdrawn');
  }

  private carryOut(tx: Tx, operator: User, act: ApprovedAct, recordId: string, body: object): Promise<Done> {
    const carryOut = this.acts.of(act);
    if (!carryOut) throw problem('illegal_transition', { detail: 'This program does not know the act.' });
    return carryOut(tx, operator, recordId, body);
  }

  private async ask(
    tx: Tx,
    operator: User,
    { act, recordId, body, cents }: { act: ApprovedAct; recordId: string; body: object; cents: Cents },
  ): Promise<Accepted<ApprovalAsked>> {
    const at = this.clock.now();
    const waiting = await tx.one(
      `SELECT 1 AS one FROM approvals WHERE record_id = $1 AND act = $2 AND status = 'waiting' AND until > $3 LIMIT 1`,
      [recordId, act, at],
    );
    if (waiting) throw problem('illegal_transition', { detail: 'This waits for a second operator already.' });
    const approval = {
      id: randomUUID(),
      act,
      resource: APPROVED_ACTS[act],
      recordId,
      body,
      amountCents: cents,
      status: 'waiting' as const,
      askedBy: operator.id,
      askedAt: at,
      until: after(at, APPROVAL_TIME),
    };
    tx.insert(Approval, approval);
    await audit(tx, at, operator, {
      action: 'approvals.ask',
      resource: 'approvals',
      resourceId: approval.id,
      reason: reasonIn(body),
      after: { act, recordId, amount: centsToDollars(cents) },
    });
    return new Accepted({ approvalId: approval.id, until: approval.until.toISOString() });
  }

  /** @throws 404; 409 */
  private async lockWaiting(tx: Tx, id: string): Promise<Approval> {
    const approval = isUuid(id) ? await tx.lock(Approval, { id }) : undefined;
    if (!approval) throw problem('not_found');
    if (approval.status !== 'waiting') throw problem('illegal_transition', { detail: `This was ${approval.status}.` });
    if (approval.until <= this.clock.now())
      throw problem('illegal_transition', { detail: 'This has lapsed. Ask again.' });
    return approval;
  }

  private async decide(tx: Tx, operator: User, { id }: Approval, status: 'approved' | 'withdrawn'): Promise<void> {
    const at = this.clock.now();
    tx.update(Approval, id, { status, decidedBy: operator.id, decidedAt: at });
    await audit(tx, at, operator, {
      action: status === 'approved' ? 'approvals.approve' : 'approvals.withdraw',
      resource: 'approvals',
      resourceId: id,
    });
  }
}

/** 409: what was asked for is no longer what would be done. */
class Outdated extends Problem {
  constructor(why: string) {
    super('stale', { detail: `${why}, so this has lapsed. Ask again.` });
  }
}

function reasonIn(body: object): string | undefined {
  const { reason, note } = body as { reason?: unknown; note?: unknown };
  const why = reason ?? note;
  return typeof why === 'string' ? why : undefined;
}
