import type { Visitor } from '../common/actor.js';
import { after, DAY, machineNow } from '../common/clock.js';
import { invalidField } from '../common/errors.js';
import { COUNT_CAP, type Cursor, decodeCursor, DEFAULT_LIMIT, isUuid, JsonText, Listing } from '../common/paging.js';
import type { Db } from '../platform/database/db.js';
import { cursorText, isoJson } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import { personJson } from '../users/users.dto.js';
import type { ShipmentSearch, ShipmentSort } from './shipments.dto.js';

/** The answer of a shipment `s` with its owner `o`; `insider` is SQL for "may see what only the parties may". */
function shipmentJson(insider: string): string {
  const inside = (expression: string) => `CASE WHEN ${insider} THEN ${expression} END`;
  return `json_build_object(
    'id', s.id, 'userId', s.user_id, 'owner', ${personJson('o')}, 'title', s.title, 'description', s.description,
    'category', s.category, 'subcategory', s.subcategory,
    'pickupLocation', CASE WHEN ${insider} THEN s.pickup_location ELSE s.pickup_place END,
    'deliveryLocation', CASE WHEN ${insider} THEN s.delivery_location ELSE s.delivery_place END,
    'pickupDate', s.pickup_date, 'deliveryDate', s.delivery_date, 'weight', s.weight, 'dimensions', s.dimensions,
    'photos', s.photos, 'status', s.status, 'budget', s.budget, 'declaredValue', s.declared_value,
    'distanceMiles', s.distance_miles, 'quoteCount', s.quote_count, 'cancelReason', s.cancel_reason,
    'pickupAddress', ${inside('s.pickup_address')}, 'deliveryAddress', ${inside('s.delivery_address')},
    'pickupContact', ${inside('s.pickup_contact')}, 'deliveryContact', ${inside('s.delivery_contact')},
    'createdAt', ${isoJson('s.created_at')}, 'updatedAt', ${isoJson('s.updated_at')})`;
}

// The owner and operators always; the carrier once the payment is in escrow.
const PARTY = `(s.user_id = $2 OR $3 OR EXISTS (SELECT 1 FROM quotes q WHERE q.shipment_id = s.id AND q.carrier_id = $2
  AND q.status IN ('paid', 'in_progress', 'delivered', 'completed')))`;

const ONE = `SELECT ${shipmentJson(PARTY)}::text AS json FROM shipments s JOIN users o ON o.id = s.user_id
  WHERE s.id = $1 AND (s.status <> 'draft' OR s.user_id = $2 OR $3)`;

/** One shipment as the viewer may see it; undefined when there is none for them. */
export async function readShipment(db: Db | Tx, id: string, viewer: Visitor): Promise<JsonText | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db.one<{ json: string }>(ONE, [id, viewer?.id ?? null, viewer?.isAdmin ?? false]);
  return row && new JsonText(row.json);
}

interface Sort {
  key: string;
  descending: boolean;
  cursor: RegExp;
  type: string;
}

const NUMBER_KEY = /^-?\d{1,12}(\.\d{1,12})?$/;
const DEFAULT_RADIUS = 50;
const EARTH_MILES = 3958.8;
const MILES_A_DEGREE = 69;

/** More than any budget, so that listings without one come last. Each of these keys has an index after the status. */
const BUDGET = 'coalesce(s.budget, 99999999)';
const SORTS: Record<Exclude<ShipmentSort, 'newest' | 'nearest'>, Sort> = {
  budget: { key: BUDGET, descending: false, cursor: NUMBER_KEY, type: 'numeric' },
  '-budget': { key: 'coalesce(s.budget, -1)', descending: true, cursor: NUMBER_KEY, type: 'numeric' },
  pickupDate: { key: `coalesce(s.pickup_date, '9999-12-31'::date)`, descending: false, cursor: /^\d{4}-\d\d-\d\d$/, type: 'date' },
};

/** A point to look around, and at which end of the route. */
export interface Near {
  end: End | 'either';
  latitude: number;
  longitude: number;
}

/** A statement that grows by conditions, with its values in order. */
class Statement {
  readonly conditions: string[] = [];
  readonly values: unknown[] = [];

  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  where(condition: string): void {
    this.conditions.push(condition);
  }
}

