import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import type { BodyOf } from '../../kit/api/operations';
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

/** A carrier's public profile. */
type Told = Pick<BodyOf<'PUT', '/api/users/profile'>, 'about' | 'homeBase' | 'lanes' | 'takes' | 'truckPhotos'>;

/** Saves the user's profile. Emptied text is removed; fields left out stay as they are. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      lanes,
      takes,
      truckPhotos,
      ...texts
    }: Partial<ProfileForm> & { profileImageUrl?: string | null } & Told) =>
      call('PUT', '/api/users/profile', {
        body: {
          ...trimmed(texts),
          ...(lanes ? { lanes } : {}),
          ...(takes ? { takes } : {}),
          ...(truckPhotos ? { truckPhotos } : {}),
        },
      }),
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

export interface EmailForm {
  email: string;
  password: string;
}

/** Changes the email address, which then has to be confirmed. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: EmailForm) => call('PUT', '/api/users/email', { body: { ...form, email: form.email.trim() } }),
    onSuccess: (user) => client.setQueryData(readKey('/api/auth/me'), user),
  });
}

/** Sends the link to confirm the address again. */
export function useResendVerification() {
  return useMutation({ mutationFn: () => call('POST', '/api/auth/resend-verification') });
}

/** Where the user is signed in. */
export function useSessions() {
  return useList('/api/auth/sessions', {}, { limit: 20 });
}

/** Ends a session or, without an id, all but this one. */
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
