import type { Conversation } from '../../kit/api/types';

/** The open conversation stays in place, although opening it marked it as read. */
export function withOpened(unread: Conversation[], opened: Conversation): Conversation[] {
  const others = unread.filter(({ id }) => id !== opened.id);
  const place = others.findIndex(({ updatedAt }) => updatedAt < opened.updatedAt);
  return others.toSpliced(place < 0 ? others.length : place, 0, opened);
}

/** The last message, and whether the user wrote it. */
export function lastWords({ lastMessage }: Conversation, myId: string): string {
  if (!lastMessage) return 'No messages yet';
  return `${lastMessage.senderId === myId ? 'You: ' : ''}${lastMessage.content}`;
}
