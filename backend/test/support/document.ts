import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { exampleOf as writtenFor } from '../../src/platform/http/examples.js';

interface Media {
  schema?: Schema;
  examples?: Record<string, object>;
}

/** The parts of a schema that the document uses. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string;
  nullable?: boolean;
  enum?: readonly unknown[];
  example?: unknown;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Schema;
}

interface Described {
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** One call of the document; `body` is the schema of the JSON it takes, `example` one it shows. */
export interface Operation {
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: Schema | undefined;
  /** The schema of the form it takes. */
  form: Schema | undefined;
  /** Is it refused without a body? */
  needsBody: boolean;
  example: unknown;
  /** Are tokens ignored? */
  isOpen: boolean;
  /** Does it answer without a token? */
  takesVisitors: boolean;
}

/** A document as it is published. */
export interface Published {
  openapi: string;
  security?: object[];
  paths: Record<string, Record<string, object>>;
  webhooks?: Record<string, { post: object }>;
  components: Record<'schemas' | 'responses' | 'parameters' | 'headers' | 'examples', Record<string, object>>;
}

function read(name: string): Published | undefined {
  const file = fileURLToPath(new URL(`../../../${name}`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Published) : undefined;
}

const open = read('openapi.json');
const operators = read('openapi.admin.json');

/** The documents as they are in the repository. */
export function documents(): { open: Published; operators: Published } {
  if (!open || !operators) throw new Error('Run npm run api first.');
  return { open, operators };
}

/**
 * A schema in the terms the tests use: what may be null is `nullable`, and the known words of an open list are all there
 * are, so that no test lets another one pass.
 */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const {
    'x-known-values': known,
    examples,
    ...schema
  } = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      ['example', 'examples', 'enum', 'default'].includes(key) ? part : plain(part),
    ]),
  ) as Record<string, unknown>;
  if (known !== undefined) schema['enum'] = known;
  if (examples !== undefined)
    schema[Array.isArray(examples) ? 'example' : 'examples'] = Array.isArray(examples) ? examples[0] : examples;
  const { type, anyOf } = schema;
  if (Array.isArray(type)) {
    const [only] = type.filter((each) => each !== 'null');
    return {
      ...schema,
      type: only,
      nullable: true,
      ...(Array.isArray(schema['enum']) ? { enum: schema['enum'].filter((each) => each !== null) } : {}),
    };
  }
  const others = Array.isArray(anyOf) ? (anyOf as Schema[]).filter((each) => each.type !== 'null') : [];
  if (!Array.isArray(anyOf) || others.length === anyOf.length) return schema;
  const { anyOf: _, ...rest } = schema;
  return { ...rest, allOf: others, nullable: true };
}

/** What a document's reference points to, if there is one. */
function resolved(document: Published, part: { $ref?: string }): object {
  const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec(part.$ref ?? '') ?? [];
  return kind && name ? (document.components[kind as 'responses'][name] ?? {}) : part;
}

/** The calls of a document, in which only schemas are referenced. */
function callsOf(document: Published): [path: string, calls: Record<string, Described>][] {
  return Object.entries(document.paths).map(([path, calls]) => [
    path,
    Object.fromEntries(
      Object.entries(calls as Record<string, Described>).map(([method, { parameters = [], responses, ...call }]) => [
        method,
        plain({
          security: document.security,
          ...call,
          parameters: parameters.map((each) => resolved(document, each as { $ref?: string })),
          responses: Object.fromEntries(
            Object.entries(responses).map(([status, answer]) => [
              status,
              resolved(document, answer as { $ref?: string }),
            ]),
          ),
        }) as Described,
      ]),
    ),
  ]);
}

const both = [open, operators].filter((each) => each !== undefined);
const paths: Record<string, Record<string, Described>> = Object.fromEntries(both.flatMap(callsOf));
const written = plain(Object.assign({}, ...both.map(({ components }) => components.schemas))) as Record<string, Schema>;
/** Objects made of several are written out. */
const schemas = Object.fromEntries(
  Object.entries(written).map(([name, { allOf = [], ...schema }]) => [
    name,
    allOf.length > 1
      ? { ...schema, ...together(allOf.map((each) => written[each.$ref?.split('/').at(-1) ?? ''] ?? each)) }
      : { ...schema, ...(allOf.length > 0 ? { allOf } : {}) },
  ]),
);

