import type { Category } from '../common/categories.js';
import type { LoadSort } from './along.js';
import { ROAD_MILES_A_RADIUS, ROUNDING_MILES, SAME_LANE_MILES, SLACK_MILES, VISIT_SLACK_MILES } from './rides.js';
import { blockedBetween } from '../users/blocks.queries.js';

/** On one leg, or picked up on one and delivered on a later one. */
export type Span = 'within' | 'across';

/**
 * Of each stretch, so many loads are looked at exactly: those that may be the best in the order that is asked for. A trip has at most seven
 * legs, and three times as many pairs of them.
 */
export const MOST_LOOKED_AT: Record<Span, number> = { within: 2_000, across: 500 };
/** The same where several trips are looked along at once. */
export const MOST_OF_EACH_STRETCH = 100;

export interface LoadRow {
  id: string;
  pickup_latitude: number;
  pickup_longitude: number;
  delivery_latitude: number;
  delivery_longitude: number;
  miles: number;
  first_day: number;
  last_day: number;
  deliver_by: number | null;
  weight: number | null;
  length: number | null;
  width: number | null;
  category: Category;
  pay: number | null;
  pay_basis: 'budget' | 'typical' | null;
  listed_at: number;
}

/** A load of a stretch. */
export interface BoundRow extends LoadRow {
  /** What it adds at least. */
  low: number;
}

const day = (column: string) => `(${column} - '1970-01-01'::date)`;

/** SQL for a load's columns, numbers as JavaScript has them. */
export const LOAD = `shipment_id AS id, pickup_latitude, pickup_longitude, delivery_latitude, delivery_longitude, miles,
               ${day('first_day')} AS first_day, ${day('last_day')} AS last_day, ${day('deliver_by')} AS deliver_by, weight::float8, length_ft AS length,
               width_ft AS width, category::text, pay_cents::float8 AS pay, pay_basis, (extract(epoch FROM listed_at) * 1000)::float8 AS listed_at`;

/** SQL for "not for this carrier": they hid the open load `o`, or wait for an answer to a quote on it, or one of them and its owner blocked the other. */
export const takenFrom = (carrier: string) => `(
  EXISTS (SELECT 1 FROM hidden_loads h WHERE h.user_id = ${carrier} AND h.shipment_id = o.shipment_id)
  OR EXISTS (SELECT 1 FROM quotes q WHERE q.shipment_id = o.shipment_id AND q.carrier_id = ${carrier} AND q.status = 'pending')
  OR ${blockedBetween('o.owner_id', carrier)})`;

/** Of these open loads what is not usual: those that are taken from a carrier, or whose owner has a fee of their own. $1: the carrier, or null; $2: the ids. */
export const UNUSUAL = `SELECT o.shipment_id AS id, ${takenFrom('$1::uuid')} AS taken, u.fee_percent::float8 AS "feePercent"
  FROM open_loads o LEFT JOIN users u ON u.id = o.owner_id AND u.fee_percent IS NOT NULL
 WHERE o.shipment_id = ANY ($2::uuid[]) AND (u.fee_percent IS NOT NULL OR ${takenFrom('$1::uuid')})`;

/** $1: ids. */
export const BY_IDS = `SELECT ${LOAD} FROM open_loads WHERE shipment_id = ANY ($1::uuid[])`;

/** SQL for the order in which loads are looked at: the best that each may be comes first. */
const bestFirst = (cost: string): Record<LoadSort, string> => ({
  net: `pay - ${cost} * greatest(0, low) DESC NULLS LAST`,
  added: 'greatest(0, low)',
  perAddedMile: '(low <= 0 AND pay IS NOT NULL) DESC, CASE WHEN low <= 0 THEN pay ELSE pay / low END DESC NULLS LAST',
  pickupDate: 'last_day',
  newest: 'listed_at DESC',
});

/** What is asked of a leg, with its type: its lanes, its ends on the unit sphere, its miles, and what its carrier wants. */
const WITHIN = {
  pickup: 'smallint[]',
  delivery: 'smallint[]',
  ax: 'float8',
  ay: 'float8',
  az: 'float8',
  bx: 'float8',
  by: 'float8',
  bz: 'float8',
  miles: 'float8',
  most: 'float8',
  latest: 'int',
  earliest: 'int',
  least: 'int',
  takes: 'text[]',
  weight: 'float8',
  length: 'real',
  width: 'real',
  cost: 'float8',
  carrier: 'uuid',
} as const;
/** The same of two legs: the ends and miles of the one on which it is delivered, too. */
const ACROSS = {
  ...WITHIN,
  cx: 'float8',
  cy: 'float8',
  cz: 'float8',
  ex: 'float8',
  ey: 'float8',
  ez: 'float8',
  off_miles: 'float8',
} as const;
const TYPES: Record<Span, Partial<Record<Name, string>>> = { within: WITHIN, across: ACROSS };
type Name = keyof typeof ACROSS;
type Value = number | string | readonly (number | string)[] | null;

/** What is asked of a stretch. */
export type Asked = Record<keyof typeof WITHIN, Value> & Partial<Record<Name, Value>>;

