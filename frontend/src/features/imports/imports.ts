import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, readFile } from '../../kit/api/calls';
import { refresh } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import { useRead } from '../../kit/api/queries';
import type { components } from '../../kit/api/schema';
import { saveFile } from '../../kit/ui/saveFile';

type Schemas = components['schemas'];
/** A file of shipments to list. */
export type Import = Schemas['ImportAnswer'];
/** A row of it, with what is wrong with its cells. */
export type ImportRow = Schemas['ImportRowAnswer'];
/** Fields of a shipment by the names of columns. */
export type Mapping = Record<string, string>;

const LIST = '/api/imports';
/** Rows of a page of the preview. */
const SHOWN_ROWS = 25;

/** The user's imports, the newest first. */
export function useImports() {
  return useList(LIST, {}, { limit: 5 });
}

/** How far one is. */
export function useImport(id: string) {
  return useRead('/api/imports/{id}', { id });
}

/** A page of its rows after one of them. */
export function useImportRows(id: string, after: number, onlyWrong: boolean, enabled: boolean) {
  const only = onlyWrong ? ({ only: 'wrong' } as const) : {};
  return useList('/api/imports/{id}/rows', { id, after, ...only }, { limit: SHOWN_ROWS, enabled });
}

/** Sends a file to be checked; without a mapping, its columns are guessed. */
export function useCheckFile() {
  return useWrite(({ file, mapping }: { file: File; mapping?: Mapping }) =>
    call('POST', LIST, { files: { file: [file], ...(mapping ? { mapping: JSON.stringify(mapping) } : {}) } }),
  );
}

/** Lists the rows that are ready; with `again`, also those that an import has listed before. */
export function useStart(id: string) {
  return useWrite((again: boolean) =>
    call('POST', '/api/imports/{id}/start', { params: { id }, ...(again ? { body: { again } } : {}) }),
  );
}

/** Saves what became of each row. */
export function useReport(id: string) {
  return useMutation({
    mutationFn: () => readFile('/api/imports/{id}/results.csv', { id }),
    onSuccess: (file) => saveFile('haulway-import.csv', file),
  });
}

/** A write after which everything about imports is read again. */
function useWrite<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: write, onSettled: () => refresh(client, LIST) });
}
