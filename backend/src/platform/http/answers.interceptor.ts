import { createHmac } from 'node:crypto';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { HTTP_CODE_METADATA } from '@nestjs/common/constants.js';
import type { FastifyReply } from 'fastify';
import { catchError, from, map, type Observable, of, throwError } from 'rxjs';
import { invalidField } from '../../common/errors.js';
import { COUNT_CAP, encodeCursor, JsonText, Listing } from '../../common/paging.js';
import { requestContext } from '../context/request-context.js';
import { Replay } from '../idempotency/answers.js';
import { NOT_REPLAYED, type Request } from './access.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const KEY = /^[\x21-\x7e]{1,255}$/;

/** Runs the call in its context, and gives lists their headers, database-made JSON its type, repeats their first answer. */
export class AnswersInterceptor implements NestInterceptor {
  /** @param secret with which bodies are fingerprinted: who reads the stored prints cannot try what was in them */
  constructor(private readonly secret: string) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const reply = http.getResponse<FastifyReply>();
    const idempotency = keyOf(request, context, this.secret);
    // The others do without, since it costs every step of a call a little; what operators do is written down with where it came from.
    if (!idempotency && !request.user?.isAdmin)
      return next.handle().pipe(map((answer) => finish(answer, request, reply)));
    const store = { requestId: String(request.id), ip: request.ip, ...(idempotency ? { idempotency } : {}) };
    return from(
      requestContext.run(
        store,
        () => new Promise<unknown>((resolve, reject) => next.handle().subscribe({ next: resolve, error: reject })),
      ),
    ).pipe(
      map((answer) => finish(answer, request, reply)),
      catchError((error: unknown) => {
        if (!(error instanceof Replay)) return throwError(() => error);
        void reply.header('idempotency-replayed', 'true').status(error.status);
        return of(error.status === 204 ? undefined : error.answer);
      }),
    );
  }
}

function finish(answer: unknown, request: Request, reply: FastifyReply): unknown {
  if (answer instanceof JsonText) {
    void reply.header('content-type', JSON_TYPE);
    return answer.json;
  }
  if (!(answer instanceof Listing)) return answer;
  void reply.header('x-total-count', String(Math.min(answer.total, COUNT_CAP)));
  if (answer.total > COUNT_CAP) void reply.header('x-total-count-capped', 'true');
  if (answer.next) {
    const url = new URL(request.url, 'http://localhost');
    url.searchParams.set('cursor', encodeCursor(answer.next));
    void reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  if (typeof answer.content === 'string') void reply.header('content-type', JSON_TYPE);
  return answer.content;
}

function keyOf(request: Request, context: ExecutionContext, secret: string) {
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method !== 'POST') return undefined;
  if (Reflect.getMetadata(NOT_REPLAYED, context.getHandler())) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw invalidField('Idempotency-Key', '1 to 255 visible characters');
  }
  const status = (Reflect.getMetadata(HTTP_CODE_METADATA, context.getHandler()) as number | undefined) ?? 201;
  const path = request.url.split('?', 1)[0] ?? '';
  return {
    scope: `${request.user?.id ?? 'anon'} ${request.method} ${path}`,
    key,
    fingerprint: createHmac('sha256', secret)
      .update(JSON.stringify(request.body ?? null))
      .digest('hex'),
    status,
    used: false,
  };
}
