import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../../common/errors.js';
import type { Env } from '../config/env.js';
import type { Db } from '../database/db.js';
import { CallCounts } from './call-counts.js';
import { KEY_IN_TEXT } from './logging.js';

const READS_A_MINUTE = 6_000;
const WRITES_A_MINUTE = 1_200;
/** By guessing, nobody finds a tracking link. */
const TRACKS_A_MINUTE = 60;
/** Prices on other sites are asked for by visitors, one at a time. */
const ESTIMATES_A_MINUTE = 20;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Pages, but for those that query the database, health and the card provider's news; not with a key in the address, which is looked up. */
function isFree(url: string): boolean {
  if (KEY_IN_TEXT.test(url)) return false;
  return !/^\/(?:api|s|embed)\//i.test(url) || url.startsWith('/api/health/') || url.startsWith('/api/webhooks/');
}

/** Calls, and pages that query the database, per minute and address, over all processes; the provider's webhooks and health are never limited. */
export function limitCalls(fastify: FastifyInstance, env: Env, db: Db): void {
  const reads = new CallCounts(db, 'reads', env.scaled(READS_A_MINUTE));
  const writes = new CallCounts(db, 'writes', env.scaled(WRITES_A_MINUTE));
  const tracks = new CallCounts(db, 'tracks', env.scaled(TRACKS_A_MINUTE));
  const estimates = new CallCounts(db, 'estimates', env.scaled(ESTIMATES_A_MINUTE));
  const countsOf = ({ url, method }: FastifyRequest): CallCounts => {
    if (/^\/api\/track\//i.test(url)) return tracks;
    if (method === 'POST' && /^\/api\/widgets\/[^/]+\/estimate\b/i.test(url)) return estimates;
    return READS.has(method) ? reads : writes;
  };
  fastify.addHook('onRequest', async (request, reply) => {
    if (isFree(request.url)) return;
    const counts = countsOf(request);
    const { allowed, remaining, seconds } = await counts.count(request.ip);
    void reply.headers({
      'ratelimit-policy': counts.policy,
      ratelimit: `"${counts.kind}";r=${remaining};t=${seconds}`,
    });
    if (!allowed) throw problem('too_many_requests', { retryAfter: seconds });
  });
}
