import { DEADLINE_KINDS } from '../common/deadlines.js';
import { DELIVERY_STATES } from '../webhook-endpoints/webhook-deliveries.dto.js';
import { DISABLED_REASONS } from '../webhook-endpoints/webhook-endpoints.dto.js';
import { shown } from './admin.columns.js';
import { DEADLINE_OVERDUE } from './admin.conditions.js';
import { filters, MOST_NAMED } from './admin.filters.js';
import type { Resource } from './admin.queries.js';
import { RECORD_NAME } from './admin.record-names.js';

/** Of an event of the card provider, and of an email, as their tables have them. */
export const WEBHOOK_EVENT_STATES = ['received', 'done', 'parked'] as const;
export const EMAIL_STATES = ['queued', 'sent', 'failed'] as const;

const deadlines: Resource = {
  from: 'deadlines d',
  columns: {
    id: shown.text("d.kind || ':' || d.subject"),
    kind: shown.word('d.kind', DEADLINE_KINDS),
    subject: shown.uuid('d.subject'),
    shipmentId: shown.uuid('d.shipment_id'),
    dueAt: shown.instant('d.due_at'),
    doneAt: shown.instant('d.done_at'),
    attempts: shown.whole('d.attempts'),
    nextAttemptAt: shown.instant('d.next_attempt_at'),
  },
  filters: {
    id: filters.deadline('d.kind', 'd.subject'),
    q: filters.named('(d.kind, d.subject)', ['d.subject', 'd.shipment_id'], [], {
      table: 'deadlines',
      key: 'kind, subject',
      isForeign: true,
      shipment: 'shipment_id',
      also: ({ people, finding }) => [
        `SELECT kind, subject FROM deadlines WHERE shipment_id IN (SELECT id FROM shipments WHERE user_id = ANY(${people}))`,
        `SELECT kind, subject FROM deadlines WHERE ${finding.id('subject')}`,
      ],
    }),
    kind: filters.text('d.kind'),
    shipmentId: filters.uuid('d.shipment_id'),
    open: filters.flag('d.done_at IS NULL', 'd.done_at IS NOT NULL'),
    overdue: filters.flag(DEADLINE_OVERDUE, `NOT ${DEADLINE_OVERDUE}`),
  },
  sorts: { id: 'd.kind, d.subject', dueAt: 'd.due_at, d.kind, d.subject' },
  defaultSort: ['dueAt', 'ASC'],
};

const webhookEvents: Resource = {
  from: 'webhook_events w',
  columns: {
    id: shown.text('w.id'),
    type: shown.text('w.type'),
    objectId: shown.text('w.object_id'),
    state: shown.word('w.state', WEBHOOK_EVENT_STATES),
    attempts: shown.whole('w.attempts'),
    nextAttemptAt: shown.instant('w.next_attempt_at'),
    lastError: shown.text('w.last_error'),
    receivedAt: shown.instant('w.received_at'),
    doneAt: shown.instant('w.done_at'),
  },
  filters: {
    id: filters.text('w.id'),
    q: filters.named('w.id', [], ['id', 'object_id'], {
      table: 'webhook_events',
      isForeign: true,
      text: 'w.object_id',
      also: ({ payments }) => [
        `SELECT id FROM webhook_events WHERE object_id IN (
          SELECT unnest(ARRAY[stripe_payment_intent_id, stripe_charge_id, stripe_transfer_id]) FROM payments WHERE id IN (${payments}))`,
      ],
    }),
    type: filters.text('w.type'),
    objectId: filters.text('w.object_id'),
    state: filters.oneOf('w.state', WEBHOOK_EVENT_STATES),
  },
  sorts: { id: 'w.id', receivedAt: 'w.received_at, w.id' },
  defaultSort: ['receivedAt', 'DESC'],
};

/** Whether a key still works, by the time of machines. */
const KEY_WORKS = 'k.revoked_at IS NULL AND k.expires_at > now()';

