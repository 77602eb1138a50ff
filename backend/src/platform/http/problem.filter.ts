import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errorPath, Problem, problem } from '../../common/errors.js';
import type { Env } from '../config/env.js';
import { requestContext } from '../context/request-context.js';
import type { Request } from './access.js';
import { NO_PAGE } from './headers.js';
import { allowedMethods } from './known-routes.js';

/** What the database refuses, by constraint name, and the refusal it means. */
const CONSTRAINTS: Record<string, ErrorCode> = {
  users_email_key: 'email_taken',
  quotes_one_live_a_carrier: 'quote_exists',
  quotes_one_accepted: 'already_booked',
  payments_quote_id_key: 'stale',
  reviews_one_a_side: 'review_exists',
  claims_one_open_a_side: 'claim_exists',
  shipments_external_ref: 'external_ref_taken',
  quotes_external_ref: 'external_ref_taken',
  acts_pkey: 'act_reused',
};

const DATABASE_DOWN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  // On a socket, a connection that the server has ended.
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);
/** From PostgreSQL and this machine's file system: no space left. */
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Seconds: somebody has to make room. */
const DISK_FULL_RETRY = 30;
/** What the PostgreSQL and Redis clients throw without a code. A transaction whose connection is lost between two statements is released at once. */
const CONNECTION_LOST =
  /Connection terminated|connection error and is not queryable|Query runner already released|timeout exceeded when trying to connect|Stream isn't writeable|Connection is closed/;

/** Turns everything thrown into problem+json. A plain Error is a bug: 500 with only an id, and logged. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('Problem');

  constructor(private readonly env: Pick<Env, 'publicUrl'>) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const reply = http.getResponse<FastifyReply>();
    const refusal = this.translate(thrown, request);
    request.noted = { ...request.noted, code: refusal.code };
    if (refusal.status >= 500 && refusal.code === 'internal') {
      this.log.error(
        thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
        requestContext.getStore()?.requestId,
      );
    }
    // The caller is told to come back; only here is said that the disk is full, or who did not answer.
    if (refusal.code === 'unavailable' && thrown instanceof Error && !(thrown instanceof Problem))
      this.log.warn(`${request.method} refused for now: ${thrown.message}`);
    if (reply.sent || reply.raw.headersSent) return;
    for (const [name, value] of Object.entries(problemHeaders(refusal))) void reply.header(name, value);
    void reply.status(refusal.status).send(JSON.stringify(problemBody(refusal, String(request.id), this.env)));
  }

  private translate(thrown: unknown, request: FastifyRequest): Problem {
    if (thrown instanceof Problem) return thrown;
    const { code = '', syscall } = thrown as { code?: string; syscall?: string };
    // A server that is not there has no socket either.
    const hasNoSocket = code === 'ENOENT' && syscall === 'connect';
    const constraint = (thrown as { constraint?: string }).constraint;
    if (constraint && CONSTRAINTS[constraint]) return problem(CONSTRAINTS[constraint]);
    if (code === '40001' || code === '40P01') return problem('stale');
    if (DATABASE_DOWN.has(code) || hasNoSocket || CONNECTION_LOST.test(String(thrown))) {
      return problem('unavailable', { retryAfter: 2 });
    }
    if (DISK_FULL.has(code)) return problem('unavailable', { retryAfter: DISK_FULL_RETRY });
    const status =
      thrown instanceof HttpException ? thrown.getStatus() : ((thrown as { statusCode?: number }).statusCode ?? 500);
    return this.fromStatus(status, thrown, request);
  }

  private fromStatus(status: number, thrown: unknown, request: FastifyRequest): Problem {
    switch (status) {
      case 400:
        return problem('invalid_input', { detail: thrown instanceof Error ? thrown.message : undefined });
      case 401:
        return problem('unauthorized');
      case 403:
        return problem('forbidden');
      case 404: {
        const allowed = allowedMethods(request.url, request.method);
        return allowed ? problem('method_not_allowed', { headers: { allow: allowed } }) : problem('not_found');
      }
      case 413:
        return problem('payload_too_large');
      case 415:
        return problem('unsupported_media_type');
      case 503:
        return problem('unavailable', { retryAfter: 2 });
      default:
        return problem('internal');
    }
  }
}

/** The body of a refusal, per RFC 9457. A 401 is titled `Unauthorized`. */
export function problemBody(refusal: Problem, requestId: string, { publicUrl }: Pick<Env, 'publicUrl'>) {
  const { errors, requiredScope, expected, current, missing } = refusal.extras;
  return {
    type: `${publicUrl}${errorPath(refusal.code)}`,
    title: STATUS_CODES[refusal.status] ?? 'Error',
    status: refusal.status,
    detail: refusal.message,
    code: refusal.code,
    ...(errors ? { errors } : {}),
    ...(requiredScope ? { requiredScope } : {}),
    ...(expected ? { expected } : {}),
    ...(current ? { current } : {}),
    ...(missing ? { missing } : {}),
    instance: requestId,
  };
}

function problemHeaders(refusal: Problem): Record<string, string> {
  return {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': NO_PAGE,
    ...(refusal.extras.retryAfter ? { 'retry-after': String(refusal.extras.retryAfter) } : {}),
    ...refusal.extras.headers,
  };
}
