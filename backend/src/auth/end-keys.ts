import { machineNow } from '../common/clock.js';
import type { Tx } from '../platform/database/tx.js';

/** A participant: ends all of a user's API keys, and answers how many still worked. */
export async function endKeys(tx: Tx, userId: string, reason: string): Promise<number> {
  tx.forget(userId);
  return tx.run(
    'UPDATE api_keys SET revoked_at = $2, revoked_reason = $3 WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > $2',
    [userId, machineNow(), reason],
  );
}

/** A participant: removes all of a user's API keys. */
export async function forgetKeys(tx: Tx, userId: string): Promise<void> {
  tx.forget(userId);
  await tx.run('DELETE FROM api_keys WHERE user_id = $1', [userId]);
}
