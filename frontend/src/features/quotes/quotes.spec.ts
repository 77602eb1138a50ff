import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../kit/api/errors';
import type { CounterOffer, Quote } from '../../kit/api/types';
import { changesIn } from './changes';
import { between, offerOf } from './makeOffer';
import { endOfQuote } from '../../kit/format/ends';
import { comparedOf, onDaysAskedFor } from './compare';
import { ladder, withOffer } from './offers';
import { ordered } from './order';
import { timeOnRoad, uncheckedOf, whatNext } from './quoteWords';
import { withTerms } from './quotes';
import { lastPickupOf, startOf } from './take';

const quote = (
  id: string,
  status: Quote['status'],
  amount: number,
  rating: number | null,
  estimatedDeliveryDate: string | null,
) => ({ id, status, amount, estimatedDeliveryDate, carrier: { rating } }) as Quote;

describe('quotes to choose from', () => {
  const quotes = [
    quote('cheap', 'pending', 500, null, null),
    quote('taken', 'accepted', 900, 3, null),
    quote('early', 'pending', 700, 4, '2027-03-09'),
    quote('good', 'pending', 700, 5, '2027-03-12'),
    quote('old', 'declined', 100, 5, '2027-03-01'),
  ];
  const cases: [order: Parameters<typeof ordered>[1], ids: string[]][] = [
    ['price', ['taken', 'cheap', 'early', 'good', 'old']],
    ['rating', ['taken', 'good', 'early', 'cheap', 'old']],
    ['earliest', ['taken', 'early', 'good', 'cheap', 'old']],
  ];
  it.each(cases)('by %s: the accepted one first, declined ones last', (order, ids) => {
    expect(ordered(quotes, order).map(({ id }) => id)).toEqual(ids);
  });
});

it.each([
  ['2027-03-09', null, null, '2027-03-11', '2 days on the road'],
  ['2027-03-09', '2027-03-10', null, '2027-03-11', 'Up to 2 days on the road'],
  ['2027-03-09', '2027-03-10', '2027-03-10', '2027-03-11', '1 day on the road'],
  ['2027-03-09', '2027-03-09', null, '2027-03-09', 'Delivered the same day'],
  ['2027-03-09', null, null, null, undefined],
  [null, null, null, '2027-03-11', undefined],
])('from %s to %s, on %s, until %s it is on the road: %s', (first, until, pickupDay, end, words) => {
  expect(
    timeOnRoad({
      estimatedPickupDate: first,
      estimatedPickupUntil: until,
      pickupDay,
      estimatedDeliveryDate: end,
    } as Quote),
  ).toBe(words);
});

it.each([
  [{ pickupDate: null, pickupUntil: null, deliveryDate: null }, ['', ''], undefined],
  [
    { pickupDate: '2027-03-12', pickupUntil: null, deliveryDate: '2027-03-20' },
    ['2027-03-12', '2027-03-20'],
    '2027-03-12',
  ],
  [{ pickupDate: '2027-03-12', pickupUntil: '2027-03-15', deliveryDate: null }, ['2027-03-12', ''], '2027-03-15'],
  [{ pickupDate: '2027-03-06', pickupUntil: '2027-03-15', deliveryDate: null }, ['2027-03-09', ''], '2027-03-15'],
])('a carrier who takes %j starts with %j and picks up by %s', (listing, [pickup, delivery], last) => {
  const { estimatedPickupDate, estimatedDeliveryDate } = startOf(listing, '2027-03-09');
  expect([estimatedPickupDate, estimatedDeliveryDate]).toEqual([pickup, delivery]);
  expect(lastPickupOf(listing)).toBe(last);
});

it('shows a changed quote as it will be, while the change can be undone', () => {
  const form = {
    amount: '2300',
    estimatedPickupDate: '2027-03-09',
    estimatedPickupUntil: '',
    estimatedDeliveryDate: '',
    waitingPrice: '',
    freeWaitingMinutes: '30',
    message: ' With straps. ',
  };
  expect(withTerms({ id: 'q1', amount: 2400, stale: true, message: null } as Quote, form)).toEqual({
    id: 'q1',
    amount: 2300,
    estimatedPickupDate: '2027-03-09',
    estimatedPickupUntil: null,
    estimatedDeliveryDate: null,
    waitingPrice: null,
    freeWaitingMinutes: 30,
    message: 'With straps.',
    stale: false,
  });
});

it('names what of a carrier was not checked', () => {
  const carrier = (...facts: string[]) => ({ carrier: { badges: facts.map((fact) => ({ fact })) } }) as Quote;
  expect([uncheckedOf(carrier('equipment')), uncheckedOf(carrier('identity', 'cargo_insurance'))]).toEqual([
    ['identity', 'cargo insurance'],
    [],
  ]);
});

