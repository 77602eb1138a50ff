import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { User } from '../common/actor.js';
import { invalidField, problem } from '../common/errors.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { FailedJobs } from '../platform/jobs/failed-jobs.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { QUEUES, type QueueName } from '../platform/jobs/queues.js';
import type { RecordSearch } from './admin.dto.js';
import { type JobAnswer, JOB_STATES, type JobState, OPEN_JOB, toJob } from './admin.jobs.dto.js';
import { readJson, readRange } from './admin.service.js';

/** Queues cannot be paged from the middle, so lists end here. */
const MOST_ROWS = 1_000;

/** The jobs on the queues, and retrying those that were given up. */
@Injectable()
export class AdminJobsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly failedJobs: FailedJobs,
  ) {}

  /** Jobs in the given state (default `failed`) on one queue or all, newest first. @throws 400 for unknown filters */
  async list(search: RecordSearch): Promise<{ records: JobAnswer[]; range: string }> {
    const [first, last] = readRange(search.range);
    if (last >= MOST_ROWS) throw invalidField('range', `Only the first ${MOST_ROWS} jobs can be paged; use a filter`);
    const { ids, queues, states, words } = readFilter(search.filter);
    if (ids) return this.named(ids.slice(first, last + 1));
    const found: JobAnswer[] = [];
    let total = 0;
    // No queue can be searched, so the newest of each are looked through.
    const most = words.length > 0 ? MOST_ROWS - 1 : last;
    for (const queue of queues) {
      const counts = await this.jobs.queue(queue).getJobCounts(...states);
      total += Object.values(counts).reduce((sum, count) => sum + count, 0);
      for (const state of states)
        found.push(
          ...(await this.jobs.queue(queue).getJobs([state], 0, most))
            .filter(Boolean)
            .map((job: Job) => toJob(queue, job, state)),
        );
    }
    const fitting = found.filter((job) => words.every((word) => searched(job).includes(word)));
    if (words.length > 0) total = fitting.length;
    const records = fitting
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .slice(first, last + 1);
    return { records, range: rangeOf(records, first, total) };
  }

  /** Those with these ids, in whatever state; what is no longer there is left out. */
  private async named(ids: readonly string[]): Promise<{ records: JobAnswer[]; range: string }> {
    const records: JobAnswer[] = [];
    for (const id of ids) {
      const found = await this.look(id);
      if (found) records.push(toJob(found.queue, found.job, await stateOf(found.job)));
    }
    return { records, range: rangeOf(records, 0, records.length) };
  }

  /** @throws 404 */
  async one(id: string): Promise<JobAnswer> {
    const { queue, job } = await this.find(id);
    return toJob(queue, job, await stateOf(job));
  }

  /** Puts a given-up job back on its queue. @throws 404; 409 for any other job */
  async retry(operator: User, id: string): Promise<JobAnswer> {
    // Handlers can be repeated, so a job that is back on its queue does no harm if the audit entry is then refused.
    return this.db.tx(async (tx) => {
      // Here, since a repeat of the call finds it gone from its queue.
      const { queue, job } = await this.find(id);
      const state = await stateOf(job);
      if (state !== 'failed')
        throw problem('illegal_transition', { detail: `This job is ${state}; only a failed one can be tried again.` });
      await audit(tx, this.clock.now(), operator, {
        action: 'jobs.retry',
        resource: 'jobs',
        resourceId: id,
        before: { state, failedReason: job.failedReason ?? null },
      });
      await this.failedJobs.forget(tx, id);
      await job.retry('failed');
      return toJob(queue, job, 'waiting');
    });
  }

  private async find(id: string): Promise<{ queue: QueueName; job: Job }> {
    const found = await this.look(id);
    if (!found) throw problem('not_found');
    return found;
  }

  private async look(id: string): Promise<{ queue: QueueName; job: Job } | undefined> {
    const [name, ...rest] = id.split(':');
    const queue = QUEUES.find((each) => each === name);
    const job = queue && rest.length > 0 ? await this.jobs.queue(queue).getJob(rest.join(':')) : undefined;
    return queue && job ? { queue, job } : undefined;
  }
}

async function stateOf(job: Job): Promise<JobState> {
  const state = await job.getState();
  return JOB_STATES.find((each) => each === state) ?? 'waiting';
}

const rangeOf = (records: readonly JobAnswer[], first: number, total: number): string =>
  `jobs ${records.length === 0 ? '*' : `${first}-${first + records.length - 1}`}/${total}`;

/** What a job is searched by: its name and what it is about, and why it failed. */
function searched({ id, queue, name, data, failedReason }: JobAnswer): string {
  return [id, queue, name, JSON.stringify(data), failedReason].join(' ').toLowerCase();
}

const FILTERS: ReadonlySet<string> = new Set(['id', 'queue', 'state', 'q']);
const MOST_IDS = 100;

interface JobFilter {
  /** Only these. */
  ids?: readonly string[];
  queues: readonly QueueName[];
  states: readonly JobState[];
  /** Each of which it has to say, in lower case. */
  words: readonly string[];
}

function readFilter(text: string | undefined): JobFilter {
  const filter = (text === undefined ? {} : readJson(text, 'filter')) as {
    id?: unknown;
    queue?: unknown;
    state?: unknown;
    q?: unknown;
  } | null;
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    throw invalidField('filter', 'An object of filters');
  const unknown = Object.keys(filter).find((name) => !FILTERS.has(name));
  if (unknown !== undefined) throw invalidField(`filter.${unknown}`, 'Unknown filter; use id, queue, state or q');
  const queues = filter.queue === undefined ? QUEUES : QUEUES.filter((each) => each === filter.queue);
  if (queues.length === 0) throw invalidField('filter.queue', `One of ${QUEUES.join(', ')}`);
  const states =
    filter.state === undefined
      ? (['failed'] as const)
      : filter.state === 'open'
        ? OPEN_JOB
        : JOB_STATES.filter((each) => each === filter.state);
  if (states.length === 0) throw invalidField('filter.state', `One of open, ${JOB_STATES.join(', ')}`);
  const { q = '' } = filter;
  if (typeof q !== 'string' || q.length > 200) throw invalidField('filter.q', 'A text of at most 200 characters');
  return { ...readIds(filter.id), queues, states, words: q.toLowerCase().split(/\s+/).filter(Boolean) };
}

/** One id or several. @throws 400 */
function readIds(asked: unknown): Pick<JobFilter, 'ids'> {
  if (asked === undefined) return {};
  const ids: unknown[] = Array.isArray(asked) ? asked : [asked];
  const named = ids.filter((id): id is string => typeof id === 'string' && id.length <= 200);
  if (named.length < ids.length || ids.length > MOST_IDS)
    throw invalidField('filter.id', `At most ${MOST_IDS} ids of jobs`);
  return { ids: named };
}
