import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { type ErrorCode, ERRORS } from '../../common/errors.js';
import { refusalContent } from './call.js';
import type { ReferenceObject, SchemaObject, Schemas } from './examples.js';
import { type Method, type Operation, operationsOf, type Response } from './operations.js';

/** Adds what follows from how a call is made: the refusals of its token, body and key, and the format of its ids. */
export function completed(document: OpenAPIObject): OpenAPIObject {
  const schemas = document.components?.schemas ?? {};
  document.paths = named(document.paths, schemas) as OpenAPIObject['paths'];
  for (const schema of Object.values(schemas)) if ('properties' in schema) tidy(schema);
  for (const { operation, method } of operationsOf(document)) {
    // Said outright: this one needs no token.
    operation.security ??= [];
    const scopes = operation['x-scope'];
    if (Array.isArray(scopes) && operation.security.length > 0) operation.security.push({ apiKey: [] });
    sayWhetherNeeded(operation, schemas);
    addRefusals(operation, impliedRefusals(operation, method));
    sayWhatIdsAre(operation);
  }
  return document;
}

/** A copy in which every schema with a title is moved to the shared ones, under that name, and referenced. */
function named(value: unknown, schemas: Schemas): unknown {
  if (Array.isArray(value)) return value.map((each) => named(each, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const { title, ...copy } = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, named(part, schemas)]),
  );
  if (typeof title !== 'string' || copy['type'] !== 'object') return title === undefined ? copy : { title, ...copy };
  schemas[title] = copy as SchemaObject;
  return { $ref: getSchemaPath(title) };
}

/** Describes properties in the terms of the document's dialect. */
function tidy({ properties = {} }: SchemaObject): void {
  for (const [name, property] of Object.entries(properties)) {
    if ('$ref' in property) continue;
    // The compiler's plugin makes an enum of a union type, even beside an open list.
    if (isOpenList(property) || ('items' in property && property.items && isOpenList(property.items)))
      delete property.enum;
    // An allOf of one thing is just that thing.
    if (property.allOf?.length === 1 && Object.keys(property).length === 1)
      properties[name] = property.allOf[0] as ReferenceObject;
  }
}

function isOpenList(schema: object): boolean {
  return 'x-known-values' in schema;
}

function impliedRefusals(operation: Operation, method: Method): ErrorCode[] {
  const changes = method !== 'get';
  const forOperators = JSON.stringify(operation.responses[403] ?? '').includes('admins_only');
  const keyed = operation.parameters?.some(({ name }) => name === 'Idempotency-Key');
  const asksWho = (operation.security ?? []).length > 0;
  return [
    ...(['unknown_version', 'key_in_url'] as const),
    ...(asksWho
      ? (['unauthorized', 'one_job_only', 'api_key_invalid', 'wrong_environment', 'network_not_allowed'] as const)
      : []),
    // A suspended user's programs are refused reads as well.
    ...(asksWho && operation['x-scope'] ? (['scope_missing', 'account_suspended'] as const) : []),
    ...(asksWho && !operation['x-scope'] ? (['session_only'] as const) : []),
    ...(operation.security?.length && changes ? (['cross_site'] as const) : []),
    ...((operation.security?.length && changes) || forOperators ? (['account_suspended'] as const) : []),
    ...(forOperators ? (['forbidden_role'] as const) : []),
    ...(changes ? (['view_only', 'stale', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(keyed ? (['idempotency_in_progress', 'idempotency_key_reused'] as const) : []),
  ];
}

/** A body whose fields are all optional is itself optional. */
function sayWhetherNeeded({ requestBody }: Operation, schemas: Schemas): void {
  if (!requestBody || !('content' in requestBody)) return;
  const schema = requestBody.content['application/json']?.schema;
  const fields = schema && '$ref' in schema ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  if (fields && 'properties' in fields) requestBody.required = (fields.required ?? []).length > 0;
}

function addRefusals(operation: Operation, codes: ErrorCode[]): void {
  for (const status of new Set(codes.map((code) => ERRORS[code][0]))) {
    const present = operation.responses[status];
    const documented = Object.keys(present?.content?.['application/problem+json']?.examples ?? {}) as ErrorCode[];
    const all = [...new Set([...documented, ...codes.filter((code) => ERRORS[code][0] === status)])];
    const refusal = refusalContent(all);
    operation.responses[status] = {
      ...present,
      ...refusal,
      content: { ...present?.content, ...refusal.content },
    } as Response;
  }
}

/** A path's id is a UUID unless something else is said about it. */
function sayWhatIdsAre({ parameters = [] }: Operation): void {
  for (const { in: place, schema } of parameters) {
    if (place === 'path' && schema && 'type' in schema && schema.type === 'string' && Object.keys(schema).length === 1)
      schema.format = 'uuid';
  }
}
