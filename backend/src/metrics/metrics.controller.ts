import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { problem } from '../common/errors.js';
import { Env } from '../platform/config/env.js';
import { OpenWithoutToken, type Request } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { MetricsService } from './metrics.service.js';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** Metrics for a Prometheus server, which sends METRICS_TOKEN as its Bearer token or runs on the same machine. */
@ApiTags('health')
@Controller('metrics')
export class MetricsController {
  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly metrics: MetricsService,
  ) {}

  @Get()
  @OpenWithoutToken()
  @Call({
    summary: 'Prometheus figures, for METRICS_TOKEN or from the same machine',
    scope: 'session',
    description:
      'The process, calls by route and status, queues, money operations, the ledger, the outbox, deadlines and mails.',
    media: ['text/plain'],
    errors: ['unauthorized'],
  })
  async read(@Req() request: Request, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    if (!this.mayRead(request)) throw problem('unauthorized');
    void reply.headers({ 'content-type': this.metrics.contentType, 'cache-control': 'no-store' });
    return this.metrics.text();
  }

  /** A proxy on this machine is not the caller: its forwarding headers name somebody else. */
  private mayRead({ headers, socket }: Request): boolean {
    const { METRICS_TOKEN: token } = this.env;
    if (token !== undefined && headers.authorization !== undefined)
      return equal(headers.authorization, `Bearer ${token}`);
    const passedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    return !passedOn && LOOPBACK.test(socket.remoteAddress ?? '');
  }
}

/** Takes the same time wherever the two differ. */
function equal(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}
