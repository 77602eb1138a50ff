import { describe, expect, it } from '@jest/globals';
import type { Quote, Shipment, Timeline, TimelineEvent } from '../../kit/api/types';
import { type Reader, told } from './history';
import { declineReason, isTold, stagesOf } from './progress';

const event = (
  at: string,
  subject: TimelineEvent['subject'],
  from: string | null,
  to: string,
  more: Partial<TimelineEvent> = {},
) => ({ at, subject, from, to, event: to, subjectId: 'q1', data: null, ...more }) as TimelineEvent;
const COLE = { id: 'q7', carrier: { firstName: 'Cole', lastInitial: 'R.' } } as Quote;
const OWNER: Reader = { isOwner: true, own: undefined, quotes: [COLE] };
const CARRIER: Reader = { isOwner: false, own: COLE, quotes: [COLE] };
const LISTED = event('1', 'shipment', null, 'listed');
const QUOTED = event('2', 'shipment', 'listed', 'quoted');
const BOOKED = event('3', 'shipment', 'quoted', 'booked');
const HELD = event('4', 'payment', 'pending', 'in_escrow');
const ON_THE_ROAD = event('5', 'shipment', 'booked', 'in_transit');
const DELIVERED = event('6', 'shipment', 'in_transit', 'delivered');
const RELEASED = event('7', 'payment', 'in_escrow', 'released');

/** The mileposts as text; those reached start with their time. */
const shown = (status: Shipment['status'], events: TimelineEvent[]) =>
  stagesOf({ status } as Shipment, events).map(({ title, at }) => (at ? `${at} ${title}` : title));

describe('the mileposts of a shipment', () => {
  const cases: [name: string, status: Shipment['status'], events: TimelineEvent[], stages: string[]][] = [
    ['a listing', 'listed', [LISTED], ['1 Listed', 'Quotes arrive', 'Booked', 'On the road', 'Delivered']],
    [
      'a booking as a stranger sees it',
      'booked',
      [LISTED, QUOTED, BOOKED],
      ['1 Listed', '2 Quotes arrive', '3 Booked', 'On the road', 'Delivered'],
    ],
    [
      'a paid booking as its parties see it',
      'booked',
      [LISTED, QUOTED, BOOKED, HELD],
      ['1 Listed', '2 Quotes arrive', '3 Booked', '4 Held in escrow', 'On the road', 'Delivered', 'Payment released'],
    ],
    [
      'a job that is done',
      'delivered',
      [LISTED, QUOTED, BOOKED, HELD, ON_THE_ROAD, DELIVERED, RELEASED],
      [
        '1 Listed',
        '2 Quotes arrive',
        '3 Booked',
        '4 Held in escrow',
        '5 On the road',
        '6 Delivered',
        '7 Payment released',
      ],
    ],
    [
      'a booking that was taken back',
      'quoted',
      [LISTED, QUOTED, BOOKED, HELD, event('8', 'shipment', 'booked', 'quoted')],
      ['1 Listed', '2 Quotes arrive', 'Booked', 'Held in escrow', 'On the road', 'Delivered', 'Payment released'],
    ],
    [
      'a booking that was taken back and made anew',
      'booked',
      [LISTED, QUOTED, BOOKED, event('8', 'shipment', 'booked', 'quoted'), event('9', 'shipment', 'quoted', 'booked')],
      ['1 Listed', '2 Quotes arrive', '9 Booked', 'On the road', 'Delivered'],
    ],
    [
      'a cancelled listing',
      'cancelled',
      [LISTED, event('8', 'shipment', 'listed', 'cancelled')],
      ['1 Listed', '8 Cancelled'],
    ],
    [
      'a listing that was changed',
      'listed',
      [LISTED, event('8', 'shipment', 'listed', 'listed')],
      ['1 Listed', 'Quotes arrive', 'Booked', 'On the road', 'Delivered'],
    ],
  ];
  it.each(cases)('of %s', (_name, status, events, stages) => {
    expect(shown(status, events)).toEqual(stages);
  });
});

