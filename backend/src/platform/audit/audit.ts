import type { User } from '../../common/actor.js';
import { after, MINUTE } from '../../common/clock.js';
import { requestContext } from '../context/request-context.js';
import type { Db } from '../database/db.js';
import type { Tx } from '../database/tx.js';

/** What an operator did to which record, and why. */
export interface AuditLine {
  /** `resource.verb` */
  action: string;
  resource: string;
  resourceId: string;
  reason?: string | null | undefined;
  /** What was changed, as it was and as it is; the same fields in both. */
  before?: object;
  after?: object;
}

/**
 * A participant: writes down what an operator does, in the transaction that does it, with the call and where it came from.
 * `at` is business time. The database numbers the lines and ties each to the one before it.
 */
export async function audit(tx: Tx, at: Date, admin: User, line: AuditLine): Promise<void> {
  const { action, resource, resourceId, reason } = line;
  const call = requestContext.getStore();
  await tx.run(
    'INSERT INTO audit_log (admin_id, action, resource, resource_id, reason, before, after, at, ip, request_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    [
      admin.id,
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

/** A list that is looked at again and again is read once in so long. */
const READ_AGAIN_MS = 10 * MINUTE;

/** Writes down that an operator reads what is confidential: `what` is the record's id, or the list's filter. */
export async function auditReading(db: Db, at: Date, admin: User, resource: string, what: string): Promise<void> {
  const action = `${resource}.read`;
  const known = await db.rows(
    'SELECT 1 FROM audit_log WHERE admin_id = $1 AND action = $2 AND resource_id = $3 AND at > $4 LIMIT 1',
    [admin.id, action, what, after(at, -READ_AGAIN_MS)],
  );
  if (known.length === 0) await db.tx((tx) => audit(tx, at, admin, { action, resource, resourceId: what }));
}

/**
 * Lines that are not as they were written: changed, or with one before them gone or put in between. Whoever may change the
 * tables' own triggers can cut off the end; so the number and the hash of the last line are worth keeping elsewhere.
 */
export const BROKEN_AUDIT_LINES = `
  SELECT n, id, action, at FROM (
    SELECT l.*, row_number() OVER (ORDER BY n) AS place, audit_hash(lag(hash) OVER (ORDER BY n), l) AS wanted FROM audit_log l) l
   WHERE n <> place OR hash <> wanted ORDER BY n`;
