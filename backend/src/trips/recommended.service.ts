import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { localDay } from '../common/calendar.js';
import type { Category } from '../common/categories.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { isOverseas } from '../places/distance.js';
import { PlacesService } from '../places/places.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourlyRead } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import { cellsAround } from '../shipments/shipments.near.js';
import { readListings } from '../shipments/shipments.queries.js';
import {
  type Because,
  bestOf,
  leadsHome,
  leastAddedTo,
  MOST_RECOMMENDED,
  NEAR_MILES,
  nearOf,
  onTrip,
  type Recommended,
  type Spot,
} from './recommended.js';
import { type AddedMilesAnswer, daysOn, idsIn, type RecommendedLoadsAnswer, toRecommended } from './recommended.dto.js';
import { CARRIER, type JobRow, LATEST_JOBS, NEAR, OWN_JOB } from './recommended.queries.js';
import { legsOf, stretchesOf } from './rides.js';
import { freeWeightOf } from './stops.service.js';
import { inSlices, loadOf, TripLoads } from './trip-loads.js';
import type { LoadRow } from './trip-loads.queries.js';
import { Trip } from './trip.entity.js';
import { dayNumber, nameOf, TRIP_DEFAULTS, wayOf } from './trips.dto.js';
import { MOST_TRIPS } from './trips.service.js';

/** Loads are recommended along so many of a carrier's trips: those that begin first. */
const TRIPS_LOOKED_ALONG = 5;

/** Loads for a carrier who did not ask for any: along their trips, near their jobs, and after a delivery. */
@Injectable()
export class RecommendedService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly places: PlacesService,
    private readonly search: TripLoads,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** What fits the carrier's next trips; where nothing does, what starts near their last jobs, of their kinds. @throws 429 */
  async of(user: User): Promise<RecommendedLoadsAnswer> {
    await countHourlyRead(this.db, this.env, 'loadSearches', user.id);
    const onTrips = await this.alongTrips(user);
    return this.told(user, onTrips.length > 0 ? onTrips : await this.nearJobs(user));
  }

  /** What starts near where a job of the carrier's ends: what leads home, if anything does. @throws 404 */
  async after(user: User, shipmentId: string): Promise<RecommendedLoadsAnswer> {
    const job = isUuid(shipmentId) ? await this.db.one<JobRow>(OWN_JOB, [shipmentId, user.id]) : undefined;
    if (!job) throw problem('not_found');
    const carrier = await this.db.one<{ homeBase: string | null; takes: Category[] }>(CARRIER, [user.id]);
    const takes = carrier && carrier.takes.length > 0 ? carrier.takes : null;
    const loads = await this.near(user, [endsOf(job)[1]], 'after_delivery', job.timeZone, takes);
    const home = carrier?.homeBase ? this.places.find(carrier.homeBase) : undefined;
    if (!home || isOverseas(home)) return this.told(user, loads);
    const leads = leadsHome(home);
    const homeward = loads.flatMap((each): Recommended[] =>
      leads(each.load) ? [{ ...each, because: { code: 'towards_home', tripId: null, name: home.label } }] : [],
    );
    return this.told(user, homeward.length > 0 ? homeward : loads);
  }

  /** Of these listings, those that can be quoted on: what each adds to the planned trip that it adds least to. */
  async addedMiles(user: User, list: string): Promise<AddedMilesAnswer[]> {
    const trips = (await this.planned(user, MOST_TRIPS)).map((trip) => ({
      ...trip,
      stretches: stretchesOf(legsOf(trip)),
    }));
    if (trips.length === 0) return [];
    const loads = await this.search.byIds(this.db, idsIn(list));
    const answers: AddedMilesAnswer[] = [];
    await inSlices([...loads.values()], (load) => {
      const least = isOverseas(load.pickup) || isOverseas(load.delivery) ? undefined : leastAddedTo(trips, load);
      if (!least) return;
      const { trip, ride } = least;
      answers.push({
        shipmentId: load.id,
        addedMiles: ride.addedMiles,
        tripId: trip.id,
        tripName: nameOf(trip),
        ...daysOn({ ...trip, firstDay: dayNumber(trip.firstDay) }, ride, load),
      });
    });
    return answers;
  }

  /** The carrier's planned trips that begin first. */
  private planned(user: User, most: number): Promise<Trip[]> {
    return this.db.source.getRepository(Trip).find({
      where: { carrierId: user.id, status: 'planned' },
      order: { firstDay: 'ASC', id: 'ASC' },
      take: most,
    });
  }

  private async alongTrips(user: User): Promise<Recommended[]> {
    const trips = await this.planned(user, TRIPS_LOOKED_ALONG);
    if (trips.length === 0) return [];
    const free = await freeWeightOf(this.db, trips);
    const ways = trips.map((trip) => ({
      trip,
      way: wayOf({ ...trip, freeWeightHundredths: free.get(trip.id) ?? null }),
    }));
    const found = await this.search.findAlong(ways, user.id);
    return found.map(([{ trip }, fit]) => onTrip(fit, trip.id, nameOf(trip)));
  }

  private async nearJobs(user: User): Promise<Recommended[]> {
    const jobs = await this.db.rows<JobRow>(LATEST_JOBS, [user.id]);
    const [latest] = jobs;
    if (!latest) return [];
    const ends = jobs.map(endsOf);
    // Where a job ended says more than where it began.
    const spots = [...ends.map(([, delivery]) => delivery), ...ends.map(([pickup]) => pickup)];
    const places = [...new Map(spots.map((spot) => [spot.label, spot])).values()];
    const kinds = [...new Set(jobs.map(({ category }) => category))];
    return this.near(user, places, 'near_job', latest.timeZone, kinds);
  }

  /** Open loads that start near one of these places, of these kinds (null: of all). */
  private async near(
    user: User,
    places: readonly Spot[],
    code: Because['code'],
    timeZone: string,
    takes: readonly Category[] | null,
  ): Promise<Recommended[]> {
    const spots = places.filter((place) => !isOverseas(place));
    const cells = new Set(spots.flatMap((spot) => cellsAround(spot, NEAR_MILES) ?? []));
    const today = localDay(this.clock.now(), timeZone);
    const rows = await this.db.rows<LoadRow>(NEAR, [[...cells], user.id, today, takes]);
    const { feeOf } = await this.search.termsOf(
      rows.map(({ id }) => id),
      null,
    );
    const nearest = nearOf(spots, code, { costAMile: TRIP_DEFAULTS.costAMileCents, feeOf });
    const found: Recommended[] = [];
    await inSlices(rows, (row) => {
      const near = nearest(loadOf(row));
      if (near) found.push(near);
    });
    return found;
  }

  /** The best of them, as this carrier may see them. */
  private async told(user: User, all: readonly Recommended[]): Promise<RecommendedLoadsAnswer> {
    const best = bestOf(all).slice(0, MOST_RECOMMENDED);
    const shipments = await readListings(
      this.db,
      best.map(({ load }) => load.id),
      user,
    );
    const loads = best.flatMap((each) => {
      const shipment = shipments.get(each.load.id);
      return shipment ? [toRecommended(shipment, each)] : [];
    });
    return { nearMiles: NEAR_MILES, loads };
  }
}

function endsOf({ pickup, delivery, points: [a, b, c, d] }: JobRow): [pickup: Spot, delivery: Spot] {
  return [
    { label: pickup, latitude: a, longitude: b },
    { label: delivery, latitude: c, longitude: d },
  ];
}
