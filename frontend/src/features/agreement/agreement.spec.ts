import { describe, expect, it } from '@jest/globals';
import type { ChangeOrder, Quote, Shipment, TimelineEvent } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { changeLines, nextOfChanges } from './agreement';
import { earlierLines } from './earlier';
import { changeOf, isPressed, mayRaise } from './proposal';

const deal = {
  amount: 780.1,
  estimatedPickupDate: '2027-03-08',
  estimatedPickupUntil: null,
  estimatedDeliveryDate: '2027-03-12',
} as Quote;
const form = {
  price: '780.1',
  pickupDate: '2027-03-08',
  pickupUntil: '',
  deliveryDate: '2027-03-12',
  deliveryAddress: '',
  reason: 'other' as const,
  text: ' As we said. ',
};

describe('what is next while a change is open', () => {
  const booked = { ...deal, carrier: { firstName: 'Cory', lastInitial: 'B' } } as Quote;
  const waits = (what: string) => ({ next: { who: what === 'pay' ? 'owner' : 'carrier', what } }) as Shipment;
  const proposed = {
    status: 'proposed',
    kind: 'change',
    delta: 150,
    expiresAt: '2027-03-07T17:00:00Z',
    next: { who: 'owner', what: 'accept' },
    can: ['withdraw'],
  } as unknown as ChangeOrder;
  const agreed = { ...proposed, status: 'accepted', next: { who: 'owner', what: 'pay' } } as ChangeOrder;
  const until = dayAndTime(proposed.expiresAt);
  const at = (change: object, what: string, isOwner: boolean) =>
    nextOfChanges([{ ...proposed, ...change }], booked, waits(what), isOwner);

  it.each<[string, object, string, boolean, string | undefined]>([
    [
      'the owner has to answer, and to pay',
      { can: ['accept', 'decline'] },
      'pay',
      true,
      'Cory B. proposes a change. Answer it first, under Agreement.',
    ],
    [
      'the carrier has to answer',
      { can: ['accept', 'decline'] },
      'pickup',
      false,
      'The shipper proposes a change. Answer it first, under Agreement.',
    ],
    ['the owner waits', {}, 'pickup', true, `Cory B. can answer your request for $930.10 until ${until}.`],
    [
      'the carrier waits on the road',
      { delta: 0 },
      'deliver',
      false,
      `The shipper can answer your request until ${until}.`,
    ],
    [
      'the provider decides',
      { ...agreed, next: { who: 'provider', what: 'settle' } },
      'pickup',
      true,
      'The card provider is checking the payment of the extra.',
    ],
    ['the job ends', { kind: 'end' }, 'answer', true, undefined],
    ['nothing is open', { status: 'done' }, 'pickup', true, undefined],
  ])('%s: a note', (_, change, what, isOwner, note) => {
    expect(at(change, what, isOwner)).toEqual(note ? { note } : {});
  });

  it('is the answer, for the owner who has nothing else to do', () => {
    expect(at({ can: ['accept', 'decline'] }, 'pickup', true)).toEqual({
      step: {
        who: 'You',
        text: 'Cory B. proposes a change: $930.10 instead of $780.10. Accept it or decline it.',
        due: { label: 'Answer by', at: proposed.expiresAt, otherwise: 'After that, what was agreed stands.' },
      },
    });
  });

  it('is the payment, by the owner, of what was agreed on', () => {
    const change = { ...agreed, can: ['pay', 'withdraw'] };
    expect(at(change, 'pickup', true)).toEqual({
      pay: change,
      step: {
        who: 'You',
        text: 'Pay $150.00 more, as you agreed. The new terms count once it is paid.',
        due: { label: 'Due', at: agreed.expiresAt, otherwise: 'After that, what was agreed before stands.' },
      },
    });
  });

  it.each([
    [{}, 'answer your request for $930.10'],
    [{ ...agreed, can: ['withdraw'] }, 'pay the extra $150.00'],
  ])('is for the shipper, before the pickup ends it', (change, act) => {
    expect(at(change, 'pickup', false).step).toMatchObject({
      who: 'The shipper',
      text: `The shipper can ${act}. If you pick it up first, that ends, and $780.10 stands.`,
      due: { at: agreed.expiresAt },
    });
  });
});

