import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { invalidField, problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { legMiles } from '../places/distance.js';
import type { Point } from '../places/great-circle.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { FIRST_PICKUP_DAY, LAST_PICKUP_DAY } from '../quotes/quotes.queries.js';
import { bestOrder, isWhole, milesOf, type OrderedJob, type OrderedStop, type OrderQuestion } from './order.js';
import {
  type FreeJob,
  type KeptStops,
  MOST_JOBS,
  type OrderWish,
  type StopConflict,
  type StopOnTrip,
  type StopsAnswer,
} from './stops.dto.js';
import { lockTrip, requireTrip } from './lock-trip.js';
import { Trip } from './trip.entity.js';
import { dayNumber, dayOf } from './trips.dto.js';
import { TRIP_RULES } from './trips.rules.js';

/** A job on a trip that is not done yet. */
interface JobRow {
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
}

const JOBS = `
  SELECT q.id AS "jobId", s.id AS "shipmentId", s.title, q.status, s.weight::float8 AS weight,
         s.pickup_place AS pickup, s.delivery_place AS delivery,
         ARRAY[s.pickup_latitude, s.pickup_longitude, s.delivery_latitude, s.delivery_longitude]::float8[] AS points,
         ${FIRST_PICKUP_DAY}::text AS "pickupFrom", ${LAST_PICKUP_DAY}::text AS "pickupBy",
         s.delivery_from::text AS "deliverFrom", q.estimated_delivery_date::text AS "deliverBy",
         j.pickup_place AS "pickupPlace", j.delivery_place AS "deliveryPlace"
    FROM trip_jobs j JOIN quotes q ON q.id = j.quote_id JOIN shipments s ON s.id = q.shipment_id
   WHERE j.trip_id = $1 AND q.carrier_id = $2 AND q.status IN ('paid', 'in_progress')
   ORDER BY least(j.pickup_place, j.delivery_place), q.id`;

const FREE = `
  SELECT q.id AS "jobId", s.title FROM quotes q JOIN shipments s ON s.id = q.shipment_id
   WHERE q.carrier_id = $1 AND q.status IN ('paid', 'in_progress') AND NOT EXISTS (SELECT 1 FROM trip_jobs j WHERE j.quote_id = q.id)
   ORDER BY q.created_at DESC, q.id LIMIT 50`;

/** Jobs on trips, and the order of their stops. */
@Injectable()
export class StopsService {
  constructor(private readonly db: Db) {}

  /** Puts an own job at the end of a trip; from another trip it is taken off. @throws 404; 409 `trip_full`, `illegal_transition` */
  add(user: User, id: string, quoteId: string): Promise<StopsAnswer> {
    return this.db.tx(async (tx) => {
      const trip = await this.lock(tx, user, id);
      const quote = await tx.one<{ status: string }>('SELECT status FROM quotes WHERE id = $1 AND carrier_id = $2', [
        quoteId,
        user.id,
      ]);
      if (!quote) throw problem('not_found');
      if (quote.status !== 'paid' && quote.status !== 'in_progress')
        throw problem('illegal_transition', { detail: 'Only a job that is paid or on its way can be on a trip.' });
      const jobs = await tx.rows<JobRow>(JOBS, [id, user.id]);
      if (jobs.some(({ jobId }) => jobId === quoteId)) return this.told(tx, trip, jobs);
      if (jobs.length >= MOST_JOBS) throw problem('trip_full');
      const end = Math.max(-1, ...jobs.flatMap((job) => [job.pickupPlace, job.deliveryPlace])) + 1;
      await tx.run(
        `INSERT INTO trip_jobs (trip_id, quote_id, pickup_place, delivery_place) VALUES ($1, $2, $3, $4)
         ON CONFLICT (quote_id) DO UPDATE SET trip_id = excluded.trip_id, pickup_place = excluded.pickup_place, delivery_place = excluded.delivery_place`,
        [id, quoteId, end, end + 1],
      );
      return this.told(tx, trip, await tx.rows<JobRow>(JOBS, [id, user.id]));
    });
  }

  /** @throws 404 also for a job that is not on the trip */
  async remove(user: User, id: string, quoteId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      await this.lock(tx, user, id);
      const removed = isUuid(quoteId)
        ? await tx.run('DELETE FROM trip_jobs WHERE trip_id = $1 AND quote_id = $2', [id, quoteId])
        : 0;
      if (removed === 0) throw problem('not_found');
    });
  }

  /** The stops in the order that is kept. @throws 404 */
  async read(user: User, id: string): Promise<StopsAnswer> {
    const trip = await requireTrip(this.db, user, id);
    return this.told(this.db, trip, await this.db.rows<JobRow>(JOBS, [id, user.id]));
  }

  /** The order with the fewest miles; nothing is kept. @throws 404 */
  async best(user: User, id: string, { fixFirst = true, fixLast = true }: OrderWish): Promise<StopsAnswer> {
    const trip = await requireTrip(this.db, user, id);
    const jobs = await this.db.rows<JobRow>(JOBS, [id, user.id]);
    const question = questionOf(trip, jobs, { fixFirst, fixLast });
    const found = bestOrder(question) ?? bestOrder({ ...question, capacity: Infinity })!;
    const free = await this.db.rows<FreeJob>(FREE, [user.id]);
    return { ...answerOf(trip, jobs, question, found.stops), free };
  }

  /** Keeps an order. @throws 400 when a stop is missing or a delivery comes before its pickup; 404; 409 */
  keep(user: User, id: string, { stops }: KeptStops): Promise<StopsAnswer> {
    return this.db.tx(async (tx) => {
      const trip = await this.lock(tx, user, id);
      const jobs = await tx.rows<JobRow>(JOBS, [id, user.id]);
      const order = stops.map(({ jobId, end }) => ({ job: jobs.findIndex((job) => job.jobId === jobId), end }));
      if (!isWhole(questionOf(trip, jobs).jobs, order))
        throw invalidField('stops', 'Every stop that is left once, and each pickup before its delivery');
      const placeOf = (job: number, end: string) => order.findIndex((stop) => stop.job === job && stop.end === end);
      await tx.run(
        `UPDATE trip_jobs j SET pickup_place = k.pickup, delivery_place = k.delivery
           FROM unnest($2::uuid[], $3::int[], $4::int[]) k (id, pickup, delivery) WHERE j.trip_id = $1 AND j.quote_id = k.id`,
        [
          id,
          jobs.map(({ jobId }) => jobId),
          jobs.map((_, job) => placeOf(job, 'pickup')),
          jobs.map((_, job) => placeOf(job, 'delivery')),
        ],
      );
      return this.told(tx, trip, await tx.rows<JobRow>(JOBS, [id, user.id]));
    });
  }

  private async told(db: Db | Tx, trip: Trip, jobs: readonly JobRow[]): Promise<StopsAnswer> {
    const free = await db.rows<FreeJob>(FREE, [trip.carrierId]);
    return { ...answerOf(trip, jobs, questionOf(trip, jobs), keptOrder(jobs)), free };
  }

  /** A trip that is planned. */
  private async lock(tx: Tx, user: User, id: string): Promise<Trip> {
    const trip = await lockTrip(tx, user, id);
    authorize(TRIP_RULES, 'change', user, { ownerId: '', carrierId: trip.carrierId });
    requireState(TRIP_RULES, 'change', trip.status);
    return trip;
  }
}

