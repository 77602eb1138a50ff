import type { User } from '../common/actor.js';
import type { OperatorRole } from '../common/operator-roles.js';
import type { Db } from '../platform/database/db.js';
import { hasBlocked } from './blocks.queries.js';

interface Row {
  is_carrier: boolean;
  operator_role: OperatorRole | null;
  suspended: boolean;
  has_blocked: boolean;
}

/** A user for whom a job acts, as their row says now, and what stands in place of a session; undefined for an erased one. */
export async function actorById(db: Db, id: string, sid: string): Promise<User | undefined> {
  const row = await db.one<Row>(
    `SELECT u.is_carrier, u.operator_role, u.suspended_at IS NOT NULL AS suspended, ${hasBlocked('u')} FROM users u WHERE u.id = $1 AND u.deleted_at IS NULL`,
    [id],
  );
  if (!row) return undefined;
  const operatorRole = row.suspended ? null : row.operator_role;
  return {
    kind: 'user',
    id,
    sid,
    isCarrier: row.is_carrier,
    isAdmin: operatorRole !== null,
    operatorRole,
    suspended: row.suspended,
    hasBlocked: row.has_blocked,
  };
}
