import { ApiError, problemCode } from './errors';
import { nextOf } from './pages';
import { renewToken } from './renew';
import { areOfOneUser, isPast, isRenewable, readToken } from './token';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface CallOptions {
  /** Makes a repeated POST answer what the first one answered. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/**
 * One call by method and path, for reads by query key and for bodies that are no JSON: cookies and the stored Bearer are sent, a body only when present.
 * @throws ApiError for any non-success answer, TypeError when the server cannot be reached.
 */
export async function api<T>(method: Method, path: string, body?: unknown, options: CallOptions = {}): Promise<T> {
  const response = await send(method, path, body, options);
  return parse<T>(response);
}

/** A page of a list: its rows, the exact or capped total, and the path of the next page. */
export interface ListPage<Row> {
  items: Row[];
  total: number;
  capped: boolean;
  next: string | undefined;
}

/** A page of a list, with what its headers say. */
export async function apiPage<T>(path: string, signal?: AbortSignal): Promise<ListPage<T>> {
  const response = await send('GET', path, undefined, signal ? { signal } : {});
  const items = await parse<T[]>(response);
  const next = nextOf(response.headers);
  return {
    items,
    total: Number(response.headers.get('x-total-count') ?? items.length),
    capped: response.headers.get('x-total-count-capped') === 'true',
    next: next ? toPath(next) : undefined,
  };
}

/** A random key for one attempt of one action. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function send(method: Method, path: string, body: unknown, options: CallOptions): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const init: RequestInit = { method, headers, credentials: 'include' };
  if (options.signal) init.signal = options.signal;
  if (body instanceof FormData) {
    init.body = body;
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  return authorized(new Request(path, init));
}

/**
 * Sends a request with the stored Bearer, renewed first when its time is over, and once more when the server finds that it is.
 * @throws ApiError for any non-success answer.
 */
export async function authorized(request: Request): Promise<Response> {
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
    // Another tab renewed it, or somebody else signed in there, for whom this call is not.
    if (!stored || !areOfOneUser(stored, token)) throw error;
    return sendWith(again, stored);
  }
}

/** A new token, or the old one where the server gives none: what the call comes to is then for the server to say, too. */
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

async function parse<T>(response: Response): Promise<T> {
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

function toPath(address: string): string {
  const url = new URL(address, window.location.origin);
  return url.pathname + url.search;
}
