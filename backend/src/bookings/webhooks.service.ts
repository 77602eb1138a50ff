import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { after, backoff, machineNow, MINUTE, SECOND } from '../common/clock.js';
import { isUnknownOutcome, Provider, waitAskedFor } from '../payments/provider.js';
import { STRIPE_API_VERSION } from '../payments/stripe.client.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import { Db } from '../platform/database/db.js';
import { Release } from '../platform/database/release.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { ProviderNews } from './provider-news.js';
import { type Hint, readHint } from './webhook-events.js';

const BATCH = 100;
const LONGEST_BACKOFF_MS = 15 * MINUTE;
/** With waits of 1, 2, 4 seconds up to 15 minutes: after about an hour. */
const MOST_ATTEMPTS = 13;

/** An event as we keep it. */
interface Kept {
  type: string;
  objectId: string | null;
  state: 'received' | 'done' | 'parked';
  attempts: number;
  nextAttemptAt: Date;
}

/** What the provider tells us: kept once, then processed. A webhook is a hint; its content is never trusted. */
@Injectable()
export class WebhooksService implements OnApplicationBootstrap {
  private readonly log = new Logger('Webhooks');

  constructor(
    private readonly db: Db,
    private readonly news: ProviderNews,
    private readonly provider: Provider,
    private readonly jobs: Jobs,
    private readonly release: Release,
    private readonly sweeps: Sweeps,
    @Inject(Env) private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.env.runsWorker) return;
    const queueOpen = () => this.queueOpen().catch((error: Error) => this.log.warn(error.message));
    this.release.onWork('money', queueOpen);
    this.sweeps.on('webhooks', queueOpen);
  }

  /** Keeps an event, once. @throws 400 when the provider did not sign it, or it is not an event */
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

  /** Processes all events that are due; returns how many. */
  async processAll(): Promise<number> {
    const ids = await this.open();
    for (const id of ids) await this.process(id);
    return ids.length;
  }

  /** One that failed before waits its time, and so holds up nothing else. */
  private async open(): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `SELECT id FROM webhook_events WHERE state = 'received' AND next_attempt_at <= $1 ORDER BY next_attempt_at LIMIT ${BATCH}`,
      [machineNow()],
    );
    return rows.map((row) => row.id);
  }

  private async queueOpen(): Promise<void> {
    await this.jobs.addMany(
      'money',
      (await this.open()).map((id) => ({ name: 'webhook', data: { id }, once: id })),
    );
  }

  /** Processes one event, if it is due; safe to repeat. */
  async process(id: string): Promise<void> {
    const event = await this.db.one<Kept>(
      'SELECT type, object_id AS "objectId", state, attempts, next_attempt_at AS "nextAttemptAt" FROM webhook_events WHERE id = $1',
      [id],
    );
    if (event?.state !== 'received' || event.nextAttemptAt > machineNow()) return;
    try {
      const known = event.objectId ? await this.news.lookInto(event.type, event.objectId) : false;
      await failPoint(this.env, 'webhook.applied');
      await this.db.rows(
        `UPDATE webhook_events SET state = $2, done_at = $3, attempts = attempts + 1, last_error = NULL WHERE id = $1 AND state = 'received'`,
        [id, known ? 'done' : 'parked', machineNow()],
      );
    } catch (error) {
      await this.postpone(id, event, error as Error);
    }
  }

  /** Retried later: without end while the provider does not answer at all, otherwise until it is parked for the operators. The sweeps find out what it was about. */
  private async postpone(id: string, { attempts: before, nextAttemptAt }: Kept, error: Error): Promise<void> {
    const attempts = before + 1;
    const isOver = attempts >= MOST_ATTEMPTS && !isUnknownOutcome(error);
    const wait = Math.max(backoff(before, SECOND, LONGEST_BACKOFF_MS), waitAskedFor(error) * SECOND);
    // Two processing it at once count as one failure.
    const [row] = await this.db.rows(
      `UPDATE webhook_events SET state = $2, attempts = $3, last_error = $4, next_attempt_at = $5 WHERE id = $1 AND state = 'received' AND next_attempt_at = $6 RETURNING 1`,
      [
        id,
        isOver ? 'parked' : 'received',
        attempts,
        error.message.slice(0, 500),
        after(machineNow(), wait),
        nextAttemptAt,
      ],
    );
    if (row) this.log.warn(`${id}: ${error.message}${isOver ? ' It is parked.' : ''}`);
  }

  /** Why an event is kept but not processed; undefined when it is ours. */
  private strange({ livemode, version }: Hint): string | undefined {
    if (livemode !== this.provider.live)
      return `It is about ${livemode ? 'real' : 'test'} money, and this server is not.`;
    if (versionName(version) === versionName(STRIPE_API_VERSION)) return undefined;
    return `It is written in API version ${version}; the endpoint at the provider must have ${STRIPE_API_VERSION}.`;
  }
}

/** Normalizes the name of an API version, so that equal ones compare equal. */
function versionName(version: string | null): string | undefined {
  return version?.split('.')[1];
}
