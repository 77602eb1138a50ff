import { addDays, hourOfDay, localDay } from '../common/calendar.js';
import { HOUR } from '../common/clock.js';

/** When a carrier is told of new loads: not at all, as they are found, together with others; `webhook`: only their programs, as they are found. */
export const NOTIFY = ['off', 'instant', 'hourly', 'daily', 'webhook'] as const;
export type Notify = (typeof NOTIFY)[number];

/** Is each load told as it is found, not together with others? */
export const isOneByOne = (notify: Notify): boolean => notify === 'instant' || notify === 'webhook';

/** Nobody is told from 21:00 on; at 7:00 they are told what came meanwhile, and what they want to know daily. */
const QUIET_FROM = 21;
const MORNING = 7;

/** When the day begins on which somebody is told things, in their time zone. */
export function nextMorning(now: Date, timeZone: string): Date {
  const today = localDay(now, timeZone);
  const morning = hourOfDay(today, MORNING, timeZone);
  return morning > now ? morning : hourOfDay(addDays(today, 1), MORNING, timeZone);
}

/** When somebody is told of what is found now. */
export function tellingAt(notify: Exclude<Notify, 'off'>, now: Date, timeZone: string): Date {
  // Programs do not sleep.
  if (notify === 'webhook') return now;
  if (notify === 'daily') return nextMorning(now, timeZone);
  const at = notify === 'instant' ? now : new Date((Math.floor(now.getTime() / HOUR) + 1) * HOUR);
  return isQuiet(at, timeZone) ? nextMorning(at, timeZone) : at;
}

function isQuiet(at: Date, timeZone: string): boolean {
  const today = localDay(at, timeZone);
  return at < hourOfDay(today, MORNING, timeZone) || at >= hourOfDay(today, QUIET_FROM, timeZone);
}
