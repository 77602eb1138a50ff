import { expect, it } from '@jest/globals';
import type { Conversation } from '../../kit/api/types';
import { lastWords, withOpened } from './conversationRows';

const talk = (id: string, updatedAt: string) => ({ id, updatedAt }) as Conversation;

it('keeps the open conversation in its place among the unread ones', () => {
  const ids = (opened: Conversation) => withOpened([talk('a', '3'), talk('b', '1')], opened).map(({ id }) => id);
  expect([ids(talk('c', '2')), ids(talk('c', '4')), ids(talk('c', '0')), ids(talk('a', '3'))]).toEqual([
    ['a', 'c', 'b'],
    ['c', 'a', 'b'],
    ['a', 'b', 'c'],
    ['a', 'b'],
  ]);
});

it('shows what was last said, and by whom', () => {
  const said = (senderId: string) => ({ lastMessage: { senderId, content: 'On my way' } }) as Conversation;
  expect([
    lastWords(said('me'), 'me'),
    lastWords(said('you'), 'me'),
    lastWords({ lastMessage: null } as Conversation, 'me'),
  ]).toEqual(['You: On my way', 'On my way', 'No messages yet']);
});

it('shows only the beginning of a long message', () => {
  const said = (content: string) => lastWords({ lastMessage: { senderId: 'you', content } } as Conversation, 'me');
  expect([said('a'.repeat(120)), said('a'.repeat(121))]).toEqual(['a'.repeat(120), `${'a'.repeat(120)}...`]);
});
