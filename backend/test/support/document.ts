import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

interface Media {
  schema?: object;
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
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** One call of the document; `body` is the schema of the JSON that it takes, `example` one that it shows. */
export interface Operation {
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: Schema | undefined;
  /** The schema of the form that it takes. */
  form: Schema | undefined;
  /** Is it refused without a body? */
  needsBody: boolean;
  example: unknown;
}

interface Document {
  info: { description: string };
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

const file = fileURLToPath(new URL('../../../openapi.json', import.meta.url));
const document = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Document) : undefined;

/** What the document says before its first call. */
export const introduction = (): string => document?.info.description ?? '';

/** A path of the document that an address belongs to; a literal one before one with parameters. */
const routes = Object.keys(document?.paths ?? {})
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
  // Each file of tests compiles them anew, and making them short takes longer than they run.
  code: { optimize: false },
});
(addFormats as unknown as (ajv: Ajv) => void)(ajv);
ajv.addSchema({ $id: 'document', components: document?.components ?? {} });
const checks = new Map<object, ValidateFunction>();

/** Answers must name each field that they have: what the document does not know must not leave. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'example' || key === 'enum' ? value : closed(value)]),
  );
  if (copy['properties'] && copy['additionalProperties'] === undefined) copy['additionalProperties'] = false;
  if (copy['nullable'] && Array.isArray(copy['enum'])) copy['enum'] = [...copy['enum'], null];
  // The document's dialect says "or null" beside a reference; the checker knows that only beside a type.
  if (copy['nullable'] && (copy['type'] === undefined || copy['allOf'])) {
    delete copy['nullable'];
    return { anyOf: [copy, { type: 'null' }] };
  }
  if (typeof copy['$ref'] === 'string') copy['$ref'] = copy['$ref'].replace('#/', 'document#/');
  return copy;
}

if (document) {
  ajv.removeSchema('document');
  ajv.addSchema({ $id: 'document', components: closed(document.components) as object });
}

function checkOf(schema: object): ValidateFunction {
  const known = checks.get(schema);
  if (known) return known;
  const check = ajv.compile(closed(schema) as object);
  checks.set(schema, check);
  return check;
}

/** The path of the document, as `/api/shipments/{id}`, that a call to an address belongs to. */
export function pathOf(method: string, address: string): string | undefined {
  return routes.find(
    ({ path, pattern }) => document?.paths[path]?.[method.toLowerCase()] !== undefined && pattern.test(address),
  )?.path;
}

/** Throws when an answer is not as openapi.json says: its status, its type, each of its fields. Addresses that are not in it are let be. */
export function checkAnswer(
  method: string,
  path: string,
  status: number,
  contentType: string | null,
  body: unknown,
): void {
  const address = path.split('?', 1)[0] as string;
  const documented = pathOf(method, address);
  const operation = documented === undefined ? undefined : document?.paths[documented]?.[method.toLowerCase()];
  if (!operation) return;
  const answer = operation.responses[status];
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
  if (code !== undefined && !media.examples?.[code])
    throw new Error(`${call} answered ${status} \`${code}\`, which openapi.json does not name there`);
  const check = checkOf(media.schema);
  if (!check(body))
    throw new Error(
      `${call} answered ${status} not as openapi.json says: ${ajv.errorsText(check.errors)} in ${JSON.stringify(body).slice(0, 600)}`,
    );
}

/** Every call of the document. */
export function operations(): Operation[] {
  return Object.entries(document?.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      form: requestBody?.content['multipart/form-data']?.schema,
      needsBody: requestBody?.required === true,
      example: requestBody?.content['application/json']?.example,
    })),
  );
}

/** The schema that a reference leads to. */
export function dereferenced(schema: Schema): Schema {
  const target = schema.$ref && document?.components.schemas[schema.$ref.replace('#/components/schemas/', '')];
  return target ? { ...target, nullable: schema.nullable ?? target.nullable ?? false } : schema;
}

/** Is a value what a schema of the document says, with no field beyond it? */
export function isAsDocumented(schema: object, value: unknown): boolean {
  return checkOf(schema)(value);
}
