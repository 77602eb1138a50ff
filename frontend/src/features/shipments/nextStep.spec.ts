import { describe, expect, it } from '@jest/globals';
import type { Quote, Shipment, Timeline } from '../../kit/api/types';
import { deadline } from '../../kit/format/dates';
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
/** On the road on March 9, with this day of March promised and so much back for each day. */
const late = (day: number, delayPercentPerDay = 5) =>
  quote({
    status: 'in_progress',
    estimatedDeliveryDate: `2027-03-0${day}`,
    agreed: { delayPercentPerDay, delayMaxPercent: 50 } as Quote['agreed'],
  });

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
  quotes?: Quote[];
  can?: Shipment['can'];
  quoteCount?: number;
  isSuspended?: boolean;
}

/** status, role, what the server says, who acts, what is said, what is due and what happens when nobody does */
type Case = [status: Shipment['status'], role: Role, given: Given, who: string, text: string, due?: string];

const CASES: Case[] = [
  ['draft', 'owner', { next: waits('publish') }, 'You', 'Only you can see this draft. List it when it is complete.'],
  ['draft', 'admin', { next: waits('publish') }, 'The shipper', 'This is a draft.'],
  [
    'listed',
    'owner',
    { next: waits('quotes') },
    'Carriers',
    'Carriers can quote now. We will let you know when one does.',
  ],
  ['listed', 'admin', { next: waits('quotes') }, 'Carriers', 'Carriers can quote now.'],
  ['listed', 'stranger', {}, 'Carriers', 'Carriers can quote now.'],
  ['listed', 'stranger', { can: ['quotes'] }, 'You', 'Send a quote while the listing is open.'],
  [
    'quoted',
    'owner',
    { next: waits('accept', 'until') },
    'You',
    'Compare the quotes and accept one. Nothing is charged before you pay.',
    'First quote expires: Then it can no longer be accepted.',
  ],
  [
    'quoted',
    'owner',
    { next: waits('change', undefined, 'carrier'), quotes: [quote({ next: waits('accept'), can: ['decline'] })] },
    'Carriers',
    'None of your quotes can be accepted at the moment. Other carriers can still quote.',
  ],
  [
    'quoted',
    'owner',
    {
      next: waits('accept', 'until'),
      quotes: [
        quote({ next: waits('accept'), can: ['decline'] }),
        quote({ next: waits('accept'), can: ['accept', 'decline'] }),
      ],
    },
    'You',
    'Compare the quotes and accept one. Nothing is charged before you pay.',
    'First quote expires: Then it can no longer be accepted.',
  ],
  [
    'quoted',
    'bidder',
    { own: quote({ next: waits('accept') }), isSuspended: true },
    'Nobody',
    'Your quote stands, but nobody can accept it while your account is suspended. You can withdraw it.',
  ],
  [
    'quoted',
    'owner',
    {
      next: waits('accept', 'until'),
      quotes: [pending, quote({ validUntil: null, next: waits('accept', 'until', 'carrier') })],
    },
    'The carrier',
    'Your offer to Cory B. waits for an answer. You can still accept any quote as it stands.',
    'Your offer stands until: Then the quote stands as it was.',
  ],
  [
    'quoted',
    'owner',
    {
      next: waits('accept', 'until'),
      quotes: [
        quote({ validUntil: null, next: waits('accept', 'until', 'carrier') }),
        quote({ next: waits('accept') }),
      ],
    },
    'The carrier',
    'Your offer to Cory B. waits for an answer. You can still accept any quote as it stands.',
    'Your offer stands until: Then the quote stands as it was.',
  ],
  [
    'quoted',
    'owner',
    { next: waits('accept'), quotes: [quote({ next: waits('accept') })] },
    'You',
    'Compare the quotes and accept one. Nothing is charged before you pay.',
  ],
  [
    'quoted',
    'bidder',
    { own: quote({ validUntil: AT, next: waits('accept', 'until') }) },
    'The shipper',
    'The shipper is choosing a quote. We will let you know what happens to yours.',
    'Your quote expires: Then it can no longer be accepted.',
  ],
  [
    'quoted',
    'bidder',
    { own: quote({ validUntil: null, next: waits('accept', 'until') }) },
    'The shipper',
    'The shipper is choosing a quote. We will let you know what happens to yours.',
    'Your offer stands until: Then the quote stands as it was.',
  ],
  [
    'quoted',
    'bidder',
    { own: quote({ validUntil: null, next: waits('accept', 'until', 'carrier') }) },
    'You',
    'The shipper made you an offer. Accept it, counter it or decline it.',
    'Their offer stands until: Then the quote stands as it was.',
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
    { own: quote({ next: waits('change') }) },
    'You',
    'The pickup day of your quote has passed. Change it to a day to come.',
  ],
  [
    'listed',
    'owner',
    { next: waits('change') },
    'You',
    'The days you asked for have passed. Set new ones, so that carriers can quote.',
  ],
  [
    'quoted',
    'owner',
    { next: waits('change', undefined, 'carrier') },
    'Carriers',
    'No quote can be accepted as it stands: the listing changed, or its day has passed. Message the carriers: they can renew theirs.',
  ],
  [
    'quoted',
    'bidder',
    { own: quote({ amount: 2300, status: 'declined', declineReason: 'withdrawn', next: null }), can: ['quotes'] },
    'You',
    'You withdrew your quote of $2,300.00. You can send another while the listing is open.',
  ],
  [
    'quoted',
    'bidder',
    {
      own: quote({ amount: 1240, status: 'declined', declineReason: 'declined_by_shipper', next: null }),
      can: ['quotes'],
    },
    'You',
    'The shipper declined your quote of $1,240.00. You can send another while the listing is open.',
  ],
  ['quoted', 'stranger', { quoteCount: 2 }, 'The shipper', 'The shipper is choosing a quote.'],
  [
    'booked',
    'owner',
    { deal: accepted, next: waits('pay', 'until') },
    'You',
    'Pay so Cory B. can pick up. The money is held until you confirm delivery.',
    'Due: After that the booking ends, and your listing is open for quotes again.',
  ],
  [
    'booked',
    'carrier',
    { deal: accepted, next: waits('pay', 'until') },
    'The shipper',
    'Wait for the payment to be in escrow before you pick up.',
    'Due: After that the booking ends. You can send a new quote then.',
  ],
  [
    'booked',
    'owner',
    { deal: accepted, next: waits('settle') },
    'Nobody',
    'The card provider is processing the payment. Pickup can happen once it is held in escrow.',
  ],
  [
    'booked',
    'carrier',
    { deal: paid, next: waits('pickup', 'until') },
    'You',
    'Pick up on Tue, Mar 9. The money is held in escrow.',
    'No later than: Otherwise you lose the job, and the shipper gets the whole payment back.',
  ],
  [
    'booked',
    'owner',
    { deal: paid, next: waits('pickup', 'until') },
    'The carrier',
    'Cory B. picks up on Tue, Mar 9. The money is held in escrow.',
    'No later than: Otherwise you get the whole payment back, and your listing is open for quotes again.',
  ],
  [
    'booked',
    'owner',
    { deal: paid, next: waits('unaccept', 'until') },
    'You',
    'Cory B. is suspended and cannot pick up for now. Wait, or end the booking: your money comes back, and your listing is open again.',
    'No later than: Then it ends by itself.',
  ],
  [
    'booked',
    'carrier',
    { deal: paid, next: waits('unaccept', 'until') },
    'You',
    'You cannot pick up while your account is suspended. Contact us, or give up the job so that the shipper gets the money back.',
    'No later than: Then you lose the job.',
  ],
  [
    'booked',
    'owner',
    { deal: { ...paid, estimatedPickupDate: '2027-03-07' }, next: waits('pickup') },
    'The carrier',
    'Cory B. was to pick up on Sun, Mar 7. The money is held in escrow.',
  ],
  [
    'booked',
    'owner',
    { deal: { ...paid, estimatedPickupDate: '2027-03-07', estimatedPickupUntil: '2027-03-09' }, next: waits('pickup') },
    'The carrier',
    'Cory B. picks up between Sun, Mar 7 and Tue, Mar 9. The money is held in escrow.',
  ],
  [
    'booked',
    'owner',
    { deal: { ...paid, estimatedPickupUntil: '2027-03-11' }, next: waits('pickup') },
    'The carrier',
    'Cory B. picks up between Tue, Mar 9 and Thu, Mar 11. The money is held in escrow.',
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
    'Cory B. picks up on Wed, Mar 10, 8:00 AM to 12:00 PM. The money is held in escrow.',
  ],
  [
    'booked',
    'owner',
    { deal: paid, next: waits('answer', 'until') },
    'You',
    'Cory B. is at the pickup and cannot take it. See why, and answer.',
    'Until: after answer',
  ],
  [
    'booked',
    'carrier',
    { deal: paid, next: waits('answer', 'until') },
    'The shipper',
    'The carrier cannot take it. The shipper answers, and the job ends.',
    'Until: after answer',
  ],
  [
    'booked',
    'owner',
    { deal: paid, next: waits('close-dispute') },
    'Nobody',
    "The shipper's bank is deciding on a chargeback. No money moves until then.",
  ],
  [
    'booked',
    'bidder',
    { own: pending },
    'Nobody',
    'Another quote was accepted. Yours counts again if that booking ends.',
  ],
  ['booked', 'bidder', { own: { ...pending, status: 'declined' } }, 'Nobody', 'Another quote was accepted.'],
  ['booked', 'stranger', {}, 'Nobody', 'A carrier is booked. No more quotes can be sent.'],
  [
    'in_transit',
    'carrier',
    { deal: paid, next: waits('deliver') },
    'You',
    'Deliver by Fri, Mar 12, as promised. Share where you are on the way.',
  ],
  [
    'in_transit',
    'owner',
    { deal: undated, next: waits('deliver') },
    'The carrier',
    'It is on the road. No delivery date was promised. See under Tracking where it is.',
  ],
  [
    'in_transit',
    'admin',
    { deal: paid, next: waits('deliver') },
    'The carrier',
    'Cory B. delivers by Fri, Mar 12, as promised.',
  ],
  [
    'in_transit',
    'owner',
    { deal: late(7), next: waits('deliver') },
    'The carrier',
    '2 days late: Cory B. promised it by Sun, Mar 7. When it is delivered, you get back 5% of the price for each day, 50% at most. See under Tracking where it is.',
  ],
  [
    'in_transit',
    'owner',
    { deal: late(8, 0), next: waits('deliver') },
    'The carrier',
    '1 day late: Cory B. promised it by Mon, Mar 8. See under Tracking where it is.',
  ],
  [
    'in_transit',
    'owner',
    { deal: late(9), next: waits('deliver') },
    'The carrier',
    'Cory B. delivers by Tue, Mar 9, as promised. See under Tracking where it is.',
  ],
  [
    'in_transit',
    'carrier',
    { deal: late(7), next: waits('deliver') },
    'You',
    'It was due Sun, Mar 7. Deliver it, and share where you are on the way.',
  ],
  [
    'in_transit',
    'admin',
    { deal: late(7), next: waits('deliver') },
    'The carrier',
    '2 days late: Cory B. promised it by Sun, Mar 7.',
  ],
  ['in_transit', 'stranger', {}, 'The carrier', 'It is on the road.'],
  [
    'delivered',
    'owner',
    { deal: paid, next: waits('confirm-delivery', 'until') },
    'You',
    'Cory B. says it was delivered. Inspect it, then confirm or tell us what is wrong.',
    `Released automatically: The carrier is paid then, unless you open a claim by ${deadline('2027-03-09T17:00:00Z')}.`,
  ],
  [
    'delivered',
    'carrier',
    { deal: paid, next: waits('confirm-delivery', 'until') },
    'The shipper',
    'The shipper confirms the delivery or opens a claim.',
    `Released automatically: You are paid then, unless the shipper opens a claim by ${deadline('2027-03-09T17:00:00Z')}.`,
  ],
  [
    'delivered',
    'carrier',
    { deal: paid, next: waits('respond', 'until', 'carrier') },
    'You',
    'Answer the claim below: say what happened and add photos.',
    'Answer due: After that, Haulway decides without it.',
  ],
  [
    'delivered',
    'owner',
    { deal: paid, next: waits('respond', 'until', 'carrier') },
    'The carrier',
    "Waiting for Cory B.'s answer to your claim. Then Haulway decides.",
    'Answer due: After that, Haulway decides without it.',
  ],
  [
    'delivered',
    'owner',
    { deal: paid, next: waits('resolve', 'until') },
    'Haulway',
    'We are reviewing both sides of the claim.',
    'Decided by: No money moves until then.',
  ],
  [
    'delivered',
    'owner',
    { deal: paid, can: ['claims'] },
    'Nobody',
    'This shipment is complete. If something is damaged, you can still open a claim.',
    'Claims open until: After that, damage can no longer be claimed.',
  ],
  [
    'delivered',
    'carrier',
    { deal: paid, next: waits('payout-account') },
    'You',
    'Set up your payout account so we can send you the money.',
  ],
  ['delivered', 'owner', { deal: paid, next: waits('payout-account') }, 'Nobody', 'This shipment is complete.'],
  ['delivered', 'carrier', { deal: paid, next: waits('transfer') }, 'Nobody', 'This shipment is complete.'],
  ['delivered', 'stranger', {}, 'Nobody', 'It has arrived.'],
  ['cancelled', 'owner', {}, 'Nobody', 'This shipment was cancelled.'],
  ['cancelled', 'stranger', {}, 'Nobody', 'This shipment was cancelled.'],
];

