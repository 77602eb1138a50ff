import type { AnswerOf, PathOf } from '@haulway/frontend/kit/api/operations.ts';
import type { paths } from '@haulway/frontend/kit/api/schema.admin.d.ts';
import { type Identifier, useGetManyReference, useGetOne, useRecordContext } from 'react-admin';

declare module '@haulway/frontend/kit/api/operations.ts' {
  /** The console also makes the operators' calls. */
  interface Documented extends paths {}
}

type ReadPath = PathOf<'GET'>;
type RecordPath<R extends string> = Extract<ReadPath, `/api/admin/${R}/{id}`>;
/** Resources with a list, and records by id. */
type Named = {
  [P in ReadPath]: P extends `/api/admin/${infer R}`
    ? R extends `${string}/${string}`
      ? never
      : RecordPath<R> extends never
        ? never
        : R
    : never;
}[ReadPath];

/** The records of each resource, as the API document describes them; each has an id. */
export type Records = { [R in Named]: AnswerOf<'GET', RecordPath<R>> & { id: Identifier } };

export type Resource = keyof Records;

/** A field of a resource's records. */
export type Column<R extends Resource> = Extract<keyof Records[R], string>;

/** The record that a screen, or a part of it, is about. */
export function useRecord<R extends Resource>(_resource: R): Records[R] | undefined {
  return useRecordContext() as Records[R] | undefined;
}

/** The result of a read: `data` is undefined while loading, or without an id; `error` is set if the read failed. */
export interface Reading<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** One record by its id. */
export function useOne<R extends Resource>(resource: R, id: Identifier | null): Reading<Records[R]> {
  const { data, error, refetch } = useGetOne(resource, { id: id ?? '' }, { enabled: id !== null });
  return { data: data as Records[R] | undefined, error, refetch };
}

/** The newest records that refer to another record through a field. */
export function useThose<R extends Resource>(
  resource: R,
  target: Column<R>,
  id: Identifier | null,
  most: number,
): Reading<Records[R][]> {
  const { data, error, refetch } = useGetManyReference(
    resource,
    {
      target,
      id: id ?? '',
      pagination: { page: 1, perPage: most },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: {},
    },
    { enabled: id !== null },
  );
  return { data: data as Records[R][] | undefined, error, refetch };
}