/** What opens an account is not among it: the key itself is stored nowhere, and its hash is nobody's to read. */
const apiKeys: Resource = {
  from: 'api_keys k',
  columns: {
    id: shown.uuid('k.id'),
    userId: shown.uuid('k.user_id'),
    name: shown.text('k.name'),
    environment: shown.text('k.environment'),
    start: shown.text('k.start'),
    last4: shown.text('k.last4'),
    scopes: shown.texts('k.scopes'),
    allowedNetworks: shown.texts('k.allowed_networks::text[]'),
    ratePerMinute: shown.whole('k.rate_per_minute'),
    live: shown.flag(`(${KEY_WORKS})`),
    expiresAt: shown.instant('k.expires_at'),
    lastUsedAt: shown.instant('k.last_used_at'),
    lastUsedIp: shown.text('k.last_used_ip'),
    revokedAt: shown.instant('k.revoked_at'),
    revokedReason: shown.text('k.revoked_reason'),
    replacesId: shown.uuid('k.replaces_id'),
    createdAt: shown.instant('k.created_at'),
  },
  filters: {
    id: filters.uuid('k.id'),
    q: filters.named('k.id', ['k.user_id', 'k.replaces_id'], [], {
      table: 'api_keys',
      people: ['user_id'],
      also: ({ finding }) => [`SELECT id FROM api_keys WHERE ${finding.begins('lower(name)')} LIMIT ${MOST_NAMED}`],
    }),
    userId: filters.uuid('k.user_id'),
    live: filters.flag(KEY_WORKS, `NOT (${KEY_WORKS})`),
  },
  sorts: { id: 'k.id', createdAt: 'k.created_at, k.id' },
  defaultSort: ['createdAt', 'DESC'],
};

/** Where an endpoint is, as its index has it. */
const HOST = "lower(split_part(split_part(url, '://', 2), '/', 1))";

const webhookEndpoints: Resource = {
  from: 'webhook_endpoints e',
  columns: {
    id: shown.uuid('e.id'),
    userId: shown.uuid('e.user_id'),
    url: shown.url('e.url'),
    description: shown.text('e.description'),
    events: shown.texts('e.events'),
    failures: shown.whole('e.failures'),
    failingSince: shown.instant('e.failing_since'),
    lastSentAt: shown.instant('e.last_sent_at'),
    disabledAt: shown.instant('e.disabled_at'),
    disabledReason: shown.word('e.disabled_reason', DISABLED_REASONS),
    createdAt: shown.instant('e.created_at'),
    updatedAt: shown.instant('e.updated_at'),
  },
  filters: {
    id: filters.uuid('e.id'),
    q: filters.named('e.id', ['e.user_id'], [], {
      table: 'webhook_endpoints',
      people: ['user_id'],
      also: ({ finding }) => [`SELECT id FROM webhook_endpoints WHERE ${finding.begins(HOST)} LIMIT ${MOST_NAMED}`],
    }),
    userId: filters.uuid('e.user_id'),
    failing: filters.flag('e.failing_since IS NOT NULL', 'e.failing_since IS NULL'),
    disabled: filters.flag('e.disabled_at IS NOT NULL', 'e.disabled_at IS NULL'),
  },
  sorts: { id: 'e.id', createdAt: 'e.created_at, e.id' },
  defaultSort: ['createdAt', 'DESC'],
};

/** The newest of each endpoint that is named so: a busy one has more than anybody reads. */
const newestOf = (endpoints: string) => `SELECT o.id FROM (${endpoints} LIMIT ${MOST_NAMED}) n CROSS JOIN LATERAL (
  SELECT id FROM webhook_deliveries WHERE endpoint_id = n.id ORDER BY created_at DESC, id DESC LIMIT ${MOST_NAMED}) o`;

