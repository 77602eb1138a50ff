import { type QueuedResource, QUEUED } from './admin.queue.dto.js';
import { nameOfRow, personName, shipmentTitle, shown } from './admin.columns.js';
import { BUSINESS_NOW, CLAIM_OPEN } from './admin.conditions.js';
import { filters } from './admin.filters.js';
import type { Resource } from './admin.queries.js';

/** Of each kind, the oldest: the queue stays as quick however much is open. */
const MOST_OF_A_KIND = 1_000;

interface Kind {
  from: string;
  /** What makes a record wait for operators; an index has those, by `at`. */
  open: string;
  id: string;
  at: string;
  /** When it has to be done. */
  due?: string;
  amount?: string;
  /** What it is about, in a word. */
  what: string;
  person?: string;
  shipment?: string;
  /** Whom it is about, if they are nobody here. */
  who?: string;
}

const ofPayment = (column: string, id: string) => `(SELECT ${column} FROM payments WHERE id = ${id})`;

const KINDS: Record<QueuedResource, Kind> = {
  approvals: {
    from: 'approvals v',
    open: `v.status = 'waiting' AND v.until > ${BUSINESS_NOW}`,
    id: 'v.id::text',
    at: 'v.asked_at',
    due: 'v.until',
    amount: 'v.amount',
    what: 'v.act',
    person: 'v.asked_by',
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
  chargebacks: {
    from: 'chargebacks c',
    // Once the bank has its answer, it decides.
    open: `c.closed_at IS NULL AND c.status NOT IN ('under_review', 'warning_under_review')`,
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
  'money-operations': {
    from: 'money_operations o',
    open: "o.state IN ('needs_attention', 'blocked')",
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
  emails: {
    from: 'emails m',
    open: "m.state = 'failed'",
    id: 'm.id::text',
    at: 'm.created_at',
    what: 'm.kind',
    who: 'm.recipient',
  },
};

/** Without a day of its own, a thing counts as due this long after it came. */
const USUAL = "interval '1 day'";

function branch(resource: QueuedResource): string {
  const { from, open, id, at, due, amount, what, person, shipment, who } = KINDS[resource];
  // Mails are numbered in the order they are written, and their index is by number.
  const order = resource === 'emails' ? 'm.id' : at;
  return `(SELECT '${resource}' AS resource, ${id} AS record_id, ${at} AS at, ${due ?? 'NULL::timestamptz'} AS due_at,
    ${due ?? `${at} + ${USUAL}`} AS urgent_at, (${amount ?? 'NULL'})::numeric AS amount, ${what} AS what, (${person ?? 'NULL'})::uuid AS person_id,
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
    q: filters.about('w.person_id', 'w.shipment_id'),
    resource: filters.oneOf('w.resource', QUEUED),
    assignedTo: filters.uuid('m.assigned_to'),
    assigned: filters.flag('m.assigned_to IS NOT NULL', 'm.assigned_to IS NULL'),
    snoozed: filters.flag(ASLEEP, `coalesce(NOT ${ASLEEP}, true)`),
  },
  // What is due next, and what came first.
  sorts: {
    dueAt: 'w.urgent_at, w.resource, w.record_id',
    createdAt: 'w.at, w.resource, w.record_id',
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
