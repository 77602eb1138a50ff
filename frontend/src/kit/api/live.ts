import type { QueryClient } from '@tanstack/react-query';
import { refresh, type ReadHead } from './invalidate';
import { refreshHeads } from './lists';
import type { LiveNoun } from './types';

const DASHBOARD = '/api/users/me/dashboard';
const UNREAD = '/api/users/me/unread';
const TOTALS = '/api/payments/totals';
/** What can be done with a deal, and who acts next. */
const DEALS = ['/api/shipments', '/api/quotes'] as const;
/** What a carrier has planned, and the loads that would fit. */
const PLANS = ['/api/trips', '/api/recommended-loads'] as const;

/**
 * Which reads go stale with which live event. Keyed by the part of the event's name before the dot, if there is one.
 */
const invalidates: Record<LiveNoun, ReadHead[]> = {
  message: ['/api/conversations', UNREAD, DASHBOARD],
  quote: [...DEALS, DASHBOARD, ...PLANS],
  shipment: [...DEALS, '/api/recurrences', DASHBOARD, ...PLANS],
  payment: ['/api/payments', TOTALS, ...DEALS, DASHBOARD],
  location: ['/api/shipments'],
  change_order: [...DEALS, '/api/payments', DASHBOARD, ...PLANS],
  counter_offer: [...DEALS, DASHBOARD],
  question: ['/api/shipments', DASHBOARD],
  claim: ['/api/claims', '/api/payments', TOTALS, ...DEALS, DASHBOARD],
  // Its notice arrives as a separate event.
  reminder: [],
  notification: ['/api/notifications', UNREAD],
  verification: ['/api/users/me/verification'],
  prices: ['/api/shipments'],
  // A rating is shown with the user it is about, wherever they appear.
  review: ['/api/users', '/api/auth/me', '/api/shipments'],
  ticket: ['/api/support-tickets'],
  user: ['/api/auth/me'],
  import: ['/api/imports', '/api/shipments'],
  webhook_endpoint: ['/api/webhook-endpoints'],
};

/** Events that add to a long list, or mark its new rows as read: rows loaded before stay. */
const onlyAtTheHead = new Set(['message.sent', 'message.read', 'notification.created']);

/** Marks everything that a live event touches as stale, so that what is on screen is refetched. */
export function applyLiveEvent(client: QueryClient, name: string): void {
  // The server may be newer than this page and send names that the page does not know.
  for (const head of invalidates[name.split('.')[0] as LiveNoun] ?? []) {
    void (onlyAtTheHead.has(name) ? refreshHeads(client, head) : refresh(client, head));
  }
}
