import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { after, machineNow, MINUTE, SECOND } from '../common/clock.js';
import { Mails } from '../mails/mails.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import { Db } from '../platform/database/db.js';
import { Release } from '../platform/database/release.js';
import { LeasedWork } from '../platform/jobs/leased-work.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { type NoOutcome, type Outcome, send } from './attempt.js';
import { cancelWaiting, disable, FAILURES_UNTIL_HELD, noteFailure, noteSuccess } from './health.js';
import { countLeased, lease, type Leased, letGo, lockById, lockDue, setDue } from './leases.queries.js';
import { noteAttempt } from './note.queries.js';
import { Secrets } from './secrets.js';
import { signatureOf } from './signature.js';
import { Targets } from './targets.js';

/** Attempts at once, of one worker and of one endpoint over all workers. */
const MOST_AT_ONCE = 32;
const MOST_AT_ONCE_EACH = 4;
/** How long everything waits while our own name leads nowhere. */
const SELF_UNKNOWN_MS = MINUTE;

/** A delivery with where it goes and what signs it. */
interface Taken {
  delivery: Leased;
  url: string;
  secrets: readonly string[];
}

/** Sends what is due, by machine time: receivers are up and down by that, also where the time of business is moved. */
@Injectable()
export class Sender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Webhooks');
  private readonly work = new LeasedWork<Taken>({
    most: MOST_AT_ONCE,
    take: (room) => this.take(room),
    work: (taken, signal) => this.deliver(taken, signal),
    onProblem: (error, taken) => this.log.warn(`${taken?.delivery.id ?? 'looking'}: ${error.message}`),
  });

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly release: Release,
    private readonly sweeps: Sweeps,
    private readonly secrets: Secrets,
    private readonly targets: Targets,
    private readonly mails: Mails,
    @Inject(Env) private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.env.runsWorker) return;
    this.release.onWork('webhooks', () => this.work.look());
    this.sweeps.on('webhook deliveries', () => this.work.look());
  }

  /** Ends what is under way; it is sent again, with the same id. */
  async onModuleDestroy(): Promise<void> {
    await this.work.close();
  }

  /** Takes due deliveries of one endpoint; undefined when nothing is due. */
  private async take(room: number): Promise<readonly Taken[] | undefined> {
    return this.db.tx(async (tx) => {
      const at = machineNow();
      const endpoint = await lockDue(tx, at);
      if (!endpoint) return undefined;
      if (endpoint.disabled_at) {
        // It was disabled while events were being queued.
        await cancelWaiting(tx, endpoint.id);
        return [];
      }
      const secrets = this.secrets.living(endpoint.secrets, at);
      if (secrets.length === 0) {
        await disable(tx, this.clock.now(), endpoint, 'secret_lost', this.mails);
        return [];
      }
      const each = endpoint.failures >= FAILURES_UNTIL_HELD ? 1 : MOST_AT_ONCE_EACH;
      const free = Math.max(0, each - (await countLeased(tx, endpoint.id, at)));
      const leased = await lease(tx, endpoint, Math.min(free, room), at);
      await setDue(tx, at, endpoint.id, leased.length >= free);
      return leased.map((delivery) => ({ delivery, url: endpoint.url, secrets }));
    });
  }

  private async deliver({ delivery, url, secrets }: Taken, signal: AbortSignal): Promise<void> {
    const { event_id: id, body } = delivery;
    const outcome = await send(url, headersOf(id, body, secrets), body, this.targets.ways, signal);
    await failPoint(this.env, 'webhook sent');
    await this.note(delivery, outcome);
  }

  private async note(delivery: Leased, outcome: Outcome | NoOutcome): Promise<void> {
    if (outcome === 'self_unknown')
      this.log.warn('PUBLIC_URL leads to no address from here: nothing is sent, as it might be to ourselves.');
    await this.db.tx(async (tx) => {
      const machine = machineNow();
      // As when taking: the endpoint first.
      const endpoint = await lockById(tx, delivery.endpoint_id);
      if (!endpoint) return;
      if (outcome === 'ended') await letGo(tx, delivery, machine);
      else if (outcome === 'self_unknown') await letGo(tx, delivery, after(machine, SELF_UNKNOWN_MS));
      else if (await noteAttempt(tx, machine, delivery, outcome)) {
        if (outcome.failure === null) await noteSuccess(tx, machine, endpoint);
        else await noteFailure(tx, { at: this.clock.now(), machine }, endpoint, outcome, this.mails);
      }
      await setDue(tx, machine, endpoint.id, false);
    });
  }
}

/** The headers of Standard Webhooks. */
export function headersOf(id: string, body: string, secrets: readonly string[]): Record<string, string> {
  const timestamp = Math.floor(machineNow().getTime() / SECOND);
  return {
    'content-type': 'application/json',
    'user-agent': 'Haulway-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf({ id, timestamp, body }, secrets),
  };
}
