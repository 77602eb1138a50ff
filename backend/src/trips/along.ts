import type { Category } from '../common/categories.js';
import { type Cents, shareOf } from '../common/money.js';
import type { Point } from '../places/great-circle.js';
import { leastAdding, type Ride, type Stretch } from './rides.js';

/** A day as a number: days since January 1, 1970. */
export type DayNumber = number;

/** Days that stand for "not given" in the table of open loads. */
export const NO_FIRST_DAY: DayNumber = -719_162;
export const NO_LAST_DAY: DayNumber = 2_932_896;

/** What loads are looked for along. */
export interface Way {
  /** At least two. */
  stops: readonly Point[];
  firstDay: DayNumber;
  flexibleDays: number;
  milesADay: number;
  maxAddedMiles: number;
  minLoadMiles: number;
  /** null: every category. */
  takes: readonly Category[] | null;
  /** lbs and ft; null: not known, so that everything passes. */
  freeWeight: number | null;
  freeLength: number | null;
  freeWidth: number | null;
  costAMile: Cents;
}

/** A listing that can be quoted on. */
export interface Load {
  id: string;
  pickup: Point;
  delivery: Point;
  /** Whole road miles. */
  miles: number;
  firstDay: DayNumber;
  lastDay: DayNumber;
  deliverBy: DayNumber | null;
  /** lbs */
  weight: number | null;
  /** ft */
  length: number | null;
  width: number | null;
  category: Category;
  pay: Cents | null;
  payBasis: 'budget' | 'typical' | null;
  /** When it was listed: milliseconds. */
  listedAt: number;
}

/** What a carrier should know before driving there. */
export const LOAD_WARNINGS = ['no_dates', 'no_weight', 'no_dimensions', 'no_price'] as const;
export type LoadWarning = (typeof LOAD_WARNINGS)[number];

/** A load that fits a way, and what it adds to it. */
export interface Fit {
  load: Load;
  /** Whole miles more than without it. */
  addedMiles: number;
  /** On which leg it is picked up, and on which it is delivered, from 0. */
  leg: number;
  deliveryLeg: number;
  /** The day of the pickup: the first on which the carrier can be there within the owner's days. */
  pickupOn: DayNumber;
  deliveryOn: DayNumber;
  warnings: LoadWarning[];
}

/** The same with what it leaves. */
export interface PricedFit extends Fit {
  /** What the carrier gets of its pay, after the platform fee. */
  payout: Cents | null;
  /** Payout less what the added miles cost. */
  net: Cents | null;
}

/**
 * How a load fits a way, by its {@link stretchesOf}; undefined when it does not. Of the stretches on which its days can be kept, the one
 * that it makes least longer.
 * Pure, and the only place that knows what fits: the search only leaves out what cannot.
 */
export function fitOf(way: Way, stretches: readonly Stretch[], load: Load): Fit | undefined {
  if (load.miles < way.minLoadMiles) return undefined;
  if (way.takes && !way.takes.includes(load.category)) return undefined;
  if (isTooMuch(load.weight, way.freeWeight)) return undefined;
  if (isTooMuch(load.length, way.freeLength) || isTooMuch(load.width, way.freeWidth)) return undefined;
  const best = leastAdding(stretches, load, way.maxAddedMiles, (ride) => {
    const days = daysOf(way, ride, load);
    return days && { addedMiles: ride.addedMiles, leg: ride.on.n, deliveryLeg: ride.off.n, ...days };
  });
  return best && { load, ...best, warnings: warningsOf(way, load) };
}

/** What a load that fits leaves after its platform fee, in hundredths of a percent, and the added miles. */
export function priced(fit: Fit, { costAMile }: Way, feeBasisPoints: number): PricedFit {
  const payout = payoutOf(fit.load, feeBasisPoints);
  return { ...fit, payout, net: payout === null ? null : payout - fit.addedMiles * costAMile };
}

/** What is left of what a load pays after its platform fee, in hundredths of a percent; null when nobody can say yet. */
export function payoutOf({ pay }: Pick<Load, 'pay'>, feeBasisPoints: number): Cents | null {
  return pay === null ? null : pay - shareOf(pay, feeBasisPoints);
}

