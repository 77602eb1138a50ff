import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refreshOne } from '../../kit/api/invalidate';
import { useRead } from '../../kit/api/queries';

const PATH = '/api/shipments/{id}/driver';

/** Who drives a job of the user's; undefined while they do it themselves. */
export function useDriver(id: string) {
  const { data, isPending, refetch } = useRead(PATH, { id });
  return { driver: data?.driver ?? undefined, isPending, refetch };
}

/** Gives the job to somebody; the address of their link is told once. */
export function useGiveToDriver(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, phone }: { name: string; phone: string }) =>
      call('POST', PATH, { params: { id }, body: { name, ...(phone ? { phone } : {}) } }),
    onSuccess: () => refreshOne(client, PATH, { id }),
  });
}

/** Takes the job back. */
export function useTakeBack(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE', PATH, { params: { id } }),
    onSettled: () => refreshOne(client, PATH, { id }),
  });
}
