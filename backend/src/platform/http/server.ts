import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import helmet from '@fastify/helmet';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Logger } from 'pino';
import { MINUTE, SECOND } from '../../common/clock.js';
import { problem } from '../../common/errors.js';
import { Env } from '../config/env.js';
import { Db } from '../database/db.js';
import { measureCalls, Metrics } from '../metrics/metrics.js';
import { logSecurity } from '../security/security-log.js';
import { Settings } from '../settings/settings.js';
import { JWT_SECRET } from '../tokens.js';
import type { Request } from './access.js';
import { RecordActs } from './acts.js';
import { AnswersInterceptor } from './answers.interceptor.js';
import { readAwayRefused, readBodies, refuseOtherTypes, requireUnpacked } from './bodies.js';
import { shareAnswers, shareEstimates } from './cors.js';
import { serveDocs } from './docs.js';
import { Documents } from './documents.controller.js';
import { serveErrorPages } from './error-pages.js';
import { Embeds } from './embeds.js';
import { tagPublicAnswers } from './etags.js';
import { headAnswers, HEADERS, NO_PAGE } from './headers.js';
import { LeakedKeys, refuseKeysInUrls } from './key-in-url.js';
import { rememberRoute } from './known-routes.js';
import { withoutKeys } from './logging.js';
import { acceptOneClick } from './one-click.js';
import { answerSchemas, documentOf } from './openapi.js';
import { shedCalls } from './overload.js';
import { plainUrl } from './plain-url.js';
import { problemBody, ProblemFilter } from './problem.filter.js';
import { published } from './published.js';
import { LinkPreviews } from './link-previews.js';
import { limitCalls } from './rate-limit.js';
import { type Closing, drain } from './shutdown.js';
import { validationPipe } from './validation.js';
import { serveWeb } from './web.js';

const LEAKED = 'leakedKeys';
const BODY_LIMIT = 100 * 1024;
/** How long the headers may take. */
const HEAD_PATIENCE_MS = 20 * SECOND;
/** How long a whole request may take: three photos of 10 MB at once over a phone's 1 Mbit/s connection. */
const BODY_PATIENCE_MS = 5 * MINUTE;
/** Routes that take more than the others: the provider's events carry whole objects, a bulk call 200 listings, and a phone 500 positions. */
const LARGER: Readonly<Record<string, number>> = {
  '/api/webhooks/stripe': 1024 * 1024,
  '/api/shipments/bulk': 2 * 1024 * 1024,
  '/api/locations': 256 * 1024,
};

/** The Fastify adapter with limits, and with our own form of answers when no route is reached. */
export function createAdapter(env: Env): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    requestTimeout: BODY_PATIENCE_MS,
    http: { headersTimeout: HEAD_PATIENCE_MS, connectionsCheckingInterval: 5 * SECOND },
    trustProxy: env.TRUST_PROXY ?? false,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    rewriteUrl: (request: IncomingMessage) => plainUrl(request.url ?? '/'),
    schemaController: { compilersFactory: { buildSerializer: serializersOnDemand } },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = problem((error.statusCode ?? 400) === 404 ? 'not_found' : 'invalid_input');
      // An address that cannot be read runs no hook.
      request.server.getDecorator<LeakedKeys>(LEAKED).endLater(request.url);
      const headers = {
        ...HEADERS,
        'x-request-id': String(request.id),
        'content-security-policy': NO_PAGE,
        'cache-control': 'no-store',
        'content-type': 'application/problem+json',
      };
      void reply
        .status(refusal.status)
        .headers(headers)
        .send(JSON.stringify(problemBody(refusal, String(request.id), env)));
    },
    clientErrorHandler: (error, socket) => answerRaw(error as Error & { code?: string }, socket as Socket, env),
  });
}

/** The answers' serializers, each compiled when first used: compiling all of them takes a sixth of the startup time. */
const serializersOnDemand: SerializerFactory = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (answer) => (serialize ??= compile(route))(answer);
  };
};

