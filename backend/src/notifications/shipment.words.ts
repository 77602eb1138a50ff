import { UNTIL_PICKUP } from '../common/booked.js';
import type { Fact } from '../common/facts.js';
import { formatCents, parseCents } from '../common/money.js';
import type { ToldEvent } from '../platform/events/catalog.js';
import { HIDDEN_CODE } from '../platform/security/sealed.js';
import type { NoticeData } from './notice-data.js';
import { amount, dayWords, momentWords, name, type Notice, shipment } from './notices.js';
import { factInSentence } from './verification.words.js';

/** What is told about a shipment, from its listing to its end. */
export const SHIPMENT_NOTICES = {
  'shipment.offered': [
    {
      who: 'offered',
      mustAct: true,
      when: ({ onlyUntil }) => onlyUntil !== null,
      title: (data) => `${name(data.owner, 'A shipper')} shows you "${data.title}" first`,
      body: (data) =>
        `${seenFirst(data)} until ${momentWords(data.onlyUntil ?? undefined, data.pickupZone)}; then all carriers do. Send your quote before that.`,
      link: shipment,
    },
  ],
  'shipment.addresses_given': [
    {
      who: 'carrier',
      mustAct: true,
      // Before that they do not see it; then the job sheet has it from the start.
      when: ({ quoteStatus }) => quoteStatus === 'paid' || quoteStatus === 'in_progress',
      title: (data) => `New address details for "${data.title}"`,
      body: (data) =>
        `${name(data.owner, 'The shipper')} added the street or the contact for "${data.title}". Look at the job sheet before you set off.`,
      link: shipment,
    },
  ],
  'shipment.picked_up': [
    {
      who: 'owner',
      mustAct: true,
      when: ({ releaseCode }) => releaseCode !== null,
      title: () => 'Picked up: your release code',
      body: (data) =>
        `${name(data.carrier, 'The carrier')} picked up "${data.title}". Your release code is ${HIDDEN_CODE}. Give it to the carrier once you have inspected the item. It confirms the delivery and releases ${amount(data)}. You can still make a claim for ${data.claimWindowHours ?? 48} hours.`,
      link: shipment,
    },
    {
      who: 'owner',
      when: ({ releaseCode }) => releaseCode === null,
      title: () => 'Picked up',
      body: (data) => `${name(data.carrier, 'The carrier')} picked up "${data.title}". It is on its way.`,
      link: shipment,
    },
  ],
  'shipment.arrived': [
    {
      who: 'owner',
      title: () => 'The carrier is there',
      body: (data) => `${name(data.carrier, 'The carrier')} has arrived for "${data.title}".`,
      link: shipment,
    },
  ],
  'shipment.attempted': [
    {
      who: 'owner',
      mustAct: true,
      title: () => 'The carrier was there and could not go on',
      body: (data) =>
        `${name(data.carrier, 'The carrier')} was there for "${data.title}" and could not load or unload it. Read why, and call or message them.`,
      link: shipment,
    },
  ],
  'shipment.acted_too_late': [
    {
      who: 'owner',
      mustAct: true,
      title: () => 'A carrier acted on a job that was over',
      body: (data) =>
        `${name(data.carrier, 'The carrier')} had no signal and did not know that the job "${data.title}" was over. Your item may be on their truck. Haulway Support is looking into it.`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'This job was over',
      body: (data) =>
        `"${data.title}" was no longer yours when you picked up or delivered it. If it is on your truck, message the shipper. Haulway Support is looking into it.`,
      link: shipment,
    },
  ],
  'shipment.came_later': [
    {
      who: 'carrier',
      title: () => 'The shipper says it came later',
      body: (data) =>
        `The shipper says "${data.title}" came later than your phone does, so its delay counts to the day you reported it. If that is wrong, write to Haulway Support.`,
      link: shipment,
    },
  ],
  'shipment.delivered': [
    {
      who: 'owner',
      mustAct: true,
      when: ({ quoteStatus }) => quoteStatus === 'delivered',
      title: () => 'Delivered: please confirm',
      body: (data) =>
        `${name(data.carrier, 'The carrier')} marked "${data.title}" as delivered. Inspect it, then confirm the delivery to release the payment, or open a claim if something is wrong.`,
      link: shipment,
    },
  ],
  'shipment.carrier_suspended': [
    {
      who: 'owner',
      mustAct: true,
      when: isToBePickedUp,
      title: () => 'Your carrier cannot pick up for now',
      body: (data) =>
        `The account of ${name(data.carrier, 'the carrier')} is suspended, so they cannot pick up "${data.title}". ${data.isOwnerSuspended ? `You can wait. ${NOT_ENDED}` : `You can wait, or end the booking: ${whatEnding(data)}`}`,
      link: shipment,
    },
  ],
  'shipment.carrier_restored': [
    {
      who: 'owner',
      mustAct: true,
      when: isToBePickedUp,
      title: () => 'Your carrier can pick up again',
      body: (data) =>
        `The account of ${name(data.carrier, 'the carrier')} is no longer suspended. ${data.quoteStatus === 'paid' ? `They pick up "${data.title}" as agreed.` : `Pay so that they can pick up "${data.title}".`}`,
      link: shipment,
    },
  ],
  'shipment.facts_lapsed': [
    {
      who: 'owner',
      mustAct: true,
      when: (data) => isToBePickedUp(data) && data.lapsedFacts.length > 0,
      title: () => 'Your carrier is no longer fully checked',
      body: (data) =>
        `When you booked ${name(data.carrier, 'the carrier')} for "${data.title}", we had checked this: ${factNames(data.lapsedFacts)}. It has expired or was withdrawn, and nothing new is checked yet. ${data.isOwnerSuspended ? `Ask the carrier. ${NOT_ENDED}` : `Ask the carrier, or end the booking before the pickup: ${whatEnding(data)}`}`,
      link: shipment,
    },
  ],
  'shipment.facts_renewed': [
    {
      who: 'owner',
      mustAct: true,
      when: (data) => isToBePickedUp(data) && data.lapsedFacts.length === 0,
      title: () => 'Your carrier is checked again',
      body: (data) =>
        `All that we had checked about ${name(data.carrier, 'the carrier')} when you booked them for "${data.title}" is checked again.`,
      link: shipment,
    },
  ],
  'shipment.cancelled': [
    {
      who: 'owner',
      mustAct: true,
      when: ({ cancelledByHaulway }) => cancelledByHaulway,
      title: () => 'Haulway cancelled your shipment',
      body: (data) =>
        `We cancelled "${data.title}". The reason is on its page. If you think this is a mistake, contact us.`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      when: ({ declineReason }) => declineReason !== null && CANCELLED.has(declineReason),
      title: () => 'One of your jobs was cancelled',
      body: (data) =>
        `"${data.title}" was cancelled, and your quote of ${amount(data)} with it. Do not pick it up. If you already have it, message the shipper. ${compensation(data)}`.trim(),
      link: shipment,
    },
  ],
  'shipment.reopened': [
    {
      who: 'owner',
      mustAct: true,
      title: () => 'Your shipment is open for quotes again',
      body: (data) =>
        `${REOPENED[data.declineReason ?? ''] ?? 'The quote you accepted is off.'}${comesBack(data)} "${data.title}" is open for quotes again. You do not need to list it again, and you choose the next carrier.${bookNowOff(data)}`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      // Otherwise they hear that we look at it.
      when: ({ declineReason, endIsReviewed }) => declineReason === 'no_show' && !endIsReviewed,
      title: () => 'A job ended without a pickup',
      body: (data) =>
        `"${data.title}" was not picked up in time, so it is no longer yours, and the shipper got a full refund. It counts among the jobs that you cancelled.`,
      link: shipment,
    },
  ],
} satisfies Partial<Record<ToldEvent, readonly Notice[]>>;

