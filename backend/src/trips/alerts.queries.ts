import type { Tx } from '../platform/database/tx.js';
import { isActive } from '../users/active.js';
import { ROAD_MILES_A_RADIUS, ROUNDING_MILES, SAME_LANE_MILES, SLACK_MILES } from './rides.js';
import { leastDetour, takenFrom } from './trip-loads.queries.js';

/** What a load was found by. */
export type Source = 'trip' | 'search';

/** The carrier may be told: they are one, are not the owner, and have not been told; and it is not taken from them. */
const mayBeTold = (carrier: string) => `
  ${carrier} <> o.owner_id
  AND EXISTS (SELECT 1 FROM users u WHERE u.id = ${carrier} AND u.is_carrier AND ${isActive('u')})
  AND NOT EXISTS (SELECT 1 FROM alerts a WHERE a.user_id = ${carrier} AND a.shipment_id = o.shipment_id)
  AND NOT ${takenFrom(carrier)}`;

/** SQL for the chord from an end of the open load `o` to the point of the trip `t` whose numbers begin at `at`. */
const chord = (end: 'p' | 'd', at: string) =>
  `sqrt(${['x', 'y', 'z'].map((side, n) => `(o.${end}${side} - t.legs[${at} + ${n}]) ^ 2`).join(' + ')})`;

/** SQL for what the leg that begins at `at` becomes longer by at least over an end of the load. */
const detour = (end: 'p' | 'd', at: string) =>
  leastDetour(chord(end, at), chord(end, `${at} + 3`), `t.legs[${at} + 6]`);

/**
 * Seven numbers a leg: its ends as vectors, and its miles. The same bounds as `leastAdded` has; on one leg solved for the miles beside it:
 * a trip's `max_added_miles` is never below zero.
 */
const ADDS_FEW_ENOUGH = `(EXISTS (
  SELECT 1 FROM generate_series(1, cardinality(t.legs), 7) i
   WHERE ${ROAD_MILES_A_RADIUS} * (${chord('p', 'i')} + ${chord('d', 'i + 3')})
      <= greatest(t.max_added_miles + t.legs[i + 6] + ${SLACK_MILES} - o.miles, ${SAME_LANE_MILES}))
  OR EXISTS (
  SELECT 1 FROM generate_series(1, cardinality(t.legs), 7) i, generate_series(i + 7, cardinality(t.legs), 7) j
   WHERE ${detour('p', 'i')} + ${detour('d', 'j')} <= t.max_added_miles + ${ROUNDING_MILES}))`;

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
