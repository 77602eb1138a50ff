import { Injectable } from '@nestjs/common';
import { localDay, startOfDay } from '../common/calendar.js';
import { HOUR } from '../common/clock.js';
import { type Cents, shareOf } from '../common/money.js';
import { Mails } from '../mails/mails.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PreferencesService } from '../notifications/preferences.service.js';
import { PlacesService } from '../places/places.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { clearDeadlines, Deadlines, openDeadline, setDeadline, takeDeadline } from '../platform/deadlines/deadlines.js';
import { Outbox } from '../platform/events/outbox.js';
import { Settings } from '../platform/settings/settings.js';
import { foundBySearch } from '../shipments/shipments.search.js';
import { fitOf, legsOf, type Load } from './along.js';
import { CANDIDATES, dropWaiting, type Source } from './alerts.queries.js';
import { digestWords, foundWords, type LoadWords } from './alerts.words.js';
import { nextMorning, type Notify, tellingAt } from './notify.js';
import { SavedSearch } from './saved-search.entity.js';
import { givenOf, pathOf } from './saved-searches.dto.js';
import { freeWeightOf } from './stops.service.js';
import { inSlices, TripLoads } from './trip-loads.js';
import { Trip } from './trip.entity.js';
import { nameOf, wayOf } from './trips.dto.js';

/** On one day a carrier is told of so many loads one by one for each watch; then of all others at once. */
const MOST_A_DAY = 20;
/** The first estimates of a listing are there by then; later ones are no news. */
const NEW_FOR_MS = HOUR;
const BATCH = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** Quiet hours of a carrier who has not said where they are at home. */
const USUAL_ZONE = 'America/New_York';

/** A trip, or a saved search, whose carrier wants to be told. */
interface Watch {
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
interface Hit {
  watch: Watch;
  load: Load;
  addedMiles: number | null;
  net: Cents | null;
}

/** Tells carriers of loads that are new: each carrier of each load once, whatever it was found by, and of none that is gone by then. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly loads: TripLoads,
    private readonly places: PlacesService,
    private readonly settings: Settings,
    private readonly notifications: NotificationsService,
    private readonly mails: Mails,
    preferences: PreferencesService,
    deadlines: Deadlines,
    outbox: Outbox,
  ) {
    outbox.on(
      ['shipment.listed', 'shipment.reopened', 'shipment.changed', 'prices.calculated'],
      'trips.alert',
      ({ name, ids }) => this.find(ids.shipmentId, name === 'prices.calculated'),
    );
    deadlines.on('load_alerts', ({ subject }) => this.tellWaiting(subject));
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
        const found: { id: string }[] = await this.db.rows(CANDIDATES[source], [shipmentId, after, BATCH]);
        const ids = found.map(({ id }) => id);
        if (ids.length > 0) await this.db.tx((tx) => this.keep(tx, source, ids, shipmentId));
        after = found.length === BATCH ? ids.at(-1) : undefined;
      }
    }
  }

  /** Of these trips or searches, notes those that want a load, and tells those at once that want to know at once. */
  private async keep(tx: Tx, source: Source, ids: readonly string[], shipmentId: string): Promise<void> {
    const hits: Hit[] = [];
    const kept = source === 'trip' ? await tx.lockAll(Trip, { id: ids }) : await tx.lockAll(SavedSearch, { id: ids });
    // What changed while the rows were waited for is seen.
    const loads = await this.loads.byIds(tx, [shipmentId]);
    if (source === 'trip') hits.push(...(await this.alongTrips(tx, kept as Trip[], loads)));
    else for (const search of kept as SavedSearch[]) hits.push(...(await this.ofSearch(tx, search, loads)));
    // Of several trips of a carrier, the one that it leaves most on.
    hits.sort((a, b) => (b.net ?? -Infinity) - (a.net ?? -Infinity));
    const now = this.clock.now();
    for (const hit of hits) {
      const { watch } = hit;
      if (watch.notify === 'off') continue;
      const dueAt = tellingAt(watch.notify, now, watch.timeZone);
      const isNew = await tx.run(
        `INSERT INTO alerts (user_id, shipment_id, source, source_id, digest, found_at, due_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT DO NOTHING`,
        [watch.carrierId, shipmentId, source, watch.id, watch.notify !== 'instant', now, dueAt],
      );
      if (isNew === 0) continue;
      if (dueAt > now) await this.wait(tx, watch.id, dueAt);
      else if ((await this.leftToday(tx, watch, now)) > 0) await this.tellOne(tx, now, hit);
      else await this.gather(tx, now, hit);
    }
  }

