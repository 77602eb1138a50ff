import type { Tx } from '../platform/database/tx.js';
import { ROAD_MILES_A_RADIUS, SAME_LANE_MILES, SLACK_MILES } from './lanes.js';
import { takenFrom } from './trip-loads.queries.js';

/** What a load was found by. */
export type Source = 'trip' | 'search';

/** The carrier may be told: they are one, are not the owner, and have not been told; and it is not taken from them. */
const mayBeTold = (carrier: string) => `
  ${carrier} <> o.owner_id
  AND EXISTS (SELECT 1 FROM users u WHERE u.id = ${carrier} AND u.is_carrier AND u.deleted_at IS NULL AND u.suspended_at IS NULL)
  AND NOT EXISTS (SELECT 1 FROM alerts a WHERE a.user_id = ${carrier} AND a.shipment_id = o.shipment_id)
  AND NOT ${takenFrom(carrier)}`;

/**
 * Seven numbers a leg: its ends as vectors, and its miles. The same bound as `leastAdded` has, solved for the miles beside the leg;
 * a trip's `max_added_miles` is never below zero.
 */
const ADDS_FEW_ENOUGH = `EXISTS (
  SELECT 1 FROM generate_series(1, cardinality(t.legs), 7) i
   WHERE ${ROAD_MILES_A_RADIUS}
      * (sqrt((o.px - t.legs[i]) ^ 2 + (o.py - t.legs[i + 1]) ^ 2 + (o.pz - t.legs[i + 2]) ^ 2)
       + sqrt((o.dx - t.legs[i + 3]) ^ 2 + (o.dy - t.legs[i + 4]) ^ 2 + (o.dz - t.legs[i + 5]) ^ 2))
      <= greatest(t.max_added_miles + t.legs[i + 6] + ${SLACK_MILES} - o.miles, ${SAME_LANE_MILES}))`;

/**
 * The ids of trips, or saved searches, that may want an open load, after one of them in their order, at most so many. $1: the shipment;
 * $2: after; $3: how many. What is left out is left out for certain.
 */
export const CANDIDATES: Record<Source, string> = {
  trip: `SELECT t.id FROM open_loads o JOIN trips t
      ON t.pickup_cells @> ARRAY[o.pickup_cell] AND t.delivery_cells @> ARRAY[o.delivery_cell]
     AND t.status = 'planned' AND t.notify <> 'off'
   WHERE o.shipment_id = $1 AND NOT o.sea AND t.id > $2 AND o.miles >= t.min_load_miles
     AND (t.takes IS NULL OR o.category::text = ANY (t.takes)) AND ${ADDS_FEW_ENOUGH} AND ${mayBeTold('t.carrier_id')}
   ORDER BY t.id LIMIT $3`,
  search: `SELECT s.id FROM open_loads o CROSS JOIN LATERAL (
       SELECT id, user_id FROM saved_searches WHERE cells && ARRAY[o.pickup_cell, o.delivery_cell] AND notify <> 'off' AND id > $2
         AND coalesce(query->>'category', o.category::text) = o.category::text
       UNION ALL
       SELECT id, user_id FROM saved_searches WHERE cells IS NULL AND notify <> 'off' AND id > $2
         AND coalesce(query->>'category', o.category::text) = o.category::text) s
   WHERE o.shipment_id = $1 AND ${mayBeTold('s.user_id')}
   ORDER BY s.id LIMIT $3`,
};

/** A load found for a carrier, to be told on its own or together with others; already told if `sentAt` is set. */
export interface NewAlert {
  userId: string;
  sourceId: string;
  digest: boolean;
  dueAt: Date;
  sentAt: Date | null;
}

/** A participant: notes what was found, and returns the trips or searches whose carriers did not know of it yet. */
export async function addAlerts(
  tx: Tx,
  now: Date,
  { source, shipmentId }: { source: Source; shipmentId: string },
  alerts: readonly NewAlert[],
): Promise<Set<string>> {
  const added = await tx.rows<{ id: string }>(
    `INSERT INTO alerts (shipment_id, source, found_at, user_id, source_id, digest, due_at, sent_at)
     SELECT $1, $2, $3, * FROM unnest($4::uuid[], $5::uuid[], $6::boolean[], $7::timestamptz[], $8::timestamptz[])
     ON CONFLICT DO NOTHING RETURNING source_id AS id`,
    [
      shipmentId,
      source,
      now,
      alerts.map(({ userId }) => userId),
      alerts.map(({ sourceId }) => sourceId),
      alerts.map(({ digest }) => digest),
      alerts.map(({ dueAt }) => dueAt),
      alerts.map(({ sentAt }) => sentAt),
    ],
  );
  return new Set(added.map(({ id }) => id));
}

/** A participant: what waits to be told of these trips or searches is not told any more, and may be found again. */
export async function dropWaiting(tx: Tx, sourceIds: readonly string[]): Promise<void> {
  await tx.run('DELETE FROM alerts WHERE source_id = ANY ($1::uuid[]) AND sent_at IS NULL', [[...sourceIds]]);
}
