import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { SHOWN_TO_DRIVERS } from '../common/booked.js';
import { type DeadlineKind, DEADLINES } from '../common/deadlines.js';
import { problem } from '../common/errors.js';
import { mayOperate } from '../common/operator-roles.js';
import { isUuid } from '../common/paging.js';
import { auditReading } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import { nameOfRow, personName } from './admin.columns.js';
import type {
  StoryAnswer,
  StoryClockAnswer,
  StoryDriverAnswer,
  StoryLineAnswer,
  StoryPersonAnswer,
} from './admin.story.dto.js';

/** Most lines of a story, and of each source of it. */
const MOST = 300;
/** Most drivers of a deal. */
const MOST_DRIVERS = 20;

/** What a booking does to the quote and to the shipment is told once. */
const TOLD_BY_THE_QUOTE = ['quote', 'unquote', 'accept', 'refund'];
const TOLD_BY_THE_SHIPMENT = ['pickup', 'deliver', 'confirm-delivery', 'complete', 'cancel'];
const TOLD_BY_THE_PAYMENT = ['pay', 'settle', 'refund'];
/** An act of an operator `a` is told by its line of the timeline `t`, unless it has none. */
const IS_TOLD = `a.resource_id = t.subject_id::text AND a.admin_id = t.actor_id AND a.action = t.subject || 's.' || t.event
  AND a.at BETWEEN t.at - interval '1 second' AND t.at + interval '1 second'`;
/** Who drove when `t` happened, if it was not the carrier; what a shipment goes through is proved with its quote. */
const DRIVER = `coalesce(t.data->>'driver', (SELECT d.data->>'driver' FROM timeline d WHERE t.subject = 'shipment' AND t.event IN ('pickup', 'deliver')
  AND d.shipment_id = $1 AND d.subject = 'quote' AND d.event = t.event AND d.at = t.at LIMIT 1))`;
const MAY_SEE = '($2 OR ($3 AND a.admin_id = $4))';
/** The links of drivers to the shipment `$1`, found by the carriers that quoted. */
const LINKS =
  'driver_links d JOIN (SELECT DISTINCT carrier_id FROM quotes WHERE shipment_id = $1) o ON o.carrier_id = d.carrier_id AND d.shipment_id = $1';
const list = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/**
 * Whatever happened around the shipment `$1`, each source by its index, the newest of each. Of what operators did, the reader
 * sees what the audit log shows them: all of it ($2), or what they did themselves ($3, as $4).
 */
