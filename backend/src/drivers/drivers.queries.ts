import { isBooked } from '../common/booked.js';
import type { Db } from '../platform/database/db.js';
import { visibleTo } from '../shipments/visible.js';

/** The quote that a shipment is booked on, and whose it is; undefined for a shipment that the user cannot see. */
export function bookedOf(db: Db, shipmentId: string, userId: string) {
  return db.one<{ quoteId: string | null; carrierId: string | null }>(
    `SELECT q.id AS "quoteId", q.carrier_id AS "carrierId" FROM shipments s LEFT JOIN quotes q ON q.shipment_id = s.id AND ${isBooked('q')}
      WHERE s.id = $1 AND ${visibleTo('s', '$2::uuid')}`,
    [shipmentId, userId],
  );
}
