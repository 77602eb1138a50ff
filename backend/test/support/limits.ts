import { randomUUID } from 'node:crypto';
import { dereferenced, type Operation, type Schema } from './document.js';

/** A field of a request: where it is, and one of the schemas its value may follow. */
export interface Field {
  operation: Operation;
  in: 'body' | 'query';
  /** As a refusal names it: `card.cvc`, `facts.0.number`. */
  path: string;
  schema: Schema;
}

/** A field with a value at one of its limits and one just past it. */
export interface Limit {
  field: Field;
  /** Which of the field's limits it is. */
  name: string;
  within: readonly unknown[];
  past: readonly unknown[];
}

/** Four bytes in UTF-8 and two units in JavaScript: a limit counts it once. */
const CHARACTER = '🚚';
/** A longer text would not fit in an address at four bytes a character. */
const MOST_IN_ADDRESS = 1_000;

/** Texts with a required format, by field name: this many characters. */
const FORMED: Record<string, (length: number) => string> = {
  email: (length) => `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(length - 197)}.com`,
  profileImageUrl: (length) => 'https://example.com/'.padEnd(length, 'x'),
  month: (length) => '2026-11-01'.slice(0, length),
  dimensions: (length) => `18${'x 7 x 6'.padStart(length - 2)}`,
};

/** Every field the operation takes in its body or query, nested ones too. */
export function fieldsOf(operation: Operation): Field[] {
  const inQuery = operation.parameters.filter((each) => each.in === 'query');
  return [
    ...inQuery.flatMap(({ name, schema }) => within({ operation, in: 'query', path: name, schema })),
    ...(operation.body ? within({ operation, in: 'body', path: '', schema: operation.body }) : []),
  ];
}

function within(field: Field): Field[] {
  const schema = dereferenced(field.schema);
  const inner = (name: string, part: Schema): Field[] =>
    within({ ...field, path: field.path === '' ? name : `${field.path}.${name}`, schema: part });
  if (schema.allOf) return schema.allOf.flatMap((part) => within({ ...field, schema: part }));
  const parts = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => inner(name, part));
  if (schema.type === 'object') return schema.additionalProperties ? [{ ...field, schema }, ...parts] : parts;
  return [{ ...field, schema }, ...(schema.type === 'array' && schema.items ? inner('0', schema.items) : [])];
}

/** What the document leaves without a limit, in words; undefined if it has one. */
export function unlimited({ schema }: Field): string | undefined {
  const { type, format = '' } = schema;
  if (
    type === 'string' &&
    !schema.enum &&
    schema.maxLength === undefined &&
    schema.pattern === undefined &&
    !['date', 'date-time', 'uuid'].includes(format)
  )
    return 'a text of any length';
  if (
    (type === 'number' || type === 'integer') &&
    !schema.enum &&
    (schema.minimum === undefined || schema.maximum === undefined)
  )
    return 'a number of any size';
  if (type === 'array' && schema.maxItems === undefined) return 'any number of items';
  return type === 'object' ? 'any fields' : undefined;
}

/** The limits of a field, each with values at it and past it. */
export function limitsOf(field: Field): Limit[] {
  const { schema } = field;
  const limits: (Omit<Limit, 'field'> | undefined)[] = [];
  if (schema.enum)
    limits.push({ name: 'its words', within: schema.enum.filter((word) => word !== null), past: ['none of these'] });
  else if (schema.type === 'string') limits.push(shortest(field), longest(field));
  else if (schema.type === 'number' || schema.type === 'integer')
    limits.push(...numbers(schema), ...(isDecimal(field) ? numbers(schema).map(asTexts) : []));
  else if (schema.type === 'array') limits.push(...lengths(field));
  return limits.filter((limit) => limit !== undefined).map((limit) => ({ field, ...limit }));
}

function text({ path, in: place }: Field, length: number): string {
  const formed = FORMED[path.split('.').at(-1) ?? ''];
  if (formed) return formed(length);
  return (place === 'query' && length > MOST_IN_ADDRESS ? 'x' : CHARACTER).repeat(length);
}

function shortest(field: Field): Omit<Limit, 'field'> | undefined {
  const { minLength = 0 } = field.schema;
  return minLength > 0
    ? { name: 'its shortest', within: [text(field, minLength)], past: [text(field, minLength - 1)] }
    : undefined;
}

function longest(field: Field): Omit<Limit, 'field'> | undefined {
  const { maxLength } = field.schema;
  return maxLength === undefined
    ? undefined
    : { name: 'its longest', within: [text(field, maxLength)], past: [text(field, maxLength + 1)] };
}

function numbers({ type, minimum, maximum, multipleOf = 0.01 }: Schema): Omit<Limit, 'field'>[] {
  const step = type === 'integer' ? 1 : multipleOf;
  const beside = (value: number, by: number): number => Number((value + by).toFixed(2));
  return [
    ...(minimum === undefined ? [] : [{ name: 'its least', within: [minimum], past: [beside(minimum, -step)] }]),
    ...(maximum === undefined ? [] : [{ name: 'its most', within: [maximum], past: [beside(maximum, step)] }]),
  ];
}

/** Money and weights may be sent as text too. */
function isDecimal({ in: place, schema }: Field): boolean {
  return place === 'body' && schema.multipleOf === 0.01;
}

function asTexts({ name, within: inside, past }: Omit<Limit, 'field'>): Omit<Limit, 'field'> {
  return { name: `${name} as text`, within: inside.map(String), past: past.map(String) };
}

function lengths(field: Field): Omit<Limit, 'field'>[] {
  const { minItems = 0, maxItems, items = {} } = field.schema;
  const list = (length: number): unknown[] => Array.from({ length }, (_, place) => itemOf(field, items, place));
  return [
    ...(minItems > 0 ? [{ name: 'its fewest', within: [list(minItems)], past: [list(minItems - 1)] }] : []),
    ...(maxItems === undefined ? [] : [{ name: 'its many', within: [list(maxItems)], past: [list(maxItems + 1)] }]),
  ];
}

function itemOf({ operation, path }: Field, items: Schema, place: number): unknown {
  if (items.format === 'uuid') return randomUUID();
  const { enum: words, type } = dereferenced(items);
  if (words) return words[place] ?? words[0];
  if (path === 'allowedNetworks') return `203.0.113.${place}`;
  if (type === 'string') return `/api/uploads/${randomUUID()}`;
  const shown = valueAt(operation.example, path) as unknown[];
  return shown[place % shown.length];
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((part: unknown, name) => (part as Record<string, unknown> | undefined)?.[name], value);
}

/** A copy of a body in which the field at this path has this value. */
export function withField(body: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const inner = (body as Record<string, unknown> | undefined)?.[name];
  const changed = rest.length === 0 ? value : withField(inner ?? (rest[0] === '0' ? [] : {}), rest.join('.'), value);
  if (!Array.isArray(body)) return { ...(body as object | undefined), [name]: changed };
  return body.length === 0 ? [changed] : body.map((each, place) => (String(place) === name ? changed : each));
}
