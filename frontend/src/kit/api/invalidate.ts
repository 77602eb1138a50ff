import type { QueryClient } from '@tanstack/react-query';
import { keyOf, type Params } from './address';
import type { HeadOf, IdsOf, ReadPath } from './operations';

/** How the keys of reads begin: `/api/shipments` stands for each shipment and all that is below it. */
export type ReadHead = HeadOf<ReadPath>;

/** Has all reads that begin with these read again. */
export async function refresh(client: QueryClient, ...heads: ReadHead[]): Promise<void> {
  await Promise.all(heads.map((head) => client.invalidateQueries({ queryKey: [head] })));
}

/** Has one read, and all that is below it, read again: `refreshOne(client, '/api/users/{id}', { id })`. */
export async function refreshOne<P extends ReadPath>(
  client: QueryClient,
  path: P,
  ids: IdsOf<'GET', P>,
): Promise<void> {
  await client.invalidateQueries({ queryKey: keyOf(path, ids as Params) });
}

/** Has everything about deals read again: what a step of one changes on screen. */
export async function refreshDeals(client: QueryClient): Promise<void> {
  await refresh(
    client,
    '/api/shipments',
    '/api/quotes',
    '/api/payments',
    '/api/payments/totals',
    '/api/users/me/dashboard',
  );
}
