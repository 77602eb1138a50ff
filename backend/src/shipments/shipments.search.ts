import { isBooked } from '../common/booked.js';
import { LRUCache } from 'lru-cache';
import type { Visitor } from '../common/actor.js';
import { MINUTE } from '../common/clock.js';
import { invalidField } from '../common/errors.js';
import { COUNT_CAP, type Cursor, decodeCursor, DEFAULT_LIMIT, isUuid, ListPage } from '../common/paging.js';
import type { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { cursorText } from '../platform/database/json.js';
import { Statement } from '../platform/database/statement.js';
import { OPEN_STATUSES, type ShipmentSearch, type ShipmentSort } from './shipments.dto.js';
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
import { COMMON, WordSearch, writeWords } from './shipments.words.js';
import { isForFew, ofAnyStatus, visibleTo, visibleToAll } from './visible.js';

interface Sort {
  key: string;
  descending: boolean;
  cursor: RegExp;
  type: string;
}

const NUMBER_KEY = /^-?\d{1,12}(\.\d{1,12})?$/;
/** In miles, where none is given. */
export const DEFAULT_RADIUS = 50;
const MOST_IDS = 100;

/** Above any budget, so that listings without one come last. Each of these keys has an index after the status. */
const BUDGET = 'coalesce(s.budget, 99999999)';
const NEWEST: Sort = {
  key: 's.created_at',
  descending: true,
  cursor: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}\+00$/,
  type: 'timestamptz',
};
const PICKUP_DATE = `coalesce(s.pickup_date, '9999-12-31'::date)`;
/** For whoever catches up. */
const LATEST: Sort = { ...NEWEST, key: 's.updated_at', descending: false };
/** What a carrier may expect: the budget, else what such a job typically costs. */
const PAY = 'coalesce(s.budget, s.typical_usual, -1)';
const SORTS: Record<Exclude<ShipmentSort, 'nearest'>, Sort> = {
  newest: NEWEST,
  budget: { key: BUDGET, descending: false, cursor: NUMBER_KEY, type: 'numeric' },
  '-budget': { key: 'coalesce(s.budget, -1)', descending: true, cursor: NUMBER_KEY, type: 'numeric' },
  pickupDate: {
    key: PICKUP_DATE,
    descending: false,
    cursor: /^\d{4}-\d\d-\d\d$/,
    type: 'date',
  },
  '-pay': { key: PAY, descending: true, cursor: NUMBER_KEY, type: 'numeric' },
  '-payPerMile': {
    key: `round(${PAY} / greatest(s.distance_miles, 1), 4)`,
    descending: true,
    cursor: NUMBER_KEY,
    type: 'numeric',
  },
};

/** What a search may be bounded by, as a condition on the bound. Listings that do not say are within none. */
const BOUNDS = {
  minBudget: (least) => `${BUDGET} >= ${least} AND s.budget IS NOT NULL`,
  maxBudget: (most) => `${BUDGET} <= ${most}`,
  minWeight: (least) => `s.weight >= ${least}`,
  maxWeight: (most) => `s.weight <= ${most}`,
  minMiles: (least) => `s.distance_miles >= ${least}`,
  maxMiles: (most) => `s.distance_miles <= ${most}`,
  pickupFrom: (first) => `${PICKUP_DATE} >= ${first}::date AND s.pickup_date IS NOT NULL`,
  pickupTo: (last) => `${PICKUP_DATE} <= ${last}::date`,
} satisfies Partial<Record<keyof ShipmentSearch, (bound: string) => string>>;

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

