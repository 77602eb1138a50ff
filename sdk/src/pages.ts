import { HaulwayError } from './errors.js';
import type { Item, Params, PathOf } from './operations.js';
import type { CallOptions, Transport } from './transport.js';

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** How many there are in all, up to 10,000; undefined where the list does not say. */
  total: number | undefined;
  /** The query of the next page; undefined on the last one. */
  next: Record<string, string> | undefined;
}

/** A list: `for await` follows its pages to the last one. */
export interface List<T> extends AsyncIterable<T> {
  /** The first page alone. */
  page(): Promise<Page<T>>;
}

/** The list that a call answers. */
export function listOf<P extends PathOf<'GET'>>(
  transport: Transport,
  path: P,
  params: Params<'GET', P> | undefined,
  options?: CallOptions,
): List<Item<P>> {
  const page = (query: object | undefined) => readPage<Item<P>>(transport, path, query, options);
  return {
    page: () => page(params as object | undefined),
    async *[Symbol.asyncIterator]() {
      for (let query: object | undefined = params as object | undefined; ;) {
        const { items, next } = await page(query);
        yield* items;
        if (!next) return;
        query = { ...(params as object | undefined), ...next };
      }
    },
  };
}

/** Reads one page. */
export async function readPage<T>(
  transport: Transport,
  path: string,
  query: object | undefined,
  options?: CallOptions,
): Promise<Page<T>> {
  const { data, headers } = await transport.send({ method: 'GET', path, params: query, ...options });
  if (!Array.isArray(data)) throw new HaulwayError(`${path} answered no list`);
  const total = headers.get('x-total-count');
  return {
    items: data as T[],
    total: total === null ? undefined : Number(total),
    next: queryIn(headers.get('link')),
  };
}

/** The query of the next page. Only that is taken from the address: a key is sent nowhere because of an answer. */
function queryIn(link: string | null): Record<string, string> | undefined {
  const address = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return address === undefined
    ? undefined
    : Object.fromEntries(new URL(address, 'http://nowhere.invalid').searchParams);
}
