import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CATEGORY_IDS, type Category } from '../common/categories.js';
import { roadMiles } from '../places/distance.js';
import { findPlace } from '../places/gazetteer.js';
import type { Point } from '../places/great-circle.js';
import { type Estimate, estimatePrices, type EstimateInput } from './estimate.js';
import { readRateCard } from './rate-card.js';

const card = readRateCard();
const base = (over: Partial<EstimateInput> & { category: Category }): EstimateInput => ({
  miles: 500,
  on: '2026-04-15',
  fromState: 'TX',
  toState: 'GA',
  ...over,
});
/** In cents; of the usual service when none is named. */
const priceOf = (estimates: Estimate[], serviceType?: string): number => {
  const estimate = estimates.find((one) => (serviceType === undefined ? one.usual : one.serviceType === serviceType));
  if (!estimate) throw new Error(`no ${serviceType}`);
  return estimate.estimatedCostCents;
};

const category = fc.constantFrom(...CATEGORY_IDS);
const miles = fc.double({ min: 5, max: 4500, noNaN: true });
const pounds = fc.double({ min: 1, max: 150_000, noNaN: true });
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const state = fc.constantFrom('TX', 'FL', 'AZ', 'NY', 'CA');
const anyInput = fc.record({
  category,
  miles,
  weightLbs: fc.option(pounds),
  on: day,
  fromState: state,
  toState: state,
});
/** Pets and horses are separate trades: a large dog costs more to ship than a horse. */
const WEIGHT_LADDERS: readonly [Category, number, number][] = [
  ['vehicles', 1, 30_000],
  ['household_items', 1, 40_000],
  ['heavy_equipment', 1, 150_000],
  ['freight', 1, 80_000],
  ['animals', 1, 249],
  ['animals', 250, 80_000],
  ['other', 1, 100_000],
];

describe('published prices are matched', () => {
  it.each([
    ['a car from New York to Philadelphia', 'vehicles', 3500, 95, 'Open transport', 360],
    ['a car from New York to Los Angeles', 'vehicles', 3500, 2790, 'Open transport', 1450],
    ['a car in a closed trailer over 1,000 miles', 'vehicles', 3500, 1000, 'Enclosed transport', 1300],
    ['a move of 6,000 lbs over 1,000 miles', 'household_items', 6000, 1000, 'Full-service move', 5000],
    ['two pallets over 500 miles', 'freight', 1000, 500, 'LTL standard', 375],
    ['a truckload over 600 miles', 'freight', 40_000, 600, 'FTL van', 1230],
    ['a bulldozer across the county', 'heavy_equipment', 20_000, 40, 'Flatbed', 750],
    ['a dog over 1,000 miles', 'animals', 50, 1000, 'Shared ride', 1050],
  ] as const)('%s within a third', (_, id, weightLbs, length, serviceType, usd) => {
    const estimated =
      priceOf(estimatePrices(base({ category: id, weightLbs, miles: length }), card), serviceType) / 100;
    expect(estimated / usd).toBeGreaterThan(0.67);
    expect(estimated / usd).toBeLessThan(1.5);
  });
});

