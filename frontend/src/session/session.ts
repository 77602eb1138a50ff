import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, endSession, isLogoutLeft } from '../kit/api/calls';
import { sendWaiting } from '../kit/api/leaving';
import { readKey } from '../kit/api/reads';
import { noteSignal } from '../kit/api/signal';
import { readToken, removeToken, storeToken, userOf, viewState, watchToken } from '../kit/api/token';
import type { User } from '../kit/api/types';

/** Query key of the current user. */
export const ME = readKey('/api/auth/me');

export interface Session {
  user: User | undefined;
  /** A token is stored, but whose it is is not known yet. */
  isLoading: boolean;
  /** A user was returned and a token is present. */
  isAuthenticated: boolean;
}

const LAST_USER = 'haulway_user';
/** How long somebody who works without signal waits for an answer. */
const LONGEST_WAIT_MS = 5_000;

/** Keeps who is signed in, for somebody who opens the app where there is no signal. */
export function keepUser(user: User): void {
  localStorage.setItem(LAST_USER, JSON.stringify(user));
}

/** Who was signed in when the server last answered, if the token is theirs. */
function lastUser(token: string): User | undefined {
  try {
    const user = JSON.parse(localStorage.getItem(LAST_USER) ?? 'null') as User | null;
    return user && user.id === userOf(token) ? user : undefined;
  } catch {
    return undefined;
  }
}

/** Fails as `fetch` does when there is no answer. */
function afterTheWait(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new TypeError('No answer in time')), LONGEST_WAIT_MS));
}

/**
 * Who is signed in. The user is requested only if there is a token; any answer other than the user removes the token.
 * No answer proves nothing: the user is requested again once the connection is back, and until then the last one stands.
 */
export function useSession(): Session {
  const token = useSyncExternalStore(watchToken, readToken, () => null);
  const { data } = useQuery({
    queryKey: ME,
    enabled: token !== null,
    retry: false,
    refetchOnReconnect: 'always',
    queryFn: async ({ signal }) => {
      const last = token ? lastUser(token) : undefined;
      try {
        const answer = call('GET', '/api/auth/me', { signal });
        const user = await (last ? Promise.race([answer, afterTheWait()]) : answer);
        noteSignal();
        return user;
      } catch (error) {
        if (last && error instanceof TypeError) return last;
        // `fetch` throws a TypeError when there was no answer.
        if (!(error instanceof TypeError) && !signal.aborted) removeToken();
        throw new Error('Authentication failed', { cause: error });
      }
    },
  });
  const user = token ? data : undefined;
  return { user, isLoading: token !== null && !user, isAuthenticated: user !== undefined };
}

/** The signed-in user, on a screen that only signed-in users can reach. */
export function useMe(): User {
  const { user } = useSession();
  if (!user) throw new Error('This screen is shown to signed-in users only');
  return user;
}

/** Kept since a driver's link was opened here, until somebody signs in: its end is told in another way. */
export const DRIVING = 'haulway_driving';

/** Completes a sign-in: stores the token and goes where the visitor wanted to go. */
export function useEnter(): (answer: { token: string; user: User }) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (answer) => {
      client.clear();
      noteSignal();
      client.setQueryData(ME, answer.user);
      localStorage.removeItem(DRIVING);
      storeToken(answer.token);
      navigate(takeReturnPath(), { replace: true });
    },
    [client, navigate],
  );
}

/** Asked before somebody signs out; calls `leave` once they want to all the same. */
type LeaveGuard = (leave: () => void) => void;
let leaveGuard: LeaveGuard | undefined;

/** Has `guard` decide when somebody signs out. Returns a function that takes it away. */
export function guardLeaving(guard: LeaveGuard): () => void {
  leaveGuard = guard;
  return () => {
    if (leaveGuard === guard) leaveGuard = undefined;
  };
}

/**
 * Whoever signs out leaves nothing behind that they wrote: drafts and messages are kept under names with their id. What
 * the road keeps is `dropJobs`.
 */
function forgetWritten(userId: string | undefined): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage))
      if (userId && name.startsWith('haulway_') && name.includes(userId)) storage.removeItem(name);
}

/** Finishes a sign-out that did not reach the server, as soon as there is a connection. True until then. */
export function useOwedLogout(): boolean {
  const isOwed = useSyncExternalStore(watchToken, isLogoutLeft, () => false);
  useEffect(() => {
    if (!isOwed) return undefined;
    const finish = () => void endSession().catch(() => undefined);
    window.addEventListener('online', finish);
    return () => window.removeEventListener('online', finish);
  }, [isOwed]);
  return isOwed;
}

/** Ends the session: removes the stored token at once, tells the server, and shows the landing page. */
export function useLogout(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(() => {
    const leave = async () => {
      await sendWaiting();
      // The calls read the token as they are made, so make them before removing the token.
      const token = readToken();
      const told = viewState() ? call('POST', '/api/auth/logout') : endSession();
      told.catch((error: unknown) => console.debug('The server could not be told of the logout', error));
      if (!viewState()) {
        localStorage.removeItem(LAST_USER);
        forgetWritten(userOf(token ?? ''));
      }
      removeToken();
      client.clear();
      navigate('/');
    };
    const go = () => void leave();
    if (leaveGuard) leaveGuard(go);
    else go();
  }, [client, navigate]);
}

const RETURN_PATH = 'haulway_return_path';

/** Remembers where a signed-out visitor wanted to go, without a query in the address. */
export function useRememberPath(path: string): void {
  useEffect(() => sessionStorage.setItem(RETURN_PATH, path), [path]);
}

/** Remembers a path for after the next sign-in. */
export function rememberPath(path: string): void {
  sessionStorage.setItem(RETURN_PATH, path);
}

/** Where the visitor wanted to go; kept until the next sign-in leads there. */
export function rememberedPath(): string | null {
  return sessionStorage.getItem(RETURN_PATH);
}

/**
 * What the last link that the visitor followed on the landing page was for, as recorded by the script in index.html: to
 * `ship`, to `carry`, or neither.
 */
export function visitorsPlan(): string | null {
  return sessionStorage.getItem('haulway_plan');
}

function takeReturnPath(): string {
  const path = rememberedPath() ?? '/';
  sessionStorage.removeItem(RETURN_PATH);
  return path;
}
