import type { User } from '../common/actor.js';
import type { OperatorRole } from '../common/operator-roles.js';
import type { Db } from '../platform/database/db.js';

interface Row {
  is_carrier: boolean;
  operator_role: OperatorRole | null;
  suspended: boolean;
}

/** A user for whom a job acts, as their row says now, and what stands in place of a session; undefined for an erased one. */
export async function actorById(db: Db, id: string, sid: string): Promise<User | undefined> {
  const row = await db.one<Row>(
    'SELECT is_carrier, operator_role, suspended_at IS NOT NULL AS suspended FROM users WHERE id = $1 AND deleted_at IS NULL',
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
  };
}
