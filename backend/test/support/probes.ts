import fc from 'fast-check';
import { dereferenced, isAsDocumented, type Operation, type Schema } from './document.js';

/** A request built from the document. */
export interface Probe {
  method: string;
  path: string;
  body?: unknown;
  /** Its body or a parameter breaks the document: the answer must be a refusal. */
  broken: boolean;
}

/** Ids of things that exist, filled in where the document wants one. */
export type Pool = readonly string[];

const PLACES = ['Austin, TX', 'Denver, CO', '90210', 'Hilo, HI', 'Nowhere, ZZ', 'São Paulo'];
const NESTED = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

/** What people, programs and attackers put where something else belongs. */
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.005,
  1e21,
  99_999_999_999,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '1e5',
  '0x10',
  'NaN',
  '-0',
  '0000-00-00',
  '2027-02-29',
  '+275761-01-01',
  "'; DROP TABLE users; --",
  '%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x")',
  'x'.repeat(6_000),
  [],
  ['x'],
  {},
  { $ne: 1 },
  { toString: 1 },
];

/** Whole bodies that are not bodies. */
const RAW = [
  '',
  'not json',
  '[',
  '[]',
  'null',
  '"text"',
  '7',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":1e309}',
  NESTED,
  '{"a":"\ud83d"}',
  '\u0000',
];

/** Requests of one operation: as the document says, and spoiled in one place. */
export function probesOf(operation: Operation, pool: Pool): fc.Arbitrary<Probe> {
  const { method, path, parameters, body } = operation;
  const inPath = parameters.filter((each) => each.in === 'path');
  const inQuery = parameters.filter((each) => each.in === 'query');
  const address = fc
    .tuple(...inPath.map(() => idOf(pool)))
    .map((ids) => inPath.reduce((text, { name }, at) => text.replace(`{${name}}`, ids[at] ?? ''), path));
  const query = inQuery.length === 0 ? fc.constant({ text: '', broken: false }) : queryOf(inQuery);
  const sent = body === undefined ? fc.constant({ body: undefined, broken: false }) : bodyOf(body, pool);
  return fc.record({ address, query, sent }).map((made) => ({
    method,
    path: `${made.address}${made.query.text}`,
    ...(made.sent.body === undefined ? {} : { body: made.sent.body }),
    broken: made.query.broken || made.sent.broken,
  }));
}

function idOf(pool: Pool): fc.Arbitrary<string> {
  const strange = fc.constantFrom(
    'x',
    '0',
    '-1',
    '%00',
    '..%2f..%2fpackage.json',
    '1e5',
    'me',
    'null',
    'a'.repeat(600),
    '%F0%9F%9A%9A',
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pool) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: strange },
  );
}

function queryOf(
  parameters: readonly { name: string; schema: Schema; required: boolean }[],
): fc.Arbitrary<{ text: string; broken: boolean }> {
  const good = fc.tuple(
    ...parameters.map(({ name, schema, required }) =>
      fc.option(
        valueOf(schema, name, []).map((value) => [name, value] as const),
        { freq: required ? 8 : 1, nil: undefined },
      ),
    ),
  );
  return fc
    .tuple(
      good,
      fc.constantFrom(
        '',
        '',
        '',
        '&isAdmin=1',
        '&limit=x',
        '&q[$ne]=1',
        '&__proto__[x]=1',
        '&q=%ff%00',
        '&limit=1&limit=2',
      ),
    )
    .map(([pairs, more]) => {
      const given = pairs.filter((pair) => pair !== undefined);
      const text = given
        .map(
          ([name, value]) =>
            `${name}=${encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : String(value))}`,
        )
        .join('&');
      return {
        text: `?${text}${more}`,
        broken: more.startsWith('&isAdmin') || more.startsWith('&q[') || more.startsWith('&__proto__'),
      };
    });
}

function bodyOf(schema: Schema, pool: Pool): fc.Arbitrary<{ body: unknown; broken: boolean }> {
  const good = valueOf(schema, '', pool);
  const spoilt = fc
    .tuple(good, fc.constantFrom('junk', 'junk', 'missing', 'unknown'), fc.nat(50), fc.constantFrom(...JUNK))
    .map(([value, way, at, junk]) => spoil(value, way, at, junk));
  const raw = fc.constantFrom(...RAW);
  return fc
    .oneof({ weight: 4, arbitrary: good }, { weight: 4, arbitrary: spoilt }, { weight: 1, arbitrary: raw })
    .map((body) => ({
      body,
      broken:
        !isNone(schema, body) &&
        !isAsDocumented(schema, typeof body === 'string' ? parsed(body) : withoutIgnored(schema, body)),
    }));
}

