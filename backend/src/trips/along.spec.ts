import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOverseas, roadMiles } from '../places/distance.js';
import { gazetteer } from '../places/gazetteer.js';
import { addedMiles, legsOf } from './along.js';
import { lanesOf, leastAdded } from './lanes.js';

const PAIRS = process.env['HAULWAY_TEST_LONG'] ? 100_000 : 10_000;
const onLand = [...gazetteer().points()].filter((point) => !isOverseas(point));
const place = fc.nat(onLand.length - 1).map((n) => onLand[n]!);

/** A leg and a load, often near one another, and often with the same ends. */
const cases = (seed: number) =>
  fc
    .sample(fc.tuple(place, place, place, place, fc.nat(9)), { numRuns: PAIRS, seed })
    .map(([from, to, pickup, delivery, kind]) => {
      const [leg] = legsOf({ stops: [from, to] });
      const ends = { pickup: kind < 3 ? from : pickup, delivery: kind < 2 || kind === 3 ? to : delivery };
      return { leg: leg!, load: { ...ends, miles: Math.round(roadMiles(ends.pickup, ends.delivery)) } };
    });

describe('what a load adds to a leg', () => {
  it('is never less than its bound', () => {
    const wrong = cases(1).filter(({ leg, load }) => leastAdded(leg, load) > addedMiles(leg, load));
    expect(wrong).toEqual([]);
  });

  it('is nothing on the same lane', () => {
    const wrong = cases(2).filter(({ leg }) => {
      const load = { pickup: leg.from, delivery: leg.to, miles: Math.round(roadMiles(leg.from, leg.to)) };
      return addedMiles(leg, load) !== 0;
    });
    expect(wrong).toEqual([]);
  });

  it('is on one of the lanes that are looked at, where it is no more than allowed', () => {
    const cell = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      Math.floor(latitude / 2) * 180 + Math.floor(longitude / 2);
    for (const { leg, load } of cases(3).slice(0, 150)) {
      const maxAddedMiles = addedMiles(leg, load);
      const { pickup, delivery } = lanesOf(leg, { maxAddedMiles, minLoadMiles: Math.min(load.miles, 50) });
      const lane = `${cell(load.pickup)} ${cell(load.delivery)}`;
      expect(pickup.map((each, n) => `${each} ${delivery[n]}`)).toContain(lane);
    }
  });
});
