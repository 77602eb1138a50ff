import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import Stripe from 'stripe';
import type { User } from '../common/actor.js';
import { after, backoff, HOUR, machineNow, MINUTE, SECOND } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Release } from '../platform/database/release.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import type { MoneyOperationAnswer } from './operations.dto.js';
import { MoneyOperation, type OperationState, RETRIED } from './money-operation.entity.js';
import { OperationCalls } from './operation-calls.js';
import { nextKey, renewKey } from './operation-keys.js';
import { lockPayment } from './lock-payment.js';
import type { Payment } from './payment.entity.js';
import { isUnknownOutcome, waitAskedFor } from './provider.js';

const LEASE_MS = MINUTE;
const LONGEST_BACKOFF_MS = 15 * MINUTE;
const BATCH = 100;
const DRAIN_LIMIT_MS = 10 * SECOND;

/** Refusals that end when something changes at the provider: the money arrives, the carrier finishes onboarding. */
const WAITING = new Set([
  'balance_insufficient',
  'insufficient_capabilities_for_transfer',
  'transfers_not_allowed',
  'account_invalid',
  'charge_disputed',
  'refund_disputed_payment',
]);

/** While a chargeback is open nothing new is sent for its payment; the outcome of what may have been sent is still checked. */
const HELD = `kind IN ('transfer', 'refund') AND state IN ('pending', 'blocked')
  AND EXISTS (SELECT 1 FROM payments p WHERE p.id = money_operations.payment_id AND 'chargeback' = ANY(p.frozen_by))`;

const DUE = `next_attempt_at <= $1 AND (state IN ('pending', 'unknown', 'blocked') OR (state = 'in_flight' AND lease_until < $1)) AND NOT (${HELD})`;

