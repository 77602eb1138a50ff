import { setTimeout as pause } from 'node:timers/promises';
import { Processor } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type JobsOptions, QueueEvents } from 'bullmq';
import { problem } from '../common/errors.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { CONCURRENCY, type JobName } from '../platform/jobs/queues.js';
import { type Handlers, QueueWorker } from '../platform/jobs/worker.js';
import { CorrectionsService } from './corrections.service.js';
import { PricesService } from './prices.service.js';

const COMPUTE: JobName<'prices'> = 'prices.compute';
const LOOKS = 15;
const LOOK_MS = 1_000;
const CLOSING_MS = 1_000;
const FAILED_KEPT_SECONDS = 7 * 86_400;

const LATER: JobsOptions = {
  attempts: 10,
  backoff: { type: 'exponential', delay: 500 },
  removeOnComplete: true,
  removeOnFail: { age: FAILED_KEPT_SECONDS },
};
// Somebody is waiting: the job is kept for a while so that its end can be looked up, and a failure is reported at once.
const AWAITED: JobsOptions = { attempts: 1, removeOnComplete: { age: 60 }, removeOnFail: { age: 3_600 } };

/** Has a shipment's estimates computed on the queue `prices`. */
@Injectable()
export class PriceJobs implements OnModuleDestroy {
  private readonly log = new Logger('PriceJobs');
  private events?: QueueEvents;

  constructor(private readonly jobs: Jobs) {}

  /** Soon; at most one job per shipment waits, and a change made during a running one is computed after it. */
  async later(shipmentId: string): Promise<void> {
    await this.jobs
      .queue('prices')
      .add(COMPUTE, { shipmentId }, { ...LATER, deduplication: { id: shipmentId, keepLastIfActive: true } });
  }

  /**
   * Now; returns once they are stored.
   * @throws 503 when no worker has done it within 15 seconds, or it failed
   */
  async now(shipmentId: string): Promise<void> {
    const job = await this.jobs.queue('prices').add(COMPUTE, { shipmentId }, AWAITED);
    // The message that it ended can be lost while the listener connects, so its state is also checked every second.
    for (let look = 0; look < LOOKS; look += 1) {
      try {
        await job.waitUntilFinished(this.listener(), LOOK_MS);
        return;
      } catch (error) {
        if (await job.isFailed()) {
          this.log.warn(`${job.id}: ${(error as Error).message}`);
          break;
        }
      }
    }
    throw problem('unavailable', { retryAfter: 5 });
  }

  async onModuleDestroy(): Promise<void> {
    const closed = this.events?.close().catch(() => undefined);
    // BullMQ waits forever for a listener to say goodbye if it is between two attempts to connect.
    await Promise.race([closed, pause(CLOSING_MS, undefined, { ref: false })]);
  }

  private async abandon(events: QueueEvents, error: Error): Promise<void> {
    if (this.events !== events) return;
    this.events = undefined;
    this.log.warn(error.message);
    await events.close().catch(() => undefined);
  }

  /** The single listener for ends of jobs; created when first needed, and again when its connection breaks. */
  private listener(): QueueEvents {
    if (this.events) return this.events;
    const events = new QueueEvents('prices', { connection: this.jobs.queue('prices').opts.connection });
    events.setMaxListeners(0);
    events.on('error', (error) => void this.abandon(events, error));
    this.events = events;
    return events;
  }
}

@Processor('prices', { autorun: false, concurrency: CONCURRENCY.prices })
export class PricesWorker extends QueueWorker<'prices'> {
  constructor(
    private readonly prices: PricesService,
    private readonly corrections: CorrectionsService,
  ) {
    super();
  }

  protected readonly handlers: Handlers<'prices'> = {
    'prices.compute': ({ shipmentId }) => this.prices.compute(shipmentId),
    'prices.correct': () => this.corrections.nightly(),
  };
}