describe('what was agreed before', () => {
  const at = (event: string, time: string, subjectId = 'q1') => ({ event, subjectId, at: time }) as TimelineEvent;
  const events = [
    at('accept', '2027-03-01T10:00:00Z'),
    at('accept', '2027-03-03T10:00:00Z'),
    at('accept', '2027-03-09T10:00:00Z', 'c1'),
  ];
  const terms = { amount: 780.1, estimatedPickupDate: '2027-03-08', estimatedDeliveryDate: '2027-03-12' };
  const booked = (...history: Quote['history']) => ({ ...deal, id: 'q1', history }) as Quote;

  it('is said for what changed since the acceptance, and for nothing else', () => {
    const history = [
      { ...terms, amount: 900, changedAt: '2027-03-03T10:00:00Z' },
      {
        ...terms,
        estimatedPickupDate: '2027-03-05',
        estimatedPickupUntil: '2027-03-06',
        estimatedDeliveryDate: null,
        changedAt: '2027-03-04T18:00:00Z',
      },
      { ...terms, amount: 700, changedAt: '2027-03-05T18:00:00Z' },
    ];
    // The last one changed the address alone.
    const last = { ...terms, changedAt: '2027-03-06T18:00:00Z' };
    expect(earlierLines(booked(...history, last), events)).toEqual([
      'The price was $780.10 until Mar 4, 2027.',
      'Pickup was Fri, Mar 5 to Sat, Mar 6 until Mar 4, 2027.',
      'Delivery was on no set day until Mar 4, 2027.',
      'The price was $700.00 until Mar 5, 2027.',
    ]);
  });

  it('is nothing while the acceptance is not read', () => {
    expect(earlierLines(booked({ ...terms, changedAt: '2027-03-04T18:00:00Z' }), [])).toEqual([]);
  });
});

it('asks only for what differs from what is agreed', () => {
  expect(changeOf(form, deal)).toEqual({ reason: 'other', text: 'As we said.' });
  expect(changeOf({ ...form, price: '700' }, deal)).toMatchObject({ delta: -80.1 });
  expect(changeOf({ ...form, price: '1000.3' }, deal)).toMatchObject({ delta: 220.2 });
  expect(changeOf({ ...form, pickupUntil: '2027-03-10' }, deal)).toEqual({
    pickupDate: '2027-03-08',
    pickupUntil: '2027-03-10',
    reason: 'other',
    text: 'As we said.',
  });
  expect(changeOf({ ...form, deliveryDate: '2027-03-14' }, deal)).toMatchObject({ deliveryDate: '2027-03-14' });
  const onTheWay = { ...deal, status: 'in_progress' } as Quote;
  expect(changeOf({ ...form, price: '800', condition: 'no' }, onTheWay, ['/api/uploads/1'])).toMatchObject({
    delta: 19.9,
    condition: false,
    photos: ['/api/uploads/1'],
  });
  expect(changeOf({ ...form, price: '700', condition: '' }, onTheWay)).not.toHaveProperty('condition');
});

it('asks only the owner whether the carrier made a higher price a condition, since the carrier cannot ask for one', () => {
  const onTheWay = { ...deal, status: 'in_progress' } as Quote;
  const paid = { ...deal, status: 'paid' } as Quote;
  const cases = ['800', '700'].flatMap((price) => [true, false].map((isOwner) => isPressed(price, onTheWay, isOwner)));
  expect(cases).toEqual([true, false, false, false]);
  expect(isPressed('800', paid, true)).toBe(false);
  expect([mayRaise(onTheWay, true), mayRaise(onTheWay, false), mayRaise(paid, false)]).toEqual([true, false, true]);
});

it('says what a change comes to', () => {
  const change = { delta: -80.1, pickupDate: null, pickupUntil: null, deliveryDate: null } as ChangeOrder;
  expect(changeLines(change, 780.1)).toEqual(['$700.00 instead of $780.10']);
});
