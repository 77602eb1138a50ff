import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** The metrics of this process; each application has its own. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
}

/** Counts calls by method, route and status, and times them. Routes are named by their pattern, never by the address called. */
export function measureCalls(fastify: FastifyInstance, { registry }: Metrics): void {
  const calls = new Histogram({
    name: 'haulway_http_request_seconds',
    help: 'Calls by method, route and status, and the seconds that they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    calls.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
    done();
  });
}
