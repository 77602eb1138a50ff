import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoPath } from 'd3-geo';
import type { Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';

const ID = 'virtual:us-map';
/** Largest distance in map units by which a line may leave its true course; the map is 975 units wide. */
const TOLERANCE = 0.8;
/** Islands smaller than this, in square units, are left out. */
const SMALLEST_ISLAND = 8;

const ABBREVIATIONS: Record<string, string> = {
  Alabama: 'AL',
  Alaska: 'AK',
  Arizona: 'AZ',
  Arkansas: 'AR',
  California: 'CA',
  Colorado: 'CO',
  Connecticut: 'CT',
  Delaware: 'DE',
  Florida: 'FL',
  Georgia: 'GA',
  Hawaii: 'HI',
  Idaho: 'ID',
  Illinois: 'IL',
  Indiana: 'IN',
  Iowa: 'IA',
  Kansas: 'KS',
  Kentucky: 'KY',
  Louisiana: 'LA',
  Maine: 'ME',
  Maryland: 'MD',
  Massachusetts: 'MA',
  Michigan: 'MI',
  Minnesota: 'MN',
  Mississippi: 'MS',
  Missouri: 'MO',
  Montana: 'MT',
  Nebraska: 'NE',
  Nevada: 'NV',
  'New Hampshire': 'NH',
  'New Jersey': 'NJ',
  'New Mexico': 'NM',
  'New York': 'NY',
  'North Carolina': 'NC',
  'North Dakota': 'ND',
  Ohio: 'OH',
  Oklahoma: 'OK',
  Oregon: 'OR',
  Pennsylvania: 'PA',
  'Rhode Island': 'RI',
  'South Carolina': 'SC',
  'South Dakota': 'SD',
  Tennessee: 'TN',
  Texas: 'TX',
  Utah: 'UT',
  Vermont: 'VT',
  Virginia: 'VA',
  Washington: 'WA',
  'West Virginia': 'WV',
  Wisconsin: 'WI',
  Wyoming: 'WY',
};

type Atlas = Topology<{ states: GeometryCollection<{ name: string }>; nation: GeometryCollection }>;

/**
 * Offers `virtual:us-map`: the outline and the inner borders of the United States as SVG paths, and where each state's
 * name stands, in the plane of d3's geoAlbersUsa scaled to 1300 around (487.5, 305). Made from us-atlas (ISC), which
 * simplifies the Census Bureau's public-domain boundaries.
 */
export function usMap(): Plugin {
  return {
    name: 'haulway-us-map',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(drawn())};` : undefined),
  };
}

function drawn() {
  const file = createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json');
  const atlas = simplified(JSON.parse(readFileSync(file, 'utf8')) as Atlas);
  const plane = geoPath();
  const land = feature(atlas, atlas.objects.nation).features.flatMap(({ geometry }) =>
    (geometry.type === 'MultiPolygon' ? geometry.coordinates : []).flatMap(([outer]) =>
      outer && area(outer) >= SMALLEST_ISLAND ? [path(outer, true)] : [],
    ),
  );
  const borders = mesh(atlas, atlas.objects.states, (one, other) => one !== other).coordinates.map((line) =>
    path(line, false),
  );
  const states = feature(atlas, atlas.objects.states).features.flatMap((state) => {
    const name = ABBREVIATIONS[state.properties.name];
    if (!name) return [];
    const [x, y] = plane.centroid(state);
    const [[left], [right]] = plane.bounds(state);
    return [{ name, x: Math.round(x), y: Math.round(y), width: Math.round(right - left) }];
  });
  return { land: land.join(''), borders: borders.join(''), states };
}

/** The same topology with plain coordinates and fewer points; what two states share stays shared. */
function simplified(atlas: Atlas): Atlas {
  const { transform, ...rest } = atlas;
  const { scale = [1, 1], translate = [0, 0] } = transform ?? {};
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return thinned(points);
  });
  return { ...rest, arcs };
}

/** Douglas and Peucker: keeps the ends and every point that the straight line would miss by more than the tolerance. */
function thinned(points: Position[]): Position[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [farthest, distance] = [0, 0];
  for (const [index, point] of points.entries()) {
    const off = distanceToLine(point, first, last);
    if (off > distance) [farthest, distance] = [index, off];
  }
  if (distance <= TOLERANCE) return [first, last];
  return [...thinned(points.slice(0, farthest + 1)).slice(0, -1), ...thinned(points.slice(farthest))];
}

function distanceToLine([x = 0, y = 0]: Position, [ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

function area(ring: Position[]): number {
  const twice = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Relative steps in tenths of a unit, rounded from the true place, so that rounding does not add up. */
function path(line: Position[], closed: boolean): string {
  let [x, y] = [0, 0];
  const steps = line.map(([px = 0, py = 0], index) => {
    const [nextX, nextY] = [Math.round(px * 10), Math.round(py * 10)];
    const step = `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${(nextX - x) / 10},${(nextY - y) / 10}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return steps.join('') + (closed ? 'z' : '');
}