const LINES = `
  WITH q AS (SELECT id, carrier_id, amount FROM quotes WHERE shipment_id = $1),
  p AS (SELECT id, quote_id, charged_amount FROM payments WHERE shipment_id = $1),
  c AS (SELECT id FROM claims WHERE shipment_id = $1),
  acted AS (SELECT $1::text AS id UNION SELECT id::text FROM q UNION SELECT id::text FROM p UNION SELECT id::text FROM c),
  sides AS (SELECT user_id AS id, created_at AS since FROM shipments WHERE id = $1
            UNION SELECT q.carrier_id, s.created_at FROM q, shipments s WHERE s.id = $1),
  lines AS (
    (SELECT 't' || t.id AS key, t.at, CASE t.subject WHEN 'payment' THEN 'money' WHEN 'claim' THEN 'claim' ELSE 'deal' END AS kind,
            t.subject || ' ' || t.event AS what, CASE WHEN t.actor_kind = 'user' THEN coalesce(${DRIVER} || ' (driver of ' || ${personName('t.actor_id')} || ')', ${personName('t.actor_id')})
                 WHEN t.subject = 'quote' AND t.event IN ('close', 'expire') THEN (SELECT ${personName('q.carrier_id')} FROM q WHERE q.id = t.subject_id) END AS who,
            CASE WHEN done.at IS NULL THEN t.actor_kind ELSE 'operator' END AS by,
            CASE WHEN jsonb_typeof(t.data->'amount') = 'number' THEN (t.data->>'amount')::numeric
                 WHEN t.subject = 'quote' AND t.event = 'accept' THEN (SELECT q.amount FROM q WHERE q.id = t.subject_id)
                 WHEN t.subject = 'payment' AND t.event = 'escrow' THEN (SELECT p.charged_amount FROM p WHERE p.id = t.subject_id) END AS amount,
            coalesce(t.data->>'reason', t.data->>'note', done.reason) AS text, t.subject || 's' AS resource, t.subject_id::text AS id
       FROM timeline t LEFT JOIN LATERAL (SELECT a.at, a.reason FROM audit_log a WHERE ${IS_TOLD} AND ${MAY_SEE} LIMIT 1) done ON true
      WHERE t.shipment_id = $1
        AND NOT (t.subject = 'shipment' AND t.event IN (${list(TOLD_BY_THE_QUOTE)}))
        AND NOT (t.subject = 'quote' AND t.event IN (${list([...TOLD_BY_THE_SHIPMENT, ...TOLD_BY_THE_PAYMENT])}))
      ORDER BY t.id DESC LIMIT ${MOST})
    UNION ALL
    (SELECT 'r' || r.id, r.created_at, 'money', 'refund ' || r.status, NULL, 'provider', r.amount, CASE r.reason WHEN 'admin' THEN 'by an operator' WHEN 'claim' THEN 'for the claim' ELSE replace(r.reason, '_', ' ') END, 'payments', r.payment_id::text
       FROM refunds r WHERE r.payment_id IN (SELECT id FROM p) ORDER BY r.created_at DESC LIMIT ${MOST})
    UNION ALL
    (SELECT 'o' || o.id, o.created_at, 'money', o.kind || CASE o.state WHEN 'succeeded' THEN ' succeeded' WHEN 'needs_attention' THEN ' failed' ELSE ' pending' END,
            NULL, 'provider', o.amount, NULL, 'payments', o.payment_id::text
       FROM money_operations o WHERE o.payment_id IN (SELECT id FROM p) AND o.kind IN ('transfer', 'reversal') ORDER BY o.created_at DESC LIMIT ${MOST})
    UNION ALL
    (SELECT 'k' || b.what || k.id, b.at, 'money', 'chargeback ' || b.what, NULL, 'provider', k.amount, b.text, 'chargebacks', k.id
       FROM chargebacks k, LATERAL (VALUES ('open', k.opened_at, replace(k.reason, '_', ' ')), (coalesce(k.outcome, 'close'), k.closed_at, NULL)) b (what, at, text)
      WHERE k.payment_id IN (SELECT id FROM p) AND b.at IS NOT NULL ORDER BY b.at DESC LIMIT ${MOST})
    UNION ALL
    (SELECT 'h' || h.id, h.created_at, 'operator', 'note', ${personName('h.author_id')}, 'user', NULL, h.text, h.resource, h.record_id
       FROM (SELECT 'shipments', $1::text UNION ALL SELECT 'payments', id::text FROM p UNION ALL SELECT 'claims', id::text FROM c
             UNION ALL SELECT 'chargebacks', k.id FROM chargebacks k WHERE k.payment_id IN (SELECT id FROM p)
             UNION ALL SELECT 'change-orders', x.id::text FROM change_orders x WHERE x.shipment_id = $1
             UNION ALL SELECT 'support-tickets', x.id::text FROM support_tickets x WHERE x.shipment_id = $1) of_deal (resource, id)
       JOIN operator_notes h ON h.resource = of_deal.resource AND h.record_id = of_deal.id
      ORDER BY h.created_at DESC, h.id DESC LIMIT ${MOST})
    UNION ALL
    (SELECT 'm' || m.id, m.created_at, 'message', 'message', ${personName('m.sender_id')}, 'user', NULL, m.content, 'users', m.sender_id::text
       FROM messages m WHERE m.shipment_id = $1 ORDER BY m.created_at DESC, m.id DESC LIMIT ${MOST})
    UNION ALL
    (SELECT 'n' || n.id, n.created_at, 'mail', 'mail', ${personName('n.user_id')}, 'user', NULL, n.title, 'users', n.user_id::text
       FROM sides JOIN notifications n ON n.user_id = sides.id AND n.created_at >= sides.since
      WHERE n.mailed AND n.link LIKE '/shipments/' || $1::text || '%' ORDER BY n.created_at DESC LIMIT ${MOST})
    UNION ALL
    (SELECT 'l' || l.id, l."timestamp", 'position', 'position', ${personName('l.carrier_id')}, 'user', NULL,
            concat_ws(': ', coalesce(l.address, round(l.latitude, 4) || ', ' || round(l.longitude, 4)), l.notes), 'users', l.carrier_id::text
       FROM location_tracking l WHERE l.shipment_id = $1 ORDER BY l."timestamp" DESC, l.id DESC LIMIT ${MOST})
    UNION ALL
    (SELECT 'd' || e.what || d.id, e.at, 'deal', 'driver ' || e.what, CASE e.what WHEN 'give' THEN ${personName('d.carrier_id')} WHEN 'open' THEN d.name END,
            'user', NULL, CASE WHEN e.what <> 'open' THEN d.name END, 'users', d.carrier_id::text
       FROM ${LINKS}, LATERAL (VALUES ('give', d.created_at), ('open', d.opened_at), ('end', d.ended_at)) e (what, at)
      WHERE e.at IS NOT NULL ORDER BY e.at DESC LIMIT ${MOST})
    UNION ALL
    (SELECT 'a' || a.id, a.at, 'operator', a.action, ${personName('a.admin_id')}, 'operator',
            CASE a.action WHEN 'payments.refund' THEN (a.after->>'refunded')::numeric WHEN 'approvals.ask' THEN (a.after->>'amount')::numeric END,
            a.reason, a.resource, a.resource_id
       FROM audit_log a
      WHERE a.resource_id IN (SELECT id FROM acted UNION ALL SELECT v.id::text FROM approvals v WHERE v.record_id IN (SELECT id FROM acted))
        AND a.action NOT LIKE '%.read' AND ${MAY_SEE}
        AND NOT EXISTS (SELECT 1 FROM timeline t WHERE t.shipment_id = $1 AND ${IS_TOLD}) ORDER BY a.at DESC, a.id DESC LIMIT ${MOST})
    UNION ALL
    (SELECT 's' || s.id, s.created_at, 'ticket', 'ticket', s.name, 'user', NULL, s.topic || ': ' || s.message, 'support-tickets', s.id::text
       FROM support_tickets s WHERE s.shipment_id = $1 ORDER BY s.created_at DESC LIMIT ${MOST})
  ), told AS (SELECT * FROM lines ORDER BY at DESC, key DESC LIMIT ${MOST + 1})
  SELECT coalesce(json_agg(json_build_object('key', key, 'at', ${isoJson('at')}, 'kind', kind, 'what', what, 'who', who, 'by', by,
           'amount', amount, 'text', text, 'resource', resource, 'id', id) ORDER BY at DESC, key DESC), '[]') AS lines FROM told`;

