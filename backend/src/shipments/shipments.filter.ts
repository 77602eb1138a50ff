import { isBooked } from '../common/booked.js';
import type { Visitor } from '../common/actor.js';
import { invalidField } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import type { Tx } from '../platform/database/tx.js';
import { Statement } from '../platform/database/statement.js';
import { OPEN_STATUSES, type ShipmentSearch, type ShipmentSort } from './shipments.dto.js';
import { type Around, type Near, writeAround } from './shipments.near.js';
import { writeWords } from './shipments.words.js';
import { isForFew, ofAnyStatus, visibleTo, visibleToAll } from './visible.js';

/** An order, by a key that cursors carry as text. */
export interface Sort {
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
export const NEWEST: Sort = {
  key: 's.created_at',
  descending: true,
  cursor: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}\+00$/,
  type: 'timestamptz',
};
const PICKUP_DATE = `coalesce(s.pickup_date, '9999-12-31'::date)`;
/** For whoever catches up. */
export const LATEST: Sort = { ...NEWEST, key: 's.updated_at', descending: false };
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

/** Of one's own listings only. */
export const isOwn = ({ owner, externalRef, template }: ShipmentSearch): boolean =>
  owner === 'me' || externalRef !== undefined || template !== undefined;

const IS_OPEN = `s.status IN (${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')})`;

/** Writes the search's conditions, except those on words and places. */
export function writeFilter(statement: Statement, search: ShipmentSearch, viewer: Visitor, viewerId: string): void {
  const own = isOwn(search);
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

/** @throws 400 when it asks for the nearest without a place */
export function sortOf(sort: ShipmentSort, around: Around | undefined): Sort {
  if (sort !== 'nearest') return SORTS[sort];
  if (!around) throw invalidField('sort', 'Nearest needs a place: near, pickupNear or deliveryNear');
  return { key: `round((${around.distance})::numeric, 6)`, descending: false, cursor: NUMBER_KEY, type: 'numeric' };
}

const COUNTED_BY_TABLE: readonly (keyof ShipmentSearch)[] = ['status', 'category', 'sort', 'limit', 'cursor'];
export const PLACED = [...COUNTED_BY_TABLE, 'near', 'pickupNear', 'deliveryNear', 'radiusMiles'] as const;
export const WORDED = [...COUNTED_BY_TABLE, 'q'] as const;

/** Whether it asks for no more than a status and a category, in any order. */
export const isPlain = (search: ShipmentSearch): boolean => asksOnlyFor(search, COUNTED_BY_TABLE);

export function asksOnlyFor(search: ShipmentSearch, fields: readonly (keyof ShipmentSearch)[]): boolean {
  return (Object.keys(search) as (keyof ShipmentSearch)[]).every(
    (field) => search[field] === undefined || fields.includes(field),
  );
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
