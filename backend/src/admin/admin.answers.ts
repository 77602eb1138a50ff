import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiParam, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ACT_WORDS, type ActKind } from '../common/acts.js';
import { CAN, NextStepAnswer } from '../common/acts.dto.js';
import { COUNT_CAP } from '../common/paging.js';
import { openList } from '../common/shown.js';
import { SaysActs } from '../platform/http/acts.js';
import { OnePathEach, type Variant } from '../platform/http/call.js';
import type { Resource } from './admin.queries.js';
import { RESOURCES } from './admin.resources.js';

/** `ledger-entries` becomes AdminLedgerEntry in the document. */
function nameOf(resource: string): string {
  const one = resource.replace(/ies$/, 'y').replace(/s$/, '');
  return `Admin${one.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}`;
}

const recordSchema = (of: string, resource: Resource) => ({
  title: nameOf(of),
  type: 'object' as const,
  required: Object.keys(resource.columns),
  properties: {
    ...Object.fromEntries(Object.entries(resource.columns).map(([name, { schema }]) => [name, schema])),
    ...(resource.acts ? actsSchema(resource.acts) : {}),
  },
});

const actsSchema = (kind: ActKind) => ({
  can: { type: 'array', items: openList(ACT_WORDS[kind]), description: CAN },
  next: { allOf: [{ $ref: getSchemaPath(NextStepAnswer) }], nullable: true },
});

const eachResource = (variant: (name: string, resource: Resource) => Variant) =>
  OnePathEach(
    'resource',
    Object.fromEntries(Object.entries(RESOURCES).map(([name, resource]) => [name, variant(name, resource)])),
  );

/** `money-operations` as words in a sentence. */
const words = (name: string) => name.replaceAll('-', ' ');

const saysActs = () =>
  applyDecorators(
    ApiExtraModels(NextStepAnswer),
    SaysActs(({ params }) => {
      const { resource = '' } = params as { resource?: string };
      return Object.hasOwn(RESOURCES, resource) ? RESOURCES[resource]?.acts : undefined;
    }),
  );

/** Documents a page of records: each resource's fields, filters and sorts, and the header with the count. */
export const ListOfRecords = () =>
  applyDecorators(
    saysActs(),
    ApiParam({ name: 'resource', enum: Object.keys(RESOURCES) }),
    ApiResponse({
      status: 200,
      description: 'The records on this page.',
      headers: {
        'Content-Range': {
          description: `Which rows, out of how many; the count stops at ${COUNT_CAP}: \`users 0-24/319\`, or \`users */0\`.`,
          schema: { type: 'string' },
        },
        'X-Total-Count-Capped': {
          description: '"true" when there are more rows than the count says.',
          schema: { type: 'string' },
        },
      },
    }),
    eachResource((name, resource) => ({
      summary: `A page of ${words(name)}`,
      answer: { type: 'array', items: recordSchema(name, resource) },
      parameters: {
        sort: {
          description: `JSON: a field, then ASC or DESC. Fields: ${Object.keys(resource.sorts).join(', ')}.`,
          example: JSON.stringify(resource.defaultSort),
        },
        filter: {
          description: `JSON: an object of filters. Most take one value or an array of at most 100. Filters: ${Object.keys(resource.filters).join(', ')}.`,
          example: JSON.stringify(exampleFilter(resource)),
        },
      },
    })),
  );

function exampleFilter({ columns }: Resource): object {
  return { id: [idSchema(columns)['format'] === 'uuid' ? '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11' : '42'] };
}

/** What identifies a record: usually a UUID. */
function idSchema({ id }: Resource['columns']): Record<string, unknown> {
  const { nullable: _, ...schema } = id?.schema ?? {};
  return schema;
}

/** Documents one resource's record as a call answers it. */
export const RecordOf = (name: string, status = 200) =>
  applyDecorators(
    ...(RESOURCES[name]?.acts ? [SaysActs(RESOURCES[name].acts)] : []),
    ApiResponse({
      status,
      description: 'The record.',
      content: { 'application/json': { schema: recordSchema(name, RESOURCES[name] as Resource) } },
    }),
  );

/** Documents reading one record: the fields of each resource. */
export const OneRecord = () =>
  applyDecorators(
    saysActs(),
    ApiParam({ name: 'resource', enum: Object.keys(RESOURCES) }),
    ApiResponse({ status: 200, description: 'The record.' }),
    eachResource((name, resource) => ({
      summary: `One of the ${words(name)}`,
      answer: recordSchema(name, resource),
      parameters: { id: { schema: idSchema(resource.columns) } },
    })),
  );
