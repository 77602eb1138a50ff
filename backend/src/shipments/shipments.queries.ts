import type { Visitor } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid, JsonText } from '../common/paging.js';
import type { Db } from '../platform/database/db.js';
import { snake } from '../platform/database/columns.js';
import { isoJson } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import { personJson } from '../users/users.dto.js';
import { type SHIPMENT_TEXTS, textAsWritten } from './shipments.texts.js';

/** SQL for "anybody with the link sees it": title, first photo and places of a shipment `s`. */
export const SHARED = "s.status IN ('listed', 'quoted', 'booked')";

/** SQL for the answer for a shipment `s` with its owner `o`; `insider` is SQL for "may see what only the parties may", `more` for further fields. */
export function shipmentJson(insider: string, more = ''): string {
  // Most have nothing hidden, which costs nothing to check.
  const text = (field: (typeof SHIPMENT_TEXTS)[number]) =>
    `CASE WHEN s.written IS NOT NULL AND ${insider} THEN ${textAsWritten(field)} ELSE s.${snake(field)} END`;
  const inside = (expression: string) => `CASE WHEN ${insider} THEN ${expression} END`;
  return `json_build_object(
    'id', s.id, 'userId', s.user_id, 'owner', ${personJson('o')}, 'title', ${text('title')}, 'description', ${text('description')},
    'category', s.category, 'subcategory', ${text('subcategory')}, 'masked', s.masked,
    'pickupLocation', CASE WHEN ${insider} THEN s.pickup_location ELSE s.pickup_place END,
    'deliveryLocation', CASE WHEN ${insider} THEN s.delivery_location ELSE s.delivery_place END,
    'pickupDate', s.pickup_date, 'pickupUntil', s.pickup_until, 'pickupHours', s.pickup_hours, 'deliveryFrom', s.delivery_from,
    'deliveryDate', s.delivery_date, 'deliveryHours', s.delivery_hours, 'weight', s.weight, 'dimensions', s.dimensions,
    'photos', s.photos, 'status', s.status, 'budget', s.budget, 'declaredValue', s.declared_value,
    'sharePath', CASE WHEN ${SHARED} THEN '/s/' || s.id END,
    'distanceMiles', s.distance_miles, 'quoteCount', s.quote_count, 'cancelReason', ${text('cancelReason')},
    'pickupAddress', ${inside('s.pickup_address')}, 'deliveryAddress', ${inside('s.delivery_address')},
    'pickupContact', ${inside('s.pickup_contact')}, 'deliveryContact', ${inside('s.delivery_contact')},
    'createdAt', ${isoJson('s.created_at')}, 'updatedAt', ${isoJson('s.updated_at')}${more})`;
}

// The owner and operators always; the carrier once the payment is in escrow.
const PARTY = `(s.user_id = $2 OR $3 OR EXISTS (SELECT 1 FROM quotes q WHERE q.shipment_id = s.id AND q.carrier_id = $2
  AND q.status IN ('paid', 'in_progress', 'delivered', 'completed')))`;

const ONE = `SELECT ${shipmentJson(PARTY)}::text AS json FROM shipments s JOIN users o ON o.id = s.user_id
  WHERE s.id = $1 AND (s.status <> 'draft' OR s.user_id = $2 OR $3)`;

/** One shipment as the viewer may see it. @throws 404 for unknown ones and other people's drafts */
export async function readShipment(db: Db | Tx, id: string, viewer: Visitor): Promise<JsonText> {
  const row = isUuid(id)
    ? await db.one<{ json: string }>(ONE, [id, viewer?.id ?? null, viewer?.isAdmin ?? false])
    : undefined;
  if (!row) throw problem('not_found');
  return new JsonText(row.json);
}

/** Adds recent changes to the counters, so that reading them stays cheap. */
export async function foldCounts(db: Db): Promise<void> {
  await db.rows(`
    WITH gone AS (DELETE FROM shipment_counts WHERE NOT folded RETURNING status, category, n)
    INSERT INTO shipment_counts AS kept (status, category, n, folded)
    SELECT status, category, sum(n), true FROM gone GROUP BY status, category
    ON CONFLICT (status, category) WHERE folded DO UPDATE SET n = kept.n + excluded.n`);
}
