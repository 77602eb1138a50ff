import { problem } from '../common/errors.js';
import type { Tx } from '../platform/database/tx.js';

/**
 * A participant: an operator has an event of the provider that was parked after failures looked into as if it had just come.
 * Answers what had failed last. @throws 404; 409 for one that did not fail
 */
export async function lookAgain(tx: Tx, id: string, now: Date): Promise<string> {
  const event = await tx.one<{ state: string; last_error: string | null }>(
    'SELECT state, last_error FROM webhook_events WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (!event) throw problem('not_found');
  if (event.state !== 'parked' || event.last_error === null)
    throw problem('illegal_transition', { detail: 'Only an event that was parked after failures is tried again.' });
  await tx.run(`UPDATE webhook_events SET state = 'received', attempts = 0, next_attempt_at = $2 WHERE id = $1`, [
    id,
    now,
  ]);
  tx.wake('money');
  return event.last_error;
}
