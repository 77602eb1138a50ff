import { COUNT_CAP } from '../common/paging.js';
import { EARTH_RADIUS_MILES, vectorOf } from '../places/great-circle.js';
import type { Statement } from '../platform/database/statement.js';
import { OPEN_STATUSES } from './shipments.dto.js';
import { visibleToAll } from './visible.js';

type End = 'pickup' | 'delivery';

/** A point to look around, and which end of the route to look at. */
export interface Near {
  end: End | 'either';
  latitude: number;
  longitude: number;
}

const MILES_A_DEGREE = 69;

const endsOf = (end: Near['end']): End[] => (end === 'either' ? ['pickup', 'delivery'] : [end]);

/** The condition "within this many miles of a point", and SQL for the miles. */
export interface Around {
  condition: string;
  distance: string;
  /** SQL for the square of the way straight through a globe of radius 1, which grows with the miles and costs little. */
  chord: string;
  /** SQL for the greatest `chord`, and for the sides of the box. */
  reach: string;
  box: readonly string[];
}

/** Writes the condition "within this many miles of a point", preceded, if asked for, by a box that an index of points answers. */
export function writeAround(statement: Statement, near: Near, miles: number, boxed: boolean): Around {
  const box = boxed ? boxOf(near, miles).map((side) => `${statement.value(side)}::float8`) : [];
  const center = vectorOf(near).map((each) => `${statement.value(each)}::float8`);
  const reach = `${statement.value(chordOf(miles))}::float8`;
  const ends = endsOf(near.end).map((end) => ({ end, chord: chordTo(end, center) }));
  const condition = `(${ends.map(({ end, chord }) => `(${boxed ? `${inBox(end, box)} AND ` : ''}${chord} <= ${reach})`).join(' OR ')})`;
  statement.where(condition);
  const chord = `least(${ends.map((end) => end.chord).join(', ')})`;
  return { condition, chord, distance: `(${2 * EARTH_RADIUS_MILES} * asin(least(1, sqrt(${chord}) / 2)))`, reach, box };
}

/** As {@link Around.chord}, of so many miles. */
function chordOf(miles: number): number {
  return (2 * Math.sin(Math.min(miles / EARTH_RADIUS_MILES, Math.PI) / 2)) ** 2;
}

/** @param center SQL for its coordinates on the globe of radius 1 */
function chordTo(end: End, center: readonly string[]): string {
  return `(${['x', 'y', 'z'].map((axis, n) => `(s.${end}_${axis} - ${center[n]}) * (s.${end}_${axis} - ${center[n]})`).join(' + ')})`;
}

/** The sides in the east, north, west and south of the box around a circle. */
function boxOf({ latitude, longitude }: Near, miles: number): [number, number, number, number] {
  const { tall, wide } = degreesOf(latitude, miles);
  return [longitude + wide, latitude + tall, longitude - wide, latitude - tall];
}

/** Of the box, the sides in the east, north, west and south. */
function inBox(end: End, [east, north, west, south]: readonly string[]): string {
  return `point(s.${end}_longitude::float8, s.${end}_latitude::float8) <@ box(point(${east}, ${north}), point(${west}, ${south}))`;
}

/** Places are points of a city or ZIP code, so a smaller circle than this holds no fewer. */
const LEAST_CIRCLE_MILES = 1;

/**
 * SQL for the ids of the nearest that match the statement's conditions, as many as wanted. They are those of the smallest
 * of some circles, each twice as wide as the one before it, that holds so many, so that what is read grows with the page
 * and not with the circle that was asked for.
 */
export function nearestOf(
  statement: Statement,
  near: Near,
  around: Around,
  { miles, order }: { miles: number; order: string },
  wanted: number,
): string {
  const smaller: number[] = [];
  for (let radius = miles; radius > 2 * LEAST_CIRCLE_MILES; radius /= 2) smaller.unshift(radius / 2);
  const circles = smaller.map((radius) => [chordOf(radius), ...boxOf(near, radius)]);
  const columns = ['reach', 'east', 'north', 'west', 'south'];
  const values = [around.reach, ...around.box].map(
    (whole, n) => `${statement.value(circles.map((circle) => circle[n]))}::float8[] || ${whole}`,
  );
  const boxes = endsOf(near.end).map((end) => inBox(end, ['c.east', 'c.north', 'c.west', 'c.south']));
  const within = `${statement.all(around.condition)} AND (${boxes.join(' OR ')}) AND ${around.chord} <= c.reach`;
  return `(SELECT n.id FROM (SELECT c.* FROM unnest(${values.join(', ')}) WITH ORDINALITY c (${columns.join(', ')}, place)
      WHERE c.place = ${smaller.length + 1} OR (SELECT count(*) FROM (SELECT FROM shipments s WHERE ${within} LIMIT ${wanted}) found) = ${wanted} LIMIT 1) c
    CROSS JOIN LATERAL (SELECT s.id FROM shipments s WHERE ${within} ORDER BY ${order} LIMIT ${wanted}) n)`;
}

/** How far a circle reaches, in degrees of latitude and longitude. */
function degreesOf(latitude: number, miles: number): { tall: number; wide: number } {
  const tall = miles / MILES_A_DEGREE;
  return { tall, wide: tall / Math.max(0.05, Math.cos((Math.abs(latitude) + tall) * (Math.PI / 180))) };
}

