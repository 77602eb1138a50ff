import type { Conversation } from '../../kit/api/types';

/** The open one stays in its place, although opening it read it. */
export function withOpened(unread: Conversation[], opened: Conversation): Conversation[] {
  const others = unread.filter(({ id }) => id !== opened.id);
  const place = others.findIndex(({ updatedAt }) => updatedAt < opened.updatedAt);
  return others.toSpliced(place < 0 ? others.length : place, 0, opened);
}

/** What was last said, and whether by the user. */
export function lastWords({ lastMessage }: Conversation, myId: string): string {
  if (!lastMessage) return 'No messages yet';
  return `${lastMessage.senderId === myId ? 'You: ' : ''}${lastMessage.content}`;
}
