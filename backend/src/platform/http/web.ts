import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from '../config/env.js';
import { type ConfigAnswer, toConfig } from '../settings/config.dto.js';
import type { OperatorSettings, Settings } from '../settings/settings.js';
import type { Embeds } from './embeds.js';
import { embedHeaders, NO_PAGE, pageHeaders } from './headers.js';
import { escaped, type LinkPreviews, previewTags } from './link-previews.js';

/** Written into the pages by their build, replaced with a fresh value each time a page is sent. */
/** What a page written beforehand does not know. */
const NOTHING_PRESENT = { announcement: null, clockAheadSeconds: 0, firstQuoteHours: null };
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

/** Serves the two web apps: hashed assets forever, every other path as the app's page with a fresh nonce. */
export async function serveWeb(
  fastify: FastifyInstance,
  env: Env,
  settings: Settings,
  previews: LinkPreviews,
  embeds: Embeds,
): Promise<void> {
  const user = join(ROOT, 'frontend', 'dist');
  const console = join(ROOT, 'admin', 'dist');
  await fastify.register(fastifyStatic, { root: ROOT, serve: false, preCompressed: true });
  // Only its own address carries the landing page; the app draws every other one.
  const landingPage = pageOf(user, 'landing.html', env, settings);
  const userPage = pageOf(user, 'index.html', env, settings);
  const consolePage = pageOf(console, 'index.html', env, settings);
  const screenAt = screensOf(user);
  const embedded = embeddedPage(join(user, 'embed.html'), embeds);

  fastify.get<{ Querystring: { key?: unknown } }>('/embed/quote', ({ query }, reply) => embedded(query.key, reply));
  fastify.get('/widget/v1.js', (_, reply) =>
    // A page of any site runs it. Its address never changes, so it is asked for again each hour.
    reply.header('cross-origin-resource-policy', 'cross-origin').sendFile('widget/v1.js', user, { maxAge: '1h' }),
  );
  fastify.get('/console', (_, reply) => reply.redirect('/console/'));
  fastify.get<{ Params: { '*': string } }>('/console/*', (request, reply) => {
    const path = request.params['*'];
    return isFile(path) && !CONSOLE_RECORD.test(path) ? sendFile(reply, path, console) : consolePage(reply);
  });
  fastify.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (path === 'api' || path.startsWith('api/')) return notFound(reply);
    if (isFile(path)) return sendFile(reply, path, user);
    // Search engines are not to list what somebody was given a link to.
    if (/^track\//i.test(path)) void reply.header('x-robots-tag', 'noindex');
    const id = SHARED_PATH.exec(`/${path}`)?.[1];
    // Pages are served even when the database is down; the app then says what is wrong.
    const preview = id ? await previews.of(id).catch(() => undefined) : undefined;
    if (path === '') return landingPage(reply);
    const screen = screenAt(`/${path}`);
    const tags = id && preview ? previewTags(`/s/${id}`, preview, env.publicUrl) : '';
    // The app draws its own page for an unknown address.
    return userPage(reply.status(screen ? 200 : 404), [tags, ...(screen?.links ?? [])].filter(Boolean).join('\n    '));
  });
}

/** The page that other sites show in theirs: once its key is known, it names the sites that may, and what its fields begin with. */
function embeddedPage(file: string, embeds: Embeds): (key: unknown, reply: FastifyReply) => Promise<FastifyReply> {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return async (key, reply) => {
    const embedded = typeof key === 'string' ? await embeds.of(key) : undefined;
    if (!page || !embedded) return reply.status(404).header('content-security-policy', NO_PAGE).send('');
    const nonce = randomBytes(16).toString('base64');
    const fields = Object.entries(embedded.fields).flatMap(([name, value]) =>
      value === null ? [] : `<meta name="${name}" content="${escaped(value)}" />`,
    );
    return reply
      .headers(embedHeaders(nonce, embedded.origins))
      .removeHeader('x-frame-options')
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(withHead(page.replaceAll(NONCE_PLACEHOLDER, nonce), fields.join('\n    ')));
  };
}

/** A page for anybody about something that belongs to somebody. */
const SHARED_PATH = /^\/s\/([^/]+)\/?$/i;

/** Pages are not served as static files: those would have no nonce and no policy. */
function isFile(path: string): boolean {
  return path.includes('.') && !/\.html$/i.test(path);
}

/** A record's page, whose id may have points: `texts/mail.password_reset`. */
const CONSOLE_RECORD = /^(?!assets\/)[a-z-]+\/[\w.-]*\w(?:\/show)?$/;

/** Which of the user app's screens is at an address, as its build has listed them; in any letter case, with or without a trailing slash. */
function screensOf(folder: string): (path: string) => { links: string[] } | undefined {
  const file = join(folder, 'screens.json');
  if (!existsSync(file)) return () => undefined;
  const listed = JSON.parse(readFileSync(file, 'utf8')) as { path: string; files: string[] }[];
  const screens = listed.map(({ path, files }) => ({
    at: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
    // After the files of every screen, without which these do nothing.
    links: files.map((name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}">`),
  }));
  return (path) => screens.find(({ at }) => at.test(path));
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

function sendFile(reply: FastifyReply, path: string, root: string): FastifyReply {
  if (!existsSync(root) || path.split(/[/\\]/).some((step) => ['', '.', '..'].includes(step))) return notFound(reply);
  const hashed = path.startsWith('assets/');
  return reply.sendFile(path, root, hashed ? { immutable: true, maxAge: '365d' } : { maxAge: 0 });
}

function pageOf(
  folder: string,
  name: string,
  env: Env,
  settings: Settings,
): (reply: FastifyReply, head?: string) => Promise<FastifyReply> | FastifyReply {
  const file = join(folder, name);
  if (!existsSync(file)) return notFound;
  const page = readFileSync(file, 'utf8');
  let written: { under: OperatorSettings; parts: string[] } | undefined;
  return async (reply, head = '') => {
    const nonce = randomBytes(16).toString('base64');
    const under = settings.get();
    if (written?.under !== under)
      written = { under, parts: withFigures(page, toConfig(env, under, NOTHING_PRESENT)).split(NONCE_PLACEHOLDER) };
    await reply.helmet(pageHeaders(nonce, env));
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(withHead(written.parts.join(nonce), head));
  };
}

/** The addition may contain anything, so it is put in last, after all placeholders are filled. */
function withHead(page: string, head: string): string {
  return head ? page.replace('</head>', () => `${head}\n  </head>`) : page;
}

/** The page with the figures in force replacing the placeholders its build wrote. */
function withFigures(page: string, config: ConfigAnswer): string {
  const figures = {
    __SUPPORT_PHONE_LINK__: config.supportPhone.replace(/[^+\d]/g, ''),
    __SUPPORT_PHONE__: config.supportPhone,
    __CLAIM_WINDOW__: hours(config.claimWindowHours),
    __RELEASE_DELAY__: hours(config.autoReleaseHours),
    __GUARANTEE__: dollars(config.protectionPlans[0]?.limit ?? 0),
  };
  return Object.entries(figures).reduce(
    (text, [placeholder, figure]) => text.replaceAll(placeholder, escaped(figure)),
    page,
  );
}

function hours(number: number): string {
  return `${number} ${number === 1 ? 'hour' : 'hours'}`;
}

/** Dollars as the pages write limits: with cents only if there are any. */
function dollars(amount: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