describe('for any shipment', () => {
  it('there are four to seven options with distinct names, the cheapest first', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const estimates = estimatePrices(input, card);
        expect(estimates.length).toBeGreaterThanOrEqual(4);
        expect(estimates.length).toBeLessThanOrEqual(7);
        expect(new Set(estimates.map((one) => one.serviceType)).size).toBe(estimates.length);
        expect(estimates.filter((one) => one.usual)).toHaveLength(1);
        const costs = estimates.map((one) => one.estimatedCostCents);
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
      }),
    );
  });

  it('a price is whole dollars inside its range, never below the minimum charge, and takes at least a day', () => {
    const lowest = (id: Category): number =>
      Math.min(
        ...Object.values(card.groups)
          .filter((group) => group.category === id)
          .map((group) => group.minimumUsd),
      );
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const one of estimatePrices(input, card)) {
          expect(one.estimatedCostCents % 100).toBe(0);
          expect(one.lowCents).toBeGreaterThanOrEqual(lowest(input.category) * 100);
          expect(one.lowCents).toBeLessThanOrEqual(one.estimatedCostCents);
          expect(one.highCents).toBeGreaterThan(one.estimatedCostCents);
          expect(Number.isInteger(one.estimatedDays) && one.estimatedDays >= 1).toBe(true);
        }
      }),
    );
  });

  it('the same input gives the same answer', () => {
    fc.assert(
      fc.property(anyInput, (input) => expect(estimatePrices(input, card)).toEqual(estimatePrices({ ...input }, card))),
    );
  });

  it('a longer route costs more in all, and less per mile', () => {
    fc.assert(
      fc.property(anyInput, miles, (input, other) => {
        const [near, far] = [Math.min(input.miles, other), Math.max(input.miles, other)].map((length) =>
          estimatePrices({ ...input, miles: length }, card),
        );
        for (const { serviceType, estimatedCostCents } of near!) {
          expect(priceOf(far!, serviceType)).toBeGreaterThanOrEqual(estimatedCostCents);
        }
        const perMile = (estimates: Estimate[], length: number): number =>
          (estimates[0]!.estimatedCostCents - 100) / length;
        expect(perMile(far!, Math.max(input.miles, other))).toBeLessThanOrEqual(
          (near![0]!.estimatedCostCents + 100) / Math.min(input.miles, other),
        );
      }),
    );
  });

  it('a heavier item never costs less, even across the kinds that weight decides', () => {
    const pair = fc.constantFrom(...WEIGHT_LADDERS).chain(([id, min, max]) => {
      const weight = fc.double({ min, max, noNaN: true });
      return fc.tuple(fc.constant(id), weight, weight);
    });
    fc.assert(
      fc.property(anyInput, pair, (input, [id, one, other]) => {
        const priced = (weightLbs: number): Estimate[] => estimatePrices({ ...input, category: id, weightLbs }, card);
        const [light, heavy] = [priced(Math.min(one, other)), priced(Math.max(one, other))];
        expect(heavy[0]!.estimatedCostCents).toBeGreaterThanOrEqual(light[0]!.estimatedCostCents);
        for (const { serviceType, estimatedCostCents } of light) {
          const same = heavy.find((estimate) => estimate.serviceType === serviceType);
          if (same) expect(same.estimatedCostCents).toBeGreaterThanOrEqual(estimatedCostCents);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('the way back costs within 10% of the way there', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const there = estimatePrices(input, card)[0]!.estimatedCostCents;
        const back = estimatePrices({ ...input, fromState: input.toState, toState: input.fromState }, card)[0]!
          .estimatedCostCents;
        expect(Math.abs(there / back - 1)).toBeLessThan(0.1);
      }),
    );
  });

  it.each([
    ['Houston, TX', 770, 772],
    ['New York, NY', 100, 102],
    ['Los Angeles, CA', 900, 900],
    ['Chicago, IL', 606, 606],
  ])('from any ZIP code in %s it costs within 10 %% of what it costs from the city', (name, first, last) => {
    const city = findPlace(name)!;
    const codes = Array.from({ length: (last - first + 1) * 100 }, (_, at) =>
      findPlace(String(first * 100 + at).padStart(5, '0')),
    ).filter((place) => place?.city === city.city);
    expect(codes.length).toBeGreaterThan(40);
    for (const to of ['Dallas, TX', 'Boston, MA'].map((each) => findPlace(each)!)) {
      const costs = (from: Point) =>
        CATEGORY_IDS.map((id) =>
          priceOf(
            estimatePrices(
              base({ category: id, miles: roadMiles(from, to), fromState: city.state, toState: to.state }),
              card,
            ),
          ),
        );
      const usual = costs(city);
      for (const code of codes)
        for (const [at, cost] of costs(code!).entries()) expect(Math.abs(cost / usual[at]! - 1)).toBeLessThan(0.1);
    }
  });

  it('better service costs more', () => {
    const better: Record<Category, [string, string][]> = {
      vehicles: [
        ['Open transport', 'Enclosed transport'],
        ['Open transport', 'Expedited transport'],
        ['Open transport', 'Dedicated transport'],
      ],
      household_items: [
        ['Shared load', 'Two-person delivery'],
        ['Two-person delivery', 'Expedited two-person delivery'],
        ['Shared load', 'Dedicated delivery'],
        ['Full-service move', 'Expedited full-service move'],
        ['Shared load', 'Dedicated full-service move'],
      ],
      heavy_equipment: [
        ['Flatbed', 'Lowboy'],
        ['Flatbed', 'Expedited haul'],
        ['Shared deck, flexible dates', 'Dedicated haul'],
      ],
      freight: [
        ['LTL standard', 'LTL guaranteed'],
        ['LTL standard', 'FTL van'],
        ['Partial load, shared space', 'FTL flatbed'],
        ['FTL van', 'FTL expedited'],
      ],
      animals: [
        ['Shared ride', 'Private ride'],
        ['Shared ride', 'Expedited ride'],
        ['Shared ride, single stall', 'Box stall'],
      ],
      other: [
        ['Shared load', 'Dedicated transport'],
        ['Specialist transport', 'Expedited transport'],
        ['Full service', 'Dedicated full service'],
      ],
    };
    fc.assert(
      fc.property(anyInput, (input) => {
        const estimates = estimatePrices(input, card);
        const offered = new Set(estimates.map((one) => one.serviceType));
        for (const [less, more] of better[input.category]) {
          if (offered.has(less) && offered.has(more))
            expect(priceOf(estimates, more)).toBeGreaterThan(priceOf(estimates, less));
        }
      }),
    );
  });
});

