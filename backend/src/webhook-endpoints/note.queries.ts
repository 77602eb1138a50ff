import { after } from '../common/clock.js';
import type { Tx } from '../platform/database/tx.js';
import type { Outcome } from './attempt.js';
import type { Leased } from './leases.queries.js';
import { pauseAfter } from './schedule.js';

/** Notes an attempt with its delivery, at a machine's time, unless that is no longer in this worker's hands; then the answer is false. */
export async function noteAttempt(tx: Tx, at: Date, delivery: Leased, outcome: Outcome): Promise<boolean> {
  const isMine = await tx.run(
    delivery.manual
      ? `UPDATE webhook_deliveries SET leased_until = NULL, manual_at = NULL,
                state = CASE WHEN $3 THEN 'sent' ELSE state END, next_at = CASE WHEN $3 THEN NULL ELSE next_at END
          WHERE id = $1 AND leased_until = $2`
      : `UPDATE webhook_deliveries SET leased_until = NULL, attempt = attempt + 1,
                state = CASE WHEN $3 THEN 'sent' WHEN state = 'waiting' AND $4::timestamptz IS NULL THEN 'failed' ELSE state END,
                next_at = CASE WHEN state <> 'waiting' OR $3 THEN NULL ELSE $4 END
          WHERE id = $1 AND leased_until = $2`,
    [
      delivery.id,
      delivery.leased_until,
      outcome.failure === null,
      ...(delivery.manual ? [] : [nextAt(at, delivery.attempt + 1, outcome)]),
    ],
  );
  if (isMine === 0) return false;
  await tx.run(
    'INSERT INTO webhook_attempts (delivery_id, at, manual, status, failure, ms, answer) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [delivery.id, at, delivery.manual, outcome.status, outcome.failure, outcome.ms, outcome.answer],
  );
  return true;
}

function nextAt(at: Date, attempts: number, outcome: Outcome): Date | null {
  const pause = pauseAfter(attempts, outcome, Math.random());
  return pause === undefined ? null : after(at, pause);
}
