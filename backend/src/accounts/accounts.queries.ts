import { escrowBetween, writtenText } from '../common/contact-data.js';
import type { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';

/** One part of the export: the columns of `t` that belong to the user in $1. A column not listed here is not exported. */
interface Section {
  name: string;
  table: string;
  where: string;
  id: string;
  columns: string;
}

const MINE = 't.user_id = $1';

const SECTIONS: readonly Section[] = [
  {
    name: 'profile',
    table: 'users',
    where: 't.id = $1',
    id: 'id',
    columns: `id, email, ${writtenText('t', 'first_name', 'firstName')} AS first_name, last_name, profile_image_url, is_carrier, is_admin, operator_role, rating, review_count, completed_jobs, cancelled_jobs, phone, bio, fee_percent, support_contact, quick_replies, about, home_base, lanes, takes, truck_photos,
      email_verified, pending_email, payout_status, suspended_at, book_now_off_until, created_at, updated_at`,
  },
  {
    name: 'sessions',
    table: 'sessions',
    where: MINE,
    id: 'sid',
    columns: 'sid, sess AS device, created_at, last_seen_at, expire AS expires_at',
  },
  {
    name: 'drivers',
    table: 'driver_links',
    where: 't.carrier_id = $1',
    id: 'id',
    columns: 'id, shipment_id, name, phone, created_at, opened_at, ended_at',
  },
  {
    name: 'apiKeys',
    table: 'api_keys',
    where: MINE,
    id: 'id',
    columns:
      'id, name, environment, start, last4, scopes, allowed_networks, expires_at, last_used_at, last_used_ip, created_at, revoked_at, revoked_reason, replaces_id',
  },
  {
    name: 'webhookEndpoints',
    table: 'webhook_endpoints',
    where: MINE,
    id: 'id',
    columns:
      'id, url, description, events, disabled_at, disabled_reason, failing_since, last_sent_at, created_at, updated_at',
  },
  {
    name: 'widgets',
    table: 'widgets',
    where: MINE,
    id: 'id',
    columns:
      'id, key AS widget_key, name, allowed_origins, category, pickup, disabled_at, estimates, listings, created_at, updated_at',
  },
  // At most one row per kind.
  {
    name: 'notificationPreferences',
    table: 'notification_preferences',
    where: MINE,
    id: 'user_id',
    columns: 'kind, mail, in_app, push',
  },
  {
    name: 'pushSubscriptions',
    table: 'push_subscriptions',
    where: MINE,
    id: 'id',
    columns: 'id, label, shows_amounts, created_at, last_ok_at',
  },
  {
    name: 'addresses',
    table: 'user_addresses',
    where: MINE,
    id: 'id',
    columns: 'id, label, address, access, used_at, created_at',
  },
  {
    name: 'shipments',
    table: 'shipments',
    where: MINE,
    id: 'id',
    columns: `id, ${writtenText('t', 'title', 'title')} AS title, ${writtenText('t', 'description', 'description')} AS description, category,
      ${writtenText('t', 'subcategory', 'subcategory')} AS subcategory, external_ref, metadata, pickup_location, delivery_location, pickup_address, delivery_address, pickup_contact, delivery_contact, pickup_phone, delivery_phone,
      pickup_access, delivery_access, ${writtenText('t', 'pickup_note', 'pickupNote')} AS pickup_note, ${writtenText('t', 'delivery_note', 'deliveryNote')} AS delivery_note, runs,
      pickup_date, pickup_until, pickup_hours, delivery_from, delivery_date, delivery_hours, weight, dimensions, photos, photo_captions, item_count, status, template, recurrence_id, budget, book_now_price, book_now_for, only_for, only_until, declared_value, distance_miles, quote_count, ${writtenText('t', 'cancel_reason', 'cancelReason')} AS cancel_reason, created_at, updated_at`,
  },
  {
    name: 'shipmentItems',
    table: 'shipment_items',
    where: 't.shipment_id IN (SELECT id FROM shipments WHERE user_id = $1)',
    id: 'id',
    columns: `id, shipment_id, place, ${writtenText('t', 'title', 'title')} AS title, quantity, weight, dimensions, declared_value, ${writtenText('t', 'note', 'note')} AS note, photos`,
  },
  {
    name: 'imports',
    table: 'imports',
    where: MINE,
    id: 'id',
    columns: 'id, state, heads AS columns, created_at, finished_at',
  },
  {
    name: 'questions',
    table: 'questions',
    where: '$1 IN (t.asker_id, (SELECT user_id FROM shipments WHERE id = t.shipment_id))',
    id: 'id',
    columns: `id, shipment_id, CASE WHEN t.asker_id = $1 THEN ${writtenText('t', 'text', 'text')} ELSE t.text END AS text,
      CASE WHEN t.asker_id = $1 THEN t.answer ELSE ${writtenText('t', 'answer', 'answer')} END AS answer, status, asked_at, answered_at`,
  },
  {
    name: 'quotes',
    table: 'quotes',
    where: 't.carrier_id = $1',
    id: 'id',
    columns: `id, shipment_id, amount, estimated_pickup_date, estimated_pickup_until, pickup_day, pickup_day_hours, estimated_delivery_date, waiting_price, free_waiting_minutes, message, external_ref, metadata, status, payment_status, decline_reason, history, valid_until,
      accepted_at, taken_at, paid_at, picked_up_at, delivered_at, payment_released_at, created_at, updated_at`,
  },
  {
    name: 'counterOffers',
    table: 'counter_offers',
    where: '$1 IN (SELECT unnest(ARRAY[q.carrier_id, q.owner_id]) FROM quotes q WHERE q.id = t.quote_id)',
    id: 'id',
    columns: `id, shipment_id, quote_id, side, round, amount, pickup_date, pickup_until, delivery_date,
      CASE WHEN t.offered_by = $1 THEN t.message ELSE coalesce(t.masked_message, t.message) END AS message,
      valid_until, status, decline_reason, decided_at, created_at`,
  },
  {
    name: 'payments',
    table: 'payments',
    where: '$1 IN (t.payer_id, t.payee_id)',
    id: 'id',
    columns: `id, quote_id, shipment_id, payer_id, payee_id, amount, platform_fee, payout_amount, status, protection_plan, protection_fee, charged_amount, refunded_amount,
      transfer_status, payout_expected_on, delivery_confirmed_at, released_at, created_at, updated_at`,
  },
  {
    name: 'messages',
    table: 'messages',
    where: '$1 IN (t.sender_id, t.receiver_id)',
    id: 'id',
    columns: `id, conversation_id, sender_id, receiver_id, shipment_id,
      CASE WHEN t.sender_id = $1 OR t.masked_content IS NULL OR ${escrowBetween('t.sender_id', 't.receiver_id')} THEN t.content ELSE t.masked_content END AS content,
      attachments, read_at, created_at`,
  },
  {
    name: 'claims',
    table: 'claims',
    where: '$1 IN (t.claimant_id, t.respondent_id)',
    id: 'id',
    columns: `id, shipment_id, quote_id, claimant_id, respondent_id, side, kind, amount, description, item_id, item_title, photos, status, response, response_photos, responded_at,
      decision, approved_amount, note, decided_at, due_at, created_at, updated_at`,
  },
  {
    name: 'changeOrders',
    table: 'change_orders',
    where:
      '$1 IN ((SELECT user_id FROM shipments WHERE id = t.shipment_id), (SELECT carrier_id FROM quotes WHERE id = t.quote_id))',
    id: 'id',
    columns: `id, shipment_id, quote_id, side, kind, reason, text, item_id, item_title, delta_cents / 100.0 AS delta, pickup_date, pickup_until, delivery_date, delivery_place, at_the_door, status, decline_reason,
      expires_at, decided_at, reviewed_at, counts, granted_cents / 100.0 AS granted, review_note, created_at, updated_at`,
  },
  {
    name: 'reviews',
    table: 'reviews',
    where: '$1 IN (t.reviewer_id, t.reviewee_id)',
    id: 'id',
    columns: `id, shipment_id, reviewer_id, reviewee_id, rating, CASE WHEN t.reviewer_id = $1 THEN ${writtenText('t', 'comment', 'comment')} ELSE t.comment END AS comment, created_at`,
  },
  {
    name: 'locations',
    table: 'location_tracking',
    where: 't.carrier_id = $1',
    id: 'id',
    columns: 'id, shipment_id, latitude, longitude, address, notes, "timestamp"',
  },
  {
    name: 'conditionReports',
    table: 'condition_reports',
    where:
      '$1 IN ((SELECT carrier_id FROM quotes WHERE id = t.quote_id), (SELECT s.user_id FROM quotes q JOIN shipments s ON s.id = q.shipment_id WHERE q.id = t.quote_id))',
    id: 'id',
    columns:
      'id, quote_id, place_end AS "end", item_id, item_title, form, "values", marks, photos, photo_views, few_photos, signer_name, signature, nobody_there, sha256',
  },
  {
    name: 'acts',
    table: 'acts',
    where: MINE,
    id: 'id',
    columns:
      'id, shipment_id, kind, captured_at, received_at, happened_at, basis, latitude, longitude, accuracy_m, fence',
  },
  {
    name: 'notifications',
    table: 'notifications',
    where: MINE,
    id: 'id',
    columns: 'id, kind, title, body, link, read_at, created_at',
  },
  {
    name: 'verifications',
    table: 'verifications',
    where: MINE,
    id: 'id',
    columns:
      'id, fact, status, number, "limit", expires_on, description, documents, verified_on, reason, decided_at, created_at, updated_at',
  },
  {
    name: 'blocks',
    table: 'user_blocks',
    where: 't.blocker_id = $1',
    id: 'blocked_id',
    columns: 'blocked_id, created_at',
  },
  {
    name: 'reports',
    table: 'reports',
    where: 't.reporter_id = $1',
    id: 'id',
    columns: 'id, kind, subject, subject_id, text, created_at',
  },
  {
    name: 'trips',
    table: 'trips',
    where: 't.carrier_id = $1',
    id: 'id',
    columns:
      'id, label, stops, first_day, flexible_days, miles_a_day, free_weight, free_length_ft, free_width_ft, takes, max_added_miles, min_load_miles, cost_a_mile, miles, status, notify, created_at, updated_at',
  },
  {
    name: 'recurrences',
    table: 'recurrences',
    where: MINE,
    id: 'id',
    columns:
      'id, shipment_id, every, days, ahead_days, from_day, until, count, made, state, reason, next_day, last_day, created_at, updated_at',
  },
  {
    name: 'savedSearches',
    table: 'saved_searches',
    where: MINE,
    id: 'id',
    columns: 'id, label, query, notify, created_at, updated_at',
  },
  {
    name: 'loadAlerts',
    table: 'alerts',
    where: MINE,
    id: 'shipment_id',
    columns: 'shipment_id, source, source_id, found_at, sent_at',
  },
  {
    name: 'hiddenLoads',
    table: 'hidden_loads',
    where: MINE,
    id: 'shipment_id',
    columns: 'shipment_id, hidden_at',
  },
  {
    name: 'supportTickets',
    table: 'support_tickets',
    where: MINE,
    id: 'id',
    columns: `id, name, email, topic, message, shipment_id, status, created_at,
      (SELECT json_agg(json_build_object('by_operator', r.by_operator, 'text', r.text, 'created_at', r.created_at) ORDER BY r.created_at, r.id)
         FROM ticket_replies r WHERE r.ticket_id = t.id) AS replies`,
  },
];

const PAGE = 500;

/** Everything a user has here as one JSON object, streamed piece by piece, so no account is too large for memory. */
export async function* exportOf(db: Db, userId: string, at: Date): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(at)}`;
  for (const { name, table, where, id, columns } of SECTIONS) {
    yield `,\n"${name}":[`;
    let after: string | null = null;
    for (let first = true; ;) {
      const rows: { id: string; row: object }[] = await db.rows<{ id: string; row: object }>(
        `SELECT page.key AS id, to_jsonb(page) - 'key' AS row FROM (
           SELECT t.${id} AS key, ${columns} FROM ${table} t WHERE ${where} AND ($2::uuid IS NULL OR t.${id} > $2) ORDER BY t.${id} LIMIT ${PAGE}) page ORDER BY page.key`,
        [userId, after],
      );
      if (rows.length > 0)
        yield `${first ? '' : ','}\n${rows.map(({ row }) => JSON.stringify(camelKeys(row))).join(',\n')}`;
      if (rows.length < PAGE) break;
      first = false;
      after = rows.at(-1)?.id ?? null;
    }
    yield ']';
  }
  yield '}\n';
}

/** Column names as they appear in answers; what is inside a column stays as is. */
function camelKeys(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

/** What keeps an account from being erased: a running job, money on its way, a payment frozen by a claim or chargeback. */
export async function hasObligations(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.one<{ open: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM quotes q JOIN shipments s ON s.id = q.shipment_id
                     WHERE $1 IN (q.carrier_id, s.user_id) AND q.status IN ('accepted', 'paid', 'in_progress', 'delivered'))
         OR EXISTS (SELECT 1 FROM payments p WHERE $1 IN (p.payer_id, p.payee_id) AND (p.status IN ('paid', 'in_escrow') OR p.frozen_by <> '{}'))
         OR EXISTS (SELECT 1 FROM payments p JOIN money_operations o ON o.payment_id = p.id
                     WHERE $1 IN (p.payer_id, p.payee_id) AND o.kind <> 'cancel_intent' AND o.state <> 'succeeded') AS open`,
    [userId],
  );
  return row?.open ?? false;
}

/** The user's listings that can still be cancelled for free, and their pending quotes, in lock order. */
export async function openThings(tx: Tx, userId: string): Promise<{ shipmentIds: string[]; quoteIds: string[] }> {
  const shipments = await tx.rows<{ id: string }>(
    `SELECT id FROM shipments WHERE user_id = $1 AND status IN ('draft', 'listed', 'quoted') ORDER BY id`,
    [userId],
  );
  const quotes = await tx.rows<{ id: string }>(
    `SELECT id FROM quotes WHERE carrier_id = $1 AND status = 'pending' ORDER BY shipment_id`,
    [userId],
  );
  return { shipmentIds: shipments.map(({ id }) => id), quoteIds: quotes.map(({ id }) => id) };
}
