import { isUntilPickup } from '../common/booked.js';
import { type QueuedResource, QUEUED } from './admin.queue.dto.js';
import { nameOfRow, personName, shipmentTitle, shown } from './admin.columns.js';
import { APPROVALS, BUSINESS_NOW, CLAIM_OPEN, END_WAITS, OPERATION_STUCK } from './admin.conditions.js';
import { filters } from './admin.filters.js';
import type { Resource } from './admin.queries.js';

/** Of each kind, the oldest: the queue stays as quick however much is open. */
const MOST_OF_A_KIND = 1_000;

interface Kind {
  from: string;
  /** What makes a record wait for operators; an index has those, by `at` or `order`. */
  open: string;
  id: string;
  at: string;
  order?: string;
  /** When it has to be done. */
  due?: string;
  amount?: string;
  /** What it is about, in a word. */
  what: string;
  person?: string;
  shipment?: string;
  /** Whom it is about, if they are nobody here. */
  who?: string;
  /** Without a day of its own, it counts as due this long after it came; a day if left out. */
  usual?: string;
}

/** Of a chargeback `c`: the bank waits for an answer. Once it has one, it decides. */
const CHARGEBACK_UNANSWERED = `(c.closed_at IS NULL AND c.status NOT IN ('under_review', 'warning_under_review'))`;

const ofPayment = (column: string, id: string) => `(SELECT ${column} FROM payments WHERE id = ${id})`;

/** Of a payment `p`: a claim or chargeback that froze it waits here itself, with its own clock. */
const FREEZE_WAITS = `(EXISTS (SELECT 1 FROM claims c WHERE c.quote_id = p.quote_id AND ${CLAIM_OPEN})
  OR EXISTS (SELECT 1 FROM chargebacks c WHERE c.payment_id = p.id AND ${CHARGEBACK_UNANSWERED}))`;

/** An id in a job's data, if it is one: jobs of a newer program may have other data. */
const idIn = (key: string) => `CASE WHEN j.data->>'${key}' ~ '^[0-9a-f-]{36}$' THEN (j.data->>'${key}')::uuid END`;

/** A job with what it is about: its event, money operation or import, and the payment of either. */
const JOB = `failed_jobs j
  CROSS JOIN LATERAL (SELECT ${idIn('id')} AS id, ${idIn('shipmentId')} AS shipment_id,
    CASE WHEN j.data->>'eventId' ~ '^[0-9]{1,18}$' THEN (j.data->>'eventId')::bigint END AS event_id) d
  LEFT JOIN events e ON e.id = d.event_id
  LEFT JOIN money_operations o ON o.id = d.id
  LEFT JOIN payments p ON p.id = coalesce(o.payment_id,
    (SELECT q.id FROM payments q WHERE q.quote_id = coalesce(d.id, (e.ids->>'quoteId')::uuid)))`;

