import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, client as http } from '../../kit/api/client';
import { useRead } from '../../kit/api/queries';
import type { Notice } from '../../kit/api/types';

const KEY = ['/api/notifications', { limit: 100 }] as const;

/** The caller's notifications, newest first. */
export function useNotifications() {
  return useRead<Notice[]>(KEY);
}

/** Marks some notifications as read, or all of them. Shown at once and taken back when it fails. */
export function useReadNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => answer(http.POST('/api/notifications/read', { body: ids ? { ids } : {} })),
    onMutate: (ids) => {
      const before = client.getQueryData<Notice[]>(KEY);
      const now = new Date().toISOString();
      client.setQueryData<Notice[]>(KEY, before?.map((notice) => (!ids || ids.includes(notice.id) ? { ...notice, readAt: notice.readAt ?? now } : notice)));
      return before;
    },
    onError: (_error, _ids, before) => client.setQueryData(KEY, before),
  });
}
