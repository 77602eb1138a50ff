import type { Shipment } from '../../kit/api/types';
import type { Point } from '../../kit/ui/usMapParts';

/** A listing on the map: its position in map units and on the earth. */
export interface Load {
  shipment: Shipment;
  at: Point;
  point: NonNullable<Shipment['pickupPoint']>;
}

/** Listings that would overlap, drawn as one point in their middle. */
export interface Cluster {
  at: Point;
  loads: [Load, ...Load[]];
}

/** Joins listings closer together than `near`, in map units: each to the first it would touch. */
export function clustersOf(loads: readonly Load[], near: number): Cluster[] {
  const clusters: Cluster[] = [];
  for (const load of loads) {
    const home = clusters.find(({ at }) => Math.hypot(at[0] - load.at[0], at[1] - load.at[1]) < near);
    if (!home) {
      clusters.push({ at: load.at, loads: [load] });
      continue;
    }
    home.loads.push(load);
    const n = home.loads.length;
    home.at = [home.at[0] + (load.at[0] - home.at[0]) / n, home.at[1] + (load.at[1] - home.at[1]) / n];
  }
  return clusters;
}