describe('a line of the history', () => {
  const cases: [line: TimelineEvent, text: string][] = [
    [LISTED, 'Listed'],
    [ON_THE_ROAD, 'In transit'],
    [event('8', 'shipment', 'listed', 'listed'), 'Listing changed'],
    [HELD, 'Held in Escrow'],
    [RELEASED, 'Payment Released'],
    [
      event('8', 'quote', 'paid', 'paid', { event: 'arrive', data: { end: 'pickup', driver: 'Sam' } }),
      'Carrier arrived at the pickup, driver Sam',
    ],
    [event('8', 'quote', null, 'pending', { data: { amount: 740 } }), 'Quote sent: $740.00'],
    [event('8', 'quote', 'pending', 'pending', { data: { amount: 700.5 } }), 'Quote changed: $700.50'],
    [event('8', 'quote', 'pending', 'declined'), 'Quote declined'],
    [event('8', 'quote', 'pending', 'declined', { event: 'withdraw' }), 'Quote withdrawn'],
    [event('8', 'quote', 'accepted', 'declined', { event: 'unaccept' }), 'Acceptance undone'],
    [event('8', 'change_order', 'proposed', 'lapsed', { data: { because: 'pickup' } }), 'Change no longer open'],
    [event('8', 'quote', 'pending', 'declined', { data: { reason: 'Too late' } }), 'Quote declined: Too late'],
  ];
  it.each(cases)('%#: %j says %s', (line, text) => {
    expect(told(line, OWNER)).toBe(text);
  });

  const claim = (what: string, to: string, data: object = {}) =>
    event('8', 'claim', null, to, { event: what, data: { ...data } });
  it.each([
    [claim('open', 'open', { amount: 900 }), 'Claim opened: $900.00'],
    [claim('respond', 'under_review'), 'Claim answered'],
    [claim('review', 'under_review'), 'Claim under review'],
    [claim('resolve', 'partly_approved', { approvedAmount: 300 }), 'Haulway decided: $300.00'],
    [claim('resolve', 'denied', { approvedAmount: 0 }), 'Haulway decided: nothing is due'],
    [claim('withdraw', 'withdrawn'), 'Claim withdrawn'],
    [claim('close', 'approved'), 'Claim closed'],
  ])('tells of a claim: %j', (line, text) => {
    expect([isTold(line), told(line, OWNER)]).toEqual([true, text]);
  });

  const offer = (to: string, data: object = {}) =>
    event('8', 'counter_offer', null, to, { data: { amount: 1300, ...data } });
  it.each([
    [offer('open', { side: 'shipper', quoteId: 'q7' }), 'You offered $1,300.00', 'The shipper offered $1,300.00'],
    [offer('open', { side: 'carrier', quoteId: 'q7' }), 'Cole R. offered $1,300.00', 'You offered $1,300.00'],
    [
      offer('open', { side: 'carrier', quoteId: 'gone' }),
      'The carrier offered $1,300.00',
      'The carrier offered $1,300.00',
    ],
    [offer('open'), 'Offer: $1,300.00', 'Offer: $1,300.00'],
    [offer('accepted'), 'Offer accepted', 'Offer accepted'],
    [offer('lapsed'), 'Offer expired', 'Offer expired'],
  ])('tells of an offer: %j', (line, owner, carrier) => {
    expect([isTold(line), told(line, OWNER), told(line, CARRIER)]).toEqual([true, owner, carrier]);
  });

  it("leaves out a quote's steps that its shipment and payment already show", () => {
    expect(
      [
        event('8', 'quote', 'accepted', 'paid'),
        event('8', 'quote', null, 'pending'),
        event('8', 'quote', 'pending', 'declined'),
        BOOKED,
      ].map(isTold),
    ).toEqual([false, true, true, true]);
  });
});

describe("the shipper's reason for declining a quote", () => {
  const timeline = {
    events: [
      event('1', 'quote', 'pending', 'declined', { event: 'decline', data: { reason: 'Too late' } }),
      event('2', 'quote', 'pending', 'declined', { event: 'decline', data: { reason: 'Too dear' } }),
    ],
    deadlines: [],
  } as Timeline;

  it('is the last one that was written', () => {
    expect(declineReason(timeline, { id: 'q1' } as Quote)).toBe('Too dear');
  });

  it('is nothing for another quote, and for none', () => {
    expect([
      declineReason(timeline, { id: 'q2' } as Quote),
      declineReason(timeline, undefined),
      declineReason(undefined, { id: 'q1' } as Quote),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

it('tells that the carrier arrived, and why nothing was loaded', () => {
  const line = (what: string, data: object) => event('5', 'quote', 'paid', 'paid', { event: what, data: { ...data } });
  const lines = [line('arrive', { end: 'pickup' }), line('attempt', { end: 'delivery', reason: 'nobody_home' })];
  expect(lines.filter(isTold).map((each) => told(each, OWNER))).toEqual([
    'Carrier arrived at the pickup',
    'Carrier could not deliver: nobody was there',
  ]);
});
