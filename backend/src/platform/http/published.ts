import type { OpenAPIObject } from '@nestjs/swagger';
import { ONE_PATH_EACH, type Variant } from './call.js';
import { inOpenApi31, type Part } from './dialect.js';
import { exampleOf, type Schemas } from './examples.js';
import { type Operation, operationsOf } from './operations.js';
import { shareParts } from './shared-parts.js';

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

const OPERATORS_GUIDE = `The calls of the console, for administrators, and those that play the card provider. What holds for all calls stands in
the [public document](/api/docs).

A list takes \`sort\`, \`range\` and \`filter\`, each JSON, in the dialect of react-admin's simple-rest provider.`;

/**
 * Makes the published documents from the whole one, which is consumed.
 * @param base how the outside reaches this server; left out in what is written to the repository
 */
export function published(whole: OpenAPIObject, base = ''): Published {
  whole.paths = onePathEach(whole.paths);
  for (const { operation } of operationsOf(whole)) moveExamples(operation, whole.components?.schemas ?? {});
  const isForOperators = (path: string) => FOR_OPERATORS.test(path) && !FOR_ALL.test(path);
  const open = documentOf(whole, (path) => !isForOperators(path), base);
  const operators = documentOf(whole, isForOperators, base);
  operators['info'] = {
    ...(operators['info'] as Part),
    title: 'Haulway API for operators',
    description: OPERATORS_GUIDE,
  };
  return { open: in31(open), openIn30: open, operators: in31(operators) };
}

function documentOf(whole: OpenAPIObject, isIn: (path: string) => boolean, base: string): Part {
  const info = {
    ...whole.info,
    contact: { name: 'Haulway support', url: `${base}/contact` },
    license: { name: 'All rights reserved' },
  };
  const paths = Object.fromEntries(Object.entries(whole.paths).filter(([path]) => isIn(path)));
  const document = JSON.parse(
    JSON.stringify({ ...whole, info, servers: [{ url: base || '/' }], paths }),
  ) as OpenAPIObject;
  shareParts(document, base);
  return pruned(document);
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

/** Puts an example of a request or answer on its schema, where it appears once. */
function moveExamples({ requestBody, responses }: Operation, schemas: Schemas): void {
  for (const body of [requestBody, ...Object.values(responses)]) {
    const schema = body && 'content' in body ? body.content?.['application/json']?.schema : undefined;
    if (!schema) continue;
    const one = 'type' in schema && schema.type === 'array' && schema.items ? schema.items : schema;
    const target = '$ref' in one ? schemas[one.$ref.split('/').at(-1) ?? ''] : one;
    if (!target || '$ref' in target) continue;
    target.example ??= exampleOf(target, schemas);
    // Each is in the example of the whole.
    for (const property of Object.values(target.properties ?? {})) if (!('$ref' in property)) delete property.example;
  }
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
