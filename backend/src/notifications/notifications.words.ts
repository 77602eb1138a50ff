import type { ToldEvent } from '../platform/events/catalog.js';
import { CHANGE_NOTICES } from './change.words.js';
import { CHARGEBACK_NOTICES } from './chargeback.words.js';
import { CLAIM_NOTICES } from './claim.words.js';
import { DEADLINE_NOTICES } from './deadline.words.js';
import { DESK_NOTICES } from './desk.words.js';
import { name, type Notice, shipment, shortened } from './notices.js';
import { OFFER_NOTICES } from './offer.words.js';
import { PAYMENT_NOTICES } from './payment.words.js';
import { QUESTION_NOTICES } from './question.words.js';
import { QUOTE_NOTICES } from './quote.words.js';
import { RECURRENCE_NOTICES } from './recurrence.words.js';
import { REMINDER_NOTICES } from './reminder.words.js';
import { SHIPMENT_NOTICES } from './shipment.words.js';
import { VERIFICATION_NOTICES } from './verification.words.js';

/** What is told about which event. Plain and exact: what happened, and who is next. */
export const NOTICES: Record<ToldEvent, readonly Notice[]> = {
  // For listeners and screens only.
  'shipment.listed': [],
  'shipment.changed': [],
  'prices.calculated': [],
  'message.read': [],
  'user.erased': [],
  'location.reported': [],
  ...SHIPMENT_NOTICES,
  ...QUOTE_NOTICES,
  ...PAYMENT_NOTICES,
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
