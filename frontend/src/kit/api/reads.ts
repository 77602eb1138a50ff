import {
  useQuery,
  type DataTag,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { keyOf, type Params } from './address';
import type { Call } from './client';
import type { AnswerOf, ParamsOf, WholePath, Rest } from './operations';

type Settings<Answer> = Pick<UseQueryOptions<Answer>, 'enabled' | 'placeholderData' | 'staleTime' | 'refetchInterval'>;

/** The key of a read, typed with what is cached under it. */
export function readKey<P extends WholePath>(
  path: P,
  ...[params]: Rest<ParamsOf<'GET', P>>
): DataTag<QueryKey, AnswerOf<'GET', P>> {
  return keyOf(path, params as Params) as unknown as DataTag<QueryKey, AnswerOf<'GET', P>>;
}

/** Makes the hook that reads with `call`. */
export function createRead(call: Call) {
  return function useRead<P extends WholePath>(
    path: P,
    ...[params, settings]: Rest<ParamsOf<'GET', P>, [settings?: Settings<AnswerOf<'GET', P>>]>
  ): UseQueryResult<AnswerOf<'GET', P>> {
    const read = call as (
      method: 'GET',
      path: P,
      asked: { params: unknown; signal: AbortSignal },
    ) => Promise<AnswerOf<'GET', P>>;
    return useQuery<AnswerOf<'GET', P>>({
      ...settings,
      queryKey: keyOf(path, params as Params),
      queryFn: ({ signal }) => read('GET', path, { params, signal }),
    });
  };
}
