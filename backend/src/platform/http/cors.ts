import type { FastifyInstance } from 'fastify';
import type { Env } from '../config/env.js';
import type { Embeds } from './embeds.js';

/** What a page elsewhere may send. Cookies are not included: such a page signs in itself and sends its token. */
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, Last-Event-ID, Haulway-Version, X-Haulway-Client',
  'access-control-max-age': '600',
};
/** Our headers that a page elsewhere may read. */
const READABLE =
  'Link, X-Total-Count, X-Total-Count-Capped, Content-Range, Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed, Haulway-Version, Deprecation, Sunset, X-Request-Id';

/** Keys belong on servers: a page that has one is answered nothing that it could read. */
const A_KEY = /^Bearer\s+hwk_/i;

/** Lets pages of the origins in CORS_ORIGINS call the API and read its answers; if none are named, no page elsewhere can. */
export function shareAnswers(fastify: FastifyInstance, env: Env): void {
  const origins = new Set(env.corsOrigins);
  if (origins.size === 0) return;
  fastify.addHook('onRequest', async (request, reply) => {
    const { origin, 'access-control-request-method': asked } = request.headers;
    if (!request.url.startsWith('/api/') || origin === undefined || !origins.has(origin)) return undefined;
    if (A_KEY.test(request.headers.authorization ?? '')) return undefined;
    void reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': READABLE });
    if (request.method !== 'OPTIONS' || asked === undefined) return undefined;
    return reply.headers(PREFLIGHT).header('vary', 'Origin').status(204).send();
  });
  fastify.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    // A cache must not give one page's answer to another, nor drop what the route says about itself.
    const others = [reply.getHeader('vary') ?? []].flat().join(', ');
    if (!/\borigin\b/i.test(others)) void reply.header('vary', others === '' ? 'Origin' : `${others}, Origin`);
  });
}

/** Where a widget is asked for a price. */
const ASKS_A_WIDGET = /^\/api\/widgets\/(hwp_\w{1,60})\/estimate$/;

/** Lets pages of the sites that a widget names ask it for prices themselves, and read its answers. */
export function shareEstimates(fastify: FastifyInstance, embeds: Embeds): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const [, key] = ASKS_A_WIDGET.exec(request.url.split('?', 1)[0] ?? '') ?? [];
    if (key === undefined) return undefined;
    void reply.header('vary', 'Origin');
    const { origin, 'access-control-request-method': asked } = request.headers;
    if (origin === undefined || !(await embeds.of(key))?.origins.includes(origin)) return undefined;
    void reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Retry-After' });
    if (request.method !== 'OPTIONS' || asked === undefined) return undefined;
    const allowed = { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'Content-Type' };
    return reply
      .headers({ ...allowed, 'access-control-max-age': '600' })
      .status(204)
      .send();
  });
}
