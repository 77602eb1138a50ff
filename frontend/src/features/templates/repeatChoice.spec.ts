import { bodyOf, type Chosen, chosenOf, missingIn, nextPickups } from './repeatChoice';

const chosen = (fields: Partial<Chosen>): Chosen => ({ ...chosenOf(undefined), days: [1], ...fields });

it.each<[words: string, fields: Partial<Chosen>, made: number, missing: string | undefined]>([
  ['nothing, once a day is chosen', {}, 0, undefined],
  ['a day', { days: [] }, 0, 'days'],
  ['the last day', { end: 'until' }, 0, 'until'],
  ['a day before its last day', { days: [], end: 'until' }, 0, 'days'],
  ['how many', { end: 'count' }, 0, 'count'],
  ['a whole number of listings', { end: 'count', times: '2.5' }, 0, 'count'],
  ['more listings than were made', { end: 'count', times: '3' }, 3, 'count'],
  ['nothing with one more than were made', { end: 'count', times: '4' }, 3, undefined],
])('a repetition lacks %s', (_, fields, made, missing) => {
  expect(missingIn(chosen(fields), made)).toBe(missing);
});

// 2027-03-09 is a Tuesday.
it.each<[words: string, fields: Partial<Chosen>, made: number, days: string[]]>([
  ['four of those without an end', {}, 0, ['2027-03-15', '2027-03-22', '2027-03-29', '2027-04-05']],
  ['those up to the last day', { end: 'until', until: '2027-03-22' }, 0, ['2027-03-15', '2027-03-22']],
  ['only those that are left of a number', { end: 'count', times: '5' }, 4, ['2027-03-15']],
  ['none when all were made', { end: 'count', times: '4' }, 4, []],
  ['those from a later day on', { fromDay: '2027-03-23', end: 'count', times: '1' }, 0, ['2027-03-29']],
])('shows %s', (_, fields, made, days) => {
  expect(nextPickups(chosen(fields), made, '2027-03-09')).toEqual(days);
});

it('sends only the end that was chosen', () => {
  const typed = { until: '2027-05-03', times: '8' };
  expect(bodyOf(chosen({ ...typed, end: 'never' }))).toMatchObject({ until: null, count: null, fromDay: null });
  expect(bodyOf(chosen({ ...typed, end: 'until' }))).toMatchObject({ until: '2027-05-03', count: null });
  expect(bodyOf(chosen({ ...typed, end: 'count' }))).toMatchObject({ until: null, count: 8 });
});
