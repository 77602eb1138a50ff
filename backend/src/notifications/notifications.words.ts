import { formatCents, parseCents } from '../common/money.js';
import type { ToldEvent } from '../platform/events/catalog.js';
import { CHARGEBACK_NOTICES } from './chargeback.words.js';
import { CLAIM_NOTICES } from './claim.words.js';
import { DEADLINE_NOTICES } from './deadline.words.js';
import type { Facts } from './notifications.queries.js';
import { amount, dayWords, dollars, hoursWords, name, type Notice, payments, shipment } from './notices.js';
import { REMINDER_NOTICES } from './reminder.words.js';
import { VERIFICATION_NOTICES } from './verification.words.js';

/** What is told about which event. Plain and exact: what happened, and who is next. */
export const NOTICES: Record<ToldEvent, readonly Notice[]> = {
  // For listeners and screens only.
  'shipment.listed': [],
  'shipment.changed': [],
  'message.read': [],
  'user.erased': [],
  'quote.submitted': [
    {
      who: 'owner',
      mustAct: true,
      when: ({ quoteStatus }) => quoteStatus === 'pending',
      title: (facts) => `New quote: ${amount(facts)}`,
      body: (facts) =>
        `${name(facts.carrier, 'A carrier')} quoted ${amount(facts)} for "${facts.title}". You decide: accept or decline it.`,
      link: shipment,
    },
  ],
  'quote.accepted': [
    {
      who: 'carrier',
      when: ({ quoteStatus }) => quoteStatus !== 'declined',
      title: () => 'Your quote was accepted',
      body: (facts) =>
        `${name(facts.owner, 'The shipper')} accepted your quote of ${amount(facts)} for "${facts.title}". The shipper pays next. Pick up only once the payment is in escrow.`,
      link: shipment,
    },
  ],
  'quote.declined': [
    {
      who: 'carrier',
      when: ({ declineReason }) => declineReason !== null && declineReason in DECLINED,
      title: ({ declineReason }) => DECLINED[declineReason ?? '']?.title ?? '',
      body: (facts) =>
        `${DECLINED[facts.declineReason ?? '']?.body ?? ''} It was your quote of ${amount(facts)} for "${facts.title}".`,
      link: shipment,
    },
  ],
  'quote.withdrawn': [
    {
      who: 'owner',
      // A job that is given back is told as the shipment's reopening.
      when: ({ declineReason }) => declineReason === 'withdrawn',
      title: () => 'A quote was withdrawn',
      body: (facts) =>
        `${name(facts.carrier, 'A carrier')} withdrew the quote of ${amount(facts)} for "${facts.title}".`,
      link: shipment,
    },
  ],
  'quote.pickup_day_set': [
    {
      who: 'owner',
      mustAct: true,
      when: ({ quoteStatus, pickupDay }) => quoteStatus === 'paid' && pickupDay !== null,
      title: (facts) => `"${facts.title}" will be picked up on ${dayWords(facts.pickupDay ?? '')}`,
      body: (facts) =>
        `${name(facts.carrier, 'Your carrier')} set the day: ${dayWords(facts.pickupDay ?? '')}${facts.pickupDayHours ? `, ${hoursWords(facts.pickupDayHours)}` : ''}. If that does not work for you, send a message soon.`,
      link: shipment,
    },
  ],
  'payment.escrowed': [
    {
      who: 'owner',
      title: () => 'Your payment is held in escrow',
      body: (facts) =>
        `${dollars(facts.chargedAmount)} for "${facts.title}" is held in escrow until you confirm the delivery. ${name(facts.carrier, 'The carrier')} picks up next.`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'The payment is in escrow: you can pick up',
      body: (facts) =>
        `${name(facts.owner, 'The shipper')} paid for "${facts.title}". ${dollars(facts.payoutAmount)} is yours once the delivery is confirmed. The next step is yours: pick it up.`,
      link: shipment,
    },
  ],
  'payment.released': [
    {
      who: 'owner',
      title: () => 'Your payment was released',
      body: (facts) =>
        `${name(facts.carrier, 'The carrier')} is getting the payment for "${facts.title}". You can now leave a review.`,
      link: shipment,
    },
    {
      who: 'carrier',
      title: (facts) => `Payment released: ${dollars(facts.payoutAmount)}`,
      body: (facts) =>
        `${dollars(facts.payoutAmount)} for "${facts.title}" was released to you. Expect it in your account within 2 business days.`,
      link: payments,
    },
  ],
  'payment.refunded': [
    {
      who: 'owner',
      title: (facts) => `Refund: ${dollars(facts.refundedAmount)}`,
      body: (facts) =>
        `So far ${dollars(facts.refundedAmount)} of your payment for "${facts.title}" went back to your card. It can take your bank 5 to 10 days to show it.`,
      link: payments,
    },
    {
      who: 'carrier',
      title: () => 'A payment was refunded',
      body: (facts) =>
        `So far ${dollars(facts.refundedAmount)} of the payment for "${facts.title}" went back to the shipper. Your payout for this job is now ${dollars(facts.payoutAmount)}.`,
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
      body: (facts) =>
        `${facts.failureMessage ?? 'The payment was refused.'} Nothing was charged for "${facts.title}". You can try again with the same card or another one.`,
      link: shipment,
    },
  ],
  'payment.sent_back': [
    {
      who: 'owner',
      mustAct: true,
      title: () => 'We are returning a card payment',
      body: (facts) =>
        `We got a card payment for "${facts.title}" that does not match what was due. It is going back to your card in full. Check the shipment to see if you still need to pay.`,
      link: shipment,
    },
    {
      who: 'operators',
      mustAct: true,
      title: () => 'A card payment did not match and is going back',
      body: (facts) =>
        `A card payment for "${facts.title}" matches no deal. It was not put in escrow and is going back in full; it is listed under Differences.`,
      link: shipment,
    },
  ],
  'payment.refund_failed': [
    {
      who: 'owner',
      title: () => 'A refund did not reach your card',
      body: (facts) =>
        `Your bank sent back a refund for "${facts.title}". We still owe it to you: we will send it again, and email you if we need another way to pay you.`,
      link: payments,
    },
    {
      who: 'operators',
      mustAct: true,
      title: () => 'A refund failed at the bank',
      body: (facts) =>
        `A refund for "${facts.title}" came back from the bank, so we owe it again. Open the money operations to retry it, or agree on another way with the shipper.`,
      link: shipment,
    },
  ],
  ...CHARGEBACK_NOTICES,
  ...CLAIM_NOTICES,
  ...DEADLINE_NOTICES,
  ...REMINDER_NOTICES,
  ...VERIFICATION_NOTICES,
  'shipment.picked_up': [
    {
      who: 'owner',
      title: () => 'Picked up',
      body: (facts) => `${name(facts.carrier, 'The carrier')} picked up "${facts.title}". It is on its way.`,
      link: shipment,
    },
  ],
  'shipment.delivered': [
    {
      who: 'owner',
      mustAct: true,
      when: ({ quoteStatus }) => quoteStatus === 'delivered',
      title: () => 'Delivered: please confirm',
      body: (facts) =>
        `${name(facts.carrier, 'The carrier')} marked "${facts.title}" as delivered. Inspect it, then confirm the delivery to release the payment, or open a claim if something is wrong.`,
      link: shipment,
    },
  ],
  'shipment.cancelled': [
    {
      who: 'carrier',
      mustAct: true,
      when: ({ declineReason }) => declineReason !== null && CANCELLED.has(declineReason),
      title: () => 'One of your jobs was cancelled',
      body: (facts) =>
        `"${facts.title}" was cancelled, and your quote of ${amount(facts)} with it. Do not pick it up. If you already have it, message the shipper. ${compensation(facts)}`.trim(),
      link: shipment,
    },
  ],
  'shipment.reopened': [
    {
      who: 'owner',
      mustAct: true,
      title: () => 'Your shipment is open for quotes again',
      body: (facts) =>
        `${REOPENED[facts.declineReason ?? ''] ?? 'The quote you accepted is off.'} "${facts.title}" is open for quotes again. You do not need to list it again, and you choose the next carrier.`,
      link: shipment,
    },
  ],
  'review.posted': [
    {
      who: 'receiver',
      title: (facts) => `New review: ${facts.rating} of 5`,
      body: (facts) =>
        `${name(facts.sender, 'The other side')} reviewed you for "${facts.title}".${facts.content ? ` ${shortened(facts.content)}` : ''}`,
      link: shipment,
    },
  ],
  'message.sent': [
    {
      who: 'receiver',
      mustAct: true,
      title: (facts) => `Message from ${name(facts.sender, 'a Haulway user')}`,
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
  shipment_cancelled: { title: 'A shipment was cancelled', body: 'The shipper cancelled the shipment.' },
  payment_expired: {
    title: 'The shipper did not pay in time',
    body: 'The booking ended because the shipper did not pay. Do not pick it up.',
  },
  unaccepted: {
    title: 'The shipper took back a booking',
    body: 'The shipper took back their acceptance of your quote. Do not pick it up.',
  },
  no_show: {
    title: 'A job ended without a pick-up',
    body: 'The job was not picked up in time, so the shipper got a full refund.',
  },
};

const CANCELLED = new Set(['cancelled_by_shipper', 'cancelled_by_admin', 'refunded']);

const REOPENED: Record<string, string> = {
  unaccepted: 'You took back your acceptance.',
  payment_expired: 'The payment did not arrive in time, so the booking ended.',
  cancelled_by_carrier: 'The carrier gave up the job. Your full payment is going back to your card.',
  no_show: 'The carrier did not pick it up in time. Your full payment is going back to your card.',
};

function compensation({ payoutAmount, paymentStatus }: Facts): string {
  const cents = parseCents(payoutAmount) ?? 0;
  return paymentStatus === 'refunded' && cents > 0 ? `${formatCents(cents)} is yours for the late cancellation.` : '';
}

const LONGEST_BODY = 200;

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST_BODY ? text : `${characters.slice(0, LONGEST_BODY - 1).join('')}…`;
}
