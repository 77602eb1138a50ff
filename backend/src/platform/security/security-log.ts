import { createHmac } from 'node:crypto';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { Request } from '../http/access.js';
import { withoutKeys } from '../http/logging.js';
import { networkOf } from './network.js';

/** What a line of the security log can be about, and nothing else. */
export const SECURITY_KINDS = {
  access: 'A call was refused to who made it (401, 403).',
  registration: 'Somebody opened an account.',
  sign_in: 'Somebody signed in, or tried to.',
  sign_out: 'Somebody signed out.',
  session_end: 'Somebody ended another of their sessions.',
  password_link: 'Somebody asked for a link to choose a new password.',
  password_reset: 'Somebody chose a new password with the link.',
  password_change: 'Somebody changed their password.',
  email_change: 'Somebody changed the email address of their account.',
  api_key: 'Somebody made, changed, replaced or ended an API key.',
  webhook_endpoint: 'Somebody made, changed or deleted a webhook endpoint, or read or replaced its secret.',
  payout_account: 'Somebody began or continued to set up where they are paid out.',
  erasure: 'Somebody, or an operator for them, erased an account.',
  account: 'An operator opened an account, or changed one or its rights.',
  suspension: 'An operator suspended an account.',
  restoration: 'An operator lifted a suspension.',
  sessions_end: 'An operator signed somebody out everywhere.',
} as const;

export type SecurityKind = keyof typeof SECURITY_KINDS;

const SECURITY = 'haulway:security';

/** Each call of this route is a line in the security log, whatever its outcome. */
export const Secured = (kind: SecurityKind) => applyDecorators(SetMetadata(SECURITY, kind));

/** The kind of a route, as its handler says. */
export function securityKindOf(handler: object): SecurityKind | undefined {
  return Reflect.getMetadata(SECURITY, handler) as SecurityKind | undefined;
}

/** What is known of a call besides what it came with. */
export interface Noted {
  kind?: SecurityKind | undefined;
  /** Who the caller turned out to be. */
  userId?: string;
  /** The code of its refusal. */
  code?: string;
}

const HASH_LENGTH = 16;
const REFUSED = new Set([401, 403]);

/**
 * Writes a line for each call that is about security, and for each one refused for who made it: the account as a hash of its
 * address under `secret`, so that attempts on one account can be found together and nobody's address can be read here; the
 * user; whom it was done to; the network it came from; and the outcome.
 */
export function logSecurity(fastify: FastifyInstance, log: Logger, secret: string): void {
  fastify.addHook('onResponse', (request: Request, reply, done) => {
    const kind =
      request.noted?.kind ?? (REFUSED.has(reply.statusCode) && request.url.startsWith('/api/') ? 'access' : undefined);
    if (kind) log.info(lineOf(kind, request, reply, secret), 'security');
    done();
  });
}

function lineOf(kind: SecurityKind, request: Request, reply: FastifyReply, secret: string) {
  const { email } = (request.body ?? {}) as { email?: unknown };
  const { id, sid } = (request.params ?? {}) as { id?: string; sid?: string };
  return {
    security: kind,
    result: reply.statusCode < 400 ? 'ok' : (request.noted?.code ?? String(reply.statusCode)),
    account:
      typeof email === 'string'
        ? createHmac('sha256', secret)
            .update(`account ${email.trim().toLowerCase()}`)
            .digest('hex')
            .slice(0, HASH_LENGTH)
        : undefined,
    userId: request.noted?.userId ?? request.user?.id,
    apiKey: request.user?.key?.id,
    subject: id ?? sid,
    address: networkOf(request.ip),
    requestId: request.id,
    method: request.method,
    url: withoutKeys(request.url.split('?', 1)[0] ?? ''),
  };
}
