import { formatCents } from '../common/money.js';
import type { ToldEvent } from '../platform/events/catalog.js';
import { amount, name, type Notice, shipment } from './notices.js';
import type { NoticeData } from './notice-data.js';

const offered = ({ offerCents }: NoticeData): string => formatCents(offerCents ?? 0);
const stands = (data: NoticeData): string => `The quote of ${amount(data)} stands as it was.`;

/** What is told about counter-offers: `sender` made it, `receiver` is the other side. */
export const OFFER_NOTICES = {
  'counter_offer.made': [
    {
      who: 'receiver',
      mustAct: true,
      when: ({ offerStatus }) => offerStatus === 'open',
      title: (data) => `Counter-offer: ${offered(data)} for "${data.title}"`,
      body: (data) =>
        `${name(data.sender, 'The other side')} offers ${offered(data)} instead of ${amount(data)}. If you accept, it is booked. You can also counter or decline. If you do nothing, the quote stands as it was.`,
      link: shipment,
    },
  ],
  'counter_offer.accepted': [
    {
      who: 'owner',
      mustAct: true,
      when: ({ bookedOnOffer, quoteStatus }) => bookedOnOffer === 'shipper' && quoteStatus === 'accepted',
      title: (data) => `Your offer of ${amount(data)} was accepted`,
      body: (data) =>
        `${name(data.carrier, 'The carrier')} takes "${data.title}" for ${amount(data)}, and it is booked. Pay next, so that the pickup can go ahead.`,
      link: shipment,
    },
  ],
  'counter_offer.declined': [
    {
      who: 'sender',
      title: (data) => `Your offer of ${offered(data)} was declined`,
      body: (data) => `${name(data.receiver, 'The other side')} declined it, for "${data.title}". ${stands(data)}`,
      link: shipment,
    },
  ],
  'counter_offer.withdrawn': [
    {
      who: 'receiver',
      title: (data) => `The offer of ${offered(data)} was withdrawn`,
      body: (data) => `${name(data.sender, 'The other side')} withdrew it, for "${data.title}". ${stands(data)}`,
      link: shipment,
    },
  ],
  'counter_offer.lapsed': [
    {
      who: 'sender',
      when: ({ offerStatus, offerEndedBy, sender }) => offerStatus === 'lapsed' && offerEndedBy !== sender?.id,
      title: (data) => `Your offer of ${offered(data)} lapsed`,
      body: (data) =>
        `It was for "${data.title}". ${data.offerEndedBy === null ? 'Nobody answered it in time.' : 'The terms it was based on have changed.'}`,
      link: shipment,
    },
  ],
} as const satisfies Partial<Record<ToldEvent, readonly Notice[]>>;
