import { Injectable } from '@nestjs/common';
import { localDay, startOfDay } from '../common/calendar.js';
import { Mails } from '../mails/mails.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { openDeadlines, setDeadlines, takeDeadline } from '../platform/deadlines/deadlines.js';
import { dropWaiting } from './alerts.queries.js';
import { digestWords, foundWords, type LoadWords } from './alerts.words.js';
import { SavedSearch } from './saved-search.entity.js';
import { Trip } from './trip.entity.js';
import { TripLoads } from './trip-loads.js';
import { type Hit, type Watch, Watches, watchOfTrip } from './watches.js';

/** On one day a carrier is told of so many loads one by one for each watch; then of all others at once. */
const MOST_A_DAY = 20;

/** Tells carriers of what was found for them: load by load, or together. */
@Injectable()
export class LoadNews {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly loads: TripLoads,
    private readonly watches: Watches,
    private readonly notifications: NotificationsService,
    private readonly mails: Mails,
  ) {}

  /** A participant: tells each of these on its own. */
  async tellEach(tx: Tx, now: Date, hits: readonly Hit[]): Promise<void> {
    const words = await wordsOf(tx, hits);
    await this.notifications.tellOfLoads(
      tx,
      now,
      words.map(({ hit: { watch, load }, ...word }) => ({
        ...foundWords(watch.name, word),
        userId: watch.carrierId,
        kind: 'load.found',
        link: `/shipments/${load.id}`,
        source: `load ${load.id}`,
      })),
    );
  }

  /** A participant: tells the programs of those who watch of each of these, and how it stands. */
  async tellPrograms(tx: Tx, now: Date, hits: readonly Hit[]): Promise<void> {
    if (hits.length === 0) return;
    const rows = await tx.rows<{ id: string; status: string }>(
      'SELECT id, status FROM shipments WHERE id = ANY ($1::uuid[])',
      [[...new Set(hits.map(({ load }) => load.id))]],
    );
    for (const { id, status } of rows) {
      const carriers = hits.flatMap(({ load, watch }) => (load.id === id ? [watch.carrierId] : []));
      emit(tx, now, 'shipment.found', { shipmentId: id, status }, carriers);
    }
  }

  /** A participant: these watches have something to tell at these times; what they waited for before stays if it is sooner. */
  async waitUntil(tx: Tx, due: ReadonlyMap<string, Date>): Promise<void> {
    if (due.size === 0) return;
    const open = await openDeadlines(tx, 'load_alerts', [...due.keys()]);
    const sooner = [...due].filter(([id, dueAt]) => (open.get(id) ?? new Date(8.64e15)) > dueAt);
    setDeadlines(
      tx,
      this.clock.now(),
      sooner.map(([subject, dueAt]) => ({ kind: 'load_alerts', subject, shipmentId: null, dueAt })),
    );
  }

  /** How many loads each of these watches may still be told of on its own today. */
  async leftToday(tx: Tx, now: Date, watches: readonly Watch[]): Promise<Map<string, number>> {
    const midnights = new Map(
      [...new Set(watches.map(({ timeZone }) => timeZone))].map((zone) => [
        zone,
        startOfDay(localDay(now, zone), zone),
      ]),
    );
    const told = await tx.rows<{ id: string; n: number }>(
      `SELECT w.id, count(a.source_id)::int AS n FROM unnest($1::uuid[], $2::timestamptz[]) AS w (id, since)
         LEFT JOIN alerts a ON a.source_id = w.id AND a.sent_at >= w.since AND NOT a.digest GROUP BY w.id`,
      [watches.map(({ id }) => id), watches.map(({ timeZone }) => midnights.get(timeZone))],
    );
    return new Map(told.map(({ id, n }) => [id, MOST_A_DAY - n]));
  }

  /** What was found for a trip or search, and not told yet, is due. */
  async tellWaiting(id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const [trip, search] = [await tx.lock(Trip, { id }), await tx.lock(SavedSearch, { id })];
      const now = this.clock.now();
      if (!(await takeDeadline(tx, now, 'load_alerts', id))) return;
      const carrierId = trip?.carrierId ?? search?.userId;
      const carrier = carrierId && (await this.watches.carriersOf(tx, [carrierId])).get(carrierId);
      const watch = trip
        ? watchOfTrip(trip)
        : search && carrier
          ? this.watches.watchOfSearch(search, carrier)
          : undefined;
      if (!watch || !carrier || watch.notify === 'off' || (trip && trip.status !== 'planned'))
        return dropWaiting(tx, [id]);
      const waiting = await tx.rows<{ shipmentId: string; digest: boolean }>(
        'SELECT shipment_id AS "shipmentId", digest FROM alerts WHERE source_id = $1 AND sent_at IS NULL AND due_at <= $2',
        [id, now],
      );
      const ids = waiting.map((each) => each.shipmentId);
      const alone = new Set(waiting.filter(({ digest }) => !digest).map(({ shipmentId }) => shipmentId));
      const hits = await this.stillGood(tx, ids, watch, { trip, search });
      await this.tell(tx, now, { watch, email: carrier.email, hits, alone });
      // What does not fit any more may be found again.
      await tx.run('DELETE FROM alerts WHERE source_id = $1 AND sent_at IS NULL AND due_at <= $2', [id, now]);
      const next = await tx.one<{ at: Date | null }>(
        'SELECT min(due_at) AS at FROM alerts WHERE source_id = $1 AND sent_at IS NULL',
        [id],
      );
      if (next?.at) await this.waitUntil(tx, new Map([[id, next.at]]));
    });
  }

  /** What still can be quoted on and still fits, best first. */
  private async stillGood(
    tx: Tx,
    ids: string[],
    { carrierId }: Watch,
    { trip, search }: { trip: Trip | undefined; search: SavedSearch | undefined },
  ): Promise<Hit[]> {
    if (ids.length === 0) return [];
    const loads = await this.loads.byIds(tx, ids);
    const { isTaken } = await this.loads.termsOf(ids, carrierId, tx);
    for (const id of ids) if (isTaken(id)) loads.delete(id);
    if (trip) return this.watches.alongTrips(tx, [trip], loads);
    return this.watches.ofSearches(tx, search ? [search] : [], loads);
  }

  /** Tells one by one what is to be told so and still may be today, and the rest together. */
  private async tell(
    tx: Tx,
    now: Date,
    { watch, email, hits, alone }: { watch: Watch; email: string; hits: readonly Hit[]; alone: ReadonlySet<string> },
  ): Promise<void> {
    if (watch.notify === 'webhook') {
      // It was found while the person was still to be told.
      await this.tellPrograms(tx, now, hits);
      return sent(tx, now, hits, false);
    }
    const left = (await this.leftToday(tx, now, [watch])).get(watch.id) ?? 0;
    const each = hits.filter(({ load }) => alone.has(load.id)).slice(0, Math.max(0, left));
    await this.tellEach(tx, now, each);
    await sent(tx, now, each, false);
    const together = hits.filter((hit) => !each.includes(hit));
    if (together.length === 0) return;
    const words = digestWords(watch.name, await wordsOf(tx, together), watch.notify === 'instant');
    await this.notifications.tellOfLoads(tx, now, [
      {
        ...words,
        userId: watch.carrierId,
        kind: 'load.digest',
        link: watch.link,
        source: `loads ${watch.id} ${now.toISOString()}`,
      },
    ]);
    // Those who chose to be told together are mailed too: that is what they chose.
    if (watch.notify !== 'instant') {
      const to = { userId: watch.carrierId, email, watchId: watch.id };
      await this.mails.loads(tx, to, { ...words, link: watch.link });
    }
    await sent(tx, now, together, true);
  }
}

/** Notes that one watch's carrier was told of these. */
async function sent(tx: Tx, now: Date, hits: readonly Hit[], digest: boolean): Promise<void> {
  const [first] = hits;
  if (!first) return;
  await tx.run(
    'UPDATE alerts SET sent_at = $3, digest = $4 WHERE user_id = $1 AND shipment_id = ANY ($2::uuid[]) AND sent_at IS NULL',
    [first.watch.carrierId, hits.map(({ load }) => load.id), now, digest],
  );
}

/** What is said of each, in their order. */
async function wordsOf(tx: Tx, hits: readonly Hit[]): Promise<(LoadWords & { hit: Hit })[]> {
  const rows = await tx.rows<Pick<LoadWords, 'title' | 'pickup' | 'delivery'> & { id: string }>(
    'SELECT id, title, pickup_place AS pickup, delivery_place AS delivery FROM shipments WHERE id = ANY ($1::uuid[])',
    [[...new Set(hits.map(({ load }) => load.id))]],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return hits.flatMap((hit) => {
    const row = known.get(hit.load.id);
    const { addedMiles, net } = hit;
    return row ? [{ ...row, miles: hit.load.miles, addedMiles, net, hit }] : [];
  });
}
