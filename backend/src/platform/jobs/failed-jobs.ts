import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Clock } from '../clock/clock.js';
import { Db } from '../database/db.js';
import type { Tx } from '../database/tx.js';
import { Jobs } from './jobs.js';
import { QUEUES, type QueueName } from './queues.js';
import { Sweeps } from './sweeps.js';

/** Of each queue, the newest: what waits for operators is shown no further. */
const MOST = 1_000;

/** How a job is named outside its queue. */
export const jobId = (queue: QueueName, job: Pick<Job, 'id'>): string => `${queue}:${job.id}`;

/**
 * Keeps a row for each job that was given up, for the operators' queue. The job queues are the truth: a sweep adds what was not
 * noted, and removes what is no longer there.
 */
@Injectable()
export class FailedJobs {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    sweeps: Sweeps,
  ) {
    sweeps.on('failed jobs', () => this.compare());
  }

  /** A job was given up just now. */
  async note(queue: QueueName, job: Job): Promise<void> {
    await this.insert(queue, [job]);
  }

  /** A participant: the job is back on its queue. */
  async forget(tx: Tx, id: string): Promise<void> {
    await tx.run('DELETE FROM failed_jobs WHERE id = $1', [id]);
  }

  private async compare(): Promise<void> {
    for (const queue of QUEUES) {
      // Read first: what is noted meanwhile is not taken for gone.
      const noted = await this.db.rows<{ id: string }>('SELECT id FROM failed_jobs WHERE queue = $1', [queue]);
      const failed = (await this.jobs.queue(queue).getJobs(['failed'], 0, MOST - 1)).filter(Boolean);
      const ids = new Set(failed.map((job: Job) => jobId(queue, job)));
      const gone = failed.length < MOST ? noted.filter(({ id }) => !ids.has(id)).map(({ id }) => id) : [];
      if (gone.length > 0) await this.db.rows('DELETE FROM failed_jobs WHERE id = ANY($1)', [gone]);
      const known = new Set(noted.map(({ id }) => id));
      await this.insert(
        queue,
        failed.filter((job: Job) => !known.has(jobId(queue, job))),
      );
    }
  }

  private async insert(queue: QueueName, jobs: readonly Job[]): Promise<void> {
    if (jobs.length === 0) return;
    await this.db.rows(
      `INSERT INTO failed_jobs (id, queue, name, data, failed_at)
       SELECT id, $2, name, data::jsonb, $5 FROM unnest($1::text[], $3::text[], $4::text[]) AS failed (id, name, data)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, data = excluded.data, failed_at = excluded.failed_at`,
      [
        jobs.map((job) => jobId(queue, job)),
        queue,
        jobs.map(({ name }) => name),
        jobs.map(({ data }) => JSON.stringify(data ?? {})),
        this.clock.now(),
      ],
    );
  }
}
