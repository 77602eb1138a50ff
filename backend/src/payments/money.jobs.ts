import { Processor } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { HandlerRegistry } from '../common/handler-registry.js';
import { failPoint } from '../platform/config/fail-point.js';
import { type JobName, MONEY_JOBS } from '../platform/jobs/queues.js';
import { type Handlers, QueueWorker } from '../platform/jobs/worker.js';

type MoneyJob = JobName<'money'>;
type Handler = (id: string) => Promise<void>;

/** What the money queue does, by the job's name: execute an operation, take in a webhook, ask the provider how a quote's payment stands. */
@Injectable()
export class MoneyJobs {
  private readonly handlers = new HandlerRegistry<MoneyJob, Handler>('job', MONEY_JOBS);

  /** The handler may be called several times for one id. */
  on(name: MoneyJob, handler: Handler): void {
    this.handlers.on(name, handler);
  }

  /** @throws when a job has no handler */
  requireHandlers(): void {
    this.handlers.requireAll();
  }

  async run(name: MoneyJob, id: string): Promise<void> {
    await this.handlers.of(name)?.(id);
  }
}

@Processor('money', { autorun: false, concurrency: 4 })
export class MoneyWorker extends QueueWorker<'money'> {
  constructor(private readonly jobs: MoneyJobs) {
    super();
  }

  protected readonly handlers: Handlers<'money'> = {
    execute: async ({ id }) => {
      await failPoint(this.env, 'job.taken');
      await this.jobs.run('execute', id);
    },
    webhook: ({ id }) => this.jobs.run('webhook', id),
    settle: ({ id }) => this.jobs.run('settle', id),
  };
}
