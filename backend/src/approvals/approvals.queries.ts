import { OPERATOR_RIGHTS, OPERATOR_ROLES } from '../common/operator-roles.js';
import type { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { isActive } from '../users/active.js';

/** Roles that may approve. */
const APPROVERS = OPERATOR_ROLES.filter((role) =>
  (OPERATOR_RIGHTS.approvals[role] as readonly string[]).includes('write'),
);

/** How many operators could approve an act, counted up to two. */
export async function countApprovers(from: Tx | Db): Promise<number> {
  const row = await from.one<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT 1 FROM users u
       WHERE u.operator_role = ANY($1) AND ${isActive('u')} LIMIT 2) able`,
    [APPROVERS],
  );
  return row?.n ?? 0;
}
