import { useInfiniteQuery, useQuery, type InfiniteData, type QueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { apiPage, type ListPage } from './calls';
import { hasGap, isSettled, withHead } from './pages';
import { pathOf } from './queries';
import type { paths } from './schema';

/** The most that the server gives at once. */
const MOST = 100;
const USUAL = 50;

type Success<P extends keyof paths> = paths[P] extends { get: { responses: { 200: infer Answer } } } ? Answer : never;

/** The paths of the document whose answer comes in pages. */
export type ListPath = { [P in keyof paths]: Success<P> extends { headers: { Link?: string } } ? P : never }[keyof paths];

/** A row of such a list. */
export type RowOf<P extends ListPath> = Success<P> extends { content: { 'application/json': (infer Row)[] } } ? Row : never;

type Parameters<P extends ListPath> = paths[P] extends { get: { parameters: infer All } } ? All : never;
type Search<P extends ListPath> = Parameters<P> extends { query?: infer Query } ? Omit<NonNullable<Query>, 'limit' | 'cursor'> : never;
type Ids<P extends ListPath> = Parameters<P> extends { path: infer Named extends object } ? Named : never;

interface Asked<P extends ListPath> {
  /** What stands in the path's braces. */
  ids?: Ids<P>;
  search?: Search<P> | undefined;
  /** Asks for nothing while false. */
  enabled?: boolean;
}

interface AskedPages<P extends ListPath> extends Asked<P> {
  /** Rows a page. */
  limit?: number;
  /** The newest page comes first, with its oldest row on top, as a talk is read. */
  backwards?: boolean;
  /** New rows come before the others, which then change in nothing but being read. */
  growsAtHead?: boolean;
}

/** A list as far as it was asked for. */
export interface List<Row> {
  rows: Row[];
  /** How many there are in all; undefined until the first page is there. With `isCapped` there are more than it says. */
  total: number | undefined;
  isCapped: boolean;
  isPending: boolean;
  /** Nothing could be read; what was read before stays in `rows`. */
  isError: boolean;
  error: unknown;
  refetch: () => void;
  hasMore: boolean;
  /** Reads the next page. */
  more: () => void;
  isLoadingMore: boolean;
  /** The next page could not be read; `more` tries again. */
  isMoreFailed: boolean;
}

/** A list page after page, as the server's links lead: it goes on to its last row, and knows how many there are. */
export function useList<P extends ListPath>(path: P, { enabled = true, limit = USUAL, backwards = false, growsAtHead = false, ...asked }: AskedPages<P> = {}): List<RowOf<P>> {
  const parts = partsOf(path, { ...asked, limit });
  const query = useInfiniteQuery({
    queryKey: [...parts, { in: 'pages' }],
    enabled,
    initialPageParam: pathOf(parts),
    queryFn: ({ pageParam, signal }) => apiPage<RowOf<P>>(pageParam, signal),
    getNextPageParam: (page) => page.next,
    meta: { backwards, growsAtHead },
  });
  const pages = query.data?.pages ?? [];
  return {
    rows: (backwards ? [...pages].reverse() : pages).flatMap((page) => page.items),
    total: pages[0]?.total,
    isCapped: pages[0]?.capped ?? false,
    isPending: query.isPending,
    isError: query.isError && !query.isFetchNextPageError,
    error: query.error,
    refetch: () => void query.refetch(),
    hasMore: query.hasNextPage,
    more: () => {
      if (!query.isFetching) void query.fetchNextPage();
    },
    isLoadingMore: query.isFetchingNextPage,
    isMoreFailed: query.isFetchNextPageError,
  };
}

/** All rows of a list that makes sense only as a whole, such as quotes to choose from: every page is read before it shows. */
export function useWholeList<P extends ListPath>(path: P, { enabled = true, ...asked }: Asked<P> = {}): UseQueryResult<RowOf<P>[]> {
  const parts = partsOf(path, { ...asked, limit: MOST });
  return useQuery({ queryKey: [...parts, { in: 'whole' }], enabled, queryFn: ({ signal }) => everyPage<RowOf<P>>(pathOf(parts), signal) });
}

async function everyPage<Row>(path: string, signal: AbortSignal): Promise<Row[]> {
  const rows: Row[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const page: ListPage<Row> = await apiPage<Row>(next, signal);
    rows.push(...page.items);
    next = page.next;
  }
  return rows;
}

/** The parts of a read's key: `/api/shipments/{id}/quotes` with its id is `['/api/shipments', id, 'quotes', search]`. */
function partsOf(path: string, { ids, search, limit }: { ids?: object; search?: object | undefined; limit: number }): QueryKey {
  const named = new Map(Object.entries(ids ?? {}).map(([name, value]) => [`{${name}}`, String(value)]));
  return [...path.split(/\/(?=\{)|(?<=\})\//).map((part) => named.get(part) ?? part), { ...search, limit }];
}

type Pages = InfiniteData<ListPage<{ id: string }>, string>;

/**
 * Has read again what new rows have changed. Of a list that grows at its head only the first page is read, and put in front of what is there:
 * it costs one call however far somebody has gone back.
 */
export async function refreshHeads(client: QueryClient, path: string): Promise<void> {
  const queries = client.getQueryCache().findAll({ queryKey: [path] });
  await Promise.all(
    queries.map(async (query) => {
      const { queryKey, state } = query;
      const again = () => client.invalidateQueries({ queryKey, exact: true });
      const pages = pagesIn(queryKey, state.data);
      if (!pages || query.meta?.growsAtHead !== true || !query.isActive() || state.fetchStatus !== 'idle' || !isSettled(pages.pages)) return again();
      try {
        const head = await apiPage<{ id: string }>(pages.pageParams[0] ?? '');
        const latest = client.getQueryState<Pages>(queryKey);
        if (!latest?.data || latest.fetchStatus !== 'idle' || hasGap(latest.data.pages, head)) return await again();
        client.setQueryData<Pages>(queryKey, { ...latest.data, ...withHead(latest.data, head, query.meta?.backwards === true) });
      } catch {
        return again();
      }
    }),
  );
}

/** The pages of a list that has more than one. */
function pagesIn(key: QueryKey, data: unknown): Pages | undefined {
  const last = key.at(-1);
  if (typeof last !== 'object' || last === null || !('in' in last) || last.in !== 'pages') return undefined;
  const pages = data as Pages | undefined;
  return pages && pages.pages.length > 1 ? pages : undefined;
}