/** Nothing and `null` count as no body, which is as good as an empty one if no field is required. */
function isNone(schema: Schema, body: unknown): boolean {
  return [null, '', 'null'].includes(body as string | null) && (dereferenced(schema).required ?? []).length === 0;
}

/** A body without what the document calls ignored, if it has texts in it: numbers are accepted there as well. */
function withoutIgnored(given: Schema, body: unknown): unknown {
  const { properties = {} } = dereferenced(given);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => typeof value !== 'number' || !properties[name]?.description?.startsWith('Ignored'),
    ),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Symbol('none');
  }
}

function spoil(value: unknown, way: string, at: number, junk: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return junk;
  const keys = Object.keys(value);
  if (way === 'unknown' || keys.length === 0) return { ...value, isAdmin: true };
  const key = keys[at % keys.length] as string;
  if (way === 'junk') return { ...value, [key]: junk };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** Values that match a schema of the document. */
function valueOf(given: Schema, name: string, pool: Pool): fc.Arbitrary<unknown> {
  const schema = dereferenced(given);
  const value = plainValueOf(schema, name, pool);
  return schema.nullable ? fc.option(value, { freq: 6 }) : value;
}

function plainValueOf(schema: Schema, name: string, pool: Pool): fc.Arbitrary<unknown> {
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, name, pool)));
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map((part) => valueOf(part, name, pool)))
      .map((parts) => (parts.length === 1 ? parts[0] : Object.assign({}, ...parts)));
  if (schema.enum) return fc.constantFrom(...schema.enum.filter((each) => each !== null));
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, name, pool), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      });
    case 'object':
      return objectOf(schema, pool);
    case 'string':
      return textOf(schema, name, pool);
    default:
      return fc.constantFrom(...JUNK);
  }
}

function numberOf({ type, minimum = -1_000, maximum = 1_000_000, multipleOf }: Schema): fc.Arbitrary<number> {
  const step = type === 'integer' ? 1 : (multipleOf ?? 0.01);
  const digits = step < 1 ? Math.round(-Math.log10(step)) : 0;
  const scale = 10 ** digits;
  return fc.oneof(
    fc
      .integer({ min: Math.ceil(minimum * scale), max: Math.min(Math.floor(maximum * scale), 2 ** 31 - 1) })
      .map((whole) => Number((whole / scale).toFixed(digits))),
    fc.constantFrom(minimum, maximum),
  );
}

function objectOf(schema: Schema, pool: Pool): fc.Arbitrary<object> {
  const properties = Object.entries(schema.properties ?? {});
  const values = Object.fromEntries(properties.map(([name, property]) => [name, valueOf(property, name, pool)]));
  return fc.record(values, { requiredKeys: schema.required ?? [] }) as fc.Arbitrary<object>;
}

function textOf(
  { format, pattern, minLength = 0, maxLength = 200 }: Schema,
  name: string,
  pool: Pool,
): fc.Arbitrary<string> {
  if (format === 'date')
    return fc
      .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if ((format === 'uuid' || /(^id|Id|^ids)$/.test(name)) && pool.length > 0) return fc.constantFrom(...pool);
  if (format === 'email') return fc.constantFrom('somebody@example.com', 'Some.Body+tag@example.org');
  if (/Location$|^(from|to|near|pickupNear|deliveryNear)$/.test(name)) return fc.constantFrom(...PLACES);
  if (name === 'dimensions') return fc.constantFrom('18 x 7 x 6', '0.1 x 0.1 x 0.1', '500 x 1 x 1', '12 x 12');
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    fc.string({ unit: 'grapheme-ascii', minLength, maxLength: Math.min(maxLength, minLength + 60) }),
    fc
      .constantFrom('x'.repeat(maxLength), 'é🚚 '.repeat(20).slice(0, maxLength))
      .filter((text) => text.length >= minLength),
  );
}