/** Carries out decisions at the provider, once each: claim the row, call with the operation's own key, record the outcome. */
@Injectable()
export class OperationsService implements OnApplicationBootstrap {
  private readonly log = new Logger('Operations');

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly calls: OperationCalls,
    private readonly jobs: Jobs,
    private readonly release: Release,
    private readonly sweeps: Sweeps,
    @Inject(Env) private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.env.runsWorker) return;
    const queueDue = () => this.queueDue().catch((error: Error) => this.log.warn(error.message));
    this.release.onWork('money', queueDue);
    this.sweeps.on('money operations', queueDue);
  }

  /** Executes everything due, and returns when nothing due is left or running anywhere. */
  async drain(): Promise<void> {
    const end = after(machineNow(), DRAIN_LIMIT_MS);
    while (machineNow() < end) {
      const due = await this.due();
      for (const id of due) await this.execute(id);
      const open = await this.db.one(
        `SELECT 1 AS one FROM money_operations WHERE state = 'in_flight' OR (state = 'pending' AND next_attempt_at <= $1 AND NOT (${HELD})) LIMIT 1`,
        [machineNow()],
      );
      if (!open) return;
      if (due.length === 0) await pause(20);
    }
  }

  /** Executes one operation, if it is due and nobody else is on it. */
  async execute(id: string): Promise<void> {
    const operation = await this.claim(id);
    if (!operation) return;
    await failPoint(this.env, 'operation.claimed');
    try {
      await this.perform(operation);
    } catch (error) {
      await this.postpone(operation, error as Error);
    }
  }

  /**
   * An operator retries it: with a new key, after checking what the provider already has.
   * @throws 404; 409 when it is done or running
   */
  async retry(admin: User, id: string): Promise<MoneyOperationAnswer> {
    return this.db.tx(async (tx) => {
      const operation = isUuid(id) ? await tx.lock(MoneyOperation, { id }) : undefined;
      if (!operation) throw problem('not_found');
      const { kind, state, attempts, lastError } = operation;
      if (!RETRIED.includes(state))
        throw problem('illegal_transition', { detail: `An operation that is ${state} cannot be retried.` });
      const change = {
        state: state === 'unknown' ? state : ('pending' as const),
        // An unknown outcome is resolved under the key it was sent with.
        idempotencyKey: state === 'unknown' ? operation.idempotencyKey : nextKey(operation),
        nextAttemptAt: machineNow(),
        updatedAt: machineNow(),
      };
      tx.update(MoneyOperation, id, change);
      await audit(tx, this.clock.now(), admin, {
        action: 'money-operations.retry',
        resource: 'money-operations',
        resourceId: id,
        before: { state, lastError },
        after: { state: change.state, lastError },
      });
      tx.wake('money');
      return { id, kind, state: change.state, attempts, nextAttemptAt: change.nextAttemptAt };
    });
  }

  private async due(): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `SELECT id FROM money_operations WHERE ${DUE} ORDER BY next_attempt_at LIMIT ${BATCH}`,
      [machineNow()],
    );
    return rows.map((row) => row.id);
  }

  private async queueDue(): Promise<void> {
    const due = await this.due();
    if (due.length === 0) return;
    await failPoint(this.env, 'queue.adding');
    await this.jobs.addMany(
      'money',
      due.map((id) => ({ name: 'execute', data: { id }, once: id })),
    );
    await failPoint(this.env, 'queue.added');
  }

  private async claim(id: string): Promise<MoneyOperation | undefined> {
    return this.db.tx(async (tx) => {
      const now = machineNow();
      const claimed = await tx.run(
        `UPDATE money_operations SET state = 'in_flight', lease_until = $2, attempts = attempts + 1, updated_at = $1 WHERE id = $3 AND ${DUE}`,
        [now, after(now, LEASE_MS), id],
      );
      return claimed === 0 ? undefined : tx.get(MoneyOperation, { id });
    });
  }

  private async perform(operation: MoneyOperation): Promise<void> {
    const outcome = await this.calls.make(operation);
    if ('waits' in outcome)
      return this.db.tx((tx) =>
        this.update(tx, operation, { state: 'blocked', nextAttemptAt: outcome.until, lastError: outcome.waits }),
      );
    await failPoint(this.env, 'operation.made');
    await this.db.tx(async (tx) => {
      const payment = await this.finish(tx, operation, outcome.made);
      if (payment) await outcome.write(tx, payment);
    });
    await failPoint(this.env, 'operation.committed');
  }

  /** Marks the operation as done and returns its payment, locked; undefined when it was already done. */
  private async finish(tx: Tx, operation: MoneyOperation, providerId: string): Promise<Payment | undefined> {
    const payment = await lockPayment(tx, operation.quoteId);
    const done = await tx.run(
      `UPDATE money_operations SET state = 'succeeded', provider_id = $2, last_error = NULL, lease_until = NULL, failures = 0, updated_at = $3 WHERE id = $1 AND state <> 'succeeded'`,
      [operation.id, providerId, machineNow()],
    );
    return done === 0 || !payment ? undefined : payment;
  }

  /** The call failed: with an unknown outcome the same call is repeated; a refusal waits, or needs a person. */
  private async postpone(operation: MoneyOperation, error: Error): Promise<void> {
    const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
    const refused = error instanceof Stripe.errors.StripeError && !isUnknownOutcome(error);
    await this.db.tx(async (tx) => {
      if (refused && code !== undefined && WAITING.has(code)) {
        // The provider keeps the refusal under the key, too.
        await renewKey(tx, operation);
        return this.update(tx, operation, {
          state: 'blocked',
          nextAttemptAt: after(machineNow(), HOUR),
          lastError: error.message,
        });
      }
      if (refused) {
        this.log.error(`${operation.kind} ${operation.id} was refused: ${error.message}`);
        return this.update(tx, operation, {
          state: 'needs_attention',
          nextAttemptAt: operation.nextAttemptAt,
          lastError: error.message,
        });
      }
      const failures = operation.failures + 1;
      const wait = Math.max(backoff(failures - 1, MINUTE, LONGEST_BACKOFF_MS), waitAskedFor(error) * SECOND);
      return this.update(tx, operation, {
        state: 'unknown',
        nextAttemptAt: after(machineNow(), wait),
        lastError: error.message,
        failures,
      });
    });
  }

  /** What it waited for may have come while it was running, which moved its time past the one this attempt knows: then it does not wait. */
  private async update(
    tx: Tx,
    operation: MoneyOperation,
    {
      state,
      nextAttemptAt,
      lastError,
      failures = 0,
    }: Pick<MoneyOperation, 'nextAttemptAt'> & { state: OperationState; lastError: string; failures?: number },
  ): Promise<void> {
    await tx.run(
      `UPDATE money_operations SET state = $2, last_error = $4, failures = $5, lease_until = NULL, updated_at = $6,
              next_attempt_at = CASE WHEN next_attempt_at > $7 THEN next_attempt_at ELSE $3 END
        WHERE id = $1 AND state = 'in_flight'`,
      [operation.id, state, nextAttemptAt, lastError.slice(0, 500), failures, machineNow(), operation.nextAttemptAt],
    );
    tx.wake('money');
  }
}
