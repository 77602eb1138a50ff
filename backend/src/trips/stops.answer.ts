import { isUnderWay } from '../common/booked.js';
import { legMiles } from '../places/distance.js';
import type { Point } from '../places/great-circle.js';
import { FIRST_PICKUP_DAY, LAST_PICKUP_DAY } from '../common/pickup-days.js';
import {
  type KeptStop,
  milesOf,
  onLegs,
  type OrderedJob,
  type OrderedStop,
  type OrderQuestion,
  wayOf,
} from './order.js';
import type { OrderWish, PlaceOnTrip, StopConflict, StopOnTrip, StopsAnswer } from './stops.dto.js';
import type { Trip } from './trip.entity.js';
import { dayNumber, dayOf } from './trips.dto.js';

/** A job on a trip that is not done yet. */
export interface JobRow {
  jobId: string;
  shipmentId: string;
  title: string;
  status: 'paid' | 'in_progress';
  weight: number | null;
  pickup: string;
  delivery: string;
  points: [number, number, number, number];
  pickupFrom: string | null;
  pickupBy: string | null;
  deliverFrom: string | null;
  deliverBy: string | null;
  pickupPlace: number;
  deliveryPlace: number;
  /** null: wherever the places of the trip add the fewest miles. */
  pickupLeg: number | null;
  deliveryLeg: number | null;
}

/** Of the trip $1 and the carrier $2. */
export const JOBS = `
  SELECT q.id AS "jobId", s.id AS "shipmentId", s.title, q.status, s.weight::float8 AS weight,
         s.pickup_place AS pickup, s.delivery_place AS delivery,
         ARRAY[s.pickup_latitude, s.pickup_longitude, s.delivery_latitude, s.delivery_longitude]::float8[] AS points,
         ${FIRST_PICKUP_DAY}::text AS "pickupFrom", ${LAST_PICKUP_DAY}::text AS "pickupBy",
         s.delivery_from::text AS "deliverFrom", q.estimated_delivery_date::text AS "deliverBy",
         j.pickup_place AS "pickupPlace", j.delivery_place AS "deliveryPlace",
         j.pickup_leg AS "pickupLeg", j.delivery_leg AS "deliveryLeg"
    FROM trip_jobs j JOIN quotes q ON q.id = j.quote_id JOIN shipments s ON s.id = q.shipment_id
   WHERE j.trip_id = $1 AND q.carrier_id = $2 AND ${isUnderWay('q')}
   ORDER BY least(j.pickup_place, j.delivery_place), q.id`;

/** The stops that are left, in the order that is kept. */
export function keptOrder(question: OrderQuestion, jobs: readonly JobRow[]): OrderedStop[] {
  const stops = jobs.flatMap((row, job) => [
    ...(row.status === 'paid' ? [{ job, end: 'pickup' as const, at: row.pickupPlace, leg: row.pickupLeg }] : []),
    { job, end: 'delivery' as const, at: row.deliveryPlace, leg: row.deliveryLeg },
  ]);
  return onLegs(
    question,
    stops.sort((a, b) => a.at - b.at),
  );
}

/** The places of the trip come first, then each job's two ends. */
export function questionOf(
  trip: Trip,
  jobs: readonly JobRow[],
  { fixFirst, fixLast }: Required<OrderWish> = { fixFirst: true, fixLast: true },
): OrderQuestion {
  const points: Point[] = [...trip.stops];
  const ordered = jobs.map(({ points: [a, b, c, d], weight, status }): OrderedJob => {
    points.push({ latitude: a, longitude: b }, { latitude: c, longitude: d });
    return {
      pickup: points.length - 2,
      delivery: points.length - 1,
      weight: weight ?? 0,
      onBoard: status === 'in_progress',
    };
  });
  const last = trip.stops.length - 1;
  return {
    jobs: ordered,
    first: fixFirst ? 0 : undefined,
    between: trip.stops.slice(1, -1).map((_, n) => n + 1),
    last: fixLast ? last : undefined,
    capacity: trip.freeWeightHundredths === null ? Infinity : trip.freeWeightHundredths / 100,
    miles: points.map((from) => points.map((to) => legMiles(from, to))),
  };
}

