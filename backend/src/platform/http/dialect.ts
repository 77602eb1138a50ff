/** Any part of an OpenAPI document. */
export type Part = Record<string, unknown>;

/** Values in it are left untouched: nothing in them is a schema, whatever its name. */
export const SHOWN = new Set(['example', 'examples', 'value']);
const LISTED = ['allOf', 'oneOf', 'anyOf'] as const;

/** Converts an OpenAPI 3.0 document to 3.1, whose schemas are those of JSON Schema. */
export function inOpenApi31(document: Part): Part {
  const { openapi: _, components = {}, ...rest } = document as { components?: { schemas?: Part } } & Part;
  const { schemas = {}, ...others } = components;
  return {
    openapi: '3.1.1',
    ...(translated(rest) as Part),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, schemaIn31(schema as Part)])),
      ...(translated(others) as Part),
    },
  };
}

function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated);
  if (!isPart(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'schema' && isPart(part)) return [key, schemaIn31(part)];
      return [key, SHOWN.has(key) ? part : translated(part)];
    }),
  );
}

function schemaIn31(schema: Part): Part {
  const { nullable, example, ...made } = schema;
  for (const key of LISTED) if (Array.isArray(made[key])) made[key] = (made[key] as Part[]).map(schemaIn31);
  for (const key of ['items', 'additionalProperties']) if (isPart(made[key])) made[key] = schemaIn31(made[key]);
  if (isPart(made['properties']))
    made['properties'] = Object.fromEntries(
      Object.entries(made['properties']).map(([name, property]) => [name, schemaIn31(property as Part)]),
    );
  if (example !== undefined) made['examples'] = [example];
  return nullable === true ? orNull(made) : made;
}

/**
 * In 3.0, a nullable reference is the only part of an `allOf`. A nullable word stands beside null as well: null in its
 * list of words is read wrongly by openapi-zod-client.
 */
function orNull({ allOf, ...schema }: Part): Part {
  if (Array.isArray(allOf) && allOf.length === 1) {
    const { type: _, ...said } = schema;
    return { ...said, anyOf: [...(allOf as Part[]), { type: 'null' }] };
  }
  if (typeof schema['type'] !== 'string') throw new Error(`A nullable schema has no type: ${JSON.stringify(schema)}`);
  if (Array.isArray(schema['enum'])) {
    const { type, enum: words, ...said } = schema;
    return { ...said, anyOf: [{ type, enum: words }, { type: 'null' }] };
  }
  return { ...schema, type: [schema['type'], 'null'] };
}

/** Is it an object, and no list? */
export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
