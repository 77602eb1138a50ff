import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { addressOf, keyOf, type Params } from './address';
import { readPage } from './calls';
import { everyRow } from './client';
import type { ReadHead } from './invalidate';
import type { ListPath, Rest, RowOf, SearchOf } from './operations';
import { hasGap, isSettled, withHead, type ListPage } from './pages';

const USUAL = 50;

interface Settings {
  /** Requests nothing while false. */
  enabled?: boolean;
  /** Rows per page. */
  limit?: number;
  /** The newest page is read first, with its oldest row on top, as in a conversation. */
  backwards?: boolean;
  /** New rows come before the others, which then change only by being marked as read. */
  growsAtHead?: boolean;
}

/** A list, as far as it is loaded. */
export interface List<Row> {
  rows: Row[];
  /** The total number of rows; undefined until the first page has loaded. With `isCapped`, there are more than this. */
  total: number | undefined;
  isCapped: boolean;
  isPending: boolean;
  /** The read failed; what was read before stays in `rows`. */
  isError: boolean;
  error: unknown;
  refetch: () => void;
  hasMore: boolean;
  /** Reads the next page, after what is being read already. */
  more: () => void;
  isLoadingMore: boolean;
  /** The next page could not be read; `more` tries again. */
  isMoreFailed: boolean;
}

/** A list, page by page, following the server's links to its last row; it knows how many rows there are. */
export function useList<P extends ListPath>(
  path: P,
  ...[search, settings = {}]: Rest<SearchOf<P>, [settings?: Settings]>
): List<RowOf<P>> {
  const { enabled = true, limit = USUAL, backwards = false, growsAtHead = false } = settings;
  const params: Params = { ...(search as Params), limit };
  const query = useInfiniteQuery({
    queryKey: [...keyOf(path, params), { in: 'pages' }],
    enabled,
    initialPageParam: addressOf(path, params),
    queryFn: ({ pageParam, signal }) => readPage(path, pageParam, signal),
    getNextPageParam: (page) => page.next,
    meta: { path, backwards, growsAtHead },
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
    more: () => void readMore(query),
    isLoadingMore: query.isFetchingNextPage,
    isMoreFailed: query.isFetchNextPageError,
  };
}

/** A read on its way would be canceled by the next page's, and what it brings be missed. */
async function readMore({ isFetching, isFetchingNextPage, refetch, fetchNextPage }: UseInfiniteQueryResult) {
  if (isFetchingNextPage) return;
  if (isFetching) await refetch({ cancelRefetch: false });
  await fetchNextPage({ cancelRefetch: false });
}

/**
 * All rows of a list that only makes sense as a whole, such as quotes to choose from. It shows once every page is read.
 */
export function useWholeList<P extends ListPath>(
  path: P,
  ...[search, settings = {}]: Rest<SearchOf<P>, [settings?: Pick<Settings, 'enabled'>]>
): UseQueryResult<RowOf<P>[]> {
  const params = search as SearchOf<P>;
  return useQuery({
    queryKey: [...keyOf(path, params as Params), { in: 'whole' }],
    enabled: settings.enabled ?? true,
    queryFn: ({ signal }) => everyRow(readPage, path, params, signal),
  });
}

type RowWithId<P extends ListPath> = RowOf<P> & { id: string };

/**
 * Changes a list's rows on screen before the server has changed them. @returns a function that restores these rows, and
 * leaves alone what came or changed since
 */
export function changeRows<P extends ListPath>(
  client: QueryClient,
  path: P,
  change: (row: RowWithId<P>) => RowWithId<P>,
): () => void {
  const each = (to: (row: RowWithId<P>) => RowWithId<P>) =>
    client.setQueriesData<InfiniteData<ListPage<RowWithId<P>>>>(
      { queryKey: [path] },
      (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(to) })) },
    );
  const before = new Map<string, RowWithId<P>>();
  each((row) => {
    const changed = change(row);
    if (changed !== row) before.set(row.id, row);
    return changed;
  });
  return () => void each((row) => before.get(row.id) ?? row);
}

type Pages = InfiniteData<ListPage<{ id: string }>, string>;
type PathWithIds = { [P in ListPath]: RowOf<P> extends { id: string } ? P : never }[ListPath];

/**
 * Refetches what new rows have changed. For a list that grows at its head, it reads only the first page and puts it in
 * front of what is there: one call, however far back somebody has scrolled.
 */
export async function refreshHeads(client: QueryClient, below: ReadHead): Promise<void> {
  const queries = client.getQueryCache().findAll({ queryKey: [below] });
  await Promise.all(
    queries.map(async (query) => {
      const { queryKey, state } = query;
      const again = () => client.invalidateQueries({ queryKey, exact: true });
      const pages = pagesIn(queryKey, state.data);
      if (
        !pages ||
        query.meta?.growsAtHead !== true ||
        !query.isActive() ||
        state.fetchStatus !== 'idle' ||
        !isSettled(pages.pages)
      )
        return again();
      try {
        const head = await readPage(query.meta.path as PathWithIds, pages.pageParams[0] ?? '');
        const latest = client.getQueryState<Pages>(queryKey);
        if (!latest?.data || latest.fetchStatus !== 'idle' || hasGap(latest.data.pages, head)) return await again();
        client.setQueryData<Pages>(queryKey, {
          ...latest.data,
          ...withHead(latest.data, head, query.meta?.backwards === true),
        });
      } catch {
        return again();
      }
    }),
  );
}

/** The pages of a list that comes in pages. */
function pagesIn(key: QueryKey, data: unknown): Pages | undefined {
  const last = key.at(-1);
  if (typeof last !== 'object' || last === null || !('in' in last) || last.in !== 'pages') return undefined;
  const pages = data as Pages | undefined;
  return pages && pages.pages.length > 1 ? pages : undefined;
}
