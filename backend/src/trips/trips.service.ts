import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type User } from '../common/actor.js';
import { daysBetween, endOfDay, localDay } from '../common/calendar.js';
import { invalidField, problem } from '../common/errors.js';
import type { ListPage } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { isOverseas, legMiles } from '../places/distance.js';
import { PlacesService } from '../places/places.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourlyRead } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import { readNewest } from '../platform/database/newest.js';
import type { Tx } from '../platform/database/tx.js';
import { clearDeadlines, Deadlines, setDeadline, takeDeadline } from '../platform/deadlines/deadlines.js';
import { Outbox } from '../platform/events/outbox.js';
import { readListings, requireShown } from '../shipments/shipments.queries.js';
import { requireAccount } from '../users/require-account.js';
import { UsersService } from '../users/users.service.js';
import type { PricedFit, Way } from './along.js';
import { dropWaiting } from './alerts.queries.js';
import { watchedOf } from './lanes.js';
import { forgetLegs, freeWeightOf } from './stops.service.js';
import { type Found, isComplete, TripLoads } from './trip-loads.js';
import { lockTrip, requireTrip } from './lock-trip.js';
import { type Stop, Trip } from './trip.entity.js';
import {
  lastDay,
  type LoadSearch,
  type NearestMiss,
  type NewTrip,
  toTrip,
  toTripLoad,
  usualLeast,
  TRIP_DEFAULTS,
  type TripAnswer,
  type TripChanges,
  type TripLoadsAnswer,
  type TripPlan,
  type TripSearch,
  wayOf,
} from './trips.dto.js';
import { TRIP_RULES } from './trips.rules.js';

export const MOST_TRIPS = 20;
/** Nobody plans farther ahead. */
const MOST_DAYS_AHEAD = 366;
/** The most that a trip may allow. */
const MOST_ADDED_MILES = 300;
/** A load that adds more is no near miss. */
const FARTHEST_MISS = 1_000;
const PAGE = 20;

