import { addDays, type Day, localDay } from './calendar.js';
import { after, DAY } from './clock.js';
import type { FieldError } from './errors.js';

/** Days may be so far ahead. */
export const FARTHEST_DAYS = 730;
/** How many days after its first a carrier's pickup window may end at most. */
export const MOST_PICKUP_WINDOW_DAYS = 5;
const TOO_FAR = 'At most two years ahead';
/** The last place on earth where a day ends. */
const LAST_ZONE = 'Etc/GMT+12';

/** A day somebody typed, and the field they typed it in. */
export interface TypedDay {
  path: string;
  day: Day | null | undefined;
}

/** The days of a job as typed. `until` makes the pickup a window of at most `mostDays` more days; `from` does the same for the delivery. */
export interface TypedDays {
  pickup: TypedDay;
  until: TypedDay & { mostDays: number };
  from?: TypedDay;
  delivery: TypedDay;
}

/**
 * What is wrong with the days of a job: the pickup has passed everywhere, a window ends before it begins or is too long, the delivery
 * comes before the end of the pickup, or a day is more than two years ahead.
 */
export function dayFaults({ pickup, until, from, delivery }: TypedDays, now: Date): FieldError[] {
  const today = localDay(now, LAST_ZONE);
  const farthest = addDays(today, FARTHEST_DAYS);
  const errors: FieldError[] = [];
  const fault = ({ path }: TypedDay, message: string) => errors.push({ path, message });
  const last = until.day ?? pickup.day;
  if (until.day && !pickup.day) fault(pickup, 'Enter the first day as well');
  else if (until.day && pickup.day && until.day < pickup.day) fault(until, 'The last day cannot be before the first');
  else if (until.day && pickup.day && until.day > addDays(pickup.day, until.mostDays))
    fault(until, `At most ${until.mostDays} days after the first`);
  else if (last && last < today) fault(until.day ? until : pickup, 'This day has passed');
  if (delivery.day && delivery.day < (last ?? today)) fault(delivery, 'Delivery cannot be before pickup');
  if (from?.day && delivery.day && from.day > delivery.day) fault(from, 'The first day cannot be after the last');
  else if (from?.day && from.day < (pickup.day ?? today)) fault(from, 'Delivery cannot be before pickup');
  for (const each of [pickup, until, ...(from ? [from] : []), delivery])
    if (each.day && each.day > farthest) fault(each, TOO_FAR);
  return errors;
}

/** What is wrong with the instant an offer ends: it has passed, or is more than two years ahead. */
export function endFaults(path: string, end: Date, now: Date): FieldError[] {
  if (end <= now) return [{ path, message: 'This time has passed' }];
  return end > after(now, FARTHEST_DAYS * DAY) ? [{ path, message: TOO_FAR }] : [];
}
