import { describe, expect, it } from '@jest/globals';
import { cellFor, correctionsFrom, type PaidJob } from './corrections.js';

const kind = { category: 'vehicles', group: 'auto', miles: 700, lane: 'TX-CO' } as const;
const job = (i: number, times: number, over: Partial<PaidJob> = {}): PaidJob => ({
  ...kind,
  carrierId: `c${i}`,
  shipperId: `s${i}`,
  y: Math.log(times),
  ageDays: 0,
  ...over,
});
const many = (count: number, times: number): PaidJob[] => Array.from({ length: count }, (_, i) => job(i, times));
const factor = (jobs: PaidJob[]): number => Math.exp(cellFor(correctionsFrom(jobs), kind)?.m ?? 0);

describe('what paid jobs teach', () => {
  it('is nothing without jobs', () => {
    expect(correctionsFrom([])).toEqual({});
    expect(factor([])).toBe(1);
  });

  it('is within 2% of 1.2 times the card when 200 jobs were paid at 1.2 times', () => {
    expect(Math.abs(factor(many(200, 1.2)) / 1.2 - 1)).toBeLessThan(0.02);
  });

  it('moves by less than 3% for one absurd job, alone or among others', () => {
    expect(factor([job(0, 100)])).toBe(1);
    for (const others of [10, 30, 100])
      expect(Math.abs(factor([...many(others, 1), job(999, 100)]) / factor(many(others, 1)) - 1)).toBeLessThan(0.03);
  });

  it('counts each pair of shipper and carrier once, and needs three of each', () => {
    const honest = many(20, 1);
    const collusion = Array.from({ length: 50 }, () => job(777, 2));
    expect(factor([...honest, ...collusion])).toBeCloseTo(factor([...honest, job(777, 2)]), 10);
    const oneCarrier = Array.from({ length: 40 }, (_, i) => job(i, 1.3, { carrierId: 'one' }));
    expect(factor(oneCarrier)).toBe(1);
  });

  it('stays within 0.75 to 1.33 times the card until there are 30 jobs', () => {
    expect(factor(many(29, 2.4))).toBeCloseTo(1.33, 5);
    expect(factor(many(29, 0.42))).toBeCloseTo(0.75, 5);
    expect(factor(many(100, 2))).toBeGreaterThan(1.8);
  });

  it('fades: old jobs weigh less', () => {
    const old = many(20, 1.3).map((each) => ({ ...each, ageDays: 720 }));
    expect(factor(old)).toBeLessThan(factor(many(20, 1.3)));
  });

  it('separates kinds that differ quickly and kinds that are alike slowly, once there are enough to see which', () => {
    const kinds = (times: (i: number) => number): PaidJob[] =>
      [50, 200, 700, 2_000, 2_000].flatMap((miles, kindOf) =>
        Array.from({ length: 12 }, (_, i) =>
          job(kindOf * 100 + i, times(kindOf) * (i % 2 === 0 ? 1.05 : 0.95), {
            miles,
            ...(kindOf === 4 ? { group: 'boat' } : {}),
          }),
        ),
      );
    const shrinks = (jobs: PaidJob[]): number | undefined => cellFor(correctionsFrom(jobs), kind)?.k;
    expect(shrinks(kinds((i) => 0.8 + i * 0.1))).toBe(2);
    expect(shrinks(kinds(() => 1.1))).toBe(50);
    expect(shrinks(kinds(() => 1.1).slice(0, 48))).toBe(8);
  });

  it('about one kind says little about another', () => {
    const corrections = correctionsFrom([
      ...many(100, 1.3),
      ...many(100, 1).map((each) => ({ ...each, category: 'freight' as const, group: 'ltl' })),
    ]);
    expect(Math.exp(cellFor(corrections, { ...kind, category: 'freight', group: 'ltl' })?.m ?? 0)).toBeLessThan(1.05);
    expect(Math.exp(cellFor(corrections, kind)?.m ?? 0)).toBeGreaterThan(1.27);
  });
});
