import type { User } from '../common/actor.js';
import { escrowBetween } from '../common/contact-data.js';
import { problem } from '../common/errors.js';
import { COUNT_CAP, decodeCursor, DEFAULT_LIMIT, JsonText, ListPage } from '../common/paging.js';
import type { Db } from '../platform/database/db.js';
import { cursorText, isoJson } from '../platform/database/json.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import { DEFAULT_SETTINGS } from '../platform/settings/settings.js';
import { visibleTo } from '../shipments/visible.js';
import { isSuspended } from '../users/active.js';
import { personFields } from '../users/users.dto.js';
import { LAPSED_FACTS } from '../common/lapsed-facts.js';
import type { QuotePage, QuoteSearch } from './quotes.dto.js';

/** The owner sees contact data in the message once a payment between the two is in escrow. */
const OPEN = `(q.masked_message IS NULL OR ${escrowBetween('q.carrier_id', 's.user_id')})`;

const percent = (setting: string) => `trim_scale((q.agreed->>'${setting}')::numeric / 100)`;

/** A deal's terms, as `/api/config` names them. Deals from before free cancelling could be set have its first value. */
const AGREED_JSON = `CASE WHEN q.agreed IS NOT NULL THEN json_build_object(
  'platformFeePercent', ${percent('platformFeeBasisPoints')}, 'paymentWindowHours', q.agreed->'paymentWindowHours',
  'autoReleaseHours', q.agreed->'autoReleaseHours', 'claimWindowHours', q.agreed->'claimWindowHours',
  'lateCancelPercent', ${percent('lateCancelBasisPoints')}, 'noShowHours', q.agreed->'noShowHours',
  'freeCancelHours', coalesce(q.agreed->'freeCancelHours', '${DEFAULT_SETTINGS.freeCancelHours}'),
  'delayPercentPerDay', ${percent('delayBasisPointsPerDay')}, 'delayMaxPercent', ${percent('delayMaxBasisPoints')},
  'protectionPlans', (SELECT json_agg(json_build_object('id', plan->'id', 'label', plan->'label',
     'percent', trim_scale((plan->>'basisPoints')::numeric / 100), 'minimum', trim_scale((plan->>'minimumCents')::numeric / 100),
     'limit', trim_scale((plan->>'limitCents')::numeric / 100)) ORDER BY place)
     FROM jsonb_array_elements(q.agreed->'protectionPlans') WITH ORDINALITY AS plans (plan, place))) END`;

/** SQL: could a quote `q` of a shipment `s` be accepted, as far as its terms, its days (as `isValidQuote` says) and its carrier go? @param now SQL of type timestamptz */
export const standing = (now: string): string =>
  `(q.status = 'pending' AND q.terms_version >= s.terms_version AND coalesce(q.valid_until > ${now}, true)
    AND coalesce(coalesce(q.estimated_pickup_until, q.estimated_pickup_date) >= (${now} AT TIME ZONE s.pickup_time_zone)::date, true)
    AND NOT ${isSuspended('q.carrier_id')})`;

/** Are a quote's days outside those of its listing? If the listing's pickup has no end, its day is the last. */
const OUTSIDE_WINDOW = `coalesce(q.estimated_pickup_date < CASE WHEN s.pickup_until IS NOT NULL THEN s.pickup_date END
  OR coalesce(q.estimated_pickup_until, q.estimated_pickup_date) > coalesce(s.pickup_until, s.pickup_date)
  OR q.estimated_delivery_date > s.delivery_date OR q.estimated_delivery_date < s.delivery_from, false)`;

/** The answer for a quote `q` with its shipment `s` and carrier `c`, for the viewer in $1. */
const QUOTE_JSON = `json_build_object(
  'id', q.id, 'shipmentId', q.shipment_id, 'shipmentTitle', s.title, 'carrierId', q.carrier_id,
  'carrier', json_build_object(${personFields('c')},
    'portrait', CASE WHEN c.profile_image_url LIKE '/api/uploads/%' THEN c.profile_image_url END,
    'truckPhoto', c.truck_photos[1], 'rating', c.rating, 'reviewCount', c.review_count, 'completedJobs', c.completed_jobs, 'badges', c.badges),
  'amount', q.amount, 'estimatedPickupDate', q.estimated_pickup_date, 'estimatedPickupUntil', q.estimated_pickup_until,
  'pickupDay', q.pickup_day, 'pickupDayHours', q.pickup_day_hours, 'outsideWindow', ${OUTSIDE_WINDOW}, 'estimatedDeliveryDate', q.estimated_delivery_date,
  'waitingPrice', q.waiting_price, 'freeWaitingMinutes', q.free_waiting_minutes,
  'message', CASE WHEN q.carrier_id = $1 OR ${OPEN} THEN q.message ELSE q.masked_message END,
  'masked', CASE WHEN ${OPEN} THEN '{}' ELSE q.masked END, 'warnings', q.warnings, 'status', q.status, 'paymentStatus', q.payment_status,
  'stripePaymentIntentId', CASE WHEN s.user_id = $1 THEN q.stripe_payment_intent_id END,
  'externalRef', CASE WHEN q.carrier_id = $1 THEN q.external_ref END, 'metadata', CASE WHEN q.carrier_id = $1 THEN q.metadata END,
  'counterOffers', (SELECT count(*)::int FROM counter_offers x WHERE x.quote_id = q.id),
  'stale', q.status = 'pending' AND q.terms_version < s.terms_version,
  'validUntil', ${isoJson('q.valid_until')}, 'declineReason', q.decline_reason, 'history', q.history, 'agreed', ${AGREED_JSON}, 'lapsedFacts', ${LAPSED_FACTS},
  'takenAt', ${isoJson('q.taken_at')}, 'paymentDueAt', ${isoJson('q.payment_due_at')}, 'paidAt', ${isoJson('q.paid_at')},
  'deliveredAt', ${isoJson('q.delivered_at')}, 'paymentReleasedAt', ${isoJson('q.payment_released_at')},
  'createdAt', ${isoJson('q.created_at')}, 'updatedAt', ${isoJson('q.updated_at')})`;

