import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import { QueueWorker } from '../platform/jobs/worker.js';

type Handler = (id: string) => Promise<void>;

/** What the money queue does, by the job's name: execute an operation, take in a webhook, ask the provider how a quote's payment stands. */
@Injectable()
export class MoneyJobs {
  private readonly handlers = new Map<string, Handler>();

  /** The handler may be called several times for one id. */
  on(name: 'execute' | 'webhook' | 'settle', handler: Handler): void {
    this.handlers.set(name, handler);
  }

  async run(name: string, id: string): Promise<void> {
    await this.handlers.get(name)?.(id);
  }
}

@Processor('money', { autorun: false, concurrency: 4 })
export class MoneyWorker extends QueueWorker {
  constructor(
    @Inject(Env) env: Env,
    private readonly jobs: MoneyJobs,
  ) {
    super(env);
  }

  override async process(job: Job<{ id: string }>): Promise<void> {
    if (job.name === 'execute') await failPoint(this.env, 'job.taken');
    await this.jobs.run(job.name, job.data.id);
  }
}
