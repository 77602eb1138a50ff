import { isBooked } from '../common/booked.js';
import type { Visitor } from '../common/actor.js';
import { COUNT_CAP, type Cursor, decodeCursor, DEFAULT_LIMIT, ListPage } from '../common/paging.js';
import type { Db } from '../platform/database/db.js';
import { cursorText } from '../platform/database/json.js';
import { Statement } from '../platform/database/statement.js';
import type { KeptTotals } from './kept-totals.js';
import { OPEN_STATUSES, type ShipmentSearch } from './shipments.dto.js';
import {
  asksOnlyFor,
  DEFAULT_RADIUS,
  isOwn,
  isPlain,
  LATEST,
  NEWEST,
  PLACED,
  type Sort,
  sortOf,
  WORDED,
  writeFilter,
} from './shipments.filter.js';
import {
  type Around,
  CellSearch,
  cellsAround,
  type Near,
  nearestOf,
  newestAround,
  writeAround,
} from './shipments.near.js';
import { ownersField, shipmentJson } from './shipments.queries.js';
import { type SoughtWords, WordSearch, writeWords } from './shipments.words.js';
import { visibleTo, visibleToAll } from './visible.js';

/** A search as it is written down: its conditions but for the cursor's, and the indexes by which it is found. */
interface Written {
  search: ShipmentSearch;
  statement: Statement;
  /** The placeholder of the viewer's id. */
  viewerId: string;
  limit: number;
  sort: Sort;
  miles: number;
  near: readonly Near[];
  arounds: readonly Around[];
  words: SoughtWords | undefined;
  byCells: CellSearch | undefined;
  byWords: WordSearch | undefined;
}

/** A page of shipments as JSON made by the database. Other people's drafts are never in it. */
export async function listShipments(
  db: Db,
  totals: KeptTotals,
  search: ShipmentSearch,
  viewer: Visitor,
  near: Near[],
): Promise<ListPage> {
  const known = totals.of(search, viewer);
  const written = write(search, viewer, near, known !== undefined);
  const { statement, viewerId, limit, sort } = written;
  const count = known === undefined ? countOf(written) : `${statement.value(known)}::int`;
  const isOpen = !isOwn(search) && !search.carrier && search.status !== 'draft';
  // The kept count and the counters are everybody's; what somebody does not want to see is taken off them.
  const total = viewer?.hasBlocked && isOpen ? leaveOutBlocked(statement, viewerId) : COUNTED;
  const cursor = decodeCursor(search.cursor, sort.cursor);
  const find = pageOf(written, count, cursor);
  const bounds = `max(s.cursor_key) FILTER (WHERE s.place = ${limit} AND s.more) AS next_at,
            max(s.id::text) FILTER (WHERE s.place = ${limit} AND s.more) AS next_id,
            ${total} AS total, ${COUNTED} AS counted
       FROM (SELECT *, (SELECT count(*) FROM page) > ${limit} AS more FROM page) s`;
  const inPage = `FILTER (WHERE s.place <= ${limit})`;
  const json = shipmentJson(
    `s.user_id = ${viewerId}`,
    `${isOwn(search) ? ownersField(viewerId) : ''}${ownFields(search, viewerId)}`,
  );
  const page = isPlannedOnce(written)
    ? await db.oneWide<FoundPage & PageJson>(
        `${find('s.*')} SELECT ${listOf(json, inPage)}, ${bounds} JOIN users o ON o.id = s.user_id`,
        statement.values,
      )
    : await readFound(
        db,
        // A value that a statement does not use has no type.
        `${find('s.id')} SELECT array_agg(s.id ORDER BY s.place) ${inPage} AS ids, ${viewerId}::uuid AS viewer, ${bounds}`,
        json,
        statement.values,
      );
  if (known === undefined && page) totals.keep(search, viewer, page.counted);
  const next: Cursor | undefined = page?.next_at && page.next_id ? { at: page.next_at, id: page.next_id } : undefined;
  return new ListPage(page?.json ?? '[]', page?.total ?? 0, next, isOpen);
}

/** @param isCounted how many it finds is known, which is many */
function write(search: ShipmentSearch, viewer: Visitor, near: readonly Near[], isCounted: boolean): Written {
  const statement = new Statement();
  const viewerId = statement.value(viewer?.id ?? null);
  const miles = search.radiusMiles ?? DEFAULT_RADIUS;
  const cells = near[0] && isByCells(search) ? cellsAround(near[0], miles) : undefined;
  writeFilter(statement, search, viewer, viewerId);
  const arounds = near.map((each) => writeAround(statement, each, miles, cells === undefined));
  const words = search.q ? writeWords(statement, search.q) : undefined;
  const sort = search.updatedSince === undefined ? sortOf(search.sort ?? 'newest', arounds[0]) : LATEST;
  const byCells = near[0] && cells && new CellSearch(statement, near[0].end, cells);
  const byWords =
    words && sort === NEWEST ? new WordSearch(statement, words, isCounted, indexOfWords(search, viewer)) : undefined;
  const limit = search.limit ?? DEFAULT_LIMIT;
  return { search, statement, viewerId, limit, sort, miles, near, arounds, words, byCells, byWords };
}