function factNames(facts: readonly Fact[]): string {
  return new Intl.ListFormat('en-US').format(facts.map(factInSentence));
}

/** It is booked and not picked up: the carrier's account matters to its owner. */
function isToBePickedUp({ quoteStatus }: NoticeData): boolean {
  return UNTIL_PICKUP.includes(quoteStatus ?? '');
}

const CANCELLED = new Set(['cancelled_by_shipper', 'cancelled_by_admin', 'refunded']);

const REOPENED: Record<string, string> = {
  unaccepted: 'You took back your acceptance.',
  payment_expired: 'The payment did not arrive in time, so the booking ended.',
  carrier_suspended: 'You ended the booking, since the carrier is suspended.',
  facts_lapsed: 'You ended the booking, since a badge of the carrier had come off.',
  cancelled_by_carrier: 'The carrier gave up the job.',
  no_show: 'The carrier did not pick it up in time.',
  item_differs: 'The carrier could not take it at the door, so the job is over, and your refund is on its way.',
};

/** Without their doing, all that they paid goes back, if they had paid. */
function comesBack({ declineReason, paymentStatus }: NoticeData): string {
  return FOR_NOTHING.has(declineReason ?? '') && paymentStatus === 'refunded'
    ? ' Your full payment is going back to your card.'
    : '';
}

const NOT_ENDED = 'You cannot end the booking while your account is suspended; contact us if you need to.';

/** What the owner has of ending a booking before the pickup. */
function whatEnding({ quoteStatus }: NoticeData): string {
  return `${quoteStatus === 'paid' ? 'your full payment goes back to your card' : 'nothing is charged'}, and the shipment is open for quotes again.`;
}

const FOR_NOTHING = new Set(['carrier_suspended', 'facts_lapsed', 'cancelled_by_carrier', 'no_show']);

/** Who sees the listing with its reader: "Only you", "You and two other carriers". */
function seenFirst({ offered: { length } }: NoticeData): string {
  const others = [
    '',
    'one other carrier sees',
    'two other carriers see',
    'three other carriers see',
    'four other carriers see',
  ];
  return length > 1 ? `You and ${others[length - 1]} it` : 'Only you see it';
}

/** What is off once a job that was taken ended without a payment. */
function bookNowOff({ wasTaken, declineReason, bookNowOffUntil, at }: NoticeData): string {
  if (!wasTaken || !UNPAID.has(declineReason ?? '')) return '';
  return bookNowOffUntil && at && bookNowOffUntil > at
    ? ` Three jobs in 90 days were not paid, so book now is off for all of your listings until ${dayWords(bookNowOffUntil.toISOString().slice(0, 10))}.`
    : ' Carriers can no longer book it at once; edit the listing to set a price again.';
}

const UNPAID = new Set(['unaccepted', 'payment_expired']);

function compensation({ payoutAmount, paymentStatus }: NoticeData): string {
  const cents = parseCents(payoutAmount) ?? 0;
  return paymentStatus === 'refunded' && cents > 0 ? `${formatCents(cents)} is yours for the late cancellation.` : '';
}
