import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bestOrder, isWhole, milesOf, type OrderedStop, type OrderQuestion } from './order.js';

const LONG = process.env['HAULWAY_TEST_LONG'] !== undefined;
const CASES = LONG ? 500 : 200;

const question = (mostJobs: number): fc.Arbitrary<OrderQuestion> =>
  fc
    .record({
      jobs: fc.array(fc.record({ weight: fc.integer({ min: 0, max: 9 }), onBoard: fc.boolean() }), {
        minLength: 1,
        maxLength: mostJobs,
      }),
      points: fc.array(fc.tuple(fc.nat(99), fc.nat(99)), { minLength: 20, maxLength: 20 }),
      capacity: fc.oneof(fc.constant(Infinity), fc.integer({ min: 4, max: 20 })),
      isFirstFixed: fc.boolean(),
      isLastFixed: fc.boolean(),
    })
    .map(({ jobs, points, capacity, isFirstFixed, isLastFixed }) => ({
      jobs: jobs.map((job, n) => ({ ...job, pickup: 2 + 2 * n, delivery: 3 + 2 * n })),
      first: isFirstFixed ? 0 : undefined,
      last: isLastFixed ? 1 : undefined,
      capacity,
      miles: points.map(([x, y]) => points.map(([u, v]) => Math.hypot(x - u, y - v))),
    }));

/** The fewest miles of all orders there are. */
function bruteForce(asked: OrderQuestion): number | undefined {
  let least: number | undefined;
  const go = (order: OrderedStop[], load: number): void => {
    if (load > asked.capacity) return;
    let isOver = true;
    for (const [job, { onBoard, weight }] of asked.jobs.entries()) {
      const has = (end: string) => order.some((stop) => stop.job === job && stop.end === end);
      if (has('delivery')) continue;
      isOver = false;
      if (onBoard || has('pickup')) go([...order, { job, end: 'delivery' }], load - weight);
      else go([...order, { job, end: 'pickup' }], load + weight);
    }
    if (!isOver) return;
    const miles = milesOf(asked, order).reduce((sum, leg) => sum + leg, 0);
    if (least === undefined || miles < least) least = miles;
  };
  go(
    [],
    asked.jobs.reduce((sum, { onBoard, weight }) => sum + (onBoard ? weight : 0), 0),
  );
  return least;
}

describe('the order of stops', () => {
  it('has the fewest miles of all orders that keep the weight, with every pickup before its delivery', () => {
    for (const asked of fc.sample(question(LONG ? 5 : 4), { numRuns: CASES, seed: 4 })) {
      const best = bestOrder(asked);
      const least = bruteForce(asked);
      expect(best === undefined).toBe(least === undefined);
      if (!best || least === undefined) continue;
      expect(best.miles).toBeCloseTo(least, 6);
      expect(milesOf(asked, best.stops).reduce((sum, leg) => sum + leg, 0)).toBeCloseTo(least, 6);
      expect(isWhole(asked.jobs, best.stops)).toBe(true);
    }
  });

  it('is found of eight jobs, too', () => {
    const jobs = Array.from({ length: 8 }, (_, n) => ({
      pickup: 2 + 2 * n,
      delivery: 3 + 2 * n,
      weight: 1,
      onBoard: false,
    }));
    const miles = Array.from({ length: 18 }, (_, a) => Array.from({ length: 18 }, (__, b) => Math.abs(a - b)));
    // Along a line from 0 to 17 and back to 1.
    expect(bestOrder({ jobs, first: 0, last: 1, capacity: 3, miles })).toMatchObject({ miles: 17 + 16 });
  });

  it('that leaves a stop out, has one twice, or delivers first is not whole', () => {
    const jobs = [{ pickup: 0, delivery: 1, weight: 0, onBoard: false }];
    const [pickup, delivery] = [{ job: 0, end: 'pickup' } as const, { job: 0, end: 'delivery' } as const];
    expect(isWhole(jobs, [pickup, delivery])).toBe(true);
    for (const order of [
      [delivery, pickup],
      [pickup],
      [pickup, pickup, delivery],
      [pickup, delivery, { ...pickup, job: 1 }],
    ])
      expect(isWhole(jobs, order)).toBe(false);
  });
});
