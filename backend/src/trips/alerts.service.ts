import { Injectable } from '@nestjs/common';
import { HOUR } from '../common/clock.js';
import { PreferencesService } from '../notifications/preferences.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { clearDeadlines, Deadlines } from '../platform/deadlines/deadlines.js';
import { Outbox } from '../platform/events/outbox.js';
import { addAlerts, CANDIDATES, dropWaiting, type NewAlert, type Source } from './alerts.queries.js';
import { LoadNews } from './load-news.js';
import { isOneByOne, nextMorning, tellingAt } from './notify.js';
import { SavedSearch } from './saved-search.entity.js';
import { Trip } from './trip.entity.js';
import { TripLoads } from './trip-loads.js';
import { type Hit, type Watch, Watches } from './watches.js';

/** The first estimates of a listing are there by then; later ones are no news. */
const NEW_FOR_MS = HOUR;
/** So many candidates are read at a time: each read looks through all trips on the load's lanes. */
const CANDIDATES_A_READ = 5_000;
/** So many candidates are locked and told in one transaction. */
const BATCH = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Finds the carriers for whom a load is news, each once for each load, whatever it was found by. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly loads: TripLoads,
    private readonly watches: Watches,
    private readonly news: LoadNews,
    preferences: PreferencesService,
    deadlines: Deadlines,
    outbox: Outbox,
  ) {
    outbox.on(
      ['shipment.listed', 'shipment.reopened', 'shipment.changed', 'prices.calculated'],
      'trips.alert',
      ({ name, ids }) => this.find(ids.shipmentId, name === 'prices.calculated'),
    );
    deadlines.on('load_alerts', ({ subject }) => this.news.tellWaiting(subject));
    preferences.onWatchEnd((userId, watchId) => this.end(userId, watchId));
  }

  /** Looks for whom a load is good news. Repeating it tells nobody twice. `isPriced`: only its estimates are new. */
  private async find(shipmentId: string, isPriced: boolean): Promise<void> {
    const load = (await this.loads.byIds(this.db, [shipmentId])).get(shipmentId);
    // Without a price there is little to tell; the estimates come in a moment, and are announced.
    if (!load || load.pay === null) return;
    const isNew = load.payBasis === 'typical' && load.listedAt > this.clock.now().getTime() - NEW_FOR_MS;
    if (isPriced && !isNew) return;
    for (const source of ['trip', 'search'] as const) {
      for (let after: string | undefined = FIRST_ID; after !== undefined;) {
        const found: { id: string }[] = await this.db.rows(CANDIDATES[source], [shipmentId, after, CANDIDATES_A_READ]);
        const ids = found.map(({ id }) => id);
        for (let start = 0; start < ids.length; start += BATCH) {
          const batch = ids.slice(start, start + BATCH);
          await this.db.tx((tx) => this.keep(tx, source, batch, shipmentId));
        }
        after = found.length === CANDIDATES_A_READ ? ids.at(-1) : undefined;
      }
    }
  }

  /** Of these trips or searches, notes those that want a load, and tells those at once that want to know at once. */
  private async keep(tx: Tx, source: Source, ids: readonly string[], shipmentId: string): Promise<void> {
    const hits = await this.hitsOf(tx, source, ids, shipmentId);
    if (hits.length === 0) return;
    const now = this.clock.now();
    const times = timesAt(now);
    const isProgram = ({ notify }: Watch) => notify === 'webhook';
    const atOnce = hits.flatMap(({ watch }) => (times(watch).due <= now && !isProgram(watch) ? [watch] : []));
    const left = await this.news.leftToday(tx, now, atOnce);
    const alerts = new Map(
      hits.map(({ watch }): [string, NewAlert] => {
        const { due, morning } = times(watch);
        const tooMany = due <= now && !isProgram(watch) && (left.get(watch.id) ?? 0) <= 0;
        return [
          watch.id,
          {
            userId: watch.carrierId,
            sourceId: watch.id,
            // Enough was told today: the next morning says how many more there are.
            digest: !isOneByOne(watch.notify) || tooMany,
            dueAt: tooMany ? morning : due,
            sentAt: due > now || tooMany ? null : now,
          },
        ];
      }),
    );
    const added = await addAlerts(tx, now, { source, shipmentId }, [...alerts.values()]);
    const told = hits.filter(({ watch }) => added.has(watch.id) && alerts.get(watch.id)?.sentAt);
    await this.news.tellEach(
      tx,
      now,
      told.filter(({ watch }) => !isProgram(watch)),
    );
    await this.news.tellPrograms(
      tx,
      now,
      told.filter(({ watch }) => isProgram(watch)),
    );
    const waiting = [...alerts.values()].filter(({ sourceId, sentAt }) => added.has(sourceId) && !sentAt);
    await this.news.waitUntil(tx, new Map(waiting.map(({ sourceId, dueAt }) => [sourceId, dueAt])));
  }

  /** The best of what these find in a load, for each carrier. */
  private async hitsOf(tx: Tx, source: Source, ids: readonly string[], shipmentId: string): Promise<Hit[]> {
    const trips = source === 'trip' ? await tx.lockAll(Trip, { id: ids }) : [];
    const searches = source === 'search' ? await tx.lockAll(SavedSearch, { id: ids }) : [];
    // What changed while the rows were waited for is seen.
    const loads = await this.loads.byIds(tx, [shipmentId]);
    const hits = [
      ...(await this.watches.alongTrips(tx, trips, loads)),
      ...(await this.watches.ofSearches(tx, searches, loads)),
    ];
    const carriers = new Set<string>();
    return hits.filter(({ watch }) => watch.notify !== 'off' && carriers.size < carriers.add(watch.carrierId).size);
  }

  /** The link of a mail: nothing is told of this trip or search any more. */
  private async end(userId: string, watchId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const [trip, search] = [
        await tx.lock(Trip, { id: watchId, carrierId: userId }),
        await tx.lock(SavedSearch, { id: watchId, userId }),
      ];
      if (trip) tx.update(Trip, watchId, { notify: 'off', updatedAt: this.clock.now() });
      if (search) tx.update(SavedSearch, watchId, { notify: 'off', updatedAt: this.clock.now() });
      if (!trip && !search) return;
      clearDeadlines(tx, this.clock.now(), ['load_alerts'], watchId);
      await dropWaiting(tx, [watchId]);
    });
  }
}

/** When a watch that finds something now tells of it, and its next morning. Many watches share a time zone. */
function timesAt(now: Date): (watch: Watch) => { due: Date; morning: Date } {
  const known = new Map<string, { due: Date; morning: Date }>();
  return ({ notify, timeZone }) => {
    const key = `${notify} ${timeZone}`;
    const times = known.get(key) ?? {
      due: notify === 'off' ? now : tellingAt(notify, now, timeZone),
      morning: nextMorning(now, timeZone),
    };
    known.set(key, times);
    return times;
  };
}
