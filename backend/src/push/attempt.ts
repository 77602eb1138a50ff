import { createHash } from 'node:crypto';
import { request as requestOverHttp } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import webpush from 'web-push';
import { SECOND } from '../common/clock.js';
import { readRetryAfter } from '../common/retry-after.js';
import { readEndpoint } from './endpoint.js';
import type { VapidKeys } from './vapid.js';

/** A browser's subscription, as the browser made it. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Push {
  payload: string;
  /** Somebody has to act on it. */
  urgent: boolean;
  /** Of what waits for a phone that is off, the newest of a topic is kept. */
  topic: string;
}

export interface Sender {
  keys: VapidKeys;
  /** How the people of a push service reach us. */
  subject: string;
  allow: readonly string[];
}

/** What a push service answered. `status` is null when nothing came. */
export interface Outcome {
  status: number | null;
  retryAfterMs: number | undefined;
}

/** A push service keeps what a phone has not fetched for so long. */
export const KEPT_SECONDS = 86_400;
const PATIENCE_MS = 10 * SECOND;
const LONGEST_TOPIC = 32;

/** Encrypts and sends once (RFC 8030, 8188, 8291), with no redirects and no kept connection. `signal` ends it without an answer. */
export function push(to: Subscription, { payload, urgent, topic }: Push, sender: Sender, signal: AbortSignal) {
  const url = readEndpoint(to.endpoint, sender.allow);
  if (typeof url === 'string') return Promise.resolve<Outcome>({ status: 410, retryAfterMs: undefined });
  const { headers, body } = webpush.generateRequestDetails(
    { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
    payload,
    {
      vapidDetails: { subject: sender.subject, ...sender.keys },
      TTL: KEPT_SECONDS,
      urgency: urgent ? 'high' : 'normal',
      topic: createHash('sha256').update(topic).digest('base64url').slice(0, LONGEST_TOPIC),
      contentEncoding: 'aes128gcm',
    },
  );
  return send(url, headers, body, signal);
}

function send(url: URL, headers: Record<string, unknown>, body: Buffer | null, signal: AbortSignal): Promise<Outcome> {
  return new Promise((done) => {
    const none = () => done({ status: null, retryAfterMs: undefined });
    const request = (url.protocol === 'http:' ? requestOverHttp : requestOverHttps)(url, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    request.on('error', none);
    request.on('response', (response) => {
      // What it says besides is of no use.
      response.resume();
      done({ status: response.statusCode ?? null, retryAfterMs: readRetryAfter(response.headers['retry-after']) });
    });
    request.end(body);
  });
}
