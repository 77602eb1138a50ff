import type { Stops } from '../../kit/api/types';

type Stop = Stops['stops'][number];
type Place = Stops['places'][number];

/** A line of the way: a stop and its number among the stops, or a place of the trip. */
export type OnTheWay = { stop: Stop; at: number; place?: undefined } | { place: Place; stop?: undefined };

/** The stops and the places of the trip as they are passed: each leg ends at a place. */
export function wayOf({ stops, places }: Pick<Stops, 'stops' | 'places'>): OnTheWay[] {
  const numbered = stops.map((stop, at) => ({ stop, at }));
  const lastLeg = Math.max(places.length, ...stops.map(({ leg }) => leg + 1));
  return Array.from({ length: lastLeg }, (_, n): OnTheWay[] => {
    const place = places[n];
    return [...numbered.filter(({ stop }) => stop.leg === n), ...(place ? [{ place }] : [])];
  }).flat();
}

/**
 * The stops with one of them moved a line up or down: past the stop beside it on its leg, or past the place of the trip there. Undefined
 * where it cannot go further, or a delivery would come before its pickup.
 */
export function movedStop(
  { stops, places }: Pick<Stops, 'stops' | 'places'>,
  at: number,
  by: -1 | 1,
): Stop[] | undefined {
  const [moved, other] = [stops[at], stops[at + by]];
  if (!moved) return undefined;
  const order = [...stops];
  if (other?.leg === moved.leg) {
    if (moved.jobId === other.jobId) return undefined;
    order[at] = other;
    order[at + by] = moved;
    return order;
  }
  const leg = moved.leg + by;
  if (leg < 0 || leg >= places.length) return undefined;
  order[at] = { ...moved, leg };
  return order;
}

/** What an order has against it, after what it saves: ", but makes 2 stops late". Empty when nothing more than now. */
export function butLate(shorter: Stops, kept: Stops): string {
  const late = ({ conflicts }: Stops) => conflicts.filter(({ what }) => what === 'late').length;
  const more = late(shorter) - late(kept);
  return more <= 0 ? '' : `, but makes ${more === 1 ? 'a stop' : `${more} stops`} late`;
}
