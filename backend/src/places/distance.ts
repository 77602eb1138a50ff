import { readFileSync } from 'node:fs';
import { isBarred } from './barriers.js';
import { greatCircleMiles, type Point } from './great-circle.js';
import { JUNCTIONS, nearestJunctions, waysFrom } from './trunk-roads.js';

/** The route between two points. */
export interface Route {
  /** The whole route, at least 5, to a tenth of a mile. */
  miles: number;
  /** How much of it is by sea, because no road leads there; otherwise 0. */
  seaMiles: number;
  /** The place no road leads to: `Oahu`. */
  overseas?: string;
  /** Which of the rate card's sea fares applies. */
  fare?: string;
}

interface Region {
  name: string;
  box: [south: number, west: number, north: number, east: number];
  /** Without a port the sea leg ends at the place itself. */
  port: [number, number] | null;
  fare: string;
  from: string[];
}

// Chosen by comparing 1,900 routes over published road segments, and checked against 63 published distances: see `npm run bench -- prices`.
/** How much longer a country road is than the straight line. */
const OFF_TRUNK = 1.22;
/** How much longer a trunk road is than the straight line between two of its junctions; no way by land is shorter than so many times the straight line. */
export const ON_TRUNK = 1.08;
/** A mile away from the trunk roads counts as this many when the quickest way is chosen. */
const OFF_TRUNK_COST = 1.4;
/** If there is neither a straight route nor a trunk road, as on an islet: this many times the straight line. */
const WINDING = 1.6;
/** How many junctions near each end are tried. */
const TRIED = 8;
/** A trip within a city, where both ends have the same point, is still a trip. */
const SHORTEST_MILES = 5;
/** West of this is Alaska, which is reached through Canada. */
const ALASKA_WEST_OF = -129.9;

const REMEMBERED = 4_096;
const remembered = new Map<string, number>();

const crossings = JSON.parse(readFileSync(new URL('./crossings.json', import.meta.url), 'utf8')) as {
  regions: Region[];
  ports: Record<string, [number, number]>;
};
/** Every sea fare a route can cost, as {@link Route} names it. */
export const SEA_FARES: readonly string[] = [...new Set(crossings.regions.map(({ fare }) => fare))];

/**
 * The route between two points: trunk roads from junction to junction with country roads at the ends, or straight if that is quicker,
 * never across a lake, the sea or Mexico; where no road leads, by sea from the port that makes it shortest. The same in both directions.
 */
export function routeBetween(from: Point, to: Point): Route {
  const [a, b] = isBefore(from, to) ? [from, to] : [to, from];
  const [start, end] = [regionOf(a), regionOf(b)];
  if (start === end) return onLand(a, b);
  const overseas = (start ?? end)!;
  if (start && end) {
    const [out, back] = [portOf(start, a), portOf(end, b)];
    return bySea(end, [onRoad(a, out), greatCircleMiles(out, back), onRoad(back, b)]);
  }
  const [there, here] = start ? [a, b] : [b, a];
  const port = portOf(overseas, there);
  const ways = overseas.from.map((name): [number, number, number] => {
    const quay = pointAt(crossings.ports[name]!);
    return [onRoad(here, quay), greatCircleMiles(quay, port), onRoad(port, there)];
  });
  ways.sort((one, other) => one[0] + one[1] + one[2] - other[0] - other[1] - other[2]);
  return bySea(overseas, ways[0]!);
}

/** Miles of {@link routeBetween}, including any sea leg. */
export function roadMiles(from: Point, to: Point): number {
  return routeBetween(from, to).miles;
}

function onLand(a: Point, b: Point): Route {
  return { miles: rounded(onRoad(a, b)), seaMiles: 0 };
}

function bySea({ name, fare }: Region, [before, sea, after]: [number, number, number]): Route {
  return { miles: rounded(before + sea + after), seaMiles: rounded(sea), overseas: name, fare };
}

/**
 * Road miles between two points that a road joins, neither rounded nor raised to the shortest trip; 0 under half a mile.
 * The same in both directions. For ends on an island that is reached by sea it means nothing: see {@link isOverseas}.
 */