/** Trips of carriers, and the loads along them. */
@Injectable()
export class TripsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly places: PlacesService,
    private readonly users: UsersService,
    private readonly search: TripLoads,
    @Inject(Env) private readonly env: Env,
    deadlines: Deadlines,
    outbox: Outbox,
  ) {
    deadlines.on('trip_end', ({ subject }) => this.end(subject));
    outbox.on(['user.erased'], 'trips.forget', ({ ids }) => this.forget(ids.userId));
  }

  /** @throws 400, also `place_not_found` and `trip_overseas`; 409 `too_many_trips` */
  plan(user: User, body: NewTrip): Promise<TripAnswer> {
    const plan = this.planOf(body);
    this.requireDay(plan);
    return this.db.tx(async (tx) => {
      // One after the other, so that the limit holds.
      await this.users.lockUser(tx, user.id);
      requireAccount(tx, user.id);
      const planned = await tx.one<{ n: number }>(
        `SELECT count(*)::int AS n FROM trips WHERE carrier_id = $1 AND status = 'planned'`,
        [user.id],
      );
      if ((planned?.n ?? 0) >= MOST_TRIPS) throw problem('too_many_trips');
      const at = this.clock.now();
      const id = randomUUID();
      tx.insert(Trip, {
        id,
        carrierId: user.id,
        ...plan,
        ...watchedOf(plan),
        status: 'planned',
        createdAt: at,
        updatedAt: at,
      });
      return this.settle(tx, id);
    });
  }

  /** The carrier's own, newest first. */
  async own(user: User, { status, ...search }: TripSearch): Promise<ListPage<TripAnswer>> {
    const query = this.db.source
      .getRepository(Trip)
      .createQueryBuilder('t')
      .where('t.carrier_id = :carrierId', { carrierId: user.id });
    if (status) query.andWhere('t.status = :status', { status });
    return readNewest(query, search, toTrip);
  }

  /** @throws 404 */
  async read(user: User, id: string): Promise<TripAnswer> {
    return toTrip(await requireTrip(this.db, user, id));
  }

  /** @throws 400; 404; 409 once it is over */
  change(user: User, id: string, changes: TripChanges): Promise<TripAnswer> {
    return this.db.tx(async (tx) => {
      const trip = await lockTrip(tx, user, id);
      authorize(TRIP_RULES, 'change', user, { ownerId: '', carrierId: trip.carrierId });
      requireState(TRIP_RULES, 'change', trip.status);
      const plan = this.planOf(changes, trip);
      if (plan.firstDay !== trip.firstDay) this.requireDay(plan);
      const at = this.clock.now();
      tx.update(Trip, id, { ...plan, ...watchedOf(plan), updatedAt: at });
      if (placesBetween(plan) !== placesBetween(trip)) await forgetLegs(tx, id);
      if (plan.notify === 'off') {
        clearDeadlines(tx, at, ['load_alerts'], id);
        await dropWaiting(tx, [id]);
      }
      return this.settle(tx, id);
    });
  }

  /** @throws 404 */
  delete(user: User, id: string): Promise<void> {
    return this.db.tx(async (tx) => {
      const trip = await lockTrip(tx, user, id);
      authorize(TRIP_RULES, 'delete', user, { ownerId: '', carrierId: trip.carrierId });
      await this.remove(tx, [id]);
    });
  }

  /** Loads along a planned trip, or one that is over. @throws 404; 429 */
  async loads(user: User, id: string, search: LoadSearch): Promise<TripLoadsAnswer> {
    const trip = await requireTrip(this.db, user, id);
    const free = await freeWeightOf(this.db, [trip]);
    return this.page(user, { ...trip, freeWeightHundredths: free.get(id) ?? null }, search);
  }

  /** Loads along a trip that is not kept. @throws 400; 429 */
  async preview(user: User, body: NewTrip, search: LoadSearch): Promise<TripLoadsAnswer> {
    const plan = this.planOf(body);
    this.requireDay(plan);
    return this.page(user, plan, search);
  }

  /** The carrier does not want to see a listing along trips any more, or again. @throws 404 */
  async hide(user: User, shipmentId: string, hidden: boolean): Promise<void> {
    await this.db.tx(async (tx) => {
      await requireShown(tx, shipmentId);
      requireAccount(tx, user.id);
      if (hidden)
        await tx.run(
          'INSERT INTO hidden_loads (user_id, shipment_id, hidden_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
          [user.id, shipmentId, this.clock.now()],
        );
      else await tx.run('DELETE FROM hidden_loads WHERE user_id = $1 AND shipment_id = $2', [user.id, shipmentId]);
    });
  }

  private async page(user: User, plan: TripPlan, search: LoadSearch): Promise<TripLoadsAnswer> {
    await countHourlyRead(this.db, this.env, 'loadSearches', user.id);
    const way = wayOf(plan, search.direction);
    const sort = search.sort ?? 'net';
    const found = await this.search.find(way, sort, user.id);
    const begin = offsetOf(search.cursor);
    const end = begin + (search.limit ?? PAGE);
    const fits = found.fits.slice(begin, end);
    const hasMore = found.fits.length > end;
    return {
      complete: isComplete(found, sort, way, hasMore ? fits.at(-1) : undefined),
      total: found.unseen.length > 0 ? null : found.fits.length,
      next: hasMore ? String(end) : null,
      loads: await this.told(user, fits, way),
      nearest: found.fits.length > 0 ? null : await this.nearestMiss(user, way, found),
    };
  }

  /** The listings of what fits, as this carrier may see them. What was taken off meanwhile is left out. */
  private async told(user: User, fits: readonly PricedFit[], way: Way) {
    const shipments = await readListings(
      this.db,
      fits.map(({ load }) => load.id),
      user,
    );
    return fits.flatMap((fit) => {
      const shipment = shipments.get(fit.load.id);
      return shipment ? [toTripLoad(shipment, fit, way)] : [];
    });
  }

  /** What misses by the fewest miles: what the trip could allow, else what it could not. */
  private async nearestMiss(user: User, way: Way, found: Found): Promise<NearestMiss | null> {
    if (found.unseen.length > 0) return null;
    for (const maxAddedMiles of [MOST_ADDED_MILES, FARTHEST_MISS]) {
      if (way.maxAddedMiles >= maxAddedMiles) continue;
      const [nearest] = (await this.search.find({ ...way, maxAddedMiles }, 'added', user.id)).fits;
      if (nearest) return { shipmentId: nearest.load.id, addedMiles: nearest.addedMiles };
    }
    return null;
  }

  /** A plan as it is stored, of what was sent over what there was. @throws 400 */
  private planOf(body: NewTrip | TripChanges, before?: Trip): TripPlan {
    const stops = this.stopsOf(body, before?.stops);
    const miles = Math.round(stops.slice(1).reduce((sum, stop, i) => sum + legMiles(stops[i]!, stop), 0));
    const usual = usualLeast(miles);
    const value = <Value>(sent: Value | undefined, old: Value | undefined, usually: Value): Value =>
      sent === undefined ? (old ?? usually) : sent;
    const isUsual = before !== undefined && before.minLoadMiles === usualLeast(before.miles);
    return {
      label: value(body.label, before?.label, null) || null,
      stops,
      miles,
      firstDay: value(body.firstDay, before?.firstDay, ''),
      flexibleDays: value(body.flexibleDays, before?.flexibleDays, TRIP_DEFAULTS.flexibleDays),
      milesADay: value(body.milesADay, before?.milesADay, TRIP_DEFAULTS.milesADay),
      freeWeightHundredths: value(body.freeWeight, before?.freeWeightHundredths, null),
      freeLengthFt: value(body.freeLength, before?.freeLengthFt, null),
      freeWidthFt: value(body.freeWidth, before?.freeWidthFt, null),
      takes: value(body.takes, before?.takes, null),
      maxAddedMiles: value(body.maxAddedMiles, before?.maxAddedMiles, TRIP_DEFAULTS.maxAddedMiles),
      minLoadMiles: value(body.minLoadMiles, isUsual ? undefined : before?.minLoadMiles, usual) ?? usual,
      costAMileCents: value(body.costAMile, before?.costAMileCents, TRIP_DEFAULTS.costAMileCents),
      notify: value(body.notify, before?.notify, TRIP_DEFAULTS.notify),
    };
  }

  /** @throws 400 `place_not_found` naming the field; `trip_overseas`; when it leads nowhere */
  private stopsOf(body: NewTrip | TripChanges, before?: readonly Stop[]): Stop[] {
    const { from, to, via } = body;
    if (before && from === undefined && to === undefined && via === undefined) return [...before];
    const find = (text: string, path: string): Stop => {
      const { label, latitude, longitude, timeZone } = this.places.require(text, path);
      if (isOverseas({ latitude, longitude }))
        throw problem('trip_overseas', { errors: [{ path, message: OVERSEAS }] });
      return { label, latitude, longitude, timeZone };
    };
    const first = from === undefined ? before![0]! : find(from, 'from');
    const last = to === undefined ? before!.at(-1)! : find(to, 'to');
    const between =
      via === undefined ? (before?.slice(1, -1) ?? []) : (via ?? []).map((text, n) => find(text.trim(), `via.${n}`));
    const stops = [first, ...between, last];
    if (stops.every((stop) => legMiles(first, stop) === 0))
      throw invalidField('to', 'A trip leads somewhere: enter another place, or one between');
    return stops;
  }

  /** @throws 400 when the trip begins in the past, or too far ahead */
  private requireDay({ firstDay, stops }: TripPlan): void {
    const today = localDay(this.clock.now(), stops[0]!.timeZone);
    const ahead = daysBetween(today, firstDay);
    if (ahead < 0) throw invalidField('firstDay', 'This day has passed');
    if (ahead > MOST_DAYS_AHEAD) throw invalidField('firstDay', 'At most a year ahead');
  }

  /** Sets when it is over, and answers it. */
  private async settle(tx: Tx, id: string): Promise<TripAnswer> {
    const trip = await tx.get(Trip, { id });
    setDeadline(tx, this.clock.now(), {
      kind: 'trip_end',
      subject: id,
      shipmentId: null,
      dueAt: endOfDay(lastDay(trip), trip.stops.at(-1)!.timeZone),
    });
    return toTrip(trip);
  }

  /** The day of its last possible arrival is over. */
  private async end(id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const trip = await tx.lock(Trip, { id });
      const at = this.clock.now();
      if (!(await takeDeadline(tx, at, 'trip_end', id)) || trip?.status !== 'planned') return;
      authorize(TRIP_RULES, 'end', CLOCK, { ownerId: '', carrierId: trip.carrierId });
      tx.update(Trip, id, { status: 'over', updatedAt: at });
      clearDeadlines(tx, at, ['load_alerts'], id);
      await dropWaiting(tx, [id]);
    });
  }

  private async remove(tx: Tx, ids: readonly string[]): Promise<void> {
    clearDeadlines(tx, this.clock.now(), TRIP_RULES.verbs.delete.clears ?? [], ids);
    await dropWaiting(tx, ids);
    await tx.run('DELETE FROM trips WHERE id = ANY ($1::uuid[])', [[...ids]]);
  }

  /** An erased carrier's trips go, and what they hid. */
  private async forget(userId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const trips = await tx.rows<{ id: string }>('SELECT id FROM trips WHERE carrier_id = $1', [userId]);
      await this.remove(
        tx,
        trips.map(({ id }) => id),
      );
      await tx.run('DELETE FROM hidden_loads WHERE user_id = $1', [userId]);
    });
  }
}

const OVERSEAS = 'No road leads there';

/** The places between, to compare. */
function placesBetween({ stops }: Pick<TripPlan, 'stops'>): string {
  return stops
    .slice(1, -1)
    .map(({ label }) => label)
    .join();
}

/** Where the next page begins. @throws 400 */
function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^[1-9]\d{0,4}$/.test(cursor)) throw invalidField('cursor', 'This cursor is not one of ours.');
  return Number(cursor);
}
