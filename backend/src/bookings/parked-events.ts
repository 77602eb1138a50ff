import type { Tx } from '../platform/database/tx.js';

/**
 * A participant: looks into an event of the provider that was parked after failures, as if it had just come. Answers how it
 * stood; with another state or no error it stays as it is.
 */
export async function lookAgain(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ state: string; lastError: string | null } | undefined> {
  const before = await tx.one<{ state: string; lastError: string | null }>(
    'SELECT state, last_error AS "lastError" FROM webhook_events WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (before?.state !== 'parked' || before.lastError === null) return before;
  await tx.run(`UPDATE webhook_events SET state = 'received', attempts = 0, next_attempt_at = $2 WHERE id = $1`, [
    id,
    now,
  ]);
  tx.wake('money');
  return before;
}
