import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiParam, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ACT_WORDS, type ActKind } from '../common/acts.js';
import { CAN, NextStepAnswer } from '../common/acts.dto.js';
import { COUNT_CAP } from '../common/paging.js';
import { SaysActs } from '../platform/http/acts.js';
import type { Resource } from './admin.queries.js';
import { RESOURCES } from './admin.resources.js';

/** `ledger-entries` is called AdminLedgerEntry in the document. */
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
  can: { type: 'array', items: { type: 'string', enum: [...ACT_WORDS[kind]] }, description: CAN },
  next: { allOf: [{ $ref: getSchemaPath(NextStepAnswer) }], nullable: true },
});

/** Named: a generator of clients makes nothing of alternatives without a name. */
const anyRecord = {
  title: 'AdminRecord',
  type: 'object' as const,
  anyOf: Object.entries(RESOURCES).map(([name, resource]) => recordSchema(name, resource)),
};

const resourceTable = Object.entries(RESOURCES)
  .map(
    ([name, { filters, sorts }]) =>
      `- \`${name}\`: filters ${Object.keys(filters).join(', ')}; sorted by ${Object.keys(sorts).join(', ')}`,
  )
  .join('\n');

const saysActs = () =>
  applyDecorators(
    ApiExtraModels(NextStepAnswer),
    SaysActs(({ params }) => {
      const { resource = '' } = params as { resource?: string };
      return Object.hasOwn(RESOURCES, resource) ? RESOURCES[resource]?.acts : undefined;
    }),
  );

const whichResource = () => ApiParam({ name: 'resource', enum: Object.keys(RESOURCES), description: resourceTable });

/** Documents a page of records: the fields of each resource, and the header that counts them. */
export const ListOfRecords = () =>
  applyDecorators(
    whichResource(),
    saysActs(),
    ApiResponse({
      status: 200,
      description: 'The records of this page.',
      content: { 'application/json': { schema: { type: 'array', items: anyRecord } } },
      headers: {
        'Content-Range': {
          description: `Which rows of how many, counted up to ${COUNT_CAP}: \`users 0-24/319\`, or \`users */0\`.`,
          schema: { type: 'string' },
        },
        'X-Total-Count-Capped': {
          description: '"true" when there are more than the count says.',
          schema: { type: 'string' },
        },
      },
    }),
  );

/** Documents the record of one resource, as a call answers it. */
export const RecordOf = (name: string, status = 200) =>
  applyDecorators(
    ...(RESOURCES[name]?.acts ? [SaysActs(RESOURCES[name].acts)] : []),
    ApiResponse({
      status,
      description: 'The record.',
      content: { 'application/json': { schema: recordSchema(name, RESOURCES[name] as Resource) } },
    }),
  );

/** Documents one record: the fields of each resource. */
export const OneRecord = () =>
  applyDecorators(
    whichResource(),
    saysActs(),
    ApiResponse({ status: 200, description: 'The record.', content: { 'application/json': { schema: anyRecord } } }),
  );
