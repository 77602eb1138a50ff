import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { invalidField, problem } from '../common/errors.js';
import type { PageSearch } from '../common/page-search.dto.js';
import { JsonText, type ListPage } from '../common/paging.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import { isActive } from '../users/active.js';
import { markQueued, QUEUE_COUNTS } from './admin.queue.js';
import { NOTE_JSON, QUEUED, type QueueCountsAnswer, type QueuedResource } from './admin.queue.dto.js';
import { AdminJobsService } from './admin.jobs.service.js';
import { AdminService } from './admin.service.js';
import { AdminTextsService } from './admin.texts.service.js';

/** Who looks at what waits for operators, until when it can wait, and what they note about it. */
@Injectable()
export class AdminQueueService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly admin: AdminService,
    private readonly jobs: AdminJobsService,
    private readonly texts: AdminTextsService,
  ) {}

  /** What waits now, by resource, with a zero for each that has nothing. */
  async counts(operator: User): Promise<QueueCountsAnswer> {
    const rows = await this.db.rows<{ resource: QueuedResource; count: number; mine: number }>(QUEUE_COUNTS, [
      operator.id,
    ]);
    return {
      counts: QUEUED.map((resource) => ({
        resource,
        count: rows.find((row) => row.resource === resource)?.count ?? 0,
      })),
      mine: rows.reduce((sum, { mine }) => sum + mine, 0),
    };
  }

  /** @throws 404 for what does not wait; 400 for somebody who is no operator */
  assign(operator: User, resource: string, id: string, to: string | null): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await this.requireQueued(tx, resource, id);
      if (to !== null && !(await isOperator(tx, to))) throw invalidField('to', 'This is no operator');
      await tx.run(markQueued('assigned_to'), [resource, id, to]);
      return this.marked(tx, operator, 'assign', resource, id, { assignedTo: to });
    });
  }

  /** @throws 404 for what does not wait; 400 for an instant that is over */
  snooze(operator: User, resource: string, id: string, until: string | null): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await this.requireQueued(tx, resource, id);
      if (until !== null && new Date(until) <= this.clock.now()) throw invalidField('until', 'Choose a time to come');
      await tx.run(markQueued('snoozed_until'), [resource, id, until]);
      return this.marked(tx, operator, 'snooze', resource, id, { snoozedUntil: until });
    });
  }

  /** @throws 404 */
  note(operator: User, resource: string, id: string, text: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await this.requireRecord(tx, resource, id);
      const row = await tx.one<{ json: string }>(
        `INSERT INTO operator_notes AS n (id, resource, record_id, author_id, text, created_at)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${NOTE_JSON}::text AS json`,
        [randomUUID(), resource, id, operator.id, text, this.clock.now()],
      );
      return new JsonText(row?.json ?? 'null');
    });
  }

  /** The notes about a record, newest first. @throws 404 */
  async notes(resource: string, id: string, search: PageSearch): Promise<ListPage> {
    await this.db.tx((tx) => this.requireRecord(tx, resource, id));
    return readPage(
      this.db,
      {
        from: 'operator_notes n',
        where: 'n.resource = $1 AND n.record_id = $2',
        values: [resource, id],
        json: NOTE_JSON,
        at: 'n.created_at',
        id: 'n.id',
        order: 'newest',
      },
      search,
    );
  }

  private async marked(tx: Tx, operator: User, act: string, resource: string, id: string, after: object) {
    await audit(tx, this.clock.now(), operator, { action: `queue.${act}`, resource, resourceId: id, after });
    return this.admin.record(tx, 'queue', `${resource}:${id}`);
  }

  /** @throws 404 */
  private async requireQueued(tx: Tx, resource: string, id: string): Promise<void> {
    if (!isQueued(resource)) throw problem('not_found');
    await this.admin.record(tx, 'queue', `${resource}:${id}`);
  }

  /** Also of what no longer waits. @throws 404 */
  private async requireRecord(tx: Tx, resource: string, id: string): Promise<void> {
    if (!isQueued(resource)) throw problem('not_found');
    // Jobs are read from their queues.
    if (resource === 'jobs') await this.jobs.one(id);
    // Texts are in the code, and what operators made of them in memory.
    else if (resource === 'texts') this.texts.one(id);
    else await this.admin.record(tx, resource, id);
  }
}

const isQueued = (resource: string): boolean => QUEUED.some((each) => each === resource);

async function isOperator(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.one<object>(`SELECT 1 FROM users u WHERE u.id = $1 AND u.is_admin AND ${isActive('u')}`, [id]);
  return row !== undefined;
}
