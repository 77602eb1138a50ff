import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Category } from '../common/categories.js';
import { stopwatchMs } from '../common/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import {
  type Bound,
  type Fit,
  fitOf,
  inOrder,
  isBefore,
  type Leg,
  legsOf,
  type Load,
  type LoadSort,
  type Way,
} from './along.js';
import { lanesOf, ROAD_MILES_A_RADIUS, SAME_LANE_MILES, SLACK_MILES, vectorOf } from './lanes.js';

/** Of each leg, so many loads are looked at exactly: those that may be the best in the order that is asked for. */
export const MOST_LOOKED_AT = 2_000;
/** For so long the search goes on before it lets others have their turn. */
const SLICE_MS = 6;
/** After so many loads it looks at the time. */
const SLICE_LOADS = 16;

/** All that fits, in order, of what was looked at. */
export interface Found {
  fits: Fit[];
  /** The best of what was not looked at, by leg; empty when everything was. */
  unseen: Bound[];
}

interface LoadRow {
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

interface Row extends LoadRow {
  low: number;
}

const day = (column: string) => `(${column} - '1970-01-01'::date)`;

/** SQL for a load's columns, numbers as JavaScript has them. */
const LOAD = `shipment_id AS id, pickup_latitude, pickup_longitude, delivery_latitude, delivery_longitude, miles,
               ${day('first_day')} AS first_day, ${day('last_day')} AS last_day, ${day('deliver_by')} AS deliver_by, weight::float8, length_ft AS length,
               width_ft AS width, category::text, pay_cents::float8 AS pay, pay_basis, (extract(epoch FROM listed_at) * 1000)::float8 AS listed_at`;

/** SQL for "not for this carrier": they hid the open load `o`, or wait for an answer to a quote on it, or one of them and its owner blocked the other. */
export const takenFrom = (carrier: string) => `(
  EXISTS (SELECT 1 FROM hidden_loads h WHERE h.user_id = ${carrier} AND h.shipment_id = o.shipment_id)
  OR EXISTS (SELECT 1 FROM quotes q WHERE q.shipment_id = o.shipment_id AND q.carrier_id = ${carrier} AND q.status = 'pending')
  OR EXISTS (SELECT 1 FROM user_blocks b WHERE (b.blocker_id, b.blocked_id) IN ((o.owner_id, ${carrier}), (${carrier}, o.owner_id))))`;

/** SQL for the order in which loads are looked at: the best that each may be comes first. */
const BEST_FIRST: Record<LoadSort, string> = {
  net: 'pay - $18::float8 * greatest(0, low) DESC NULLS LAST',
  added: 'greatest(0, low)',
  perAddedMile: '(low <= 0 AND pay IS NOT NULL) DESC, CASE WHEN low <= 0 THEN pay ELSE pay / low END DESC NULLS LAST',
  pickupDate: 'last_day',
  newest: 'listed_at DESC',
};

/**
 * One leg's loads, lane by lane out of the index alone. `low` is what a load adds at least: chords of the unit sphere instead of roads.
 * $1, $2 lanes; $3 to $8 the leg's ends; $9 its miles; $10 most added; $11, $12 days; $13 least miles; $14 categories; $15 weight; $16, $17 sides; $18 cost a mile; $19 the carrier.
 */
const statement = (sort: LoadSort) =>
  `
  SELECT id, pickup_latitude, pickup_longitude, delivery_latitude, delivery_longitude, miles, first_day, last_day, deliver_by,
         weight, length, width, category, pay, pay_basis, listed_at, low FROM (
    SELECT o.*, CASE WHEN aside <= ${SAME_LANE_MILES} THEN least(0, at_least) ELSE at_least END AS low
      FROM unnest($1::smallint[], $2::smallint[]) lane (p, d) CROSS JOIN LATERAL (
        SELECT ${LOAD}, px::float8, py::float8, pz::float8, dx::float8, dy::float8, dz::float8
          FROM open_loads
         WHERE NOT sea AND pickup_cell = lane.p AND delivery_cell = lane.d
           AND first_day <= '1970-01-01'::date + $11::int AND last_day >= '1970-01-01'::date + $12::int AND miles >= $13
           AND ($14::text[] IS NULL OR category::text = ANY ($14::text[])) AND (weight <= $15::float8) IS NOT FALSE
           AND (length_ft <= $16::real) IS NOT FALSE AND (width_ft <= $17::real) IS NOT FALSE AND owner_id <> $19::uuid
        OFFSET 0) o
      CROSS JOIN LATERAL (SELECT ${ROAD_MILES_A_RADIUS} * (sqrt((px - $3) * (px - $3) + (py - $4) * (py - $4) + (pz - $5) * (pz - $5))
             + sqrt((dx - $6) * (dx - $6) + (dy - $7) * (dy - $7) + (dz - $8) * (dz - $8))) AS aside) d
      CROSS JOIN LATERAL (SELECT aside + miles - $9 - ${SLACK_MILES} AS at_least) l) bounded
   WHERE low <= $10 AND $18::float8 >= 0
   ORDER BY ${BEST_FIRST[sort]}, id LIMIT ${MOST_LOOKED_AT + 1}`
    // The driver sends numbers as texts, and every order takes the same ones.
    .replace(/\$(?:[3-9]|10)(?!\d)/g, '$&::float8');

const STATEMENTS: Record<LoadSort, string> = {
  net: statement('net'),
  added: statement('added'),
  perAddedMile: statement('perAddedMile'),
  pickupDate: statement('pickupDate'),
  newest: statement('newest'),
};

/** Looks for loads along a way: what cannot fit is left out by the database, what is left is measured exactly. */
@Injectable()
export class TripLoads {
  constructor(private readonly db: Db) {}

