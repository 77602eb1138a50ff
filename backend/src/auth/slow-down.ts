import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { countedThisHour, countInHour } from '../platform/database/counters.js';
import type { Db } from '../platform/database/db.js';

/** Wrong passwords an address may send freely in an hour. Many people may share it: drivers behind their carrier's. */
const FREE = 300;
/** Beyond those, it waits one second more for each this many. */
const MORE_FOR_A_SECOND = 100;
const LONGEST_WAIT_SECONDS = 5;
/** Sign-ins waiting in this process, per address and in all: more than this is a flood, which must not fill the memory. */
const MOST_OF_ADDRESS = 50;
const MOST_OF_ALL = 1_000;

/** How many sign-ins from each address are waiting. */
const waiting = new Map<string, number>();

/** How long an address waits before its next try, in seconds. */
export function waitSeconds(wrongPasswords: number): number {
  if (wrongPasswords < FREE) return 0;
  return Math.min(LONGEST_WAIT_SECONDS, 1 + Math.floor((wrongPasswords - FREE) / MORE_FOR_A_SECOND));
}

/**
 * Slows down a sign-in from an address that sent many wrong passwords this hour. It is never refused for them: somebody
 * else behind the same address may know theirs.
 * @throws 503 while too many are already waiting
 */
export async function slowDown(db: Db, ip: string): Promise<void> {
  const seconds = waitSeconds(await countedThisHour(db, 'wrongPasswords', ip));
  if (seconds === 0) return;
  const before = waiting.get(ip) ?? 0;
  const all = [...waiting.values()].reduce((sum, each) => sum + each, 0);
  if (before >= MOST_OF_ADDRESS || all >= MOST_OF_ALL)
    throw problem('unavailable', { detail: 'Too many sign-ins at once. Try again in a moment.', retryAfter: seconds });
  waiting.set(ip, before + 1);
  try {
    await pause(seconds * SECOND);
  } finally {
    const left = (waiting.get(ip) ?? 1) - 1;
    if (left > 0) waiting.set(ip, left);
    else waiting.delete(ip);
  }
}

/** Records a wrong password from this address. */
export async function countWrongPassword(db: Db, ip: string): Promise<void> {
  await countInHour(db, 'wrongPasswords', ip);
}
