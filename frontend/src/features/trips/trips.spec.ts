import { expect, it } from '@jest/globals';
import { weekAfter } from './trips';

it.each([
  ['2027-03-09', '2027-03-01', '2027-03-16'],
  ['2027-03-09', '2027-03-16', '2027-03-16'],
  ['2027-03-09', '2027-03-17', '2027-03-23'],
  ['2026-12-29', '2026-12-30', '2027-01-05'],
])('a trip of %s is planned again on %s for %s', (first, now, next) => {
  expect(weekAfter(first, now)).toBe(next);
});
