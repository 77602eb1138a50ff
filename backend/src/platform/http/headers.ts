import type { FastifyInstance } from 'fastify';
import type { Env } from '../config/env.js';
import { isHttps } from './origin.js';

/** For answers that no browser has to show: it may load and run nothing, and nobody may frame it. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";
/** Two years, for browsers that have once come over https. */
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains';

/** What every answer says to browsers, pages and files too. */
export const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), payment=(self "https://js.stripe.com"), microphone=()',
} as const;

/** Gives every answer its headers, before anything can refuse the call; what answers in another way says so later. */
export function headAnswers(fastify: FastifyInstance, env: Env): void {
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.headers(HEADERS).header('x-request-id', String(request.id));
    if (isHttps(request, env)) void reply.header('strict-transport-security', HTTPS_ONLY);
    if (request.url.startsWith('/api')) void reply.header('content-security-policy', NO_PAGE);
  });
  fastify.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}