  /** What was found for a trip or search, and not told yet, is due. */
  private async tellWaiting(id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const [trip, search] = [await tx.lock(Trip, { id }), await tx.lock(SavedSearch, { id })];
      const now = this.clock.now();
      if (!(await takeDeadline(tx, now, 'load_alerts', id))) return;
      const watch = trip ? watchOfTrip(trip) : search ? await this.watchOfSearch(tx, search) : undefined;
      const carrier = watch && (await this.carrierOf(tx, watch.carrierId));
      if (!watch || !carrier || watch.notify === 'off' || (trip && trip.status !== 'planned'))
        return dropWaiting(tx, [id]);
      const waiting = await tx.rows<{ shipmentId: string; digest: boolean }>(
        'SELECT shipment_id AS "shipmentId", digest FROM alerts WHERE source_id = $1 AND sent_at IS NULL AND due_at <= $2',
        [id, now],
      );
      const hits = await this.stillGood(
        tx,
        waiting.map((each) => each.shipmentId),
        trip,
        search,
      );
      const alone = new Set(waiting.filter(({ digest }) => !digest).map(({ shipmentId }) => shipmentId));
      await this.tell(tx, now, { watch, email: carrier.email, hits, alone });
      // What does not fit any more may be found again.
      await tx.run('DELETE FROM alerts WHERE source_id = $1 AND sent_at IS NULL AND due_at <= $2', [id, now]);
      const next = await tx.one<{ at: Date | null }>(
        'SELECT min(due_at) AS at FROM alerts WHERE source_id = $1 AND sent_at IS NULL',
        [id],
      );
      if (next?.at) await this.wait(tx, id, next.at);
    });
  }

  /** What still can be quoted on and still fits, best first. */
  private async stillGood(
    tx: Tx,
    ids: string[],
    trip: Trip | undefined,
    search: SavedSearch | undefined,
  ): Promise<Hit[]> {
    const carrierId = trip?.carrierId ?? search?.userId;
    if (carrierId === undefined || ids.length === 0) return [];
    const loads = await this.loads.byIds(tx, ids);
    for (const id of await this.loads.takenOf(ids, carrierId, tx)) loads.delete(id);
    const hits = trip ? await this.alongTrips(tx, [trip], loads) : search ? await this.ofSearch(tx, search, loads) : [];
    return hits.sort((a, b) => (b.net ?? -Infinity) - (a.net ?? -Infinity));
  }

  /** Tells one by one what is to be told so and still may be today, and the rest together. */
  private async tell(
    tx: Tx,
    now: Date,
    { watch, email, hits, alone }: { watch: Watch; email: string; hits: readonly Hit[]; alone: ReadonlySet<string> },
  ): Promise<void> {
    let left = await this.leftToday(tx, watch, now);
    const together: Hit[] = [];
    for (const hit of hits) {
      if (alone.has(hit.load.id) && left > 0) {
        await this.tellOne(tx, now, hit);
        left -= 1;
      } else together.push(hit);
    }
    if (together.length === 0) return;
    const words = digestWords(watch.name, await wordsOf(tx, together), watch.notify === 'instant');
    await this.notifications.tellOfLoads(tx, now, {
      ...words,
      userId: watch.carrierId,
      kind: 'load.digest',
      link: watch.link,
      source: `loads ${watch.id} ${now.toISOString()}`,
    });
    // Those who chose to be told together are mailed too: that is what they chose.
    if (watch.notify !== 'instant') {
      const to = { userId: watch.carrierId, email, watchId: watch.id };
      await this.mails.loads(tx, to, { ...words, link: watch.link });
    }
    await sent(tx, now, together, true);
  }

  private async tellOne(tx: Tx, now: Date, hit: Hit): Promise<void> {
    const [words] = await wordsOf(tx, [hit]);
    if (!words) return;
    await this.notifications.tellOfLoads(tx, now, {
      ...foundWords(hit.watch.name, words),
      userId: hit.watch.carrierId,
      kind: 'load.found',
      link: `/shipments/${hit.load.id}`,
      source: `load ${hit.load.id}`,
    });
    await sent(tx, now, [hit], false);
  }

  /** Enough was told today: the next morning says how many more there are. */
  private async gather(tx: Tx, now: Date, { watch, load }: Hit): Promise<void> {
    const dueAt = nextMorning(now, watch.timeZone);
    await tx.run('UPDATE alerts SET digest = true, due_at = $3 WHERE user_id = $1 AND shipment_id = $2', [
      watch.carrierId,
      load.id,
      dueAt,
    ]);
    await this.wait(tx, watch.id, dueAt);
  }

  private async wait(tx: Tx, id: string, dueAt: Date): Promise<void> {
    const open = await openDeadline(tx, 'load_alerts', id);
    if (open && open <= dueAt) return;
    await setDeadline(tx, this.clock.now(), { kind: 'load_alerts', subject: id, shipmentId: null, dueAt });
  }

  private async leftToday(tx: Tx, watch: Watch, now: Date): Promise<number> {
    const told = await tx.one<{ n: number }>(
      'SELECT count(*)::int AS n FROM alerts WHERE source_id = $1 AND sent_at >= $2 AND NOT digest',
      [watch.id, startOfDay(localDay(now, watch.timeZone), watch.timeZone)],
    );
    return MOST_A_DAY - (told?.n ?? 0);
  }

  private async alongTrips(tx: Tx, trips: readonly Trip[], loads: ReadonlyMap<string, Load>): Promise<Hit[]> {
    const free = await freeWeightOf(tx, trips);
    const fee = this.settings.get().platformFeeBasisPoints;
    const hits: Hit[] = [];
    await inSlices(trips, async (trip) => {
      if (trip.status !== 'planned') return;
      const way = wayOf({ ...trip, freeWeightHundredths: free.get(trip.id) ?? null }, fee);
      const legs = legsOf(way);
      await inSlices([...loads.values()], (load) => {
        const fit = fitOf(way, legs, load);
        if (fit) hits.push({ watch: watchOfTrip(trip), load, addedMiles: fit.addedMiles, net: fit.net });
      });
    });
    return hits;
  }

  private async ofSearch(tx: Tx, search: SavedSearch, loads: ReadonlyMap<string, Load>): Promise<Hit[]> {
    if (loads.size === 0) return [];
    const found = await foundBySearch(tx, [...loads.keys()], { search: givenOf(search.query), near: search.near });
    const watch = await this.watchOfSearch(tx, search);
    const fee = this.settings.get().platformFeeBasisPoints;
    return [...loads.values()].flatMap((load): Hit[] =>
      found.has(load.id)
        ? [{ watch, load, addedMiles: null, net: load.pay === null ? null : load.pay - shareOf(load.pay, fee) }]
        : [],
    );
  }

  private async watchOfSearch(tx: Tx, { id, userId, label, query, notify }: SavedSearch): Promise<Watch> {
    const carrier = await this.carrierOf(tx, userId);
    const timeZone = (carrier?.homeBase && this.places.find(carrier.homeBase)?.timeZone) || USUAL_ZONE;
    return { source: 'search', id, carrierId: userId, name: label, notify, timeZone, link: pathOf(query) };
  }

  /** A carrier who may be told things; undefined for others. */
  private carrierOf(tx: Tx, id: string): Promise<{ email: string; homeBase: string | null } | undefined> {
    return tx.one(
      `SELECT email, home_base AS "homeBase" FROM users
        WHERE id = $1 AND is_carrier AND deleted_at IS NULL AND suspended_at IS NULL`,
      [id],
    );
  }

  /** The link of a mail: nothing is told of this trip or search any more. */
  private async end(userId: string, watchId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const [trip, search] = [
        await tx.lock(Trip, { id: watchId, carrierId: userId }),
        await tx.lock(SavedSearch, { id: watchId, userId }),
      ];
      if (trip) await tx.update(Trip, watchId, { notify: 'off', updatedAt: this.clock.now() });
      if (search) await tx.update(SavedSearch, watchId, { notify: 'off', updatedAt: this.clock.now() });
      if (!trip && !search) return;
      await clearDeadlines(tx, this.clock.now(), ['load_alerts'], watchId);
      await dropWaiting(tx, [watchId]);
    });
  }
}

function watchOfTrip(trip: Trip): Watch {
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

async function sent(tx: Tx, now: Date, hits: readonly Hit[], digest: boolean): Promise<void> {
  const ids = hits.map(({ load }) => load.id);
  const { carrierId } = hits[0]!.watch;
  await tx.run(
    'UPDATE alerts SET sent_at = $3, digest = $4 WHERE user_id = $1 AND shipment_id = ANY ($2::uuid[]) AND sent_at IS NULL',
    [carrierId, ids, now, digest],
  );
}

/** What is said of each, in their order. */
async function wordsOf(tx: Tx, hits: readonly Hit[]): Promise<LoadWords[]> {
  const rows = await tx.rows<Pick<LoadWords, 'title' | 'pickup' | 'delivery'> & { id: string }>(
    'SELECT id, title, pickup_place AS pickup, delivery_place AS delivery FROM shipments WHERE id = ANY ($1::uuid[])',
    [hits.map(({ load }) => load.id)],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return hits.flatMap(({ load, addedMiles, net }) => {
    const row = known.get(load.id);
    return row
      ? [{ title: row.title, pickup: row.pickup, delivery: row.delivery, miles: load.miles, addedMiles, net }]
      : [];
  });
}
