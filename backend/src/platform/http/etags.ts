import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Reports the state of this moment, so caching is pointless. */
const MOMENTARY = '/api/health/';
/** What strangers read at addresses that are no secrets. */
const READ_BY_STRANGERS: ReadonlySet<string | undefined> = new Set([
  'shipments',
  'users',
  'places',
  'distance',
  'price-truth',
  'config',
  'texts',
]);
/** Seconds: a proxy answers by itself for so long, and half a minute more while it asks us anew. */
const KEPT_BRIEFLY = 'public, max-age=5, stale-while-revalidate=30';

/**
 * Public answers carry a tag of their content: whoever sends it back is answered 304 when nothing has changed, without a
 * body. What strangers read may be kept for seconds, by browsers and by proxies in front of us. Call this before answers are compressed; the tag is a weak one, since it is the same for every encoding.
 */
export function tagPublicAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (
      reply.statusCode !== 200 ||
      typeof payload !== 'string' ||
      reply.hasHeader('cache-control') ||
      !isPublicRead(request)
    )
      return payload;
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    // Somebody who signs in may see more at the same address.
    const kept = READ_BY_STRANGERS.has(firstPart(request)) ? KEPT_BRIEFLY : 'no-cache';
    void reply.headers({ etag: tag, 'cache-control': kept, vary: 'Authorization, Cookie' });
    if (!tagsOf(request).includes(tag)) return payload;
    void reply.status(304);
    return null;
  });
}

function isPublicRead({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return (
    reads &&
    url.startsWith('/api/') &&
    !url.startsWith(MOMENTARY) &&
    headers.authorization === undefined &&
    headers.cookie === undefined
  );
}

/** What stands after `/api/` up to the next slash. */
function firstPart({ url }: FastifyRequest): string | undefined {
  return /^\/api\/([\w-]+)/.exec(url)?.[1];
}

function tagsOf({ headers }: FastifyRequest): string[] {
  return (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
}
