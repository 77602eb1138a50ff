import { accessJson } from '../common/access.js';
import type { User, Visitor } from '../common/actor.js';
import { isPaidFor } from '../common/booked.js';
import { problem } from '../common/errors.js';
import { FENCE_MILES, ZIP_CODE } from '../common/fences.js';
import { isUuid, JsonText } from '../common/paging.js';
import { MET } from '../common/payment-status.js';
import type { Db } from '../platform/database/db.js';
import { snake } from '../platform/database/columns.js';
import { isoJson } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import { personJson } from '../users/users.dto.js';
import { CAPTIONS } from './captions.js';
import { contactJson } from './contact.js';
import { itemsJson } from './items.js';
import type { ShipmentAnswer } from './shipment-answer.dto.js';
import { type SHIPMENT_TEXTS, textAsWritten } from './shipments.texts.js';
import { visibleTo, visibleToAll } from './visible.js';

/** SQL for "anybody with the link sees it": title, first photo and places of a shipment `s`. */
export const SHARED = "s.status IN ('listed', 'quoted', 'booked') AND s.only_for IS NULL";

/** SQL for what nobody sees of a booked shipment `s`: at which price it was is between the two. */
const whileOpen = (column: string) => `CASE WHEN s.status IN ('draft', 'listed', 'quoted') THEN ${column} END`;

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
    'deliveryDate', s.delivery_date, 'deliveryHours', s.delivery_hours, 'weight', s.weight, 'dimensions', s.dimensions, 'itemCount', s.item_count,
    'photos', s.photos, 'photoCaptions', ${CAPTIONS}, 'status', s.status, 'budget', s.budget, 'declaredValue', s.declared_value,
    'bookNowPrice', ${whileOpen('s.book_now_price')}, 'bookNowFor', ${whileOpen('s.book_now_for')},
    'onlyUntil', ${isoJson('s.only_until')}, 'sharePath', CASE WHEN ${SHARED} THEN '/s/' || s.id END,
    'pickupPoint', ${pointJson('pickup')}, 'deliveryPoint', ${pointJson('delivery')},
    'typical', CASE WHEN s.typical_usual IS NOT NULL THEN json_build_object('low', s.typical_low, 'usual', s.typical_usual, 'high', s.typical_high) END,
    'distanceMiles', s.distance_miles, 'quoteCount', s.quote_count, 'cancelReason', ${text('cancelReason')},
    'pickupAddress', ${inside('s.pickup_address')}, 'deliveryAddress', ${inside('s.delivery_address')},
    'pickupContact', ${inside(contactJson('s.pickup_contact', 's.pickup_phone'))},
    'deliveryContact', ${inside(contactJson('s.delivery_contact', 's.delivery_phone'))},
    'pickupAccess', ${accessJson('s.pickup_access', text('pickupNote'))},
    'deliveryAccess', ${accessJson('s.delivery_access', text('deliveryNote'))}, 'runs', s.runs,
    'createdAt', ${isoJson('s.created_at')}, 'updatedAt', ${isoJson('s.updated_at')}${more})`;
}

/** SQL for about where an end is: to a tenth of a degree, since a ZIP code that was typed with a street is nobody else's to know. */
function pointJson(end: 'pickup' | 'delivery'): string {
  return `CASE WHEN s.${end}_place <> '' THEN json_build_object('latitude', round(s.${end}_latitude, 1), 'longitude', round(s.${end}_longitude, 1)) END`;
}

/** SQL for the quote `q` of a job whose two sides know each other, until the time for claims is over; as `otherSide` of bookings says it of one deal. */
const KNOWN = `q.shipment_id = s.id AND ${isPaidFor('q')} AND q.payment_status IN (${MET.map((status) => `'${status}'`).join(', ')})
  AND (q.delivered_at IS NULL OR $4 <= q.delivered_at + make_interval(hours => (q.agreed->>'claimWindowHours')::int))`;

// The owner and operators always; the carrier for as long as the two know each other.
const PARTY = `(s.user_id = $2 OR $3 OR EXISTS (SELECT 1 FROM quotes q WHERE ${KNOWN} AND q.carrier_id = $2))`;

/** SQL for the further field that people who are signed in see: the fee agreed for the owner. */
const FEE = ", 'platformFeePercent', CASE WHEN $2::uuid IS NOT NULL THEN trim_scale(o.fee_percent) END";

/** SQL for the further field that only the two sides of a paid job see: the other one. */
const OTHER_SIDE = `, 'contact', (SELECT json_build_object('name', concat_ws(' ', u.first_name, left(nullif(u.last_name, ''), 1) || '.'), 'phone', u.phone)
  FROM quotes q JOIN users u ON u.id = CASE WHEN s.user_id = $2 THEN q.carrier_id ELSE s.user_id END
  WHERE ${KNOWN} AND $2 IN (s.user_id, q.carrier_id))`;

/** SQL for the further fields that only the owner sees. */
export function ownersField(viewerId: string): string {
  return `, 'externalRef', CASE WHEN s.user_id = ${viewerId} THEN s.external_ref END, 'metadata', CASE WHEN s.user_id = ${viewerId} THEN s.metadata END,
    'onlyFor', CASE WHEN s.user_id = ${viewerId} THEN nullif(s.only_for, '{}') END, 'template', s.template, 'recurrenceId', CASE WHEN s.user_id = ${viewerId} THEN s.recurrence_id END`;
}

/** SQL for the further field with the code that its owner ($5) gives the carrier at the door; of no use once the deal is over. */
const CODE = `, 'releaseCode', (SELECT c.code FROM release_codes c JOIN quotes q ON q.id = c.quote_id
  WHERE s.user_id = $5 AND q.shipment_id = s.id AND q.status IN ('in_progress', 'delivered') AND c.used_at IS NULL)`;

/** SQL for the further field that only the carrier of a paid job sees: where its phone finds that it has arrived. */
const FENCES = `, 'fences', CASE WHEN s.user_id <> $2 AND EXISTS (SELECT 1 FROM quotes q WHERE ${KNOWN} AND q.carrier_id = $2)
  THEN json_build_array(${fenceJson('pickup')}, ${fenceJson('delivery')}) END`;

/** SQL for where an end is: where its owner or recipient stood, else about where its place is. */
function fenceJson(end: 'pickup' | 'delivery'): string {
  return `(SELECT json_build_object('end', '${end}', 'latitude', coalesce(x.latitude, s.${end}_latitude), 'longitude', coalesce(x.longitude, s.${end}_longitude),
    'miles', CASE WHEN x.latitude IS NOT NULL THEN ${FENCE_MILES.exact} WHEN s.${end}_location ~ '${ZIP_CODE}' THEN ${FENCE_MILES.zip} ELSE ${FENCE_MILES.city} END)
    FROM (SELECT) one LEFT JOIN exact_points x ON x.shipment_id = s.id AND x.place_end = '${end}' AND x.source <> 'carrier')`;
}

// In two parts, since PostgreSQL makes objects of at most 50 fields.
const ONE = `SELECT ${shipmentJson(PARTY, ownersField('$2'))}::text AS json,
  json_build_object('items', ${itemsJson(PARTY)}${OTHER_SIDE}${FEE}${CODE}${FENCES})::text AS more FROM shipments s JOIN users o ON o.id = s.user_id
  WHERE s.id = $1 AND ${visibleTo('s', '$2', '$3')}`;

/** One shipment as the viewer may see it now, in business time. @throws 404 for unknown ones and others' drafts */
export async function readShipment(db: Db | Tx, id: string, viewer: Visitor, now: Date): Promise<JsonText> {
  const row = isUuid(id)
    ? await db.oneWide<{ json: string; more: string }>(ONE, [
        id,
        viewer?.id ?? null,
        viewer?.isAdmin ?? false,
        now,
        // It pays the carrier, so neither an operator who looks as the owner nor a program of theirs sees it.
        viewer?.viewedBy || viewer?.key ? null : (viewer?.id ?? null),
      ])
    : undefined;
  if (!row) throw problem('not_found');
  return new JsonText(`${row.json.slice(0, -1)},${row.more.slice(1)}`);
}

const SEVERAL = `SELECT s.id, ${shipmentJson('s.user_id = $2')}::text AS json FROM shipments s JOIN users o ON o.id = s.user_id
  WHERE s.id = ANY ($1::uuid[]) AND s.status IN ('listed', 'quoted') AND ${visibleToAll('s')}`;

/** Listings that can be quoted on, by id, as the viewer sees them. What is none is left out. */
export async function readListings(db: Db, ids: readonly string[], viewer: User): Promise<Map<string, ShipmentAnswer>> {
  const rows = ids.length > 0 ? await db.rowsWide<{ id: string; json: string }>(SEVERAL, [ids, viewer.id]) : [];
  return new Map(rows.map(({ id, json }) => [id, JSON.parse(json) as ShipmentAnswer]));
}

/** A shipment that everybody can see. @throws 404 */
export async function requireShown(tx: Tx, id: string): Promise<void> {
  const row = isUuid(id)
    ? await tx.one(`SELECT 1 AS one FROM shipments s WHERE s.id = $1 AND ${visibleToAll('s')}`, [id])
    : undefined;
  if (!row) throw problem('not_found');
}

/** Adds what changed since the last time to the counters, so that reading them stays cheap. */
export async function foldCounts(db: Db): Promise<void> {
  await db.rows(`
    WITH gone AS (DELETE FROM shipment_counts WHERE NOT folded RETURNING status, category, n)
    INSERT INTO shipment_counts AS kept (status, category, n, folded)
    SELECT status, category, sum(n), true FROM gone GROUP BY status, category
    ON CONFLICT (status, category) WHERE folded DO UPDATE SET n = kept.n + excluded.n`);
}

/** An owner's shipments by what the owner's system calls them, with the hash of what each was created from. */
export async function shipmentsByRef(db: Db, userId: string, refs: readonly string[]) {
  const rows = await db.rows<{ ref: string; id: string; hash: Buffer | null }>(
    'SELECT external_ref AS ref, id, given_hash AS hash FROM shipments WHERE user_id = $1 AND external_ref = ANY($2)',
    [userId, refs],
  );
  return new Map(rows.map(({ ref, id, hash }) => [ref, { id: id as string | null, hash }]));
}
