import holidays from '@18f/us-federal-holidays';
import { DAY, HOUR } from './clock.js';

/** A calendar day, YYYY-MM-DD, without a time zone. */
export type Day = string;

const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string): Intl.DateTimeFormat {
  let known = formats.get(timeZone);
  if (!known) {
    known = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, known);
  }
  return known;
}

function wallClock(at: Date, timeZone: string): number {
  const part = Object.fromEntries(
    format(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
}

/** Which day it is in a place at this instant. */
export function localDay(at: Date, timeZone: string): Day {
  return new Date(wallClock(at, timeZone)).toISOString().slice(0, 10);
}

/** The instant a day begins in a place. If a clock change skips midnight, the first instant of the day. */
export function startOfDay(day: Day, timeZone: string): Date {
  return hourOfDay(day, 0, timeZone);
}

/** The instant of a full hour (0 to 23) of a day in a place; not for an hour that a clock change skips. */
export function hourOfDay(day: Day, hour: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * HOUR;
  let guess = wanted;
  for (let round = 0; round < 3; round++) guess += wanted - wallClock(new Date(guess), timeZone);
  return new Date(guess);
}

/** The instant a day ends in a place, which is when the next begins. */
export function endOfDay(day: Day, timeZone: string): Date {
  return startOfDay(addDays(day, 1), timeZone);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The weekday of a day: 1 is Monday, 7 Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The last day of the month of a day, 28 to 31. */
export function lastOfMonth(day: Day): number {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 1, 0)).getUTCDate();
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** Operators work New York business days. */
export const OFFICE_ZONE = 'America/New_York';

/** The same time of day, `count` business days later at the office. */
export function officeDaysAfter(at: Date, count: number): Date {
  const day = localDay(at, OFFICE_ZONE);
  const apart = daysBetween(day, addBusinessDays(day, count)) * DAY;
  const moved = new Date(at.getTime() + apart);
  // Where the clock changes in between, a day has an hour more or less.
  const changed = wallClock(at, OFFICE_ZONE) + apart - wallClock(moved, OFFICE_ZONE);
  return new Date(moved.getTime() + changed);
}

/** The day `count` business days after `day`: Monday to Friday, skipping US federal holidays. */
export function addBusinessDays(day: Day, count: number): Day {
  let current = day;
  for (let left = count; left > 0;) {
    current = addDays(current, 1);
    const date = new Date(`${current}T12:00:00Z`);
    const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
    if (!weekend && !holidays.isAHoliday(date, { utc: true, shiftSaturdayHolidays: true, shiftSundayHolidays: true }))
      left--;
  }
  return current;
}
