import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { isUnderWay } from '../common/booked.js';
import { invalidField, problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { bestOrder, isWhole, type KeptStop } from './order.js';
import { answerOf, JOBS, type JobRow, keptOrder, orderWithLast, questionOf } from './stops.answer.js';
import { type FreeJob, type KeptStops, MOST_JOBS, type OrderWish, type StopsAnswer } from './stops.dto.js';
import { lockTrip, requireTrip } from './lock-trip.js';
import { Trip } from './trip.entity.js';
import { TRIP_RULES } from './trips.rules.js';

const FREE = `
  SELECT q.id AS "jobId", s.title FROM quotes q JOIN shipments s ON s.id = q.shipment_id
   WHERE q.carrier_id = $1 AND ${isUnderWay('q')} AND NOT EXISTS (SELECT 1 FROM trip_jobs j WHERE j.quote_id = q.id)
   ORDER BY q.created_at DESC, q.id LIMIT 50`;

/** Jobs on trips, and the order of their stops. */
@Injectable()
export class StopsService {
  constructor(private readonly db: Db) {}

  /** Puts an own job on a trip where it breaks the fewest agreements and adds the fewest miles, the other stops as they are; from another trip it is taken off. @throws 404; 409 `trip_full`, `illegal_transition` */
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
         ON CONFLICT (quote_id) DO UPDATE SET trip_id = excluded.trip_id,
           pickup_place = excluded.pickup_place, delivery_place = excluded.delivery_place, pickup_leg = NULL, delivery_leg = NULL`,
        [id, quoteId, end, end + 1],
      );
      const all = await tx.rows<JobRow>(JOBS, [id, user.id]);
      await this.place(tx, id, all, orderWithLast(trip, all));
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
    const found = (await bestOrder(question)) ?? (await bestOrder({ ...question, capacity: Infinity }))!;
    const free = await this.db.rows<FreeJob>(FREE, [user.id]);
    return { ...answerOf(trip, jobs, question, found.stops), free };
  }

  /** Keeps an order. @throws 400 when a stop is missing or a delivery comes before its pickup; 404; 409 */
  keep(user: User, id: string, { stops }: KeptStops): Promise<StopsAnswer> {
    return this.db.tx(async (tx) => {
      const trip = await this.lock(tx, user, id);
      const jobs = await tx.rows<JobRow>(JOBS, [id, user.id]);
      const order = stops.map(({ jobId, end, leg = null }) => ({
        job: jobs.findIndex((job) => job.jobId === jobId),
        end,
        leg,
      }));
      if (!isWhole(questionOf(trip, jobs), order))
        throw invalidField(
          'stops',
          'Every stop that is left once, each pickup before its delivery, legs in their order',
        );
      await this.place(tx, id, jobs, order);
      return this.told(tx, trip, await tx.rows<JobRow>(JOBS, [id, user.id]));
    });
  }

  private async place(tx: Tx, id: string, jobs: readonly JobRow[], order: readonly KeptStop[]): Promise<void> {
    const placeOf = (job: number, end: string) => order.findIndex((stop) => stop.job === job && stop.end === end);
    const legOf = (job: number, end: string) => order[placeOf(job, end)]?.leg ?? null;
    await tx.run(
      `UPDATE trip_jobs j SET pickup_place = k.pickup, delivery_place = k.delivery, pickup_leg = k.pickup_leg, delivery_leg = k.delivery_leg
         FROM unnest($2::uuid[], $3::int[], $4::int[], $5::int[], $6::int[]) k (id, pickup, delivery, pickup_leg, delivery_leg)
        WHERE j.trip_id = $1 AND j.quote_id = k.id`,
      [
        id,
        jobs.map(({ jobId }) => jobId),
        jobs.map((_, job) => placeOf(job, 'pickup')),
        jobs.map((_, job) => placeOf(job, 'delivery')),
        jobs.map((_, job) => legOf(job, 'pickup')),
        jobs.map((_, job) => legOf(job, 'delivery')),
      ],
    );
  }

  private async told(db: Db | Tx, trip: Trip, jobs: readonly JobRow[]): Promise<StopsAnswer> {
    const free = await db.rows<FreeJob>(FREE, [trip.carrierId]);
    const question = questionOf(trip, jobs);
    return { ...answerOf(trip, jobs, question, keptOrder(question, jobs)), free };
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
      WHERE j.trip_id = ANY ($1::uuid[]) AND ${isUnderWay('q')} GROUP BY j.trip_id`,
    [limited.map(([id]) => id)],
  );
  const taken = new Map(rows.map(({ id, weight }) => [id, Math.round((weight ?? 0) * 100)]));
  return new Map(limited.map(([id, free]) => [id, Math.max(0, free - (taken.get(id) ?? 0))]));
}

/** On which leg each stop is kept means nothing any more once the places of a trip between are others. */
export async function forgetLegs(tx: Tx, tripId: string): Promise<void> {
  await tx.run('UPDATE trip_jobs SET pickup_leg = NULL, delivery_leg = NULL WHERE trip_id = $1', [tripId]);
}
