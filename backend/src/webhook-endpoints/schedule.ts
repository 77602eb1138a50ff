import { HOUR, MINUTE, SECOND } from '../common/clock.js';
import type { Outcome } from './attempt.js';

/** Pauses between the ten attempts, which last 75.6 hours in all. */
const PAUSES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
export const MOST_ATTEMPTS = PAUSES.length + 1;
/** Each pause is up to this share longer or shorter, so that what failed together does not come again together. */
const JITTER = 0.2;
/** A receiver that is overloaded gets at least this long. */
const SHORTEST_FOR_BUSY_MS = MINUTE;

/**
 * Milliseconds from a failed attempt to the next; undefined after the last one. A receiver may ask for up to twice the
 * planned pause.
 * @param attempts those made so far
 * @param random from 0 to 1
 */
export function pauseAfter(
  attempts: number,
  { status, failure, retryAfterMs }: Pick<Outcome, 'status' | 'failure' | 'retryAfterMs'>,
  random: number,
): number | undefined {
  const planned = PAUSES[attempts - 1];
  if (planned === undefined) return undefined;
  const pause =
    retryAfterMs === undefined
      ? Math.round(planned * (1 - JITTER + 2 * JITTER * random))
      : Math.min(Math.max(retryAfterMs, planned), 2 * planned);
  return status === 429 || failure === 'timeout' ? Math.max(pause, SHORTEST_FOR_BUSY_MS) : pause;
}
