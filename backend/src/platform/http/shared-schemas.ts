import { NAMED } from '../../common/shown.js';
import { isPart, type Part } from './dialect.js';

/** What may be said about a schema in the place where it is used. */
const WORDS = new Set(['description', 'example']);

/**
 * A copy in which a schema that is used in several places, and so has a name (`NAMED`), is written once and referenced, with
 * an example of its own. One
 * that may be null is another than one that may not: a request with a choice between a reference and null is more than
 * some generators can read.
 */
export function withSharedSchemas<T extends Part>(document: T): T {
  const shared: Record<string, Part> = {};
  const copy = shareIn(document, shared) as T;
  const components = copy['components'] as Part;
  components['schemas'] = { ...(components['schemas'] as Part), ...shared };
  return copy;
}

function shareIn(value: unknown, shared: Record<string, Part>): unknown {
  if (Array.isArray(value)) return value.map((each) => shareIn(each, shared));
  if (!isPart(value)) return value;
  const { [NAMED]: given, ...copy } = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, shareIn(part, shared)]),
  );
  if (typeof given !== 'string') return copy;
  const name = copy['nullable'] === true ? `${given}OrNull` : given;
  const schema = Object.fromEntries(Object.entries(copy).filter(([key]) => !WORDS.has(key)));
  const { example, ...known } = shared[name] ?? schema;
  if (JSON.stringify(known) !== JSON.stringify(schema))
    throw new Error(`Two schemas are called ${name}: ${JSON.stringify([known, schema])}`);
  // The first example is that of the schema.
  const usual = example ?? copy['example'];
  shared[name] = { ...schema, ...(usual === undefined ? {} : { example: usual }) };
  const isSaid = (key: string, part: unknown) => key === 'example' && JSON.stringify(part) === JSON.stringify(usual);
  const words = Object.entries(copy).filter(([key, part]) => WORDS.has(key) && !isSaid(key, part));
  const reference = { $ref: `#/components/schemas/${name}` };
  return words.length > 0 ? { ...Object.fromEntries(words), allOf: [reference] } : reference;
}
