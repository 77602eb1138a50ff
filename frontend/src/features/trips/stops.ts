import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refresh } from '../../kit/api/invalidate';
import { useRead } from '../../kit/api/queries';
import { readKey } from '../../kit/api/reads';
import type { Stops } from '../../kit/api/types';
import { refreshTrips } from './trips';

const STOPS = '/api/trips/{id}/stops';

/** The jobs of the road stand in the order of the stops. */
const refreshJobs = (client: QueryClient) => refresh(client, '/api/shipments');

/** The stops of a trip in the order that is kept. */
export function useStops(id: string) {
  return useRead(STOPS, { id });
}

/** Works the shortest order out; nothing is kept. */
export function useBestOrder(id: string) {
  return useMutation({ mutationFn: () => call('POST', '/api/trips/{id}/order', { params: { id }, body: {} }) });
}

export function useKeepOrder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stops: readonly Pick<Stops['stops'][number], 'jobId' | 'end' | 'leg'>[]) =>
      call('PUT', STOPS, {
        params: { id },
        body: { stops: stops.map(({ jobId, end, leg }) => ({ jobId, end, leg })) },
      }),
    onSuccess: (kept) => {
      client.setQueryData(readKey(STOPS, { id }), kept);
      void refreshJobs(client);
    },
  });
}

/** Puts a job on a trip, where it fits best. */
export function useAddJob(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (quoteId: string) => call('POST', '/api/trips/{id}/jobs', { params: { id }, body: { quoteId } }),
    onSettled: () => Promise.all([refreshTrips(client), refreshJobs(client)]),
  });
}

export function useRemoveJob(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (quoteId: string) => call('DELETE', '/api/trips/{id}/jobs/{quoteId}', { params: { id, quoteId } }),
    onSettled: () => Promise.all([refreshTrips(client), refreshJobs(client)]),
  });
}
