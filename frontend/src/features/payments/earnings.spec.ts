import { describe, expect, it } from '@jest/globals';
import { byMonth } from './earnings';

const released = (month: string, amount: number) => ({ month, amount, jobs: 1 });
const shown = (now: string, ...earnings: ReturnType<typeof released>[]) =>
  byMonth(earnings, new Date(now)).map(({ id, amount }) => `${id} ${amount}`);

describe('what was earned by month', () => {
  it('covers the last six, including months without a job', () => {
    expect(shown('2027-03-09T12:00:00Z', released('2027-01', 950), released('2026-09', 100))).toEqual([
      '2026-10 0',
      '2026-11 0',
      '2026-12 0',
      '2027-01 950',
      '2027-02 0',
      '2027-03 0',
    ]);
  });

  it('ends with the last release if business time is ahead', () => {
    expect(shown('2027-03-09T12:00:00Z', released('2027-05', 10)).at(-1)).toBe('2027-05 10');
  });

  it('goes by UTC months', () => {
    expect(shown('2027-03-01T00:30:00Z').at(-1)).toBe('2027-03 0');
  });
});