/** A page of shipments as JSON made by the database. Other people's drafts are never in it. */
export async function listShipments(
  db: Db,
  totals: KeptTotals,
  search: ShipmentSearch,
  viewer: Visitor,
  near: Near[],
): Promise<ListPage> {
  const isOwn = search.owner === 'me' || search.externalRef !== undefined || search.template !== undefined;
  const statement = new Statement();
  const viewerId = statement.value(viewer?.id ?? null);
  const miles = search.radiusMiles ?? DEFAULT_RADIUS;
  const cells = near[0] && isByCells(search) ? cellsAround(near[0], miles) : undefined;
  writeFilter(statement, search, viewer, viewerId);
  const arounds = near.map((each) => writeAround(statement, each, miles, cells === undefined));
  const words = search.q ? writeWords(statement, search.q) : undefined;
  const sort = search.updatedSince === undefined ? sortOf(search.sort ?? 'newest', arounds[0]) : LATEST;
  const byCells = near[0] && cells && new CellSearch(statement, near[0].end, cells);
  const isByCircles = sort !== LATEST && search.sort === 'nearest' && words === undefined;
  const known = totals.of(search, viewer);
  const byWords =
    words && sort === NEWEST
      ? new WordSearch(statement, words, known !== undefined, indexOfWords(search, viewer))
      : undefined;
  const count =
    known !== undefined
      ? `${statement.value(known)}::int`
      : ((byCells || byWords)?.count() ?? countOf(statement, search));
  const isOpen = !isOwn && !search.carrier && search.status !== 'draft';
  // The kept count and the counters are everybody's; what somebody does not want to see is taken off them.
  const total = viewer?.hasBlocked && isOpen ? leaveOutBlocked(statement, viewerId) : COUNTED;
  const limit = search.limit ?? DEFAULT_LIMIT;
  const cursor = decodeCursor(search.cursor, sort.cursor);
  const key = sort.type === 'timestamptz' ? cursorText(sort.key) : `(${sort.key})::text`;
  if (cursor) {
    const comparison = sort.descending ? '<' : '>';
    statement.where(
      `(${sort.key}, s.id) ${comparison} (${statement.value(cursor.at)}::${sort.type}, ${statement.value(cursor.id)}::uuid)`,
    );
  }
  const direction = sort.descending ? 'DESC' : 'ASC';
  const order = `${sort.key} ${direction}, s.id ${direction}`;
  const matches = (): string => {
    if (byCells) return `s.id IN ${byCells.newest(limit + 1)}`;
    // Each status is walked along its own index.
    if (search.status === 'open' && words === undefined && arounds.length === 0)
      return `s.id IN ${firstOfEach(statement, order, limit + 1)}`;
    if (isByCircles && near[0] && arounds[0]) {
      return `s.id IN ${nearestOf(statement, near[0], arounds[0], { miles, order }, limit + 1)}`;
    }
    if (sort !== NEWEST) return statement.all();
    if (arounds.length === 1 && arounds[0] && isByCells(search))
      return `s.id IN ${newestAround(statement, arounds[0], limit + 1)}`;
    return statement.all();
  };
  const source = byWords
    ? byWords.source(COUNTED, cursor && `${statement.value(cursor.at)}::timestamptz`, limit + 1)
    : `shipments s WHERE ${matches()}`;
  const foundBy = (columns: string) => `WITH ${byWords?.matching ?? ''} counted AS MATERIALIZED (SELECT ${count} AS n),
     page AS (SELECT ${columns}, ${key} AS cursor_key, row_number() OVER (ORDER BY ${order}) AS place
       FROM ${source} ORDER BY ${order} LIMIT ${limit + 1})`;
  const bounds = `max(s.cursor_key) FILTER (WHERE s.place = ${limit} AND s.more) AS next_at,
            max(s.id::text) FILTER (WHERE s.place = ${limit} AND s.more) AS next_id,
            ${total} AS total, ${COUNTED} AS counted
       FROM (SELECT *, (SELECT count(*) FROM page) > ${limit} AS more FROM page) s`;
  const inPage = `FILTER (WHERE s.place <= ${limit})`;
  const json = shipmentJson(
    `s.user_id = ${viewerId}`,
    `${isOwn ? ownersField(viewerId) : ''}${ownFields(search, viewerId)}`,
  );
  const isPlannedOnce = (): boolean => {
    // Common words are looked up day by day whatever else is asked for, and words alone by their index. Else the values decide
    // the best plan: with more than status, category and a place by its index, it is made anew for each call.
    if (byWords) return byWords.isCommon || asksOnlyFor(search, WORDED);
    return byCells || isByCircles ? asksOnlyFor(search, PLACED) : isPlain(search);
  };
  const page = isPlannedOnce()
    ? await db.oneWide<FoundPage & PageJson>(
        `${foundBy('s.*')} SELECT ${listOf(json, inPage)}, ${bounds} JOIN users o ON o.id = s.user_id`,
        statement.values,
      )
    : await readFound(
        db,
        // A value that a statement does not use has no type.
        `${foundBy('s.id')} SELECT array_agg(s.id ORDER BY s.place) ${inPage} AS ids, ${viewerId}::uuid AS viewer, ${bounds}`,
        json,
        statement.values,
      );
  if (known === undefined && page) totals.keep(search, viewer, page.counted);
  const next: Cursor | undefined = page?.next_at && page.next_id ? { at: page.next_at, id: page.next_id } : undefined;
  return new ListPage(page?.json ?? '[]', page?.total ?? 0, next, isOpen);
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

const IS_OPEN = `s.status IN (${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')})`;

/** The condition of the index of words that answers a search; undefined where drafts may be found, or something else narrows it more. */
function indexOfWords(search: ShipmentSearch, viewer: Visitor): string | undefined {
  const { status, owner, carrier, externalRef, ids, template, onlyFor } = search;
  if (status === 'draft' || (status === undefined && viewer)) return undefined;
  if (owner || carrier || externalRef || ids || template || onlyFor) return undefined;
  return status === 'listed' ? `s.status = 'listed'` : visibleToAll('s');
}

/** Writes the search's conditions, except those on words and places. */
function writeFilter(statement: Statement, search: ShipmentSearch, viewer: Visitor, viewerId: string): void {
  const own = search.owner === 'me' || search.externalRef !== undefined || search.template !== undefined;
  // Templates are drafts: what shows nobody's drafts has none.
  if (own || search.status === 'draft' || (viewer && !search.status))
    statement.where(`s.template = ${search.template !== undefined}`);
  if (search.externalRef !== undefined) statement.where(`s.external_ref = ${statement.value(search.externalRef)}`);
  if (search.ids !== undefined) statement.where(`s.id = ANY (${statement.value(idsIn(search.ids))}::uuid[])`);
  if (search.updatedSince !== undefined)
    statement.where(`s.updated_at >= ${statement.value(search.updatedSince)}::timestamptz`);
  if (own) statement.where(`s.user_id = ${viewerId}`);
  else if (search.onlyFor) statement.where(isForFew('s', viewerId));
  else if (search.status === 'draft') statement.where(`s.status = 'draft' AND s.user_id = ${viewerId}`);
  else if (viewer && !search.status) statement.where(visibleTo('s', viewerId));
  else if (search.carrier) statement.where(visibleTo('s', viewerId));
  else statement.where(visibleToAll('s'));
  if (!search.status) statement.where(ofAnyStatus('s'));
  else if (search.status === 'open') statement.where(IS_OPEN);
  else if (search.status !== 'draft' || own) statement.where(`s.status = ${statement.value(search.status)}`);
  if (search.category) statement.where(`s.category = ${statement.value(search.category)}::shipment_category`);
  if (search.carrier === 'me') {
    statement.where(
      `s.id IN (SELECT q.shipment_id FROM quotes q WHERE q.carrier_id = ${viewerId} AND ${isBooked('q')})`,
    );
  }
  for (const [field, within] of Object.entries(BOUNDS)) {
    const bound = search[field as keyof typeof BOUNDS];
    if (bound !== undefined) statement.where(within(statement.value(bound)));
  }
}

/** @throws 400 */
function idsIn(text: string): string[] {
  const ids = text.split(',').map((each) => each.trim());
  if (ids.length > MOST_IDS) throw invalidField('ids', `At most ${MOST_IDS}`);
  if (!ids.every(isUuid)) throw invalidField('ids', 'Ids, separated by commas');
  return ids;
}

function sortOf(sort: ShipmentSort, around: Around | undefined): Sort {
  if (sort !== 'nearest') return SORTS[sort];
  if (!around) throw invalidField('sort', 'Nearest needs a place: near, pickupNear or deliveryNear');
  return { key: `round((${around.distance})::numeric, 6)`, descending: false, cursor: NUMBER_KEY, type: 'numeric' };
}

const COUNTED_BY_TABLE: readonly (keyof ShipmentSearch)[] = ['status', 'category', 'sort', 'limit', 'cursor'];
const PLACED = [...COUNTED_BY_TABLE, 'near', 'pickupNear', 'deliveryNear', 'radiusMiles'] as const;
const WORDED = [...COUNTED_BY_TABLE, 'q'] as const;

/** Whether it asks for no more than a status and a category, in any order. */
const isPlain = (search: ShipmentSearch): boolean => asksOnlyFor(search, COUNTED_BY_TABLE);

function asksOnlyFor(search: ShipmentSearch, fields: readonly (keyof ShipmentSearch)[]): boolean {
  return (Object.keys(search) as (keyof ShipmentSearch)[]).every(
    (field) => search[field] === undefined || fields.includes(field),
  );
}

/**
 * SQL for how many there are: from the counters if only status and category are asked for, else counted up to the cap.
 * It is part of the page's statement, since a round trip costs more than either. Build it before the cursor's condition.
 */
function countOf(statement: Statement, search: ShipmentSearch): string {
  const simple = isPlain(search) && search.status && search.status !== 'draft';
  if (!simple)
    return `(SELECT count(*)::int FROM (SELECT 1 FROM shipments s WHERE ${statement.all()} LIMIT ${COUNT_CAP + 1}) counted)`;
  const category = search.category ? ` AND category = ${statement.value(search.category)}::text` : '';
  const statuses = search.status === 'open' ? OPEN_STATUSES : [search.status];
  return `(SELECT coalesce(sum(n), 0)::int FROM shipment_counts WHERE status = ANY (${statement.value(statuses)}::text[])${category})`;
}

/** A kept search, with its places as points. */
export interface KeptSearch {
  search: ShipmentSearch;
  near: readonly Near[];
}

/**
 * Which of these shipments each of some searches finds, in nobody's name: their ids, in the order of the searches. The same conditions
 * as those of the list.
 */
export async function foundBySearches(
  tx: Tx,
  ids: readonly string[],
  searches: readonly KeptSearch[],
): Promise<Set<string>[]> {
  const whole = new Statement();
  const each = searches.map(({ search, near }) => {
    const statement = new Statement(whole.values);
    writeFilter(statement, search, undefined, 'NULL::uuid');
    for (const place of near) writeAround(statement, place, search.radiusMiles ?? DEFAULT_RADIUS, false);
    if (search.q) writeWords(statement, search.q);
    return `coalesce(${statement.all()}, false)`;
  });
  if (each.length === 0) return [];
  const rows = await tx.rowsPlanned<{ id: string; found: boolean[] }>(
    `SELECT s.id, ARRAY[${each.join(', ')}] AS found FROM shipments s WHERE s.id = ANY (${whole.value(ids)}::uuid[])`,
    whole.values,
  );
  return searches.map((_, n) => new Set(rows.filter(({ found }) => found[n]).map(({ id }) => id)));
}
