import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf, keyOf } from '../../kit/api/address';
import { call, readPage } from '../../kit/api/calls';
import { newIdempotencyKey } from '../../kit/api/client';
import { refreshDeals } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import type { BodyOf } from '../../kit/api/operations';
import { useRead } from '../../kit/api/queries';
import type { Quote, Shipment } from '../../kit/api/types';

/** The caller's shipments, as owner or as the carrier of the accepted quote; all, or those with one status. */
export function useOwnShipments(role: 'owner' | 'carrier', status?: Shipment['status']) {
  return useList(
    '/api/shipments',
    { ...(role === 'owner' ? { owner: 'me' } : { carrier: 'me' }), ...(status ? { status } : {}) },
    { limit: 20 },
  );
}

/** One shipment. */
export function useShipment(id: string) {
  return useRead('/api/shipments/{id}', { id });
}

const QUOTES = '/api/quotes';
/** A carrier who has done a job for the user. */
export type KnownCarrier = Pick<Quote['carrier'], 'id' | 'firstName' | 'lastInitial'>;
const DONE = { owner: 'me', status: 'completed', limit: 50 };

/**
 * The carriers who have done a job for the user, whoever did the latest first: those of one page of jobs, which are enough to choose from, and
 * whoever is chosen already.
 */
export function useKnownCarriers(enabled: boolean, chosen: readonly string[]): KnownCarrier[] {
  const { data, isSuccess } = useQuery({
    queryKey: [...keyOf(QUOTES, DONE), { in: 'first' }],
    enabled,
    queryFn: ({ signal }) => readPage(QUOTES, addressOf(QUOTES, DONE), signal),
  });
  const latest = new Map(data?.items.map(({ carrier }) => [carrier.id, carrier]));
  const others = chosen.filter((id) => !latest.has(id));
  const { data: earlier = [] } = useQuery({
    queryKey: ['known carriers', others],
    enabled: isSuccess && others.length > 0,
    // Who is gone can still be unticked.
    queryFn: ({ signal }) =>
      Promise.all(
        others.map((id) =>
          call('GET', '/api/users/{id}', { params: { id }, signal }).catch(() => ({
            id,
            firstName: null,
            lastInitial: null,
          })),
        ),
      ),
  });
  return [...latest.values(), ...earlier];
}

/** Shows a listing to all that only a few see. */
export function useOpenToAll(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('PATCH', '/api/shipments/{id}', { params: { id }, body: { onlyFor: [] } }),
    onSettled: () => refreshDeals(client),
  });
}

/** Says where exactly a booked shipment is and goes, and whom to call. */
export function useGiveAddresses(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST', '/api/shipments/{id}/addresses'>) =>
      call('POST', '/api/shipments/{id}/addresses', { params: { id }, body }),
    onSettled: () => refreshDeals(client),
  });
}

/** A draft of the same again, or a template; sent twice by one screen, it is the same one. */
export function useCopyShipment(id: string) {
  const client = useQueryClient();
  const [keys] = useState(() => ({ draft: newIdempotencyKey(), template: newIdempotencyKey() }));
  return useMutation({
    mutationFn: (body: { template: boolean }) =>
      call('POST', '/api/shipments/{id}/copy', {
        params: { id },
        body,
        key: body.template ? keys.template : keys.draft,
      }),
    onSuccess: () => refreshDeals(client),
  });
}

/** A verb on the caller's own listing. */
export function useShipmentVerb(id: string, verb: 'publish' | 'cancel') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST', `/api/shipments/{id}/${verb}`, { params: { id } }),
    onSettled: () => refreshDeals(client),
  });
}
