import { problem } from '../common/errors.js';
import type { Tx } from '../platform/database/tx.js';

/**
 * A participant: whose this is, still has an account. Not waited for. Whoever erases an account locks its whole row, and so either
 * waits for what begins here and ends it, or comes first.
 * @throws 401 at the latest by the commit
 */
export function requireAccount(tx: Tx, userId: string): void {
  const sql = 'SELECT 1 AS one FROM users WHERE id = $1 AND deleted_at IS NULL FOR KEY SHARE';
  tx.sendFor(1, sql, [userId], () => problem('unauthorized'));
}
