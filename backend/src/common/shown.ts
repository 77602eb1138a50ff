import { ApiExtraModels, ApiProperty, type ApiPropertyOptions, getSchemaPath } from '@nestjs/swagger';

interface ShownOptions {
  description?: string;
  example?: unknown;
  nullable?: boolean;
  optional?: boolean;
}

interface WordOptions extends ShownOptions {
  /** The list's name in the document, if several answers have it. */
  name?: string;
}

/** What a schema has beside it that is written once in the document, under that name, for all places that use it. */
export const NAMED = 'x-name';

/** Gives a schema that is used in several places its name in the document. */
export function called(name: string) {
  return { [NAMED]: name };
}

/**
 * The schema of a word from a list that may grow, such as the codes of refusals and the statuses of answers. A closed enum
 * would make a strict client fail at the first new word, so the document only says which are known.
 */
export function openList(values: readonly string[], name?: string) {
  return { type: 'string' as const, 'x-known-values': [...values], ...(name ? called(name) : {}) };
}

function shown(
  schema: Record<string, unknown>,
  { optional = false, nullable, ...words }: ShownOptions = {},
): PropertyDecorator {
  return ApiProperty({
    ...schema,
    ...words,
    ...(nullable ? { nullable } : {}),
    required: !optional,
  } as ApiPropertyOptions);
}

/** Fields of answers, as the document and the answer's serializer know them. */
export const Shown = {
  text: (options?: ShownOptions) => shown({ type: String }, options),
  id: (options?: ShownOptions) => shown({ type: String, format: 'uuid' }, options),
  ids: (options?: ShownOptions) => shown({ type: 'array', items: { type: 'string', format: 'uuid' } }, options),
  /** An instant, ISO 8601 in UTC. */
  instant: (options?: ShownOptions) => shown({ type: String, format: 'date-time' }, options),
  /** A calendar day, YYYY-MM-DD. */
  day: (options?: ShownOptions) => shown({ type: String, format: 'date' }, options),
  days: (options?: ShownOptions) => shown({ type: 'array', items: { type: 'string', format: 'date' } }, options),
  number: (options?: ShownOptions) => shown({ type: Number }, options),
  /** US dollars with at most two decimals. */
  dollars: (options?: ShownOptions) => shown({ type: Number }, options),
  whole: (options?: ShownOptions) => shown({ type: 'integer' }, options),
  wholes: (options?: ShownOptions) => shown({ type: 'array', items: { type: 'integer' } }, options),
  flag: (options?: ShownOptions) => shown({ type: Boolean }, options),
  /** A word from an open list. */
  oneOf: (values: readonly string[], { name, ...options }: WordOptions = {}) => shown(openList(values, name), options),
  manyOf: (values: readonly string[], { name, ...options }: WordOptions = {}) =>
    shown({ type: 'array', items: openList(values, name) }, options),
  texts: (options?: ShownOptions) => shown({ type: [String] }, options),
  email: (options?: ShownOptions) => shown({ type: String, format: 'email' }, options),
  /** An external address. */
  url: (options?: ShownOptions) => shown({ type: String, format: 'uri' }, options),
  /** An external address, or a path on this server, as photos have. */
  link: (options?: ShownOptions) => shown({ type: String, format: 'uri-reference' }, options),
  links: (options?: ShownOptions) =>
    shown({ type: 'array', items: { type: 'string', format: 'uri-reference' } }, options),
  // The document's library only treats a function as a late reference when it is named "type".
  object: (of: () => new () => object, options: ShownOptions = {}) => shown({ type: () => of() }, options),
  list: (of: () => new () => object, options?: ShownOptions) => shown({ type: () => of(), isArray: true }, options),
  /** A list whose items have the fields of all of these classes, which are written once. */
  listOfAll(...parts: (new () => object)[]): PropertyDecorator {
    const items = { allOf: parts.map((part) => ({ $ref: getSchemaPath(part) })) };
    return (target, property) => {
      ApiExtraModels(...parts)(target.constructor);
      shown({ type: 'array', items })(target, property);
    };
  },
  /** Anything: the description says what it holds. */
  free: (options?: ShownOptions) => shown({ type: 'object', additionalProperties: true }, options),
  freeList: (options?: ShownOptions) =>
    shown(
      { type: 'array', items: { type: 'object', additionalProperties: true, ...called('Row') }, ...called('Rows') },
      options,
    ),
};
