import { HOUR, machineNow } from '../../common/clock.js';
import { problem } from '../../common/errors.js';
import { Env } from '../config/env.js';
import type { Tx } from './tx.js';

/** Most of a thing that one user (or address) may do in an hour, before the multiplier. */
export const HOURLY_LIMITS = { shipments: 600, quotes: 1_000, conversations: 400, messages: 6_000, registrations: 1_000, tickets: 300, verifications: 20, facts: 100 } as const;

/**
 * Counts one more of `kind` for `who` within the clock hour, in the caller's transaction: what is rolled back does not count.
 * @throws 429 with the seconds until the next hour.
 */
export async function countHourly(tx: Tx, env: Env, kind: keyof typeof HOURLY_LIMITS, who: string): Promise<void> {
  const now = machineNow().getTime();
  const hour = Math.floor(now / HOUR);
  const row = await tx.one<{ count: number }>(
    `INSERT INTO hourly_counters (kind, who, hour, count) VALUES ($1, $2, $3, 1)
     ON CONFLICT (kind, who, hour) DO UPDATE SET count = hourly_counters.count + 1 RETURNING count`,
    [kind, who, hour],
  );
  if ((row?.count ?? 0) > HOURLY_LIMITS[kind] * env.RATE_LIMIT_MULTIPLIER) {
    throw problem('too_many_requests', { retryAfter: Math.ceil(((hour + 1) * HOUR - now) / 1_000) });
  }
}
