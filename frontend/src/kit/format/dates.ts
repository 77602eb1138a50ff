import { now } from './now';

const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
const wholeDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dayWithYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const plainDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const zoned = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' });
const plainDayWithYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar date (`YYYY-MM-DD`), never shifted by a time zone: `Tue, Mar 9`. */
export function calendarDate(date: string): string {
  return plainDay.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}

/** A calendar date with its year, never shifted by a time zone: `Mar 9, 2027`. */
export function dateWithYear(date: string): string {
  return plainDayWithYear.format(new Date(`${date}T00:00:00Z`));
}

/** A calendar date in its short form, with the year if it is not this year: `Mar 9`, `Dec 31, 2026`. */
export function dayAsWritten(date: string, at = now()): string {
  const [words = '', year] = dateWithYear(date).split(', ');
  return year === String(at.getFullYear()) ? words : `${words}, ${year}`;
}

/** An instant as a local date with its year: `Mar 9, 2027`. */
export function longDay(instant: string): string {
  return dayWithYear.format(new Date(instant));
}

/** An instant as local date and time, with the year if it is not this year: `Tue, Mar 9, 10:42 AM`, `Fri, Jan 2, 2027, 10:42 AM`. */
export function dayAndTime(instant: string, at = now()): string {
  const date = new Date(instant);
  return `${dayIn(date, at)}, ${time.format(date)}`;
}

function dayIn(date: Date, at: Date): string {
  return date.getFullYear() === at.getFullYear() ? day.format(date) : wholeDay.format(date);
}

/**
 * An instant by which something has to be done, as `dayAndTime`; midnight is the end of the day before, since nobody plans
 * for 12:00 AM: `the end of Mon, Mar 8`.
 */
export function deadline(instant: string, at = now()): string {
  const date = new Date(instant);
  const isMidnight = date.getTime() === new Date(date).setHours(0, 0, 0, 0);
  return isMidnight ? `the end of ${dayIn(new Date(date.getTime() - 1), at)}` : dayAndTime(instant, at);
}

/** The same with the name of the reader's time zone, for what ends by the clock of another place: `Tue, Mar 9, 10:42 AM CST`. */
export function deadlineWithZone(instant: string, at = now()): string {
  const zone = zoned.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${deadline(instant, at)} ${zone}`.trim();
}

const HALF_DAY_MS = 43_200_000;
const HOUR_MS = 3_600_000;
const [EVENING, MORNING] = [18, 6];

/**
 * The end of a day where something is picked up or delivered, for readers in any time zone of the continent: midnight there
 * is `the end of Tue, Dec 1` here too, not `1:00 AM`. What is not a whole hour around midnight is told as `deadline`.
 * Only for what ends with a day there: an agreed 7:00 PM would be told as the end of its day.
 */
export function deadlineThere(instant: string, at = now()): string {
  return endOfDayThere(instant, at) ?? deadline(instant, at);
}

/** The same without a time of day, for what nobody waits for to the minute: `the end of Tue, Dec 1`, or `Tue, Dec 1`. */
export function dayThere(instant: string, at = now()): string {
  return endOfDayThere(instant, at) ?? dayIn(new Date(instant), at);
}

function endOfDayThere(instant: string, at: Date): string | undefined {
  const date = new Date(instant);
  const hour = date.getHours();
  const isEndOfDay = date.getTime() % HOUR_MS === 0 && (hour >= EVENING || hour <= MORNING);
  return isEndOfDay ? `the end of ${dayIn(new Date(date.getTime() - HALF_DAY_MS), at)}` : undefined;
}

/** An instant in a form short enough for a list: `10:42 AM` today, `Mar 9` this year, `Mar 9, 2027` in another year. */
export function recently(instant: string, at = now()): string {
  const date = new Date(instant);
  if (date.toDateString() === at.toDateString()) return time.format(date);
  return date.getFullYear() === at.getFullYear() ? shortDay.format(date) : dayWithYear.format(date);
}

/** An instant as local time: `10:42 AM`. */
export function clockTime(instant: string): string {
  return time.format(new Date(instant));
}

/** How old something is that was read before, by the device's clock: `As of 10:42 AM`, with the day if it was another one. */
export function asOf(instant: number, at = new Date()): string {
  const date = new Date(instant);
  const isToday = date.toDateString() === at.toDateString();
  return `As of ${isToday ? '' : `${day.format(date)}, `}${time.format(date)}`;
}

const MINUTE_MS = 60_000;

/** How long ago an instant was, short enough for a row: `new`, `12 min`, `3 h`, `5 d`, `4 mo`. */
export function age(instant: string, at = now()): string {
  const minutes = Math.floor((at.getTime() - new Date(instant).getTime()) / MINUTE_MS);
  if (minutes < 1) return 'new';
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  const days = Math.floor(minutes / (24 * 60));
  return days < 60 ? `${days} d` : `${Math.floor(days / 30)} mo`;
}

/** The same as people say it: `new`, `12 min ago`. */
export function ago(instant: string, at = now()): string {
  const since = age(instant, at);
  return since === 'new' ? since : `${since} ago`;
}

/** A number of hours in words: `48 hours`, `72 hours`. */
export function hours(number: number): string {
  return `${number} ${number === 1 ? 'hour' : 'hours'}`;
}

/** Today's calendar date where this device is. */
export function today(at = now()): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
