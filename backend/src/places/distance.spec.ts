import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOverseas, legMiles, legsFrom, ON_TRUNK, roadMiles, routeBetween } from './distance.js';
import { gazetteer } from './gazetteer.js';
import { greatCircleMiles, type Point } from './great-circle.js';

const CITIES = {
  atlanta: [33.749, -84.388],
  boston: [42.3584, -71.0598],
  buffalo: [42.8865, -78.8784],
  chicago: [41.85, -87.65],
  cleveland: [41.4995, -81.6954],
  dallas: [32.7831, -96.8067],
  denver: [39.7392, -104.9847],
  losAngeles: [34.0522, -118.2437],
  miami: [25.7743, -80.1937],
  newYork: [40.7143, -74.006],
  sanDiego: [32.7157, -117.1647],
  sanFrancisco: [37.7749, -122.4194],
  seattle: [47.6062, -122.3321],
  washington: [38.8951, -77.0364],
} as const;
type City = keyof typeof CITIES;

/** Published road miles. Sources: [1] winenfood.com "The mileage between major US cities", [2] neonautotransport.com "New York car shipping", [3] imoving.com "Moving from Seattle to San Diego". */
const PUBLISHED: readonly [City, City, number][] = [
  ['atlanta', 'chicago', 717],
  ['atlanta', 'dallas', 781],
  ['atlanta', 'denver', 1409],
  ['atlanta', 'miami', 663],
  ['atlanta', 'newYork', 875],
  ['boston', 'chicago', 983],
  ['boston', 'losAngeles', 2979],
  ['boston', 'newYork', 215],
  ['boston', 'seattle', 3021],
  ['chicago', 'dallas', 967],
  ['chicago', 'denver', 1003], // [1]
  ['newYork', 'washington', 225],
  ['newYork', 'buffalo', 370],
  ['buffalo', 'cleveland', 195],
  ['buffalo', 'miami', 1400], // [2]
  ['seattle', 'sanDiego', 1250], // [3]
];

const at = (city: City): Point => ({ latitude: CITIES[city][0], longitude: CITIES[city][1] });

describe('road miles', () => {
  it('match published distances: half of them within 3%, nine in ten within 8%', () => {
    const errors = PUBLISHED.map(([from, to, miles]) => Math.abs(roadMiles(at(from), at(to)) / miles - 1)).sort(
      (a, b) => a - b,
    );
    expect(errors[errors.length >> 1]).toBeLessThan(0.03);
    expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(0.08);
  });

  it('are never under 5 miles, so that a trip within a city still counts', () => {
    expect(roadMiles(at('denver'), at('denver'))).toBe(5);
  });

  it.each([
    ['around Lake Michigan', [43.04, -87.91], [43.23, -86.25], 240, 310],
    ['around Lake Erie, not through Ontario', [42.33, -83.05], [42.89, -78.88], 330, 390],
    ['around Long Island Sound', [41.17, -73.2], [40.92, -72.66], 90, 150],
    ['not through Mexico', [32.72, -117.16], [25.9, -97.5], 1500, 1700],
    ['along the Gulf', [25.9, -97.5], [26.64, -81.87], 1400, 1600],
  ] as const)('lead %s', (_, from, to, least, most) => {
    const miles = roadMiles({ latitude: from[0], longitude: from[1] }, { latitude: to[0], longitude: to[1] });
    expect(miles).toBeGreaterThan(least);
    expect(miles).toBeLessThan(most);
  });

  it.each([
    ['Honolulu', [21.31, -157.86], 'Oahu', 2400],
    ['San Juan', [18.46, -66.1], 'Puerto Rico', 1150],
    ['Juneau', [58.3, -134.42], 'Southeast Alaska', 800],
    ["St. John's", [47.56, -52.71], 'Newfoundland', 90],
  ] as const)('say how much of the route to %s is by sea', (_, to, overseas, least) => {
    const route = routeBetween(at('denver'), { latitude: to[0], longitude: to[1] });
    expect(route).toMatchObject({ overseas });
    expect(route.seaMiles).toBeGreaterThan(least);
    expect(route.miles).toBeGreaterThan(route.seaMiles);
    expect(routeBetween(at('denver'), at('seattle')).seaMiles).toBe(0);
  });

  it('are the same in both directions and never shorter than the great circle', () => {
    const point = fc.record({
      latitude: fc.double({ min: 15, max: 75, noNaN: true }),
      longitude: fc.double({ min: -170, max: -50, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(roadMiles(a, b)).toBe(roadMiles(b, a));
        // Whole miles.
        expect(roadMiles(a, b)).toBeGreaterThanOrEqual(greatCircleMiles(a, b) - 0.5);
      }),
    );
  });
});

describe('legs of a trip', () => {
  const PAIRS = process.env['HAULWAY_TEST_LONG'] ? 100_000 : 10_000;
  const onLand = [...gazetteer().points()].filter((point) => !isOverseas(point));
  const pairs = (seed: number) => {
    const index = fc.nat(onLand.length - 1);
    const drawn = fc.sample(fc.tuple(index, index), { numRuns: PAIRS, seed });
    return drawn.map(([a, b]) => [onLand[a]!, onLand[b]!] as const);
  };

  it('are the road miles before they are rounded, however they are asked for', () => {
    const wrong = pairs(1).filter(([a, b]) => {
      const leg = legMiles(a, b);
      const shown = routeBetween(a, b).miles;
      return Math.abs(Math.max(5, leg) - shown) > 0.05 || legsFrom(a)(b) !== leg || legsFrom(b)(a) !== leg;
    });
    expect(wrong).toEqual([]);
  });

  it('are by no less than a trunk road longer than the great circle, but for what counts as the same place', () => {
    const wrong = pairs(2).filter(([a, b]) => legMiles(a, b) < ON_TRUNK * (greatCircleMiles(a, b) - 0.5) - 1e-3);
    expect(wrong).toEqual([]);
  });
});

it('measures the great circle: Boston to Dallas is about 1,550 miles', () => {
  expect(greatCircleMiles(at('boston'), at('dallas'))).toBeCloseTo(1550, -1.2);
});