/**
 * SQL for the parts `counted` and `page`, with these columns of a shipment. It comes last, since it has all conditions; the
 * cursor's are on the page alone.
 */
function pageOf(written: Written, count: string, cursor: Cursor | undefined): (columns: string) => string {
  const { statement, limit, sort, byWords } = written;
  const key = sort.type === 'timestamptz' ? cursorText(sort.key) : `(${sort.key})::text`;
  const direction = sort.descending ? 'DESC' : 'ASC';
  const order = `${sort.key} ${direction}, s.id ${direction}`;
  if (cursor)
    statement.where(
      `(${sort.key}, s.id) ${sort.descending ? '<' : '>'} (${statement.value(cursor.at)}::${sort.type}, ${statement.value(cursor.id)}::uuid)`,
    );
  const source = byWords
    ? byWords.source(COUNTED, cursor && `${statement.value(cursor.at)}::timestamptz`, limit + 1)
    : `shipments s WHERE ${matchesOf(written, order)}`;
  return (columns) => `WITH ${byWords?.matching ?? ''} counted AS MATERIALIZED (SELECT ${count} AS n),
     page AS (SELECT ${columns}, ${key} AS cursor_key, row_number() OVER (ORDER BY ${order}) AS place
       FROM ${source} ORDER BY ${order} LIMIT ${limit + 1})`;
}

/** SQL for the condition on a shipment to be among those of which the page is, by the index that has them in its order. */
function matchesOf(written: Written, order: string): string {
  const { search, statement, limit, sort, miles, near, arounds, words, byCells } = written;
  if (byCells) return `s.id IN ${byCells.newest(limit + 1)}`;
  // Each status is walked along its own index.
  if (search.status === 'open' && words === undefined && arounds.length === 0)
    return `s.id IN ${firstOfEach(statement, order, limit + 1)}`;
  if (isByCircles(written) && near[0] && arounds[0])
    return `s.id IN ${nearestOf(statement, near[0], arounds[0], { miles, order }, limit + 1)}`;
  if (sort === NEWEST && arounds.length === 1 && arounds[0] && isByCells(search))
    return `s.id IN ${newestAround(statement, arounds[0], limit + 1)}`;
  return statement.all();
}

const isByCircles = ({ search, sort, words }: Written): boolean =>
  sort !== LATEST && search.sort === 'nearest' && words === undefined;

/**
 * Common words are looked up day by day whatever else is asked for, and words alone by their index. Else the values decide the best
 * plan: with more than status, category and a place by its index, it is made anew for each call.
 */
function isPlannedOnce(written: Written): boolean {
  const { search, byCells, byWords } = written;
  if (byWords) return byWords.isCommon || asksOnlyFor(search, WORDED);
  return byCells || isByCircles(written) ? asksOnlyFor(search, PLACED) : isPlain(search);
}

/** What is found of a page, without its listings. */
interface FoundPage {
  next_at: string | null;
  next_id: string | null;
  total: number;
  counted: number;
}

interface PageJson {
  json: string;
}

/** SQL for the records `s` of a page as one JSON list, in their order. */
const listOf = (json: string, filter = ''): string =>
  `coalesce(json_agg(${json} ORDER BY s.place) ${filter}, '[]')::text AS json`;

/**
 * Finds a page by a statement that is planned anew each time, and reads its records by one that is planned once: taking the text
 * of all their fields apart and planning it takes longer than the search. What the viewer ($1) may not see any more by then is left out.
 */
async function readFound(
  db: Db,
  find: string,
  json: string,
  values: readonly unknown[],
): Promise<(FoundPage & PageJson) | undefined> {
  const found = await db.onePlanned<FoundPage & { ids: string[] | null }>(find, values);
  if (!found?.ids) return found && { ...found, json: '[]' };
  const records = await db.oneWide<PageJson>(
    `SELECT ${listOf(json)} FROM (SELECT s.*, f.place FROM unnest($2::uuid[]) WITH ORDINALITY f (id, place) JOIN shipments s USING (id)) s
       JOIN users o ON o.id = s.user_id WHERE ${visibleTo('s', '$1')}`,
    [values[0], found.ids],
  );
  return { ...found, json: records?.json ?? '[]' };
}

