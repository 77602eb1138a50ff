import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { isUnderWay, isUntilDelivery, isUntilPickup } from '../common/booked.js';
import { JsonText } from '../common/paging.js';
import { lacksStreet } from '../common/streets.js';
import { bankDay, isPaidOut } from '../payments/payouts.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import { isForFew, visibleTo } from '../shipments/visible.js';
import { textAsWritten } from '../shipments/shipments.texts.js';
import { HAS_LAPSED_FACTS } from '../common/lapsed-facts.js';
import { standing } from '../quotes/quotes.queries.js';
import { LAST_ZONE } from './next-step.js';
import { LAST_AGREED_PICKUP_DAY } from '../common/pickup-days.js';
import { isSuspended } from '../users/active.js';
import { blockedBetween } from '../users/blocks.queries.js';

const SHIPMENTS = ['draft', 'listed', 'quoted', 'booked', 'in_transit', 'delivered', 'cancelled'];
const QUOTES = ['pending', 'accepted', 'declined', 'paid', 'in_progress', 'delivered', 'completed'];

/** Counts of the rows by status, one key each. */
function countsJson(statuses: readonly string[], from: string): string {
  return `(SELECT json_build_object(${statuses.map((status) => `'${status}', count(*) FILTER (WHERE status = '${status}')`).join(', ')}) FROM ${from})`;
}

/** When an open deadline is due, of the quote `q` unless it is about something else. */
function due(kind: string, subject = 'q.id'): string {
  return `(SELECT due_at FROM deadlines WHERE kind = '${kind}' AND subject = ${subject} AND done_at IS NULL)`;
}

/** Can the carrier of the quote `q` come? Whoever is suspended picks up nothing. */
const CARRIER_COMES = `NOT ${isSuspended('q.carrier_id')}`;

/** The end of the route at which the truck is next, of the shipment `s` with the quote `q`, and the day agreed for it. */
const NEXT_END = `CROSS JOIN LATERAL (
      SELECT CASE s.status WHEN 'booked' THEN 'pickup' ELSE 'delivery' END AS name,
             CASE s.status WHEN 'booked' THEN ${LAST_AGREED_PICKUP_DAY} ELSE q.estimated_delivery_date END AS day,
             CASE s.status WHEN 'booked' THEN s.pickup_time_zone ELSE s.delivery_time_zone END AS zone) d`;

/** The instant a calendar day ends in a place. */
function endOf(day: string, timeZone: string): string {
  return `((${day} + 1)::timestamp AT TIME ZONE ${timeZone})`;
}

const AS_PAYER = `(
  SELECT json_build_object(
    'inEscrow', coalesce(sum(charged_amount - refunded_amount) FILTER (WHERE status IN ('paid', 'in_escrow')), 0),
    'owed', (
      SELECT coalesce(sum(coalesce(p.charged_amount, q.amount)), 0)
        FROM shipments s JOIN quotes q ON q.shipment_id = s.id LEFT JOIN payments p ON p.quote_id = q.id
       WHERE s.user_id = $1 AND s.status = 'booked' AND q.status = 'accepted' AND coalesce(p.status, 'pending') IN ('pending', 'failed'))
      + (SELECT round(coalesce(sum(o.delta_cents), 0) / 100.0, 2) FROM shipments s JOIN quotes q ON q.shipment_id = s.id AND q.status = 'paid'
           JOIN change_orders o ON o.quote_id = q.id AND o.status = 'accepted' WHERE s.user_id = $1 AND s.status = 'booked'),
    'paid', coalesce(sum(charged_amount - refunded_amount) FILTER (WHERE status IN ('released', 'refunded')), 0))
  FROM payments WHERE payer_id = $1)`;

const AS_PAYEE = `(
  SELECT json_build_object(
    'inEscrow', coalesce(sum(payout_amount) FILTER (WHERE status IN ('paid', 'in_escrow')), 0),
    'owed', coalesce(sum(payout_amount) FILTER (WHERE status IN ('released', 'refunded') AND NOT ${isPaidOut('', '$2')}), 0),
    'paid', coalesce(sum(payout_amount) FILTER (WHERE status IN ('released', 'refunded') AND ${isPaidOut('', '$2')}), 0))
  FROM payments WHERE payee_id = $1)`;

