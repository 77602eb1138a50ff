import type { QueryClient } from '@tanstack/react-query';

/** Which reads go stale by which live event. The event's name is the part before a dot, if it has one. */
const invalidates: Record<string, string[]> = {
  message: ['/api/conversations', '/api/users/me/dashboard'],
  quote: ['/api/quotes', '/api/shipments', '/api/users/me/dashboard'],
  shipment: ['/api/shipments', '/api/quotes', '/api/users/me/dashboard'],
  payment: ['/api/payments', '/api/shipments', '/api/quotes', '/api/users/me/dashboard'],
  location: ['/api/shipments'],
  claim: ['/api/claims', '/api/payments', '/api/users/me/dashboard'],
  notification: ['/api/notifications'],
  verification: ['/api/users/me/verification'],
  prices: ['/api/shipments'],
  // A rating is part of whom it is about, wherever they show.
  review: ['/api/users', '/api/auth/me', '/api/shipments'],
  user: ['/api/auth/me'],
};

/** Marks everything that a live event touches as stale, so that what is on screen is read again. */
export function applyLiveEvent(client: QueryClient, name: string): void {
  for (const path of invalidates[name.split('.')[0] ?? ''] ?? []) {
    void client.invalidateQueries({ queryKey: [path] });
  }
}
