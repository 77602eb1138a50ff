import { WorkerHost } from '@nestjs/bullmq';
import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Job } from 'bullmq';
import { machineNow } from '../../common/clock.js';
import type { Env } from '../config/env.js';

const MOST_ERRORS_A_SECOND = 200;

/**
 * A queue's worker. It is made with `autorun: false` and started only once its connection is proven; one whose
 * connection fails in a hot loop ends the process, as the program cannot do its work then.
 */
export abstract class QueueWorker extends WorkerHost implements OnApplicationBootstrap, OnModuleDestroy {
  protected readonly log = new Logger(this.constructor.name);
  private errors = 0;
  private since = 0;

  constructor(protected readonly env: Env) {
    super();
  }

  /** Does one job. It may be called twice for the same one, so it must be safe to repeat. */
  abstract override process(job: Job): Promise<unknown>;

  async onApplicationBootstrap(): Promise<void> {
    this.worker.on('error', (error) => this.countError(error));
    this.worker.on('failed', (job, error) => this.log.error(`${job?.name} ${job?.id}: ${error.message}`));
    if (!this.env.runsWorker) return;
    await this.worker.waitUntilReady();
    void this.worker.run();
  }

  /** Takes no more jobs and waits for those at work. The queues close only later: BullMQ never answers who puts work on a closed one. */
  async onModuleDestroy(): Promise<void> {
    await this.worker.close();
  }

  private countError(error: Error): void {
    const now = machineNow().getTime();
    if (now - this.since > 1_000) {
      this.since = now;
      this.errors = 0;
      this.log.warn(error.message);
    }
    if (++this.errors > MOST_ERRORS_A_SECOND) {
      this.log.fatal('The queue fails in a loop; ending.');
      process.exit(1);
    }
  }
}
