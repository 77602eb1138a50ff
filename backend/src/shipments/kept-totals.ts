import { LRUCache } from 'lru-cache';
import type { Visitor } from '../common/actor.js';
import { MINUTE } from '../common/clock.js';
import type { ShipmentSearch } from './shipments.dto.js';
import { isPlain } from './shipments.filter.js';
import { COMMON } from './shipments.words.js';

/**
 * Large counts of public searches, since counting hundreds of matches costs more than finding a page of them: above
 * `COMMON`, the count may be a minute old.
 */
export class KeptTotals {
  private readonly totals = new LRUCache<string, number>({ max: 1_000, ttl: MINUTE });

  /** Undefined when the search is not public, or was not counted lately, or finds few. */
  of(search: ShipmentSearch, viewer: Visitor): number | undefined {
    const key = keyOf(search, viewer);
    return key === undefined ? undefined : this.totals.get(key);
  }

  keep(search: ShipmentSearch, viewer: Visitor, total: number): void {
    const key = keyOf(search, viewer);
    if (key !== undefined && total > COMMON) this.totals.set(key, total);
  }
}

/** The same for all pages and orders of a search; undefined if the answer depends on who asks, or costs nothing. */
function keyOf(search: ShipmentSearch, viewer: Visitor): string | undefined {
  const {
    status,
    owner,
    carrier,
    externalRef,
    ids,
    template,
    onlyFor,
    sort: _sort,
    limit: _limit,
    cursor: _cursor,
    ...rest
  } = search;
  // Without a status those who are signed in find their own drafts too.
  if (
    status === 'draft' ||
    owner ||
    carrier ||
    externalRef ||
    ids ||
    template ||
    onlyFor ||
    (viewer && status === undefined)
  )
    return undefined;
  // The counters know these at once.
  if (status !== undefined && isPlain(search)) return undefined;
  return JSON.stringify([
    status ?? null,
    ...Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);
}
