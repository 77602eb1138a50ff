import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { after, backoff, HOUR, machineNow, MINUTE } from '../common/clock.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import { Release } from '../platform/database/release.js';
import { LeasedWork } from '../platform/jobs/leased-work.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { type Outcome, push } from './attempt.js';
import { payloadOf } from './payload.js';
import { forget, hold, lease, type Leased, noteFailure, noteSuccess, removeSubscription } from './sends.queries.js';
import { HIDDEN_CODE, unseal } from '../platform/security/sealed.js';
import { JWT_SECRET } from '../platform/tokens.js';
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

/** Sends pushes. */
@Injectable()
export class Pusher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Push');
  private readonly work = new LeasedWork<Leased>({
    most: MOST_AT_ONCE,
    take: (room) => this.take(room),
    work: (leased, signal) => this.deliver(leased, signal),
    onProblem: (error, leased) => this.log.warn(`${leased?.id ?? 'looking'}: ${error.message}`),
  });

  constructor(
    private readonly db: Db,
    private readonly release: Release,
    private readonly sweeps: Sweeps,
    @Inject(Env) private readonly env: Env,
    @Inject(VAPID_KEYS) private readonly keys: VapidKeys,
    @Inject(JWT_SECRET) private readonly secret: string,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.env.runsWorker) return;
    this.release.onWork('push', () => this.work.look());
    this.sweeps.on('pushes', () => this.work.look());
  }

  /** Ends what is under way; it is sent again, and replaces itself on the phone. */
  async onModuleDestroy(): Promise<void> {
    await this.work.close();
  }

  private async take(room: number): Promise<readonly Leased[] | undefined> {
    // Usually nothing is due, and a look costs less than a transaction.
    if (!(await this.db.one('SELECT 1 AS one FROM push_sends WHERE due_at <= $1 LIMIT 1', [machineNow()]))) return;
    const leased = await this.db.tx((tx) => lease(tx, machineNow(), room));
    return leased.length > 0 ? leased : undefined;
  }

  private async deliver(leased: Leased, signal: AbortSignal): Promise<void> {
    if (!leased.wanted) return this.db.tx((tx) => forget(tx, leased));
    const { title, link, notificationId } = leased;
    const body = this.withCode(leased);
    const news = notificationId ? { title: title ?? '', body, link: link ?? '/', notificationId } : TEST;
    const outcome = await push(
      leased,
      { payload: payloadOf(news, leased.showsAmounts), urgent: leased.urgent ?? true, topic: news.link },
      { keys: this.keys, subject: `mailto:${this.env.MAIL_FROM}`, allow: this.env.pushHostsAllow },
      signal,
    );
    if (!signal.aborted) await this.note(leased, outcome);
  }

  private withCode({ body, sealedCode }: Leased): string {
    const code = sealedCode === null ? undefined : unseal(this.secret, 'codes in notices', sealedCode);
    return (body ?? '').replaceAll(HIDDEN_CODE, code ?? HIDDEN_CODE);
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
