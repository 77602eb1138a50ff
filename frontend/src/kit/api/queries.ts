import { QueryCache, QueryClient } from '@tanstack/react-query';
import { setAhead } from '../format/now';
import { call } from './calls';
import { isUnauthorized } from './errors';
import type { WholePath } from './operations';
import { createRead } from './reads';
import type { AppConfig } from './types';

/** Reads a path, typed by the API document: `useRead('/api/shipments/{id}', { id })`. */
export const useRead = createRead(call);

const CONFIG: WholePath = '/api/config';

/** Server state, which never goes stale on its own: live events and the caller's own writes invalidate it. */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isUnauthorized(error)) onUnauthorized();
      },
      onSuccess: (data, { queryKey: [path] }) => {
        if (path === CONFIG) setAhead((data as AppConfig).clockAheadSeconds);
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
      // An unreachable server is a failure like any other: no call may wait unseen and go out later on its own.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
