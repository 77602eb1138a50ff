import { Injectable } from '@nestjs/common';
import type { Cents } from '../common/money.js';
import { PlacesService } from '../places/places.service.js';
import type { Tx } from '../platform/database/tx.js';
import { foundBySearches } from '../shipments/shipments.filter.js';
import { isActive } from '../users/active.js';
import { fitOf, type Load, payoutOf, priced } from './along.js';
import type { Source } from './alerts.queries.js';
import type { Notify } from './notify.js';
import { legsOf, stretchesOf } from './rides.js';
import type { SavedSearch } from './saved-search.entity.js';
import { givenOf, pathOf } from './saved-searches.dto.js';
import { freeWeightOf } from './stops.service.js';
import type { Trip } from './trip.entity.js';
import { inSlices, TripLoads } from './trip-loads.js';
import { nameOf, wayOf } from './trips.dto.js';

/** Quiet hours of a carrier who has not said where they are at home. */
const USUAL_ZONE = 'America/New_York';

/** A trip, or a saved search, whose carrier wants to be told. */
export interface Watch {
  source: Source;
  id: string;
  carrierId: string;
  name: string;
  notify: Notify;
  timeZone: string;
  /** Where all that it finds is shown. */
  link: string;
}

/** What a watch found in a load. */
export interface Hit {
  watch: Watch;
  load: Load;
  /** null for a saved search, which has no way. */
  addedMiles: number | null;
  net: Cents | null;
}

/** Someone who may be told of loads. */
interface Carrier {
  id: string;
  email: string;
  homeBase: string | null;
}

/** What trips and saved searches find in loads, best first. */
@Injectable()
export class Watches {
  constructor(
    private readonly places: PlacesService,
    private readonly loads: TripLoads,
  ) {}

  /** What these trips find; those that are over find nothing, and nobody is told of a load that costs more than it pays. */
  async alongTrips(tx: Tx, trips: readonly Trip[], loads: ReadonlyMap<string, Load>): Promise<Hit[]> {
    if (trips.length === 0 || loads.size === 0) return [];
    const free = await freeWeightOf(tx, trips);
    const { feeOf } = await this.loads.termsOf([...loads.keys()], null, tx);
    const hits: Hit[] = [];
    await inSlices(trips, async (trip) => {
      if (trip.status !== 'planned') return;
      const way = wayOf({ ...trip, freeWeightHundredths: free.get(trip.id) ?? null });
      const stretches = stretchesOf(legsOf(way));
      await inSlices([...loads.values()], (load) => {
        const fit = fitOf(way, stretches, load);
        if (!fit) return;
        const { addedMiles, net } = priced(fit, way, feeOf(load.id));
        if ((net ?? 0) >= 0) hits.push({ watch: watchOfTrip(trip), load, addedMiles, net });
      });
    });
    return bestFirst(hits);
  }

  /** What these saved searches find. */
  async ofSearches(tx: Tx, searches: readonly SavedSearch[], loads: ReadonlyMap<string, Load>): Promise<Hit[]> {
    if (searches.length === 0 || loads.size === 0) return [];
    const { feeOf } = await this.loads.termsOf([...loads.keys()], null, tx);
    const carriers = await this.carriersOf(
      tx,
      searches.map(({ userId }) => userId),
    );
    const found = await foundBySearches(
      tx,
      [...loads.keys()],
      searches.map(({ query, near }) => ({ search: givenOf(query), near })),
    );
    const hits = searches.flatMap((search, n) => {
      const watch = this.watchOfSearch(search, carriers.get(search.userId));
      return [...loads.values()]
        .filter(({ id }) => found[n]?.has(id))
        .map((load) => ({ watch, load, addedMiles: null, net: payoutOf(load, feeOf(load.id)) }));
    });
    return bestFirst(hits);
  }

  /** The carriers of these who may be told things. */
  async carriersOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Carrier>> {
    const rows = await tx.rows<Carrier>(
      `SELECT u.id, u.email, u.home_base AS "homeBase" FROM users u WHERE u.id = ANY ($1::uuid[]) AND u.is_carrier AND ${isActive('u')}`,
      [[...ids]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  watchOfSearch({ id, userId, label, query, notify }: SavedSearch, carrier: Carrier | undefined): Watch {
    const timeZone = (carrier?.homeBase && this.places.find(carrier.homeBase)?.timeZone) || USUAL_ZONE;
    return { source: 'search', id, carrierId: userId, name: label, notify, timeZone, link: pathOf(query) };
  }
}

export function watchOfTrip(trip: Trip): Watch {
  const { id, carrierId, notify, stops } = trip;
  return {
    source: 'trip',
    id,
    carrierId,
    name: nameOf(trip),
    notify,
    timeZone: stops[0]!.timeZone,
    link: `/trips/${id}`,
  };
}

const bestFirst = (hits: Hit[]) => hits.sort((a, b) => (b.net ?? -Infinity) - (a.net ?? -Infinity));
