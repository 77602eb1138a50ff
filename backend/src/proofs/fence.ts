import { FENCE_MILES } from '../common/fences.js';
import { greatCircleMiles, type Point } from '../places/great-circle.js';

/** Whether an act was done where it should have been, as the phone says. */
export const FENCES = ['in', 'near', 'out', 'unknown'] as const;
export type Fence = (typeof FENCES)[number];

/** Where a phone says it is. */
export interface Position extends Point {
  /** In meters. */
  accuracy?: number | null;
}

/** What is known of where an end of a shipment is. */
export interface End {
  /** The middle of its city or ZIP code. */
  place: Point;
  isZip: boolean;
  /** Where its owner or recipient stood. */
  exact: Point | null;
}

/** A phone that knows no better is not believed beyond this. */
const MOST_ACCURACY_MILES = 0.3;
const METERS_A_MILE = 1609.344;

/** How a phone's position stands to an end of the shipment. */
export function fenceOf(position: Position | null, { place, isZip, exact }: End): Fence {
  if (!position) return 'unknown';
  const unsure = Math.min((position.accuracy ?? 0) / METERS_A_MILE, MOST_ACCURACY_MILES);
  if (exact && greatCircleMiles(position, exact) <= FENCE_MILES.exact + unsure) return 'in';
  return greatCircleMiles(position, place) <= (isZip ? FENCE_MILES.zip : FENCE_MILES.city) ? 'near' : 'out';
}
