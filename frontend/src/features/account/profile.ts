import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { readKey } from '../../kit/api/reads';
import { refresh, refreshOne } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import { trimmed } from './texts';

export interface ProfileForm {
  firstName: string;
  lastName: string;
  phone: string;
  bio: string;
}

/** Saves what people see of the user; an emptied text is removed, one left out stays. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: Partial<ProfileForm> & { profileImageUrl?: string | null }) =>
      call('PUT', '/api/users/profile', { body: trimmed(changes) }),
    onSuccess: (user) => {
      client.setQueryData(readKey('/api/auth/me'), user);
      return refreshOne(client, '/api/users/{id}', { id: user.id });
    },
  });
}

export interface PasswordForm {
  currentPassword: string;
  password: string;
}

/** Changes the password; the other sessions end. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: PasswordForm) => call('PUT', '/api/users/password', { body: form }),
    onSuccess: () => refresh(client, '/api/auth/sessions'),
  });
}

/** Where the user is signed in. */
export function useSessions() {
  return useList('/api/auth/sessions', {}, { limit: 20 });
}

/** Ends a session or, without one, all but this. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sid: string | undefined) =>
      sid === undefined
        ? call('DELETE', '/api/auth/sessions')
        : call('DELETE', '/api/auth/sessions/{sid}', { params: { sid } }),
    onSettled: () => refresh(client, '/api/auth/sessions'),
  });
}
