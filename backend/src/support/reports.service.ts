import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { invalidField, problem } from '../common/errors.js';
import { JsonText } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourly } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { visibleTo } from '../shipments/visible.js';
import { requireAccount } from '../users/require-account.js';
import { type NewReport, REPORT_JSON, type ReportStatus, type ReportSubject } from './reports.dto.js';

/** Whose thing it is, for the id in $1, if the reporter in $2 can see it. */
const REPORTED: Record<ReportSubject, string> = {
  message: 'SELECT sender_id AS id FROM messages WHERE id = $1 AND receiver_id = $2',
  user: 'SELECT id FROM users WHERE id = $1 AND deleted_at IS NULL AND $2::uuid IS NOT NULL',
  shipment: `SELECT s.user_id AS id FROM shipments s WHERE s.id = $1 AND ${visibleTo('s', '$2')}`,
  quote: `SELECT q.carrier_id AS id FROM quotes q JOIN shipments s ON s.id = q.shipment_id WHERE q.id = $1 AND s.user_id = $2`,
  review: 'SELECT reviewer_id AS id FROM reviews WHERE id = $1 AND $2::uuid IS NOT NULL',
};

/** What people ask the operators to look at. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** @throws 404 for what the reporter cannot see; 400 for what is their own; 429 */
  async report(user: User, { kind, subject, id, text }: NewReport): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const reported = await tx.one<{ id: string }>(REPORTED[subject], [id, user.id]);
      if (!reported) throw problem('not_found');
      if (reported.id === user.id) throw invalidField('id', 'This is your own');
      await countHourly(tx, this.env, 'reports', user.id);
      requireAccount(tx, user.id);
      const row = await tx.one<{ json: string }>(
        `INSERT INTO reports AS r (id, reporter_id, kind, subject, subject_id, reported_id, text, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${REPORT_JSON}::text AS json`,
        [randomUUID(), user.id, kind, subject, id, reported.id, text ?? '', this.clock.now()],
      );
      return new JsonText(row?.json ?? 'null');
    });
  }

  /** A participant: closes a report that is open. Answers the status it had; undefined when there is none. */
  async close(tx: Tx, id: string, at: Date): Promise<ReportStatus | undefined> {
    const before = await tx.one<{ status: ReportStatus }>('SELECT status FROM reports WHERE id = $1 FOR UPDATE', [id]);
    if (before?.status === 'open')
      await tx.run(`UPDATE reports SET status = 'closed', closed_at = $2 WHERE id = $1`, [id, at]);
    return before?.status;
  }
}
