import type { QueryClient } from '@tanstack/react-query';
import { keyOf, type Params } from './address';
import type { HeadOf, IdsOf, ReadPath } from './operations';

/** The start of the keys of reads: `/api/shipments` stands for every shipment and everything below it. */
export type ReadHead = HeadOf<ReadPath>;

/** Refetches all reads whose keys start with these. */
export async function refresh(client: QueryClient, ...heads: ReadHead[]): Promise<void> {
  await Promise.all(heads.map((head) => client.invalidateQueries({ queryKey: [head] })));
}

/** Refetches one read and everything below it: `refreshOne(client, '/api/users/{id}', { id })`. */
export async function refreshOne<P extends ReadPath>(
  client: QueryClient,
  path: P,
  ids: IdsOf<'GET', P>,
): Promise<void> {
  await client.invalidateQueries({ queryKey: keyOf(path, ids as Params) });
}

/** Refetches everything about deals, since one act can change any of it on screen. */
export async function refreshDeals(client: QueryClient): Promise<void> {
  await refresh(
    client,
    '/api/shipments',
    '/api/quotes',
    '/api/payments',
    '/api/payments/totals',
    '/api/users/me/dashboard',
    '/api/trips',
    '/api/recommended-loads',
  );
}
