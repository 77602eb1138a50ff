import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Job } from 'bullmq';
import { MINUTE, SECOND } from '../../common/clock.js';
import { Env } from '../config/env.js';
import { Jobs } from './jobs.js';
import { QueueWorker } from './worker.js';

type Pace = 'often' | 'minutely' | 'hourly';

/** What is looked for regularly: work that a queue has lost, deadlines, leftovers. */
@Injectable()
export class Sweeps {
  private readonly log = new Logger('Sweeps');
  private readonly tasks: { name: string; pace: Pace; run: () => Promise<unknown> }[] = [];

  constructor(
    private readonly jobs: Jobs,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** Registers a sweep; it must be safe to run at any time, and in several processes. */
  every(pace: Pace, name: string, run: () => Promise<unknown>): void {
    this.tasks.push({ name, pace, run });
  }

  /** Runs all sweeps of a pace; one that fails does not keep the others from running. */
  async run(pace: Pace): Promise<void> {
    for (const task of this.tasks.filter((each) => each.pace === pace)) {
      await task.run().catch((error: Error) => this.log.error(`${task.name}: ${error.message}`));
    }
  }

  @Interval(5 * SECOND)
  tickOften(): Promise<void> {
    return this.tick('often');
  }

  @Interval(MINUTE)
  tickMinutely(): Promise<void> {
    return this.tick('minutely');
  }

  @Interval(60 * MINUTE)
  tickHourly(): Promise<void> {
    return this.tick('hourly');
  }

  private async tick(pace: Pace): Promise<void> {
    if (!this.env.runsWorker) return;
    await this.jobs.add('sweeps', pace, {}, { once: pace }).catch((error: Error) => this.log.warn(`${pace}: ${error.message}`));
  }
}

@Processor('sweeps', { autorun: false, concurrency: 1 })
export class SweepsWorker extends QueueWorker {
  constructor(
    @Inject(Env) env: Env,
    private readonly sweeps: Sweeps,
  ) {
    super(env);
  }

  override async process(job: Job): Promise<void> {
    await this.sweeps.run(job.name as Pace);
  }
}
