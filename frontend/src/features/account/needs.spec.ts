import { needDue } from './needs';

it.each([
  ['2026-11-25', 'today'],
  ['2026-11-26', 'by Thu, Nov 26'],
  ['2026-11-24', 'was due Tue, Nov 24'],
])('a day agreed for %s is "%s" on November 25, whatever the hour', (dueOn, words) => {
  expect(needDue({ dueOn, dueAt: `${dueOn}T23:00:00Z` }, '2026-11-25')).toBe(words);
});

it('a deadline is told to the minute, and what has none is not told', () => {
  expect(needDue({ dueOn: null, dueAt: '2026-11-30T12:05:00' })).toBe('by Mon, Nov 30, 12:05 PM');
  expect(needDue({ dueOn: null, dueAt: null })).toBeUndefined();
});
