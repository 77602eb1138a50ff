import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { after, backoff, HOUR, machineNow, MINUTE } from '../common/clock.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import { Release } from '../platform/database/release.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { type Outcome, push } from './attempt.js';
import { payloadOf } from './payload.js';
import { forget, hold, lease, type Leased, noteFailure, noteSuccess, removeSubscription } from './sends.queries.js';
import { VAPID_KEYS, type VapidKeys } from './vapid.js';

const MOST_AT_ONCE = 16;
/** In a row; then the browser is forgotten. */
const MOST_FAILURES = 10;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [MINUTE, 4 * HOUR];

const TEST = {
  title: 'Notifications work here',
  body: 'This is the test you asked for.',
  link: '/profile#notifications',
  notificationId: null,
};

/** Sends pushes. The table is the schedule: workers lease due rows, and a lease that runs out is taken again. */
@Injectable()
export class Pusher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Push');
  private readonly ending = new AbortController();
  private readonly running = new Set<Promise<void>>();
  private looking: Promise<void> | undefined;
  private again = false;

  constructor(
    private readonly db: Db,
    private readonly release: Release,
    private readonly sweeps: Sweeps,
    @Inject(Env) private readonly env: Env,
    @Inject(VAPID_KEYS) private readonly keys: VapidKeys,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.env.runsWorker) return;
    this.release.onWork('push', () => this.look());
    this.sweeps.on('pushes', () => this.look());
  }

  /** Ends what is under way; it is sent again, and replaces itself on the phone. */
  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    await this.looking;
    await Promise.all(this.running);
  }

  private look(): Promise<void> {
    this.again = true;
    this.looking ??= this.takeAll().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async takeAll(): Promise<void> {
    while (this.again) {
      this.again = false;
      const room = MOST_AT_ONCE - this.running.size;
      if (room <= 0 || this.ending.signal.aborted) return;
      // Usually nothing is due, and a look costs less than a transaction.
      if (!(await this.db.one('SELECT 1 AS one FROM push_sends WHERE due_at <= $1 LIMIT 1', [machineNow()]))) return;
      for (const each of await this.db.tx((tx) => lease(tx, machineNow(), room))) this.start(each);
    }
  }

  private start(leased: Leased): void {
    const work: Promise<void> = this.deliver(leased)
      .catch((error: Error) => this.log.warn(`${leased.id}: ${error.message}`))
      .finally(() => {
        this.running.delete(work);
        if (!this.ending.signal.aborted) void this.look().catch((error: Error) => this.log.warn(error.message));
      });
    this.running.add(work);
  }

  private async deliver(leased: Leased): Promise<void> {
    if (!leased.wanted) return this.db.tx((tx) => forget(tx, leased));
    const { title, body, link, notificationId } = leased;
    const news = notificationId ? { title: title ?? '', body: body ?? '', link: link ?? '/', notificationId } : TEST;
    const outcome = await push(
      leased,
      { payload: payloadOf(news, leased.showsAmounts), urgent: leased.urgent ?? true, topic: news.link },
      { keys: this.keys, subject: `mailto:${this.env.MAIL_FROM}`, allow: this.env.pushHostsAllow },
      this.ending.signal,
    );
    if (!this.ending.signal.aborted) await this.note(leased, outcome);
  }

  /** 404 and 410: the browser is gone. 429, 5xx and silence: later. Anything else would be refused again as it is. */
  private async note(leased: Leased, { status, retryAfterMs }: Outcome): Promise<void> {
    await this.db.tx(async (tx) => {
      const now = machineNow();
      if (status !== null && status >= 200 && status < 300) return noteSuccess(tx, now, leased);
      if (status === 404 || status === 410) return removeSubscription(tx, leased.subscriptionId);
      await noteFailure(tx, leased, MOST_FAILURES);
      if (status !== null && status !== 429 && status < 500) return forget(tx, leased);
      await hold(tx, leased, after(now, retryAfterMs ?? backoff(leased.failures, FIRST_PAUSE_MS, LONGEST_PAUSE_MS)));
    });
  }
}
