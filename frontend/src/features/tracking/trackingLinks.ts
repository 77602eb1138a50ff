import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refreshOne } from '../../kit/api/invalidate';
import { useRead } from '../../kit/api/queries';

const PATH = '/api/shipments/{id}/tracking-links';

/** The links by which others follow a shipment of the user's. */
export function useTrackingLinks(id: string) {
  return useRead(PATH, { id });
}

/** Makes a link; its address is told once. */
export function useCreateTrackingLink(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ label, showsCode }: { label: string; showsCode: boolean }) =>
      call('POST', PATH, { params: { id }, body: { showsCode, ...(label ? { label } : {}) } }),
    onSuccess: () => refreshOne(client, PATH, { id }),
  });
}

/** Ends a link, by its id. */
export function useEndTrackingLink(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) =>
      call('DELETE', '/api/shipments/{id}/tracking-links/{linkId}', { params: { id, linkId } }),
    onSettled: () => refreshOne(client, PATH, { id }),
  });
}
