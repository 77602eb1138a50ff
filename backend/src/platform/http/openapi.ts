import { existsSync, readFileSync } from 'node:fs';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { type Env, readEnv } from '../config/env.js';
import type { Ground } from '../platform.module.js';
import { deprecationsOf, markDeprecated } from './deprecations.js';
import { completed } from './document.js';
import { INTRODUCTION } from './guide.js';
import { type Published, published } from './published.js';
import { API_VERSION } from './version.js';

/** Where the build writes the bundled program's document; `npm run dev`, whose program is not bundled, removes it. */
const WRITTEN = new URL('../../../program/document.json', import.meta.url);

/** The chapters of the reference, in the order an integrator meets them. */
const CHAPTERS: readonly [tag: string, about: string][] = [
  ['auth', 'Registering, signing in, sessions, passwords.'],
  ['api-keys', 'Keys for programs: what each may do, until when, and from where.'],
  ['users', 'Profiles, preferences, export and erasure.'],
  ['places', 'Towns and ZIP codes of the United States, and the road between two.'],
  ['pricing', 'What a job usually costs, for a route and an item or for a listing.'],
  ['uploads', 'Photos, before they are given to a listing, a delivery or a claim.'],
  ['shipments', 'Listings and what becomes of them, from draft to delivered.'],
  ['trips', "A carrier's trips, the loads along them, and the order of stops."],
  ['saved searches', 'Searches of the list of shipments that a carrier keeps, and when they are told of what is new.'],
  ['counter-offers', 'What the two sides of a pending quote offer each other.'],
  ['questions', 'What carriers ask about a listing; the answers are for everybody.'],
  ['quotes', "Carriers' offers: sealed, accepted once, paid within the payment window."],
  ['payments', 'Escrow: held, released, refunded, with every ledger line.'],
  ['tracking', 'Where a shipment is.'],
  ['messages', 'Conversations between the two sides.'],
  ['notifications', 'What happened, as a list, as live events and as mails.'],
  ['event-log', 'What happened, in order and in full, for programs.'],
  [
    'webhook-endpoints',
    'Addresses of yours to which events are sent, and what became of each. The headers `webhook-id`, `webhook-timestamp` and `webhook-signature` are those of Standard Webhooks. A 2xx within 15 seconds takes an event; anything else has it sent again, but 410, which ends it.',
  ],
  ['reviews', 'Ratings after a job.'],
  ['claims', 'Damage, delay and other disputes, with their evidence.'],
  ['verifications', 'Facts about a carrier that operators check, and the badges that show them.'],
  ['support-tickets', 'Questions to the operators.'],
  ['config', 'The fees, windows and limits in force.'],
  ['sandbox', 'Only with the card sandbox: test cards, the clock, disputes and faults.'],
  ['webhooks', 'What the card provider reports.'],
  ['admin', "The operators' calls, in react-admin's simple-rest dialect."],
  ['health', 'For balancers and monitors.'],
];

/** The document of all calls: as the build wrote it, since making it takes a quarter of a start; made now where there is none, or it would be another. */
export function documentOf(app: INestApplication, env: Env): OpenAPIObject {
  const isWritten = existsSync(WRITTEN) && Object.keys(env.moreDeprecations).length === 0;
  return isWritten ? (JSON.parse(readFileSync(WRITTEN, 'utf8')) as OpenAPIObject) : createDocument(app, env);
}

/** Makes it from the code: OpenAPI 3.0, in which only schemas are shared. */
function createDocument(app: INestApplication, env: Env): OpenAPIObject {
  const builder = new DocumentBuilder();
  for (const [tag, about] of CHAPTERS) builder.addTag(tag, about);
  const config = builder
    .setTitle('Haulway API')
    .setDescription(INTRODUCTION)
    .setVersion(API_VERSION)
    .addBearerAuth()
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'API key',
        description: 'A key of a program, as `hwk_live_...`.',
      },
      'apiKey',
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    autoTagControllers: false,
    operationIdFactory: (controller, method) =>
      `${controller.replace(/Controller$/, '').replace(/^./, (letter) => letter.toLowerCase())}_${method}`,
  });
  markDeprecated(document, deprecationsOf(env));
  return completed(document);
}

/** The documents as written to the repository. */
export async function buildDocuments(): Promise<Published> {
  return published(await buildDocument());
}

/** Makes the document without a database: nothing is instantiated. */
export async function buildDocument(): Promise<OpenAPIObject> {
  const [{ AppModule }, { configureNest, createAdapter }] = await Promise.all([
    import('../../app.module.js'),
    import('./server.js'),
  ]);
  const ground: Ground = {
    env: readEnv({}),
    databaseUrl: 'postgres://nowhere',
    jwtSecret: 'preview',
    dataKey: 'preview',
    queues: { connection: {}, producers: {} },
    closing: { started: false },
  };
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.on(ground), createAdapter(ground.env), {
    preview: true,
    abortOnError: false,
    logger: false,
  });
  configureNest(app);
  return createDocument(app, ground.env);
}

type Schema = Record<string, unknown>;

/**
 * Gives each route its answer's schema from the document, so that nothing undocumented can leave.
 * Call this before the routes are made.
 */
export function answerSchemas(document: OpenAPIObject): {
  shared: Schema;
  names(url: string, method: string): boolean;
  of(url: string, method: string): { '2xx': Schema; 202?: Schema } | undefined;
} {
  const rewrite = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', 'answers#/definitions/'));
  const operationOf = (url: string, method: string) =>
    document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as 'get'];
  return {
    names: (url, method) => operationOf(url, method) !== undefined,
    shared: { $id: 'answers', definitions: rewrite(document.components?.schemas ?? {}) as Schema },
    of(url, method) {
      const operation = operationOf(url, method);
      const [ok, created, accepted] = ['200', '201', '202'].map((status) => {
        const answer = operation?.responses[status];
        const schema = answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
        return schema && (rewrite(schema) as Schema);
      });
      const done = ok ?? created;
      return done && { '2xx': done, ...(accepted ? { 202: accepted } : {}) };
    },
  };
}
