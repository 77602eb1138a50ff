import { describe, expect, it } from '@jest/globals';
import { chipsOf, isNarrowed, readFilters, searchOf, writeFilters } from './filters';

/** [the address, the address written back, the query for the API] */
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
  ['status=open&sort=-payPerMile', 'status=open&sort=-payPerMile', { status: 'open', sort: '-payPerMile' }],
  // Nearest, for somebody who has not said where they are.
  ['sort=nearest', 'sort=nearest', { status: 'listed' }],
  // Values that nobody can choose are ignored.
  ['category=furniture&status=draft&radiusMiles=7&sort=price', '', { status: 'listed' }],
  ['minBudget=-5&maxBudget=1e9', '', { status: 'listed' }],
];

describe('the filters of the shipments', () => {
  it.each(CASES)('of the address ?%s', (address, again, asked) => {
    const filters = readFilters(new URLSearchParams(address));
    expect(writeFilters(filters)).toEqual(Object.fromEntries(new URLSearchParams(again)));
    expect(searchOf(filters)).toEqual(asked);
  });

  it('ask for what is near the reader once they said where they are', () => {
    const filters = readFilters(new URLSearchParams('sort=nearest'));
    expect(searchOf(filters, { latitude: 30.27, longitude: -97.74 })).toEqual({
      status: 'listed',
      pickupNear: '30.27,-97.74',
      radiusMiles: 500,
      sort: 'nearest',
    });
    expect(chipsOf(filters, 'Austin, TX').map(({ label }) => label)).toEqual(['Pickup within 500 miles of Austin, TX']);
  });

  it('say themselves, and each can be taken away', () => {
    const filters = readFilters(
      new URLSearchParams('q=boat&category=vehicles&status=quoted&deliveryNear=Reno, NV&radiusMiles=100&minBudget=200'),
    );
    const chips = chipsOf(filters);
    expect(chips.map(({ label }) => label)).toEqual([
      '“boat”',
      'Vehicles & Boats',
      'Has Quotes',
      'Delivery within 100 miles of Reno, NV',
      'Budget from $200',
    ]);
    expect(chipsOf(Object.assign({ ...filters }, ...chips.map(({ without }) => without)))).toEqual([]);
  });

  it('keep what the reader chose to see, and write no word about it', () => {
    const filters = readFilters(new URLSearchParams('q=boat'), 'open');
    expect(filters.status).toBe('open');
    expect(writeFilters(filters, 'open')).toEqual({ q: 'boat' });
    expect(writeFilters({ ...filters, status: 'listed' }, 'open')).toEqual({ q: 'boat', status: 'listed' });
  });

  it('narrow nothing while only the order is chosen', () => {
    expect(
      ['', 'sort=budget', 'q=boat', 'status=booked'].map((address) =>
        isNarrowed(readFilters(new URLSearchParams(address))),
      ),
    ).toEqual([false, false, true, true]);
  });
});
