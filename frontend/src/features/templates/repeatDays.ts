import type { Recurrence } from '../../kit/api/types';
import { count } from '../../kit/format/words';

export type Every = Recurrence['every'];

/** Days as a recurrence has them: weekdays, 1 is Monday, or days of a month. */
export interface Rule {
  every: Every;
  days: readonly number[];
  /** `YYYY-MM-DD`; no day is before it. */
  fromDay: string;
  until: string | null;
}

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const LAST_OF_MONTH = 31;

const DAY_MS = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The days that the server will list for, for a form that is not sent yet; once it is, the server's own are shown. The same
 * rule as `recurring-days.ts` there: days later than `after`; every two weeks begins with the first of its weekdays.
 */
export function previewDays(rule: Rule, after: string, most: number): string[] {
  const { every, days, fromDay } = rule;
  const found: string[] = [];
  if (days.length === 0) return found;
  let day = fromDay > after ? fromDay : addDays(after, 1);
  for (; found.length < most && (rule.until === null || day <= rule.until); day = addDays(day, 1)) {
    const first = found[0];
    const isInWeek = every !== 'two_weeks' || first === undefined || weeksBetween(first, day) % 2 === 0;
    if (isInWeek && isDay(every, days, day)) found.push(day);
  }
  return found;
}

function isDay(every: Every, days: readonly number[], day: string): boolean {
  if (every !== 'month') return days.includes(weekdayOf(day));
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return days.some((each) => Math.min(each, last) === date);
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Weeks begin on Monday. */
function weeksBetween(one: string, other: string): number {
  const monday = Date.parse(`${addDays(one, 1 - weekdayOf(one))}T00:00:00Z`);
  return Math.floor((Date.parse(`${other}T00:00:00Z`) - monday) / DAY_MS / 7);
}

/** By when each is delivered: `The day of the pickup`, `3 days after the pickup`. */
export function withinWords(days: number): string {
  return days === 0 ? 'The day of the pickup' : `${count(days, 'day')} after the pickup`;
}

/** When it repeats: `Every two weeks on Monday and Thursday`, `Every month on the 15th and the last day`. */
export function repeatWords({ every, days }: Pick<Rule, 'every' | 'days'>): string {
  if (every === 'week' && days.length === WEEKDAYS.length) return 'Every day';
  const lead = { week: 'Every week on', two_weeks: 'Every two weeks on', month: 'Every month on the' }[every];
  const names = days.map((day) =>
    every === 'month' ? (day === LAST_OF_MONTH ? 'last day' : ordinal(day)) : (WEEKDAYS[day - 1] ?? ''),
  );
  return `${lead} ${listed(every === 'month' ? names.map((each, at) => (at === 0 ? each : `the ${each}`)) : names)}`;
}

export function ordinal(day: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd' } as const;
  const rule = new Intl.PluralRules('en-US', { type: 'ordinal' }).select(day);
  return `${day}${rule in ending ? ending[rule as keyof typeof ending] : 'th'}`;
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words).replace(/, and /, ' and ');
}