/** How many a search finds, whoever asks. */
const COUNTED = '(SELECT n FROM counted)';

/** Leaves out the listings of people whom the viewer blocked. Returns SQL for how many are left of those counted. */
function leaveOutBlocked(statement: Statement, viewerId: string): string {
  const blocked = `(SELECT count(*)::int FROM user_blocks b JOIN shipments s ON s.user_id = b.blocked_id WHERE b.blocker_id = ${viewerId} AND ${statement.all()})`;
  // An array leaves the walk along an index as it is, where a join would not.
  statement.where(`s.user_id <> ALL (ARRAY(SELECT b.blocked_id FROM user_blocks b WHERE b.blocker_id = ${viewerId}))`);
  return `(SELECT CASE WHEN n > ${COUNT_CAP} THEN n ELSE n - ${blocked} END FROM counted)`;
}

/** What is left of the price for its carrier: as the payment says, before there is one by the fee that was agreed. */
const PAYOUT = `coalesce(p.payout_amount, q.amount - round(q.amount * coalesce((q.agreed->>'platformFeeBasisPoints')::numeric, 0) / 10000, 2))`;

/** SQL for what the lists of one's own say beyond the record: the deal, and a carrier's price. */
function ownFields({ owner, carrier }: ShipmentSearch, viewerId: string): string {
  if (owner !== 'me' && carrier !== 'me') return '';
  const deal = (fields: string, whose: string) =>
    `(SELECT ${fields} FROM quotes q LEFT JOIN payments p ON p.quote_id = q.id WHERE q.shipment_id = s.id AND ${whose} AND ${isBooked('q')} LIMIT 1)`;
  const agreed = (payout: string) => `json_build_object('amount', q.amount, 'payout', ${payout},
    'pickupDate', coalesce(q.pickup_day, q.estimated_pickup_date)::text,
    'pickupUntil', CASE WHEN q.pickup_day IS NULL THEN q.estimated_pickup_until END::text, 'deliveryDate', q.estimated_delivery_date::text)`;
  if (carrier !== 'me') return `, 'agreed', ${deal(agreed('NULL::numeric'), 'true')}`;
  const mine = `q.carrier_id = ${viewerId}`;
  return `, 'agreedAmount', ${deal('q.amount', mine)}, 'agreed', ${deal(agreed(PAYOUT), mine)}`;
}

/** SQL for the ids of the first of each open status, as many of each as wanted: among them are the first of both. */
function firstOfEach(statement: Statement, order: string, wanted: number): string {
  const ofStatus = (status: string) =>
    `(SELECT s.id FROM shipments s WHERE ${statement.all()} AND s.status = '${status}' ORDER BY ${order} LIMIT ${wanted})`;
  return `(${OPEN_STATUSES.map(ofStatus).join(' UNION ALL ')})`;
}

/** The index of cells has the newest of one status; words have an index of their own. */
const isByCells = ({ status, q, updatedSince, sort = 'newest' }: ShipmentSearch): boolean =>
  updatedSince === undefined &&
  status !== undefined &&
  status !== 'draft' &&
  status !== 'open' &&
  !q &&
  sort === 'newest';

/** The condition of the index of words that answers a search; undefined where drafts may be found, or something else narrows it more. */
function indexOfWords(search: ShipmentSearch, viewer: Visitor): string | undefined {
  const { status, owner, carrier, externalRef, ids, template, onlyFor } = search;
  if (status === 'draft' || (status === undefined && viewer)) return undefined;
  if (owner || carrier || externalRef || ids || template || onlyFor) return undefined;
  return status === 'listed' ? `s.status = 'listed'` : visibleToAll('s');
}

/**
 * SQL for how many there are: from the counters if only status and category are asked for, else counted up to the cap.
 * It is part of the page's statement, since a round trip costs more than either. Build it before the cursor's condition.
 */
function countOf({ statement, search, byCells, byWords }: Written): string {
  const by = byCells ?? byWords;
  if (by) return by.count();
  const simple = isPlain(search) && search.status && search.status !== 'draft';
  if (!simple)
    return `(SELECT count(*)::int FROM (SELECT 1 FROM shipments s WHERE ${statement.all()} LIMIT ${COUNT_CAP + 1}) counted)`;
  const category = search.category ? ` AND category = ${statement.value(search.category)}::text` : '';
  const statuses = search.status === 'open' ? OPEN_STATUSES : [search.status];
  return `(SELECT coalesce(sum(n), 0)::int FROM shipment_counts WHERE status = ANY (${statement.value(statuses)}::text[])${category})`;
}