/** Hundredths of lbs that are free on each trip: what the jobs on it weigh is not free any more. Trips without a limit are left out. */
export async function freeWeightOf(
  db: Db | Tx,
  trips: readonly Pick<Trip, 'id' | 'freeWeightHundredths'>[],
): Promise<Map<string, number>> {
  const limited = trips.flatMap(({ id, freeWeightHundredths: free }) => (free === null ? [] : [[id, free] as const]));
  if (limited.length === 0) return new Map();
  const rows = await db.rows<{ id: string; weight: number }>(
    `SELECT j.trip_id AS id, sum(s.weight)::float8 AS weight FROM trip_jobs j JOIN quotes q ON q.id = j.quote_id JOIN shipments s ON s.id = q.shipment_id
      WHERE j.trip_id = ANY ($1::uuid[]) AND q.status IN ('paid', 'in_progress') GROUP BY j.trip_id`,
    [limited.map(([id]) => id)],
  );
  const taken = new Map(rows.map(({ id, weight }) => [id, Math.round((weight ?? 0) * 100)]));
  return new Map(limited.map(([id, free]) => [id, Math.max(0, free - (taken.get(id) ?? 0))]));
}

function keptOrder(jobs: readonly JobRow[]): OrderedStop[] {
  const stops = jobs.flatMap((row, job) => [
    ...(row.status === 'paid' ? [{ job, end: 'pickup' as const, at: row.pickupPlace }] : []),
    { job, end: 'delivery' as const, at: row.deliveryPlace },
  ]);
  return stops.sort((a, b) => a.at - b.at).map(({ job, end }) => ({ job, end }));
}

