import createClient from 'openapi-fetch';
import { authorized } from './calls';
import type { paths } from './schema';

/**
 * The API as its document describes it; paths, bodies and answers are checked by the compiler.
 * A refused call throws ApiError; use it through `answer`.
 */
export const client = createClient<paths>({ baseUrl: '', credentials: 'include', fetch: (request) => authorized(request) });

/** The body of a typed call's success. @throws ApiError for any other answer. */
export async function answer<T>(call: Promise<{ data?: T }>): Promise<T> {
  return (await call).data as T;
}
