import { isUtf8 } from 'node:buffer';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { type FieldError, problem } from '../../common/errors.js';
import { ANY_INPUT } from './access.js';
import { requireReadable } from './bodies.js';

const MOST_LEVELS = 20;
/** Fields have names and values: of the bytes that a call takes at most, one takes as many as this, on average. */
const BYTES_OF_A_KEY = 100;
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Names every object has: they reach its prototype, and the check for unknown fields takes them for known. */
const REACHING = new Set(['prototype', ...Object.getOwnPropertyNames(Object.prototype)]);
const UNKNOWN = 'Unknown field';

type Received = FastifyRequest & { rawBody?: Buffer };

/**
 * Refuses what no field may hold, before anything reads it: too deep nesting or too many keys, NUL, half surrogates,
 * bytes that are not UTF-8, keys that reach an object's prototype, and any field in a call that takes none.
 */
@Injectable()
export class InputGuard implements CanActivate {
  canActivate(context: ExecutionContext): true {
    const request = context.switchToHttp().getRequest<Received>();
    checkInput(request);
    // A call for forms refuses anything else itself.
    const errors = [
      ...(takes(context, RouteParamtypes.BODY) || isForForms(request) ? [] : strangers(request.body)),
      ...(takes(context, RouteParamtypes.QUERY) ? [] : strangers(request.query)),
    ];
    if (errors.length > 0) throw problem('invalid_input', { errors });
    return true;
  }
}

/** Does the call's handler look at this part of a request? If so, the validation pipe checks its fields. */
function takes(context: ExecutionContext, part: RouteParamtypes): boolean {
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) ??
    {}) as Record<string, unknown>;
  return (
    Reflect.getMetadata(ANY_INPUT, context.getHandler()) === true ||
    Object.keys(parameters).some((key) => key.startsWith(`${part}:`))
  );
}

function strangers(fields: unknown): FieldError[] {
  return Object.keys(fields ?? {}).map((path) => ({ path, message: UNKNOWN }));
}

function checkInput(request: Received): void {
  requireJson(request);
  requireReadable(request);
  // A call whose fields are all optional may come without a body.
  if (request.body === undefined && WITH_BODY.has(request.method)) request.body = {};
  const plain =
    request.body === undefined ||
    (typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body));
  if (!plain) throw problem('invalid_input', { detail: 'The body must be a JSON object.' });
  if (request.rawBody && !isUtf8(request.rawBody))
    throw problem('invalid_input', { detail: 'The body is not valid UTF-8.' });
  // A text that cannot be an id leads nowhere.
  if (Object.values((request.params ?? {}) as Record<string, string>).some((part) => !isStorable(part)))
    throw problem('not_found');
  if (hasBrokenEscapes(request.url)) throw problem('invalid_input', { detail: 'The address is not valid UTF-8.' });
  walk([request.body, request.query], Math.floor(request.routeOptions.bodyLimit / BYTES_OF_A_KEY));
}

/** Not recursive, so that nothing is too deep for it. */
function walk(roots: readonly unknown[], mostKeys: number): void {
  const stack = roots.map((value) => ({ value, level: 1, path: '' }));
  let keys = 0;
  for (let item = stack.pop(); item; item = stack.pop()) {
    const { value, level, path: parent } = item;
    if (typeof value === 'string') checkText(value, parent);
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (level > MOST_LEVELS) throw problem('invalid_input', { detail: `Nested deeper than ${MOST_LEVELS} levels.` });
    for (const key of Object.keys(value)) {
      if (++keys > mostKeys) throw problem('invalid_input', { detail: `More than ${mostKeys} fields.` });
      const path = parent === '' ? key : `${parent}.${key}`;
      if (REACHING.has(key)) throw problem('invalid_input', { errors: [{ path, message: UNKNOWN }] });
      checkText(key, parent);
      stack.push({ value: (value as Record<string, unknown>)[key], level: level + 1, path });
    }
  }
}

/** Does a query have escaped bytes that are not UTF-8? Its parser would pass them on unchanged. A lone % is a character. */
function hasBrokenEscapes(url: string): boolean {
  const query = url.split('?', 2)[1] ?? '';
  return (query.match(/(?:%[0-9a-f]{2})+/gi) ?? []).some(
    (bytes) => !isUtf8(Buffer.from(bytes.replaceAll('%', ''), 'hex')),
  );
}

/** Forms are accepted by the routes that say so; a JSON call refuses them, even where it needs no body. */
function requireJson(request: FastifyRequest): void {
  const form = /^multipart\//i.test(request.headers['content-type'] ?? '');
  if (form && !isForForms(request)) throw problem('unsupported_media_type');
}

function isForForms(request: FastifyRequest): boolean {
  return (request.routeOptions.config as { multipart?: boolean }).multipart === true;
}

/** @param path of the field; empty for the whole input @throws 400 */
function checkText(text: string, path: string): void {
  if (isStorable(text)) return;
  const message = 'This has a character that cannot be stored';
  throw problem('invalid_input', path === '' ? { detail: `${message}.` } : { errors: [{ path, message }] });
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
