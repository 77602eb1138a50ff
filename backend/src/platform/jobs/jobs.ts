import { getQueueToken } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { JobsOptions, Queue } from 'bullmq';
import { SECOND } from '../../common/clock.js';
import { type JobData, type JobName, type NewJob, QUEUES, type QueueName } from './queues.js';

const PATIENCE_MS = 3 * SECOND;

// Never keep a number of finished jobs on PostgreSQL: counting them can deadlock with other workers.
const DEFAULTS: JobsOptions = {
  attempts: 10,
  backoff: { type: 'exponential', delay: 500 },
  removeOnComplete: true,
  removeOnFail: { age: 7 * 86_400 },
};

/** Puts work on the queues. The tables are the truth: a sweep finds whatever a queue has lost. */
@Injectable()
export class Jobs implements OnModuleInit {
  private readonly log = new Logger('Jobs');

  constructor(private readonly modules: ModuleRef) {}

  onModuleInit(): void {
    for (const name of QUEUES) this.queue(name).on('error', (error) => this.log.warn(`${name}: ${error.message}`));
  }

  queue(name: QueueName): Queue {
    return this.modules.get<Queue>(getQueueToken(name), { strict: false });
  }

  /** Whether the queues' backend answers within three seconds. */
  async areReached(): Promise<boolean> {
    const asked = this.queue('events').getJobCounts('waiting');
    const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
    return Promise.race([asked.then(() => true).catch(() => false), late]);
  }

  /** Adds a job; with `once`, only if none with this key is waiting or running. */
  async add<Q extends QueueName, J extends JobName<Q>>(
    queue: Q,
    name: J,
    data: JobData[Q][J],
    { once }: { once?: string } = {},
  ) {
    return this.queue(queue).add(name, data, { ...DEFAULTS, ...(once ? { deduplication: { id: once } } : {}) });
  }

  async addMany<Q extends QueueName>(queue: Q, jobs: readonly NewJob<Q>[]): Promise<void> {
    const [first, ...more] = jobs;
    if (!first) return;
    // On PostgreSQL adding in bulk makes tables first, which costs as much as adding six jobs.
    if (more.length === 0) {
      const { name, data, once } = first;
      await this.add(queue, name, data, once ? { once } : {});
      return;
    }
    await this.queue(queue).addBulk(
      jobs.map(({ name, data, once }) => ({
        name,
        data,
        opts: { ...DEFAULTS, ...(once ? { deduplication: { id: once } } : {}) },
      })),
    );
  }
}
