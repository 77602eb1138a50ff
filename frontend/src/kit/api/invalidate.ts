import type { QueryClient } from '@tanstack/react-query';

/** What a step of a deal changes on screen: shipments, quotes, payments, and what waits for the user. */
const deal = ['/api/shipments', '/api/quotes', '/api/payments', '/api/users/me/dashboard'];

/** Has everything about deals read again. */
export async function refreshDeals(client: QueryClient): Promise<void> {
  await Promise.all(deal.map((path) => client.invalidateQueries({ queryKey: [path] })));
}
