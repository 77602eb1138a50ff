import { createHmac } from 'node:crypto';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { HTTP_CODE_METADATA } from '@nestjs/common/constants.js';
import type { FastifyReply } from 'fastify';
import { catchError, concatMap, from, map, type Observable, of, throwError } from 'rxjs';
import { Accepted } from '../../common/accepted.js';
import { canonical } from '../../common/canonical.js';
import { invalidField } from '../../common/errors.js';
import { COUNT_CAP, encodeCursor, JsonText, ListPage, requireOwnCursor } from '../../common/paging.js';
import { requestContext } from '../context/request-context.js';
import { Replay } from '../idempotency/answers.js';
import { ACCESS, NOT_REPLAYED, type Request } from './access.js';
import { type RecordActs, type Records, RECORDS } from './acts.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Runs the call in its context, adds what the caller can do with each record, gives lists their headers and takes only their own
 * cursors, gives database-made JSON its type, and repeats first answers.
 */
export class AnswersInterceptor implements NestInterceptor {
  /** @param secret for fingerprinting bodies, so that whoever reads the stored fingerprints cannot guess what was in them */
  constructor(
    private readonly secret: string,
    private readonly acts: RecordActs,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const reply = http.getResponse<FastifyReply>();
    const { cursor } = request.query as { cursor?: unknown };
    if (typeof cursor === 'string') requireOwnCursor(cursor, request.url);
    const idempotency = keyOf(request, context, this.secret);
    // Other calls do without it, since it costs every step of a call a little; operators' acts are logged with where they came from.
    if (!idempotency && !request.user?.isAdmin) return next.handle().pipe(this.finished(context, request, reply));
    const store = { requestId: String(request.id), ip: request.ip, ...(idempotency ? { idempotency } : {}) };
    return from(
      requestContext.run(
        store,
        () => new Promise<unknown>((resolve, reject) => next.handle().subscribe({ next: resolve, error: reject })),
      ),
    ).pipe(
      catchError((error: unknown) => {
        if (!(error instanceof Replay)) return throwError(() => error);
        void reply.header('idempotency-replayed', 'true').status(error.status);
        if (error.status === 202) return of(new Accepted(error.answer as object));
        return of(error.status === 204 ? undefined : error.answer);
      }),
      this.finished(context, request, reply),
    );
  }

  /** What is stored for a repeat leaves out the acts: those are computed at the time of the repeat. */
  private finished(context: ExecutionContext, request: Request, reply: FastifyReply) {
    const told = Reflect.getMetadata(RECORDS, context.getHandler()) as Records | undefined;
    const records = typeof told === 'function' ? told(request) : told;
    if (!records) return map((answer: unknown) => finish(answer, request, reply));
    const side = Reflect.getMetadata(ACCESS, context.getHandler()) === 'admin' ? 'operator' : 'party';
    return concatMap(async (answer: unknown) =>
      finish(
        answer instanceof Accepted ? answer : await this.acts.add(answer, records, request.user, side),
        request,
        reply,
      ),
    );
  }
}

function finish(answer: unknown, request: Request, reply: FastifyReply): unknown {
  if (answer instanceof Accepted) {
    void reply.status(202);
    return answer.body;
  }
  if (answer instanceof JsonText) {
    void reply.header('content-type', JSON_TYPE);
    return answer.json;
  }
  if (!(answer instanceof ListPage)) return answer;
  void reply.header('x-total-count', String(Math.min(answer.total, COUNT_CAP)));
  if (answer.total > COUNT_CAP) void reply.header('x-total-count-capped', 'true');
  if (answer.next) {
    const url = new URL(request.url, 'http://localhost');
    url.searchParams.set('cursor', encodeCursor(answer.next, request.url));
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
  const fingerprintOf = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  return {
    scope: `${request.user?.id ?? 'anon'} ${request.method} ${path}`,
    key,
    fingerprint: fingerprintOf(canonical(request.body)),
    fingerprintAsSent: fingerprintOf(JSON.stringify(request.body ?? null)),
    status,
    used: false,
  };
}
