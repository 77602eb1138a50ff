import { addBusinessDays, addDays, daysBetween, endOfDay, localDay, officeDaysAfter, startOfDay } from './calendar.js';

describe('the calendar of a place', () => {
  it.each([
    ['2026-11-22T04:30:00Z', 'America/New_York', '2026-11-21'],
    ['2026-11-22T05:00:00Z', 'America/New_York', '2026-11-22'],
    ['2026-11-22T05:00:00Z', 'America/Los_Angeles', '2026-11-21'],
    ['2028-02-29T12:00:00Z', 'Pacific/Honolulu', '2028-02-29'],
  ])('says that %s in %s is %s', (at, zone, day) => {
    expect(localDay(new Date(at), zone)).toBe(day);
  });

  it.each([
    ['2027-03-14', 'America/New_York', '2027-03-14T05:00:00.000Z', '2027-03-15T04:00:00.000Z'],
    ['2027-11-07', 'America/New_York', '2027-11-07T04:00:00.000Z', '2027-11-08T05:00:00.000Z'],
    ['2026-12-31', 'America/Denver', '2026-12-31T07:00:00.000Z', '2027-01-01T07:00:00.000Z'],
  ])('finds where %s in %s begins and ends across a clock change', (day, zone, start, end) => {
    expect(startOfDay(day, zone).toISOString()).toBe(start);
    expect(endOfDay(day, zone).toISOString()).toBe(end);
  });

  it('counts days across months and leap years', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysBetween('2027-12-30', '2028-01-02')).toBe(3);
  });

  it.each([
    ['2026-11-20', 2, '2026-11-24'],
    ['2026-11-24', 2, '2026-11-27'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2027-07-01', 2, '2027-07-06'],
  ])('counts business days from %s, skipping weekends and federal holidays', (from, count, to) => {
    expect(addBusinessDays(from, count)).toBe(to);
  });

  it.each([
    ['an ordinary week', '2027-03-01T21:30:00.250Z', 2, '2027-03-03T21:30:00.250Z'],
    ['the night on which the clocks go forward', '2027-03-12T21:30:00.250Z', 2, '2027-03-16T20:30:00.250Z'],
    [
      'late on the Friday before it, which stays the same day',
      '2027-03-13T04:30:00.000Z',
      2,
      '2027-03-17T03:30:00.000Z',
    ],
    ['the night on which they go back', '2027-11-05T20:30:00.000Z', 1, '2027-11-08T21:30:00.000Z'],
  ])('are the same time of day at the office, over %s', (_, from, count, to) => {
    expect(officeDaysAfter(new Date(from), count).toISOString()).toBe(to);
  });
});