/** A request the parser could not read: answered by hand, and closed. */
function answerRaw(error: Error & { code?: string }, socket: Socket, env: Env): void {
  if (!socket.writable) return;
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const title = STATUS_CODES[status] ?? 'Bad Request';
  const id = randomUUID();
  const body = JSON.stringify({ ...problemBody(problem('invalid_input'), id, env), title, status });
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\ncontent-type: application/problem+json\r\nx-request-id: ${id}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** What is set up before the document is made; the preview stops after it. */
export function configureNest(app: NestFastifyApplication): void {
  app.setGlobalPrefix('api', { exclude: ['metrics'] });
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter(app.get(Env)));
  app.useGlobalInterceptors(new AnswersInterceptor(app.get<string>(JWT_SECRET), app.get(RecordActs)));
}

/** A route's method; HEAD answers as GET does. */
function methodOf({ method }: RouteOptions): string {
  return ([method].flat()[0] ?? 'GET').replace('HEAD', 'GET');
}

/** The document, and what each route takes and answers by it. */
function answerByDocument(app: NestFastifyApplication, fastify: FastifyInstance, env: Env): void {
  const document = documentOf(app, env);
  const answers = answerSchemas(document);
  // As bytes it takes a fraction of the memory until somebody asks for what is made of it.
  const whole = Buffer.from(JSON.stringify(document));
  app.get(Documents).madeBy(() => published(JSON.parse(whole.toString()) as OpenAPIObject, env.publicUrl));
  fastify.addSchema(answers.shared);
  fastify.addHook('onRoute', (route: RouteOptions) => {
    // What the document leaves out only refuses.
    if (!route.url.startsWith('/api/admin/') || answers.names(route.url, methodOf(route)))
      rememberRoute(route.url, route.method);
    const limit = LARGER[route.url];
    if (limit) route.bodyLimit = limit;
    const response = answers.of(route.url, methodOf(route));
    if (response) route.schema = { ...route.schema, response };
  });
}

/** One line for each answer. */
function logAnswers(fastify: FastifyInstance, log: Logger): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    const { user } = request as Request;
    const line = {
      requestId: request.id,
      userId: user?.id,
      apiKey: user?.key?.id,
      method: request.method,
      url: withoutKeys(request.url.split('?', 1)[0] ?? ''),
      status,
      ms: Math.round(reply.elapsedTime),
    };
    if (status >= 500) log.error(line);
    else log.info(line);
    done();
  });
}

/** Hooks and plugins, in the order they must be registered before the routes. */
export async function configureFastify(
  app: NestFastifyApplication,
  env: Env,
  log: Logger,
  closing: Closing,
): Promise<void> {
  configureNest(app);
  readBodies(app, BODY_LIMIT);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await app.register(cookie);
  await app.register(helmet, { global: false });
  tagPublicAnswers(fastify);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { 0: 0, 1: 4 } },
  });
  answerByDocument(app, fastify, env);
  headAnswers(fastify, env);
  shareAnswers(fastify, env);
  drain(fastify, closing);
  readAwayRefused(fastify, closing);
  measureCalls(fastify, app.get(Metrics));
  limitCalls(fastify, env, app.get(Db));
  // It asks the database, so not for those who were just refused.
  shareEstimates(fastify, app.get(Embeds));
  const leaked = app.get(LeakedKeys);
  fastify.decorate(LEAKED, leaked);
  refuseKeysInUrls(fastify, leaked);
  shedCalls(fastify, app.get(Db), env.DATABASE_POOL);
  fastify.addHook('onRequest', (request, _reply, done) => {
    requireUnpacked(request);
    done();
  });
  logAnswers(fastify, log);
  logSecurity(fastify, log, app.get<string>(JWT_SECRET));
  await app.init();
  fastify.removeContentTypeParser(['text/plain', 'application/x-www-form-urlencoded']);
  refuseOtherTypes(fastify);
  acceptOneClick(fastify);
  serveDocs(fastify, env.publicUrl);
  serveErrorPages(fastify);
  await serveWeb(fastify, env, app.get(Settings), app.get(LinkPreviews), app.get(Embeds));
}
