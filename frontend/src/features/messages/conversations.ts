import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, client as http } from '../../kit/api/client';
import { useRead } from '../../kit/api/queries';
import type { Conversation, Message, Person } from '../../kit/api/types';

/** The caller's conversations, latest first. */
export function useConversations(enabled = true) {
  return useRead<Conversation[]>(['/api/conversations', { limit: 100 }], enabled);
}

/** How many messages the caller has not read. */
export function useUnreadMessages(): number {
  return (useConversations().data ?? []).reduce((sum, conversation) => sum + conversation.unreadCount, 0);
}

/** The latest messages of a conversation, oldest first. */
export function useMessages(conversationId: string | undefined) {
  return useRead<Message[]>(['/api/conversations', conversationId ?? '', 'messages', { limit: 100 }], conversationId !== undefined);
}

/** A person by their id, as everybody sees them. */
export function usePerson(id: string | undefined) {
  return useRead<Person>(['/api/users', id ?? ''], id !== undefined).data;
}

export interface NewMessage {
  /** Sent again with the same key it arrives once. */
  key: string;
  receiverId: string;
  shipmentId?: string;
  content: string;
}

/** Sends a message. */
export function useSendMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...message }: NewMessage) => answer(http.POST('/api/messages', { body: message, headers: { 'idempotency-key': key } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api/conversations'] }),
  });
}

/** Marks a conversation as read. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (conversationId: string) => answer(http.POST('/api/conversations/{id}/read', { params: { path: { id: conversationId } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api/conversations', { limit: 100 }] }),
  });
}
