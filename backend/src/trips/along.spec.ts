import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOverseas, legMiles, roadMiles } from '../places/distance.js';
import { findPlace, gazetteer } from '../places/gazetteer.js';
import type { Point } from '../places/great-circle.js';
import { legsOf, ridesOf, type Stretch, stretchesOf } from './along.js';
import { lanesOf, leastAdded } from './lanes.js';

const PAIRS = process.env['HAULWAY_TEST_LONG'] ? 100_000 : 10_000;
const onLand = [...gazetteer().points()].filter((point) => !isOverseas(point));
const place = fc.nat(onLand.length - 1).map((n) => onLand[n]!);

type Ends = { pickup: Point; delivery: Point; miles: number };

/** A leg, or two with another between now and then, and a load, often near one another, and often with the same ends. */
const cases = (seed: number): { stretch: Stretch; load: Ends }[] =>
  fc
    .sample(fc.tuple(place, place, place, place, place, fc.nat(9), fc.nat(2)), { numRuns: PAIRS, seed })
    .map(([from, to, pickup, delivery, between, kind, legs]) => {
      const stops = [from, ...Array<Point>(legs).fill(between), to];
      const ends = { pickup: kind < 3 ? from : pickup, delivery: kind < 2 || kind === 3 ? to : delivery };
      const load = { ...ends, miles: Math.round(roadMiles(ends.pickup, ends.delivery)) };
      return { stretch: stretchesOf(legsOf({ stops })).at(-1)!, load };
    });

/** Looked for among all rides, as the search does. */
function addedMiles({ on, off }: Stretch, load: Ends): number {
  const legs = on === off ? [on] : [on, off].map((leg, n) => ({ ...leg, n }));
  return ridesOf(legs, load).at(-1)!.addedMiles;
}

describe('what a load adds to a trip', () => {
  it('is never less than its bound', () => {
    const wrong = cases(1).filter(({ stretch, load }) => leastAdded(stretch, load) > addedMiles(stretch, load));
    expect(wrong).toEqual([]);
  });

  it('is nothing on the same lane, with any stops between', () => {
    const wrong = cases(2).filter(({ stretch }) => {
      const [pickup, delivery] = [stretch.on.from, stretch.off.to];
      return addedMiles(stretch, { pickup, delivery, miles: Math.round(roadMiles(pickup, delivery)) }) !== 0;
    });
    expect(wrong).toEqual([]);
  });

  it('is what both detours are, where it is delivered on a later leg', () => {
    const at = (name: string) => findPlace(name)!;
    const [dallas, amarillo, denver] = [at('Dallas, TX'), at('Amarillo, TX'), at('Denver, CO')];
    const [waxahachie, golden] = [at('Waxahachie, TX'), at('Golden, CO')];
    const legs = legsOf({ stops: [dallas, amarillo, denver] });
    const load = { pickup: waxahachie, delivery: golden, miles: Math.round(roadMiles(waxahachie, golden)) };
    const detour = (a: Point, over: Point, b: Point) => legMiles(a, over) + legMiles(over, b) - legMiles(a, b);
    const [first, second, both] = ridesOf(legs, load).map((ride) => ride.addedMiles);
    expect(both).toBe(Math.round(detour(dallas, waxahachie, amarillo) + detour(amarillo, golden, denver)));
    expect(Math.min(first!, second!)).toBeGreaterThan(300);
  });

  it('is on one of the lanes that are looked at, where it is no more than allowed', () => {
    const cell = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      Math.floor(latitude / 2) * 180 + Math.floor(longitude / 2);
    for (const { stretch, load } of cases(3).slice(0, 150)) {
      const maxAddedMiles = addedMiles(stretch, load);
      const { pickup, delivery } = lanesOf(stretch, { maxAddedMiles, minLoadMiles: Math.min(load.miles, 50) });
      const lane = `${cell(load.pickup)} ${cell(load.delivery)}`;
      expect(pickup.map((each, n) => `${each} ${delivery[n]}`)).toContain(lane);
    }
  });
});
