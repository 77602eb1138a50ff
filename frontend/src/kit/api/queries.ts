import { QueryCache, QueryClient } from '@tanstack/react-query';
import { call } from './calls';
import { isUnauthorized } from './errors';
import { createRead } from './reads';

/** Reads what a path answers, typed by the API's document: `useRead('/api/shipments/{id}', { id })`. */
export const useRead = createRead(call);

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
        staleTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      // Being out of reach is a failure like any other: nothing may wait unseen and be sent later on its own.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