// Its owner sees all of it, and so does its carrier once the payment is in escrow.
const TITLE = textAsWritten('title');

/** An open change of the deal `q`, as `o`; one at most. */
const OPEN_CHANGE = `JOIN change_orders o ON o.quote_id = q.id AND o.status IN ('proposed', 'accepted')`;
const CHANGE_DUE = `coalesce((SELECT due_at FROM deadlines WHERE kind IN ('change_expiry', 'change_payment', 'end_answer') AND subject = o.id AND done_at IS NULL), o.expires_at)`;

// The order of kinds breaks ties between needs due at the same time, or never.
const NEEDS = `
  SELECT 1 AS rank, 'pay' AS kind, s.id AS shipment_id, q.id AS quote_id, NULL::uuid AS conversation_id, ${TITLE} AS title,
         coalesce(${due('payment_window')}, q.payment_due_at) AS due_at, NULL::date AS due_on, s.updated_at AS since
    FROM shipments s JOIN quotes q ON q.shipment_id = s.id AND q.status = 'accepted' LEFT JOIN payments p ON p.quote_id = q.id
   WHERE s.user_id = $1 AND s.status = 'booked' AND coalesce(p.status, 'pending') IN ('pending', 'failed') AND ${CARRIER_COMES}
  UNION ALL
  SELECT 2, 'confirm_delivery', s.id, q.id, NULL, ${TITLE}, ${due('auto_release')}, NULL, s.updated_at
    FROM shipments s JOIN quotes q ON q.shipment_id = s.id AND q.status = 'delivered' JOIN payments p ON p.quote_id = q.id
   WHERE s.user_id = $1 AND s.status = 'delivered' AND p.frozen_by = '{}'
  UNION ALL
  SELECT 3, 'pick_up', s.id, q.id, NULL, ${TITLE}, ${endOf('d.pickup', 's.pickup_time_zone')}, d.pickup, q.updated_at
    FROM quotes q JOIN shipments s ON s.id = q.shipment_id
    CROSS JOIN LATERAL (SELECT ${LAST_AGREED_PICKUP_DAY} AS pickup) d
   WHERE q.carrier_id = $1 AND q.status = 'paid' AND s.status = 'booked' AND ${CARRIER_COMES}
  UNION ALL
  SELECT 4, 'deliver', s.id, q.id, NULL, ${TITLE}, ${endOf('q.estimated_delivery_date', 's.delivery_time_zone')}, q.estimated_delivery_date, q.updated_at
    FROM quotes q JOIN shipments s ON s.id = q.shipment_id
   WHERE q.carrier_id = $1 AND q.status = 'in_progress' AND s.status = 'in_transit'
  UNION ALL
  SELECT 5, 'choose_quote', s.id, NULL, NULL, ${TITLE},
         (SELECT min(due_at) FROM deadlines WHERE shipment_id = s.id AND kind = 'quote_expiry' AND done_at IS NULL), NULL, s.updated_at
    FROM shipments s
   WHERE s.user_id = $1 AND s.status = 'quoted' AND EXISTS (SELECT 1 FROM quotes q WHERE q.shipment_id = s.id AND ${standing('$3::timestamptz')})
  UNION ALL
  SELECT 6, 'answer_claim', s.id, c.quote_id, NULL, ${TITLE}, coalesce(${due('claim_review', 'c.id')}, c.due_at), NULL, c.created_at
    FROM claims c JOIN shipments s ON s.id = c.shipment_id
   WHERE c.respondent_id = $1 AND c.status IN ('open', 'under_review') AND c.response IS NULL
  UNION ALL
  SELECT 7, 'answer_message', c.shipment_id, NULL, c.id, coalesce(CASE WHEN ${visibleTo('s', '$1')} THEN s.title END, nullif(o.first_name, ''), 'Message'), NULL, NULL, c.updated_at
    FROM (SELECT id, shipment_id, second_id AS other_id, updated_at FROM conversations WHERE first_id = $1 AND first_unread > 0
          UNION ALL
          SELECT id, shipment_id, first_id, updated_at FROM conversations WHERE second_id = $1 AND second_unread > 0) c
    JOIN users o ON o.id = c.other_id LEFT JOIN shipments s ON s.id = c.shipment_id
  UNION ALL
  SELECT 8, CASE o.status WHEN 'proposed' THEN 'answer_change' ELSE 'pay_change' END, s.id, q.id, NULL, ${TITLE}, ${CHANGE_DUE}, NULL, o.updated_at
    FROM shipments s JOIN quotes q ON q.shipment_id = s.id AND ${isUntilDelivery('q')} ${OPEN_CHANGE}
   WHERE s.user_id = $1 AND s.status IN ('booked', 'in_transit') AND (o.status = 'accepted' OR o.side = 'carrier')
  UNION ALL
  SELECT 9, 'answer_change', s.id, q.id, NULL, ${TITLE}, ${CHANGE_DUE}, NULL, o.updated_at
    FROM quotes q JOIN shipments s ON s.id = q.shipment_id ${OPEN_CHANGE}
   WHERE q.carrier_id = $1 AND ${isUntilDelivery('q')} AND o.status = 'proposed' AND o.side = 'shipper'
  UNION ALL
  SELECT 10, 'answer_offer', s.id, o.quote_id, NULL, ${TITLE}, o.valid_until, NULL, o.updated_at
    FROM shipments s JOIN counter_offers o ON o.shipment_id = s.id AND o.status = 'open'
   WHERE s.user_id = $1 AND s.status = 'quoted' AND o.side = 'carrier'
  UNION ALL
  SELECT 11, 'answer_offer', s.id, q.id, NULL, s.title, o.valid_until, NULL, o.updated_at
    FROM quotes q JOIN counter_offers o ON o.quote_id = q.id AND o.status = 'open' JOIN shipments s ON s.id = q.shipment_id
   WHERE q.carrier_id = $1 AND q.status = 'pending' AND s.status = 'quoted' AND o.side = 'shipper'
  UNION ALL
  SELECT 12, 'answer_question', s.id, NULL, NULL, ${TITLE}, NULL, NULL, min(t.asked_at)
    FROM shipments s JOIN questions t ON t.shipment_id = s.id AND t.status = 'open'
   WHERE s.user_id = $1 AND s.status IN ('listed', 'quoted')
   GROUP BY s.id
  UNION ALL
  SELECT 13, 'quote_first', s.id, NULL, NULL, s.title, s.only_until, NULL, s.updated_at
    FROM shipments s
   WHERE ${isForFew('s', '$1')} AND s.status IN ('listed', 'quoted')
     AND NOT EXISTS (SELECT 1 FROM quotes q WHERE q.shipment_id = s.id AND q.carrier_id = $1)
     AND NOT ${blockedBetween('s.user_id', '$1::uuid')}
  UNION ALL
  SELECT 14, 'confirm_quote', s.id, q.id, NULL, ${TITLE}, ${due('quote_expiry')}, NULL, s.updated_at
    FROM quotes q JOIN shipments s ON s.id = q.shipment_id
   WHERE q.carrier_id = $1 AND q.status = 'pending' AND s.status = 'quoted' AND q.terms_version < s.terms_version
  UNION ALL
  SELECT 15, 'set_days', s.id, NULL, NULL, ${TITLE}, NULL, NULL, s.updated_at
    FROM shipments s
   WHERE s.user_id = $1 AND s.status IN ('listed', 'quoted') AND coalesce(s.pickup_until, s.pickup_date) < ($3::timestamptz AT TIME ZONE '${LAST_ZONE}')::date
     AND NOT EXISTS (SELECT 1 FROM quotes q WHERE q.shipment_id = s.id AND ${standing('$3::timestamptz')})
  UNION ALL
  SELECT 16, 'give_addresses', s.id, q.id, NULL, ${TITLE}, ${endOf('d.day', 'd.zone')}, d.day, s.updated_at
    FROM shipments s JOIN quotes q ON q.shipment_id = s.id AND ${isUnderWay('q')}
    ${NEXT_END}
   WHERE s.user_id = $1 AND s.status IN ('booked', 'in_transit') AND (${lacksStreet('delivery')} OR (s.status = 'booked' AND ${lacksStreet('pickup')}))
     AND NOT EXISTS (SELECT 1 FROM change_orders o WHERE o.quote_id = q.id AND o.kind = 'end' AND o.status = 'proposed')
     AND (s.status = 'in_transit' OR ${CARRIER_COMES})
  UNION ALL
  SELECT 17, 'answer_attempt', s.id, q.id, NULL, ${TITLE}, ${endOf('d.day', 'd.zone')}, d.day, t.at
    FROM shipments s JOIN quotes q ON q.shipment_id = s.id AND ${isUnderWay('q')}
    ${NEXT_END}
    CROSS JOIN LATERAL (
      SELECT event, at FROM timeline
       WHERE subject = 'quote' AND subject_id = q.id AND event IN ('arrive', 'attempt') AND data->>'end' = d.name
       ORDER BY id DESC LIMIT 1) t
   WHERE s.user_id = $1 AND s.status IN ('booked', 'in_transit') AND t.event = 'attempt'
     AND NOT EXISTS (SELECT 1 FROM change_orders o
                      WHERE o.quote_id = q.id AND (o.status IN ('proposed', 'accepted') OR (o.status = 'done' AND o.decided_at > t.at)))
  UNION ALL
  SELECT 18, 'carrier_suspended', s.id, q.id, NULL, ${TITLE}, coalesce(${due('no_show_refund')}, ${due('payment_window')}), NULL, q.updated_at
    FROM shipments s JOIN quotes q ON q.shipment_id = s.id AND ${isUntilPickup('q')}
   WHERE s.user_id = $1 AND s.status = 'booked' AND NOT ${CARRIER_COMES}
  UNION ALL
  SELECT 19, 'facts_lapsed', s.id, q.id, NULL, ${TITLE}, NULL, NULL, q.updated_at
    FROM shipments s JOIN quotes q ON q.shipment_id = s.id JOIN users c ON c.id = q.carrier_id
   WHERE s.user_id = $1 AND s.status = 'booked' AND ${HAS_LAPSED_FACTS} AND ${CARRIER_COMES}`;

