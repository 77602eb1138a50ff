import type { Job } from 'bullmq';
import { Shown } from '../common/shown.js';
import { jobId } from '../platform/jobs/failed-jobs.js';
import { QUEUES, type QueueName } from '../platform/jobs/queues.js';

export const JOB_STATES = ['failed', 'waiting', 'active', 'delayed', 'completed'] as const;
export type JobState = (typeof JOB_STATES)[number];
/** Neither done nor given up. */
export const OPEN_JOB: readonly JobState[] = ['waiting', 'active', 'delayed'];

/** A job on a queue. */
export class JobAnswer {
  @Shown.text({ example: 'events:42', description: "The queue, and the job's number on it." }) id: string;
  @Shown.oneOf(QUEUES) queue: string;
  @Shown.text({ example: 'notifications.tell' }) name: string;
  @Shown.oneOf(JOB_STATES) state: string;
  @Shown.whole({ description: 'How many times it was tried.' }) attempts: number;
  @Shown.text({ nullable: true, description: 'Why it was given up.' }) failedReason: string | null;
  @Shown.free({ description: 'The ids it is about.' }) data: object;
  @Shown.instant() createdAt: Date;
  @Shown.instant({ nullable: true }) finishedAt: Date | null;
}

export function toJob(queue: QueueName, job: Job, state: JobState): JobAnswer {
  return {
    id: jobId(queue, job),
    queue,
    name: job.name,
    state,
    attempts: job.attemptsMade,
    failedReason: job.failedReason ?? null,
    data: job.data as object,
    createdAt: new Date(job.timestamp),
    finishedAt: job.finishedOn ? new Date(job.finishedOn) : null,
  };
}