/** The calls that only the operators' document has, such as `GET /api/admin/users`. */
export const operatorsCalls = (): string[] =>
  Object.entries(operators?.paths ?? {}).flatMap(([path, calls]) =>
    Object.keys(calls)
      .filter((method) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );

/** The path of the document an address belongs to; a literal one before one with parameters. */
const routes = Object.keys(paths)
  .map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    parameters: path.split('{').length,
  }))
  .sort((one, other) => one.parameters - other.parameters);

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  coerceTypes: false,
  multipleOfPrecision: 6,
  // Each test file compiles them anew: optimizing them, or writing out what they refer to, takes longer than running them.
  code: { optimize: false },
  inlineRefs: false,
});
(addFormats as unknown as (ajv: Ajv) => void)(ajv);
const checks = new Map<object | string, ValidateFunction>();

/** Answers must name every field they have: what the document does not know must not leave. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { allOf } = schema as Schema;
  if (allOf && allOf.length > 1) return closed(together(allOf.map(dereferenced)));
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'example' || key === 'enum' ? value : closed(value)]),
  );
  if (copy['properties'] && copy['additionalProperties'] === undefined) copy['additionalProperties'] = false;
  if (copy['nullable'] && Array.isArray(copy['enum'])) copy['enum'] = [...copy['enum'], null];
  // The document's dialect says "or null" beside a reference; the checker only knows that beside a type.
  if (copy['nullable'] && (copy['type'] === undefined || copy['allOf'])) {
    delete copy['nullable'];
    return { anyOf: [copy, { type: 'null' }] };
  }
  if (typeof copy['$ref'] === 'string') copy['$ref'] = copy['$ref'].replace('#/', 'document#/');
  return copy;
}

/** Several objects in one have the fields of all; each alone would refuse the others'. */
function together(parts: readonly Schema[]): Schema {
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
    required: parts.flatMap(({ required = [] }) => required),
  };
}

ajv.addSchema({ $id: 'document', components: closed({ schemas }) as object });

function checkOf(schema: Schema): ValidateFunction {
  // Most answers, and every refusal, are a reference that many calls share.
  const key = schema.nullable ? schema : (schema.$ref ?? schema);
  const known = checks.get(key);
  if (known) return known;
  const check = ajv.compile(closed(schema) as object);
  checks.set(key, check);
  return check;
}

/** The document's path, such as `/api/shipments/{id}`, that a call to an address belongs to. */
export function pathOf(method: string, address: string): string | undefined {
  return routes.find(({ path, pattern }) => paths[path]?.[method.toLowerCase()] !== undefined && pattern.test(address))
    ?.path;
}

/** Throws when an answer does not match openapi.json: its status, its type, each of its fields. Addresses not in it are ignored. */
export function checkAnswer(
  method: string,
  path: string,
  status: number,
  contentType: string | null,
  body: unknown,
): void {
  const address = path.split('?', 1)[0] as string;
  const documented = pathOf(method, address);
  const operation = documented === undefined ? undefined : paths[documented]?.[method.toLowerCase()];
  if (!operation) return;
  const { default: usual } = operation.responses;
  const answer = operation.responses[status] ?? (status >= 400 ? usual : undefined);
  const call = `${method} ${address}`;
  if (!answer) throw new Error(`${call} answered ${status}, which openapi.json does not know: ${JSON.stringify(body)}`);
  const type = contentType?.split(';', 1)[0];
  const media = type === undefined ? undefined : answer.content?.[type];
  if (!media?.schema) {
    if (answer.content && body !== undefined)
      throw new Error(`${call} answered ${status} as ${type}, which openapi.json does not know`);
    return;
  }
  const { code } = (type === 'application/problem+json' ? body : {}) as { code?: string };
  if (code !== undefined && ![media, usual?.content?.[type ?? '']].some((each) => each?.examples?.[code]))
    throw new Error(`${call} answered ${status} \`${code}\`, which openapi.json does not name there`);
  const check = checkOf(media.schema);
  if (!check(body))
    throw new Error(
      `${call} answered ${status} not as openapi.json says: ${ajv.errorsText(check.errors)} in ${JSON.stringify(body).slice(0, 600)}`,
    );
}

/** Every call of the document. */
export function operations(): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, security = [] }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      form: requestBody?.content['multipart/form-data']?.schema,
      needsBody: requestBody?.required === true,
      example: exampleOf(requestBody?.content['application/json']?.schema),
      isOpen: security.length === 0,
      takesVisitors: security.length === 0 || security.some((each) => Object.keys(each).length === 0),
    })),
  );
}

/** What readers put together from the examples of the fields. */
export function exampleOf(schema: Schema | undefined): unknown {
  return schema && writtenFor(schema as never, schemas as never);
}

/** The schema a reference points to. */
export function dereferenced(schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  const target = name === undefined ? undefined : schemas[name];
  return target ? { ...target, nullable: schema.nullable ?? target.nullable ?? false } : schema;
}

/** Does a value match a schema of the document, with no extra fields? */
export function isAsDocumented(schema: object, value: unknown): boolean {
  return checkOf(schema)(value);
}
