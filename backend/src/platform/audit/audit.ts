import type { User } from '../../common/actor.js';
import { after, MINUTE } from '../../common/clock.js';
import { requestContext } from '../context/request-context.js';
import type { Db } from '../database/db.js';
import type { Tx } from '../database/tx.js';

/** What somebody did to which record, and why. */
export interface AuditLine {
  /** `resource.verb` */
  action: string;
  resource: string;
  resourceId: string;
  reason?: string | null | undefined;
  /** What was changed, before and after; both have the same fields. */
  before?: object;
  after?: object;
}

/**
 * A participant: records what an operator does, or a user to what opens their account, in the same transaction, with the call and
 * where it came from. `at` is business time. The database numbers the lines and chains each to the one before it.
 */
export async function audit(tx: Tx, at: Date, { id: adminId }: Pick<User, 'id'>, line: AuditLine): Promise<void> {
  const { action, resource, resourceId, reason } = line;
  const call = requestContext.getStore();
  await tx.run(
    'INSERT INTO audit_log (admin_id, action, resource, resource_id, reason, before, after, at, ip, request_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    [
      adminId,
      action,
      resource,
      resourceId,
      reason || null,
      line.before ? JSON.stringify(line.before) : null,
      line.after ? JSON.stringify(line.after) : null,
      at,
      call?.ip ?? null,
      call?.requestId ?? null,
    ],
  );
}

/** A list that is refreshed again and again is logged once in this long. */
const READ_AGAIN_MS = 10 * MINUTE;

/** Records that an operator reads something confidential: `what` is the record's id, or the list's filter. */
export async function auditReading(db: Db, at: Date, admin: User, resource: string, what: string): Promise<void> {
  const action = `${resource}.read`;
  const known = await db.rows(
    'SELECT 1 FROM audit_log WHERE admin_id = $1 AND action = $2 AND resource_id = $3 AND at > $4 LIMIT 1',
    [admin.id, action, what, after(at, -READ_AGAIN_MS)],
  );
  if (known.length === 0) await db.tx((tx) => audit(tx, at, admin, { action, resource, resourceId: what }));
}

/**
 * Lines that are not as they were written: changed, or with a line before them deleted or inserted. Whoever can change the
 * tables' own triggers can cut off the end, so keep the last line's number and hash somewhere else.
 */
export const BROKEN_AUDIT_LINES = `
  SELECT n, id, action, at FROM (
    SELECT l.*, row_number() OVER (ORDER BY n) AS place, audit_hash(lag(hash) OVER (ORDER BY n), l) AS wanted FROM audit_log l) l
   WHERE n <> place OR hash <> wanted ORDER BY n`;
