/** A place in decimal degrees. */
interface Degrees {
  longitude: number;
  latitude: number;
}

interface Cone {
  /** The central meridian, the origin and the two standard parallels, in degrees. */
  meridian: number;
  middle: Degrees;
  parallels: [south: number, north: number];
  /** Map units per radian, and where the origin lies on the map. */
  scale: number;
  at: [x: number, y: number];
  /** Whether this part of the map shows a place. */
  holds: (place: Degrees) => boolean;
}

const SCALE = 1300;
const MIDDLE: [number, number] = [487.5, 305];

/** Three equal-area cones laid out as in d3's geoAlbersUsa: Alaska and Hawaii below the southwest, Alaska at about a third of its size. */
const cones: Cone[] = [
  {
    meridian: -154,
    middle: { longitude: -156, latitude: 58.5 },
    parallels: [55, 65],
    scale: SCALE * 0.35,
    at: [MIDDLE[0] - 0.307 * SCALE, MIDDLE[1] + 0.201 * SCALE],
    holds: ({ longitude, latitude }) => latitude > 50.5 && longitude < -129,
  },
  {
    meridian: -157,
    middle: { longitude: -160, latitude: 19.9 },
    parallels: [8, 18],
    scale: SCALE,
    at: [MIDDLE[0] - 0.205 * SCALE, MIDDLE[1] + 0.212 * SCALE],
    holds: ({ longitude, latitude }) => latitude > 18 && latitude < 23 && longitude < -154 && longitude > -161,
  },
  {
    meridian: -96,
    middle: { longitude: -96.6, latitude: 38.7 },
    parallels: [29.5, 45.5],
    scale: SCALE,
    at: MIDDLE,
    holds: ({ longitude, latitude }) => latitude > 24 && latitude < 50 && longitude > -125.5 && longitude < -66,
  },
];

/** Where a place is on the map of the United States (975 by 610 units), or null outside the fifty states. */
export function onUsMap(place: Degrees): [x: number, y: number] | null {
  const cone = cones.find((part) => part.holds(place));
  if (!cone) return null;
  const [x, y] = albers(place, cone);
  const [middleX, middleY] = albers(cone.middle, cone);
  return [cone.at[0] + (x - middleX) * cone.scale, cone.at[1] - (y - middleY) * cone.scale];
}

/** Albers' equal-area conic projection of the unit sphere (Snyder, Map Projections: A Working Manual, 14-1 to 14-6). */
function albers({ longitude, latitude }: Degrees, { parallels: [south, north], meridian }: Cone): [number, number] {
  const n = (sin(south) + sin(north)) / 2;
  const c = 1 + sin(south) * (2 * n - sin(south));
  const rho = Math.sqrt(c - 2 * n * sin(latitude)) / n;
  const theta = n * (((longitude - meridian) * Math.PI) / 180);
  return [rho * Math.sin(theta), Math.sqrt(c) / n - rho * Math.cos(theta)];
}

function sin(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}
