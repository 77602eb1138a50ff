import { describe, expect, it } from '@jest/globals';
import {
  asOf,
  age,
  calendarDate,
  dateWithYear,
  dayAndTime,
  dayAsWritten,
  deadline,
  deadlineWithZone,
  dayThere,
  deadlineThere,
  hours,
  recently,
} from './dates';

describe('a calendar day', () => {
  it('is the same day wherever it is read', () => {
    expect([calendarDate('2027-03-09'), calendarDate('2027-03-09T23:30:00Z'), dateWithYear('2027-12-31')]).toEqual([
      'Tue, Mar 9',
      'Tue, Mar 9',
      'Dec 31, 2027',
    ]);
  });
});

it('says the year of a day only where it is another one', () => {
  const now = new Date(2027, 2, 9);
  expect([dayAsWritten('2027-01-04', now), dayAsWritten('2026-09-04', now)]).toEqual(['Jan 4', 'Sep 4, 2026']);
});

describe('an instant in a list', () => {
  const now = new Date(2027, 2, 9, 18, 0);
  const cases: [instant: Date, text: string][] = [
    [new Date(2027, 2, 9, 10, 42), '10:42 AM'],
    [new Date(2027, 2, 8, 23, 59), 'Mar 8'],
    [new Date(2026, 11, 31, 12, 0), 'Dec 31, 2026'],
  ];
  it.each(cases)('%s is as short as it can be', (instant, text) => {
    expect(recently(instant.toISOString(), now).replaceAll('\u202f', ' ')).toBe(text);
  });
});

it('counts hours', () => {
  expect([hours(1), hours(48)]).toEqual(['1 hour', '48 hours']);
});

it('says how old something is', () => {
  const now = new Date('2026-11-24T12:00:00Z');
  const ages = [
    '2026-11-24T12:00:30Z',
    '2026-11-24T11:48:00Z',
    '2026-11-23T13:00:00Z',
    '2026-11-19T12:00:00Z',
    '2026-07-01T12:00:00Z',
  ];
  expect(ages.map((instant) => age(instant, now))).toEqual(['new', '12 min', '23 h', '5 d', '4 mo']);
});

it('says when something was read', () => {
  const now = new Date(2026, 10, 24, 12);
  expect(asOf(new Date(2026, 10, 24, 10, 42).getTime(), now)).toMatch(/^As of 10:42\sAM$/);
  expect(asOf(new Date(2026, 10, 22, 18, 5).getTime(), now)).toMatch(/^As of Sun, Nov 22, 6:05\sPM$/);
});

it('says the year of a moment in another one', () => {
  const now = new Date(2026, 10, 29, 12);
  expect(dayAndTime(new Date(2026, 10, 30, 22, 43).toISOString(), now)).toMatch(/^Mon, Nov 30, 10:43\sPM$/);
  expect(dayAndTime(new Date(2027, 10, 29, 22, 43).toISOString(), now)).toMatch(/^Mon, Nov 29, 2027, 10:43\sPM$/);
  expect(deadline(new Date(2027, 0, 1).toISOString(), now)).toBe('the end of Thu, Dec 31');
  expect(deadline(new Date(2027, 0, 3).toISOString(), now)).toBe('the end of Sat, Jan 2, 2027');
});

describe('the end of a time to do something', () => {
  const cases: [end: Date, text: string][] = [
    [new Date(2027, 2, 9), 'the end of Mon, Mar 8'],
    [new Date(2027, 2, 9, 0, 0, 1), 'Tue, Mar 9, 12:00 AM'],
    [new Date(2027, 2, 9, 12), 'Tue, Mar 9, 12:00 PM'],
  ];
  it.each(cases)('%s is told as people count it', (end, text) => {
    expect(deadline(end.toISOString(), new Date(2027, 2, 1)).replaceAll('\u202f', ' ')).toBe(text);
  });
});

describe('the end of a day somewhere else', () => {
  const at = (hour: number, minute = 0) => new Date(2026, 11, 2, hour, minute).toISOString();
  const now = new Date(2026, 10, 29);

  it.each([
    ['midnight here', at(0), 'the end of Tue, Dec 1'],
    ['an hour to the west', at(1), 'the end of Tue, Dec 1'],
    ['six hours to the west', at(6), 'the end of Tue, Dec 1'],
    ['an hour to the east', at(23), 'the end of Wed, Dec 2'],
    ['six hours to the east', at(18), 'the end of Wed, Dec 2'],
    ['in the daytime', at(16), 'Wed, Dec 2, 4:00 PM'],
    ['at no full hour', at(23, 20), 'Wed, Dec 2, 11:20 PM'],
  ])('%s', (_, instant, text) => {
    expect(deadlineThere(instant, now).replaceAll('\u202f', ' ')).toBe(text);
  });
});

it.each([
  [new Date(2027, 2, 12, 5, 0), 'the end of Thu, Mar 11'],
  [new Date(2027, 2, 12, 10, 42), 'Fri, Mar 12'],
])('tells of %s no time of day where the day is enough', (instant, text) => {
  expect(dayThere(instant.toISOString(), new Date(2027, 2, 9))).toBe(text);
});

it('names the zone of the reader where a deadline is by another clock', () => {
  const now = new Date(2027, 2, 9);
  const [noon, midnight] = [new Date(2027, 2, 12, 12, 0), new Date(2027, 2, 12)].map((each) => each.toISOString());
  const zone = '(UTC|GMT([+-]\\d+(:\\d+)?)?|[A-Z]{2,5})';
  expect(deadlineWithZone(noon ?? '', now)).toMatch(new RegExp(`^Fri, Mar 12, 12:00\\sPM ${zone}$`));
  expect(deadlineWithZone(midnight ?? '', now)).toMatch(new RegExp(`^the end of Thu, Mar 11 ${zone}$`));
});