export function legMiles(from: Point, to: Point): number {
  return isBefore(from, to) ? onRoad(from, to) : onRoad(to, from);
}

/** {@link legMiles} from one point to many: what is known of that point is looked up once. */
export function legsFrom(from: Point): (to: Point) => number {
  const start = endOf(from);
  return (to) => (isBefore(from, to) ? wayOnRoad(from, start, to, endOf(to)) : wayOnRoad(to, endOf(to), from, start));
}

/** Whether a point lies where no road leads. */
export function isOverseas(point: Point): boolean {
  return regionOf(point) !== undefined;
}

/** Road miles, not rounded; the last few thousand ways are remembered. */
function onRoad(a: Point, b: Point): number {
  const key = `${a.latitude},${a.longitude},${b.latitude},${b.longitude}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const miles = wayOnRoad(a, endOf(a), b, endOf(b));
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(key, miles);
  return miles;
}

/** What is the same for every way that begins or ends at a point: the junctions that are reached from it, and whether it lies in the 48 states. */
interface End {
  access: readonly { junction: number; miles: number }[];
  isInStates: boolean;
}

/** Places are far fewer than ways between them, and finding their junctions costs more than a way does. */
const REMEMBERED_ENDS = 30_000;
const ends = new Map<string, End>();

function endOf(point: Point): End {
  const key = `${point.latitude},${point.longitude}`;
  let end = ends.get(key);
  if (!end) {
    const nearest = nearestJunctions(point, TRIED);
    end = {
      access: nearest.flatMap((junction) => access(junction, point)),
      isInStates: isInStates(point, nearest),
    };
    if (ends.size >= REMEMBERED_ENDS) ends.clear();
    ends.set(key, end);
  }
  return end;
}

function wayOnRoad(a: Point, endA: End, b: Point, endB: End): number {
  const straight = greatCircleMiles(a, b);
  if (straight < 0.5) return 0;
  // Between two ends in the 48 states a truck does not cross the border.
  const domestic = endA.isInStates && endB.isInStates;
  let best = straight * WINDING;
  let bestCost = Infinity;
  for (const { junction, miles } of endA.access) {
    const ways = waysFrom(junction, domestic);
    for (const end of endB.access) {
      const off = (miles + end.miles) * OFF_TRUNK;
      const cost = off * OFF_TRUNK_COST + ways.cost[end.junction]! * ON_TRUNK;
      if (cost >= bestCost) continue;
      bestCost = cost;
      best = off + ways.miles[end.junction]! * ON_TRUNK;
    }
  }
  // Whether the straight way is free is asked last: where the trunk roads are quicker it does not matter.
  const direct = straight * OFF_TRUNK;
  if (bestCost >= direct * OFF_TRUNK_COST && !isBarred(a, b)) best = direct;
  // A junction's point may lie a little off the straight way, so that the sum could fall short of it.
  return Math.max(straight, best);
}

/** The route from a point to a junction, unless it is barred. */
function access(junction: number, point: Point): { junction: number; miles: number }[] {
  const to = JUNCTIONS[junction]!;
  return isBarred(point, to) ? [] : [{ junction, miles: greatCircleMiles(point, to) }];
}

/** Whether a point is in the 48 states, judged by the nearest junction. */
function isInStates({ longitude }: Point, nearest: readonly number[]): boolean {
  return longitude > ALASKA_WEST_OF && !JUNCTIONS[nearest[0]!]!.isCanadian;
}

function regionOf({ latitude, longitude }: Point): Region | undefined {
  return crossings.regions.find(
    ({ box: [south, west, north, east] }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

function portOf({ port }: Region, place: Point): Point {
  return port ? pointAt(port) : place;
}

function pointAt([latitude, longitude]: [number, number]): Point {
  return { latitude, longitude };
}

function isBefore(a: Point, b: Point): boolean {
  return a.latitude < b.latitude || (a.latitude === b.latitude && a.longitude <= b.longitude);
}

function rounded(miles: number): number {
  return Math.max(SHORTEST_MILES, Math.round(miles * 10) / 10);
}
