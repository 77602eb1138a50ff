import { readFileSync } from 'node:fs';
import { greatCircleMiles, type Point } from './great-circle.js';

interface Highways {
  nodes: Record<string, [latitude: number, longitude: number]>;
  roads: Record<string, string[]>;
}

/** Where a trunk road can be entered and left. */
export interface Junction extends Point {
  isCanadian: boolean;
}

/** The routes from one junction to all others: their cost in freeway miles, and their length in miles (as the crow flies between junctions). */
interface Ways {
  cost: Float32Array;
  miles: Float32Array;
}

interface Edge {
  to: number;
  miles: number;
  cost: number;
}

/** A mile on a road that is not a freeway takes as long as this many on one. */
const SLOW = 1.25;
const MOTORWAY = /^(I-|CAN-401|CAN-20$|QEW|NJTP|FLTP|GSP|WKP|MTNP|CPK)/;
const PROVINCES = new Set(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']);

const { nodes, roads } = JSON.parse(readFileSync(new URL('./highways.json', import.meta.url), 'utf8')) as Highways;
const names = Object.keys(nodes);

/** All junctions; a junction is identified by its index in this list. */
export const JUNCTIONS: readonly Junction[] = names.map((name) => {
  const [latitude, longitude] = nodes[name]!;
  return { latitude, longitude, isCanadian: PROVINCES.has(name.slice(-2)) };
});

const edges = readEdges();
/** Computed when first needed, a quarter of a millisecond per row; at most 8 KB per row. */
const rows = [new Map<number, Ways>(), new Map<number, Ways>()];

/** The quickest routes from a junction to all others; `domestic` leaves out the Canadian junctions. */
export function waysFrom(junction: number, domestic: boolean): Ways {
  const known = rows[domestic ? 1 : 0]!;
  let ways = known.get(junction);
  if (!ways) {
    ways = quickest(junction, domestic);
    known.set(junction, ways);
  }
  return ways;
}

/** The `count` junctions nearest to a point. */
export function nearestJunctions(point: Point, count: number): number[] {
  const narrowing = Math.cos((point.latitude * Math.PI) / 180);
  const best: number[] = [];
  const distance: number[] = [];
  JUNCTIONS.forEach((junction, i) => {
    const squared =
      (junction.latitude - point.latitude) ** 2 + ((junction.longitude - point.longitude) * narrowing) ** 2;
    if (best.length === count && squared >= distance[count - 1]!) return;
    let at = Math.min(best.length, count - 1);
    while (at > 0 && distance[at - 1]! > squared) {
      best[at] = best[at - 1]!;
      distance[at] = distance[at - 1]!;
      at -= 1;
    }
    best[at] = i;
    distance[at] = squared;
  });
  return best;
}

function readEdges(): Edge[][] {
  const index = new Map(names.map((name, i) => [name, i]));
  const lists: Edge[][] = names.map(() => []);
  for (const [road, stops] of Object.entries(roads)) {
    for (let i = 1; i < stops.length; i += 1) {
      const [from, to] = [index.get(stops[i - 1]!)!, index.get(stops[i]!)!];
      const miles = greatCircleMiles(JUNCTIONS[from]!, JUNCTIONS[to]!);
      const cost = miles * (MOTORWAY.test(road) ? 1 : SLOW);
      lists[from]!.push({ to, miles, cost });
      lists[to]!.push({ to: from, miles, cost });
    }
  }
  return lists;
}

/** Dijkstra over a binary heap of junctions. */
function quickest(from: number, domestic: boolean): Ways {
  const cost = new Float32Array(names.length).fill(Infinity);
  const miles = new Float32Array(names.length).fill(Infinity);
  const done = new Uint8Array(names.length);
  const heap: [cost: number, junction: number][] = [[0, from]];
  cost[from] = 0;
  miles[from] = 0;
  while (heap.length > 0) {
    const [, at] = pop(heap);
    if (done[at]) continue;
    done[at] = 1;
    for (const edge of edges[at]!) {
      if (domestic && JUNCTIONS[edge.to]!.isCanadian) continue;
      const total = cost[at]! + edge.cost;
      if (total >= cost[edge.to]!) continue;
      cost[edge.to] = total;
      miles[edge.to] = miles[at]! + edge.miles;
      push(heap, [total, edge.to]);
    }
  }
  return { cost, miles };
}

function push(heap: [number, number][], entry: [number, number]): void {
  let at = heap.push(entry) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent]![0] <= entry[0]) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = entry;
}

function pop(heap: [number, number][]): [number, number] {
  const top = heap[0]!;
  const last = heap.pop()!;
  if (heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1]![0] < heap[child]![0]) child += 1;
    if (heap[child]![0] >= last[0]) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = last;
  return top;
}
