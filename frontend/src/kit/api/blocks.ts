import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './calls';
import { refresh } from './invalidate';

/** Blocks a person, or takes that back. */
export function useBlock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) =>
      call(on ? 'PUT' : 'DELETE', '/api/users/{id}/block', { params: { id } }),
    onSuccess: () =>
      Promise.all([
        refresh(client, '/api/conversations'),
        refresh(client, '/api/users/me/blocks'),
        // What can be quoted on depends on it.
        refresh(client, '/api/shipments'),
      ]),
  });
}