describe('what is known about the item counts', () => {
  it("without a weight, the category's usual item is priced", () => {
    expect(estimatePrices(base({ category: 'vehicles' }), card)).toEqual(
      estimatePrices(base({ category: 'vehicles', weightLbs: 3500 }), card),
    );
    expect(estimatePrices(base({ category: 'vehicles', weightLbs: null }), card)).toEqual(
      estimatePrices(base({ category: 'vehicles' }), card),
    );
  });

  it("a subcategory names the kind, and a boat's weight follows from its length", () => {
    const boat = estimatePrices(
      base({ category: 'vehicles', subcategory: 'Pontoon boat', dimensions: '22 x 8 x 6' }),
      card,
    );
    expect(priceOf(boat, 'Open transport')).toBeGreaterThan(
      priceOf(estimatePrices(base({ category: 'vehicles', weightLbs: 4500 }), card), 'Open transport'),
    );
    const longer = estimatePrices(base({ category: 'vehicles', subcategory: 'boat', dimensions: '30 x 9 x 8' }), card);
    expect(priceOf(longer, 'Open transport')).toBeGreaterThan(priceOf(boat, 'Open transport'));
    expect(
      priceOf(estimatePrices(base({ category: 'animals', subcategory: 'horse', weightLbs: 200 }), card), 'Box stall'),
    ).toBeGreaterThan(0);
    expect(estimatePrices(base({ category: 'freight', subcategory: 'horse' }), card)).toEqual(
      estimatePrices(base({ category: 'freight' }), card),
    );
  });

  it('a load over 46,000 lbs or over 10 ft high goes only by lowboy, and wide loads take longer', () => {
    const services = (over: Partial<EstimateInput>): string[] =>
      estimatePrices(base({ category: 'heavy_equipment', ...over }), card).map((one) => one.serviceType);
    expect(services({ weightLbs: 20_000 })).toContain('Flatbed');
    for (const over of [{ weightLbs: 60_000 }, { weightLbs: 20_000, dimensions: '20 x 8 x 11' }]) {
      expect(services(over)).toContain('Lowboy');
      expect(services(over)).not.toContain('Flatbed');
      expect(services(over)).not.toContain('Step deck');
    }
    const days = (dimensions: string): number =>
      estimatePrices(base({ category: 'heavy_equipment', dimensions }), card).find(
        (one) => one.serviceType === 'Lowboy',
      )!.estimatedDays;
    expect([days('20 x 8 x 8'), days('20 x 10 x 8')]).toEqual([1, 3]);
  });

  it('the season only moves the prices of moves and vehicles', () => {
    const cheapest = (over: Partial<EstimateInput> & { category: Category }): number =>
      estimatePrices(base(over), card)[0]!.estimatedCostCents;
    const move = { category: 'household_items', weightLbs: 6000 } as const;
    expect(cheapest({ ...move, on: '2026-07-01' }) / cheapest(move)).toBeCloseTo(1.1, 2);
    expect(cheapest({ ...move, on: '2026-01-01' }) / cheapest(move)).toBeCloseTo(0.93, 2);
    const car = { category: 'vehicles', weightLbs: 3500, miles: 1300 } as const;
    expect(cheapest({ ...car, toState: 'FL', on: '2026-11-01' }) / cheapest(car)).toBeCloseTo(1.08, 2);
    expect(cheapest({ ...car, fromState: 'FL', toState: 'FL', on: '2026-11-01' })).toBe(cheapest(car));
    expect(cheapest({ category: 'heavy_equipment', on: '2026-07-01' })).toBe(cheapest({ category: 'heavy_equipment' }));
  });

  it('says which card it is based on', () => {
    expect(estimatePrices(base({ category: 'other' }), card)[0]).toMatchObject({
      basis: `Market rate card ${card.version}, ${card.date}`,
      currency: 'USD',
    });
  });
});

it.each([
  ['Open transport', 'vehicles', 3500, 360, 1],
  ['Open transport', 'vehicles', 3500, 1000, 3],
  ['Enclosed transport', 'vehicles', 3500, 1000, 3],
  ['Expedited transport', 'vehicles', 3500, 2700, 3],
  ['LTL standard', 'freight', 1000, 1000, 5],
  ['FTL van', 'freight', 40_000, 1000, 2],
  ['Full-service move', 'household_items', 6000, 99, 1],
  ['Full-service move', 'household_items', 6000, 1000, 6],
  ['Private ride', 'animals', 50, 1001, 3],
  ['Box stall', 'animals', 1100, 1001, 4],
] as const)('%s of %s, %i lbs over %i miles takes %i days', (serviceType, id, weightLbs, length, days) => {
  const estimates = estimatePrices(base({ category: id, weightLbs, miles: length }), card);
  expect(estimates.find((one) => one.serviceType === serviceType)?.estimatedDays).toBe(days);
});

it('sends no piano over a terminal, and prices its other services as before', () => {
  const household = (subcategory: string) =>
    estimatePrices(base({ category: 'household_items', weightLbs: 450, subcategory }), card);
  const [piano, sofa] = [household('piano'), household('furniture')];
  expect(sofa.map(({ serviceType }) => serviceType)).toContain('Terminal-to-terminal');
  expect(piano).toEqual(sofa.filter(({ serviceType }) => serviceType !== 'Terminal-to-terminal'));
});
