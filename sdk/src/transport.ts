import { ConnectionError, HaulwayError, type ProblemError, refusalOf, TimeoutError } from './errors.js';
import type { Method } from './operations.js';

export interface HaulwayOptions {
  /** An API key, `hwk_live_...` or `hwk_test_...`. Keep it on your server. */
  key: string;
  /** Where Haulway is, such as `https://haulway.example`. */
  baseUrl: string;
  /** How long one attempt may take; 30,000 if left out. */
  timeoutMs?: number;
  /** How often a call is tried again; 3 if left out. */
  maxRetries?: number;
  /** The wait before the first repeat, which doubles each time; 500 if left out. */
  retryDelayMs?: number;
  /** Another `fetch` than the global one. */
  fetch?: typeof fetch;
}

export interface CallOptions {
  /** Makes a repeat of a POST the same call; made up if left out. */
  idempotencyKey?: string;
  /** Gives up the call. */
  signal?: AbortSignal;
}

/** A call, as it is sent. */
export interface Request extends CallOptions {
  method: Method;
  /** With braces, for which `params` has values; what is left of them is the query. */
  path: string;
  params?: object | undefined;
  body?: unknown;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 3;
const FIRST_DELAY_MS = 500;
const JITTER = 0.25;
/** Longer than this the API's word is not waited for: the caller decides. */
const LONGEST_WAIT_MS = 60_000;
const PASSING = new Set([429, 500, 502, 503, 504]);
/** POSTs for which the API keeps no Idempotency-Key: their repeat could be a second effect. */
const ONCE =
  /^\/api\/webhook-endpoints(\/\{id\}\/(rotate-secret|test))?$|^\/api\/api-keys(\/|$)|\/(tracking-links|driver)$/;

/** Sends calls, and tries those again that fail for a passing reason and may be repeated. */
export class Transport {
  // Private to the language too, so that no log of this object has the key.
  readonly #key: string;
  readonly #options: HaulwayOptions;

  constructor({ key, ...options }: HaulwayOptions) {
    if (!/^hwk_(live|test)_[0-9A-Za-z]{36}$/.test(key)) throw new HaulwayError('This is not an API key of Haulway.');
    if (!/^https?:\/\//.test(options.baseUrl))
      throw new HaulwayError('Say in `baseUrl` where Haulway is, such as https://haulway.example.');
    this.#key = key;
    this.#options = { ...options, key: '' };
  }

  async send(request: Request): Promise<{ data: unknown; headers: Headers }> {
    const { maxRetries = RETRIES } = this.#options;
    const keyed = request.method === 'POST' ? { idempotencyKey: crypto.randomUUID(), ...defined(request) } : request;
    for (let tries = 0; ; tries++) {
      const outcome = await this.#attempt(keyed).catch((error: unknown) => error);
      if (!(outcome instanceof Error)) return outcome as { data: unknown; headers: Headers };
      const wait = this.#waitAfter(outcome, keyed, tries);
      if (tries >= maxRetries || wait === undefined) throw outcome;
      await pause(wait, keyed.signal);
    }
  }

  async #attempt({ method, path, params, body, idempotencyKey, signal }: Request) {
    const { timeoutMs = TIMEOUT_MS, fetch: call = fetch } = this.#options;
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await call(this.#addressOf(path, params), {
      method,
      headers: {
        authorization: `Bearer ${this.#key}`,
        accept: 'application/json, */*;q=0.5',
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      // A key goes nowhere but where it was meant to.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
      .then(async (got) => ({ got, data: got.ok ? await contentOf(got) : undefined }))
      .catch((error: unknown) => {
        if (signal?.aborted) throw reasonOf(signal);
        if (timeout.aborted) throw new TimeoutError(`${method} ${path} took longer than ${timeoutMs} ms`);
        throw new ConnectionError(`${method} ${path} failed: ${String(error)}`, { cause: error });
      });
    if (!response.got.ok) throw await refusalOf(response.got);
    return { data: response.data, headers: response.got.headers };
  }

  #addressOf(path: string, params: object = {}): URL {
    const left = new Map(Object.entries(params).filter(([, value]) => value !== undefined && value !== null));
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value: unknown = left.get(name);
      // An empty one would make it another call.
      if (typeof value !== 'string' || value === '') throw new HaulwayError(`${path} needs ${name}`);
      left.delete(name);
      return encodeURIComponent(value);
    });
    const url = new URL(this.#options.baseUrl.replace(/(\/api)?\/?$/, '') + filled);
    for (const [name, value] of left) url.searchParams.set(name, String(value));
    return url;
  }

  /** Milliseconds until the call may be repeated; undefined if it may not. */
  #waitAfter(error: Error, { method, path }: Request, tries: number): number | undefined {
    const { retryDelayMs = FIRST_DELAY_MS } = this.#options;
    const { status, code, retryAfter } = error as Partial<ProblemError>;
    const wasNotTaken = status === 429 || code === 'idempotency_in_progress';
    const mayHelp = error instanceof ConnectionError || wasNotTaken || PASSING.has(status ?? 0);
    const isRepeatable =
      method === 'GET' || method === 'PUT' || method === 'DELETE' || (method === 'POST' && !ONCE.test(path));
    if (!mayHelp || !(isRepeatable || wasNotTaken)) return undefined;
    if (retryAfter !== undefined) return retryAfter * 1_000 <= LONGEST_WAIT_MS ? retryAfter * 1_000 : undefined;
    return retryDelayMs * 2 ** tries * (1 + JITTER * (2 * Math.random() - 1));
  }
}

/** JSON, a file, or undefined for nothing. */
async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type');
  if (type !== null && !type.includes('json')) return response.blob();
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

function defined(request: Request): Request {
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined)) as unknown as Request;
}

/** What a call that was given up is refused with: what was said to `abort`, in an error at least. */
function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new HaulwayError('The call was given up.', { cause: reason });
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(reasonOf(signal));
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(reasonOf(signal));
      else resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}
