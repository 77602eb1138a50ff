import { QueryCache, QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from './calls';
import { isUnauthorized } from './errors';

/** The parts of a path; a trailing object becomes the query string, without its empty fields. */
export type ReadKey = readonly [string, ...(string | Record<string, string | number | undefined>)[]];

/** The path that a query key stands for: `['/api/shipments', id, 'quotes']` is `/api/shipments/{id}/quotes`. */
export function pathOf(key: readonly unknown[]): string {
  const parts = key.filter((part): part is string => typeof part === 'string');
  const search = new URLSearchParams();
  for (const part of key) {
    if (typeof part !== 'object' || part === null) continue;
    for (const [name, value] of Object.entries(part)) {
      if (value !== undefined && value !== '') search.set(name, String(value));
    }
  }
  const query = search.toString();
  return parts.join('/') + (query ? `?${query}` : '');
}

/** Server state that never goes stale by itself: live events and the caller's own writes invalidate it. */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isUnauthorized(error)) onUnauthorized();
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => api('GET', pathOf(queryKey), undefined, { signal }),
        staleTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      // Out of reach is a failure like any other: nothing may wait unseen and be sent later by itself.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Reads the path made of the key's parts. */
export function useRead<T>(key: ReadKey, enabled = true): UseQueryResult<T> {
  return useQuery<T>({ queryKey: key, enabled });
}
