import { expect, it } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { readFile } from './calls';
import type { Call } from './client';
import type { refresh } from './invalidate';
import type { useList } from './lists';
import type { createRead, readKey } from './reads';
import type { Shipment } from './types';

interface Kit {
  call: Call;
  readFile: typeof readFile;
  useRead: ReturnType<typeof createRead>;
  useList: typeof useList;
  readKey: typeof readKey;
  refresh: typeof refresh;
  client: QueryClient;
}

/** Never called: the compiler has to refuse each line, or `npm run check` fails on the expectation. */
export function refusedByTheCompiler({ call, readFile, useRead, useList, readKey, refresh, client }: Kit): unknown[] {
  const id = '';
  return [
    // @ts-expect-error a path that is not in the document
    useRead('/api/shipment/{id}', { id }),
    // @ts-expect-error a path without what fills its braces
    useRead('/api/shipments/{id}'),
    // @ts-expect-error braces filled under another name
    useRead('/api/shipments/{id}', { shipmentId: id }),
    // @ts-expect-error an address in place of a path
    useRead(`/api/shipments/${id as string}`, {}),
    // @ts-expect-error a query without a field that it needs
    useRead('/api/distance', { from: 'Austin, TX' }),
    // @ts-expect-error a field of the query that the call does not know
    useList('/api/shipments', { catgory: 'animals' }),
    // @ts-expect-error a word that the field does not take
    useList('/api/shipments', { category: 'furniture' }),
    // @ts-expect-error a parameter of a call that takes none
    useRead('/api/config', { id }),
    // @ts-expect-error an answer that the caller names
    useRead<Shipment>('/api/shipments/{id}', { id }),
    // @ts-expect-error a field that the answer does not have
    useRead('/api/shipments/{id}', { id }).data?.titel,
    // @ts-expect-error a method that the path does not take
    call('DELETE', '/api/quotes/{id}', { params: { id } }),
    // @ts-expect-error a call of the operators, whom the console is for
    call('POST', '/api/admin/users/{id}/restore', { params: { id } }),
    // @ts-expect-error a verb that no route is for
    call('POST', '/api/quotes/{id}/refuse', { params: { id } }),
    // @ts-expect-error a call without the body that it needs
    call('POST', '/api/quotes'),
    // @ts-expect-error a body without a field that it needs
    call('POST', '/api/quotes', { body: { amount: 740 } }),
    // @ts-expect-error a field that the body does not have
    call('POST', '/api/quotes/{id}/decline', { params: { id }, body: { raeson: 'too late' } }),
    // @ts-expect-error a body of a call that takes none
    call('POST', '/api/quotes/{id}/unaccept', { params: { id }, body: { reason: '' } }),
    // @ts-expect-error a key of a call that does not know it
    call('POST', '/api/quotes/{id}/pay', { params: { id }, key: '' }),
    // @ts-expect-error files under another name
    call('POST', '/api/users/me/verification/documents', { files: { photos: [] } }),
    // @ts-expect-error an answer that the caller names
    call<'GET', Shipment>('GET', '/api/shipments/{id}', { params: { id } }),
    // @ts-expect-error an answer that is another one
    call('GET', '/api/shipments/{id}', { params: { id } }) satisfies Promise<{ titel: string }>,
    // @ts-expect-error a list that is read as if its first page were all
    useRead('/api/quotes', { limit: 100 }),
    // @ts-expect-error a list of what does not come in pages
    useList('/api/places', { q: 'Austin' }),
    // @ts-expect-error a page that the caller turns
    useList('/api/quotes', { cursor: '' }),
    // @ts-expect-error a field of the search that the list does not know
    useList('/api/claims', { shipment: id }),
    // @ts-expect-error a file of what answers JSON
    readFile('/api/payments'),
    // @ts-expect-error something else than what is kept under the key
    client.setQueryData(readKey('/api/auth/me'), { firstName: 'Dana' }),
    // @ts-expect-error a key that no read has
    refresh(client, '/api/shipment'),
  ];
}

/** Files that use HTTP without the typed client: transports, and two screens that show an answer unchanged. */
const OWN_FETCHES = [
  'admin/src/session/call.ts',
  'admin/src/session/file.ts',
  // Of other sites' visitors: it has none of the app's code.
  'frontend/src/embed/quote.ts',
  'frontend/src/kit/api/calls.ts',
  'frontend/src/kit/api/liveConnection.ts',
  'frontend/src/kit/api/renew.ts',
  'frontend/src/kit/api/sendPhoto.ts',
  'frontend/src/pages/AuthDebugPage.tsx',
  // The service worker, which passes pages and files on.
  'frontend/src/sw.ts',
];

it('leaves no call outside the typed client', () => {
  const root = join(import.meta.dirname, '../../../..');
  const sources = ['frontend/src', 'admin/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const speaking = sources.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.endsWith('.spec.ts') &&
      /\bfetch\(|\bfetchJson\(|new XMLHttpRequest/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(speaking.sort()).toEqual(OWN_FETCHES);
});
