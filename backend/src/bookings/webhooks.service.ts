import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { after, backoff, DAY, machineNow, MINUTE, SECOND } from '../common/clock.js';
import { MoneyJobs } from '../payments/money.jobs.js';
import { isUnknownOutcome, Provider, waitAskedFor } from '../payments/provider.js';
import { STRIPE_API_VERSION } from '../payments/stripe.client.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import { Db } from '../platform/database/db.js';
import { Release } from '../platform/database/release.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { Desk } from './desk.js';
import { askForChargebacks, chargeback } from './chargeback.js';
import { reconcile, settleIntent } from './reconcile.js';
import { settle } from './settle.js';
import { type Hint, readHint } from './webhook-events.js';

const BATCH = 100;
const LONGEST_BACKOFF_MS = 15 * MINUTE;
/** With waits of 1, 2, 4 seconds up to a quarter of an hour: after about an hour. */
const MOST_ATTEMPTS = 13;

/** An event as it is kept. */
interface Kept {
  type: string;
  objectId: string | null;
  state: 'received' | 'done' | 'parked';
  attempts: number;
  nextAttemptAt: Date;
}

/** What the provider tells us: kept once, then looked into. A webhook is a hint; its content is never believed. */
@Injectable()
export class WebhooksService implements OnApplicationBootstrap {
  private readonly log = new Logger('Webhooks');
  private askedUpTo: Date | undefined;

  constructor(
    private readonly db: Db,
    private readonly desk: Desk,
    private readonly provider: Provider,
    private readonly jobs: Jobs,
    private readonly release: Release,
    private readonly sweeps: Sweeps,
    @Inject(Env) private readonly env: Env,
    moneyJobs: MoneyJobs,
  ) {
    moneyJobs.on('webhook', (id) => this.process(id));
    moneyJobs.on('settle', (quoteId) => settle(this.desk, quoteId));
  }

  onApplicationBootstrap(): void {
    if (!this.env.runsWorker) return;
    const queueOpen = () => this.queueOpen().catch((error: Error) => this.log.warn(error.message));
    this.release.onWork('money', queueOpen);
    this.sweeps.on('webhooks', queueOpen);
    this.sweeps.on('open payments', () => this.askAgain());
    this.sweeps.on('reconciliation', () => reconcile(this.desk));
    this.sweeps.on('chargebacks', () => askForChargebacks(this.desk));
  }

  /** Keeps an event, once. @throws 400 when it is not signed by the provider, or is none */
  async receive(rawBody: Buffer | undefined, signature: string | undefined): Promise<void> {
    const hint = readHint(this.provider.readWebhook(rawBody, signature));
    const strange = this.strange(hint);
    const now = machineNow();
    await this.db.tx(async (tx) => {
      await tx.run(
        `INSERT INTO webhook_events (id, type, object_id, state, last_error, received_at, next_attempt_at) VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (id) DO NOTHING`,
        [hint.id, hint.type, hint.objectId, strange ? 'parked' : 'received', strange ?? null, now],
      );
      tx.wake('money');
    });
  }

  /** Looks into all events that are due; answers how many. */
  async processAll(): Promise<number> {
    const ids = await this.open();
    for (const id of ids) await this.process(id);
    return ids.length;
  }

  /** A second look at payments that were not heard of: a webhook may have been lost. Each time at the next ones, then again from the oldest on. */
  private async askAgain(): Promise<void> {
    const oldest = after(this.desk.clock.now(), -7 * DAY);
    const rows = await this.db.rows<{ quote_id: string; updated_at: Date }>(
      `SELECT quote_id, updated_at FROM payments WHERE status IN ('pending', 'failed', 'paid') AND stripe_payment_intent_id IS NOT NULL
        AND updated_at > $1 ORDER BY updated_at LIMIT ${BATCH}`,
      [this.askedUpTo && this.askedUpTo > oldest ? this.askedUpTo : oldest],
    );
    this.askedUpTo = rows.length < BATCH ? undefined : rows.at(-1)?.updated_at;
    for (const { quote_id } of rows) {
      await settle(this.desk, quote_id).catch((error: Error) => this.log.warn(`${quote_id}: ${error.message}`));
    }
  }

  /** What failed before waits for its time, and so holds up nothing else. */
  private async open(): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `SELECT id FROM webhook_events WHERE state = 'received' AND next_attempt_at <= $1 ORDER BY next_attempt_at LIMIT ${BATCH}`,
      [machineNow()],
    );
    return rows.map((row) => row.id);
  }

  private async queueOpen(): Promise<void> {
    await this.jobs.addMany('money', (await this.open()).map((id) => ({ name: 'webhook', data: { id }, once: id })));
  }

  private async process(id: string): Promise<void> {
    const event = await this.db.one<Kept>('SELECT type, object_id AS "objectId", state, attempts, next_attempt_at AS "nextAttemptAt" FROM webhook_events WHERE id = $1', [id]);
    if (event?.state !== 'received' || event.nextAttemptAt > machineNow()) return;
    try {
      const known = event.objectId ? await this.lookInto(event.type, event.objectId) : false;
      await failPoint(this.env, 'webhook.applied');
      await this.db.rows(`UPDATE webhook_events SET state = $2, done_at = $3, attempts = attempts + 1, last_error = NULL WHERE id = $1 AND state = 'received'`, [
        id,
        known ? 'done' : 'parked',
        machineNow(),
      ]);
    } catch (error) {
      await this.postpone(id, event, error as Error);
    }
  }

  /** It is looked into later; while the provider does not answer at all without end, else until it is kept aside for the operators. The sweeps find out what it was about. */
  private async postpone(id: string, { attempts: before, nextAttemptAt }: Kept, error: Error): Promise<void> {
    const attempts = before + 1;
    const isOver = attempts >= MOST_ATTEMPTS && !isUnknownOutcome(error);
    const wait = Math.max(backoff(before, SECOND, LONGEST_BACKOFF_MS), waitAskedFor(error) * SECOND);
    // Looked into by two at once, it has failed once.
    const [row] = await this.db.rows(
      `UPDATE webhook_events SET state = $2, attempts = $3, last_error = $4, next_attempt_at = $5 WHERE id = $1 AND state = 'received' AND next_attempt_at = $6 RETURNING 1`,
      [id, isOver ? 'parked' : 'received', attempts, error.message.slice(0, 500), after(machineNow(), wait), nextAttemptAt],
    );
    if (row) this.log.warn(`${id}: ${error.message}${isOver ? ' It is kept aside.' : ''}`);
  }

  /** Asks the provider about what an event names; false for what is not ours. */
  private async lookInto(type: string, objectId: string): Promise<boolean> {
    if (type.startsWith('charge.dispute.')) return chargeback(this.desk, objectId);
    if (type.startsWith('refund.')) return this.desk.refunds.changed(objectId);
    if (objectId.startsWith('acct_')) return this.desk.payoutAccounts.changed(objectId);
    return objectId.startsWith('pi_') ? settleIntent(this.desk, objectId) : false;
  }

  /** Why an event is kept and not looked into; undefined when it is ours. */
  private strange({ livemode, version }: Hint): string | undefined {
    if (livemode !== this.provider.live) return `It is about ${livemode ? 'real' : 'test'} money, and this server is not.`;
    if (versionName(version) === versionName(STRIPE_API_VERSION)) return undefined;
    return `It is written in API version ${version}; the endpoint at the provider must have ${STRIPE_API_VERSION}.`;
  }
}

/** The name of an API version: what is called the same is written the same. */
function versionName(version: string | null): string | undefined {
  return version?.split('.')[1];
}
