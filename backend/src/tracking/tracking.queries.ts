import { isBooked } from '../common/booked.js';
import type { ListPage } from '../common/paging.js';
import type { PageSearch } from '../common/page-search.dto.js';
import type { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import type { ShipmentStatus } from '../shipments/shipments.rules.js';
import type { LocationAnswer } from './tracking.dto.js';

/** The part of a shipment that tracking needs. */
export interface Tracked {
  id: string;
  status: ShipmentStatus;
  ownerId: string;
  onlyFor: string[] | null;
  /** The carrier of the accepted quote. */
  carrierId: string | null;
}

const TRACKED = `SELECT s.id, s.status, s.user_id AS "ownerId", s.only_for AS "onlyFor",
    (SELECT q.carrier_id FROM quotes q WHERE q.shipment_id = s.id
        AND ${isBooked('q')}) AS "carrierId"
  FROM shipments s WHERE s.id = $1`;

export function readTracked(db: Db, shipmentId: string): Promise<Tracked | undefined> {
  return db.one<Tracked>(TRACKED, [shipmentId]);
}

/** The same, locked so that it keeps its status until the transaction ends. */
export function lockTracked(tx: Tx, shipmentId: string): Promise<Tracked | undefined> {
  return tx.one<Tracked>(`${TRACKED} FOR SHARE OF s`, [shipmentId]);
}

export interface Position {
  shipmentId: string;
  carrierId: string;
  latitude: number;
  longitude: number;
  address: string | null;
  notes: string | null;
  at: Date;
  /** When it was there, as its sender said; null: when it was reported. */
  measuredAt: Date | null;
}

const LOCATION = `id, shipment_id AS "shipmentId", carrier_id AS "carrierId", latitude::float8 AS latitude,
  longitude::float8 AS longitude, address, notes, "timestamp"`;

/** Adds a position, unless the shipment has one of the same `measuredAt`. */
export async function addLocation(tx: Tx, position: Position): Promise<{ location: LocationAnswer; isNew: boolean }> {
  const { shipmentId, carrierId, latitude, longitude, address, notes, at, measuredAt } = position;
  const made = await tx.one<LocationAnswer>(
    `INSERT INTO location_tracking (shipment_id, carrier_id, latitude, longitude, address, notes, "timestamp", measured_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (shipment_id, measured_at) WHERE measured_at IS NOT NULL DO NOTHING RETURNING ${LOCATION}`,
    [shipmentId, carrierId, latitude, longitude, address, notes, at, measuredAt],
  );
  if (made) return { location: made, isNew: true };
  const location = await tx.one<LocationAnswer>(
    `SELECT ${LOCATION} FROM location_tracking WHERE shipment_id = $1 AND measured_at = $2`,
    [shipmentId, measuredAt],
  );
  if (!location) throw new Error('A location was not written.');
  return { location, isNew: false };
}

/** A job whose carrier may report where it is, or was until it was delivered. */
export interface Followed {
  id: string;
  ownerId: string;
  status: ShipmentStatus;
  pickedUpAt: Date;
  deliveredAt: Date | null;
}

/** Those of these shipments that the carrier has, or had, on the way. */
export async function lockFollowed(tx: Tx, ids: readonly string[], carrierId: string): Promise<Map<string, Followed>> {
  const rows = await tx.rows<Followed>(
    `SELECT s.id, s.user_id AS "ownerId", s.status, q.delivered_at AS "deliveredAt",
            coalesce((SELECT min(a.happened_at) FROM acts a WHERE a.quote_id = q.id AND a.kind = 'pickup'), q.picked_up_at) AS "pickedUpAt"
       FROM shipments s JOIN quotes q ON q.shipment_id = s.id
      WHERE s.id = ANY($1::uuid[]) AND q.carrier_id = $2 AND q.status IN ('in_progress', 'delivered', 'completed') AND q.picked_up_at IS NOT NULL
      ORDER BY s.id FOR SHARE OF s`,
    [ids, carrierId],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** A position as it is stored: `at` by our clock, `measuredAt` as the phone said. */
export interface Measured {
  shipmentId: string;
  latitude: number;
  longitude: number;
  at: Date;
  measuredAt: Date;
}

/** With the city that it is next to, in words. */
export type Named = Measured & { address: string | null };

/** Adds positions that are not there yet; answers the ids of the new ones by their shipment and raw time. */
export function addPositions(tx: Tx, carrierId: string, positions: readonly Named[]) {
  const of = (key: keyof Named) => positions.map((each) => each[key]);
  return tx.rows<{ id: string; shipmentId: string; measuredAt: Date }>(
    `INSERT INTO location_tracking (shipment_id, carrier_id, latitude, longitude, address, "timestamp", measured_at)
     SELECT p.shipment_id, $1, p.latitude, p.longitude, p.address, p.at, p.measured_at
       FROM unnest($2::uuid[], $3::numeric[], $4::numeric[], $5::text[], $6::timestamptz[], $7::timestamptz[]) AS p (shipment_id, latitude, longitude, address, at, measured_at)
     ON CONFLICT (shipment_id, measured_at) WHERE measured_at IS NOT NULL DO NOTHING
     RETURNING id, shipment_id AS "shipmentId", measured_at AS "measuredAt"`,
    [carrierId, of('shipmentId'), of('latitude'), of('longitude'), of('address'), of('at'), of('measuredAt')],
  );
}

/** SQL for what `location_tracking` may forget: deals that ended before the instant $1, with nothing under way and nothing in dispute. */
export const NO_LONGER_NEEDED = `"timestamp" < $1
  AND NOT EXISTS (SELECT 1 FROM quotes q WHERE q.shipment_id = location_tracking.shipment_id AND (q.status = 'in_progress' OR q.delivered_at >= $1))
  AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.shipment_id = location_tracking.shipment_id AND p.frozen_by <> '{}')`;

/** Where the shipment has been, oldest first. */
export function locationsOf(db: Db, shipmentId: string, search: PageSearch): Promise<ListPage> {
  return readPage(
    db,
    {
      from: 'location_tracking l',
      where: 'l.shipment_id = $1',
      values: [shipmentId],
      json: `json_build_object('id', l.id, 'shipmentId', l.shipment_id, 'carrierId', l.carrier_id,
        'latitude', l.latitude::float8, 'longitude', l.longitude::float8, 'address', l.address, 'notes', l.notes,
        'timestamp', ${isoJson('l."timestamp"')})`,
      at: 'l."timestamp"',
      id: 'l.id',
      order: 'oldest',
    },
    search,
  );
}