describe('what a carrier changed before the acceptance', () => {
  const refusal = (problem: object) => new ApiError(new Response(null, { status: 409 }), JSON.stringify(problem));

  it('is reported field by field', () => {
    const error = refusal({
      code: 'quote_changed',
      expected: { amount: 700, estimatedPickupDate: null, message: 'a' },
      current: { amount: 740, estimatedPickupDate: '2027-03-09', message: 'b' },
    });
    expect(changesIn(error)).toEqual([
      'The price was $700.00 and is now $740.00.',
      'Pickup was no date and is now Tue, Mar 9.',
      'The message changed.',
    ]);
  });

  it('is nothing if it was refused for another reason', () => {
    expect([changesIn(refusal({ code: 'quote_stale' })), changesIn(new TypeError('offline'))]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('why a quote is over', () => {
  it.each([
    ['withdrawn', 'You withdrew your quote of $2,300.00.', 'Cory B. withdrew this quote.', 'Withdrawn.'],
    [
      'cancelled_by_carrier',
      'You gave up this job for $2,300.00.',
      'Cory B. gave up this job.',
      'Cancelled by carrier.',
    ],
    [
      'carrier_suspended',
      'The shipper did not wait until you can pick up again, so this job for $2,300.00 ended.',
      'You ended the booking, since Cory B. is suspended.',
      'Carrier suspended.',
    ],
    [
      'facts_lapsed',
      'You no longer had a badge that the shipper booked you with, so this job for $2,300.00 ended.',
      'You ended the booking, since a badge of Cory B. had come off.',
      'Facts lapsed.',
    ],
    [
      'unaccepted',
      'The shipper accepted your quote of $2,300.00, and then undid it.',
      'You undid the acceptance.',
      'Unaccepted.',
    ],
    [
      'cancelled_by_shipper',
      'The shipper cancelled this job for $2,300.00.',
      'You cancelled this job.',
      'Cancelled by shipper.',
    ],
    ['newer_than_the_page', 'Newer than the page.', 'Newer than the page.', 'Newer than the page.'],
    [null, undefined, undefined, undefined],
  ])('%s', (declineReason, ...words) => {
    const carrier = { firstName: 'Cory', lastInitial: 'B' };
    const over = { amount: 2300, declineReason, carrier } as Quote;
    expect((['carrier', 'owner', undefined] as const).map((reader) => endOfQuote(over, reader))).toEqual(words);
  });
});

describe('the money of an accepted quote', () => {
  const cases: [status: Quote['status'], paymentStatus: Quote['paymentStatus'], owner: string, carrier: string][] = [
    [
      'accepted',
      'pending',
      'Waiting for your payment. Nothing is charged until you pay.',
      'Waiting for the shipper to pay. Do not pick it up until the money is held.',
    ],
    ['completed', 'pending', 'Completed without escrow.', 'Completed without escrow.'],
    [
      'paid',
      'in_escrow',
      'Held safely. We pay Cory B. when you confirm delivery.',
      'The money is held. You are paid when the shipper confirms delivery.',
    ],
    ['completed', 'released', 'Cory B. was paid.', 'Released to you. It arrives within 1-2 business days.'],
    [
      'accepted',
      'failed',
      'This payment did not go through. Nothing is held.',
      'This payment did not go through. Nothing is held.',
    ],
  ];
  it.each(cases)('that is %s, payment %s', (status, paymentStatus, owner, carrier) => {
    const deal = {
      status,
      paymentStatus,
      paymentDueAt: null,
      carrier: { firstName: 'Cory', lastInitial: 'B' },
    } as Quote;
    expect([whatNext(deal, true), whatNext(deal, false)]).toEqual([owner, carrier]);
  });
});

describe('the days that a listing asks for', () => {
  const flexible = { pickupDate: null, deliveryFrom: null, deliveryDate: null };
  const pickup = { ...flexible, pickupDate: '2027-03-09' };
  const both = { ...pickup, deliveryDate: '2027-03-12' };
  const dated = { estimatedPickupDate: '2027-03-09', estimatedDeliveryDate: null, outsideWindow: false };
  const given = { ...dated, estimatedDeliveryDate: '2027-03-12' };
  const undated = { ...dated, estimatedPickupDate: null };
  const moved = { pickupDate: '2027-03-10', deliveryDate: null };

  it.each([
    [flexible, undated, undefined, undefined],
    [pickup, dated, undefined, 'Yes'],
    [pickup, undated, undefined, 'Not all given'],
    [both, dated, undefined, 'Not all given'],
    [both, given, undefined, 'Yes'],
    [both, { ...given, outsideWindow: true }, undefined, 'No'],
    [both, given, moved, 'See above'],
  ])('%j, by the quote %j and the offer %j: %s', (listing, from, offer, words) => {
    expect(
      onDaysAskedFor({ quote: from as Quote, asked: from as Quote, offer: offer as CounterOffer | undefined }, listing),
    ).toBe(words);
  });
});

describe('a haggle', () => {
  const asked = {
    amount: 900,
    estimatedPickupDate: '2027-03-09',
    estimatedPickupUntil: null,
    history: [] as Quote['history'],
  } as Quote;
  const offered = (side: CounterOffer['side'], amount: number, status: CounterOffer['status']) =>
    ({ side, amount, status, createdAt: '2027-03-08T21:00:00Z', validUntil: '2027-03-09T21:00:00Z' }) as CounterOffer;
  const NOW = Date.parse('2027-03-09T00:30:00Z');
  const offers = [offered('carrier', 850, 'open'), offered('shipper', 760, 'replaced')];

  it.each([
    ['shipper', offers, 'Carrier $900 · you $760 · carrier $850, valid 21\u00a0h'],
    ['carrier', offers, 'You $900 · shipper $760 · you $850, valid 21\u00a0h'],
    [undefined, offers, 'Carrier $900 · shipper $760 · carrier $850, valid 21\u00a0h'],
    ['shipper', [offered('shipper', 760, 'declined')], 'Carrier $900 · you $760, declined'],
  ] as const)('is one line for the %s', (viewer, of, line) => {
    expect(ladder(asked, of, viewer, NOW)).toBe(line);
  });

  it('begins with what was asked, also once an offer has become the price', () => {
    const terms = { estimatedPickupDate: null, estimatedDeliveryDate: null };
    const history = [
      { ...terms, amount: 950, changedAt: '2027-03-08T20:00:00Z' },
      { ...terms, amount: 900, changedAt: '2027-03-09T00:10:00Z' },
    ];
    const booked = { ...asked, amount: 850, history };
    const taken = [offered('carrier', 850, 'accepted'), offered('shipper', 760, 'replaced')];
    expect(ladder(booked, taken, 'shipper', NOW)).toBe('Carrier $900 · you $760 · carrier $850, accepted');
  });

  it('ends with what the accepted offer says, and with the days of the quote where it names none', () => {
    const before = { ...asked, pickupDay: '2027-03-09', estimatedDeliveryDate: '2027-03-12' };
    const offer = { ...offered('carrier', 850, 'open'), pickupDate: null, pickupUntil: null, deliveryDate: null };
    expect(withOffer(before, offer)).toEqual({ ...before, amount: 850 });
    expect(
      withOffer(before, { ...offer, pickupDate: '2027-03-10', pickupUntil: '2027-03-11', deliveryDate: '2027-03-14' }),
    ).toEqual({
      amount: 850,
      history: [],
      estimatedPickupDate: '2027-03-10',
      estimatedPickupUntil: '2027-03-11',
      pickupDay: null,
      pickupDayHours: null,
      estimatedDeliveryDate: '2027-03-14',
    });
  });

  it('is compared by the offer that can be accepted', () => {
    const open = { ...offered('carrier', 850, 'open'), pickupDate: null, pickupUntil: null, deliveryDate: null };
    const theirs: CounterOffer = { ...open, can: ['accept', 'decline'] };
    expect(comparedOf(asked, theirs)).toMatchObject({ quote: { amount: 850 }, asked: { amount: 900 }, offer: theirs });
    expect(comparedOf(asked, { ...open, can: ['withdraw'] })).toEqual({ quote: asked, asked, offer: undefined });
    expect(comparedOf(asked, undefined)).toEqual({ quote: asked, asked, offer: undefined });
  });

  it('goes on between the last two figures', () => {
    expect(between(asked, offers)).toEqual({ above: 760, below: 850 });
    expect(between(asked, [])).toEqual({ above: undefined, below: 900 });
  });

  it('names the days only if they are others', () => {
    const form = {
      amount: '800',
      pickupDate: '2027-03-09',
      pickupUntil: '',
      deliveryDate: '',
      message: ' ',
      validHours: '24',
    };
    expect(offerOf(form, asked)).toEqual({ amount: 800, validHours: 24 });
    expect(offerOf({ ...form, pickupUntil: '2027-03-10', message: 'Please.' }, asked)).toEqual({
      amount: 800,
      validHours: 24,
      pickupDate: '2027-03-09',
      pickupUntil: '2027-03-10',
      message: 'Please.',
    });
  });
});
