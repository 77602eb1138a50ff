import type { ToldEvent } from '../platform/events/catalog.js';
import type { NoticeData } from './notice-data.js';
import { amount, dayWords, hoursWords, momentWords, name, type Notice, shipment } from './notices.js';

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

/** What is told about quotes, up to the pickup. */
export const QUOTE_NOTICES = {
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
} satisfies Partial<Record<ToldEvent, readonly Notice[]>>;

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

/** Until when to pay for a job that was taken. */
function payBy({ due, pickupZone }: NoticeData): string {
  return due.payment_window ? `Pay by ${momentWords(due.payment_window, pickupZone)}.` : 'Pay next.';
}
