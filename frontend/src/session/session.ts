import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../kit/api/calls';
import { readKey } from '../kit/api/reads';
import { readToken, removeToken, storeToken, watchToken } from '../kit/api/token';
import type { User } from '../kit/api/types';

/** Query key of the current user. */
export const ME = readKey('/api/auth/me');

export interface Session {
  user: User | undefined;
  /** A token is stored, and whose it is is not known yet. */
  isLoading: boolean;
  /** A user was returned and a token is present. */
  isAuthenticated: boolean;
}

/**
 * Who is signed in. The user is asked for only when a token exists; any answer that is not the user removes it. No answer
 * says nothing: it is asked again when the connection is back.
 */
export function useSession(): Session {
  const token = useSyncExternalStore(watchToken, readToken, () => null);
  const { data } = useQuery({
    queryKey: ME,
    enabled: token !== null,
    retry: false,
    refetchOnReconnect: 'always',
    queryFn: async ({ signal }) => {
      try {
        return await call('GET', '/api/auth/me', { signal });
      } catch (error) {
        // What `fetch` throws when there was no answer.
        if (!(error instanceof TypeError) && !signal.aborted) removeToken();
        throw new Error('Authentication failed', { cause: error });
      }
    },
  });
  const user = token ? data : undefined;
  return { user, isLoading: token !== null && !user, isAuthenticated: user !== undefined };
}

/** The signed-in user on a screen that only signed-in users reach. */
export function useMe(): User {
  const { user } = useSession();
  if (!user) throw new Error('This screen is shown to signed-in users only');
  return user;
}

/** Takes over a new sign-in: stores its token and goes to where the visitor wanted to be. */
export function useEnter(): (answer: { token: string; user: User }) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (answer) => {
      client.clear();
      client.setQueryData(ME, answer.user);
      storeToken(answer.token);
      navigate(takeReturnPath(), { replace: true });
    },
    [client, navigate],
  );
}

/** Ends the session: the stored token is removed at once, the server is told, and the landing page shows. */
export function useLogout(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(() => {
    // The token is read when the call is made, so the call goes out before the token is removed.
    call('POST', '/api/auth/logout').catch((error: unknown) =>
      console.debug('The server could not be told of the logout', error),
    );
    removeToken();
    client.clear();
    navigate('/');
  }, [client, navigate]);
}

const RETURN_PATH = 'haulway_return_path';

/** Remembers where a signed-out visitor wanted to go; addresses carry no query for it. */
export function useRememberPath(path: string): void {
  useEffect(() => sessionStorage.setItem(RETURN_PATH, path), [path]);
}

/** Remembers a path for after the next sign-in. */
export function rememberPath(path: string): void {
  sessionStorage.setItem(RETURN_PATH, path);
}

/** Where the visitor wanted to go, until the next sign-in leads there. */
export function rememberedPath(): string | null {
  return sessionStorage.getItem(RETURN_PATH);
}

/** What the visitor's last link on the landing page was for, as the script in index.html notes it: to `ship`, to `carry`, or neither. */
export function visitorsPlan(): string | null {
  return sessionStorage.getItem('haulway_plan');
}

function takeReturnPath(): string {
  const path = rememberedPath() ?? '/';
  sessionStorage.removeItem(RETURN_PATH);
  return path;
}
