import { ApiError } from './errors';
import type { AnswerOf, PathOf } from './operations';
import { isPast, isRenewable, readToken, storeToken } from './token';

let underWay: Promise<string> | undefined;

/**
 * The stored token, renewed first if it has expired; null when nobody is signed in.
 * @throws as {@link renewToken} does
 */
export async function liveToken(): Promise<string | null> {
  const token = readToken();
  return token && isRenewable(token) && isPast(token) ? renewToken() : token;
}

/** Renews the stored token now if it will have expired in `ms`: a page that closes cannot wait for a new one. If there is no answer, the next call asks again. */
export function renewAhead(ms: number): void {
  const token = readToken();
  if (token && isRenewable(token) && isPast(token, ms)) renewToken().catch(() => undefined);
}

/**
 * Gets a new token with the session's cookie, which scripts cannot read. Calls that need one at the same time share it.
 * @throws ApiError for any answer but a token, 401 when the session has ended; TypeError when the server cannot be
 * reached
 */
export function renewToken(): Promise<string> {
  underWay ??= askForToken().finally(() => (underWay = undefined));
  return underWay;
}

async function askForToken(): Promise<string> {
  const before = readToken();
  const response = await fetch('/api/auth/renew' satisfies PathOf<'POST'>, {
    method: 'POST',
    headers: { accept: 'application/json' },
    credentials: 'include',
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response, text);
  const { token } = JSON.parse(text) as AnswerOf<'POST', '/api/auth/renew'>;
  // Otherwise somebody signed out, or signed in again, while it was being requested.
  if (readToken() === before) storeToken(token);
  return token;
}
