import { nextMorning, type Notify, tellingAt } from './notify.js';

const told = (notify: Exclude<Notify, 'off'>, now: string, timeZone = 'America/Chicago') =>
  tellingAt(notify, new Date(now), timeZone).toISOString();

describe('a carrier is told of new loads', () => {
  it('at once by day, and at 7:00 of what comes at night', () => {
    expect(told('instant', '2027-01-12T20:30:00Z')).toBe('2027-01-12T20:30:00.000Z');
    // 21:00 and 2:00 in Chicago.
    expect(told('instant', '2027-01-13T03:00:00Z')).toBe('2027-01-13T13:00:00.000Z');
    expect(told('instant', '2027-01-13T08:00:00Z')).toBe('2027-01-13T13:00:00.000Z');
    expect(told('instant', '2027-01-13T13:00:00Z')).toBe('2027-01-13T13:00:00.000Z');
  });

  it('through their programs at any hour', () => {
    expect(told('webhook', '2027-01-13T08:00:00Z')).toBe('2027-01-13T08:00:00.000Z');
  });

  it('at the next full hour, or at 7:00', () => {
    expect(told('hourly', '2027-01-12T20:30:00Z')).toBe('2027-01-12T21:00:00.000Z');
    expect(told('hourly', '2027-01-13T02:30:00Z')).toBe('2027-01-13T13:00:00.000Z');
    expect(told('daily', '2027-01-12T20:30:00Z')).toBe('2027-01-13T13:00:00.000Z');
    expect(told('daily', '2027-01-12T12:30:00Z')).toBe('2027-01-12T13:00:00.000Z');
  });

  it('at 7:00 by the clock on the wall when clocks change', () => {
    expect(nextMorning(new Date('2027-03-14T05:00:00Z'), 'America/New_York').toISOString()).toBe(
      '2027-03-14T11:00:00.000Z',
    );
  });
});
