import { isOverseas } from '../places/distance.js';
import { gazetteer } from '../places/gazetteer.js';
import { type Point, type Vector, vectorOf } from '../places/great-circle.js';
import type { Way } from './along.js';
import {
  chord,
  leastDetour,
  type Leg,
  legsOf,
  ROAD_MILES_A_RADIUS,
  ROUNDING_MILES,
  SLACK_MILES,
  type Stretch,
  type WayStop,
} from './rides.js';

/** A listing's miles are at most so many more than those of its lane. */
const SHORTEST_MILES = 5;
/** Degrees each way. */
const CELL = 2;
/** A cell's corners are its farthest points, but for the bulge of its sides. */
const BULGE = 1.01;

interface Cell {
  number: number;
  centre: Vector;
  /** How far a point of it is from its centre at most, as least road miles. */
  reach: number;
}

let known: Cell[] | undefined;

/** The cells that hold a place to which a road leads. */
function cells(): Cell[] {
  if (known) return known;
  const corners = new Map<number, [south: number, west: number]>();
  for (const point of gazetteer().points()) {
    if (isOverseas(point)) continue;
    const [row, column] = [Math.floor(point.latitude / CELL), Math.floor(point.longitude / CELL)];
    corners.set(row * (360 / CELL) + column, [row * CELL, column * CELL]);
  }
  known = [...corners].map(([number, [south, west]]) => {
    const at = (up: number, right: number) => vectorOf({ latitude: south + up * CELL, longitude: west + right * CELL });
    const centre = at(0.5, 0.5);
    const far = Math.max(chord(centre, at(0, 0)), chord(centre, at(1, 0)));
    return { number, centre, reach: BULGE * far * ROAD_MILES_A_RADIUS };
  });
  return known;
}

/** Pairs of cells: where a load is picked up, and where it is delivered. */
export interface Lanes {
  pickup: number[];
  delivery: number[];
}

type Limits = Pick<Way, 'maxAddedMiles' | 'minLoadMiles'>;

/** All lanes on which a load may lie that adds no more than is allowed. Nothing is left out wrongly. */
export function lanesOf({ on, off }: Stretch, limits: Limits): Lanes {
  return on === off ? lanesOn(on, limits) : lanesAcross(on, off, limits);
}

function lanesOn(leg: Leg, { maxAddedMiles, minLoadMiles }: Limits): Lanes {
  const most = maxAddedMiles + leg.miles + SLACK_MILES + SHORTEST_MILES;
  // Of nearly a thousand cells a short leg is near to few.
  const near = ({ at }: WayStop) =>
    nearest((cell) => Math.max(0, ROAD_MILES_A_RADIUS * chord(at, cell.centre) - cell.reach), most - minLoadMiles);
  return pairsOf(near(leg.from), near(leg.to), (start, end) => {
    const off = start.least + end.least;
    // The farther ones are no better.
    if (off + minLoadMiles > most) return 'none';
    const between =
      ROAD_MILES_A_RADIUS * chord(start.cell.centre, end.cell.centre) - start.cell.reach - end.cell.reach - SLACK_MILES;
    return off + Math.max(minLoadMiles, between) <= most;
  });
}

function lanesAcross(on: Leg, off: Leg, { maxAddedMiles }: Limits): Lanes {
  const most = maxAddedMiles + ROUNDING_MILES;
  return pairsOf(cellsBy(on, most), cellsBy(off, most), (start, end) =>
    start.least + end.least <= most ? true : 'none',
  );
}

/** The cells that a leg can lead over for at most so many miles more. */
const cellsBy = (leg: Leg, most: number) => nearest(({ centre, reach }) => leastDetour(leg, centre, reach), most);

interface Near {
  cell: Cell;
  /** Miles to it at least. */
  least: number;
}

/** The cells within so many miles, nearest first. */
function nearest(milesTo: (cell: Cell) => number, most: number): Near[] {
  const found: Near[] = [];
  for (const cell of cells()) {
    const least = milesTo(cell);
    if (least <= most) found.push({ cell, least });
  }
  return found.sort((a, b) => a.least - b.least);
}

/** The pairs that `may` lets through; it says 'none' where no later end is let through either. */
function pairsOf(starts: Near[], ends: Near[], may: (start: Near, end: Near) => boolean | 'none'): Lanes {
  const lanes: Lanes = { pickup: [], delivery: [] };
  for (const start of starts) {
    for (const end of ends) {
      const answer = may(start, end);
      if (answer === 'none') break;
      if (!answer) continue;
      lanes.pickup.push(start.cell.number);
      lanes.delivery.push(end.cell.number);
    }
  }
  return lanes;
}

/** What the search the other way round goes by: where the ends of a load may be that adds few enough miles, and the legs as numbers. */
export interface Watched {
  pickupCells: number[];
  deliveryCells: number[];
  /** Seven a leg: its ends on the unit sphere, and its road miles. */
  legs: number[];
}

export function watchedOf(way: Pick<Way, 'stops' | 'maxAddedMiles' | 'minLoadMiles'>): Watched {
  const legs = legsOf(way);
  const lanes = legs.map((leg) => lanesOn(leg, way));
  // Where there are stops between, a load may be delivered on a later leg.
  const by = legs.length === 1 ? [] : legs.map((leg) => cellsBy(leg, way.maxAddedMiles + ROUNDING_MILES));
  const numbers = (end: keyof Lanes, near: Near[][]) =>
    [...new Set([...lanes.flatMap((lane) => lane[end]), ...near.flat().map(({ cell }) => cell.number)])].sort(
      (a, b) => a - b,
    );
  return {
    pickupCells: numbers('pickup', by.slice(0, -1)),
    deliveryCells: numbers('delivery', by.slice(1)),
    legs: legs.flatMap(({ from, to, miles }) => [...from.at, ...to.at, miles]),
  };
}

const MILES_A_DEGREE = 69;

/** The cells of the box around a circle; null when it is so wide that they sort little out. */
export function cellsWithin({ latitude, longitude }: Point, miles: number): number[] | null {
  const tall = miles / MILES_A_DEGREE;
  const wide = tall / Math.max(0.05, Math.cos(((Math.abs(latitude) + tall) * Math.PI) / 180));
  const cellOf = (degrees: number) => Math.floor(degrees / CELL);
  const [south, north, west, east] = [
    cellOf(latitude - tall),
    cellOf(latitude + tall),
    cellOf(longitude - wide),
    cellOf(longitude + wide),
  ];
  const [rows, columns] = [north - south + 1, east - west + 1];
  if (rows * columns > MOST_CELLS) return null;
  return Array.from(
    { length: rows * columns },
    (_, n) => (south + Math.floor(n / columns)) * (360 / CELL) + west + (n % columns),
  );
}

const MOST_CELLS = 400;
