import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refresh } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import type { components } from '../../kit/api/schema';
import type { Scope } from './scopes';

/** A key as its owner sees it later: without the secret. */
export type ApiKey = components['schemas']['ApiKeyAnswer'];
/** A key with its secret, which is shown only once. */
export type MadeKey = components['schemas']['NewApiKeyAnswer'];

export interface NewKeyForm {
  name: string;
  scopes: Scope[];
  expiresInDays: number;
  password: string;
}

/** Whether a key works at this instant and, if not, how it ended. */
export function standingOf({ revokedAt, expiresAt }: ApiKey, now: Date): 'works' | 'ended' | 'expired' {
  if (revokedAt) return 'ended';
  return new Date(expiresAt) > now ? 'works' : 'expired';
}

/** The user's keys, including those that ended recently. */
export function useKeys() {
  return useList('/api/api-keys', {}, { limit: 50 });
}

/** Creates a key. */
export function useMakeKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: NewKeyForm) => call('POST', '/api/api-keys', { body: form }),
    onSettled: () => refresh(client, '/api/api-keys'),
  });
}

/** Replaces a key; the old one works for another day. */
export function useReplaceKey(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call('POST', '/api/api-keys/{id}/rotate', { params: { id }, body: { password } }),
    onSettled: () => refresh(client, '/api/api-keys'),
  });
}

/** Ends a key. */
export function useEndKey(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE', '/api/api-keys/{id}', { params: { id } }),
    onSettled: () => refresh(client, '/api/api-keys'),
  });
}
