import { describe, expect, it } from '@jest/globals';
import { Problem } from '../common/errors.js';
import type { Need } from '../common/needs.js';
import { CLAIM_RULES } from '../claims/claims.rules.js';
import { PAYMENT_RULES } from '../payments/payments.rules.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { missingNeed, NEEDS, type NeedyDeal, requireNeeds } from './needs.js';

const NOON = new Date('2026-03-10T17:00:00Z');
/** In Chicago the 10th begins at 05:00 UTC and ends at 05:00 the next day. */
const SHIPMENT: NeedyDeal['shipment'] = {
  status: 'booked',
  termsVersion: 1,
  pickupDate: null,
  pickupUntil: null,
  pickupTimeZone: 'America/Chicago',
  deliveryTimeZone: 'America/Denver',
};
const QUOTE: NeedyDeal['quote'] = {
  id: 'q1',
  status: 'accepted',
  termsVersion: 1,
  validUntil: null,
  estimatedPickupDate: null,
  estimatedPickupUntil: null,
  pickupDay: null,
  paidAt: null,
  deliveredAt: null,
  arrivedOn: null,
  agreed: null,
};

/** Only what claims depend on. */
const AGREED = { claimWindowHours: 48 } as NeedyDeal['quote']['agreed'];

const deal = (
  changes: {
    shipment?: Partial<NeedyDeal['shipment']>;
    quote?: Partial<NeedyDeal['quote']>;
    payment?: NeedyDeal['payment'];
  } = {},
): NeedyDeal => ({
  shipment: { ...SHIPMENT, ...changes.shipment },
  quote: { ...QUOTE, ...changes.quote },
  payment: changes.payment,
});
const escrow = (...frozenBy: ('claim' | 'chargeback')[]) => ({ status: 'in_escrow' as const, frozenBy });
const under = (status: 'paid' | 'released', ...frozenBy: ('claim' | 'chargeback')[]) => ({ status, frozenBy });
const second = (text: string) => new Date(text);