/** SQL for what a leg becomes longer by at least over a place, by the chords to it and from it, and the miles of the leg. */
export const leastDetour = (to: string, from: string, miles: string): string =>
  `greatest(0, ${ROAD_MILES_A_RADIUS} * (${to} + ${from}) - ${miles} - ${VISIT_SLACK_MILES})`;

/** SQL for the lateral queries whose last has `low`, what a load adds at least: as `leastAdded` has it. */
const LOW: Record<Span, (of: (name: Name) => string) => string> = {
  within: (of) => `
      CROSS JOIN LATERAL (SELECT ${ROAD_MILES_A_RADIUS} * (${chord('p', 'a', of)} + ${chord('d', 'b', of)}) AS aside) d
      CROSS JOIN LATERAL (SELECT aside + miles - ${of('miles')} - ${SLACK_MILES} AS at_least) l
      CROSS JOIN LATERAL (SELECT CASE WHEN aside <= ${SAME_LANE_MILES} THEN least(0, at_least) ELSE at_least END AS low) b`,
  across: (of) => `
      CROSS JOIN LATERAL (SELECT
        ${leastDetour(chord('p', 'a', of), chord('p', 'b', of), of('miles'))} + ${leastDetour(chord('d', 'c', of), chord('d', 'e', of), of('off_miles'))}
        - ${ROUNDING_MILES} AS low) b`,
};

/**
 * SQL for one stretch's loads, lane by lane out of the index alone: `low` goes by chords of the unit sphere instead of roads.
 * @param of SQL for what is asked
 */
const along = (span: Span, of: (name: Name) => string, sort: LoadSort, limit: number) => `
  SELECT id, pickup_latitude, pickup_longitude, delivery_latitude, delivery_longitude, miles, first_day, last_day, deliver_by,
         weight, length, width, category, pay, pay_basis, listed_at, low FROM (
    SELECT o.*, low
      FROM unnest(${of('pickup')}, ${of('delivery')}) lane (p, d) CROSS JOIN LATERAL (
        SELECT ${LOAD}, px::float8, py::float8, pz::float8, dx::float8, dy::float8, dz::float8
          FROM open_loads
         WHERE NOT sea AND pickup_cell = lane.p AND delivery_cell = lane.d
           AND first_day <= '1970-01-01'::date + ${of('latest')} AND last_day >= '1970-01-01'::date + ${of('earliest')} AND miles >= ${of('least')}
           AND (${of('takes')} IS NULL OR category::text = ANY (${of('takes')})) AND (weight <= ${of('weight')}) IS NOT FALSE
           AND (length_ft <= ${of('length')}) IS NOT FALSE AND (width_ft <= ${of('width')}) IS NOT FALSE AND owner_id <> ${of('carrier')}
        OFFSET 0) o${LOW[span](of)}) bounded
   WHERE low <= ${of('most')} AND ${of('cost')} >= 0
   ORDER BY ${bestFirst(of('cost'))[sort]}, id LIMIT ${limit}`;

/** SQL for the chord from an end of a load to an end of the leg. */
function chord(load: 'p' | 'd', leg: 'a' | 'b' | 'c' | 'e', of: (name: Name) => string): string {
  const sides = (['x', 'y', 'z'] as const).map((side) => `(${load}${side} - ${of(`${leg}${side}`)})`);
  return `sqrt(${sides.map((side) => `${side} * ${side}`).join(' + ')})`;
}

const namesOf = (span: Span) => Object.keys(TYPES[span]) as Name[];

// The driver sends numbers as texts, and every order takes the same ones.
const one = (span: Span, sort: LoadSort) => {
  const names = namesOf(span);
  return along(span, (name) => `$${names.indexOf(name) + 1}::${TYPES[span][name]}`, sort, MOST_LOOKED_AT[span] + 1);
};
const inEachOrder = (span: Span): Record<LoadSort, string> => ({
  net: one(span, 'net'),
  added: one(span, 'added'),
  perAddedMile: one(span, 'perAddedMile'),
  pickupDate: one(span, 'pickupDate'),
  newest: one(span, 'newest'),
});

/** One stretch's loads, the best of the order first. The values: {@link valuesOf}. */
export const ALONG: Record<Span, Record<LoadSort, string>> = {
  within: inEachOrder('within'),
  across: inEachOrder('across'),
};

/** Lists of lanes as the texts that the database reads: the driver would look at each of thousands of numbers for quotes. */
export const valuesOf = (span: Span, asked: Asked): Value[] =>
  namesOf(span).map((name) => {
    const value = asked[name] ?? null;
    return name === 'pickup' || name === 'delivery' ? `{${String(value)}}` : value;
  });

const several = (
  span: Span,
) => `SELECT asked.n, found.* FROM jsonb_to_recordset($1::jsonb) asked (n int, ${Object.entries(TYPES[span])
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')})
  CROSS JOIN LATERAL (${along(span, (name) => `asked.${name}`, 'net', MOST_OF_EACH_STRETCH)}) found`;

/** Of each of several stretches the loads that may leave most. $1: a JSON list of what is asked of them; `n` is the place in it, from 0. */
export const ALONG_SEVERAL: Record<Span, string> = { within: several('within'), across: several('across') };
