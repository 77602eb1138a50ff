import { isBooked } from '../common/booked.js';
import type { Category } from '../common/categories.js';
import { newestPickups } from '../shipments/shipments.near.js';
import { LOAD, takenFrom } from './trip-loads.queries.js';

/** Of each quarter of a degree around a place, so many of the newest open listings are looked at, and so many in all. */
const OF_EACH_CELL = 100;
const MOST_NEAR = 2_000;
/** A carrier's last jobs are looked for among so many of their newest quotes. */
const NEWEST_QUOTES = 500;
export const LAST_JOBS = 10;

/**
 * Open loads that are picked up in some cells and a carrier may quote on. What is read is bounded however many there are.
 * $1: the cells, the most important first; $2: the carrier; $3: the first day on which one can be picked up; $4: the categories, or null.
 */
export const NEAR = `SELECT ${LOAD} FROM (${newestPickups('$1', OF_EACH_CELL)} LIMIT ${MOST_NEAR}) near JOIN open_loads o ON o.shipment_id = near.id
  WHERE NOT o.sea AND o.owner_id <> $2::uuid AND o.last_day >= $3::date AND ($4::text[] IS NULL OR o.category::text = ANY ($4::text[]))
    AND NOT ${takenFrom('$2::uuid')}`;

/** Where a job begins and ends. */
export interface JobRow {
  category: Category;
  pickup: string;
  delivery: string;
  /** Latitude and longitude of the pickup, then of the delivery. */
  points: [number, number, number, number];
  timeZone: string;
}

const JOB = `s.category, s.pickup_place AS pickup, s.delivery_place AS delivery, s.delivery_time_zone AS "timeZone",
  ARRAY[s.pickup_latitude, s.pickup_longitude, s.delivery_latitude, s.delivery_longitude]::float8[] AS points`;

/** A carrier's last jobs, the newest first. $1: the carrier. */
export const LATEST_JOBS = `SELECT ${JOB}
  FROM (SELECT * FROM quotes WHERE carrier_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${NEWEST_QUOTES}) q JOIN shipments s ON s.id = q.shipment_id
 WHERE ${isBooked('q')} ORDER BY q.created_at DESC, q.id DESC LIMIT ${LAST_JOBS}`;

/** One job, if it is the carrier's. $1: its shipment; $2: the carrier. */
export const OWN_JOB = `SELECT ${JOB} FROM quotes q JOIN shipments s ON s.id = q.shipment_id WHERE q.shipment_id = $1 AND q.carrier_id = $2 AND ${isBooked('q')}`;

/** What a carrier says of themselves. $1: the carrier. */
export const CARRIER = 'SELECT home_base AS "homeBase", takes FROM users WHERE id = $1';
