import { describe, expect, it } from '@jest/globals';
import type { Quote, Shipment, Timeline } from '../../kit/api/types';
import { nextStep, standingOf, type Role } from './nextStep';

const shipment = (fields: Partial<Shipment>) =>
  ({ id: 's1', userId: 'owner', cancelReason: null, ...fields }) as Shipment;
const quote = (fields: Partial<Quote>) =>
  ({
    id: 'q1',
    carrierId: 'carrier',
    status: 'pending',
    paymentStatus: 'pending',
    stale: false,
    estimatedPickupDate: null,
    estimatedDeliveryDate: null,
    carrier: { firstName: 'Cory', lastInitial: 'B' },
    ...fields,
  }) as Quote;
const deadlines = (...kinds: Timeline['deadlines'][number]['kind'][]) =>
  kinds.map((kind) => ({
    kind,
    subjectId: 'q1',
    dueAt: '2027-03-09T17:00:00Z',
    // oxlint-disable-next-line unicorn/no-thenable -- `then` is the API's word for what follows
    then: `after ${kind}`,
  })) as Timeline['deadlines'];

const accepted = quote({ status: 'accepted' });
const settling = quote({ status: 'accepted', paymentStatus: 'paid' });
const paid = quote({
  status: 'paid',
  paymentStatus: 'in_escrow',
  estimatedPickupDate: '2027-03-09',
  estimatedDeliveryDate: '2027-03-12',
});
const undated = quote({ status: 'in_progress', paymentStatus: 'in_escrow' });
const delivered = quote({ status: 'delivered', paymentStatus: 'in_escrow' });
const completed = quote({ status: 'completed', paymentStatus: 'released' });
const pending = quote({});

/** status, role, quotes, who acts, what is said, which deadline shows */
type Case = [
  status: Shipment['status'],
  role: Role,
  quotes: { deal?: Quote; own?: Quote; canQuote?: boolean },
  who: string,
  text: string,
  due?: Timeline['deadlines'][number]['kind'],
];

const CASES: Case[] = [
  ['draft', 'owner', {}, 'You', 'List it when it is complete. Until then only you see it.'],
  ['draft', 'admin', {}, 'The shipper', 'This is a draft.'],
  ['listed', 'owner', {}, 'Carriers', 'Send you their quotes. You are told when one arrives.'],
  ['listed', 'stranger', {}, 'Carriers', 'Send their quotes.'],
  ['listed', 'stranger', { canQuote: true }, 'You', 'Send a quote while the listing is open.'],
  [
    'quoted',
    'owner',
    {},
    'You',
    'Compare the quotes and accept one. Nothing is charged before you pay.',
    'quote_expiry',
  ],
  [
    'quoted',
    'bidder',
    { own: pending },
    'The shipper',
    'Chooses a quote. You are told what happens to yours.',
    'quote_expiry',
  ],
  [
    'quoted',
    'bidder',
    { own: quote({ stale: true }) },
    'You',
    'The listing changed after your quote. Confirm it or change your price.',
  ],
  [
    'quoted',
    'bidder',
    { own: quote({ status: 'declined' }), canQuote: true },
    'You',
    'Your last quote was not taken. You can send another while the listing is open.',
  ],
  ['quoted', 'stranger', {}, 'The shipper', 'Chooses a quote.'],
  [
    'booked',
    'owner',
    { deal: accepted },
    'You',
    'Pay, so that Cory B. can pick up. The money is held until you confirm delivery.',
    'payment_window',
  ],
  [
    'booked',
    'carrier',
    { deal: accepted },
    'The shipper',
    'Pays into escrow. There is no pickup before that.',
    'payment_window',
  ],
  [
    'booked',
    'owner',
    { deal: settling },
    'Nobody',
    'The card provider is settling the payment. The pickup can happen once it is held in escrow.',
  ],
  ['booked', 'carrier', { deal: paid }, 'You', 'Pick up on Tue, Mar 9. The money is held in escrow.', 'no_show_refund'],
  [
    'booked',
    'owner',
    { deal: paid },
    'The carrier',
    'Picks up on Tue, Mar 9. The money is held in escrow.',
    'no_show_refund',
  ],
  [
    'booked',
    'bidder',
    { deal: paid },
    'Nobody',
    'Another quote was accepted. Yours counts again if that booking ends.',
  ],
  ['booked', 'stranger', {}, 'Nobody', 'A carrier is booked, and no more quotes are taken.'],
  [
    'in_transit',
    'carrier',
    { deal: paid },
    'You',
    'Deliver by Fri, Mar 12, as promised, and share where you are on the way.',
  ],
  [
    'in_transit',
    'owner',
    { deal: undated },
    'The carrier',
    'Delivers on a date that was not promised. The map shows where it was last seen.',
  ],
  ['in_transit', 'admin', { deal: paid }, 'The carrier', 'Delivers by Fri, Mar 12, as promised.'],
  ['in_transit', 'stranger', {}, 'The carrier', 'It is on the road.'],
  [
    'delivered',
    'owner',
    { deal: delivered },
    'You',
    'Look at it, then confirm the delivery or say what is wrong.',
    'auto_release',
  ],
  ['delivered', 'carrier', { deal: delivered }, 'The shipper', 'Confirms the delivery or claims.', 'auto_release'],
  [
    'delivered',
    'owner',
    { deal: completed },
    'Nobody',
    'Everything is done. If something is damaged you can still open a claim.',
    'claim_window',
  ],
  ['delivered', 'carrier', { deal: completed }, 'Nobody', 'Everything is done.'],
  ['delivered', 'stranger', {}, 'Nobody', 'It has arrived.'],
  ['cancelled', 'owner', {}, 'Nobody', 'This shipment was cancelled.'],
];

