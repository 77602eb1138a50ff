import { expect, it } from '@jest/globals';
import { endsOf, newMarks, type Report, sidesOf, valuesOf } from './conditionReports';

const report = (changes: Partial<Report>): Report => ({
  id: '1',
  itemId: null,
  itemTitle: null,
  end: 'pickup',
  form: 'car',
  values: {},
  marks: [],
  photos: [],
  photoViews: [],
  fewPhotos: null,
  signerName: null,
  signature: null,
  nobodyThere: null,
  sha256: '0'.repeat(64),
  happenedAt: '2027-03-09T12:00:00Z',
  fence: 'in',
  ...changes,
});
const SCRATCH = { view: 'left', x: 0.2, y: 0.5, kind: 'scratch', size: 'small', note: null } as const;
const DENT = {
  view: 'back',
  x: 0.5,
  y: 0.5,
  kind: 'dent',
  size: 'large',
  note: 'By the lamp',
  photo: '/dent',
} as const;

const PICKUP = report({
  values: { odometer: '42180', fuel: 'half' },
  marks: [SCRATCH],
  photos: ['/left', '/keys'],
  photoViews: ['left', 'other'],
});
const DELIVERY = report({
  end: 'delivery',
  values: { odometer: '42190' },
  marks: [SCRATCH, DENT],
  photos: ['/left again'],
  photoViews: ['left'],
});

it('shows each side at both ends: what was there before, what is new, and the photos of it', () => {
  expect(sidesOf([PICKUP, DELIVERY])).toEqual([
    {
      view: 'left',
      at: {
        pickup: { before: [SCRATCH], marks: [], photos: ['/left'] },
        delivery: { before: [SCRATCH], marks: [], photos: ['/left again'] },
      },
    },
    {
      view: 'back',
      at: {
        pickup: { before: [], marks: [], photos: [] },
        delivery: { before: [], marks: [DENT], photos: ['/dent'] },
      },
    },
  ]);
  expect(newMarks([PICKUP, DELIVERY])).toBe(1);
});

it('has one end until the delivery', () => {
  expect(endsOf([PICKUP])).toEqual(['pickup']);
  expect(sidesOf([PICKUP])[0]?.at).toEqual({ pickup: { before: [SCRATCH], marks: [], photos: ['/left'] } });
});

it('sets what was measured beside what was measured later', () => {
  expect(valuesOf([PICKUP, DELIVERY])).toEqual([
    { label: 'Odometer', at: { pickup: '42180', delivery: '42190' } },
    { label: 'Fuel', at: { pickup: '1/2' } },
  ]);
});
