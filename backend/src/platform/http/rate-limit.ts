import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { problem } from '../../common/errors.js';
import type { Env } from '../config/env.js';

const READS_A_MINUTE = 6_000;
const WRITES_A_MINUTE = 1_200;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls a minute and address, counted in memory; the provider's webhooks and health are never held up. */
export function limitCalls(fastify: FastifyInstance, env: Env): void {
  const limiter = (points: number) => new RateLimiterMemory({ points: Math.max(1, Math.round(points * env.RATE_LIMIT_MULTIPLIER)), duration: 60 });
  const reads = limiter(READS_A_MINUTE);
  const writes = limiter(WRITES_A_MINUTE);
  fastify.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || request.url.startsWith('/api/health/') || request.url.startsWith('/api/webhooks/')) return;
    const limits = READS.has(request.method) ? reads : writes;
    const outcome = await limits.consume(request.ip).catch((refused: unknown) => refused);
    if (!(outcome instanceof RateLimiterRes)) return;
    const seconds = Math.ceil(outcome.msBeforeNext / 1_000);
    void reply.header('ratelimit', `limit=${limits.points}, remaining=${Math.max(0, outcome.remainingPoints)}, reset=${seconds}`);
    if (outcome.consumedPoints > limits.points) throw problem('too_many_requests', { retryAfter: seconds });
  });
}
