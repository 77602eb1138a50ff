import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../../common/errors.js';
import type { Closing } from './shutdown.js';

const unreadable = new WeakMap<object, Error>();
/** The most that is read only to be thrown away: a form with three photos of twice the size that is taken. */
const MOST_READ_AWAY = 64 * 1024 * 1024;

/**
 * Parses JSON bodies. An unreadable body is kept for {@link requireReadable}: callers who may not call at all hear that first.
 * Keys that reach an object's prototype are parsed like any other, so that the guard can name them.
 */
export function readBodies(app: NestFastifyApplication, bodyLimit: number): void {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const parse = fastify.getDefaultJsonParser('ignore', 'ignore');
  fastify.addHook('onRequest', async ({ raw: { headers } }) => {
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0)
      delete headers['content-type'];
  });
  app.useBodyParser('application/json', { bodyLimit }, (request, body, done) => {
    if (isEmpty(body)) return done(null, undefined);
    void parse(request as FastifyRequest, body as unknown as string, (error: Error | null, read?: unknown) => {
      if (error) unreadable.set(request, error);
      // "Nothing", written out.
      done(null, read ?? undefined);
    });
  });
}

/**
 * Keeps the connection when a body is refused for its length: Node then reads the rest and drops it. Fastify would close it,
 * and a caller who is still sending would see a broken connection in place of the answer.
 */
export function readAwayRefused(fastify: FastifyInstance, closing: Closing): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const length = Number(request.headers['content-length']);
    if (reply.statusCode === 413 && length <= MOST_READ_AWAY && !closing.started) void reply.removeHeader('connection');
    done();
  });
}

/** An empty body counts as none, whatever its content type; call this after the framework's own parsers are removed. */
export function refuseOtherTypes(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (isEmpty(body)) done(null, undefined);
    else done(problem('unsupported_media_type'));
  });
}

/** @throws 400 when the body was not JSON */
export function requireReadable(request: object): void {
  const fault = unreadable.get(request);
  if (fault) throw fault;
}

/** Nothing decompresses bodies, since their size could not be known in advance. @throws 415 for a compressed one */
export function requireUnpacked(request: FastifyRequest): void {
  const coding = request.headers['content-encoding']?.trim().toLowerCase();
  if (coding && coding !== 'identity')
    throw problem('unsupported_media_type', { detail: 'Send the body as it is, without a content encoding.' });
}

function isEmpty(body: string | Buffer): boolean {
  return body.length === 0;
}
