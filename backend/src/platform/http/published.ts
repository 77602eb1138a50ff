import type { OpenAPIObject } from '@nestjs/swagger';
import { ONE_PATH_EACH, type Variant } from './call.js';
import { inOpenApi31, isPart, type Part, SHOWN } from './dialect.js';
import { showFields } from './examples.js';
import { type Operation, operationsOf } from './operations.js';
import { shareParts } from './shared-parts.js';
import { withSharedFields } from './shared-fields.js';
import { withSharedSchemas } from './shared-schemas.js';
import { takeSent, withWebhooks } from './webhooks.js';

/** The published documents. */
export interface Published {
  /** What integrators call. */
  open: Part;
  /** The same in OpenAPI 3.0, for tools that read nothing newer. */
  openIn30: Part;
  /** For operators: the console's calls, and the sandbox's. */
  operators: Part;
}

const FOR_OPERATORS = /^\/api\/(admin|sandbox)\//;
/** Payers use these. */
const FOR_ALL = /^\/api\/sandbox\/payment-intents\//;

const OPERATORS_GUIDE = `The calls of the console, for operators, and those that play the card provider. What holds for all calls stands in
the [public document](/api/docs).

A list takes \`sort\`, \`range\` and \`filter\`, each JSON, in the dialect of react-admin's simple-rest provider.

What each role may do is in \`GET /api/admin/access\`; anything else is refused with 403 \`forbidden_role\`. Owners give roles.`;

/**
 * Makes the published documents from the whole one, which is consumed.
 * @param base how the outside reaches this server; left out in what is written to the repository
 */
export function published(whole: OpenAPIObject, base = ''): Published {
  whole.paths = onePathEach(whole.paths);
  const sent = takeSent(whole);
  for (const schema of Object.values(whole.components?.schemas ?? {})) showFields(schema);
  const isForOperators = (path: string) => FOR_OPERATORS.test(path) && !FOR_ALL.test(path);
  const open = documentOf(whole, (path) => !isForOperators(path), base);
  const operators = documentOf(whole, isForOperators, base);
  operators['info'] = {
    ...(operators['info'] as Part),
    title: 'Haulway API for operators',
    description: OPERATORS_GUIDE,
  };
  return { open: withWebhooks(in31(open), sent), openIn30: open, operators: in31(operators) };
}

function documentOf(whole: OpenAPIObject, isIn: (path: string) => boolean, base: string): Part {
  const info = {
    ...whole.info,
    contact: { name: 'Haulway support', url: `${base}/contact` },
    license: { name: 'All rights reserved' },
  };
  const paths = Object.fromEntries(Object.entries(whole.paths).filter(([path]) => isIn(path)));
  const document = withSharedSchemas({ ...whole, info, servers: [{ url: base || '/' }], paths });
  shareParts(document, base);
  const { components, ...rest } = withoutDefaults(pruned(document)) as Part & { components: Part };
  return { ...rest, components: { ...components, schemas: withSharedFields(components['schemas'] as Part) } };
}

/** A copy without what is so anyway. */
function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults);
  if (!isPart(value)) return value;
  const { allOf, ...others } = value;
  // An allOf of one thing, once its example is in that of the whole, is just that thing.
  if (Array.isArray(allOf) && allOf.length === 1 && Object.keys(others).length === 0) return withoutDefaults(allOf[0]);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => !(key === 'required' && part === false) && !(key === 'minLength' && part === 0))
      .map(([key, part]) => [key, SHOWN.has(key) ? part : withoutDefaults(part)]),
  );
}

function in31(document: Part): Part {
  const made = inOpenApi31(document);
  const { license, ...info } = made['info'] as Part;
  return { ...made, info: { ...info, license: { ...(license as Part), identifier: 'LicenseRef-Haulway' } } };
}

/** Writes a path that is for several things once for each of them, beside what else is at its address. */
function onePathEach(paths: OpenAPIObject['paths']): OpenAPIObject['paths'] {
  const made: OpenAPIObject['paths'] = {};
  for (const [path, item] of Object.entries(paths)) {
    const { get } = item as { get?: Operation };
    const each = get?.[ONE_PATH_EACH] as { parameter: string; variants: Record<string, Variant> } | undefined;
    const written =
      get && each
        ? Object.entries(each.variants).map(([name, variant]) => ({
            address: path.replace(`{${each.parameter}}`, name),
            item: { get: variantOf(get, each.parameter, name, variant) },
          }))
        : [{ address: path, item }];
    for (const { address, item: one } of written)
      made[address] = { ...made[address], ...one } as OpenAPIObject['paths'][string];
  }
  return made;
}

function variantOf(
  operation: Operation,
  parameter: string,
  name: string,
  { summary, answer, parameters }: Variant,
): Operation {
  const { [ONE_PATH_EACH]: _, ...general } = operation;
  return {
    ...general,
    summary,
    operationId: `${operation.operationId}_${name.replaceAll('-', '_')}`,
    parameters: operation.parameters
      ?.filter((each) => each.name !== parameter)
      .map((each) => ({ ...each, ...parameters[each.name] })),
    responses: {
      ...operation.responses,
      200: { ...operation.responses['200'], description: summary, content: { 'application/json': { schema: answer } } },
    },
  } as Operation;
}

/** Drops the components and tags nothing refers to. */
function pruned(document: OpenAPIObject): Part {
  const components = (document.components ?? {}) as Record<string, Record<string, unknown>>;
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(part ?? {}).matchAll(/"#\/components\/(\w+)\/([\w.-]+)"/g)) {
      if (used.has(`${kind}/${name}`)) continue;
      used.add(`${kind}/${name}`);
      follow(components[kind]?.[name]);
    }
  };
  follow(document.paths);
  const operations = operationsOf(document).map(({ operation }) => operation);
  const tags = new Set(operations.flatMap(({ tags: own }) => own ?? []));
  // Security schemes are used by their bare names.
  for (const { security = [] } of [document, ...operations])
    for (const name of security.flatMap(Object.keys)) used.add(`securitySchemes/${name}`);
  return {
    ...document,
    tags: document.tags?.filter(({ name }) => tags.has(name)),
    components: Object.fromEntries(
      Object.entries(components).map(([kind, named]) => [
        kind,
        Object.fromEntries(Object.entries(named).filter(([name]) => used.has(`${kind}/${name}`))),
      ]),
    ),
  };
}
