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
const paid = quote({
  status: 'paid',
  paymentStatus: 'in_escrow',
  estimatedPickupDate: '2027-03-09',
  estimatedDeliveryDate: '2027-03-12',
});
const undated = quote({ status: 'in_progress', paymentStatus: 'in_escrow' });
const pending = quote({});

type Next = NonNullable<Shipment['next']>;
const AT = '2027-03-09T17:00:00Z';
const waits = (what: Next['what'], until?: 'until', who: Next['who'] = 'owner'): Next => ({
  who,
  what,
  until: until ? AT : null,
  otherwise: until ? `after ${what}` : null,
});

interface Given {
  next?: Next;
  deal?: Quote;
  own?: Quote;
  can?: Shipment['can'];
  quoteCount?: number;
}

/** status, role, what the server says, who acts, the text, and what it says happens if nobody does */
type Case = [status: Shipment['status'], role: Role, given: Given, who: string, text: string, otherwise?: string];

const CASES: Case[] = [
  [
    'draft',
    'owner',
    { next: waits('publish') },
    'You',
    'List it when it is complete. Until then, only you can see it.',
  ],
  ['draft', 'admin', { next: waits('publish') }, 'The shipper', 'This is a draft.'],
  [
    'listed',
    'owner',
    { next: waits('quotes') },
    'Carriers',
    'Send you their quotes. We let you know when one arrives.',
  ],
  ['listed', 'admin', { next: waits('quotes') }, 'Carriers', 'Send their quotes.'],
  ['listed', 'stranger', {}, 'Carriers', 'Send their quotes.'],
  ['listed', 'stranger', { can: ['quotes'] }, 'You', 'Send a quote while the listing is open.'],
  [
    'quoted',
    'owner',
    { next: waits('accept', 'until') },
    'You',
    'Compare the quotes and accept one. Nothing is charged before you pay.',
    'after accept',
  ],
  [
    'quoted',
    'bidder',
    { own: quote({ next: waits('accept', 'until') }) },
    'The shipper',
    'Chooses a quote. We let you know what happens to yours.',
    'after accept',
  ],
  [
    'quoted',
    'bidder',
    { own: quote({ stale: true, next: waits('change') }) },
    'You',
    'The listing changed after your quote. Confirm it or change your price.',
  ],
  [
    'quoted',
    'bidder',
    { own: quote({ status: 'declined', next: null }), can: ['quotes'] },
    'You',
    'Your last quote was not accepted. You can send another while the listing is open.',
  ],
  ['quoted', 'stranger', { quoteCount: 2 }, 'The shipper', 'Chooses a quote.'],
  [
    'booked',
    'owner',
    { deal: accepted, next: waits('pay', 'until') },
    'You',
    'Pay, so that Cory B. can pick up. The money is held until you confirm delivery.',
    'after pay',
  ],
  [
    'booked',
    'carrier',
    { deal: accepted, next: waits('pay', 'until') },
    'The shipper',
    'Pays into escrow. Pickup comes after that.',
    'after pay',
  ],
  [
    'booked',
    'owner',
    { deal: accepted, next: waits('settle') },
    'Nobody',
    'The card provider is settling the payment. The pickup can happen once it is held in escrow.',
  ],
  [
    'booked',
    'carrier',
    { deal: paid, next: waits('pickup', 'until') },
    'You',
    'Pick up on Tue, Mar 9. The money is held in escrow.',
    'after pickup',
  ],
  [
    'booked',
    'owner',
    { deal: paid, next: waits('pickup', 'until') },
    'The carrier',
    'Picks up on Tue, Mar 9. The money is held in escrow.',
    'after pickup',
  ],
  [
    'booked',
    'owner',
    { deal: { ...paid, estimatedPickupUntil: '2027-03-11' }, next: waits('pickup') },
    'The carrier',
    'Picks up between Tue, Mar 9 and Thu, Mar 11. The money is held in escrow.',
  ],
  [
    'booked',
    'owner',
    {
      deal: {
        ...paid,
        estimatedPickupUntil: '2027-03-11',
        pickupDay: '2027-03-10',
        pickupDayHours: { from: '08:00', to: '12:00' },
      },
      next: waits('pickup'),
    },
    'The carrier',
    'Picks up on Wed, Mar 10, 8:00 AM to 12:00 PM. The money is held in escrow.',
  ],
  [
    'booked',
    'owner',
    { deal: paid, next: waits('close-dispute') },
    'Nobody',
    "The shipper's bank decides on the chargeback. No money moves until then.",
  ],
  [
    'booked',
    'bidder',
    { own: pending },
    'Nobody',
    'Another quote was accepted. Yours counts again if that booking ends.',
  ],
  ['booked', 'stranger', {}, 'Nobody', 'A carrier is booked, and no more quotes are taken.'],
  [
    'in_transit',
    'carrier',
    { deal: paid, next: waits('deliver') },
    'You',
    'Deliver by Fri, Mar 12, as promised, and share where you are on the way.',
  ],
  [
    'in_transit',
    'owner',
    { deal: undated, next: waits('deliver') },
    'The carrier',
    'Delivers on a date that was not promised. The map shows where it was last seen.',
  ],
  [
    'in_transit',
    'admin',
    { deal: paid, next: waits('deliver') },
    'The carrier',
    'Delivers by Fri, Mar 12, as promised.',
  ],
  ['in_transit', 'stranger', {}, 'The carrier', 'It is on the road.'],
  [
    'delivered',
    'owner',
    { deal: paid, next: waits('confirm-delivery', 'until') },
    'You',
    'Cory B. says it was delivered. Inspect it, then confirm or tell us what is wrong.',
    'after confirm-delivery',
  ],
  [
    'delivered',
    'carrier',
    { deal: paid, next: waits('confirm-delivery', 'until') },
    'The shipper',
    'Confirms the delivery or opens a claim.',
    'after confirm-delivery',
  ],
  [
    'delivered',
    'carrier',
    { deal: paid, next: waits('respond', 'until', 'carrier') },
    'You',
    'Answer the claim below: say what happened and add photos.',
    'after respond',
  ],
  [
    'delivered',
    'owner',
    { deal: paid, next: waits('respond', 'until', 'carrier') },
    'The carrier',
    'Answers the claim. Then Haulway decides.',
    'after respond',
  ],
  [
    'delivered',
    'owner',
    { deal: paid, next: waits('resolve', 'until') },
    'Haulway',
    'Reviews both sides of the claim and decides.',
    'after resolve',
  ],
  [
    'delivered',
    'owner',
    { deal: paid, can: ['claims'] },
    'Nobody',
    'Everything is done. If something is damaged you can still open a claim.',
    'after claim_window',
  ],
  [
    'delivered',
    'carrier',
    { deal: paid, next: waits('payout-account') },
    'You',
    'Set up your payout account so we can send you the money.',
  ],
  ['delivered', 'owner', { deal: paid, next: waits('payout-account') }, 'Nobody', 'Everything is done.'],
  ['delivered', 'carrier', { deal: paid, next: waits('transfer') }, 'Nobody', 'Everything is done.'],
  ['delivered', 'stranger', {}, 'Nobody', 'It has arrived.'],
  ['cancelled', 'owner', {}, 'Nobody', 'This shipment was cancelled.'],
  ['cancelled', 'stranger', {}, 'Nobody', 'This shipment was cancelled.'],
];

describe('who acts next on a shipment', () => {
  it.each(CASES)(
    '%s, told to the %s',
    (...[status, role, { next = null, can = [], quoteCount = 0, ...quotes }, who, text, otherwise]) => {
      const step = nextStep({
        shipment: shipment({ status, next, can, quoteCount }),
        role,
        deadlines: deadlines('claim_window'),
        ...quotes,
      });
      expect(step).toEqual({ who, text, ...(otherwise ? { due: { at: AT, otherwise } } : {}) });
    },
  );

  it('says why a shipment was cancelled', () => {
    const cancelled = shipment({ status: 'cancelled', cancelReason: 'Sold here', next: null });
    expect(nextStep({ shipment: cancelled, role: 'owner', deadlines: [] }).text).toBe(
      'This shipment was cancelled: Sold here',
    );
  });

  it('offers no claim once its window is over', () => {
    const delivered = shipment({ status: 'delivered', next: null, can: [] });
    expect(nextStep({ shipment: delivered, role: 'owner', deal: paid, deadlines: [] })).toEqual({
      who: 'Nobody',
      text: 'Everything is done.',
    });
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
