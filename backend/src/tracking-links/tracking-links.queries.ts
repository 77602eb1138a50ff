import { isBooked } from '../common/booked.js';
import { after, DAY, HOUR } from '../common/clock.js';
import type { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import type { ShipmentStatus } from '../shipments/shipments.rules.js';
import { FRESH_HOURS, type Seen, type Window } from '../tracking/eta.js';
import type { ArrivalRecordAnswer } from './tracking-links.dto.js';

/** A link works for so long after the delivery, or after its deal ended some other way. */
const WORKS_DAYS = 30;
/** By the last so many deliveries we are judged; fewer than some say nothing. */
const [JUDGED, FEWEST_JUDGED] = [100, 20];
/** A window given later than this before the arrival is no prediction. */
const AHEAD_HOURS = 2;
/** A truck's day begins at most so long before its last position. */
const TRACK_HOURS = 36;
const MOST_SEEN = 300;

/** SQL for the quote that a shipment `s` is booked on. */
const BOOKED = `q.shipment_id = s.id AND ${isBooked('q')}`;

/** A link's answer as SQL of `l`. */
export const LINK = `json_build_object('id', l.id, 'label', l.label, 'createdAt', ${isoJson('l.created_at')}, 'seenAt', ${isoJson('l.seen_at')}, 'showsCode', l.shows_code)`;

/** A shipment as its followers see it. */
export interface Followed {
  linkId: string;
  shipmentId: string;
  /** It stands on a bill of lading. */
  ofBill: boolean;
  /** It stands on that of the present deal. */
  hasBill: boolean;
  seenAt: Date | null;
  title: string;
  from: string;
  to: string;
  status: ShipmentStatus;
  timeZone: string;
  quoteId: string | null;
  agreedDay: string | null;
  deliveredAt: Date | null;
  carrier: string | null;
  latitude: number | null;
  longitude: number | null;
  at: Date | null;
  windowFrom: Date | null;
  windowTo: Date | null;
  /** The release code, while it is of use and the link shows it. */
  code: string | null;
}

/** SQL for whether a link is on the bill of the deal `q`. */
const ON_BILL =
  'EXISTS (SELECT 1 FROM bills_of_lading b WHERE b.quote_id = q.id AND sha256(b.token::bytea) = l.token_hash)';

/** The shipment of a link that works, with the last position and the window made from it; `now` is business time. Whoever holds the bill of a deal that fell through does not follow the next carrier. */
export function follow(db: Db | Tx, tokenHash: Buffer, now: Date): Promise<Followed | undefined> {
  return db.one<Followed>(
    `SELECT l.id AS "linkId", s.id AS "shipmentId", l.of_bill AS "ofBill",
            ${ON_BILL} AS "hasBill", l.seen_at AS "seenAt", s.title, s.pickup_place AS "from", s.delivery_place AS "to", s.status,
            s.delivery_time_zone AS "timeZone", q.id AS "quoteId", coalesce(q.estimated_delivery_date, s.delivery_date)::text AS "agreedDay",
            q.delivered_at AS "deliveredAt", c.first_name AS carrier, round(p.latitude, 1)::float8 AS latitude,
            round(p.longitude, 1)::float8 AS longitude, p."timestamp" AS at, w.from_at AS "windowFrom", w.to_at AS "windowTo",
            CASE WHEN l.shows_code AND q.status IN ('in_progress', 'delivered') THEN
              (SELECT c.code FROM release_codes c WHERE c.quote_id = q.id AND c.used_at IS NULL) END AS code
       FROM tracking_links l JOIN shipments s ON s.id = l.shipment_id
       LEFT JOIN quotes q ON ${BOOKED}
       LEFT JOIN users c ON c.id = q.carrier_id
       LEFT JOIN LATERAL (
         SELECT * FROM location_tracking WHERE shipment_id = s.id AND carrier_id = q.carrier_id AND s.status = 'in_transit'
          ORDER BY "timestamp" DESC, id DESC LIMIT 1) p ON true
       LEFT JOIN LATERAL (
         SELECT * FROM arrival_windows WHERE quote_id = q.id AND s.status = 'in_transit' AND made_at > $3 ORDER BY made_at DESC LIMIT 1) w ON true
      WHERE l.token_hash = $1 AND l.revoked_at IS NULL AND (NOT l.of_bill OR q.id IS NULL OR ${ON_BILL})
        AND (s.status IN ('booked', 'in_transit') OR coalesce(q.delivered_at, s.updated_at) > $2)`,
    [tokenHash, after(now, -WORKS_DAYS * DAY), after(now, -FRESH_HOURS * HOUR)],
  );
}

/** Notes that somebody looked, at most once an hour. */
export async function noteSeen(db: Db, { linkId, seenAt }: Followed, now: Date): Promise<void> {
  if (seenAt && seenAt > after(now, -HOUR)) return;
  await db.rows('UPDATE tracking_links SET seen_at = $2 WHERE id = $1', [linkId, now]);
}

/** A truck on its way: to where, and where it was. */
export interface OnItsWay {
  quoteId: string;
  latitude: number;
  longitude: number;
  seen: Seen[];
}

/** What is needed to say when a shipment arrives, as of a report of where it is; undefined when it is not on the road. */
export async function readOnItsWay(tx: Tx, locationId: string): Promise<OnItsWay | undefined> {
  const [way] = await tx.rows<Omit<OnItsWay, 'seen'> & { shipmentId: string; carrierId: string; at: Date }>(
    `SELECT q.id AS "quoteId", s.id AS "shipmentId", q.carrier_id AS "carrierId", s.delivery_latitude::float8 AS latitude,
            s.delivery_longitude::float8 AS longitude, l."timestamp" AS at
       FROM location_tracking l JOIN shipments s ON s.id = l.shipment_id JOIN quotes q ON ${BOOKED} AND q.carrier_id = l.carrier_id
      WHERE l.id = $1 AND s.status = 'in_transit'`,
    [locationId],
  );
  if (!way) return undefined;
  const seen = await tx.rows<Seen>(
    `SELECT latitude::float8 AS latitude, longitude::float8 AS longitude, "timestamp" AS at FROM location_tracking
      WHERE shipment_id = $1 AND carrier_id = $2 AND "timestamp" <= $3 AND "timestamp" > $4 ORDER BY "timestamp" DESC, id DESC LIMIT ${MOST_SEEN}`,
    [way.shipmentId, way.carrierId, way.at, after(way.at, -TRACK_HOURS * HOUR)],
  );
  return { ...way, seen: seen.reverse() };
}

/** Keeps a window that was given; repeating it changes nothing. */
export async function keepWindow(tx: Tx, quoteId: string, madeAt: Date, { from, to }: Window): Promise<void> {
  await tx.run(
    'INSERT INTO arrival_windows (quote_id, made_at, from_at, to_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [quoteId, madeAt, from, to],
  );
}

/** Notes when a shipment arrived on the last window given two hours or more before. */
export async function judge(tx: Tx, quoteId: string): Promise<void> {
  await tx.run(
    `UPDATE arrival_windows w SET arrived_at = q.delivered_at FROM quotes q
      WHERE q.id = $1 AND w.id = (
        SELECT id FROM arrival_windows WHERE quote_id = q.id AND made_at <= q.delivered_at - make_interval(hours => ${AHEAD_HOURS})
         ORDER BY made_at DESC LIMIT 1)`,
    [quoteId],
  );
}

/** Of the last 100 deliveries, how many came within their window; undefined while there are too few. */
export async function arrivalRecord(db: Db): Promise<ArrivalRecordAnswer | undefined> {
  const record = await db.one<ArrivalRecordAnswer>(
    `SELECT count(*)::int AS "of", count(*) FILTER (WHERE arrived_at BETWEEN from_at AND to_at)::int AS inside
       FROM (SELECT * FROM arrival_windows WHERE arrived_at IS NOT NULL ORDER BY arrived_at DESC LIMIT ${JUDGED}) last`,
  );
  return record && record.of >= FEWEST_JUDGED ? record : undefined;
}