/** A page of shipments as JSON made by the database. Others' drafts are never in it. */
export async function listShipments(db: Db, search: ShipmentSearch, viewer: Visitor, near: Near[]): Promise<Listing> {
  const statement = new Statement();
  const viewerId = statement.value(viewer?.id ?? null);
  const cells = near[0] && isByCells(search) ? cellsAround(near[0], radiusOf(search)) : undefined;
  const distance = filter(statement, search, viewer, viewerId, near, cells === undefined);
  const text = search.q ? textMatch(statement, search.q) : undefined;
  const sort = sortOf(search.sort ?? 'newest', distance);
  const byCells = near[0] && cells && new CellSearch(statement, near[0].end, cells);
  const total = byCells ? byCells.count() : countOf(statement, search);
  const limit = search.limit ?? DEFAULT_LIMIT;
  const cursor = decodeCursor(search.cursor, sort.cursor);
  const key = sort.type === 'timestamptz' ? cursorText('s.created_at') : `(${sort.key})::text`;
  if (cursor) {
    const comparison = sort.descending ? '<' : '>';
    statement.where(`(${sort.key}, s.id) ${comparison} (${statement.value(cursor.at)}::${sort.type}, ${statement.value(cursor.id)}::uuid)`);
  }
  const direction = sort.descending ? 'DESC' : 'ASC';
  const order = `${sort.key} ${direction}, s.id ${direction}`;
  const matches = byCells
    ? `s.id IN ${byCells.newest(limit + 1)}`
    : text !== undefined && sort.type === 'timestamptz'
      ? `s.id IN ${newestMatches(statement, text, isPlain({ ...search, q: undefined }), cursor ? new Date(cursor.at) : machineNow(), limit + 1)}`
      : statement.conditions.join(' AND ');
  // What is typed decides on the best plan: where there is more than status and category it is made for each call.
  const read = isPlain(search) ? db.one.bind(db) : db.onePlanned.bind(db);
  const page = await read<{ json: string; next_at: string | null; next_id: string | null; total: number }>(
    `WITH page AS (SELECT s.*, ${key} AS cursor_key, row_number() OVER (ORDER BY ${order}) AS place
       FROM shipments s WHERE ${matches} ORDER BY ${order} LIMIT ${limit + 1})
     SELECT coalesce(json_agg(${shipmentJson(`s.user_id = ${viewerId}`)} ORDER BY s.place) FILTER (WHERE s.place <= ${limit}), '[]')::text AS json,
            max(s.cursor_key) FILTER (WHERE s.place = ${limit} AND s.more) AS next_at,
            max(s.id::text) FILTER (WHERE s.place = ${limit} AND s.more) AS next_id,
            ${total} AS total
       FROM (SELECT *, (SELECT count(*) FROM page) > ${limit} AS more FROM page) s JOIN users o ON o.id = s.user_id`,
    statement.values,
  );
  const next: Cursor | undefined = page?.next_at && page.next_id ? { at: page.next_at, id: page.next_id } : undefined;
  return new Listing(page?.json ?? '[]', page?.total ?? 0, next);
}

const radiusOf = (search: ShipmentSearch): number => search.radiusMiles ?? DEFAULT_RADIUS;

/** The index of cells has the newest of one status; words have an index of their own. */
const isByCells = ({ status, q, sort = 'newest' }: ShipmentSearch): boolean => status !== undefined && status !== 'draft' && !q && sort === 'newest';

/** Writes the search's conditions, those about places `boxed` or not; answers SQL for the distance from the first place, where there is one. */
function filter(statement: Statement, search: ShipmentSearch, viewer: Visitor, viewerId: string, near: Near[], boxed: boolean): string | undefined {
  const own = search.owner === 'me';
  if (own) statement.where(`s.user_id = ${viewerId}`);
  else if (search.status === 'draft') statement.where(`s.status = 'draft' AND s.user_id = ${viewerId}`);
  else if (viewer && !search.status) statement.where(`(s.status <> 'draft' OR s.user_id = ${viewerId})`);
  else if (!search.status) statement.where(`s.status <> 'draft'`);
  if (search.status && !(search.status === 'draft' && !own)) statement.where(`s.status = ${statement.value(search.status)}`);
  if (search.category) statement.where(`s.category = ${statement.value(search.category)}::shipment_category`);
  if (search.carrier === 'me') {
    statement.where(`s.id IN (SELECT q.shipment_id FROM quotes q WHERE q.carrier_id = ${viewerId}
      AND q.status IN ('accepted', 'paid', 'in_progress', 'delivered', 'completed'))`);
  }
  if (search.minBudget !== undefined) statement.where(`${BUDGET} >= ${statement.value(search.minBudget)} AND s.budget IS NOT NULL`);
  if (search.maxBudget !== undefined) statement.where(`${BUDGET} <= ${statement.value(search.maxBudget)}`);
  return near.map((each) => around(statement, each, radiusOf(search), boxed))[0];
}

/** Writes the condition that all words are there, and answers it. */
function textMatch(statement: Statement, typed: string): string {
  const words = prefixQuery(typed);
  const condition = words ? `to_tsvector('english', s.title || ' ' || coalesce(s.description, '')) @@ to_tsquery('english', ${statement.value(words)})` : 'false';
  statement.where(condition);
  return condition;
}

