import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refresh } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import { callOnce } from '../../kit/api/once';
import type { BodyOf } from '../../kit/api/operations';
import { searchOf, type ShipmentFilters } from './filters';

const PATH = '/api/saved-searches';
const ONE = '/api/saved-searches/{id}';

/** The carrier's saved searches, newest first. */
export function useSavedSearches() {
  return useList(PATH);
}

/** Keeps what the screen is filtered by. */
export function useSaveSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST', typeof PATH>) => callOnce('POST', PATH, { body }),
    onSettled: () => void refresh(client, PATH),
  });
}

export function useChangeSearch(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'PATCH', typeof ONE>) => call('PATCH', ONE, { params: { id }, body }),
    onSettled: () => refresh(client, PATH),
  });
}

export function useDeleteSearch(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE', ONE, { params: { id } }),
    onSettled: () => refresh(client, PATH),
  });
}

/** The filters of the screen as they are kept; where the reader is when they look nearby is kept with them. */
export function queryOf(
  filters: ShipmentFilters,
  me?: { latitude: number; longitude: number },
): BodyOf<'POST', typeof PATH>['query'] {
  // The screen offers only what can be kept.
  return searchOf(filters, me) as BodyOf<'POST', typeof PATH>['query'];
}
