/** A page of a list: its rows, the exact or capped total, and the address of the next page. */
export interface ListPage<Row> {
  items: Row[];
  total: number;
  capped: boolean;
  next: string | undefined;
}

interface WithId {
  id: string;
}

/** Several pages of a list, with the paths they were read from. */
interface Pages<R extends WithId> {
  pages: ListPage<R>[];
  pageParams: string[];
}

/** The address of a list's next page, from its `Link` header: a path, whatever host the server thinks it has. */
export function nextOf(headers: Headers): string | undefined {
  const address = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return address?.replace(/^https?:\/\/[^/]+/, '');
}

/** More new rows have arrived than a page holds, so some in between are on neither page. */
export function hasGap(pages: ListPage<WithId>[], head: ListPage<WithId>): boolean {
  const known = new Set(pages.flatMap((page) => page.items.map(({ id }) => id)));
  return head.next !== undefined && !head.items.some(({ id }) => known.has(id));
}

/** Nothing beyond the first page is unread, so it does not change when new rows arrive. */
export function isSettled(pages: ListPage<WithId>[]): boolean {
  return pages.slice(1).every((page) => page.items.every((row) => !('readAt' in row) || row.readAt !== null));
}

/**
 * The pages with the first one refetched: its rows replace the old ones, and rows that it no longer holds move to the
 * page behind it.
 * @param backwards the oldest row of a page comes first
 */
export function withHead<R extends WithId>(
  { pages, pageParams }: Pages<R>,
  head: ListPage<R>,
  backwards: boolean,
): Pages<R> {
  const fresh = new Set(head.items.map(({ id }) => id));
  const [first, ...others] = pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => !fresh.has(id)) }));
  if (!first || head.next === undefined) return { pages: [head], pageParams: pageParams.slice(0, 1) };
  const items = backwards ? [...first.items, ...head.items] : [...head.items, ...first.items];
  return { pages: [{ ...head, items, next: first.next }, ...others], pageParams };
}