/** What does not happen while a payment is frozen, such as by a claim. */
const HELD_UP = ['auto_release', 'claim_window'] satisfies DeadlineKind[];

const SIDES = `
  SELECT (SELECT json_build_object('kind', d.kind, 'dueAt', ${isoJson('d.due_at')})
            FROM deadlines d WHERE d.shipment_id = s.id AND d.done_at IS NULL AND d.kind <> 'claim_warning'
              AND NOT (d.kind = ANY ($2) AND EXISTS (SELECT 1 FROM payments p WHERE p.shipment_id = s.id AND p.frozen_by <> '{}'))
            ORDER BY d.due_at, d.kind LIMIT 1) AS clock,
         (SELECT json_agg(json_build_object('id', u.id, 'side', side, 'name', ${nameOfRow('u')}, 'email', u.email, 'phone', u.phone,
                   'rating', u.rating, 'completedJobs', u.completed_jobs, 'suspendedAt', ${isoJson('u.suspended_at')}) ORDER BY side DESC)
            FROM (SELECT s.user_id AS id, 'shipper' AS side
                  UNION ALL SELECT q.carrier_id, 'carrier' FROM quotes q
                   WHERE q.shipment_id = s.id AND (q.status NOT IN ('pending', 'declined')
                     OR EXISTS (SELECT 1 FROM payments p WHERE p.quote_id = q.id AND p.status IN ('in_escrow', 'released', 'refunded')))) sides
            JOIN users u USING (id)) AS people
    FROM shipments s WHERE s.id = $1`;

/** Who drives or drove it, the newest first, and whether the link shows the job: until it is taken back, and while its carrier has the job. */
const DRIVERS = `
  SELECT coalesce(json_agg(json_build_object('name', d.name, 'phone', d.phone, 'carrier', ${personName('d.carrier_id')},
           'createdAt', ${isoJson('d.created_at')}, 'openedAt', ${isoJson('d.opened_at')}, 'endedAt', ${isoJson('d.ended_at')},
           'works', d.ended_at IS NULL AND EXISTS (SELECT 1 FROM quotes q WHERE q.shipment_id = $1 AND q.carrier_id = d.carrier_id AND q.status = ANY ($2)))
           ORDER BY d.created_at DESC, d.id), '[]') AS drivers
    FROM (SELECT d.* FROM ${LINKS} ORDER BY d.created_at DESC LIMIT ${MOST_DRIVERS}) d`;

/** One deal on one page, for operators. */
@Injectable()
export class AdminStoryService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * What happened around a shipment, by whom, and what runs next. Its messages are read with it, which is written into the
   * audit log once a visit.
   * @throws 404
   */
  async read(operator: User, shipmentId: string): Promise<StoryAnswer> {
    if (!isUuid(shipmentId)) throw problem('not_found');
    const deal = await this.db.one<{
      clock: Omit<StoryClockAnswer, 'until'> | null;
      people: StoryPersonAnswer[] | null;
    }>(SIDES, [shipmentId, HELD_UP]);
    if (!deal) throw problem('not_found');
    const { lines = [] } =
      (await this.db.one<{ lines: StoryLineAnswer[] }>(LINES, [
        shipmentId,
        mayOperate(operator, 'audit-log', 'read'),
        mayOperate(operator, 'audit-log', 'read_own'),
        operator.id,
      ])) ?? {};
    const { drivers = [] } =
      (await this.db.one<{ drivers: StoryDriverAnswer[] }>(DRIVERS, [shipmentId, SHOWN_TO_DRIVERS])) ?? {};
    await auditReading(this.db, this.clock.now(), operator, 'messages', JSON.stringify({ shipmentId }));
    return {
      clock: deal.clock && { ...deal.clock, until: DEADLINES[deal.clock.kind as DeadlineKind] ?? '' },
      people: deal.people ?? [],
      drivers,
      lines: lines.slice(0, MOST),
      more: lines.length > MOST,
    };
  }
}
