import { after, HOUR } from '../common/clock.js';
import { legMiles } from '../places/distance.js';
import type { Point } from '../places/great-circle.js';

/** Where a truck was, and when. */
export interface Seen extends Point {
  at: Date;
}

/** When it is expected, as full hours. */
export interface Window {
  from: Date;
  to: Date;
}

const MILES_AN_HOUR = 55;
/** The streets at the end, which are less of a long trip than its stops. */
const LAST_STREETS_HOURS = 0.5;
const SHORT_MILES = 500;
/** At most so many hours at the wheel in each day of 24. */
const DRIVEN_A_DAY_HOURS = 10;
const DAY_HOURS = 24;
/** Standing for so long within so many miles ends a day at the wheel. */
const [REST_HOURS, REST_MILES] = [6, 20];
/** A window is this part of what remains to either side, and no less than an hour. */
const SPREAD = 0.2;
const LEAST_SPREAD_HOURS = 1;
/** Older positions say nothing of where a truck is. */
export const FRESH_HOURS = 12;

const hoursBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / HOUR;

/**
 * When a truck arrives that was last seen at the end of `seen` (oldest first, the day before is enough); undefined
 * without a position less than 12 hours old. Miles over 55 an hour, at most 10 hours at the wheel in each 24: what was
 * driven since the last long stop counts.
 */
export function arrivalWindow(seen: readonly Seen[], to: Point, now: Date): Window | undefined {
  const last = seen.at(-1);
  if (!last || hoursBetween(last.at, now) > FRESH_HOURS) return undefined;
  const miles = legMiles(last, to);
  const hours = miles / MILES_AN_HOUR + (miles < SHORT_MILES ? LAST_STREETS_HOURS : 0);
  const remaining = withRests(hours, dayAtTheWheel(seen));
  const arrival = after(last.at, remaining * HOUR);
  const spread = Math.max(LEAST_SPREAD_HOURS, remaining * SPREAD) * HOUR;
  // A truck that is late is not expected in the past.
  const [from, until] = [after(arrival, -spread), after(arrival, spread)].map((each) => (each < now ? now : each));
  return { from: fullHour(from ?? now, Math.floor), to: fullHour(until ?? now, Math.ceil) };
}

/** Hours until `hours` at the wheel are done, of a day that began `since` hours ago with `driven` hours driven. */
function withRests(hours: number, { since, driven }: { since: number; driven: number }): number {
  const today = Math.max(0, DRIVEN_A_DAY_HOURS - driven);
  if (hours <= today) return hours;
  const later = hours - today;
  const fullDays = Math.ceil(later / DRIVEN_A_DAY_HOURS) - 1;
  // The next day begins 24 hours after this one did, but not before what is left of this one is driven.
  const nextDay = Math.max(today, DAY_HOURS - since);
  return nextDay + fullDays * DAY_HOURS + (later - fullDays * DRIVEN_A_DAY_HOURS);
}

/** When the day at the wheel began, as hours before the last position, and how many of them were driven. */
function dayAtTheWheel(seen: readonly Seen[]): { since: number; driven: number } {
  let [since, miles] = [0, 0];
  for (let index = seen.length - 1; index > 0; index -= 1) {
    const [before, here] = [seen[index - 1], seen[index]];
    if (!before || !here) break;
    const [hours, way] = [hoursBetween(before.at, here.at), legMiles(before, here)];
    if (hours >= REST_HOURS && way <= REST_MILES) break;
    since += hours;
    miles += way;
  }
  const driven = miles / MILES_AN_HOUR;
  // Nothing is known of a rest: the day is not longer than one.
  return since >= DAY_HOURS || driven >= DRIVEN_A_DAY_HOURS
    ? { since: Math.min(since, DRIVEN_A_DAY_HOURS), driven: driven % DRIVEN_A_DAY_HOURS }
    : { since, driven };
}

function fullHour(at: Date, rounded: (hours: number) => number): Date {
  return new Date(rounded(at.getTime() / HOUR) * HOUR);
}
