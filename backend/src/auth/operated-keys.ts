import { machineNow } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import type { Tx } from '../platform/database/tx.js';

/** A key that an operator does something to. */
export interface OperatedKey {
  id: string;
  userId: string;
  /** Calls a minute, of each kind; null: the usual. */
  ratePerMinute: number | null;
}

/** A participant: anybody's key that still works, locked. @throws 404; 409 once it has ended */
export async function lockWorkingKey(tx: Tx, id: string): Promise<OperatedKey> {
  const key = isUuid(id)
    ? await tx.one<OperatedKey & { works: boolean }>(
        `SELECT id, user_id AS "userId", rate_per_minute AS "ratePerMinute", revoked_at IS NULL AND expires_at > $2 AS works
           FROM api_keys WHERE id = $1 FOR UPDATE`,
        [id, machineNow()],
      )
    : undefined;
  if (!key) throw problem('not_found');
  if (!key.works) throw problem('illegal_transition', { detail: 'This key has ended.' });
  return key;
}

/** A participant: how often a key may call from now on. */
export async function setKeyRate(tx: Tx, { id, userId }: OperatedKey, ratePerMinute: number | null): Promise<void> {
  tx.forget(userId);
  await tx.run('UPDATE api_keys SET rate_per_minute = $2 WHERE id = $1', [id, ratePerMinute]);
}