const CASES: Record<Need, [what: string, deal: NeedyDeal, isMet: boolean, now?: Date][]> = {
  notBooked: [
    ['a shipment with quotes', deal({ shipment: { status: 'quoted' } }), true],
    ['a shipment that is booked', deal(), false],
    ['a shipment that is over', deal({ shipment: { status: 'cancelled' } }), false],
  ],
  notBlocked: [
    ['two who deal with each other', deal(), true],
    ['two of whom one has blocked the other', { ...deal(), isBlocked: true }, false],
  ],
  carrierActive: [
    ['a carrier', deal(), true],
    ['a suspended carrier', { ...deal(), isCarrierSuspended: true }, false],
  ],
  unpaidOrLetGo: [
    ['a booking that is not paid', deal({ quote: { status: 'accepted' } }), true],
    ['a booking that is paid', deal({ quote: { status: 'paid' } }), false],
    [
      'a paid one whose carrier is suspended',
      { ...deal({ quote: { status: 'paid' } }), isCarrierSuspended: true },
      true,
    ],
    ['a paid one whose badge came off', { ...deal({ quote: { status: 'paid' } }), hasLapsedFacts: true }, true],
  ],
  factsChecked: [
    ['a carrier who has had checked what is asked for', deal(), true],
    ['a carrier who has not', { ...deal(), lacksFacts: true }, false],
  ],
  settledOrUnpaid: [
    ['money in escrow', deal({ payment: escrow() }), true],
    ['no payment', deal(), true],
    ['a card that was charged', deal({ payment: under('paid') }), false],
    ['no payment of what is delivered', deal({ quote: { status: 'delivered' } }), false],
  ],
  fresh: [
    ['an answer to the terms', deal(), true],
    ['an answer to older terms', deal({ shipment: { termsVersion: 2 } }), false],
  ],
  notExpired: [
    ['no end', deal(), true],
    ['an end to come', deal({ quote: { validUntil: second('2026-03-10T17:00:00.001Z') } }), true],
    ['an end at this instant', deal({ quote: { validUntil: NOON } }), false],
    [
      'a pickup today, in its place',
      deal({ quote: { estimatedPickupDate: '2026-03-10' } }),
      true,
      second('2026-03-11T04:59:59Z'),
    ],
    [
      'the last day of a window for it, in its place',
      deal({ quote: { estimatedPickupDate: '2026-03-08', estimatedPickupUntil: '2026-03-10' } }),
      true,
      second('2026-03-11T04:59:59Z'),
    ],
    [
      'a pickup yesterday, in its place',
      deal({ quote: { estimatedPickupDate: '2026-03-10' } }),
      false,
      second('2026-03-11T05:00:00Z'),
    ],
  ],
  notPaid: [
    ['no payment', deal(), true],
    ['a card that was charged', deal({ payment: under('paid') }), false],
  ],
  inEscrow: [
    ['no payment', deal(), false],
    ['a payment under review', deal({ payment: under('paid') }), false],
    ['money in escrow', deal({ payment: escrow('claim') }), true],
  ],
  notDisputed: [
    ['no payment', deal(), true],
    ['a claim', deal({ payment: escrow('claim') }), true],
    ['a chargeback after the release', deal({ payment: under('released', 'chargeback') }), false],
  ],
  escrowNotDisputed: [
    ['no payment', deal(), true],
    ['a claim', deal({ payment: escrow('claim') }), true],
    ['a chargeback', deal({ payment: escrow('claim', 'chargeback') }), false],
    ['a chargeback before escrow', deal({ payment: under('paid', 'chargeback') }), true],
  ],
  escrowNotClaimed: [
    ['no payment', deal(), true],
    ['a chargeback', deal({ payment: escrow('chargeback') }), true],
    ['a claim', deal({ payment: escrow('claim') }), false],
    ['a claim after the release', deal({ payment: under('released', 'claim') }), true],
  ],
  pickupDayReached: [
    ['nothing paid', deal({ shipment: { pickupDate: '2026-03-20' } }), true],
    [
      'a day to come',
      deal({ shipment: { pickupDate: '2026-03-11' }, payment: escrow() }),
      false,
      second('2026-03-11T04:59:59Z'),
    ],
    [
      'the day, in its place',
      deal({ shipment: { pickupDate: '2026-03-11' }, payment: escrow() }),
      true,
      second('2026-03-11T05:00:00Z'),
    ],
    [
      'the quote’s own day',
      deal({ shipment: { pickupDate: '2026-03-01' }, quote: { estimatedPickupDate: '2026-03-20' }, payment: escrow() }),
      false,
    ],
    [
      'a window that begins tomorrow',
      deal({
        quote: { estimatedPickupDate: '2026-03-11', estimatedPickupUntil: '2026-03-14' },
        payment: escrow(),
      }),
      false,
    ],
    [
      'a window that has begun, with a later day set',
      deal({
        quote: { estimatedPickupDate: '2026-03-09', estimatedPickupUntil: '2026-03-14', pickupDay: '2026-03-12' },
        payment: escrow(),
      }),
      false,
    ],
    ['no day, paid today', deal({ quote: { paidAt: NOON }, payment: escrow() }), false],
    ['no day, paid yesterday', deal({ quote: { paidAt: second('2026-03-09T17:00:00Z') }, payment: escrow() }), true],
    [
      'a shipment on its way',
      deal({ shipment: { status: 'in_transit', pickupDate: '2026-03-20' }, payment: escrow() }),
      true,
    ],
  ],
  earlierDayCounts: [
    ['nothing delivered', deal(), false],
    [
      'an earlier day, in its place',
      deal({ quote: { deliveredAt: second('2026-03-10T07:00:00Z'), arrivedOn: '2026-03-09' } }),
      true,
    ],
    [
      'the same day, in its place: 03:00 UTC is the evening before in Denver',
      deal({ quote: { deliveredAt: second('2026-03-10T03:00:00Z'), arrivedOn: '2026-03-09' } }),
      false,
    ],
    ['no other day', deal({ quote: { deliveredAt: NOON } }), false],
  ],
  claimsOpen: [
    ['nothing delivered', deal(), false],
    ['the last moment', deal({ quote: { deliveredAt: second('2026-03-08T17:00:00Z'), agreed: AGREED } }), true],
    ['a moment later', deal({ quote: { deliveredAt: second('2026-03-08T16:59:59Z'), agreed: AGREED } }), false],
  ],
  delayNotSettled: [
    ['money in escrow', deal({ payment: escrow('claim') }), true],
    ['money that went back for it', { ...deal({ payment: escrow() }), isDelayRefunded: true }, false],
    ['a payment that was released', deal({ payment: under('released') }), false],
    ['no payment', deal(), false],
  ],
  pickupDayOpen: [
    [
      'a window whose last day can be set for one more hour',
      deal({ quote: { estimatedPickupDate: '2026-03-09', estimatedPickupUntil: '2026-03-11' } }),
      true,
      // 23:00 UTC is 6 PM in Chicago.
      second('2026-03-10T22:59:59Z'),
    ],
    [
      'the evening before its last day',
      deal({ quote: { estimatedPickupDate: '2026-03-09', estimatedPickupUntil: '2026-03-11' } }),
      false,
      second('2026-03-10T23:00:00Z'),
    ],
    [
      'a day that is set',
      deal({
        quote: { estimatedPickupDate: '2026-03-12', estimatedPickupUntil: '2026-03-14', pickupDay: '2026-03-13' },
      }),
      false,
    ],
  ],
  pickedUp: [
    ['a booked shipment', deal(), false],
    ['one on its way', deal({ shipment: { status: 'in_transit' } }), true],
    ['a delivered one', deal({ shipment: { status: 'delivered' } }), true],
  ],
};

