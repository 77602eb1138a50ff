import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Live } from '../events/live.js';

/** Whether the program is on its way out; set at the first signal. */
export interface Closing {
  started: boolean;
}

/** While the program closes, calls are still answered, and each answer ends its connection: the next call comes to another process. */
export function drain(fastify: FastifyInstance, closing: Closing): void {
  fastify.addHook('onRequest', async (_request, reply) => {
    if (closing.started) void reply.header('connection', 'close');
  });
}

const SWEEP_MS = 100;
const LONGEST_MS = 8_000;

/**
 * Takes the process out of service without a call that fails: for a while a balancer can see that it is not ready, then
 * the port closes, the event streams end, and this resolves when the calls at work are answered. Everything that
 * they need still runs.
 */
export async function closeServer(app: NestFastifyApplication, drainMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, drainMs));
  const server: Server = app.getHttpServer();
  const answered = new Promise<void>((resolve) => server.close(() => resolve()));
  app.get(Live).end();
  // Connections that fall idle are ended at once, and after a while all of them.
  setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
  setTimeout(() => server.closeAllConnections(), LONGEST_MS).unref();
  await answered;
}
