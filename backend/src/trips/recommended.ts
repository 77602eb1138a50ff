import type { Cents } from '../common/money.js';
import { legsFrom, ON_TRUNK } from '../places/distance.js';
import { greatCircleMiles, type Point } from '../places/great-circle.js';
import { type Load, payoutOf, type PricedFit } from './along.js';
import { leastAdding, type Ride, type Stretch } from './rides.js';

/** As many are recommended at once. */
export const MOST_RECOMMENDED = 30;
/** A load that starts within so many road miles of a place is near it. */
export const NEAR_MILES = 40;

/** Why a load is recommended. */
export const BECAUSE = ['on_trip', 'near_job', 'after_delivery', 'towards_home'] as const;

export interface Because {
  code: (typeof BECAUSE)[number];
  tripId: string | null;
  /** Of the trip or the place. */
  name: string;
}

/** A load for a carrier. */
export interface Recommended {
  load: Load;
  because: Because;
  /** Whole road miles: what it adds to the trip, else from the place to its pickup. */
  addedMiles: number;
  /** What is left after the platform fee and these miles. */
  net: Cents | null;
}

/** A place that loads are looked for around. */
export interface Spot extends Point {
  label: string;
}

/** A load that fits a trip, as one that is recommended. */
export function onTrip({ load, addedMiles, net }: PricedFit, tripId: string, name: string): Recommended {
  return { load, addedMiles, net, because: { code: 'on_trip', tripId, name } };
}

/**
 * Those of the loads that start near one of the places, each with the nearest.
 * @param costs of a mile, and the platform fee of each load in hundredths of a percent, which lower what is left
 */
export function nearOf(
  spots: readonly Spot[],
  code: Because['code'],
  { costAMile, feeOf }: { costAMile: Cents; feeOf: (loadId: string) => number },
): (load: Load) => Recommended | undefined {
  const known = spots.map((spot) => ({ spot, milesTo: legsFrom(spot) }));
  return (load) => {
    let best: { spot: Spot; miles: number } | undefined;
    for (const { spot, milesTo } of known) {
      // No road is shorter than that.
      if (greatCircleMiles(spot, load.pickup) * ON_TRUNK > NEAR_MILES + 1) continue;
      const miles = milesTo(load.pickup);
      if (miles <= NEAR_MILES && (!best || miles < best.miles)) best = { spot, miles };
    }
    if (!best) return undefined;
    const miles = Math.round(best.miles);
    const payout = payoutOf(load, feeOf(load.id));
    const net = payout === null ? null : payout - miles * costAMile;
    return { load, addedMiles: miles, net, because: { code, tripId: null, name: best.spot.label } };
  };
}

/** Whether a load leads home: at least half of its miles bring its carrier nearer. */
export function leadsHome(home: Point): (load: Pick<Load, 'pickup' | 'delivery' | 'miles'>) => boolean {
  const milesTo = legsFrom(home);
  return ({ pickup, delivery, miles }) => milesTo(pickup) - milesTo(delivery) >= miles / 2;
}

/** Each load once, for the reason that leaves most; most left first, those without a price last. */
export function bestOf(all: readonly Recommended[]): Recommended[] {
  const inOrder = all.toSorted(
    (a, b) =>
      byNet(a, b) || a.addedMiles - b.addedMiles || (a.load.id < b.load.id ? -1 : a.load.id > b.load.id ? 1 : 0),
  );
  const seen = new Set<string>();
  return inOrder.filter(({ load }) => !seen.has(load.id) && seen.add(load.id));
}

/** Infinities have no difference. */
function byNet({ net: one }: Recommended, { net: other }: Recommended): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return other - one;
}

/** The trip to which a load adds least, and how it rides there; undefined without one. */
export function leastAddedTo<Trip extends { stretches: readonly Stretch[] }>(
  trips: readonly Trip[],
  load: Load,
): { trip: Trip; ride: Ride } | undefined {
  let least: { trip: Trip; ride: Ride } | undefined;
  for (const trip of trips) {
    const ride = leastAdding(trip.stretches, load, least ? least.ride.addedMiles - 1 : Infinity, (each) => each);
    if (ride) least = { trip, ride };
  }
  return least;
}
