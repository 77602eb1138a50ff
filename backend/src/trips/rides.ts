import { legMiles, legsFrom, ON_TRUNK } from '../places/distance.js';
import { EARTH_RADIUS_MILES, type Point, type Vector, vectorOf } from '../places/great-circle.js';

/** Where a leg begins or ends. */
export interface WayStop extends Point {
  /** Its number on the way, from 0. */
  n: number;
  /** Where it is on the unit sphere. */
  at: Vector;
  /** Road miles to a place or from it, not rounded. */
  milesTo(place: Point): number;
}

/** From one stop to the next. */
export interface Leg {
  /** Its number on the way, from 0. */
  n: number;
  from: WayStop;
  to: WayStop;
  /** Road miles, not rounded. */
  miles: number;
  /** Of the way before it. */
  before: number;
}

/** The legs of a way with at least two stops. */
export function legsOf({ stops }: { stops: readonly Point[] }): Leg[] {
  const all = stops.map(({ latitude, longitude }, n): WayStop => ({
    n,
    latitude,
    longitude,
    at: vectorOf({ latitude, longitude }),
    milesTo: legsFrom({ latitude, longitude }),
  }));
  let before = 0;
  return all.slice(1).map((to, n) => {
    const from = all[n]!;
    const leg = { n, from, to, miles: legMiles(from, to), before };
    before += leg.miles;
    return leg;
  });
}

/** Where a load may ride: picked up on one leg, delivered on the same or a later one. */
export interface Stretch {
  on: Leg;
  off: Leg;
}

/** All stretches of a way: each leg alone, then each with a later one. */
export function stretchesOf(legs: readonly Leg[]): Stretch[] {
  return [
    ...legs.map((leg) => ({ on: leg, off: leg })),
    ...legs.flatMap((on) => legs.slice(on.n + 1).map((off) => ({ on, off }))),
  ];
}

/** What of a load counts for the miles that it adds: its ends, and whole road miles between them. */
export interface Ends {
  pickup: Point;
  delivery: Point;
  miles: number;
}

/** A load on a stretch. */
export interface Ride extends Stretch {
  /** Whole miles that the way becomes longer by, never less than 0. */
  addedMiles: number;
  /** Road miles from the first stop to its pickup. */
  before: number;
  /** Road miles from its pickup to its delivery, by the stops between. */
  carried: number;
}

/** Road miles from a stop to one place. */
type MilesFrom = (stop: WayStop) => number;

/** A load on a stretch. */
export function rideOn(
  stretch: Stretch,
  { pickup, delivery, miles }: Ends,
  toPickup: MilesFrom = (stop) => stop.milesTo(pickup),
  toDelivery: MilesFrom = (stop) => stop.milesTo(delivery),
): Ride {
  const { on, off } = stretch;
  if (on === off) return straightOn(on, miles, toPickup, toDelivery);
  const [up, down] = [visitOn(on, toPickup), visitOn(off, toDelivery)];
  return {
    on,
    off,
    addedMiles: Math.floor(up.detour + down.detour + 0.5),
    before: on.before + up.out,
    carried: up.back + (off.before - on.before - on.miles) + down.out,
  };
}

/**
 * On one leg, over the pickup and the delivery instead of straight to its end. The same lane adds nothing, although a listing's miles
 * are whole ones and five at least.
 */
function straightOn(leg: Leg, miles: number, toPickup: MilesFrom, toDelivery: MilesFrom): Ride {
  const [out, back] = [toPickup(leg.from), toDelivery(leg.to)];
  const addedMiles = out === 0 && back === 0 ? 0 : Math.max(0, Math.floor(out + miles + back - leg.miles + 0.5));
  return { on: leg, off: leg, addedMiles, before: leg.before + out, carried: miles };
}

/** Road miles of a leg over a place between: to it, from it, and how many more than straight. */
interface Visit {
  out: number;
  back: number;
  detour: number;
}

function visitOn(leg: Leg, milesTo: MilesFrom): Visit {
  const [out, back] = [milesTo(leg.from), milesTo(leg.to)];
  return { out, back, detour: Math.max(0, out + back - leg.miles) };
}

/**
 * Of the stretches on which `keep` keeps a load, what it makes of the one that becomes least longer, the first of the same; undefined
 * when none adds at most `most` miles. Roads are followed only where the load's bound leaves it possible, and from each stop once.
 */
export function leastAdding<Kept>(
  stretches: readonly Stretch[],
  load: Ends,
  most: number,
  keep: (ride: Ride) => Kept | undefined,
): Kept | undefined {
  const placed = onGlobe(load);
  const [toPickup, toDelivery] = [measuredOnce(load.pickup), measuredOnce(load.delivery)];
  let [least, left]: [Kept | undefined, number] = [undefined, most];
  for (const stretch of stretches) {
    if (leastAdded(stretch, placed) > left) continue;
    const ride = rideOn(stretch, load, toPickup, toDelivery);
    const kept = ride.addedMiles <= left ? keep(ride) : undefined;
    if (kept !== undefined) [least, left] = [kept, ride.addedMiles - 1];
  }
  return least;
}

function measuredOnce(place: Point): MilesFrom {
  const known: number[] = [];
  return (stop) => (known[stop.n] ??= stop.milesTo(place));
}

/**
 * What a leg may count less than the bound of its chord at both ends together, and what rounding to whole miles may give away:
 * two legs of under half a mile count 0 instead of 0.54, and half a mile is rounded down.
 */
export const SLACK_MILES = 1.7;
/** Up to so many miles of both bounds together, both legs may count 0, and the load be the leg's own lane, which adds nothing. */
export const SAME_LANE_MILES = 1.2;
/** A detour to one place may be so much less than the bound of its chords: both legs to it may count 0. */
export const VISIT_SLACK_MILES = 1.1;
/** What rounding to whole miles may give away. */
export const ROUNDING_MILES = 0.51;
/** Miles of road to a chord of one Earth radius, at least. */
export const ROAD_MILES_A_RADIUS = ON_TRUNK * EARTH_RADIUS_MILES;

/** A load's ends on the unit sphere. */
interface Placed {
  pickup: Vector;
  delivery: Vector;
  miles: number;
}

/** {@link leastAdded} is asked of many stretches for one load. */
export function onGlobe({ pickup, delivery, miles }: Ends): Placed {
  return { pickup: vectorOf(pickup), delivery: vectorOf(delivery), miles };
}

/** Added miles are never less than this: a chord is shorter than its arc, and no road shorter than 1.08 of the arc. */
export function leastAdded({ on, off }: Stretch, { pickup, delivery, miles }: Placed): number {
  if (on !== off) return leastDetour(on, pickup) + leastDetour(off, delivery) - ROUNDING_MILES;
  const aside = ROAD_MILES_A_RADIUS * (chord(on.from.at, pickup) + chord(delivery, on.to.at));
  const least = aside + miles - on.miles - SLACK_MILES;
  return aside <= SAME_LANE_MILES ? Math.min(0, least) : least;
}

/** What a leg becomes longer by at least over a place, or any that is as near to it as `reach`. */
export function leastDetour({ from, to, miles }: Leg, at: Vector, reach = 0): number {
  const over = ROAD_MILES_A_RADIUS * (chord(from.at, at) + chord(at, to.at));
  return Math.max(0, over - 2 * reach - miles - VISIT_SLACK_MILES);
}

/** Thousands a search, so that it matters that `Math.hypot` takes several times as long. */
export function chord(a: Vector, b: Vector): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt(x * x + y * y + z * z);
}
