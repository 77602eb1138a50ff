import { describe, expect, it } from '@jest/globals';
import { funnel, missesWindows, money, shown, troubles, work } from './measures';
import type { Overview } from './overview';

const overview = {
  days: 30,
  period: {
    volume: 1000,
    released: 500,
    fees: 25,
    takeRatePercent: 5,
    signUps: 3,
    listed: 4,
    quoted: 2,
    booked: 1,
    paid: 1,
    delivered: 1,
    cancelled: 0,
    fillRatePercent: 25,
    hoursToFirstQuote: 2.5,
  },
  previous: {
    volume: 800,
    released: 0,
    fees: 0,
    takeRatePercent: null,
    signUps: 1,
    listed: 0,
    quoted: 0,
    booked: 0,
    paid: 0,
    delivered: 0,
    cancelled: 0,
    fillRatePercent: null,
    hoursToFirstQuote: null,
  },
  daily: [{ day: '2027-03-01' }, { day: '2027-03-30' }],
  open: { claimsUnderOneDay: 1, escrowHeld: 900, unpaidAcceptances: 2 },
  health: {
    queues: [
      { queue: 'money', waiting: 1, active: 2, delayed: 3, failed: 4 },
      { queue: 'events', waiting: 0, active: 0, delayed: 0, failed: 1 },
    ],
    mailsQueued: 0,
  },
} as unknown as Overview;

describe('a number as shown on screen', () => {
  const cases: [value: number | null, unit: Parameters<typeof shown>[1], text: string][] = [
    [null, undefined, '-'],
    [1234, undefined, '1,234'],
    [1234.5, 'money', '$1,234.50'],
    [12.34, 'percent', '12.3%'],
    [2.5, 'hours', '2.5 h'],
    [0, 'money', '$0.00'],
  ];
  it.each(cases)('%s in %s is %s', (value, unit, text) => {
    expect(shown(value, unit)).toBe(text);
  });
});

describe('the lists behind the numbers', () => {
  const find = (label: string) =>
    [...money(overview), ...funnel(overview), ...work(overview), ...troubles(overview)].find(
      (measure) => measure.label === label,
    );

  it('are those of the period, and of the same number of days before', () => {
    expect(find('Volume')).toMatchObject({
      value: 1000,
      before: 800,
      to: { resource: 'payments', filter: { paid: { since: '2027-03-01' } } },
      toBefore: { resource: 'payments', filter: { paid: { since: '2027-01-30', until: '2027-02-28' } } },
    });
  });

  it('go by the day of creation for sign-ups', () => {
    expect(find('Sign-ups')).toMatchObject({
      to: { filter: { createdSince: '2027-03-01' } },
      toBefore: { filter: { createdSince: '2027-01-30', createdUntil: '2027-02-28' } },
    });
  });

  it("count a queue's unfinished jobs, and the failed jobs of all queues", () => {
    expect([find('Jobs waiting: money')?.value, find('Failed jobs')?.value]).toEqual([6, 5]);
  });

  it('stand out when something needs a person', () => {
    expect([find('Claims overdue')?.isTrouble, find('Held in escrow')?.isTrouble]).toEqual([true, undefined]);
  });
});

it.each([
  [null, false],
  [{ inside: 80, of: 100 }, false],
  [{ inside: 79, of: 100 }, true],
  [{ inside: 16, of: 20 }, false],
])('warns below 80 of 100 arrivals within their window: %j, %s', (arrivals, warns) => {
  expect(missesWindows({ ...overview, arrivals })).toBe(warns);
});