describe('who acts next on a shipment', () => {
  it.each(CASES)(
    '%s, told to the %s',
    (...[status, role, { next = null, can = [], quoteCount = 0, ...quotes }, who, text, due]) => {
      const step = nextStep({
        shipment: shipment({ status, next, can, quoteCount }),
        role,
        deadlines: deadlines('claim_window'),
        today: '2027-03-09',
        ...quotes,
      });
      const { due: shown, ...said } = step;
      expect([said, shown && `${shown.label}: ${shown.otherwise}`, shown?.at]).toEqual([{ who, text }, due, due && AT]);
    },
  );

  it('says why a shipment was cancelled', () => {
    const cancelled = shipment({ status: 'cancelled', cancelReason: 'Sold here', next: null });
    expect(nextStep({ shipment: cancelled, role: 'owner', deadlines: [] }).text).toBe(
      'This shipment was cancelled: Sold here',
    );
  });

  it('says nothing of a claim at the release once its window is over', () => {
    const delivered = shipment({ status: 'delivered', next: waits('confirm-delivery', 'until') });
    expect(nextStep({ shipment: delivered, role: 'owner', deal: paid, deadlines: [] }).due?.otherwise).toBe(
      'The carrier is paid then.',
    );
  });

  it.each([
    ['publish', 'draft'],
    ['accept', 'quoted'],
    ['change', 'listed'],
    ['pay', 'booked'],
    ['unaccept', 'booked'],
  ] as const)('asks an owner who is suspended for nothing that would be refused: %s', (what, status) => {
    const next = { ...waits(what), who: 'owner' as const };
    const told = (isSuspended: boolean) =>
      nextStep({ shipment: shipment({ status, next }), role: 'owner', deadlines: [], isSuspended, quotes: [] });
    expect(told(false).who).toBe('You');
    expect(told(true)).toMatchObject({
      who: 'Nobody',
      text: 'This has to wait while your account is suspended.',
    });
  });

  it('names the papers of an animal to its owner before the pickup', () => {
    const booked = shipment({ status: 'booked', category: 'animals', next: waits('pickup') });
    const text = (role: Role) => nextStep({ shipment: booked, role, deal: paid, deadlines: [] }).text;
    expect(text('owner')).toMatch(/health papers ready; a horse also needs a negative Coggins test\.$/);
    expect(text('admin')).not.toContain('papers');
  });

  it('offers no claim once its window is over', () => {
    const delivered = shipment({ status: 'delivered', next: null, can: [] });
    expect(nextStep({ shipment: delivered, role: 'owner', deal: paid, deadlines: [] })).toEqual({
      who: 'Nobody',
      text: 'This shipment is complete.',
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