describe('who acts next on a shipment', () => {
  const all = deadlines('quote_expiry', 'payment_window', 'no_show_refund', 'auto_release', 'claim_window');

  it.each(CASES)('%s, told to the %s', (...[status, role, { deal, own, canQuote = false }, who, text, due]) => {
    const step = nextStep({
      shipment: shipment({ status }),
      role,
      deadlines: all,
      canQuote,
      ...(deal ? { deal } : {}),
      ...(own ? { own } : {}),
    });
    expect(step).toEqual({
      who,
      text,
      ...(due ? { due: { at: '2027-03-09T17:00:00Z', otherwise: `after ${due}` } } : {}),
    });
  });

  it('tells why a shipment was cancelled', () => {
    const step = nextStep({
      shipment: shipment({ status: 'cancelled', cancelReason: 'Sold here' }),
      role: 'owner',
      deadlines: [],
      canQuote: false,
    });
    expect(step.text).toBe('This shipment was cancelled: Sold here');
  });

  it('offers no claim once its window is over', () => {
    const step = nextStep({
      shipment: shipment({ status: 'delivered' }),
      role: 'owner',
      deal: completed,
      deadlines: [],
      canQuote: false,
    });
    expect(step).toEqual({ who: 'Nobody', text: 'Everything is done.' });
  });
});

describe('what somebody is to a shipment', () => {
  const cases: [id: string, isAdmin: boolean, quotes: Quote[], role: Role][] = [
    ['owner', false, [paid], 'owner'],
    ['owner', true, [paid], 'owner'],
    ['carrier', false, [paid], 'carrier'],
    ['carrier', false, [pending], 'bidder'],
    ['carrier', false, [quote({ status: 'declined' })], 'bidder'],
    ['carrier', true, [pending], 'admin'],
    ['carrier', true, [paid], 'carrier'],
    ['else', true, [paid], 'admin'],
    ['else', false, [], 'stranger'],
  ];
  it.each(cases)('%s (operator: %s)', (id, isAdmin, quotes, role) => {
    expect(standingOf({ id, isAdmin }, shipment({}), quotes).role).toBe(role);
  });
});
