import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOverseas, legMiles, roadMiles } from '../places/distance.js';
import { findPlace, gazetteer } from '../places/gazetteer.js';
import type { Point } from '../places/great-circle.js';
import { lanesOf } from './lanes.js';
import {
  type Ends,
  leastAdded,
  leastAdding,
  legsOf,
  onGlobe,
  type Ride,
  rideOn,
  type Stretch,
  stretchesOf,
} from './rides.js';

const PAIRS = process.env['HAULWAY_TEST_LONG'] ? 100_000 : 10_000;
const onLand = [...gazetteer().points()].filter((point) => !isOverseas(point));
const place = fc.nat(onLand.length - 1).map((n) => onLand[n]!);

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

const addedMiles = (stretch: Stretch, load: Ends) => rideOn(stretch, load).addedMiles;

describe('what a load adds to a trip', () => {
  it('is never less than its bound', () => {
    const wrong = cases(1).filter(
      ({ stretch, load }) => leastAdded(stretch, onGlobe(load)) > addedMiles(stretch, load),
    );
    expect(wrong).toEqual([]);
  });

  it('is the least on all stretches of a way, though not each is measured', () => {
    const ways = fc.sample(
      fc.tuple(fc.array(place, { minLength: 2, maxLength: 8 }), place, place, fc.nat(2_000), fc.nat(3)),
      { numRuns: PAIRS / 50, seed: 4 },
    );
    for (const [stops, pickup, delivery, most, modulus] of ways) {
      const stretches = stretchesOf(legsOf({ stops }));
      const load = { pickup, delivery, miles: Math.round(roadMiles(pickup, delivery)) };
      // As if its days could not be kept on some.
      const isKept = (ride: Stretch) => (ride.on.n + ride.off.n) % (modulus + 1) === 0;
      const told = ({ on, off, addedMiles: added }: Ride) => ({ on: on.n, off: off.n, added });
      const kept = stretches.map((stretch) => rideOn(stretch, load)).filter((ride) => isKept(ride));
      const least = Math.min(...kept.map((ride) => ride.addedMiles));
      const expected = least <= most ? kept.find((ride) => ride.addedMiles === least) : undefined;
      expect(leastAdding(stretches, load, most, (ride) => (isKept(ride) ? told(ride) : undefined))).toEqual(
        expected && told(expected),
      );
    }
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
    const stretches = stretchesOf(legsOf({ stops: [dallas, amarillo, denver] }));
    const load = { pickup: waxahachie, delivery: golden, miles: Math.round(roadMiles(waxahachie, golden)) };
    const detour = (a: Point, over: Point, b: Point) => legMiles(a, over) + legMiles(over, b) - legMiles(a, b);
    const [first, second, both] = stretches.map((stretch) => addedMiles(stretch, load));
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
