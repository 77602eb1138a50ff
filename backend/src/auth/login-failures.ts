import { after, DAY, machineNow, SECOND } from '../common/clock.js';
import { problem } from '../common/errors.js';
import type { Db } from '../platform/database/db.js';
import type { Kept } from '../platform/retention/retention.js';

const FREE = 5;
const LONGEST_WAIT_SECONDS = 60;
const HARD_LIMIT = 100;
const HARD_WAIT_SECONDS = 3_600;

/** Failures are forgotten, along with whose they were, when none is added for this long. */
export const FAILURES_KEPT: Kept = { table: 'login_failures', where: 'next_try_at < $1', age: 30 * DAY };

/** The last attempt on each account that this process is working on. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Tries a password with `find`, which answers whose it is, and slows a guesser down: after five failures in a row the
 * account, known or not, must wait 1, 2, 4 ... 60 seconds. Passwords for one account are tried one at a time; tried all
 * at once they would all be free. A right one does not count, and clears the failures before it.
 * @throws 429 with the seconds to wait
 */
export async function tryPassword<Account>(
  db: Db,
  email: string,
  find: () => Promise<Account | undefined>,
): Promise<Account | undefined> {
  const subject = email.toLowerCase();
  const mine = (underWay.get(subject) ?? Promise.resolve()).then(() => tryNow(db, subject, find));
  const over = mine.catch(() => undefined);
  underWay.set(subject, over);
  try {
    return await mine;
  } finally {
    if (underWay.get(subject) === over) underWay.delete(subject);
  }
}

async function tryNow<Account>(
  db: Db,
  subject: string,
  find: () => Promise<Account | undefined>,
): Promise<Account | undefined> {
  const row = await db.one<{ failures: number; next_try_at: Date }>(
    'SELECT failures, next_try_at FROM login_failures WHERE subject = $1',
    [subject],
  );
  const wait = row && row.failures >= FREE ? row.next_try_at.getTime() - machineNow().getTime() : 0;
  if (wait > 0)
    throw problem('too_many_requests', {
      detail: 'Too many failed logins. Wait a moment.',
      retryAfter: Math.ceil(wait / SECOND),
    });
  const found = await find();
  if (!found) await countFailure(db, subject);
  else if (row) await db.rows('DELETE FROM login_failures WHERE subject = $1', [subject]);
  return found;
}

async function countFailure(db: Db, subject: string): Promise<void> {
  const row = await db.one<{ failures: number }>(
    `INSERT INTO login_failures (subject, failures, next_try_at) VALUES ($1, 1, $2)
     ON CONFLICT (subject) DO UPDATE SET failures = login_failures.failures + 1 RETURNING failures`,
    [subject, machineNow()],
  );
  const failures = row?.failures ?? 1;
  if (failures < FREE) return;
  const seconds = failures >= HARD_LIMIT ? HARD_WAIT_SECONDS : Math.min(LONGEST_WAIT_SECONDS, 2 ** (failures - FREE));
  await db.rows('UPDATE login_failures SET next_try_at = $2 WHERE subject = $1', [
    subject,
    after(machineNow(), seconds * SECOND),
  ]);
}