/** Neither what was sent nor what was answered: that is between the user and their receiver. */
const webhookDeliveries: Resource = {
  from: 'webhook_deliveries d',
  columns: {
    id: shown.uuid('d.id'),
    endpointId: shown.uuid('d.endpoint_id'),
    endpointUrl: shown.url('(SELECT url FROM webhook_endpoints e WHERE e.id = d.endpoint_id)'),
    eventId: shown.uuid('d.event_id'),
    type: shown.text('d.type'),
    state: shown.word('d.state', DELIVERY_STATES),
    attempt: shown.whole('d.attempt'),
    nextAt: shown.instant('d.next_at'),
    createdAt: shown.instant('d.created_at'),
  },
  filters: {
    id: filters.uuid('d.id'),
    q: filters.named('d.id', ['d.endpoint_id', 'd.event_id'], [], {
      table: 'webhook_deliveries',
      also: ({ people, finding }) => [
        newestOf(`SELECT id FROM webhook_endpoints WHERE user_id = ANY(${people})`),
        newestOf(`SELECT id FROM webhook_endpoints WHERE ${finding.begins(HOST)}`),
      ],
    }),
    endpointId: filters.uuid('d.endpoint_id'),
    state: filters.oneOf('d.state', DELIVERY_STATES),
  },
  sorts: { id: 'd.id', createdAt: 'd.created_at, d.id' },
  defaultSort: ['createdAt', 'DESC'],
};

const emails: Resource = {
  from: 'emails m',
  columns: {
    id: shown.whole('m.id'),
    recipient: shown.text('m.recipient'),
    subject: shown.text('m.subject'),
    kind: shown.text('m.kind'),
    state: shown.word('m.state', EMAIL_STATES),
    attempts: shown.whole('m.attempts'),
    nextAttemptAt: shown.instant('m.next_attempt_at'),
    lastError: shown.text('m.last_error'),
    createdAt: shown.instant('m.created_at'),
    sentAt: shown.instant('m.sent_at'),
  },
  filters: {
    id: filters.whole('m.id'),
    q: filters.recipient('m.recipient'),
    recipient: filters.text('m.recipient'),
    kind: filters.text('m.kind'),
    state: filters.oneOf('m.state', EMAIL_STATES),
  },
  // Mails are numbered in the order they are written.
  sorts: { id: 'm.id', createdAt: 'm.id' },
  defaultSort: ['createdAt', 'DESC'],
};

const auditLog: Resource = {
  doneBy: 'l.admin_id',
  from: 'audit_log l',
  columns: {
    id: shown.uuid('l.id'),
    adminId: shown.uuid('l.admin_id'),
    action: shown.text('l.action'),
    resource: shown.text('l.resource'),
    resourceId: shown.text('l.resource_id'),
    ...RECORD_NAME,
    reason: shown.text('l.reason'),
    before: shown.json('l.before'),
    after: shown.json('l.after'),
    at: shown.instant('l.at'),
    ip: shown.text('l.ip'),
    requestId: shown.text('l.request_id'),
  },
  filters: {
    id: filters.uuid('l.id'),
    q: filters.deed(),
    adminId: filters.uuid('l.admin_id'),
    action: filters.text('l.action'),
    resource: filters.text('l.resource'),
    resourceId: filters.text('l.resource_id'),
  },
  sorts: { id: 'l.id', at: 'l.at, l.id' },
  defaultSort: ['at', 'DESC'],
};

const rateCards: Resource = {
  from: 'rate_cards r',
  columns: {
    id: shown.uuid('r.id'),
    version: shown.whole('r.version'),
    card: shown.json('r.card'),
    note: shown.text('r.note'),
    createdBy: shown.uuid('r.created_by'),
    createdAt: shown.instant('r.created_at'),
  },
  filters: {
    id: filters.uuid('r.id'),
    q: filters.named('r.id', ['r.created_by'], [], {
      table: 'rate_cards',
      people: ['created_by'],
      also: ({ finding }) => [`SELECT id FROM rate_cards WHERE ${finding.begins('lower(note)')}`],
    }),
  },
  sorts: { id: 'r.id', version: 'r.version', createdAt: 'r.created_at, r.id' },
  defaultSort: ['version', 'DESC'],
};

/** What the program does on its own, and what the operators did. */
export const MACHINERY_RESOURCES: Record<string, Resource> = {
  deadlines,
  'api-keys': apiKeys,
  'webhook-events': webhookEvents,
  'webhook-endpoints': webhookEndpoints,
  'webhook-deliveries': webhookDeliveries,
  emails,
  'audit-log': auditLog,
  'rate-cards': rateCards,
};