const KINDS: Record<QueuedResource, Kind> = {
  approvals: {
    from: APPROVALS,
    open: `v.status = 'waiting' AND v.until > ${BUSINESS_NOW}`,
    id: 'v.id::text',
    at: 'v.asked_at',
    due: 'v.until',
    amount: 'v.amount',
    what: 'v.act',
    person: 'v.asked_by',
    shipment: 'v.shipment_id',
  },
  claims: {
    from: 'claims c',
    open: CLAIM_OPEN,
    id: 'c.id::text',
    at: 'c.created_at',
    due: 'c.due_at',
    amount: 'c.amount',
    what: 'c.kind',
    person: 'c.claimant_id',
    shipment: 'c.shipment_id',
  },
  // A job that ended at the door: to be looked at, then what was granted to be paid by hand.
  'change-orders': {
    from: 'change_orders o',
    open: END_WAITS,
    id: 'o.id::text',
    at: 'o.decided_at',
    due: 'CASE WHEN o.reviewed_at IS NULL THEN o.review_due_at END',
    amount: 'nullif(o.granted_cents, 0) / 100.0',
    what: "CASE WHEN o.reviewed_at IS NULL THEN 'end' ELSE 'paid-by-hand' END",
    person: 'o.proposed_by',
    shipment: 'o.shipment_id',
  },
  chargebacks: {
    from: 'chargebacks c',
    open: CHARGEBACK_UNANSWERED,
    id: 'c.id',
    at: 'c.opened_at',
    due: 'c.due_by',
    amount: 'c.amount',
    what: 'c.reason',
    person: ofPayment('payer_id', 'c.payment_id'),
    shipment: ofPayment('shipment_id', 'c.payment_id'),
  },
  verifications: {
    from: 'verifications v',
    open: "v.status = 'submitted'",
    id: 'v.id::text',
    at: 'v.created_at',
    what: 'v.fact',
    person: 'v.user_id',
  },
  'support-tickets': {
    from: 'support_tickets t',
    open: "t.status = 'open'",
    id: 't.id::text',
    at: 't.created_at',
    what: 't.topic',
    person: 't.user_id',
    shipment: 't.shipment_id',
    who: 't.name',
  },
  reports: {
    from: 'reports r',
    open: "r.status = 'open'",
    id: 'r.id::text',
    at: 'r.created_at',
    what: 'r.kind',
    person: 'r.reported_id',
  },
  // Booked with a carrier who was suspended since, and so cannot pick up: an operator calls the shipper, or cancels it.
  shipments: {
    from: 'quotes q JOIN users u ON u.id = q.carrier_id',
    open: `u.suspended_at IS NOT NULL AND ${isUntilPickup('q')}`,
    id: 'q.shipment_id::text',
    at: 'u.suspended_at',
    amount: 'q.amount',
    what: "'carrier_suspended'",
    person: 'q.owner_id',
    shipment: 'q.shipment_id',
  },
  payments: {
    from: 'payments p',
    open: `p.frozen_by <> '{}' AND NOT ${FREEZE_WAITS}`,
    id: 'p.id::text',
    at: `coalesce((SELECT max(coalesce(c.answered_at, c.opened_at)) FROM chargebacks c WHERE c.payment_id = p.id AND c.closed_at IS NULL), p.updated_at)`,
    order: 'p.created_at',
    amount: 'p.charged_amount',
    what: 'p.frozen_by[1]',
    person: 'p.payer_id',
    shipment: 'p.shipment_id',
    // Banks take up to 75 days to decide (Stripe's guide to disputes); until then there is nothing to do.
    usual: '75 days',
  },
  'money-operations': {
    from: 'money_operations o',
    open: OPERATION_STUCK,
    id: 'o.id::text',
    at: 'o.created_at',
    amount: 'o.amount',
    what: 'o.kind',
    person: `CASE WHEN o.kind = 'transfer' THEN ${ofPayment('payee_id', 'o.payment_id')} ELSE ${ofPayment('payer_id', 'o.payment_id')} END`,
    shipment: ofPayment('shipment_id', 'o.payment_id'),
  },
  'reconciliation-breaks': {
    from: 'reconciliation_breaks b',
    open: 'b.closed_at IS NULL',
    id: 'b.id::text',
    at: 'b.opened_at',
    amount: 'abs(b.theirs_cents - b.ours_cents) / 100.0',
    what: 'b.kind',
    shipment: ofPayment('shipment_id', 'b.payment_id'),
  },
  jobs: {
    from: JOB,
    open: 'true',
    id: 'j.id',
    at: 'j.failed_at',
    amount: `coalesce(o.amount, CASE WHEN j.queue = 'money' THEN p.charged_amount END)`,
    what: 'j.name',
    person: `coalesce(p.payer_id, CASE WHEN cardinality(e.user_ids) = 1 THEN e.user_ids[1] END, (SELECT i.user_id FROM imports i WHERE i.id = d.id))`,
    who: `(SELECT string_agg(${nameOfRow('u')}, ', ' ORDER BY u.id) FROM users u WHERE u.id = ANY(e.user_ids[:2]))`,
    shipment: `coalesce(d.shipment_id, p.shipment_id, (e.ids->>'shipmentId')::uuid)`,
  },
  emails: {
    from: 'emails m',
    open: "m.state = 'failed'",
    id: 'm.id::text',
    at: 'm.created_at',
    // They are numbered as they are written, and their index is by number.
    order: 'm.id',
    what: 'm.kind',
    who: 'm.recipient',
  },
  texts: {
    from: 'texts t',
    open: 't.current AND t.unusable IS NOT NULL',
    id: 't.id',
    at: 't.unusable_since',
    what: 't.unusable',
    who: 't.id',
  },
};