const FROM = 'quotes q JOIN shipments s ON s.id = q.shipment_id JOIN users c ON c.id = q.carrier_id';

/** A participant: the quote as the actor sees it. @throws 404 */
export async function readQuote(tx: Tx, id: string, viewer: User | undefined): Promise<JsonText> {
  const row = await tx.one<{ json: string }>(`SELECT ${QUOTE_JSON}::text AS json FROM ${FROM} WHERE q.id = $2`, [
    viewer?.id ?? null,
    id,
  ]);
  if (!row) throw problem('not_found');
  return new JsonText(row.json);
}

/** A quote for its two sides; undefined for everybody else. */
export async function quoteFor(db: Db, viewer: User, id: string): Promise<JsonText | undefined> {
  const row = await db.one<{ json: string }>(
    `SELECT ${QUOTE_JSON}::text AS json FROM ${FROM} WHERE q.id = $2 AND $1 IN (q.carrier_id, s.user_id)`,
    [viewer.id, id],
  );
  return row && new JsonText(row.json);
}

/**
 * A shipment's quotes: all for its owner and operators, their own for a carrier, none for others.
 * @throws 404 for unknown shipments and other people's drafts
 */
export async function listQuotesOf(db: Db, shipmentId: string, viewer: User, page: QuotePage): Promise<ListPage> {
  const shipment = await db.one<{ all: boolean }>(
    `SELECT (s.user_id = $2 OR $3) AS all FROM shipments s WHERE s.id = $1 AND ${visibleTo('s', '$2', '$3')}`,
    [shipmentId, viewer.id, viewer.isAdmin],
  );
  if (!shipment) throw problem('not_found');
  return listQuotes(
    db,
    viewer,
    page,
    shipment.all ? 'q.shipment_id = $2' : 'q.shipment_id = $2 AND q.carrier_id = $1',
    shipmentId,
  );
}

/** The quotes that a user made, or those on all of their listings; with `updatedSince` in the order of their last changes. */
export async function listOwnQuotes(db: Db, viewer: User, search: QuoteSearch): Promise<ListPage> {
  const { owner, status, shipmentId, externalRef, updatedSince, limit = DEFAULT_LIMIT, cursor } = search;
  return readPage(
    db,
    {
      from: FROM,
      where: `${owner ? 'q.owner_id' : 'q.carrier_id'} = $1 AND ($2::text IS NULL OR q.status = $2::text)
        AND ($3::uuid IS NULL OR q.shipment_id = $3) AND ($4::timestamptz IS NULL OR q.updated_at >= $4)
        AND ($5::text IS NULL OR (q.external_ref = $5 AND q.carrier_id = $1))`,
      values: [viewer.id, status ?? null, shipmentId ?? null, updatedSince ?? null, externalRef ?? null],
      json: QUOTE_JSON,
      at: updatedSince ? 'q.updated_at' : 'q.created_at',
      id: 'q.id',
      order: updatedSince ? 'oldest' : 'newest',
    },
    cursor === undefined ? { limit } : { limit, cursor },
  );
}

async function listQuotes(
  db: Db,
  viewer: User,
  { limit = DEFAULT_LIMIT, cursor: text }: QuotePage,
  condition: string,
  subject: string,
): Promise<ListPage> {
  const cursor = decodeCursor(text);
  const row = await db.one<{ json: string; next_at: string | null; next_id: string | null; total: number }>(
    `WITH page AS (
       SELECT q.*, ${cursorText('q.created_at')} AS cursor_key, row_number() OVER (ORDER BY q.created_at DESC, q.id DESC) AS place
         FROM quotes q WHERE ${condition} AND ($3::timestamptz IS NULL OR (q.created_at, q.id) < ($3, $4::uuid))
        ORDER BY q.created_at DESC, q.id DESC LIMIT $5 + 1)
     SELECT coalesce(json_agg(${QUOTE_JSON} ORDER BY q.place) FILTER (WHERE q.place <= $5), '[]')::text AS json,
            max(q.cursor_key) FILTER (WHERE q.place = $5 AND q.more) AS next_at,
            max(q.id::text) FILTER (WHERE q.place = $5 AND q.more) AS next_id,
            (SELECT count(*)::int FROM (SELECT 1 FROM quotes q WHERE ${condition} LIMIT ${COUNT_CAP + 1}) counted) AS total
       FROM (SELECT *, (SELECT count(*) FROM page) > $5 AS more FROM page) q
       JOIN shipments s ON s.id = q.shipment_id JOIN users c ON c.id = q.carrier_id`,
    [viewer.id, subject, cursor?.at ?? null, cursor?.id ?? null, limit],
  );
  return new ListPage(
    row?.json ?? '[]',
    row?.total ?? 0,
    row?.next_at && row.next_id ? { at: row.next_at, id: row.next_id } : undefined,
  );
}

/** Does the shipment have pending quotes? */
export async function hasPending(tx: Tx, shipmentId: string): Promise<boolean> {
  return (
    (await tx.one(`SELECT 1 AS one FROM quotes WHERE shipment_id = $1 AND status = 'pending' LIMIT 1`, [
      shipmentId,
    ])) !== undefined
  );
}
