import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { ListPage } from '../../kit/api/calls';
import { answer, client as http } from '../../kit/api/client';
import { useList } from '../../kit/api/lists';
import type { Notice } from '../../kit/api/types';

const PATH = '/api/notifications';
type Pages = InfiniteData<ListPage<Notice>>;

/** The caller's notifications, newest first. */
export function useNotifications() {
  return useList(PATH, { growsAtHead: true });
}

/** Marks some notifications as read, or all of them. Shown at once and taken back when it fails. */
export function useReadNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => answer(http.POST('/api/notifications/read', { body: ids ? { ids } : {} })),
    onMutate: (ids) => {
      const before = client.getQueriesData<Pages>({ queryKey: [PATH] });
      const now = new Date().toISOString();
      const read = (notice: Notice) => (!ids || ids.includes(notice.id) ? { ...notice, readAt: notice.readAt ?? now } : notice);
      client.setQueriesData<Pages>({ queryKey: [PATH] }, (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(read) })) });
      return before;
    },
    onError: (_error, _ids, before) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api/users/me/unread'] }),
  });
}
