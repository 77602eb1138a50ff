/** A point in decimal degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The Earth's mean radius (IUGG) in statute miles. */
export const EARTH_RADIUS_MILES = 3958.7613;

/** Miles along the great circle between two points (haversine). */
export function greatCircleMiles(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const across = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
  const along = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  const h = across + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * along;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** On a globe of radius 1. */
export type Vector = readonly [x: number, y: number, z: number];

/** Where a point is on a globe of radius 1. */
export function vectorOf({ latitude, longitude }: Point): Vector {
  const [lat, lon] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}