/** Numbered cells of the earth, this many per degree each way; an index keeps each cell's newest listings together. */
const CELLS_A_DEGREE = 4;
const MOST_CELLS = 600;
/** As in the indexes of cells. */
const cellAt = (side: End): string =>
  `(floor(s.${side}_latitude::float8 * ${CELLS_A_DEGREE}) * ${360 * CELLS_A_DEGREE} + floor(s.${side}_longitude::float8 * ${CELLS_A_DEGREE}))::int`;

/** The cells a circle touches; undefined when there are too many to search one by one. */
export function cellsAround(
  { latitude, longitude }: Pick<Near, 'latitude' | 'longitude'>,
  miles: number,
): number[] | undefined {
  const { tall, wide } = degreesOf(latitude, miles);
  const [bottom, top, left, right] = [latitude - tall, latitude + tall, longitude - wide, longitude + wide].map(
    (side) => Math.floor(side * CELLS_A_DEGREE),
  ) as [number, number, number, number];
  const [rows, columns] = [top - bottom + 1, right - left + 1];
  if (rows * columns > MOST_CELLS) return undefined;
  return Array.from(
    { length: rows * columns },
    (_, n) => (bottom + Math.floor(n / columns)) * 360 * CELLS_A_DEGREE + left + (n % columns),
  );
}

/**
 * SQL for the listings around a place, cell by cell, so that what is read is bounded however many there are. The indexes of cells answer it
 * alone while they hold every column of its conditions (migration `AnswerNearFromIndexes`); one more condition reads each listing.
 */
export class CellSearch {
  private readonly cells: string;
  private readonly ends: End[];

  constructor(
    private readonly statement: Statement,
    end: Near['end'],
    cells: number[],
  ) {
    this.cells = `${statement.value(cells)}::int[]`;
    this.ends = endsOf(end);
  }

  /** The ids of the newest, as many as wanted. */
  newest(wanted: number): string {
    const ofEnd = (end: End) => `SELECT n.id, n.created_at FROM unnest(${this.cells}) c (cell) CROSS JOIN LATERAL
      (SELECT s.id, s.created_at FROM shipments s WHERE ${this.statement.all()} AND ${cellAt(end)} = c.cell ORDER BY s.created_at DESC, s.id DESC LIMIT ${wanted}) n`;
    return `(SELECT id FROM (${this.ends.map(ofEnd).join(' UNION ')}) found ORDER BY created_at DESC, id DESC LIMIT ${wanted})`;
  }

  /** How many there are, up to one past the cap; one with both ends here is counted at its first. */
  count(): string {
    const ofEnd = (end: End, place: number) => `SELECT 1 FROM unnest(${this.cells}) c (cell) CROSS JOIN LATERAL
      (SELECT 1 FROM shipments s WHERE ${this.statement.all()} AND ${cellAt(end)} = c.cell ${place > 0 ? `AND ${cellAt('pickup')} <> ALL (${this.cells})` : ''} LIMIT ${COUNT_CAP + 1}) n`;
    return `(SELECT count(*)::int FROM (${this.ends.map(ofEnd).join(' UNION ALL ')} LIMIT ${COUNT_CAP + 1}) counted)`;
  }
}

/** SQL for the ids of open listings that are picked up in any of some cells: of each cell the newest of each status, so many. */
export function newestPickups(cells: string, ofEach: number): string {
  return `SELECT n.id FROM unnest(${cells}::int[]) c (cell) CROSS JOIN (VALUES ${OPEN_STATUSES.map((status) => `('${status}')`).join(', ')}) o (status)
    CROSS JOIN LATERAL (SELECT s.id FROM shipments s WHERE s.status = o.status AND ${visibleToAll('s')} AND ${cellAt('pickup')} = c.cell
      ORDER BY s.created_at DESC, s.id DESC LIMIT ${ofEach}) n`;
}

/** A circle of more cells than this holds a good part of all listings, so a page of it is found among this many of the newest. */
const WALKED = 2_000;

/**
 * SQL for the ids of the newest within a wide circle, as many as wanted. Left alone, the planner either walks back from the newest
 * listing and checks each, which is endless when something else was just listed in bulk, or reads every match. Here the walk ends soon,
 * and every match is only read if it does not fill the page.
 */
export function newestAround(statement: Statement, { condition }: Around, wanted: number): string {
  const inOrder = (rows: number) => `ORDER BY s.created_at DESC, s.id DESC LIMIT ${rows}`;
  return `(WITH
      walked AS MATERIALIZED (SELECT s.id, s.created_at
        FROM (SELECT * FROM shipments s WHERE ${statement.all(condition)} ${inOrder(WALKED)}) s WHERE ${condition} ${inOrder(wanted)}),
      enough AS (SELECT * FROM walked WHERE (SELECT count(*) FROM walked) >= ${wanted}),
      every AS MATERIALIZED (SELECT s.id, s.created_at FROM shipments s WHERE ${statement.all()})
    SELECT id FROM (${['enough', 'every'].map((name) => `(SELECT s.id FROM ${name} s ${inOrder(wanted)})`).join(' UNION ALL ')}) found LIMIT ${wanted})`;
}