describe.each(Object.entries(CASES) as [Need, (typeof CASES)[Need]][])('%s', (need, cases) => {
  it.each(cases)('%s', (_what, subject, isMet, now = NOON) => {
    expect(NEEDS[need].isMet(subject, now)).toBe(isMet);
  });
});

it.each([
  [
    'accept',
    () =>
      missingNeed(
        QUOTE_RULES,
        'accept',
        deal({ shipment: { status: 'quoted', termsVersion: 2 }, quote: { validUntil: NOON } }),
        NOON,
      ),
    'quote_stale',
  ],
  ['pay', () => missingNeed(QUOTE_RULES, 'pay', deal({ payment: under('paid') }), NOON), 'already_paid'],
  [
    'give-back',
    () => missingNeed(QUOTE_RULES, 'give-back', deal({ payment: escrow('chargeback') }), NOON),
    'payment_disputed',
  ],
  [
    'cancel',
    () => missingNeed(SHIPMENT_RULES, 'cancel', deal({ payment: escrow('chargeback') }), NOON),
    'payment_disputed',
  ],
  [
    'cancel, with a claim',
    () => missingNeed(SHIPMENT_RULES, 'cancel', deal({ payment: escrow('claim') }), NOON),
    undefined,
  ],
  ['pickup', () => missingNeed(SHIPMENT_RULES, 'pickup', deal(), NOON), 'payment_required'],
  [
    'confirm-delivery',
    () => missingNeed(SHIPMENT_RULES, 'confirm-delivery', deal({ payment: escrow('claim', 'chargeback') }), NOON),
    'payment_disputed',
  ],
  [
    'confirm-delivery, with a claim',
    () => missingNeed(SHIPMENT_RULES, 'confirm-delivery', deal({ payment: escrow('claim') }), NOON),
    'claim_open',
  ],
  [
    'confirm-delivery, too early',
    () => missingNeed(SHIPMENT_RULES, 'confirm-delivery', deal({ payment: escrow() }), NOON),
    'not_picked_up',
  ],
  ['release', () => missingNeed(PAYMENT_RULES, 'release', deal({ payment: escrow('claim') }), NOON), 'claim_open'],
  [
    'release, too early',
    () => missingNeed(PAYMENT_RULES, 'release', deal({ payment: escrow() }), NOON),
    'not_picked_up',
  ],
  [
    'refund',
    () => missingNeed(PAYMENT_RULES, 'refund', deal({ payment: escrow('chargeback') }), NOON),
    'payment_disputed',
  ],
  [
    'resolve',
    () => missingNeed(CLAIM_RULES, 'resolve', deal({ payment: under('released', 'chargeback') }), NOON),
    'payment_disputed',
  ],
  [
    'a verb without needs',
    () => missingNeed(QUOTE_RULES, 'decline', deal({ payment: escrow('chargeback') }), NOON),
    undefined,
  ],
])('%s is refused with the first missing need', (_verb, missing, code) => {
  expect(missing()?.code).toBe(code);
});

it("throws the need's own sentence", () => {
  const refused = () => requireNeeds(SHIPMENT_RULES, 'confirm-delivery', deal({ payment: escrow() }), NOON);
  expect(refused).toThrow(Problem);
  expect(refused).toThrow('Delivery can be confirmed from the agreed pickup date on.');
});
