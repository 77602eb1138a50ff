import { after, machineNow, SECOND } from '../common/clock.js';
import { problem } from '../common/errors.js';
import type { Db } from '../platform/database/db.js';

const FREE = 5;
const LONGEST_WAIT_SECONDS = 60;
const HARD_LIMIT = 100;
const HARD_WAIT_SECONDS = 3_600;

/**
 * Holds a guesser up: after five failures in a row the account must wait 1, 2, 4 ... 60 seconds, known or not.
 * @throws 429 with the seconds to wait.
 */
export async function requireTurn(db: Db, email: string): Promise<void> {
  const row = await db.one<{ next_try_at: Date }>('SELECT next_try_at FROM login_failures WHERE subject = $1 AND failures >= $2', [
    email.toLowerCase(),
    FREE,
  ]);
  const wait = row ? row.next_try_at.getTime() - machineNow().getTime() : 0;
  if (wait > 0) throw problem('too_many_requests', { detail: 'Too many failed logins. Wait a moment.', retryAfter: Math.ceil(wait / SECOND) });
}

export async function countFailure(db: Db, email: string): Promise<void> {
  const row = await db.one<{ failures: number }>(
    `INSERT INTO login_failures (subject, failures, next_try_at) VALUES ($1, 1, $2)
     ON CONFLICT (subject) DO UPDATE SET failures = login_failures.failures + 1 RETURNING failures`,
    [email.toLowerCase(), machineNow()],
  );
  const failures = row?.failures ?? 1;
  if (failures < FREE) return;
  const seconds = failures >= HARD_LIMIT ? HARD_WAIT_SECONDS : Math.min(LONGEST_WAIT_SECONDS, 2 ** (failures - FREE));
  await db.rows('UPDATE login_failures SET next_try_at = $2 WHERE subject = $1', [email.toLowerCase(), after(machineNow(), seconds * SECOND)]);
}

export async function forgetFailures(db: Db, email: string): Promise<void> {
  await db.rows('DELETE FROM login_failures WHERE subject = $1', [email.toLowerCase()]);
}
