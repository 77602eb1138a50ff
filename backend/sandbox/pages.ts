import { invalid, missing } from './failures.js';
import type { Wire } from './objects.js';
import type { Params } from './params.js';
import type { Filter, Store } from './store.js';

export interface WireList {
  object: 'list';
  data: Wire[];
  has_more: boolean;
  url: string;
}

/** What a list is made of. */
export interface Listed {
  type: string;
  url: string;
  filters: readonly Filter[];
  /** Whose objects; null is the platform. */
  account?: string | null;
}

const BOUNDS = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

/** A page, newest first, with Stripe's `limit`, `starting_after`, `ending_before`, `created` (an instant, or bounds) and the given filters. */
export async function page(
  store: Store,
  params: Params,
  { type, url, filters, account = null }: Listed,
): Promise<WireList> {
  const limit = params.whole('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Limit must be between 1 and 100.', 'limit');
  const values: unknown[] = [type, account];
  const where = ['type = $1', 'account IS NOT DISTINCT FROM $2'];
  const add = (condition: (place: string) => string, value: unknown) => where.push(condition(`$${values.push(value)}`));
  for (const filter of filters) {
    const value = params.text(filter);
    if (value) add((place) => `data->>'${filter}' = ${place}`, value);
  }
  if (params.has('types')) add((place) => `data->>'type' = ANY(${place})`, params.list('types'));
  for (const [operator, bound] of createdBounds(params))
    add((place) => `(data->>'created')::bigint ${operator} ${place}`, bound);
  const after = await cursor(store, params, 'starting_after');
  const before = await cursor(store, params, 'ending_before');
  if (after) add((place) => `seq < ${place}`, after);
  if (before) add((place) => `seq > ${place}`, before);
  const rows = await store.rows<{ data: Wire }>(
    `SELECT data FROM sandbox.objects WHERE ${where.join(' AND ')} ORDER BY seq ${before ? 'ASC' : 'DESC'} LIMIT ${limit + 1}`,
    values,
  );
  const data = rows.slice(0, limit).map((row) => row.data);
  return { object: 'list', data: before ? data.reverse() : data, has_more: rows.length > limit, url };
}

function createdBounds(params: Params): [string, number][] {
  if (!params.has('created')) return [];
  if (params.isText('created')) return [['=', params.whole('created') ?? 0]];
  const range = params.part('created');
  range.allow(Object.keys(BOUNDS), 'created');
  return Object.entries(BOUNDS).flatMap(([name, operator]): [string, number][] => {
    const bound = range.whole(name);
    return bound === undefined ? [] : [[operator, bound]];
  });
}

async function cursor(store: Store, params: Params, name: string): Promise<string | undefined> {
  const id = params.text(name);
  if (!id) return undefined;
  const [row] = await store.rows<{ seq: string }>('SELECT seq FROM sandbox.objects WHERE id = $1', [id]);
  if (!row) throw missing('object', id, name, 400);
  return row.seq;
}