/** What somebody whose account is suspended can still do; the rest would be refused. */
const WHILE_SUSPENDED = [
  'confirm_delivery',
  'deliver',
  'give_addresses',
  'answer_claim',
  'answer_message',
  'answer_change',
];

/** $1 the user, $2 the banks' present day, $3 now, $4 all needs or only what a suspended account can do. */
const DASHBOARD = `
  WITH needs AS (SELECT * FROM (${NEEDS}) n WHERE NOT $4 OR kind = ANY ('{${WHILE_SUSPENDED.join(',')}}'))
  SELECT json_build_object(
    'shipments', ${countsJson(SHIPMENTS, 'shipments WHERE user_id = $1 AND NOT template')},
    'quotes', ${countsJson(QUOTES, 'quotes WHERE carrier_id = $1')},
    'money', json_build_object('asPayer', ${AS_PAYER}, 'asPayee', ${AS_PAYEE}),
    'needsYou', coalesce((
      SELECT json_agg(json_build_object(
        'kind', n.kind, 'shipmentId', n.shipment_id, 'quoteId', n.quote_id, 'conversationId', n.conversation_id,
        'title', n.title, 'dueAt', ${isoJson('n.due_at')}, 'dueOn', n.due_on
      ) ORDER BY n.due_at NULLS LAST, n.rank, n.since)
      FROM (SELECT * FROM needs ORDER BY due_at NULLS LAST, rank, since LIMIT 20) n), '[]'),
    'needsYouCount', (SELECT count(*) FROM needs)
  )::text AS json`;

const UNREAD = `
  SELECT json_build_object('messages', coalesce(sum(unread), 0), 'conversations', count(*),
    'notifications', (SELECT count(*) FROM notifications WHERE user_id = $1 AND read_at IS NULL AND in_app))::text AS json
    FROM (SELECT first_unread AS unread FROM conversations WHERE first_id = $1 AND first_unread > 0
          UNION ALL
          SELECT second_unread FROM conversations WHERE second_id = $1 AND second_unread > 0) talks`;

/** What a user's dashboard and the bars on every screen show, one statement each. */
@Injectable()
export class DashboardQueries {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async dashboard(user: User): Promise<JsonText> {
    const now = this.clock.now();
    const row = await this.db.oneWide<{ json: string }>(DASHBOARD, [user.id, bankDay(now), now, user.suspended]);
    return new JsonText(row?.json ?? '{}');
  }

  async unread(user: User): Promise<JsonText> {
    const row = await this.db.one<{ json: string }>(UNREAD, [user.id]);
    return new JsonText(row?.json ?? '{}');
  }
}
