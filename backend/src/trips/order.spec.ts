import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bestOrder, isWhole, milesOf, onLegs, type OrderedStop, type OrderQuestion, wayOf } from './order.js';

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
      places: fc.nat(mostJobs < 5 ? 2 : 3),
    })
    .map(({ jobs, points, capacity, isFirstFixed, isLastFixed, places }) => ({
      jobs: jobs.map((job, n) => ({ ...job, pickup: 2 + 2 * n, delivery: 3 + 2 * n })),
      first: isFirstFixed ? 0 : undefined,
      last: isLastFixed ? 1 : undefined,
      between: [12, 13, 14].slice(0, places),
      capacity,
      miles: points.map(([x, y]) => points.map(([u, v]) => Math.hypot(x - u, y - v))),
    }));

/** The fewest miles of all orders there are. */
function bruteForce(asked: OrderQuestion): number | undefined {
  let least: number | undefined;
  const go = (order: OrderedStop[], load: number, leg = 0): void => {
    if (load > asked.capacity) return;
    let isOver = leg === asked.between.length;
    if (!isOver) go(order, load, leg + 1);
    for (const [job, { onBoard, weight }] of asked.jobs.entries()) {
      const has = (end: string) => order.some((stop) => stop.job === job && stop.end === end);
      if (has('delivery')) continue;
      isOver = false;
      if (onBoard || has('pickup')) go([...order, { job, end: 'delivery', leg }], load - weight, leg);
      else go([...order, { job, end: 'pickup', leg }], load + weight, leg);
    }
    if (!isOver) return;
    const miles = milesOf(asked, order);
    if (least === undefined || miles < least) least = miles;
  };
  go(
    [],
    asked.jobs.reduce((sum, { onBoard, weight }) => sum + (onBoard ? weight : 0), 0),
  );
  return least;
}

describe('the order of stops', () => {
  it('has the fewest miles of all orders that keep the weight, with every pickup before its delivery', async () => {
    for (const asked of fc.sample(question(LONG ? 5 : 4), { numRuns: CASES, seed: 4 })) {
      const best = await bestOrder(asked);
      const least = bruteForce(asked);
      expect(best === undefined).toBe(least === undefined);
      if (!best || least === undefined) continue;
      expect(best.miles).toBeCloseTo(least, 6);
      expect(milesOf(asked, best.stops)).toBeCloseTo(least, 6);
      expect(isWhole(asked, best.stops)).toBe(true);
    }
  });

  it('is found of eight jobs, too', async () => {
    const jobs = Array.from({ length: 8 }, (_, n) => ({
      pickup: 2 + 2 * n,
      delivery: 3 + 2 * n,
      weight: 1,
      onBoard: false,
    }));
    const miles = Array.from({ length: 18 }, (_, a) => Array.from({ length: 18 }, (__, b) => Math.abs(a - b)));
    // Along a line from 0 to 17 and back to 1.
    expect(await bestOrder({ jobs, first: 0, last: 1, between: [], capacity: 3, miles })).toMatchObject({
      miles: 17 + 16,
    });
  });

  it('goes by the places of the trip, in their order', async () => {
    // From 0 by way of 50 and 20 to 0: what is brought from 0 to 20 is carried along, or delivered on the way back.
    const at = [0, 0, 50, 20, 0, 20];
    const asked: OrderQuestion = {
      jobs: [{ pickup: 4, delivery: 5, weight: 0, onBoard: false }],
      first: 0,
      last: 1,
      between: [2, 3],
      capacity: Infinity,
      miles: at.map((x) => at.map((y) => Math.abs(x - y))),
    };
    const best = await bestOrder(asked);
    expect(best?.miles).toBe(100);
    expect(wayOf(asked, best!.stops).reduce((sum, { miles }) => sum + miles, 0)).toBe(100);
    const kept = (...legs: (number | null)[]) =>
      onLegs(asked, [
        { job: 0, end: 'pickup', leg: legs[0] ?? null },
        { job: 0, end: 'delivery', leg: legs[1] ?? null },
      ]);
    expect(milesOf(asked, kept())).toBe(100);
    expect(kept(1, 2).map(({ leg }) => leg)).toEqual([1, 2]);
    // To 50, back for it, past 20 to 20, and home.
    expect(wayOf(asked, kept(1, 2)).map(({ miles, stop }) => [miles, stop?.end])).toEqual([
      [50, undefined],
      [50, 'pickup'],
      [20, undefined],
      [0, 'delivery'],
      [20, undefined],
    ]);
    // What is kept stays; the rest comes no sooner.
    expect(kept(2).map(({ leg }) => leg)).toEqual([2, 2]);
  });

  it('without legs has the places of the trip where they add the fewest miles', async () => {
    for (const asked of fc.sample(question(3), { numRuns: CASES, seed: 5 })) {
      const best = await bestOrder({ ...asked, capacity: Infinity });
      expect(
        milesOf(
          asked,
          onLegs(
            asked,
            best!.stops.map((stop) => ({ ...stop, leg: null })),
          ),
        ),
      ).toBeCloseTo(best!.miles, 6);
    }
  });

  it('that leaves a stop out, has one twice, or delivers first is not whole', () => {
    const jobs = [{ pickup: 0, delivery: 1, weight: 0, onBoard: false }];
    const [pickup, delivery] = [
      { job: 0, end: 'pickup', leg: null } as const,
      { job: 0, end: 'delivery', leg: null } as const,
    ];
    const asked = { jobs, between: [2] };
    for (const legs of [
      [null, null],
      [0, 1],
      [1, 1],
      [1, null],
    ] as const)
      expect(
        isWhole(asked, [
          { ...pickup, leg: legs[0] },
          { ...delivery, leg: legs[1] },
        ]),
      ).toBe(true);
    for (const order of [
      [delivery, pickup],
      [pickup],
      [pickup, pickup, delivery],
      [pickup, delivery, { ...pickup, job: 1 }],
      [
        { ...pickup, leg: 1 },
        { ...delivery, leg: 0 },
      ],
      [pickup, { ...delivery, leg: 2 }],
    ])
      expect(isWhole(asked, order)).toBe(false);
  });
});
