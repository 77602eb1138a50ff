import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { stopwatchMs } from '../common/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { type Bound, type Fit, fitOf, inOrder, isBefore, type Load, type LoadSort, type Way } from './along.js';
import { lanesOf } from './lanes.js';
import { legsOf, type Stretch, stretchesOf } from './rides.js';
import {
  ALONG,
  ALONG_SEVERAL,
  type Asked,
  type BoundRow,
  BY_IDS,
  type LoadRow,
  MOST_LOOKED_AT,
  type Span,
  TAKEN,
  valuesOf,
} from './trip-loads.queries.js';

/** For so long the search goes on before it lets others have their turn. */
const SLICE_MS = 6;
/** After so many loads it looks at the time. */
const SLICE_LOADS = 16;

/** All that fits, in order, of what was looked at. */
export interface Found {
  fits: Fit[];
  /** The best of what was not looked at, by stretch; empty when everything was. */
  unseen: Bound[];
}

/** Looks for loads along a way: what cannot fit is left out by the database, what is left is measured exactly. */
@Injectable()
export class TripLoads {
  constructor(private readonly db: Db) {}

  /** The loads with these ids, by id; what cannot be quoted on is left out. */
  async byIds(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Load>> {
    const rows = await db.rows<LoadRow>(BY_IDS, [ids]);
    return new Map(rows.map((row) => [row.id, loadOf(row)]));
  }

  /** All that fits in the order of `sort`, but the carrier's own listings and what {@link takenOf} names. */
  async find(way: Way, sort: LoadSort, carrierId: string): Promise<Found> {
    const stretches = stretchesOf(legsOf(way));
    const seen = new Map<string, Fit | undefined>();
    const unseen: Bound[] = [];
    for (const stretch of stretches) {
      const span = spanOf(stretch);
      const values = valuesOf(span, askedOf(way, stretch, carrierId));
      // Finding the lanes is one piece of work, sending thousands of them another.
      await nextTurn();
      const rows = await this.db.rowsInParts<BoundRow>(ALONG[span][sort], values);
      const beyond = rows.length > MOST_LOOKED_AT[span] ? rows.pop() : undefined;
      if (beyond)
        unseen.push({ low: beyond.low, pay: beyond.pay, lastDay: beyond.last_day, listedAt: beyond.listed_at });
      await inSlices(rows, (row) => {
        if (!seen.has(row.id)) seen.set(row.id, fitOf(way, stretches, loadOf(row)));
      });
    }
    const fits = [...seen.values()].filter((fit) => fit !== undefined);
    const taken = await this.takenOf(
      fits.map(({ load }) => load.id),
      carrierId,
    );
    return { fits: fits.filter(({ load }) => !taken.has(load.id)).sort(inOrder(sort)), unseen };
  }

  /**
   * What fits each of several ways, of the loads that may leave most on each of their stretches: as good as {@link find} for the first few,
   * for a statement or two. Own listings are left out, not what {@link takenOf} names.
   */
  async findAlong<Asker extends { way: Way }>(askers: readonly Asker[], carrierId: string): Promise<[Asker, Fit][]> {
    const all = askers.map((asker) => ({
      asker,
      stretches: stretchesOf(legsOf(asker.way)),
      seen: new Map<string, Fit | undefined>(),
    }));
    const asked = all.flatMap((each) =>
      each.stretches.map((stretch) => ({
        each,
        span: spanOf(stretch),
        of: askedOf(each.asker.way, stretch, carrierId),
      })),
    );
    const rows: (BoundRow & { n: number })[] = [];
    for (const span of ['within', 'across'] as const) {
      const list = asked.flatMap((each, n) => (each.span === span ? [{ n, ...each.of }] : []));
      if (list.length > 0)
        rows.push(...(await this.db.rows<BoundRow & { n: number }>(ALONG_SEVERAL[span], [JSON.stringify(list)])));
    }
    await inSlices(rows, (row) => {
      const { asker, stretches, seen } = asked[row.n]!.each;
      if (!seen.has(row.id)) seen.set(row.id, fitOf(asker.way, stretches, loadOf(row)));
    });
    return all.flatMap(({ asker, seen }) =>
      [...seen.values()].flatMap((fit): [Asker, Fit][] => (fit ? [[asker, fit]] : [])),
    );
  }

  /** Which of these are taken from the carrier. */
  async takenOf(ids: string[], carrierId: string, db: Db | Tx = this.db): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await db.rowsWide<{ id: string }>(TAKEN, [carrierId, ids]);
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

/** Which of the two searches a stretch takes. */
export const spanOf = ({ on, off }: Stretch): Span => (on === off ? 'within' : 'across');

/** What the database is asked for of one stretch: nobody is at a pickup on it before its first stop, or later than what may be added takes. */
export function askedOf(way: Way, stretch: Stretch, carrierId: string): Asked {
  const { firstDay, flexibleDays, milesADay, maxAddedMiles } = way;
  const { on, off } = stretch;
  const [from, to] = [on.from.at, on.to.at];
  const asked: Asked = {
    ...lanesOf(stretch, way),
    ax: from[0],
    ay: from[1],
    az: from[2],
    bx: to[0],
    by: to[1],
    bz: to[2],
    miles: on.miles,
    most: maxAddedMiles,
    latest: firstDay + flexibleDays + Math.floor((on.before + on.miles + maxAddedMiles + 1) / milesADay),
    earliest: firstDay + Math.floor(on.before / milesADay),
    least: way.minLoadMiles,
    takes: way.takes,
    weight: way.freeWeight,
    length: way.freeLength,
    width: way.freeWidth,
    cost: way.costAMile,
    carrier: carrierId,
  };
  if (on === off) return asked;
  const [start, end] = [off.from.at, off.to.at];
  return {
    ...asked,
    cx: start[0],
    cy: start[1],
    cz: start[2],
    ex: end[0],
    ey: end[1],
    ez: end[2],
    off_miles: off.miles,
  };
}

/** A row as a load. */
export function loadOf(row: LoadRow): Load {
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
