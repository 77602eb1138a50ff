import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refresh } from '../../kit/api/invalidate';
import { changeRows, useList } from '../../kit/api/lists';
import { now } from '../../kit/format/now';

const PATH = '/api/notifications';

/** The caller's notifications, newest first. */
export function useNotifications() {
  return useList(PATH, {}, { growsAtHead: true });
}

/** Marks some notifications as read, or all of them. Shown at once, and undone on failure. */
export function useReadNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => call('POST', '/api/notifications/read', { body: ids ? { ids } : {} }),
    onMutate: (ids) => {
      const readAt = now().toISOString();
      return changeRows(client, PATH, (notice) =>
        notice.readAt === null && (!ids || ids.includes(notice.id)) ? { ...notice, readAt } : notice,
      );
    },
    onError: (_error, _ids, putBack) => putBack?.(),
    onSuccess: () => refresh(client, '/api/users/me/unread'),
  });
}
