import { after, HOUR } from '../common/clock.js';
import { isBooked } from '../common/booked.js';
import { ZIP_CODE } from '../common/fences.js';
import type { Point } from '../places/great-circle.js';
import type { Tx } from '../platform/database/tx.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import type { RoadAct } from './act.entity.js';
import type { End } from './fence.js';
import type { EndName } from './proofs.dto.js';

/** The deal of a shipment, as far as proofs read it. */
export interface RoadDeal {
  quoteId: string;
  carrierId: string;
  status: string;
  paidAt: Date | null;
  pickedUpAt: Date | null;
}

/** The quote a locked shipment is booked on. */
export function readDeal(tx: Tx, shipmentId: string): Promise<RoadDeal | undefined> {
  return tx.one<RoadDeal>(
    `SELECT q.id AS "quoteId", q.carrier_id AS "carrierId", q.status, q.paid_at AS "paidAt", q.picked_up_at AS "pickedUpAt"
       FROM quotes q WHERE q.shipment_id = $1 AND ${isBooked('q')}`,
    [shipmentId],
  );
}

/** The quote of a job that this carrier had on the shipment, and has no longer. */
export async function endedQuote(tx: Tx, shipmentId: string, carrierId: string): Promise<string | undefined> {
  const row = await tx.one<{ id: string }>(
    `SELECT id FROM quotes WHERE shipment_id = $1 AND carrier_id = $2 AND status = 'declined' AND accepted_at IS NOT NULL
      ORDER BY accepted_at DESC LIMIT 1`,
    [shipmentId, carrierId],
  );
  return row?.id;
}

/** When the latest act of these kinds for the deal happened. */
export async function lastHappened(tx: Tx, quoteId: string, kinds: readonly RoadAct[]): Promise<Date | null> {
  const row = await tx.one<{ at: Date | null }>(
    'SELECT max(happened_at) AS at FROM acts WHERE quote_id = $1 AND kind = ANY($2::text[])',
    [quoteId, kinds],
  );
  return row?.at ?? null;
}

/** When the first act of this kind for the deal happened. */
export async function firstHappened(tx: Tx, quoteId: string, kind: RoadAct): Promise<Date | null> {
  const row = await tx.one<{ at: Date | null }>(
    'SELECT min(happened_at) AS at FROM acts WHERE quote_id = $1 AND kind = $2',
    [quoteId, kind],
  );
  return row?.at ?? null;
}

const ZIP = new RegExp(ZIP_CODE);

/** What is known of where an end of the shipment is. A carrier's own point proves nothing for the carrier. */
export async function readEnd(tx: Tx, shipment: Shipment, end: EndName): Promise<End> {
  const exact = await tx.one<Point>(
    `SELECT latitude::float8 AS latitude, longitude::float8 AS longitude FROM exact_points
      WHERE shipment_id = $1 AND place_end = $2 AND source <> 'carrier'`,
    [shipment.id, end],
  );
  const [latitude, longitude, typed] =
    end === 'pickup'
      ? [shipment.pickupLatitude, shipment.pickupLongitude, shipment.pickupLocation]
      : [shipment.deliveryLatitude, shipment.deliveryLongitude, shipment.deliveryLocation];
  return {
    place: { latitude: Number(latitude), longitude: Number(longitude) },
    isZip: ZIP.test(typed),
    exact: exact ?? null,
  };
}

/** Where somebody stood: an owner's or recipient's point replaces any, a carrier's only fills a gap. */
export async function keepPoint(
  tx: Tx,
  shipmentId: string,
  end: EndName,
  { latitude, longitude }: Point,
  source: 'owner' | 'recipient' | 'carrier',
  at: Date,
): Promise<void> {
  await tx.run(
    `INSERT INTO exact_points (shipment_id, place_end, latitude, longitude, source, at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (shipment_id, place_end) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude, source = excluded.source, at = excluded.at
       WHERE excluded.source <> 'carrier'`,
    [shipmentId, end, latitude, longitude, source, at],
  );
}

/** The shipment ends elsewhere: nobody stood there yet. */
export async function dropPoint(tx: Tx, shipmentId: string, end: EndName): Promise<void> {
  await tx.run('DELETE FROM exact_points WHERE shipment_id = $1 AND place_end = $2', [shipmentId, end]);
}

/**
 * Photos are sent before their act, maybe with pauses. What came longer before it was no part of the same sending: a phone that
 * sent a photo, was online for a day and told of a delivery then could have told of it before.
 */
const SENDING = 6 * HOUR;

/** When the session had called before it sent what belongs to the act: the photos' word, which was taken first, else its own. */
export async function calledBefore(tx: Tx, sid: string, actId: string, receivedAt: Date): Promise<Date | null> {
  const row = await tx.one<{ at: Date | null }>(
    `SELECT coalesce((SELECT min(sender_called_at) FROM uploads WHERE act_id = $2 AND act_sent_at > $3),
                     (SELECT coalesce(called_before, called_at) FROM sessions WHERE sid = $1)) AS at`,
    [sid, actId, after(receivedAt, -SENDING)],
  );
  return row?.at ?? null;
}

/** What an erased person's acts and the acts for their shipments say of people is forgotten. */
export async function forgetActs(tx: Tx, userId: string): Promise<void> {
  await tx.run(
    `UPDATE acts a SET latitude = NULL, longitude = NULL, accuracy_m = NULL,
            outcome = outcome - 'answer'
      WHERE a.user_id = $1 OR a.shipment_id = ANY (ARRAY(SELECT id FROM shipments WHERE user_id = $1))`,
    [userId],
  );
  await tx.run('DELETE FROM exact_points WHERE shipment_id IN (SELECT id FROM shipments WHERE user_id = $1)', [userId]);
}
