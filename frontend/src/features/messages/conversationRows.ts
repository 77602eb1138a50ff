import type { Conversation } from '../../kit/api/types';

/** The open conversation stays in place, although opening it marked it as read. */
export function withOpened(unread: Conversation[], opened: Conversation): Conversation[] {
  const others = unread.filter(({ id }) => id !== opened.id);
  const place = others.findIndex(({ updatedAt }) => updatedAt < opened.updatedAt);
  return others.toSpliced(place < 0 ? others.length : place, 0, opened);
}

/** More than a row shows at any width; a screen reader reads all of it. */
const MOST_WORDS = 120;

/** The beginning of the last message, and whether the user wrote it. */
export function lastWords({ lastMessage }: Conversation, myId: string): string {
  if (!lastMessage) return 'No messages yet';
  const { content, senderId } = lastMessage;
  const begun = content.length > MOST_WORDS ? `${content.slice(0, MOST_WORDS)}...` : content;
  return `${senderId === myId ? 'You: ' : ''}${begun}`;
}

/** The id of a conversation's row on the page. */
export function rowOf(conversationId: string): string {
  return `conversation-${conversationId}`;
}
