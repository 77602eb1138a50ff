import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_MS = 120_000;
/** Long enough that looking takes little from what is waited for, on a machine of two cores. */
const POLL_MS = 20;

/** Waits until something is so. @throws with `what` there is instead when it is not within two minutes, or `longest` */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what = () => '',
  longest = LONGEST_MS,
): Promise<void> {
  const end = Date.now() + longest;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Not within ${longest / 1_000} s. ${what()}`);
    await pause(POLL_MS);
  }
}

/** Asks until there is something, and returns it. @throws as {@link until} */
export async function untilFound<Found>(ask: () => Promise<Found | undefined>, what = () => ''): Promise<Found> {
  let found: Found | undefined;
  await until(async () => (found = await ask()) !== undefined, what);
  return found as Found;
}

/** Waits until so many connections to a database wait for locks that others hold. `ask` sends it a statement. */
export function untilBlocked(ask: (sql: string) => Promise<unknown[]>, count = 1): Promise<void> {
  const blocked = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  return until(async () => (await ask(blocked)).length >= count);
}
