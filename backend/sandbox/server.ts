import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { errorBody, type ApiAnswer, type ApiRequest } from './api.js';
import { type Fault, StripeFailure } from '../src/payments/card-sandbox.js';
import { decodeForm, FormError } from './form.js';
import { API_VERSION } from './events.js';

const LARGEST_BODY = 1024 * 1024;
/** How late a delayed answer is, in ms. */
const DELAY = 2_000;

export interface ServerOptions {
  secretKey: string;
  execute(request: ApiRequest): Promise<ApiAnswer>;
  takeFault(): Promise<Fault | undefined>;
  /** A call was carried out but not answered yet. */
  carriedOut(): Promise<void>;
  onError(error: unknown): void;
}

/** Stripe's HTTP on a loopback port: authorization, versions, form bodies, the error envelope. */
export async function listen(options: ServerOptions): Promise<{ port: number; close(): Promise<void> }> {
  const running = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const call = handle(options, request, response).finally(() => running.delete(call));
    running.add(call);
  });
  // Longer than the client keeps a connection for its next call; otherwise that could hit one just being closed.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The card sandbox has no port');
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Calls already started are finished, as at a provider whose caller has hung up.
    server.closeAllConnections();
    await Promise.all([closed, ...running]);
  };
  return { port: address.port, close };
}

async function handle(options: ServerOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = `req_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  const common = { 'content-type': 'application/json', 'request-id': requestId, 'stripe-version': API_VERSION };
  try {
    const call = await readCall(options, request, requestId);
    const fault = request.method === 'POST' ? await options.takeFault() : undefined;
    if (fault === 'delay') await pause(DELAY);
    if (fault === 'rate_limited') throw tooMany();
    const answer = await options.execute({ ...call, broken: fault === 'error_500' });
    if (request.method === 'POST') await options.carriedOut();
    if (fault === 'drop_response') {
      response.destroy();
      return;
    }
    const replay = answer.replayOf ? { 'idempotent-replayed': 'true', 'original-request': answer.replayOf } : {};
    // Repeating the same key would only get the same error again.
    const retry = answer.status >= 500 ? { 'stripe-should-retry': 'false' } : {};
    response.writeHead(answer.status, { ...common, ...replay, ...retry }).end(answer.body);
  } catch (error) {
    if (response.destroyed) return;
    if (error instanceof StripeFailure) {
      response
        .writeHead(error.status, { ...common, ...(error.status === 429 ? COME_AGAIN : {}) })
        .end(errorBody(error.error));
      return;
    }
    options.onError(error);
    response.writeHead(500, common).end(errorBody({ type: 'api_error', message: 'An unknown error occurred.' }));
  }
}

/** In seconds. Unlike after a remembered error, the same call may be made again. */
const COME_AGAIN = { 'retry-after': '1', 'stripe-rate-limited-reason': 'global-rate', 'stripe-should-retry': 'true' };

/** Refused before it started, so nothing of it is remembered. Source: https://docs.stripe.com/rate-limits (2026). */
function tooMany(): StripeFailure {
  return new StripeFailure(
    429,
    { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
    false,
  );
}

async function readCall(options: ServerOptions, request: IncomingMessage, requestId: string): Promise<ApiRequest> {
  authorize(options.secretKey, request);
  const version = header(request, 'stripe-version') ?? API_VERSION;
  if (version !== API_VERSION) {
    throw new StripeFailure(
      400,
      { type: 'invalid_request_error', message: `Invalid Stripe API version: ${version}` },
      false,
    );
  }
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const method = request.method ?? 'GET';
  const encoded = method === 'GET' ? url.search.slice(1) : await readBody(request);
  try {
    return {
      requestId,
      method,
      path: url.pathname,
      form: decodeForm(encoded),
      idempotencyKey: header(request, 'idempotency-key'),
      account: header(request, 'stripe-account') ?? null,
      broken: false,
    };
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    throw new StripeFailure(400, { type: 'invalid_request_error', message: error.message }, false);
  }
}

function authorize(secretKey: string, request: IncomingMessage): void {
  if (header(request, 'authorization') === `Bearer ${secretKey}`) return;
  throw new StripeFailure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }, false);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY)
      throw new StripeFailure(413, { type: 'invalid_request_error', message: 'The request is too large.' }, false);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
