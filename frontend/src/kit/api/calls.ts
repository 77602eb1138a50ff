import { addressOf, type Params } from './address';
import { createCall, createReadPage, type Outgoing } from './client';
import { ApiError, problemCode } from './errors';
import type { FilePath, ParamsOf, Rest } from './operations';
import { renewToken } from './renew';
import { areOfOneUser, isLogoutOwed, isPast, isRenewable, oweLogout, readToken } from './token';

/**
 * A typed call with cookies and the stored Bearer.
 * @throws ApiError for any non-success answer, TypeError when the server cannot be reached
 */
export const call = createCall(send);

/** A page of a list, with the total and next page from its headers. */
export const readPage = createReadPage(send);

/** Reads something other than JSON, such as a CSV, to save as a file. */
export async function readFile<P extends FilePath>(path: P, ...[params]: Rest<ParamsOf<'GET', P>>): Promise<Blob> {
  const response = await authorized(new Request(addressOf(path, params as Params), { credentials: 'include' }));
  return response.blob();
}

/** Sends a call with cookies and the stored Bearer. */
export async function send({
  method,
  address,
  body,
  key,
  signal,
  outlives,
}: Outgoing): Promise<{ body: unknown; headers: Headers }> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (key) headers['idempotency-key'] = key;
  // Proxies may answer for seconds; whoever was just told that something changed asks whether it did.
  const cache: RequestCache = 'no-cache';
  const init: RequestInit = { method, headers, credentials: 'include', cache, ...(signal ? { signal } : {}) };
  if (outlives) init.keepalive = true;
  if (body instanceof FormData) {
    init.body = body;
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  const response = await authorized(new Request(address, init));
  const text = await response.text();
  return { body: text ? JSON.parse(text) : undefined, headers: response.headers };
}

let ending: Promise<void> | undefined;

/** Ends the session at the server. Until that has answered, it is owed, and comes before every other call. */
export function endSession(): Promise<void> {
  ending ??= askToEnd().finally(() => {
    ending = undefined;
    oweLogout(isLogoutOwed());
  });
  return ending;
}

/** Whether the server could not be told of a sign-out. */
export function isLogoutLeft(): boolean {
  return isLogoutOwed() && ending === undefined;
}

async function askToEnd(): Promise<void> {
  const token = readToken();
  oweLogout(true);
  try {
    // A token that the cookie can renew may be over; the cookie is of the same session.
    await sendWith(
      new Request('/api/auth/logout', { method: 'POST', credentials: 'include' }),
      token && isRenewable(token) ? null : token,
    );
  } catch (error) {
    // Refused is ended: the server knows no such session. What it refuses for another reason must not keep everybody out.
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error;
  }
  oweLogout(false);
}

/**
 * Sends a request with the stored Bearer token, once no sign-out is owed. Renews the token first if it has expired, and retries once if the
 * server says that it has.
 */
async function authorized(request: Request): Promise<Response> {
  // Else the cookie would vouch for whoever signed out here.
  if (isLogoutOwed()) await endSession();
  const token = readToken();
  if (!token || !isRenewable(token)) return sendWith(request, token);
  if (isPast(token)) return sendWith(request, await renewedOr(token));
  const again = request.clone();
  try {
    return await sendWith(request, token);
  } catch (error) {
    if (problemCode(error) !== 'unauthorized') throw error;
    const stored = readToken();
    if (stored === token) return sendWith(again, await renewToken());
    // Another tab renewed the token, or somebody else signed in there; this call is not for them.
    if (!stored || !areOfOneUser(stored, token)) throw error;
    return sendWith(again, stored);
  }
}

/** A new token, or the old one if the server gives none; then the server decides what becomes of the call. */
async function renewedOr(token: string): Promise<string> {
  try {
    return await renewToken();
  } catch (error) {
    if (error instanceof ApiError) return token;
    throw error;
  }
}

async function sendWith(request: Request, token: string | null): Promise<Response> {
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(request);
  if (!response.ok) throw new ApiError(response, await response.text());
  return response;
}
