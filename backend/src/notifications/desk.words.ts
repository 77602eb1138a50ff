import type { ToldEvent } from '../platform/events/catalog.js';
import { name, type Notice, shortened } from './notices.js';
import { factOf } from './verification.words.js';

/** What operators are told about what waits for them. */
export const DESK_NOTICES = {
  'ticket.opened': [
    {
      who: 'operators',
      mustAct: true,
      // Somebody else may have answered by now.
      when: ({ ticketStatus }) => ticketStatus === 'open',
      title: (data) => `Ticket: ${data.title}`,
      body: (data) => `${shortened(data.content ?? '')} Answer it in the console.`,
      link: ({ recordId }) => `/console/support-tickets/${recordId}/show`,
    },
  ],
  'verification.submitted': [
    {
      who: 'operators',
      mustAct: true,
      when: ({ factStatus }) => factStatus === 'submitted',
      title: (data) => `To verify: ${factOf(data)}`,
      body: (data) =>
        `${name(data.receiver, 'A carrier')} asks to have their ${factOf(data)} verified. Check it in the console.`,
      link: ({ recordId }) => `/console/verifications/${recordId}/show`,
    },
  ],
} satisfies Partial<Record<ToldEvent, readonly Notice[]>>;
