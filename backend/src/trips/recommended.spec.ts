import { describe, expect, it } from '@jest/globals';
import { legMiles } from '../places/distance.js';
import { findPlace } from '../places/gazetteer.js';
import { type Load, NO_FIRST_DAY, NO_LAST_DAY } from './along.js';
import { bestOf, leadsHome, nearOf, type Recommended } from './recommended.js';

const place = (text: string) => {
  const found = findPlace(text);
  if (!found) throw new Error(`There is no ${text}.`);
  return found;
};
const load = (id: string, from: string, to: string, pay: number | null = 100_000): Load => ({
  id,
  pickup: place(from),
  delivery: place(to),
  miles: Math.round(legMiles(place(from), place(to))),
  firstDay: NO_FIRST_DAY,
  lastDay: NO_LAST_DAY,
  deliverBy: null,
  weight: null,
  length: null,
  width: null,
  category: 'freight',
  pay,
  payBasis: pay === null ? null : 'budget',
  listedAt: 0,
});
const offer = (id: string, net: number | null, addedMiles: number, name = 'Home'): Recommended => ({
  load: load(id, 'Austin, TX', 'Denver, CO'),
  because: { code: 'on_trip', tripId: null, name },
  addedMiles,
  net,
});

describe('the best loads', () => {
  it('leave most, then add least; those without a price come last, and each comes once', () => {
    const best = bestOf([
      offer('a', null, 0),
      offer('b', 500, 40),
      offer('c', 500, 10),
      offer('d', 900, 90, 'Out'),
      offer('d', 700, 10, 'Home'),
      offer('e', -50, 5),
      offer('f', null, 0),
    ]);
    expect(best.map(({ load: { id }, because }) => `${id} ${because.name}`)).toEqual([
      'd Out',
      'c Home',
      'b Home',
      'e Home',
      'a Home',
      'f Home',
    ]);
  });
});

describe('loads near a place', () => {
  const spots = ['Austin, TX', 'Denver, CO'].map((label) => ({ ...place(label), label }));
  const near = nearOf(spots, 'near_job', { costAMile: 200, feeOf: (id) => (id === 'agreed' ? 200 : 500) });

  it('start within forty road miles of it, and pay less the fee and the way there', () => {
    expect(near(load('a', 'Denver, CO', 'Boise, ID'))).toMatchObject({
      addedMiles: 0,
      net: 95_000,
      because: { code: 'near_job', name: 'Denver, CO' },
    });
    expect(near(load('agreed', 'Denver, CO', 'Boise, ID'))?.net).toBe(98_000);
    const boulder = near(load('b', 'Boulder, CO', 'Boise, ID'));
    const miles = Math.round(legMiles(place('Denver, CO'), place('Boulder, CO')));
    expect(boulder).toMatchObject({ addedMiles: miles, net: 95_000 - miles * 200 });
    expect(near(load('c', 'Round Rock, TX', 'Boise, ID', null))).toMatchObject({
      net: null,
      because: { name: 'Austin, TX' },
    });
    expect(near(load('d', 'Colorado Springs, CO', 'Denver, CO'))).toBeUndefined();
  });
});

describe('a load that leads home', () => {
  const leads = leadsHome(place('Austin, TX'));

  it.each([
    ['Denver, CO', 'Austin, TX', true],
    ['Denver, CO', 'Waco, TX', true],
    ['Denver, CO', 'Amarillo, TX', true],
    ['Denver, CO', 'Cheyenne, WY', false],
    ['Denver, CO', 'Seattle, WA', false],
    ['Denver, CO', 'Miami, FL', false],
    ['Austin, TX', 'Dallas, TX', false],
  ])('%s to %s: %s', (from, to, expected) => {
    expect(leads(load('a', from, to))).toBe(expected);
  });
});
