import type { Quote, Shipment } from '../api/types';
import { calendarDate } from './dates';

type Hours = NonNullable<Shipment['pickupHours']>;
type Asked = Pick<Shipment, 'pickupDate' | 'pickupUntil' | 'pickupHours'>;
type Received = Pick<Shipment, 'deliveryFrom' | 'deliveryDate' | 'deliveryHours'>;
type Planned = Pick<Quote, 'estimatedPickupDate' | 'estimatedPickupUntil' | 'pickupDay' | 'pickupDayHours'>;

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** Hours of a day in words: `8:00 AM to 12:00 PM`. */
export function hoursWords({ from, to }: Hours): string {
  // Some browsers put a narrow space before AM and PM; others do not.
  const words = (hour: string) => time.format(new Date(`2000-01-01T${hour}:00Z`)).replaceAll('\u202F', ' ');
  return `${words(from)} to ${words(to)}`;
}

/** One day, or the first and the last of a window: `Sat, Nov 28 to Tue, Dec 1`. */
export function daysWords(first: string, last: string | null | undefined): string {
  return last && last !== first ? `${calendarDate(first)} to ${calendarDate(last)}` : calendarDate(first);
}

/** When a listing asks to be picked up: `by Sat, Nov 28`, `Sat, Nov 28 to Tue, Dec 1, 8:00 AM to 12:00 PM`. A day without an end is the last. */
export function pickupAsked({ pickupDate, pickupUntil, pickupHours }: Asked): string | undefined {
  const days = pickupDate && (pickupUntil ? daysWords(pickupDate, pickupUntil) : `by ${calendarDate(pickupDate)}`);
  return together(days, pickupHours);
}

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/**
 * The same, short enough for a row: `by Nov 28`, `Nov 28`, `Nov 28–Dec 1`, `Dec 1–4`; `Flexible` if no day was given.
 */
export function pickupShort({ pickupDate, pickupUntil }: Omit<Asked, 'pickupHours'>): string {
  if (!pickupDate) return 'Flexible';
  const [first, last] = [pickupDate, pickupUntil ?? ''].map(
    (day) => day && shortDay.format(new Date(`${day}T00:00:00Z`)),
  );
  if (!pickupUntil) return `by ${first}`;
  if (pickupUntil === pickupDate) return first ?? '';
  return `${first}–${pickupUntil.slice(0, 7) === pickupDate.slice(0, 7) ? Number(pickupUntil.slice(8)) : last}`;
}

/** When a listing asks to be delivered. */
export function deliveryAsked({ deliveryFrom, deliveryDate, deliveryHours }: Received): string | undefined {
  const days = deliveryFrom
    ? deliveryDate
      ? daysWords(deliveryFrom, deliveryDate)
      : `from ${calendarDate(deliveryFrom)} on`
    : deliveryDate && `by ${calendarDate(deliveryDate)}`;
  return together(days, deliveryHours);
}

/** When a quote's carrier will come: the day they set or, before that, the days they offered. */
export function pickupPlanned(quote: Planned): string | undefined {
  if (quote.pickupDay) return together(calendarDate(quote.pickupDay), quote.pickupDayHours);
  return quote.estimatedPickupDate ? daysWords(quote.estimatedPickupDate, quote.estimatedPickupUntil) : undefined;
}

function together(days: string | null | undefined, hours: Hours | null): string | undefined {
  return [days, hours && hoursWords(hours)].filter(Boolean).join(', ') || undefined;
}

/** When the carrier could be there. */
export interface StartDays {
  pickup: string;
  delivery: string;
  /** The trip that these are the days of, where it is not clear. */
  trip?: string;
}
