import { isUtf8 } from 'node:buffer';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../../common/errors.js';

const MOST_LEVELS = 20;
const MOST_KEYS = 1_000;
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

type Received = FastifyRequest & { rawBody?: Buffer };

const unreadable = new WeakMap<object, Error>();

/** Reads bodies of JSON. One that is none is refused by the {@link InputGuard}: who may not come at all is told that first. */
export function readBodies(app: NestFastifyApplication, bodyLimit: number): void {
  const parse = (app.getHttpAdapter().getInstance() as unknown as FastifyInstance).getDefaultJsonParser('error', 'error');
  app.useBodyParser('application/json', { bodyLimit }, (request, body, done) => {
    void parse(request as FastifyRequest, body as unknown as string, (error: Error | null, read?: unknown) => {
      if (error) unreadable.set(request, error);
      done(null, read);
    });
  });
}

/**
 * Refuses what no field may hold, before anything reads it: too deep or too many keys, NUL, half surrogates,
 * bytes that are no UTF-8, and the keys that reach an object's prototype. It walks without recursion.
 */
@Injectable()
export class InputGuard implements CanActivate {
  canActivate(context: ExecutionContext): true {
    checkInput(context.switchToHttp().getRequest<Received>());
    return true;
  }
}

function checkInput(request: Received): void {
  requireJson(request);
  const fault = unreadable.get(request);
  if (fault) throw fault;
  // A call whose fields are all optional may come without a body.
  if (request.body === undefined && WITH_BODY.has(request.method)) request.body = {};
  const plain = request.body === undefined || (typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body));
  if (!plain) throw problem('invalid_input', { detail: 'The body must be a JSON object.' });
  if (request.rawBody && !isUtf8(request.rawBody)) throw problem('invalid_input', { detail: 'The body is not valid UTF-8.' });
  // What is no id leads nowhere.
  if (Object.values((request.params ?? {}) as Record<string, string>).some((part) => !isStorable(part))) throw problem('not_found');
  if (hasBrokenEscapes(request.url)) throw problem('invalid_input', { detail: 'The address is not valid UTF-8.' });
  const stack: { value: unknown; level: number }[] = [request.body, request.query].map((value) => ({ value, level: 1 }));
  let keys = 0;
  for (let item = stack.pop(); item; item = stack.pop()) {
    const { value, level } = item;
    if (typeof value === 'string') checkText(value);
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (level > MOST_LEVELS) throw problem('invalid_input', { detail: `Nested deeper than ${MOST_LEVELS} levels.` });
    for (const key of Object.keys(value)) {
      if (++keys > MOST_KEYS) throw problem('invalid_input', { detail: `More than ${MOST_KEYS} fields.` });
      if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
        throw problem('invalid_input', { errors: [{ path: key, message: 'This field is not known here' }] });
      }
      checkText(key);
      stack.push({ value: (value as Record<string, unknown>)[key], level: level + 1 });
    }
  }
}

/** Nothing unpacks bodies, whose size could not be known before. @throws 415 when one came packed */
export function requireUnpacked(request: FastifyRequest): void {
  const coding = request.headers['content-encoding']?.trim().toLowerCase();
  if (coding && coding !== 'identity') throw problem('unsupported_media_type', { detail: 'Send the body as it is, without a content encoding.' });
}

/** Does a query have escaped bytes that are no UTF-8? Its reader would hand them on as they stand. A lone % is a character. */
function hasBrokenEscapes(url: string): boolean {
  const query = url.split('?', 2)[1] ?? '';
  return (query.match(/(?:%[0-9a-f]{2})+/gi) ?? []).some((bytes) => !isUtf8(Buffer.from(bytes.replaceAll('%', ''), 'hex')));
}

/** Forms are taken by the routes that say so; a call for JSON refuses them, also where it needs no body. */
function requireJson(request: FastifyRequest): void {
  const form = /^multipart\//i.test(request.headers['content-type'] ?? '');
  const { multipart } = request.routeOptions.config as { multipart?: boolean };
  if (form && !multipart) throw problem('unsupported_media_type');
}

function checkText(text: string): void {
  if (!isStorable(text)) throw problem('invalid_input', { detail: 'A text has a character that cannot be stored.' });
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
