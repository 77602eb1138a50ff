import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refresh } from '../../kit/api/invalidate';
import { refreshHeads, useList, type List } from '../../kit/api/lists';
import { useRead } from '../../kit/api/queries';
import { readKey } from '../../kit/api/reads';
import type { Conversation, NewReport } from '../../kit/api/types';

/** The caller's conversations, latest first. */
export function useConversations() {
  return useList('/api/conversations');
}

/** The conversations with unread messages; loaded once somebody wants to see only those. */
export function useUnreadConversations(enabled: boolean) {
  return useList('/api/conversations', { unread: 'true' }, { enabled });
}

/** The conversation named in an address: by its id, or by the other person and the shipment. */
export interface NamedConversation {
  id?: string | undefined;
  withId?: string | undefined;
  shipmentId?: string | undefined;
}

/** The named conversation, wherever it is in the list; undefined if there is none, or none yet. */
export function useConversation(
  { id, withId, shipmentId }: NamedConversation,
  list: List<Conversation>,
): { open: Conversation | undefined; isPending: boolean } {
  const here = id ? list.rows.find((conversation) => conversation.id === id) : undefined;
  const byId = useRead(
    '/api/conversations/{id}',
    { id: id ?? '' },
    { enabled: id !== undefined && !here && !list.isPending },
  );
  const isSought = id === undefined && withId !== undefined;
  const byPeople = useList('/api/conversations', { with: withId, shipmentId }, { limit: 1, enabled: isSought });
  if (id) return { open: here ?? byId.data, isPending: !here && byId.isPending };
  return { open: byPeople.rows[0], isPending: isSought && byPeople.isPending };
}

/** A conversation's messages, oldest first; the next page leads back in time. */
export function useMessages(conversationId: string | undefined) {
  return useList(
    '/api/conversations/{id}/messages',
    { id: conversationId ?? '' },
    { enabled: conversationId !== undefined, backwards: true, growsAtHead: true },
  );
}

/** A person, by id, as everybody sees them. */
export function usePerson(id: string | undefined) {
  return useRead('/api/users/{id}', { id: id ?? '' }, { enabled: id !== undefined });
}

export interface NewMessage {
  /** Sent again with the same key, it arrives only once. */
  key: string;
  receiverId: string;
  shipmentId?: string;
  content: string;
  /** Addresses of uploads. */
  attachments: string[];
}

/** Sends a message. */
export function useSendMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...message }: NewMessage) => call('POST', '/api/messages', { body: message, key }),
    onSuccess: () => refreshHeads(client, '/api/conversations'),
  });
}

/** Saves a carrier's quick replies. */
export function useSaveReplies() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (quickReplies: string[]) => call('PUT', '/api/users/profile', { body: { quickReplies } }),
    onSuccess: (user) => client.setQueryData(readKey('/api/auth/me'), user),
  });
}

/** Reports something to the operators. */
export function useReport() {
  return useMutation({ mutationFn: (report: NewReport) => call('POST', '/api/reports', { body: report }) });
}

/** Marks a conversation as read. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (conversationId: string) =>
      call('POST', '/api/conversations/{id}/read', { params: { id: conversationId } }),
    onSuccess: () => Promise.all([refreshHeads(client, '/api/conversations'), refresh(client, '/api/users/me/unread')]),
  });
}