/** The order that is kept of all jobs but the last, with that one's stops where the fewest days and weights are broken, then the fewest miles added. */
export function orderWithLast(trip: Trip, jobs: readonly JobRow[]): KeptStop[] {
  const question = questionOf(trip, jobs);
  const others = jobs.slice(0, -1);
  const job = others.length;
  const kept = keptOrder(questionOf(trip, others), others);
  const legs = question.between.length;
  const begun = question.jobs[job]?.onBoard
    ? [{ order: kept, after: 0 }]
    : insertions(kept, { job, end: 'pickup' }, legs, 0);
  const orders = begun.flatMap(({ order, after }) => insertions(order, { job, end: 'delivery' }, legs, after));
  const weighed = orders.map(({ order }) => ({ order, ...along(trip, jobs, question, order) }));
  const best = weighed.reduce((least, each) =>
    (each.conflicts.length - least.conflicts.length || each.miles - least.miles) < 0 ? each : least,
  );
  const legOf = ({ job: of, end }: OrderedStop) => (end === 'pickup' ? jobs[of]?.pickupLeg : jobs[of]?.deliveryLeg);
  return best.order.map((stop) => (stop.job === job ? stop : { ...stop, leg: legOf(stop) ?? null }));
}

/** Every way to put a stop into an order from a number on, and how many stops come before what may follow it. */
function insertions(
  order: readonly OrderedStop[],
  stop: Omit<OrderedStop, 'leg'>,
  legs: number,
  from: number,
): { order: OrderedStop[]; after: number }[] {
  const ways = [];
  for (let at = from; at <= order.length; at += 1)
    for (let leg = order[at - 1]?.leg ?? 0; leg <= (order[at]?.leg ?? legs); leg += 1)
      ways.push({ order: [...order.slice(0, at), { ...stop, leg }, ...order.slice(at)], after: at + 1 });
  return ways;
}

/** An order with its miles, days and conflicts, and what it saves of the one that is kept. */
export function answerOf(
  trip: Trip,
  jobs: readonly JobRow[],
  question: OrderQuestion,
  order: readonly OrderedStop[],
): Omit<StopsAnswer, 'free'> {
  const kept = questionOf(trip, jobs);
  const before = Math.round(milesOf(kept, keptOrder(kept, jobs)));
  const told = along(trip, jobs, question, order);
  return { ...told, before, saved: Math.max(0, before - told.miles) };
}

/** An order with its miles, rounded so that those of its parts add up to them, its days and conflicts. */
function along(
  trip: Trip,
  jobs: readonly JobRow[],
  question: OrderQuestion,
  order: readonly OrderedStop[],
): Pick<StopsAnswer, 'stops' | 'places' | 'miles' | 'conflicts'> {
  const [stops, places, conflicts]: [StopOnTrip[], PlaceOnTrip[], StopConflict[]] = [[], [], []];
  let [so, load] = [0, question.jobs.reduce((total, { onBoard, weight }) => total + (onBoard ? weight : 0), 0)];
  for (const { miles: way, stop } of wayOf(question, order)) {
    const miles = Math.round(so + way) - Math.round(so);
    so += way;
    const there = { miles, day: dayOf(dayNumber(trip.firstDay) + Math.floor(so / trip.milesADay)) };
    if (!stop) {
      places.push({ place: trip.stops[places.length + 1]!.label, ...there });
      continue;
    }
    const [row, { weight }] = [jobs[stop.job]!, question.jobs[stop.job]!];
    load += stop.end === 'pickup' ? weight : -weight;
    const told = stopOf(row, stop, there);
    stops.push(told);
    conflicts.push(...conflictsOf(told, load > question.capacity));
  }
  return { stops, places, miles: Math.round(so), conflicts };
}

function stopOf(row: JobRow, { end, leg }: OrderedStop, there: Pick<StopOnTrip, 'miles' | 'day'>): StopOnTrip {
  const { jobId, shipmentId, title } = row;
  const [firstDay, lastDay] = end === 'pickup' ? [row.pickupFrom, row.pickupBy] : [row.deliverFrom, row.deliverBy];
  return { jobId, shipmentId, title, end, place: row[end], leg, ...there, firstDay, lastDay };
}

function conflictsOf({ jobId, end, day, firstDay, lastDay }: StopOnTrip, isTooHeavy: boolean): StopConflict[] {
  const what: StopConflict['what'][] = [];
  if (firstDay !== null && day < firstDay) what.push('early');
  if (lastDay !== null && day > lastDay) what.push('late');
  if (end === 'pickup' && isTooHeavy) what.push('too_heavy');
  return what.map((each) => ({ jobId, end, what: each }));
}
