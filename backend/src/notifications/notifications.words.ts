import { UNTIL_PICKUP } from '../common/booked.js';
import type { Fact } from '../common/facts.js';
import { formatCents, parseCents } from '../common/money.js';
import type { ToldEvent } from '../platform/events/catalog.js';
import { HIDDEN_CODE } from '../platform/security/sealed.js';
import { CHANGE_NOTICES } from './change.words.js';
import { CHARGEBACK_NOTICES } from './chargeback.words.js';
import { CLAIM_NOTICES } from './claim.words.js';
import { DEADLINE_NOTICES } from './deadline.words.js';
import { DESK_NOTICES } from './desk.words.js';
import type { NoticeData } from './notice-data.js';
import {
  amount,
  dayWords,
  dollars,
  hoursWords,
  momentWords,
  name,
  type Notice,
  payments,
  shipment,
  shortened,
} from './notices.js';
import { OFFER_NOTICES } from './offer.words.js';
import { QUESTION_NOTICES } from './question.words.js';
import { RECURRENCE_NOTICES } from './recurrence.words.js';
import { REMINDER_NOTICES } from './reminder.words.js';
import { factInSentence, VERIFICATION_NOTICES } from './verification.words.js';

/** A quote ended, for whatever reason. */
const OVER: readonly Notice[] = [
  {
    who: 'carrier',
    when: ({ declineReason }) => declineReason !== null && declineReason in DECLINED,
    title: ({ declineReason }) => DECLINED[declineReason ?? '']?.title ?? '',
    body: (data) =>
      `${DECLINED[data.declineReason ?? '']?.body ?? ''} It was your quote of ${amount(data)} for "${data.title}".`,
    link: shipment,
  },
];

