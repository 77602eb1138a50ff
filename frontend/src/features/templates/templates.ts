import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refresh, refreshDeals } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import { callOnce } from '../../kit/api/once';
import type { BodyOf } from '../../kit/api/operations';
import { useRead } from '../../kit/api/queries';

const PATH = '/api/recurrences';
const ONE = '/api/recurrences/{id}';

/** The caller's templates, newest first; those that were deleted are none. */
export function useTemplates() {
  return useList('/api/shipments', { template: 'true', status: 'draft' });
}

/** What is listed again by itself: one a template at most. */
export function useRecurrences() {
  return useRead(PATH, {});
}

/** A draft of a template; each tap is another one. */
export function useTemplate(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callOnce('POST', '/api/shipments/{id}/copy', { params: { id }, body: {} }),
    onSettled: () => void refreshDeals(client),
  });
}

export function useDeleteTemplate(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST', '/api/shipments/{id}/cancel', { params: { id } }),
    onSettled: () => Promise.all([refreshDeals(client), refresh(client, PATH)]),
  });
}

export type RepeatBody = Omit<BodyOf<'POST', typeof PATH>, 'shipmentId'>;

/** Begins to repeat a template, or changes how; one that had ended or was paused goes on. */
export function useRepeat(shipmentId: string, id?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ fromDay, ...body }: RepeatBody) =>
      id === undefined
        ? callOnce('POST', PATH, { body: { shipmentId, fromDay, ...body } })
        : call('PATCH', ONE, { params: { id }, body: { ...body, state: 'on' } }),
    onSettled: () => void refresh(client, PATH),
  });
}

export function useSetRepeating(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (state: 'on' | 'paused') => call('PATCH', ONE, { params: { id }, body: { state } }),
    onSettled: () => refresh(client, PATH),
  });
}

export function useEndRepeating(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE', ONE, { params: { id } }),
    onSettled: () => refresh(client, PATH),
  });
}