/** Writes the condition "within so many miles of a point", with a box first, which an index of points answers, if it is asked for; answers SQL for the distance. */
function around(statement: Statement, { end, latitude, longitude }: Near, miles: number, boxed: boolean): string {
  const [lat, lon] = [statement.value(latitude), statement.value(longitude)];
  const radius = statement.value(miles);
  const { tall, wide } = degreesOf(latitude, miles);
  const box = boxed ? [longitude + wide, latitude + tall, longitude - wide, latitude - tall].map((side) => statement.value(side)) : [];
  const inBox = (side: End) => `point(s.${side}_longitude::float8, s.${side}_latitude::float8) <@ box(point(${box[0]}, ${box[1]}), point(${box[2]}, ${box[3]})) AND`;
  const distances = endsOf(end).map((side) => ({ side, distance: milesTo(side, lat, lon) }));
  statement.where(`(${distances.map(({ side, distance }) => `(${boxed ? inBox(side) : ''} ${distance} <= ${radius})`).join(' OR ')})`);
  const [first, second] = distances.map(({ distance }) => distance);
  return second === undefined ? (first ?? '') : `least(${first}, ${second})`;
}

type End = 'pickup' | 'delivery';
const endsOf = (end: Near['end']): End[] => (end === 'either' ? ['pickup', 'delivery'] : [end]);

/** How far a circle reaches in degrees of latitude and longitude. */
function degreesOf(latitude: number, miles: number): { tall: number; wide: number } {
  const tall = miles / MILES_A_DEGREE;
  return { tall, wide: tall / Math.max(0.05, Math.cos((Math.abs(latitude) + tall) * (Math.PI / 180))) };
}

/** Cells of the earth, this many to a degree each way, by a number; the newest listings of each cell lie together in an index. */
const CELLS_A_DEGREE = 4;
const MOST_CELLS = 600;
/** As the indexes of cells have it. */
const cellAt = (side: End): string => `(floor(s.${side}_latitude::float8 * ${CELLS_A_DEGREE}) * ${360 * CELLS_A_DEGREE} + floor(s.${side}_longitude::float8 * ${CELLS_A_DEGREE}))::int`;

/** The cells that a circle touches; undefined when they are too many to be looked into one by one. */
function cellsAround({ latitude, longitude }: Near, miles: number): number[] | undefined {
  const { tall, wide } = degreesOf(latitude, miles);
  const [bottom, top, left, right] = [latitude - tall, latitude + tall, longitude - wide, longitude + wide].map((side) => Math.floor(side * CELLS_A_DEGREE)) as [number, number, number, number];
  const [rows, columns] = [top - bottom + 1, right - left + 1];
  if (rows * columns > MOST_CELLS) return undefined;
  return Array.from({ length: rows * columns }, (_, n) => (bottom + Math.floor(n / columns)) * 360 * CELLS_A_DEGREE + left + (n % columns));
}

/** SQL for the listings around a place, cell by cell, so that what is read is bounded however many there are. */
class CellSearch {
  private readonly cells: string;
  private readonly ends: End[];

  constructor(
    private readonly statement: Statement,
    end: Near['end'],
    cells: number[],
  ) {
    this.cells = `${statement.value(cells)}::int[]`;
    this.ends = endsOf(end);
  }

  private conditions(): string {
    return this.statement.conditions.join(' AND ');
  }

  /** The ids of the newest, as many as wanted. */
  newest(wanted: number): string {
    const ofEnd = (end: End) => `SELECT n.id, n.created_at FROM unnest(${this.cells}) c (cell) CROSS JOIN LATERAL
      (SELECT s.id, s.created_at FROM shipments s WHERE ${this.conditions()} AND ${cellAt(end)} = c.cell ORDER BY s.created_at DESC, s.id DESC LIMIT ${wanted}) n`;
    return `(SELECT id FROM (${this.ends.map(ofEnd).join(' UNION ')}) found ORDER BY created_at DESC, id DESC LIMIT ${wanted})`;
  }

  /** How many there are, up to one more than the cap; what has both ends here is counted with its first. */
  count(): string {
    const ofEnd = (end: End, place: number) => `SELECT 1 FROM unnest(${this.cells}) c (cell) CROSS JOIN LATERAL
      (SELECT 1 FROM shipments s WHERE ${this.conditions()} AND ${cellAt(end)} = c.cell ${place > 0 ? `AND ${cellAt('pickup')} <> ALL (${this.cells})` : ''} LIMIT ${COUNT_CAP + 1}) n`;
    return `(SELECT count(*)::int FROM (${this.ends.map(ofEnd).join(' UNION ALL ')} LIMIT ${COUNT_CAP + 1}) counted)`;
  }
}

