import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, client as http } from '../../kit/api/client';
import { useList } from '../../kit/api/lists';

export interface ProfileForm {
  firstName: string;
  lastName: string;
  phone: string;
  bio: string;
}

/** Saves what people see of the user; an emptied text is removed, what is left out stays. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: Partial<ProfileForm> & { profileImageUrl?: string | null }) =>
      answer(http.PUT('/api/users/profile', { body: Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value?.trim() || null])) })),
    onSuccess: (user) => {
      client.setQueryData(['/api/auth/me'], user);
      return client.invalidateQueries({ queryKey: ['/api/users', user.id] });
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
    mutationFn: (form: PasswordForm) => answer(http.PUT('/api/users/password', { body: form })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api/auth/sessions'] }),
  });
}

/** Where the user is signed in. */
export function useSessions() {
  return useList('/api/auth/sessions', { limit: 20 });
}

/** Ends a session, or without one all but this. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sid: string | undefined) => answer(sid === undefined ? http.DELETE('/api/auth/sessions') : http.DELETE('/api/auth/sessions/{sid}', { params: { path: { sid } } })),
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/auth/sessions'] }),
  });
}

/** A browser and system in words, from a user agent. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const browser = /Edg\//.test(userAgent) ? 'Edge' : /Firefox\//.test(userAgent) ? 'Firefox' : /Chrome\//.test(userAgent) ? 'Chrome' : /Safari\//.test(userAgent) ? 'Safari' : userAgent.split(/[ /]/)[0];
  const system = /Android/.test(userAgent) ? 'Android' : /iPhone|iPad/.test(userAgent) ? 'iOS' : /Windows/.test(userAgent) ? 'Windows' : /Mac OS/.test(userAgent) ? 'macOS' : /Linux/.test(userAgent) ? 'Linux' : '';
  return system ? `${browser} on ${system}` : `${browser}`;
}
