import pg from 'pg';
import { EMAIL_STATES, WEBHOOK_EVENT_STATES } from '../src/admin/admin.machinery.js';
import { EXPLANATIONS } from '../src/payments/breaks.service.js';
import { ENVIRONMENTS } from '../src/auth/api-key-form.js';
import { IMPORT_STATES, ROW_OUTCOMES } from '../src/imports/imports.dto.js';
import { CHANGE_KINDS, CHANGE_REASONS, CHANGE_STATUSES, END_COUNTS } from '../src/bookings/change-orders.rules.js';
import { CLAIM_STATUSES, DECISIONS } from '../src/claims/claims.rules.js';
import { CATEGORY_IDS } from '../src/common/categories.js';
import { CLAIM_KINDS } from '../src/common/claim-kinds.js';
import { FACTS } from '../src/common/facts.js';
import { OPERATOR_ROLES } from '../src/common/operator-roles.js';
import { PAYMENT_STATUSES } from '../src/common/payment-status.js';
import { CHARGE_STATES } from '../src/payments/charge.entity.js';
import { OPERATION_KINDS, OPERATION_STATES } from '../src/payments/money-operation.entity.js';
import { PAYOUT_STATUSES } from '../src/payments/payout-accounts.dto.js';
import { OFFER_STATUSES } from '../src/counter-offers/counter-offers.rules.js';
import { QUESTION_STATUSES } from '../src/questions/questions.rules.js';
import { QUOTE_STATUSES } from '../src/quotes/quotes.rules.js';
import { EVERY, RECURRENCE_REASONS, RECURRENCE_STATES } from '../src/recurrences/recurring-days.js';
import { BOOK_NOW_FOR } from '../src/shipments/book-now.rules.js';
import { SHIPMENT_STATUSES } from '../src/shipments/shipments.rules.js';
import { REPORT_KINDS, REPORT_STATUSES, REPORT_SUBJECTS } from '../src/support/reports.dto.js';
import { TICKET_STATUSES } from '../src/support/support.dto.js';
import { NOTIFY } from '../src/trips/notify.js';
import { TRIP_STATUSES } from '../src/trips/trips.rules.js';
import { CHECK_RESULTS, VERIFICATION_STATUSES } from '../src/verifications/verifications.rules.js';
import { FAILURES } from '../src/webhook-endpoints/attempt.js';
import { DELIVERY_STATES } from '../src/webhook-endpoints/webhook-deliveries.dto.js';
import { DISABLED_REASONS } from '../src/webhook-endpoints/webhook-endpoints.dto.js';
import { createDatabase } from './support/server.js';

/** What a column accepts, as the program lists it. */
const LISTED: Record<string, readonly string[]> = {
  'api_keys.environment': ENVIRONMENTS,
  'change_orders.counts': END_COUNTS,
  'change_orders.kind': CHANGE_KINDS,
  'change_orders.reason': CHANGE_REASONS,
  'change_orders.status': CHANGE_STATUSES,
  'claims.decision': DECISIONS,
  'counter_offers.status': OFFER_STATUSES,
  'claims.kind': CLAIM_KINDS,
  'claims.status': CLAIM_STATUSES,
  'emails.state': EMAIL_STATES,
  'money_operations.kind': OPERATION_KINDS,
  'money_operations.state': OPERATION_STATES,
  'open_loads.category': CATEGORY_IDS,
  'payment_charges.state': CHARGE_STATES,
  'payments.status': PAYMENT_STATUSES,
  'questions.status': QUESTION_STATUSES,
  'quotes.payment_status': PAYMENT_STATUSES,
  'quotes.status': QUOTE_STATUSES,
  'reconciliation_breaks.explained': EXPLANATIONS,
  'recurrences.every': EVERY,
  'recurrences.reason': RECURRENCE_REASONS,
  'recurrences.state': RECURRENCE_STATES,
  'reports.kind': REPORT_KINDS,
  'reports.status': REPORT_STATUSES,
  'reports.subject': REPORT_SUBJECTS,
  'saved_searches.notify': NOTIFY,
  'shipments.book_now_for': BOOK_NOW_FOR,
  'shipments.category': CATEGORY_IDS,
  'shipments.status': SHIPMENT_STATUSES,
  'support_tickets.status': TICKET_STATUSES,
  'trips.notify': NOTIFY,
  'trips.status': TRIP_STATUSES,
  'users.operator_role': OPERATOR_ROLES,
  'users.payout_status': PAYOUT_STATUSES,
  'verifications.fact': FACTS,
  'verifications.result': CHECK_RESULTS,
  'verifications.status': VERIFICATION_STATUSES,
  'webhook_attempts.failure': FAILURES,
  'import_rows.outcome': ROW_OUTCOMES,
  'imports.state': IMPORT_STATES,
  'webhook_deliveries.state': DELIVERY_STATES,
  'webhook_endpoints.disabled_reason': DISABLED_REASONS,
  'webhook_events.state': WEBHOOK_EVENT_STATES,
};

/** Columns whose words the program only writes and compares, one by one. */
const UNLISTED = [
  'approvals.status',
  'change_orders.side',
  'counter_offers.side',
  'acts.basis',
  'acts.fence',
  'acts.kind',
  'condition_reports.place_end',
  'exact_points.place_end',
  'exact_points.source',
  'alerts.source',
  'bill_versions.stage',
  'chargebacks.outcome',
  'claims.side',
  'imports.encoding',
  'imports.separator',
  'ledger_accounts.kind',
  'open_loads.pay_basis',
  'payments.protection_plan',
  'payments.transfer_status',
  'reconciliation_breaks.kind',
  'refunds.status',
  'sandbox.faults.next',
  'timeline.actor_kind',
  'timeline.subject',
  'uploads.document',
];

/** Every column that only accepts a list of words, with the words. */
const WORDS_OF_COLUMNS = `
  SELECT c.conrelid::regclass || '.' || a.attname AS name,
         ARRAY(SELECT m[1] FROM regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''', 'g') m) AS words
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
   WHERE c.contype = 'c' AND cardinality(c.conkey) = 1 AND pg_get_constraintdef(c.oid) LIKE '%ANY (ARRAY%'
  UNION ALL
  SELECT a.attrelid::regclass || '.' || a.attname, array_agg(e.enumlabel::text)
    FROM pg_attribute a JOIN pg_enum e ON e.enumtypid = a.atttypid JOIN pg_class k ON k.oid = a.attrelid
   WHERE k.relkind = 'r' GROUP BY 1`;

it('the database accepts the words the program lists, and no others', async () => {
  const client = new pg.Client({ connectionString: await createDatabase('word_lists') });
  await client.connect();
  const { rows } = await client.query<{ name: string; words: string[] }>(WORDS_OF_COLUMNS);
  await client.end();
  const taken = Object.fromEntries(rows.map(({ name, words }) => [name, words.sort()]));
  for (const name of UNLISTED) expect(taken).toHaveProperty([name]);
  for (const name of UNLISTED) delete taken[name];
  expect(taken).toEqual(Object.fromEntries(Object.entries(LISTED).map(([name, words]) => [name, [...words].sort()])));
});
