import { dayAndTime } from '@haulway/frontend/kit/format/dates.ts';

const short = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' });
const long = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' });

const nameIn = (format: Intl.DateTimeFormat, at: Date) =>
  format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'local time';

/** An instant as local date and time with the name of the time zone, for what is said to somebody elsewhere: `Tue, Mar 9, 10:42 AM EST`. */
export function exactTime(instant: string): string {
  return `${dayAndTime(instant)} ${nameIn(short, new Date(instant))}`;
}

/** The time zone of all times in the console, the whole year: `Eastern Time`. */
export function zone(): string {
  return nameIn(long, new Date());
}
