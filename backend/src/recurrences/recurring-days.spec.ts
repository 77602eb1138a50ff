import { firstDay, listedAt, nextDays, type Rule } from './recurring-days.js';

const rule = (fields: Partial<Rule>): Rule => ({
  every: 'week',
  days: [1],
  fromDay: '2027-01-01',
  until: null,
  ...fields,
});

it.each<[words: string, rule: Partial<Rule>, after: string, days: string[]]>([
  ['each week', { days: [1, 4] }, '2027-03-09', ['2027-03-11', '2027-03-15', '2027-03-18']],
  ['not on the day itself', { days: [2] }, '2027-03-09', ['2027-03-16', '2027-03-23', '2027-03-30']],
  ['on Sundays, the last day of a week', { days: [7] }, '2027-03-12', ['2027-03-14', '2027-03-21', '2027-03-28']],
  [
    'every two weeks, of the week it begins in',
    { every: 'two_weeks', days: [1, 7], fromDay: '2027-03-10' },
    '2027-03-09',
    ['2027-03-14', '2027-03-22', '2027-03-28'],
  ],
  [
    'every two weeks over the end of a year',
    { every: 'two_weeks', days: [5], fromDay: '2026-12-25' },
    '2026-12-25',
    ['2027-01-08', '2027-01-22', '2027-02-05'],
  ],
  [
    'on the 31st, which is the last day of a shorter month',
    { every: 'month', days: [31] },
    '2027-01-31',
    ['2027-02-28', '2027-03-31', '2027-04-30'],
  ],
  [
    'once where two days of a month are the same one',
    { every: 'month', days: [29, 30, 31] },
    '2027-02-01',
    ['2027-02-28', '2027-03-29', '2027-03-30'],
  ],
  [
    'on February 29 of a leap year',
    { every: 'month', days: [30] },
    '2028-02-01',
    ['2028-02-29', '2028-03-30', '2028-04-30'],
  ],
  ['over the days on which clocks change', { days: [7] }, '2027-03-13', ['2027-03-14', '2027-03-21', '2027-03-28']],
  [
    'not before its first day',
    { days: [1], fromDay: '2027-05-01' },
    '2027-03-01',
    ['2027-05-03', '2027-05-10', '2027-05-17'],
  ],
  [
    'until its last day, which is one of them',
    { days: [1], until: '2027-03-15' },
    '2027-03-01',
    ['2027-03-08', '2027-03-15'],
  ],
  ['never after it', { until: '2027-03-01' }, '2027-03-01', []],
])('it repeats %s', (_, fields, after, days) => {
  expect(nextDays(rule(fields), after, 3)).toEqual(days);
});

it('every two weeks begins with the next of its weekdays, whatever the week', () => {
  const monday = { every: 'two_weeks', days: [1], fromDay: '2027-03-11' } as const;
  expect(firstDay(monday, '2027-03-10')).toBe('2027-03-15');
});

it('a listing is made at 8:00 of the pickup place, also on days on which clocks change', () => {
  const at = (day: string, ahead: number, zone = 'America/Denver') => listedAt(day, ahead, zone).toISOString();
  expect(at('2027-03-13', 1)).toBe('2027-03-12T15:00:00.000Z');
  expect(at('2027-03-15', 1)).toBe('2027-03-14T14:00:00.000Z');
  expect(at('2027-11-08', 1)).toBe('2027-11-07T15:00:00.000Z');
  expect(at('2027-03-15', 1, 'America/Phoenix')).toBe('2027-03-14T15:00:00.000Z');
});
