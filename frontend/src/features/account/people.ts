import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refresh } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import { useRead } from '../../kit/api/queries';

/** Whom the user has blocked, the last one first. */
export function useBlocked() {
  return useList('/api/users/me/blocks', {}, { limit: 20 });
}

/** The user's own addresses, the one used last first. */
export function useAddresses() {
  return useRead('/api/users/me/addresses', {});
}

/** Forgets an address. */
export function useForgetAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE', '/api/users/me/addresses/{id}', { params: { id } }),
    onSettled: () => refresh(client, '/api/users/me/addresses'),
  });
}
