import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { type ErrorCode, ERRORS } from '../../common/errors.js';
import { refusalContent } from './call.js';
import { exampleOf, type ReferenceObject, type SchemaObject, type Schemas } from './examples.js';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
type ResponseObject = Extract<OperationObject['responses'][string], { description: string }>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Adds what follows from how a call is made (token, body, key) to its refusals, and examples to all that has none. */
export function completed(document: OpenAPIObject): OpenAPIObject {
  const schemas = document.components?.schemas ?? {};
  document.paths = named(document.paths, schemas) as OpenAPIObject['paths'];
  for (const schema of Object.values(schemas)) if ('properties' in schema) tidy(schema);
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = path[method];
      if (!operation) continue;
      // Said outright: this one needs no token.
      operation.security ??= [];
      sayWhetherNeeded(operation, schemas);
      addRefusals(operation, impliedRefusals(operation, method));
      addExamples(operation, schemas);
    }
  }
  return document;
}

/** A copy in which every schema with a title stands among the shared ones, by that name, and is referred to. */
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

/** Says what properties are in the words that the document's dialect has for it. */
function tidy({ properties = {} }: SchemaObject): void {
  for (const [name, property] of Object.entries(properties)) {
    if ('$ref' in property) continue;
    // All of one thing is that thing.
    if (property.allOf?.length === 1 && Object.keys(property).length === 1)
      properties[name] = property.allOf[0] as ReferenceObject;
  }
}

function impliedRefusals(operation: OperationObject, method: (typeof METHODS)[number]): ErrorCode[] {
  const changes = method !== 'get';
  const forOperators = JSON.stringify(operation.responses[403] ?? '').includes('admins_only');
  const keyed = operation.parameters?.some((parameter) => 'name' in parameter && parameter.name === 'Idempotency-Key');
  return [
    ...(operation.security?.length ? (['unauthorized'] as const) : []),
    ...(operation.security?.length && changes ? (['cross_site'] as const) : []),
    ...((operation.security?.length && changes) || forOperators ? (['account_suspended'] as const) : []),
    ...(changes ? (['stale', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(keyed ? (['idempotency_in_progress', 'idempotency_key_reused'] as const) : []),
  ];
}

/** A body of which every field may be left out may be left out as a whole. */
function sayWhetherNeeded({ requestBody }: OperationObject, schemas: Schemas): void {
  if (!requestBody || !('content' in requestBody)) return;
  const schema = requestBody.content['application/json']?.schema;
  const fields = schema && '$ref' in schema ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  if (fields && 'properties' in fields) requestBody.required = (fields.required ?? []).length > 0;
}

function addRefusals(operation: OperationObject, codes: ErrorCode[]): void {
  for (const status of new Set(codes.map((code) => ERRORS[code][0]))) {
    const present = operation.responses[status] as ResponseObject | undefined;
    const documented = Object.keys(present?.content?.['application/problem+json']?.examples ?? {}) as ErrorCode[];
    const all = [...new Set([...documented, ...codes.filter((code) => ERRORS[code][0] === status)])];
    const refusal = refusalContent(status, all);
    operation.responses[status] = {
      ...present,
      ...refusal,
      content: { ...present?.content, ...refusal.content },
    } as ResponseObject;
  }
}

function addExamples(operation: OperationObject, schemas: Schemas): void {
  const bodies = [operation.requestBody, ...Object.values(operation.responses)];
  for (const body of bodies) {
    const media = body && 'content' in body ? body.content?.['application/json'] : undefined;
    if (media?.schema && media.example === undefined) media.example = exampleOf(media.schema, schemas);
  }
}
