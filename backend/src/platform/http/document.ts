import type { OpenAPIObject } from '@nestjs/swagger';
import { type ErrorCode, ERRORS } from '../../common/errors.js';
import { refusalContent } from './call.js';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
type ResponseObject = Extract<OperationObject['responses'][string], { description: string }>;
type AnySchema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
type ReferenceObject = Extract<AnySchema, { $ref: string }>;
type SchemaObject = Exclude<AnySchema, ReferenceObject>;
type Schemas = Record<string, SchemaObject | ReferenceObject>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const DEEPEST = 12;

/** Adds what follows from how a call is made (token, body, key) to its refusals, and examples to all that has none. */
export function completed(document: OpenAPIObject): OpenAPIObject {
  const schemas = document.components?.schemas ?? {};
  for (const schema of Object.values(schemas)) if ('properties' in schema) tidy(schema);
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = path[method];
      if (!operation) continue;
      // Said outright: this one needs no token.
      operation.security ??= [];
      addRefusals(operation, impliedRefusals(operation, method));
      addExamples(operation, schemas);
    }
  }
  return document;
}

/** Says what properties are in the words that the document's dialect has for it. */
function tidy({ properties = {} }: SchemaObject): void {
  for (const [name, property] of Object.entries(properties)) {
    if ('$ref' in property) continue;
    // All of one thing is that thing.
    if (property.allOf?.length === 1 && Object.keys(property).length === 1) properties[name] = property.allOf[0] as ReferenceObject;
    // "Or null" stands beside a type only.
    if (property.nullable && property.oneOf && !property.type) {
      delete property.nullable;
      property.oneOf = [...property.oneOf.slice(0, -1), { ...property.oneOf.at(-1), nullable: true }];
    }
  }
}

function impliedRefusals(operation: OperationObject, method: (typeof METHODS)[number]): ErrorCode[] {
  const changes = method !== 'get';
  const keyed = operation.parameters?.some((parameter) => 'name' in parameter && parameter.name === 'Idempotency-Key');
  return [
    ...(operation.security?.length ? (['unauthorized'] as const) : []),
    ...(operation.security?.length && changes ? (['cross_site', 'account_suspended'] as const) : []),
    ...(changes ? (['stale', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(keyed ? (['idempotency_in_progress', 'idempotency_key_reused'] as const) : []),
  ];
}

function addRefusals(operation: OperationObject, codes: ErrorCode[]): void {
  for (const status of new Set(codes.map((code) => ERRORS[code][0]))) {
    const present = operation.responses[status] as ResponseObject | undefined;
    const documented = Object.keys(present?.content?.['application/problem+json']?.examples ?? {}) as ErrorCode[];
    const all = [...new Set([...documented, ...codes.filter((code) => ERRORS[code][0] === status)])];
    const refusal = refusalContent(status, all);
    operation.responses[status] = { ...present, ...refusal, content: { ...present?.content, ...refusal.content } } as ResponseObject;
  }
}

function addExamples(operation: OperationObject, schemas: Schemas): void {
  const bodies = [operation.requestBody, ...Object.values(operation.responses)];
  for (const body of bodies) {
    const media = body && 'content' in body ? body.content?.['application/json'] : undefined;
    if (media?.schema && media.example === undefined) media.example = exampleOf(media.schema, schemas);
  }
}

/** A value that the schema allows, made of the fields' own examples. */
function exampleOf(schema: SchemaObject | ReferenceObject, schemas: Schemas, level = 0): unknown {
  if (level > DEEPEST) return {};
  if ('$ref' in schema) {
    const target = schemas[schema.$ref.split('/').at(-1) ?? ''];
    return target ? exampleOf(target, schemas, level + 1) : {};
  }
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  const part = schema.allOf?.[0] ?? schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (part) return exampleOf(part, schemas, level + 1);
  if (schema.type === 'array') {
    const { items } = schema;
    return items ? Array.from({ length: Math.max(schema.minItems ?? 1, 1) }, () => exampleOf(items, schemas, level + 1)) : [];
  }
  if (schema.type === 'object' || schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, property]) => [name, exampleOf(property, schemas, level + 1)]));
  }
  return plainExample(schema);
}

const BY_FORMAT: Record<string, string> = {
  uuid: '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11',
  date: '2027-03-09',
  'date-time': '2027-03-09T17:00:00.000Z',
  email: 'dana@example.com',
};

function plainExample(schema: SchemaObject): unknown {
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return BY_FORMAT[schema.format ?? ''] ?? 'text'.padEnd(Math.min(schema.minLength ?? 0, 100), '.').slice(0, schema.maxLength ?? 100);
}
