import { afterEach, expect, it, jest } from '@jest/globals';
import { PAGE, timesOf, waitAfter } from './times';

const MINUTE = 60_000;
const DONE_AT = Date.parse('2027-03-09T15:00:00Z');

afterEach(() => {
  jest.restoreAllMocks();
});

/** What is sent of an act, an hour after it, by a phone whose clock was set on by so many minutes meanwhile. */
function sentAfterAnHour(setOn: number, page: string) {
  jest.spyOn(Date, 'now').mockReturnValue(DONE_AT + (60 + setOn) * MINUTE);
  jest.spyOn(performance, 'now').mockReturnValue(5 * MINUTE + 60 * MINUTE);
  const { capturedAt, sentAt } = timesOf({ capturedAt: DONE_AT, ticks: 5 * MINUTE, page });
  return (Date.parse(sentAt) - Date.parse(capturedAt)) / MINUTE;
}

it.each([0, 9 * 60, -9 * 60])('tells an hour when the clock was set on by %i minutes in between', (setOn) => {
  expect(sentAfterAnHour(setOn, PAGE)).toBe(60);
});

it('goes by the clock alone once the app was closed in between', () => {
  expect(sentAfterAnHour(0, 'an earlier page')).toBe(60);
  expect(sentAfterAnHour(30, 'an earlier page')).toBe(90);
});

it('waits five seconds after a failure, twice as long after each more, and at most five minutes, for ever', () => {
  expect([1, 2, 3, 6, 7, 8, 5_000].map((failures) => waitAfter(failures) / 1_000)).toEqual([
    5, 10, 20, 160, 300, 300, 300,
  ]);
});