/** What is told about which event. Plain and exact: what happened, and who is next. */
export const NOTICES: Record<ToldEvent, readonly Notice[]> = {
  // For listeners and screens only.
  'shipment.listed': [],
  'shipment.changed': [],
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
  'prices.calculated': [],
  'message.read': [],
  'user.erased': [],
  'location.reported': [],
  'quote.submitted': [
    {
      who: 'owner',
      mustAct: true,
      when: ({ quoteStatus }) => quoteStatus === 'pending',
      title: (data) => `New quote: ${amount(data)}`,
      body: (data) =>
        `${name(data.carrier, 'A carrier')} quoted ${amount(data)} for "${data.title}". You decide: accept or decline it.`,
      link: shipment,
    },
  ],
  'quote.accepted': [
    {
      who: 'carrier',
      // Carriers who accepted an offer, or took it, know.
      when: ({ quoteStatus, bookedOnOffer, wasTaken }) =>
        quoteStatus !== 'declined' && bookedOnOffer !== 'shipper' && !wasTaken,
      title: () => 'Your quote was accepted',
      body: (data) =>
        `${name(data.owner, 'The shipper')} accepted your quote of ${amount(data)} for "${data.title}". The shipper pays next. Pick up only once the payment is in escrow.`,
      link: shipment,
    },
    {
      who: 'owner',
      mustAct: true,
      when: ({ quoteStatus, wasTaken }) => quoteStatus === 'accepted' && wasTaken,
      title: (data) => `Booked for ${amount(data)}: pay next`,
      body: (data) =>
        `${name(data.carrier, 'A carrier')} took "${data.title}" at your book-now price of ${amount(data)}. ${payBy(data)} The carrier is bound only once it is paid; otherwise the booking ends.`,
      link: shipment,
    },
  ],
  'quote.declined': OVER,
  'quote.unaccepted': OVER,
  'quote.expired': OVER,
  'quote.withdrawn': [
    {
      who: 'owner',
      // A job that is given back is told as the shipment's reopening.
      when: ({ declineReason }) => declineReason === 'withdrawn',
      title: () => 'A quote was withdrawn',
      body: (data) => `${name(data.carrier, 'A carrier')} withdrew the quote of ${amount(data)} for "${data.title}".`,
      link: shipment,
    },
  ],
  'quote.pickup_day_set': [
    {
      who: 'owner',
      mustAct: true,
      when: ({ quoteStatus, pickupDay }) => quoteStatus === 'paid' && pickupDay !== null,
      title: (data) => `"${data.title}" will be picked up on ${dayWords(data.pickupDay ?? '')}`,
      body: (data) =>
        `${name(data.carrier, 'Your carrier')} set the day: ${dayWords(data.pickupDay ?? '')}${data.pickupDayHours ? `, ${hoursWords(data.pickupDayHours)}` : ''}. If that does not work for you, send a message soon.`,
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
  'payment.escrowed': [
    {
      who: 'owner',
      title: () => 'Your payment is held in escrow',
      body: (data) =>
        `${dollars(data.chargedAmount)} for "${data.title}" is held in escrow until you confirm the delivery. ${name(data.carrier, 'The carrier')} picks up next.${data.lacksStreet ? " Add the street addresses on the shipment's page so they can find you." : ''}`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'The payment is in escrow: you can pick up',
      body: (data) =>
        `${name(data.owner, 'The shipper')} paid for "${data.title}". ${dollars(data.payoutAmount)} is yours once the delivery is confirmed. The next step is yours: pick it up.`,
      link: shipment,
    },
  ],
  'payment.released': [
    {
      who: 'owner',
      title: () => 'Your payment was released',
      body: (data) =>
        `${name(data.carrier, 'The carrier')} is getting the payment for "${data.title}". You can now leave a review.`,
      link: shipment,
    },
    {
      who: 'carrier',
      title: (data) => `Payment released: ${dollars(data.payoutAmount)}`,
      body: (data) =>
        `${dollars(data.payoutAmount)} for "${data.title}" was released to you. Expect it in your account within 2 business days.`,
      link: payments,
    },
  ],
  'payment.refunded': [
    {
      who: 'owner',
      title: (data) => `Refunded: ${dollars(refunded(data))}`,
      body: (data) =>
        `${dollars(refunded(data))} of your payment for "${data.title}" went back to your card${because(data, 'you cancelled')}.${kept(data)}${soFar(data)} It can take your bank 5 to 10 days to show it.`,
      link: payments,
    },
    {
      who: 'carrier',
      title: () => 'A payment was refunded',
      body: (data) =>
        `${dollars(refunded(data))} of the payment for "${data.title}" went back to the shipper${because(data, 'the shipper cancelled')}.${soFar(data)} Your payout for this job is now ${dollars(data.payoutAmount)}.`,
      link: payments,
    },
  ],
  'payment.failed': [
    {
      who: 'owner',
      mustAct: true,
      // An attempt that is over because the deal is needs nobody's action.
      when: ({ paymentStatus, quoteStatus }) => paymentStatus === 'failed' && quoteStatus === 'accepted',
      title: () => 'Your payment did not go through',
      body: (data) =>
        `${data.failureMessage ?? 'The payment was refused.'} Nothing was charged for "${data.title}". You can try again with the same card or another one.`,
      link: shipment,
    },
  ],
  'payment.sent_back': [
    {
      who: 'owner',
      mustAct: true,
      title: () => 'We are returning a card payment',
      body: (data) =>
        `We got a card payment for "${data.title}" that does not match what was due. It is going back to your card in full. Check the shipment to see if you still need to pay.`,
      link: shipment,
    },
    {
      who: 'operators',
      mustAct: true,
      title: () => 'A card payment did not match and is going back',
      body: (data) =>
        `A card payment for "${data.title}" matches no deal. It was not put in escrow and is going back in full; it is listed under Differences.`,
      link: shipment,
    },
  ],
  'payment.refund_failed': [
    {
      who: 'owner',
      title: () => 'A refund did not reach your card',
      body: (data) =>
        `Your bank sent back a refund for "${data.title}". We still owe it to you: we will send it again, and email you if we need another way to pay you.`,
      link: payments,
    },
    {
      who: 'operators',
      mustAct: true,
      title: () => 'A refund failed at the bank',
      body: (data) =>
        `A refund for "${data.title}" came back from the bank, so we owe it again. Open the money operations to retry it, or agree on another way with the shipper.`,
      link: shipment,
    },
  ],
  ...CHARGEBACK_NOTICES,
  ...CLAIM_NOTICES,
  ...CHANGE_NOTICES,
  ...OFFER_NOTICES,
  ...QUESTION_NOTICES,
  ...RECURRENCE_NOTICES,
  ...DEADLINE_NOTICES,
  ...DESK_NOTICES,
  ...REMINDER_NOTICES,
  ...VERIFICATION_NOTICES,
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
        `The account of ${name(data.carrier, 'the carrier')} is suspended, so they cannot pick up "${data.title}". You can wait, or end the booking: ${data.quoteStatus === 'paid' ? 'your full payment goes back to your card' : 'nothing is charged'}, and the shipment is open for quotes again.`,
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
        `When you booked ${name(data.carrier, 'the carrier')} for "${data.title}", we had checked this: ${factNames(data.lapsedFacts)}. It has expired or was withdrawn, and nothing new is checked yet. Ask the carrier, or end the booking before the pickup: ${data.quoteStatus === 'paid' ? 'your full payment goes back to your card' : 'nothing is charged'}, and the shipment is open for quotes again.`,
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
  'review.posted': [
    {
      who: 'receiver',
      title: (data) => `New review: ${data.rating} of 5`,
      body: (data) =>
        `${name(data.sender, 'The other side')} reviewed you for "${data.title}".${data.content ? ` ${shortened(data.content)}` : ''}`,
      link: shipment,
    },
  ],
  'message.sent': [
    {
      who: 'receiver',
      mustAct: true,
      title: (data) => `Message from ${name(data.sender, 'a Haulway user')}`,
      body: ({ content }) => shortened(content ?? ''),
      link: ({ conversationId }) => `/messages?c=${conversationId}`,
    },
  ],
};

/** Why a quote ended, to its carrier. What they did themselves, and what another notice tells, is not here. */
const DECLINED: Record<string, { title: string; body: string }> = {
  declined_by_shipper: { title: 'Your quote was declined', body: 'The shipper declined your quote.' },
  another_accepted: { title: 'Another quote was chosen', body: 'The shipper booked another carrier.' },
  expired: { title: 'Your quote has expired', body: 'Your quote ran out before it was accepted.' },
  shipment_cancelled: { title: 'A shipment was cancelled', body: 'The shipment was cancelled.' },
  payment_expired: {
    title: 'The shipper did not pay in time',
    body: 'The booking ended because the shipper did not pay. Do not pick it up.',
  },
  unaccepted: {
    title: 'The shipper took back a booking',
    body: 'The shipper took back their acceptance of your quote. Do not pick it up.',
  },
  carrier_suspended: {
    title: 'A booking ended while you are suspended',
    body: 'The shipper did not wait until you can pick up again. Do not pick it up.',
  },
  facts_lapsed: {
    title: 'A booking ended, since a badge of yours had come off',
    body: 'The shipper had booked you with a badge that you no longer have. Do not pick it up.',
  },
};

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

/** Until when to pay for a job that was taken. */
function payBy({ due, pickupZone }: NoticeData): string {
  return due.payment_window ? `Pay by ${momentWords(due.payment_window, pickupZone)}.` : 'Pay next.';
}

/** What is off once a job that was taken ended without a payment. */
function bookNowOff({ wasTaken, declineReason, bookNowOffUntil, at }: NoticeData): string {
  if (!wasTaken || !UNPAID.has(declineReason ?? '')) return '';
  return bookNowOffUntil && at && bookNowOffUntil > at
    ? ` Three jobs in 90 days were not paid, so book now is off for all of your listings until ${dayWords(bookNowOffUntil.toISOString().slice(0, 10))}.`
    : ' Carriers can no longer book it at once; edit the listing to set a price again.';
}

const UNPAID = new Set(['unaccepted', 'payment_expired']);

/** Why money goes back. */
const REFUNDED: Record<string, string> = {
  claim: 'a claim was upheld',
  change_order: 'a lower price was agreed',
  cancelled_by_admin: 'Haulway cancelled it',
  cancelled_by_carrier: 'the carrier gave the job back',
  carrier_suspended: 'the carrier is suspended',
  facts_lapsed: 'a badge of the carrier had come off',
  item_differs: 'the carrier could not take it at the door',
  no_show: 'it was not picked up in time',
  late_payment: 'the booking had ended before it was paid',
  chargeback: 'a bank gave back the first payment',
  admin: 'Haulway decided so',
};

/** The last refund; of all, where it is not known. */
function refunded({ lastRefund, refundedAmount }: NoticeData): string | null {
  return lastRefund ?? refundedAmount;
}

function because({ refundReason, daysLate }: NoticeData, cancelled: string): string {
  if (refundReason === 'delay')
    return ` because it came ${daysLate === 1 ? '1 day' : `${daysLate ?? 'some'} days`} late`;
  const reason = refundReason === 'cancelled_by_shipper' ? cancelled : REFUNDED[refundReason ?? ''];
  return reason ? ` because ${reason}` : '';
}

/** What of the payment the carrier keeps though the job is off. */
function kept({ payoutAmount, paymentStatus, refundReason }: NoticeData): string {
  if (paymentStatus !== 'refunded' || (parseCents(payoutAmount) ?? 0) === 0) return '';
  const why = refundReason === 'cancelled_by_shipper' ? ' because the cancellation was late' : '';
  return ` ${dollars(payoutAmount)} is kept for the carrier${why}.`;
}

/** Where there were other refunds before. */
function soFar(data: NoticeData): string {
  const all = dollars(data.refundedAmount);
  return all === dollars(refunded(data)) ? '' : ` That makes ${all} in all.`;
}

function compensation({ payoutAmount, paymentStatus }: NoticeData): string {
  const cents = parseCents(payoutAmount) ?? 0;
  return paymentStatus === 'refunded' && cents > 0 ? `${formatCents(cents)} is yours for the late cancellation.` : '';
}
