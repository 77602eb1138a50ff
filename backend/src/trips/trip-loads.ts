import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { stopwatchMs } from '../common/clock.js';
import { feeOf } from '../common/money.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Settings } from '../platform/settings/settings.js';
import {
  type Bound,
  type Fit,
  fitOf,
  inOrder,
  isBefore,
  type Load,
  type LoadSort,
  priced,
  type PricedFit,
  type Way,
} from './along.js';
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
  UNUSUAL,
  valuesOf,
} from './trip-loads.queries.js';

/** For so long the search goes on before it lets others have their turn. */
const SLICE_MS = 6;
/** After so many loads it looks at the time. */
const SLICE_LOADS = 16;

/** All that fits, in order, of what was looked at. */
export interface Found {
  fits: PricedFit[];
  /** The best of what was not looked at, by stretch; empty when everything was. */
  unseen: Bound[];
}

/** What is unlike for each carrier and load. */
export interface LoadTerms {
  /** The carrier hid it, waits for an answer to a quote on it, or one of them and its owner blocked the other. */
  isTaken: (id: string) => boolean;
  /** Of what it pays, in hundredths of a percent. */
  feeOf: (id: string) => number;
}

/** Looks for loads along a way: what cannot fit is left out by the database, what is left is measured exactly. */
@Injectable()
export class TripLoads {
  constructor(
    private readonly db: Db,
    private readonly settings: Settings,
  ) {}

  /** The loads with these ids, by id; what cannot be quoted on is left out. */
  async byIds(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Load>> {
    const rows = await db.rows<LoadRow>(BY_IDS, [ids]);
    return new Map(rows.map((row) => [row.id, loadOf(row)]));
  }

  /** All that fits in the order of `sort`, but the carrier's own listings and what is taken from them. */
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
    const fits = [...seen.values()].flatMap((fit): [Way, Fit][] => (fit ? [[way, fit]] : []));
    const left = await this.leftOf(fits, (each) => each, carrierId);
    return { fits: left.map(([, fit]) => fit).sort(inOrder(sort)), unseen };
  }

  /**
   * What fits each of several ways, of the loads that may leave most on each of their stretches: as good as {@link find} for the first few,
   * for a statement or two.
   */
  async findAlong<Asker extends { way: Way }>(
    askers: readonly Asker[],
    carrierId: string,
  ): Promise<[Asker, PricedFit][]> {
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
    const fits = all.flatMap(({ asker, seen }) =>
      [...seen.values()].flatMap((fit): [Asker, Fit][] => (fit ? [[asker, fit]] : [])),
    );
    return this.leftOf(fits, ({ way }) => way, carrierId);
  }

  /**
   * Which of these loads are taken from a carrier, and the platform fee of each in hundredths of a percent.
   * @param carrierId null: only the fees are asked for
   */
  async termsOf(ids: string[], carrierId: string | null, db: Db | Tx = this.db): Promise<LoadTerms> {
    const usual = this.settings.get().platformFeeBasisPoints;
    const rows =
      ids.length > 0
        ? await db.rowsWide<{ id: string; taken: boolean; feePercent: number | null }>(UNUSUAL, [carrierId, ids])
        : [];
    const unusual = new Map(rows.map((row) => [row.id, row]));
    return {
      isTaken: (id) => unusual.get(id)?.taken ?? false,
      feeOf: (id) => feeOf(usual, unusual.get(id)?.feePercent ?? null),
    };
  }

  /** What fits and is not taken from the carrier, with what it leaves. */
  private async leftOf<Asker>(
    fits: readonly [Asker, Fit][],
    wayOf: (asker: Asker) => Way,
    carrierId: string,
  ): Promise<[Asker, PricedFit][]> {
    const ids = fits.map(([, { load }]) => load.id);
    const { isTaken, feeOf: fee } = await this.termsOf([...new Set(ids)], carrierId);
    return fits.flatMap(([asker, fit]): [Asker, PricedFit][] =>
      isTaken(fit.load.id) ? [] : [[asker, priced(fit, wayOf(asker), fee(fit.load.id))]],
    );
  }
}

/** Is a page whole that ends with this load (undefined: with the last that there is)? */
export function isComplete(found: Found, sort: LoadSort, way: Way, last: PricedFit | undefined): boolean {
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
