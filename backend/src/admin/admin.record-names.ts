import { isOperatorResource, type OperatorResource } from '../common/operator-roles.js';
import { textAsWritten } from '../shipments/shipments.texts.js';
import { personName, shipmentTitle, shown } from './admin.columns.js';

/** What a record is called, in up to three parts; all SQL is about its row `r`. */
interface Naming {
  table: string;
  /** SQL: the id that a line of the audit log `l` has, as the table has it; a UUID if left out. */
  id?: string;
  name?: string;
  /** Its kind, as a stored word. */
  what?: string;
  amount?: string;
}

const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
// A line's id is any text: that of a list is its filter. What is no id of the table finds nothing.
const AS_UUID = `CASE WHEN l.resource_id ~* '^${UUID}$' THEN l.resource_id::uuid END`;
const AS_NUMBER = `CASE WHEN l.resource_id ~ '^[0-9]{1,18}$' THEN l.resource_id::bigint END`;
const AS_TEXT = 'l.resource_id';

const TITLE = shipmentTitle('r');
const titleOf = (shipmentId: string) =>
  `(SELECT ${textAsWritten('title')} FROM shipments s WHERE s.id = ${shipmentId})`;
const TITLE_OF_PAYMENT = titleOf('(SELECT p.shipment_id FROM payments p WHERE p.id = r.payment_id)');
/** Of an approval: each act is on one of these. */
const TITLE_OF_APPROVAL = titleOf(`CASE r.resource WHEN 'shipments' THEN r.record_id::uuid
    WHEN 'payments' THEN (SELECT p.shipment_id FROM payments p WHERE p.id = r.record_id::uuid)
    WHEN 'claims' THEN (SELECT c.shipment_id FROM claims c WHERE c.id = r.record_id::uuid)
    WHEN 'change-orders' THEN (SELECT o.shipment_id FROM change_orders o WHERE o.id = r.record_id::uuid) END`);

/**
 * How operators know a record of each resource. Names are read where they are, so that nothing erased comes back with the log, and
 * what people wrote to each other is no name. Null: no line is about one of its records, or its id says what it is.
 */
const NAMINGS: Readonly<Record<OperatorResource, Naming | null>> = {
  users: { table: 'users', name: personName('r.id') },
  shipments: { table: 'shipments', name: titleOf('r.id') },
  quotes: { table: 'quotes', name: TITLE, amount: 'r.amount' },
  messages: { table: 'messages', name: TITLE },
  reviews: { table: 'reviews', name: TITLE },
  questions: { table: 'questions', name: TITLE },
  'counter-offers': { table: 'counter_offers', name: TITLE, amount: 'r.amount' },
  'support-tickets': {
    table: 'support_tickets',
    name: `coalesce(${personName('r.user_id')}, r.name)`,
    what: 'r.topic',
  },
  verifications: { table: 'verifications', name: personName('r.user_id'), what: 'r.fact' },
  reports: { table: 'reports', name: personName('r.reported_id'), what: 'r.kind' },
  emails: { table: 'emails', id: AS_NUMBER, name: 'r.recipient', what: 'r.kind' },
  timeline: null,
  texts: null,

  payments: { table: 'payments', name: TITLE, amount: 'r.charged_amount' },
  refunds: { table: 'refunds', name: TITLE_OF_PAYMENT, amount: 'r.amount' },
  'payment-charges': { table: 'payment_charges', name: TITLE_OF_PAYMENT, amount: 'r.amount' },
  'money-operations': { table: 'money_operations', name: TITLE_OF_PAYMENT, what: 'r.kind', amount: 'r.amount' },
  claims: { table: 'claims', name: TITLE, what: 'r.kind', amount: 'r.amount' },
  'change-orders': {
    table: 'change_orders',
    name: TITLE,
    what: "CASE WHEN r.kind = 'end' THEN r.kind ELSE r.reason END",
  },
  chargebacks: { table: 'chargebacks', id: AS_TEXT, name: TITLE_OF_PAYMENT, amount: 'r.amount' },
  approvals: { table: 'approvals', name: TITLE_OF_APPROVAL, what: 'r.act', amount: 'r.amount' },
  'reconciliation-breaks': { table: 'reconciliation_breaks', name: TITLE_OF_PAYMENT, what: 'r.kind' },
  'ledger-entries': null,

  settings: null,
  'rate-cards': { table: 'rate_cards', name: "'Version ' || r.version" },
  operators: null,
  'api-keys': { table: 'api_keys', name: 'r.name' },
  jobs: { table: 'failed_jobs', id: AS_TEXT, what: 'r.name' },
  deadlines: null,
  'webhook-events': { table: 'webhook_events', id: AS_TEXT, name: 'r.type' },
  'webhook-endpoints': { table: 'webhook_endpoints', name: 'r.url' },
  'webhook-deliveries': { table: 'webhook_deliveries', name: 'r.type' },
  sandbox: null,

  console: null,
  queue: null,
  'shared-queries': { table: 'shared_queries', name: 'r.label' },
  'audit-log': null,
};

/** The resources whose records are named; whoever reads the log may read them, or the names would tell more than they may know. */
export const NAMED_RESOURCES: readonly OperatorResource[] = Object.keys(NAMINGS)
  .filter(isOperatorResource)
  .filter((resource) => NAMINGS[resource]);

/** SQL: a part of the name of the record that a line is about, by the key of its table. */
function part(of: 'name' | 'what' | 'amount'): string {
  const cases = Object.entries(NAMINGS).flatMap(([resource, naming]) =>
    naming?.[of]
      ? [`WHEN '${resource}' THEN (SELECT ${naming[of]} FROM ${naming.table} r WHERE r.id = ${naming.id ?? AS_UUID})`]
      : [],
  );
  return `CASE l.resource ${cases.join(' ')} END`;
}

/** The filters by which a list is read of one shipment, or of one person. */
const OF_SHIPMENT = ['shipmentId'];
const OF_PERSON = ['userId', 'senderId', 'receiverId', 'reviewerId', 'revieweeId', 'askerId', 'reportedId', 'adminId'];
const idIn = (filters: readonly string[]) =>
  `substring(l.resource_id from '"(?:${filters.join('|')})":"(${UUID})"')::uuid`;

/** SQL: whose list was read, if a line is about the reading of one. */
const OF_LIST = `coalesce(${titleOf(idIn(OF_SHIPMENT))}, ${personName(idIn(OF_PERSON))})`;

/** Columns of a line of the audit log `l`: what the record is that something was done to. */
export const RECORD_NAME = {
  recordName: shown.text(`CASE WHEN l.resource_id LIKE '{%' THEN ${OF_LIST} ELSE ${part('name')} END`),
  recordWhat: shown.text(part('what')),
  recordAmount: shown.dollars(part('amount')),
};