/** Point 0 is the trip's first place, 1 its last; then each job's two ends. */
function questionOf(
  trip: Trip,
  jobs: readonly JobRow[],
  { fixFirst, fixLast }: Required<OrderWish> = { fixFirst: true, fixLast: true },
): OrderQuestion {
  const points: Point[] = [trip.stops[0]!, trip.stops.at(-1)!];
  const ordered = jobs.map(({ points: [a, b, c, d], weight, status }): OrderedJob => {
    points.push({ latitude: a, longitude: b }, { latitude: c, longitude: d });
    return {
      pickup: points.length - 2,
      delivery: points.length - 1,
      weight: weight ?? 0,
      onBoard: status === 'in_progress',
    };
  });
  return {
    jobs: ordered,
    first: fixFirst ? 0 : undefined,
    last: fixLast ? 1 : undefined,
    capacity: trip.freeWeightHundredths === null ? Infinity : trip.freeWeightHundredths / 100,
    miles: points.map((from) => points.map((to) => legMiles(from, to))),
  };
}

function answerOf(
  trip: Trip,
  jobs: readonly JobRow[],
  question: OrderQuestion,
  order: readonly OrderedStop[],
): Omit<StopsAnswer, 'free'> {
  const sum = (legs: readonly number[]) => legs.reduce((total, leg) => total + leg, 0);
  const legs = milesOf(question, order);
  const conflicts: StopConflict[] = [];
  let [so, load] = [0, question.jobs.reduce((total, { onBoard, weight }) => total + (onBoard ? weight : 0), 0)];
  const stops = order.map(({ job, end }, n): StopOnTrip => {
    const row = jobs[job]!;
    so += legs[n]!;
    const day = dayOf(dayNumber(trip.firstDay) + Math.floor(so / trip.milesADay));
    const [firstDay, lastDay] = end === 'pickup' ? [row.pickupFrom, row.pickupBy] : [row.deliverFrom, row.deliverBy];
    load += end === 'pickup' ? question.jobs[job]!.weight : -question.jobs[job]!.weight;
    if (firstDay !== null && day < firstDay) conflicts.push({ jobId: row.jobId, end, what: 'early' });
    if (lastDay !== null && day > lastDay) conflicts.push({ jobId: row.jobId, end, what: 'late' });
    if (end === 'pickup' && load > question.capacity) conflicts.push({ jobId: row.jobId, end, what: 'too_heavy' });
    const { jobId, shipmentId, title } = row;
    return { jobId, shipmentId, title, end, place: row[end], miles: Math.round(legs[n]!), day, firstDay, lastDay };
  });
  const [miles, before] = [
    Math.round(sum(legs)),
    Math.round(sum(milesOf({ ...question, first: 0, last: 1 }, keptOrder(jobs)))),
  ];
  return { stops, miles, before, saved: Math.max(0, before - miles), conflicts };
}
