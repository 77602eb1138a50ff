import type { FastifyInstance } from 'fastify';
import { problem } from '../../common/errors.js';
import type { Db } from '../database/db.js';

/** Calls that may wait for each database connection. One that waits longer than 3 s is refused as well. */
const WAITING_EACH = 50;
const RETRY_SECONDS = 2;

/** Refuses calls at once while more wait for the database than it can get to soon: a slow database must not fill up memory. */
export function shedCalls(fastify: FastifyInstance, db: Db, connections: number): void {
  fastify.addHook('onRequest', ({ url }, _reply, done) => {
    const isShed =
      db.waiting >= WAITING_EACH * connections && url.startsWith('/api/') && !url.startsWith('/api/health/');
    done(isShed ? problem('unavailable', { retryAfter: RETRY_SECONDS }) : undefined);
  });
}
