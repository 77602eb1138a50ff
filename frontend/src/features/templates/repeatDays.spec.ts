import { previewDays, repeatWords, type Rule } from './repeatDays';

const rule = (fields: Partial<Rule>): Rule => ({
  every: 'week',
  days: [1],
  fromDay: '2027-01-01',
  until: null,
  ...fields,
});

// As the server's own table has them.
it.each<[words: string, rule: Partial<Rule>, after: string, days: string[]]>([
  ['each week', { days: [1, 4] }, '2027-03-09', ['2027-03-11', '2027-03-15', '2027-03-18']],
  ['on Sundays', { days: [7] }, '2027-03-12', ['2027-03-14', '2027-03-21', '2027-03-28']],
  [
    'every two weeks from the next of its days',
    { every: 'two_weeks', days: [1] },
    '2027-03-10',
    ['2027-03-15', '2027-03-29', '2027-04-12'],
  ],
  [
    'every two weeks, of the week it begins in',
    { every: 'two_weeks', days: [1, 7], fromDay: '2027-03-10' },
    '2027-03-09',
    ['2027-03-14', '2027-03-22', '2027-03-28'],
  ],
  [
    'on the last day of short months',
    { every: 'month', days: [31] },
    '2027-01-31',
    ['2027-02-28', '2027-03-31', '2027-04-30'],
  ],
  ['until a day', { until: '2027-03-15' }, '2027-03-01', ['2027-03-08', '2027-03-15']],
  ['on no day', { days: [] }, '2027-03-01', []],
])('the form shows the days %s', (_, fields, after, days) => {
  expect(previewDays(rule(fields), after, 3)).toEqual(days);
});

it.each<[Partial<Rule>, string]>([
  [{ days: [1] }, 'Every week on Monday'],
  [{ days: [1, 2, 3, 4, 5, 6, 7] }, 'Every day'],
  [{ days: [1, 4, 5] }, 'Every week on Monday, Thursday and Friday'],
  [{ every: 'two_weeks', days: [2, 7] }, 'Every two weeks on Tuesday and Sunday'],
  [{ every: 'month', days: [1, 15, 31] }, 'Every month on the 1st, the 15th and the last day'],
])('says when it repeats', (fields, words) => {
  expect(repeatWords(rule(fields))).toBe(words);
});
