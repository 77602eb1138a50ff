import { WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import { MINUTE, machineNow, SECOND } from '../../common/clock.js';
import { Env } from '../config/env.js';
import { Release } from '../database/release.js';
import { FailedJobs } from './failed-jobs.js';
import { Jobs } from './jobs.js';
import type { JobData, JobName, QueueName } from './queues.js';

/** What each job of a queue does, by name. It may run twice for the same job, so it must be safe to repeat. */
export type Handlers<Q extends QueueName> = { [J in JobName<Q>]: (data: JobData[Q][J], job: Job) => Promise<unknown> };

const MOST_ERRORS_A_SECOND = 200;
const SOON_MS = SECOND;
const LATER_MS = MINUTE;

/**
 * A queue's worker. Created with `autorun: false` and started only once its connection is proven; one whose connection
 * fails in a hot loop ends the process, since the program cannot work then. Beside a newer program it takes no more jobs.
 */
export abstract class QueueWorker<Q extends QueueName>
  extends WorkerHost
  implements OnApplicationBootstrap, OnModuleDestroy
{
  protected readonly log = new Logger(this.constructor.name);
  private errors = 0;
  private since = 0;

  @Inject(Env) protected readonly env: Env;
  @Inject(Release) private readonly release: Release;
  @Inject(Jobs) private readonly jobs: Jobs;
  @Inject(FailedJobs) private readonly failedJobs: FailedJobs;

  protected abstract readonly handlers: Handlers<Q>;

  override async process(job: Job, token?: string): Promise<unknown> {
    // A fetch already requested comes after the pause.
    if (this.release.isBehind) return this.leave(job, token, SOON_MS);
    if (!Object.hasOwn(this.handlers, job.name)) return this.leave(job, token, LATER_MS);
    return this.handlers[job.name as JobName<Q>](job.data, job);
  }

  /** A job for a newer program's workers: it waits for them. */
  private async leave(job: Job, token: string | undefined, ms: number): Promise<never> {
    this.log.warn(`${job.name} ${job.id} is left to a newer program.`);
    await job.moveToDelayed(machineNow().getTime() + ms, token);
    throw new DelayedError();
  }

  async onApplicationBootstrap(): Promise<void> {
    this.worker.on('error', (error) => this.countError(error));
    this.worker.on('failed', (job, error) => {
      this.log.error(`${job?.name} ${job?.id}: ${error.message}`);
      if (job?.finishedOn) void this.noteFailure(job);
    });
    if (!this.env.runsWorker) return;
    await this.worker.waitUntilReady();
    this.release.whenBehind(() => void this.worker.pause(true));
    void this.worker.run();
  }

  /** Takes no more jobs and waits for running ones. The queues close later: BullMQ never answers whoever adds to a closed one. */
  async onModuleDestroy(): Promise<void> {
    // If Redis is away it hears no goodbye, and nothing can be marked done there: running jobs will run again.
    const force = this.env.REDIS_URL !== undefined && !(await this.jobs.areReached());
    await this.worker.close(force);
  }

  /** It was the last try. If it cannot be noted, a sweep does it. */
  private async noteFailure(job: Job): Promise<void> {
    await this.failedJobs
      .note(job.queueName as QueueName, job)
      .catch((error: Error) => this.log.warn(`${job.name} ${job.id} was given up, not noted: ${error.message}`));
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
