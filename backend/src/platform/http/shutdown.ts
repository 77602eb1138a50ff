import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { problem } from '../../common/errors.js';

/** Whether the program is on its way out; set at the first signal. */
export interface Closing {
  started: boolean;
}

/** While the program closes, new calls are refused with 503 and their connections end. */
export function drain(fastify: FastifyInstance, closing: Closing): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (!closing.started) return;
    void reply.header('connection', 'close');
    if (!request.url.startsWith('/api/health/')) throw problem('unavailable', { retryAfter: 2 });
  });
}

const SWEEP_MS = 100;
const LONGEST_MS = 8_000;

/**
 * Lets a balancer see that the process is not ready, then ends idle connections as they fall idle, and all of them after a while.
 * The port itself is closed by the application's own close, which waits for the calls at work.
 */
export async function closeServer(server: Server, drainMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, drainMs));
  setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
  setTimeout(() => server.closeAllConnections(), LONGEST_MS).unref();
}
