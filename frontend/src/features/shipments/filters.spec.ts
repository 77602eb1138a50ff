import { describe, expect, it } from '@jest/globals';
import { isNarrowed, readFilters, searchOf, writeFilters } from './filters';

/** [the address, the address that is written back, what the API is asked for] */
const CASES: [address: string, again: string, asked: object][] = [
  ['', '', { status: 'listed' }],
  [
    'q=piano&category=household_items',
    'q=piano&category=household_items',
    { q: 'piano', category: 'household_items', status: 'listed' },
  ],
  ['status=booked', 'status=booked', { status: 'booked' }],
  ['near=Austin%2C+TX', 'near=Austin%2C+TX', { near: 'Austin, TX', radiusMiles: 50, status: 'listed' }],
  [
    'pickupNear=73301&radiusMiles=100',
    'pickupNear=73301&radiusMiles=100',
    { pickupNear: '73301', radiusMiles: 100, status: 'listed' },
  ],
  [
    'minBudget=250&maxBudget=1000.50',
    'minBudget=250&maxBudget=1000.50',
    { minBudget: 250, maxBudget: 1000.5, status: 'listed' },
  ],
  ['sort=-budget', 'sort=-budget', { sort: '-budget', status: 'listed' }],
  [
    'near=Austin&sort=nearest',
    'near=Austin&sort=nearest',
    { near: 'Austin', radiusMiles: 50, sort: 'nearest', status: 'listed' },
  ],
  // What nobody can choose is left out.
  ['sort=nearest', '', { status: 'listed' }],
  ['category=furniture&status=draft&radiusMiles=7&sort=price', '', { status: 'listed' }],
  ['minBudget=-5&maxBudget=1e9', '', { status: 'listed' }],
];

describe('the filters of the shipments', () => {
  it.each(CASES)('of the address ?%s', (address, again, asked) => {
    const filters = readFilters(new URLSearchParams(address));
    expect(new URLSearchParams(writeFilters(filters)).toString()).toBe(new URLSearchParams(again).toString());
    expect(searchOf(filters)).toEqual(asked);
  });

  it('filter nothing while only the order is chosen', () => {
    expect(
      ['', 'sort=budget', 'q=boat', 'status=booked'].map((address) =>
        isNarrowed(readFilters(new URLSearchParams(address))),
      ),
    ).toEqual([false, false, true, true]);
  });
});