/** On which days it is picked up and delivered; undefined when its owner's days, or the last of the delivery, cannot be kept. */
export function daysOf(
  { firstDay, flexibleDays, milesADay }: Pick<Way, 'firstDay' | 'flexibleDays' | 'milesADay'>,
  { before, carried }: Pick<Ride, 'before' | 'carried'>,
  load: Pick<Load, 'firstDay' | 'lastDay' | 'deliverBy'>,
): Pick<Fit, 'pickupOn' | 'deliveryOn'> | undefined {
  const reach = firstDay + Math.floor(before / milesADay);
  const pickupOn = Math.max(reach, load.firstDay);
  if (pickupOn > Math.min(reach + flexibleDays, load.lastDay)) return undefined;
  const deliveryOn = pickupOn + Math.ceil(carried / milesADay);
  return load.deliverBy !== null && deliveryOn > load.deliverBy ? undefined : { pickupOn, deliveryOn };
}

function isTooMuch(known: number | null, free: number | null): boolean {
  return known !== null && free !== null && known > free;
}

function warningsOf(way: Way, load: Load): LoadWarning[] {
  const warnings: LoadWarning[] = [];
  if (load.lastDay === NO_LAST_DAY) warnings.push('no_dates');
  if (way.freeWeight !== null && load.weight === null) warnings.push('no_weight');
  if ((way.freeLength !== null || way.freeWidth !== null) && load.length === null) warnings.push('no_dimensions');
  if (load.pay === null) warnings.push('no_price');
  return warnings;
}

/** The day after which a trip is over at the latest. */
export function lastDayOf(trip: Pick<Way, 'firstDay' | 'flexibleDays' | 'milesADay' | 'maxAddedMiles'>, miles: number) {
  return trip.firstDay + trip.flexibleDays + Math.floor((miles + trip.maxAddedMiles) / trip.milesADay);
}

export const LOAD_SORTS = ['net', 'added', 'perAddedMile', 'pickupDate', 'newest'] as const;
export type LoadSort = (typeof LOAD_SORTS)[number];

/** What a load is worth at most, before its exact miles are known: as if it added only `low`. */
export interface Bound {
  low: number;
  pay: Cents | null;
  lastDay: DayNumber;
  listedAt: number;
}

/** A key that orders what fits: the larger first. */
type Key = readonly [number, number];

const LAST = -Infinity;

/** The keys of each order; of the same key, the smaller id comes first. */
const KEYS: Record<LoadSort, (fit: PricedFit) => Key> = {
  net: ({ net }) => [net ?? LAST, 0],
  added: ({ addedMiles: added, net }) => [-added, net ?? LAST],
  perAddedMile: ({ addedMiles: added, payout }) =>
    payout === null ? [LAST, 0] : added === 0 ? [Infinity, payout] : [payout / added, 0],
  pickupDate: ({ load, net }) => [-load.lastDay, net ?? LAST],
  newest: ({ load }) => [load.listedAt, 0],
};

/** The largest key that a load can have which was not looked at, whatever its fee. */
const BOUNDS: Record<LoadSort, (way: Way, bound: Bound) => Key> = {
  net: ({ costAMile }, { low, pay }) => [pay === null ? LAST : pay - costAMile * Math.max(0, low), Infinity],
  added: (_, { low }) => [-Math.max(0, low), Infinity],
  perAddedMile: (_, { low, pay }) =>
    pay === null ? [LAST, Infinity] : low <= 0 ? [Infinity, pay] : [pay / low, Infinity],
  pickupDate: (_, { lastDay }) => [-lastDay, Infinity],
  newest: (_, { listedAt }) => [listedAt, Infinity],
};

function byKey(one: Key, other: Key): number {
  if (one[0] !== other[0]) return one[0] > other[0] ? -1 : 1;
  return one[1] === other[1] ? 0 : one[1] > other[1] ? -1 : 1;
}

/** Compares what fits in an order. */
export function inOrder(sort: LoadSort): (one: PricedFit, other: PricedFit) => number {
  const key = KEYS[sort];
  return (one, other) => byKey(key(one), key(other)) || (one.load.id < other.load.id ? -1 : 1);
}

/** Does a load come before all that were not looked at, of which `bound` is the first? */
export function isBefore(sort: LoadSort, way: Way, fit: PricedFit, bound: Bound): boolean {
  return byKey(KEYS[sort](fit), BOUNDS[sort](way, bound)) < 0;
}
