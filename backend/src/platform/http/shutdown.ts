import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Live } from '../events/live.js';

/** Whether the program is shutting down; set at the first signal. */
export interface Closing {
  started: boolean;
}

/** While the program shuts down, calls are still answered, and each answer closes its connection: the next call goes to another process. */
export function drain(fastify: FastifyInstance, closing: Closing): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (closing.started) void reply.header('connection', 'close');
    done();
  });
}

const SWEEP_MS = 100;
const LONGEST_MS = 8_000;

/**
 * Takes the process out of service without failing a call: for a while load balancers can see that it is not ready, then
 * the port closes, the event streams end, and this resolves when the running calls are answered. Everything they need
 * keeps running.
 */
export async function closeServer(app: NestFastifyApplication, drainMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, drainMs));
  const server: Server = app.getHttpServer();
  const answered = new Promise<void>((resolve) => server.close(() => resolve()));
  app.get(Live).end();
  // Idle connections are closed at once, and all of them after a while.
  setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
  setTimeout(() => server.closeAllConnections(), LONGEST_MS).unref();
  await answered;
}
