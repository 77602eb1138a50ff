import { expect, it } from '@jest/globals';
import { isDue } from './follow';

const start = { latitude: 30, longitude: -97, at: 0 };

it.each<[string, { latitude?: number; longitude?: number; at?: number }, boolean]>([
  ['a minute later at the same place', { at: 60_000 }, false],
  ['ten minutes later at the same place', { at: 600_000 }, true],
  ['nine miles on after a minute', { at: 60_000, latitude: 30 + 9 / 69.1 }, false],
  ['eleven miles on after a minute', { at: 60_000, latitude: 30 + 11 / 69.1 }, true],
  ['eleven miles to the east', { at: 60_000, longitude: -97 + 11 / 59.8 }, true],
])('a position %s is told: %s', (_, next, due) => {
  expect(isDue(start, { ...start, ...next })).toBe(due);
});

it('tells the first one', () => {
  expect(isDue(undefined, start)).toBe(true);
});
