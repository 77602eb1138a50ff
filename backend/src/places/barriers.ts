import { readFileSync } from 'node:fs';
import type { Point } from './great-circle.js';

interface Barrier {
  corners: [latitude: number, longitude: number][];
  south: number;
  north: number;
  west: number;
  east: number;
}

const { polygons } = JSON.parse(readFileSync(new URL('./barriers.json', import.meta.url), 'utf8')) as {
  polygons: Record<string, [number, number][]>;
};

const BARRIERS: Barrier[] = Object.values(polygons).map((corners) => {
  const [latitudes, longitudes] = [corners.map(([latitude]) => latitude), corners.map(([, longitude]) => longitude)];
  return {
    corners,
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
});

/** Whether a straight line between two points would cross water or the border. What surrounds an end itself does not count. */
export function isBarred(a: Point, b: Point): boolean {
  const [south, north] = [Math.min(a.latitude, b.latitude), Math.max(a.latitude, b.latitude)];
  const [west, east] = [Math.min(a.longitude, b.longitude), Math.max(a.longitude, b.longitude)];
  return BARRIERS.some(
    (barrier) =>
      barrier.south < north &&
      barrier.north > south &&
      barrier.west < east &&
      barrier.east > west &&
      crosses(barrier, a, b) &&
      !holds(barrier, a) &&
      !holds(barrier, b),
  );
}

function crosses({ corners }: Barrier, a: Point, b: Point): boolean {
  return corners.some((corner, i) => {
    const next = corners[(i + 1) % corners.length]!;
    return side(a, b, corner) !== side(a, b, next) && sideOf(corner, next, a) !== sideOf(corner, next, b);
  });
}

function side(a: Point, b: Point, [latitude, longitude]: [number, number]): boolean {
  return (b.longitude - a.longitude) * (latitude - a.latitude) > (b.latitude - a.latitude) * (longitude - a.longitude);
}

function sideOf(from: [number, number], to: [number, number], { latitude, longitude }: Point): boolean {
  return (to[1] - from[1]) * (latitude - from[0]) > (to[0] - from[0]) * (longitude - from[1]);
}

function holds({ corners }: Barrier, { latitude, longitude }: Point): boolean {
  let inside = false;
  corners.forEach(([lat, lon], i) => {
    const [otherLat, otherLon] = corners[(i + 1) % corners.length]!;
    if (
      lat > latitude !== otherLat > latitude &&
      longitude < ((otherLon - lon) * (latitude - lat)) / (otherLat - lat) + lon
    )
      inside = !inside;
  });
  return inside;
}
