import { addDays, type Day, localDay } from './calendar.js';
import { after, DAY } from './clock.js';
import type { FieldError } from './errors.js';

const FARTHEST_DAYS = 730;
const TOO_FAR = 'At most two years ahead';
/** The last place on earth where a day ends. */
const LAST_ZONE = 'Etc/GMT+12';

/** A day that somebody typed, and in which field. */
export interface TypedDay {
  path: string;
  day: Day | null | undefined;
}

/** What is wrong with the days of a job: the pick-up is over everywhere, the delivery comes before it, or either is more than two years ahead. */
export function dayFaults(pickup: TypedDay, delivery: TypedDay, now: Date): FieldError[] {
  const today = localDay(now, LAST_ZONE);
  const last = addDays(today, FARTHEST_DAYS);
  const errors: FieldError[] = [];
  if (pickup.day && pickup.day < today) errors.push({ path: pickup.path, message: 'This day is over' });
  if (delivery.day && delivery.day < (pickup.day ?? today))
    errors.push({ path: delivery.path, message: 'Delivery cannot be before pick-up' });
  for (const { path, day } of [pickup, delivery]) if (day && day > last) errors.push({ path, message: TOO_FAR });
  return errors;
}

/** What is wrong with the instant at which an offer ends: it has passed, or is more than two years ahead. */
export function endFaults(path: string, end: Date, now: Date): FieldError[] {
  if (end <= now) return [{ path, message: 'This time has passed' }];
  return end > after(now, FARTHEST_DAYS * DAY) ? [{ path, message: TOO_FAR }] : [];
}
