import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsoleProvider } from './dataProvider';
import type { Column, Resource, useRecord, useThose } from './records';
import type { Parts } from './ui/parts';

interface Console {
  provider: ConsoleProvider;
  useRecord: typeof useRecord;
  useThose: typeof useThose;
  claims: Parts<'claims'>;
  settings: Parts<'settings'>;
}

/** Never called: the compiler has to refuse each line, or `npm run check` fails on the expectation. */
export function refusedByTheCompiler({ provider, useRecord, useThose, claims, settings }: Console): unknown[] {
  const id = '';
  return [
    // @ts-expect-error a resource that is not in the document
    useRecord('claim'),
    // @ts-expect-error a field that the record does not have
    useRecord('claims')?.amonut,
    // @ts-expect-error a misspelled column
    claims.Col({ source: 'amonut' }),
    // @ts-expect-error a column of another resource
    claims.NumberCol({ source: 'platformFeePercent' }),
    // @ts-expect-error a misspelled field
    claims.When({ source: 'createdat' }),
    // @ts-expect-error a misspelled link
    claims.LinkTo({ source: 'claimant', to: 'users' }),
    // @ts-expect-error a list sorted by a column that its records do not have
    settings.List({ sort: 'createdOn', children: null }),
    // @ts-expect-error related records by a field that they do not have
    claims.Related({ title: '', reference: 'claims', target: 'shipment', empty: '', children: null }),
    // @ts-expect-error related records of another resource than their columns
    claims.Related({ title: '', reference: 'quotes', target: 'shipmentId', empty: '', children: null }),
    // @ts-expect-error those that refer by a field that they do not have
    useThose('refunds', 'payment', id, 10),
    // @ts-expect-error an act that no route is for
    provider.act({ act: 'POST /api/admin/claims/{id}/approve', id }),
    // @ts-expect-error a field that the act does not take
    provider.act({ act: 'POST /api/admin/users/{id}/suspend', id, body: { raeson: '' } }),
    // @ts-expect-error a question that no route answers
    provider.ask('/api/admin/rate-cards/explain'),
    // @ts-expect-error a column that no record has
    'titel' satisfies Column<Resource>,
  ];
}

/** Files that show fields the document does not name: the parts themselves, the cards made of them, and a quote's earlier terms. */
const UNTYPED = ['claims/Evidence.tsx', 'ui/Cards.tsx', 'ui/parts.ts'];

it('takes columns and fields from the parts of a resource', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.spec.ts'),
  );
  const taking = files.filter((file) =>
    /DataTable\.(Number)?Col\b|from '[./]*\/(ui\/)?fields'/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(taking.sort()).toEqual(UNTYPED);
});