  /** The loads with these ids, by id; what cannot be quoted on is left out. */
  async byIds(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Load>> {
    const rows = await db.rows<LoadRow>(`SELECT ${LOAD} FROM open_loads WHERE shipment_id = ANY ($1::uuid[])`, [ids]);
    return new Map(rows.map((row) => [row.id, loadOf(row)]));
  }

  /** All that fits in the order of `sort`, but the carrier's own listings and what {@link takenOf} names. */
  async find(way: Way, sort: LoadSort, carrierId: string): Promise<Found> {
    const legs = legsOf(way);
    const seen = new Map<string, Fit | undefined>();
    const unseen: Bound[] = [];
    for (const leg of legs) {
      const rows = await this.read(way, leg, sort, carrierId);
      const beyond = rows.length > MOST_LOOKED_AT ? rows.pop() : undefined;
      if (beyond)
        unseen.push({ low: beyond.low, pay: beyond.pay, lastDay: beyond.last_day, listedAt: beyond.listed_at });
      await inSlices(rows, (row) => {
        if (!seen.has(row.id)) seen.set(row.id, fitOf(way, legs, loadOf(row)));
      });
    }
    const fits = [...seen.values()].filter((fit) => fit !== undefined);
    const taken = await this.takenOf(
      fits.map(({ load }) => load.id),
      carrierId,
    );
    return { fits: fits.filter(({ load }) => !taken.has(load.id)).sort(inOrder(sort)), unseen };
  }

  private async read(way: Way, leg: Leg, sort: LoadSort, carrierId: string): Promise<Row[]> {
    const lanes = lanesOf(leg, way);
    const { firstDay, flexibleDays, milesADay, maxAddedMiles } = way;
    // Nobody is at a pickup of this leg before its first stop, or later than what may be added takes.
    const earliest = firstDay + Math.floor(leg.before / milesADay);
    const latest = firstDay + flexibleDays + Math.floor((leg.before + leg.miles + maxAddedMiles + 1) / milesADay);
    return this.db.rows<Row>(STATEMENTS[sort], [
      lanes.pickup,
      lanes.delivery,
      ...vectorOf(leg.from),
      ...vectorOf(leg.to),
      leg.miles,
      maxAddedMiles,
      latest,
      earliest,
      way.minLoadMiles,
      way.takes && [...way.takes],
      way.freeWeight,
      way.freeLength,
      way.freeWidth,
      way.costAMile,
      carrierId,
    ]);
  }

  /** Which of these are {@link takenFrom} from the carrier. */
  async takenOf(ids: string[], carrierId: string, db: Db | Tx = this.db): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await db.rows<{ id: string }>(
      `SELECT o.shipment_id AS id FROM open_loads o WHERE o.shipment_id = ANY ($2::uuid[]) AND ${takenFrom('$1::uuid')}`,
      [carrierId, ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}

/** Is a page whole that ends with this load (undefined: with the last that there is)? */
export function isComplete(found: Found, sort: LoadSort, way: Way, last: Fit | undefined): boolean {
  return found.unseen.every((bound) => last !== undefined && isBefore(sort, way, last, bound));
}

/** Does the work of each, and lets others have their turn between. */
export async function inSlices<Each>(all: readonly Each[], work: (each: Each) => void | Promise<void>): Promise<void> {
  let since = stopwatchMs();
  for (const [n, each] of all.entries()) {
    const more = work(each);
    if (more) await more;
    if (n % SLICE_LOADS === SLICE_LOADS - 1 && stopwatchMs() - since > SLICE_MS) {
      await nextTurn();
      since = stopwatchMs();
    }
  }
}

function loadOf(row: LoadRow): Load {
  return {
    id: row.id,
    pickup: pointOf(row.pickup_latitude, row.pickup_longitude),
    delivery: pointOf(row.delivery_latitude, row.delivery_longitude),
    miles: row.miles,
    firstDay: row.first_day,
    lastDay: row.last_day,
    deliverBy: row.deliver_by,
    weight: row.weight,
    length: row.length,
    width: row.width,
    category: row.category,
    pay: row.pay,
    payBasis: row.pay_basis,
    listedAt: row.listed_at,
  };
}

/** Of ten-millionths of a degree; the same number as the decimal text of the shipment's column gives. */
function pointOf(latitude: number, longitude: number) {
  return { latitude: latitude / 1e7, longitude: longitude / 1e7 };
}
