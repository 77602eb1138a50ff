import { HOUR, machineNow, SECOND } from '../../common/clock.js';
import { type Problem, problem } from '../../common/errors.js';
import { Env } from '../config/env.js';
import type { Db } from './db.js';
import type { Tx } from './tx.js';

/** The most of a thing that one user (or address) may do in an hour, before the multiplier. */
export const HOURLY_LIMITS = {
  shipments: 600,
  quotes: 1_000,
  questions: 1_000,
  conversations: 400,
  messages: 6_000,
  registrations: 1_000,
  tickets: 300,
  reports: 60,
  verifications: 20,
  resets: 5,
  deviceMails: 10,
  facts: 100,
  quoteChanges: 10,
  offers: 600,
  loadSearches: 300,
  imports: 60,
} as const;

type Kind = keyof typeof HOURLY_LIMITS;
/** Wrong passwords slow an address down, and are never refused as too many (`auth/slow-down.ts`). */
type Counted = Kind | 'wrongPasswords';

/**
 * Counts one more of `kind` for `who` within the clock hour; in the caller's transaction what is rolled back does not count.
 * @throws 429 with the seconds until the next hour.
 */
export async function countHourly(db: Db | Tx, env: Env, kind: Kind, who: string): Promise<void> {
  if (!(await countedWithinHour(db, env, kind, who))) throw usedUp();
}

/**
 * The same for what changes nothing else: nobody waits for the disk, and a power cut may forget the last counts.
 * @throws 429 with the seconds until the next hour.
 */
export async function countHourlyRead(db: Db, env: Env, kind: Kind, who: string): Promise<void> {
  const row = await db.one<{ count: number }>(
    `INSERT INTO hourly_counters (kind, who, hour, count) SELECT $1::text, $2::text, $3::int, 1 FROM set_config('synchronous_commit', 'off', true)
     ON CONFLICT (kind, who, hour) DO UPDATE SET count = hourly_counters.count + excluded.count RETURNING count`,
    [kind, who, hourNow()],
  );
  if ((row?.count ?? 0) > env.scaled(HOURLY_LIMITS[kind])) throw usedUp();
}

/** As {@link countHourly}, and tells whether it was one too many. */
export async function countedWithinHour(db: Db | Tx, env: Env, kind: Kind, who: string): Promise<boolean> {
  return (await countInHour(db, kind, who)) <= env.scaled(HOURLY_LIMITS[kind]);
}

/** Counts one more, and returns the count for this clock hour. */
export async function countInHour(db: Db | Tx, kind: Counted, who: string): Promise<number> {
  return add(db, kind, who, hourNow(), 1);
}

/** The count in this clock hour so far. */
export async function countedThisHour(db: Db, kind: Counted, who: string): Promise<number> {
  const row = await db.one<{ count: number }>(
    'SELECT count FROM hourly_counters WHERE kind = $1 AND who = $2 AND hour = $3',
    [kind, who, hourNow()],
  );
  return row?.count ?? 0;
}

/** Adds to `who`'s total of `kind` for this day, in UTC; returns the sum. What is rolled back does not count, and no multiplier applies. */
export async function addDaily(tx: Tx, kind: string, who: string, amount: number): Promise<number> {
  return add(tx, kind, who, Math.floor(hourNow() / 24) * 24, amount);
}

async function add(db: Db | Tx, kind: string, who: string, hour: number, amount: number): Promise<number> {
  const row = await db.one<{ count: number }>(
    `INSERT INTO hourly_counters (kind, who, hour, count) VALUES ($1, $2, $3, $4)
     ON CONFLICT (kind, who, hour) DO UPDATE SET count = hourly_counters.count + excluded.count RETURNING count`,
    [kind, who, hour, amount],
  );
  return row?.count ?? 0;
}

function hourNow(): number {
  return Math.floor(machineNow().getTime() / HOUR);
}

function usedUp(): Problem {
  return problem('too_many_requests', { retryAfter: Math.ceil((HOUR - (machineNow().getTime() % HOUR)) / SECOND) });
}
