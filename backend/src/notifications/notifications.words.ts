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
      title: (facts) => `"${facts.title}" is picked up on ${dayWords(facts.pickupDay ?? '')}`,
      body: (facts) =>
        `${name(facts.carrier, 'Your carrier')} set the day: ${dayWords(facts.pickupDay ?? '')}${facts.pickupDayHours ? `, ${hoursWords(facts.pickupDayHours)}` : ''}. If that does not suit you, write a message soon.`,
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
        `${name(facts.owner, 'The shipper')} paid for "${facts.title}". ${dollars(facts.payoutAmount)} is yours once the delivery is confirmed. Picking up is next, and it is yours to do.`,
      link: shipment,
    },
  ],
  'payment.released': [
    {
      who: 'owner',
      title: () => 'Your payment was released',
      body: (facts) =>
        `${name(facts.carrier, 'The carrier')} gets the payment for "${facts.title}". You can now leave a review.`,
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
        `So far ${dollars(facts.refundedAmount)} of your payment for "${facts.title}" went back to your card. Your bank shows it within 5 to 10 days.`,
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
        `${facts.failureMessage ?? 'The payment was refused.'} Nothing was charged for "${facts.title}". You can try again with the same or another card.`,
      link: shipment,
    },
  ],
  'payment.sent_back': [
    {
      who: 'owner',
      mustAct: true,
      title: () => 'A card payment goes back to you',
      body: (facts) =>
        `A card payment came for "${facts.title}" that does not fit what was to be paid. It goes back to your card in full. Look at the shipment to see whether the payment is still open.`,
      link: shipment,
    },
    {
      who: 'operators',
      mustAct: true,
      title: () => 'A card payment did not fit, and is sent back',
      body: (facts) =>
        `A card payment for "${facts.title}" fits no deal. It was not taken into escrow and goes back in full; the difference is listed under reconciliation.`,
      link: shipment,
    },
  ],
  'payment.refund_failed': [
    {
      who: 'owner',
      title: () => 'A refund did not reach your card',
      body: (facts) =>
        `Your bank sent back a refund for "${facts.title}". You are still owed it: we send it again, and write to you if we need another way.`,
      link: payments,
    },
    {
      who: 'operators',
      mustAct: true,
      title: () => 'A refund failed at the bank',
      body: (facts) =>
        `A refund for "${facts.title}" came back from the bank and is owed again. Look at the money operations: have it tried again, or agree on another way with the shipper.`,
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
        `${name(facts.carrier, 'The carrier')} marked "${facts.title}" as delivered. Look it over, then confirm the delivery to release the payment, or open a claim if something is wrong.`,
      link: shipment,
    },
  ],
  'shipment.cancelled': [
    {
      who: 'carrier',
      mustAct: true,
      when: ({ declineReason }) => declineReason !== null && CANCELLED.has(declineReason),
      title: () => 'A job of yours was cancelled',
      body: (facts) =>
        `"${facts.title}" was cancelled, and your quote of ${amount(facts)} with it. Do not pick it up; if you have it, write to the shipper. ${compensation(facts)}`.trim(),
      link: shipment,
    },
  ],
  'shipment.reopened': [
    {
      who: 'owner',
      mustAct: true,
      title: () => 'Your shipment is open for quotes again',
      body: (facts) =>
        `${REOPENED[facts.declineReason ?? ''] ?? 'The accepted quote no longer stands.'} "${facts.title}" takes quotes again; nothing has to be listed anew. You choose the next carrier.`,
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
  expired: { title: 'Your quote has expired', body: 'Your quote was valid until now and was not accepted.' },
  shipment_cancelled: { title: 'A shipment was cancelled', body: 'The shipper cancelled the shipment.' },
  payment_expired: {
    title: 'The shipper did not pay in time',
    body: 'The acceptance ended because the payment did not come. Do not pick up.',
  },
  unaccepted: {
    title: 'An acceptance was undone',
    body: 'The shipper undid the acceptance of your quote. Do not pick up.',
  },
  no_show: {
    title: 'A job ended without a pick-up',
    body: 'The job was not picked up in time, so the shipper got a full refund.',
  },
};

const CANCELLED = new Set(['cancelled_by_shipper', 'cancelled_by_admin', 'refunded']);

const REOPENED: Record<string, string> = {
  unaccepted: 'You undid the acceptance.',
  payment_expired: 'The payment did not come in time, so the acceptance ended.',
  cancelled_by_carrier: 'The carrier gave the job back. What you paid goes back to your card in full.',
  no_show: 'The carrier did not pick up in time. What you paid goes back to your card in full.',
};

function compensation({ payoutAmount, paymentStatus }: Facts): string {
  const cents = parseCents(payoutAmount) ?? 0;
  return paymentStatus === 'refunded' && cents > 0
    ? `${formatCents(cents)} is paid to you for the late cancellation.`
    : '';
}

const LONGEST_BODY = 200;

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST_BODY ? text : `${characters.slice(0, LONGEST_BODY - 1).join('')}…`;
}