function milesTo(side: End, lat: string, lon: string): string {
  const half = (angle: string) => `power(sin(radians(${angle}) / 2), 2)`;
  return `(${2 * EARTH_MILES} * asin(least(1, sqrt(${half(`s.${side}_latitude::float8 - ${lat}`)}
    + cos(radians(${lat})) * cos(radians(s.${side}_latitude::float8)) * ${half(`s.${side}_longitude::float8 - ${lon}`)}))))`;
}

function sortOf(sort: ShipmentSort, distance: string | undefined): Sort {
  if (sort === 'newest') return { key: 's.created_at', descending: true, cursor: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}\+00$/, type: 'timestamptz' };
  if (sort !== 'nearest') return SORTS[sort];
  if (!distance) throw invalidField('sort', 'Nearest needs a place: near, pickupNear or deliveryNear');
  return { key: `round((${distance})::numeric, 6)`, descending: false, cursor: NUMBER_KEY, type: 'numeric' };
}

/** What was typed as a text query: all words must be there, the last one may be unfinished. (Each unfinished one reads all words that begin like it.) */
function prefixQuery(typed: string): string {
  const words = (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 20);
  return words.map((word, place) => (place === words.length - 1 ? `${word}:*` : word)).join(' & ');
}

/** Matches of a text are looked for among so many of the newest first, then in the last days, in those before, and in all that is older. */
const NEWEST = 400;
const WINDOWS_DAYS = [7, 28] as const;

/**
 * SQL for the ids of the newest matches of a text, as many as wanted. Left to itself the planner walks from the newest
 * listing on and looks into each text, which is endless when something else was just listed in bulk. Here the walk ends
 * soon, and then every window is found by the index of the words; each is read only if what is before it does not fill the page.
 */
function newestMatches(statement: Statement, text: string, walks: boolean, from: Date, wanted: number): string {
  const [week, month] = WINDOWS_DAYS.map((days) => `${statement.value(after(from, -days * DAY))}::timestamptz`);
  const others = statement.conditions.filter((condition) => condition !== text).join(' AND ');
  const window = (name: string, bounds: string) => `${name} AS MATERIALIZED (SELECT s.id, s.created_at FROM shipments s WHERE ${[...statement.conditions, bounds].join(' AND ')})`;
  const newest = (name: string) => `SELECT id FROM ${name} ORDER BY created_at DESC, id DESC LIMIT ${wanted}`;
  return `(WITH
      walked AS MATERIALIZED (SELECT s.id, s.created_at
        FROM (SELECT * FROM shipments s WHERE ${walks ? others : 'false'} ORDER BY s.created_at DESC, s.id DESC LIMIT ${NEWEST}) s WHERE ${text}),
      enough AS (SELECT * FROM walked WHERE (SELECT count(*) FROM walked) >= ${wanted}),
      ${window('recent', `s.created_at >= ${week}`)},
      ${window('earlier', `s.created_at >= ${month} AND s.created_at < ${week}`)},
      -- Not by an index of the time, which would read nearly everything there is.
      ${window('old', `s.created_at + interval '0' < ${month}`)}
    SELECT id FROM (${['enough', 'recent', 'earlier', 'old'].map((name) => `(${newest(name)})`).join(' UNION ALL ')}) found LIMIT ${wanted})`;
}

const COUNTED_BY_TABLE: readonly (keyof ShipmentSearch)[] = ['status', 'category', 'sort', 'limit', 'cursor'];

/** Whether it asks for no more than a status and a category, in whatever order. */
function isPlain(search: ShipmentSearch): boolean {
  return (Object.keys(search) as (keyof ShipmentSearch)[]).every((field) => search[field] === undefined || COUNTED_BY_TABLE.includes(field));
}

/**
 * SQL for how many there are: from the counters where only status and category are asked for, else counted up to the cap.
 * It is part of the page's statement, since a round trip costs more than either. To be made before the cursor's condition.
 */
function countOf(statement: Statement, search: ShipmentSearch): string {
  const simple = isPlain(search) && search.status && search.status !== 'draft';
  if (!simple) return `(SELECT count(*)::int FROM (SELECT 1 FROM shipments s WHERE ${statement.conditions.join(' AND ')} LIMIT ${COUNT_CAP + 1}) counted)`;
  const category = search.category ? ` AND category = ${statement.value(search.category)}::text` : '';
  return `(SELECT coalesce(sum(n), 0)::int FROM shipment_counts WHERE status = ${statement.value(search.status)}::text${category})`;
}

/** Adds what changed since the last time to the counters, so that reading them stays cheap. */
export async function foldCounts(db: Db): Promise<void> {
  await db.rows(`
    WITH gone AS (DELETE FROM shipment_counts WHERE NOT folded RETURNING status, category, n)
    INSERT INTO shipment_counts AS kept (status, category, n, folded)
    SELECT status, category, sum(n), true FROM gone GROUP BY status, category
    ON CONFLICT (status, category) WHERE folded DO UPDATE SET n = kept.n + excluded.n`);
}
