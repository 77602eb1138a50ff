import { expect, it } from '@jest/globals';
import { deliveryAsked, pickupAsked, pickupPlanned, pickupShort } from './windows';

const hours = { from: '08:00', to: '12:30' };

it.each([
  [{ pickupDate: null, pickupUntil: null, pickupHours: null }, undefined],
  [{ pickupDate: '2026-11-28', pickupUntil: null, pickupHours: null }, 'by Sat, Nov 28'],
  [{ pickupDate: '2026-11-28', pickupUntil: '2026-11-28', pickupHours: null }, 'Sat, Nov 28'],
  [
    { pickupDate: '2026-11-28', pickupUntil: '2026-12-01', pickupHours: hours },
    'Sat, Nov 28 to Tue, Dec 1, 8:00 AM to 12:30 PM',
  ],
  [{ pickupDate: null, pickupUntil: null, pickupHours: hours }, '8:00 AM to 12:30 PM'],
])('says when %j asks to be picked up', (asked, words) => {
  expect(pickupAsked(asked)).toBe(words);
});

it.each([
  [{ deliveryFrom: null, deliveryDate: '2026-12-05', deliveryHours: null }, 'by Sat, Dec 5'],
  [{ deliveryFrom: '2026-12-02', deliveryDate: '2026-12-05', deliveryHours: null }, 'Wed, Dec 2 to Sat, Dec 5'],
  [{ deliveryFrom: '2026-12-02', deliveryDate: null, deliveryHours: null }, 'from Wed, Dec 2 on'],
])('says when %j asks to be delivered', (asked, words) => {
  expect(deliveryAsked(asked)).toBe(words);
});

it('says the day that a carrier set before the days that they named', () => {
  const named = {
    estimatedPickupDate: '2026-11-28',
    estimatedPickupUntil: '2026-12-01',
    pickupDay: null,
    pickupDayHours: null,
  };
  expect(pickupPlanned(named)).toBe('Sat, Nov 28 to Tue, Dec 1');
  expect(pickupPlanned({ ...named, pickupDay: '2026-11-30' })).toBe('Mon, Nov 30');
  expect(pickupPlanned({ ...named, estimatedPickupDate: null })).toBeUndefined();
});

it('says in a row when it can be picked up', () => {
  const asked = (pickupDate: string | null, pickupUntil: string | null) => pickupShort({ pickupDate, pickupUntil });
  expect([
    asked(null, null),
    asked('2026-11-28', null),
    asked('2026-11-28', '2026-11-28'),
    asked('2026-12-01', '2026-12-04'),
    asked('2026-11-28', '2026-12-01'),
  ]).toEqual(['Flexible', 'by Nov 28', 'Nov 28', 'Dec 1–4', 'Nov 28–Dec 1']);
});
