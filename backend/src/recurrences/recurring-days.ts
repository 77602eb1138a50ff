import { addDays, type Day, daysBetween, hourOfDay, lastOfMonth, weekdayOf } from '../common/calendar.js';

export const EVERY = ['week', 'two_weeks', 'month'] as const;
export type Every = (typeof EVERY)[number];

export const RECURRENCE_STATES = ['on', 'paused', 'over'] as const;
export type RecurrenceState = (typeof RECURRENCE_STATES)[number];

/** Why the clock paused or ended one. */
export const RECURRENCE_REASONS = ['incomplete', 'suspended', 'finished'] as const;
export type RecurrenceReason = (typeof RECURRENCE_REASONS)[number];

/** Carriers look for loads in the morning of the pickup place; no clock change skips this hour. */
const LISTED_AT_HOUR = 8;

export interface Rule {
  every: Every;
  days: readonly number[];
  /** No day is before this one; every two weeks counts from its week. */
  fromDay: Day;
  /** The last day there can be. */
  until: Day | null;
}

/** The first `most` days later than `after` on which it repeats. */
export function nextDays(rule: Rule, after: Day, most: number): Day[] {
  const found: Day[] = [];
  let day = rule.fromDay > after ? rule.fromDay : addDays(after, 1);
  // Every rule has a day within a month, so this ends.
  for (; found.length < most && (rule.until === null || day <= rule.until); day = addDays(day, 1))
    if (isOn(rule, day)) found.push(day);
  return found;
}

/** The first day that a rule can begin on: so "every two weeks, on Mondays" begins with the next Monday. */
export function firstDay(rule: Omit<Rule, 'until'>, after: Day): Day {
  const every = rule.every === 'two_weeks' ? 'week' : rule.every;
  return nextDays({ ...rule, every, until: null }, after, 1)[0] ?? rule.fromDay;
}

/** When the listing for a pickup day is made. */
export function listedAt(day: Day, aheadDays: number, timeZone: string): Date {
  return hourOfDay(addDays(day, -aheadDays), LISTED_AT_HOUR, timeZone);
}

function isOn({ every, days, fromDay }: Rule, day: Day): boolean {
  if (every === 'month') {
    const last = lastOfMonth(day);
    return days.some((each) => Math.min(each, last) === Number(day.slice(8)));
  }
  return days.includes(weekdayOf(day)) && (every === 'week' || weeksBetween(fromDay, day) % 2 === 0);
}

/** Weeks begin on Monday. */
function weeksBetween(one: Day, other: Day): number {
  return Math.floor(daysBetween(addDays(one, 1 - weekdayOf(one)), other) / 7);
}
