import { isPart, type Part } from './dialect.js';

/** Fields of fewer characters are not worth one more place to look. */
const WORTH = 400;

interface Fields {
  properties: Part;
  required: readonly string[];
}

/** Two objects, by name, and the fields that are the same in both. */
interface Pair {
  names: [string, string];
  fields: string[];
  size: number;
}

/**
 * Writes the fields that two objects have in common once: in the one, if the other has all of its fields, else in a schema
 * that is named for both, as TripFields for NewTrip and TripChanges. The others consist of that and their own.
 */
export function withSharedFields(schemas: Part): Part {
  const made: Part = { ...schemas };
  const done = new Set<string>();
  for (const { names, fields } of pairsOf(schemas)) {
    if (names.some((name) => done.has(name))) continue;
    const whole = names.find((name) => Object.keys(fieldsOf(schemas[name])?.properties ?? {}).length === fields.length);
    const base = whole ?? nameFor(names, made);
    // The longer one has the examples that are not in the other's.
    const [fuller] = [...names].sort((one, other) => lengthOf(schemas[other], fields) - lengthOf(schemas[one], fields));
    made[base] ??= { type: 'object', ...only(schemas[fuller ?? base], (name) => fields.includes(name)) };
    for (const name of names.filter((each) => each !== base)) {
      const { type, properties, required, ...words } = schemas[name] as Part;
      const own = { type, ...only({ properties, required }, (each) => !fields.includes(each)) };
      made[name] = { allOf: [{ $ref: `#/components/schemas/${base}` }, own], ...words };
    }
    for (const name of names) done.add(name);
  }
  return made;
}

/** Those that share enough, most first. */
function pairsOf(schemas: Part): Pair[] {
  const all = Object.entries(schemas).flatMap(([name, schema]) => {
    const fields = fieldsOf(schema);
    return fields ? [{ name, texts: textsOf(fields) }] : [];
  });
  return all
    .flatMap(({ name, texts }, at) =>
      all.slice(at + 1).map((other): Pair => {
        const fields = [...texts.keys()].filter((field) => texts.get(field) === other.texts.get(field));
        const size = fields.reduce((sum, field) => sum + (texts.get(field) ?? '').length, 0);
        return { names: [name, other.name], fields, size };
      }),
    )
    .filter(({ size }) => size >= WORTH)
    .sort((one, other) => other.size - one.size);
}

function fieldsOf(schema: unknown): Fields | undefined {
  if (!isPart(schema) || schema['type'] !== 'object' || schema['additionalProperties'] !== undefined) return undefined;
  const { properties, required } = schema;
  return isPart(properties)
    ? { properties, required: Array.isArray(required) ? (required as string[]) : [] }
    : undefined;
}

/** All that is said of each field but its example, which may be in that of the whole. */
function textsOf({ properties, required }: Fields): Map<string, string> {
  return new Map(
    Object.entries(properties).map(([name, schema]) => [
      name,
      JSON.stringify([required.includes(name), withoutExample(schema)]),
    ]),
  );
}

/** A choice of one thing, which is only there to have an example beside it, is that thing. */
function withoutExample(schema: unknown): unknown {
  const { example: _, ...said } = schema as Part;
  const { allOf, ...more } = said;
  return Array.isArray(allOf) && allOf.length === 1 && Object.keys(more).length === 0 ? (allOf[0] as unknown) : said;
}

function lengthOf(schema: unknown, fields: readonly string[]): number {
  return JSON.stringify(only(schema, (name) => fields.includes(name))).length;
}

function only(schema: unknown, isWanted: (name: string) => boolean): Part {
  const { properties, required } = fieldsOf({ type: 'object', ...(schema as Part) }) ?? {
    properties: {},
    required: [],
  };
  const needed = required.filter(isWanted);
  return {
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isWanted(name))),
    ...(needed.length > 0 ? { required: needed } : {}),
  };
}

/** The words that both names have, as Trip; where they are taken, or say no more than Answer, the first name that is free. */
function nameFor([one, other]: Pair['names'], schemas: Part): string {
  const words = wordsOf(other);
  const shared = wordsOf(one)
    .filter((word) => words.includes(word))
    .join('');
  const names = [...(shared === '' || shared === 'Answer' ? [] : [shared]), one, other].map((name) => `${name}Fields`);
  const free = names.find((name) => !(name in schemas));
  if (free === undefined) throw new Error(`What are the fields of ${one} and ${other} called?`);
  return free;
}

function wordsOf(name: string): string[] {
  return [...name.matchAll(/[A-Z][a-z0-9]*/g)].map(([word]) => word);
}
