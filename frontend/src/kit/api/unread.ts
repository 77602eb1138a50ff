import { useRead } from './queries';
import type { Unread } from './types';

/** How much the signed-in user has not read: messages and notifications. */
export function useUnread(): Unread {
  return useRead('/api/users/me/unread').data ?? { messages: 0, conversations: 0, notifications: 0 };
}