function branch(resource: QueuedResource): string {
  const { from, open, id, at, due, amount, what, person, shipment, who, usual = '1 day', order = at } = KINDS[resource];
  return `(SELECT '${resource}' AS resource, ${id} AS record_id, ${at} AS at, ${due ?? 'NULL::timestamptz'} AS due_at,
    ${due ?? `${at} + interval '${usual}'`} AS urgent_at, (${amount ?? 'NULL'})::numeric AS amount, ${what} AS what, (${person ?? 'NULL'})::uuid AS person_id,
    (${shipment ?? 'NULL'})::uuid AS shipment_id, ${who ?? 'NULL'}::text AS who
    FROM ${from} WHERE ${open} ORDER BY ${order} LIMIT ${MOST_OF_A_KIND})`;
}

const OPEN = `(${QUEUED.map(branch).join(' UNION ALL ')}) w LEFT JOIN queue_marks m ON m.resource = w.resource AND m.record_id = w.record_id`;
const ASLEEP = `m.snoozed_until > ${BUSINESS_NOW}`;

const queue: Resource = {
  from: OPEN,
  columns: {
    id: shown.text("w.resource || ':' || w.record_id"),
    resource: shown.text('w.resource'),
    recordId: shown.text('w.record_id'),
    what: shown.text('w.what'),
    shipmentId: shown.uuid('w.shipment_id'),
    shipmentTitle: shown.text(shipmentTitle('w')),
    personId: shown.uuid('w.person_id'),
    person: shown.text(`coalesce(${personName('w.person_id')}, w.who)`),
    amount: shown.dollars('w.amount'),
    createdAt: shown.instant('w.at'),
    dueAt: shown.instant('w.due_at'),
    dueInHours: shown.whole(`round(extract(epoch FROM w.due_at - ${BUSINESS_NOW}) / 3600)::int`),
    overdue: shown.flag(`coalesce(w.due_at <= ${BUSINESS_NOW}, false)`),
    assignedTo: shown.uuid('m.assigned_to'),
    assignee: shown.text(`(SELECT ${nameOfRow('a')} FROM users a WHERE a.id = m.assigned_to)`),
    snoozedUntil: shown.instant(`CASE WHEN ${ASLEEP} THEN m.snoozed_until END`),
  },
  filters: {
    id: filters.text("(w.resource || ':' || w.record_id)"),
    q: filters.about('w.person_id', 'w.shipment_id', 'w.who'),
    resource: filters.oneOf('w.resource', QUEUED),
    assignedTo: filters.uuid('m.assigned_to'),
    assigned: filters.flag('m.assigned_to IS NOT NULL', 'm.assigned_to IS NULL'),
    snoozed: filters.flag(ASLEEP, `coalesce(NOT ${ASLEEP}, true)`),
  },
  // What is due next, and what came first.
  sorts: {
    dueAt: 'w.urgent_at, w.resource, w.record_id',
    createdAt: 'w.at, w.resource, w.record_id',
    amount: 'w.amount, w.resource, w.record_id',
  },
  defaultSort: ['dueAt', 'ASC'],
};

/** Everything that waits for an operator, whatever it is. */
export const QUEUE_RESOURCES: Record<string, Resource> = { queue };

/** How many of each kind wait now, and how many of all are assigned to $1. */
export const QUEUE_COUNTS = `
  SELECT w.resource, count(*)::int AS count, count(*) FILTER (WHERE m.assigned_to = $1)::int AS mine
    FROM ${OPEN} WHERE coalesce(NOT ${ASLEEP}, true) GROUP BY w.resource`;

/** Marks the record $2 of the resource $1: `column` becomes $3. */
export const markQueued = (column: 'assigned_to' | 'snoozed_until'): string =>
  `INSERT INTO queue_marks (resource, record_id, ${column}) VALUES ($1, $2, $3)
   ON CONFLICT (resource, record_id) DO UPDATE SET ${column} = excluded.${column}`;
