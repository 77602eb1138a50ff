import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { keyOf, type Params } from './address';
import type { HeadOf, IdsOf, ReadPath } from './operations';

/** The start of the keys of reads: `/api/shipments` stands for every shipment and everything below it. */
export type ReadHead = HeadOf<ReadPath>;

/** Refetches all reads whose keys start with these. */
export async function refresh(client: QueryClient, ...heads: ReadHead[]): Promise<void> {
  await Promise.all(heads.map((head) => again(client, [head])));
}

/**
 * Refetches the reads that start with a key. TanStack Query lets a first read that is on its way go on, though it may
 * have been answered before the change: that one is made once more.
 */
async function again(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching';
  const first = new Set(client.getQueryCache().findAll({ queryKey, predicate: isFirst }));
  await client.invalidateQueries({ queryKey });
  if (first.size > 0) await client.invalidateQueries({ queryKey, predicate: (query) => first.has(query) });
}

/** Refetches one read and everything below it: `refreshOne(client, '/api/users/{id}', { id })`. */
export async function refreshOne<P extends ReadPath>(
  client: QueryClient,
  path: P,
  ids: IdsOf<'GET', P>,
): Promise<void> {
  await again(client, keyOf(path, ids as Params));
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
