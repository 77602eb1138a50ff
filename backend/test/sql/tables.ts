/** Who may touch a table besides the folder that owns it and, for reading, the folders on floors above that. */
export interface TableRule {
  /** The folder of `src` (or `src/platform`) the table belongs to. */
  owner: string;
  writers?: readonly string[];
  readers?: readonly string[];
}

const RETENTION = 'platform/retention';
/** The copy of their data that people ask for, and what is left of them once they are erased. */
const ACCOUNTS = 'accounts';
/** Brings older texts up to date when the masking rules change. */
const MASKING = 'platform/database';
/** An older worker tells what it leaves to a newer program. */
const RELEASE = 'platform/database';
/** The demo creates its people, and ends with nothing left waiting. */
const SEEDS = 'seeds';
/** What a mail or notice says is read when it is written. */
const NOTIFICATIONS = 'notifications';

/**
 * Every table, and who touches it. Writers besides the owner are verbs that move a row together with others in one
 * transaction, and retention, which forgets what is old; readers are those on the owner's floor or below.
 */
export const TABLES: Readonly<Record<string, TableRule>> = {
  acts: { owner: 'proofs', readers: ['tracking', ACCOUNTS] },
  alerts: { owner: 'trips', readers: [ACCOUNTS] },
  api_key_usage: { owner: 'auth', writers: [RETENTION] },
  api_keys: { owner: 'auth', writers: [RETENTION] },
  approvals: { owner: 'approvals' },
  arrival_windows: { owner: 'tracking-links', writers: [RETENTION] },
  audit_log: { owner: 'platform/audit' },
  bill_versions: { owner: 'tracking-links' },
  bills_of_lading: { owner: 'tracking-links' },
  business_clock: { owner: 'platform/clock' },
  call_counts: { owner: 'platform/http', writers: [RETENTION] },
  caught_mails: { owner: 'platform/mail', writers: [RETENTION] },
  chargebacks: { owner: 'payments', readers: ['ledger', NOTIFICATIONS] },
  change_orders: { owner: 'bookings', readers: ['ledger', 'shipments', NOTIFICATIONS, ACCOUNTS] },
  claims: {
    owner: 'claims',
    readers: ['ledger', 'shipments', 'bookings', 'uploads', 'reviews', NOTIFICATIONS, ACCOUNTS],
  },
  condition_reports: { owner: 'proofs', readers: [ACCOUNTS] },
  conversations: { owner: 'messages' },
  counter_offers: {
    owner: 'counter-offers',
    readers: ['ledger', 'quotes', 'bookings', 'shipments', NOTIFICATIONS, ACCOUNTS],
  },
  daily_figures: { owner: 'admin' },
  deadlines: { owner: 'platform/deadlines', readers: [RELEASE, NOTIFICATIONS] },
  emails: { owner: 'platform/mail', writers: [RETENTION] },
  events: { owner: 'platform/events', readers: [RELEASE] },
  // Of an end of a shipment.
  driver_links: { owner: 'auth', readers: [ACCOUNTS] },
  exact_points: { owner: 'proofs', readers: ['shipments'] },
  failed_jobs: { owner: 'platform/jobs' },
  fees_to_come: { owner: 'payments' },
  hourly_counters: { owner: 'platform/database', writers: [RETENTION, SEEDS] },
  hidden_loads: { owner: 'trips', readers: [ACCOUNTS] },
  imports: { owner: 'imports', writers: [RETENTION], readers: [ACCOUNTS] },
  import_rows: { owner: 'imports' },
  idempotency_keys: { owner: 'platform/idempotency', writers: [RETENTION] },
  // The invariants of the ledger read all that money lies in.
  known_devices: { owner: 'auth' },
  ledger_accounts: { owner: 'ledger' },
  ledger_entries: { owner: 'ledger' },
  ledger_transactions: { owner: 'ledger' },
  location_tracking: { owner: 'tracking', writers: [RETENTION] },
  login_failures: { owner: 'auth', writers: [RETENTION] },
  masking_runs: { owner: MASKING },
  messages: { owner: 'messages', writers: [MASKING], readers: ['uploads', NOTIFICATIONS] },
  migrations: { owner: 'platform/database' },
  money_operations: { owner: 'payments', readers: ['ledger', 'bookings'] },
  notification_preferences: { owner: NOTIFICATIONS, readers: ['push'] },
  notifications: { owner: NOTIFICATIONS, writers: [SEEDS], readers: ['push'] },
  // Triggers write it.
  open_loads: { owner: 'shipments' },
  operator_notes: { owner: 'admin' },
  // Triggers write the first charge, and what every charge counts.
  payment_charges: { owner: 'payments', readers: ['ledger'] },
  payments: {
    owner: 'payments',
    writers: ['bookings'],
    readers: ['ledger', 'shipments', 'quotes', 'messages', RETENTION, NOTIFICATIONS, MASKING],
  },
  push_sends: { owner: 'push' },
  push_subscriptions: { owner: 'push', readers: [NOTIFICATIONS, ACCOUNTS] },
  price_comparisons: { owner: 'pricing' },
  price_corrections: { owner: 'pricing' },
  provider_keys: { owner: 'payments', writers: [RETENTION] },
  provider_movements: { owner: 'payments' },
  public_events: { owner: 'public-events', writers: [RETENTION] },
  queue_marks: { owner: 'admin' },
  questions: { owner: 'questions', writers: [MASKING], readers: [NOTIFICATIONS, ACCOUNTS] },
  quotes: {
    owner: 'quotes',
    writers: ['bookings'],
    readers: [
      'ledger',
      'shipments',
      'pricing',
      'payments',
      'messages',
      'questions',
      'tracking',
      'uploads',
      'public-events',
      RETENTION,
      NOTIFICATIONS,
      MASKING,
    ],
  },
  rate_cards: { owner: 'pricing' },
  reconciliation_breaks: { owner: 'payments' },
  reconciliation_progress: { owner: 'payments' },
  recurrences: { owner: 'recurrences', readers: [ACCOUNTS] },
  refunds: { owner: 'payments', readers: ['ledger', NOTIFICATIONS] },
  release_codes: { owner: 'proofs', readers: ['shipments', 'tracking-links', NOTIFICATIONS] },
  reports: { owner: 'support', readers: [ACCOUNTS] },
  reviews: { owner: 'reviews', writers: [MASKING], readers: ['bookings', 'support', NOTIFICATIONS, ACCOUNTS] },
  'sandbox.faults': { owner: 'sandbox', writers: [SEEDS] },
  'sandbox.idempotency_keys': { owner: 'sandbox' },
  'sandbox.objects': { owner: 'sandbox' },
  'sandbox.webhook_deliveries': { owner: 'sandbox' },
  // The start asks whether there is a demo before it loads what creates one.
  seeds: { owner: 'seeds', readers: ['main'] },
  saved_searches: { owner: 'trips', readers: [ACCOUNTS] },
  sessions: { owner: 'auth', readers: ['uploads', NOTIFICATIONS, 'push'] },
  settings: { owner: 'platform/settings' },
  texts: { owner: 'platform/texts', readers: ['admin'] },
  shipments: {
    owner: 'shipments',
    writers: ['bookings', 'admin', MASKING],
    readers: ['ledger', 'uploads', 'public-events', NOTIFICATIONS],
  },
  shipment_items: { owner: 'shipments', writers: [MASKING], readers: [ACCOUNTS] },
  shared_queries: { owner: 'admin' },
  shipment_counts: { owner: 'shipments' },
  support_tickets: { owner: 'support', readers: [NOTIFICATIONS, ACCOUNTS] },
  ticket_replies: { owner: 'support', readers: [NOTIFICATIONS, ACCOUNTS] },
  // Each move of a row writes its line.
  timeline: {
    owner: 'shipments',
    writers: ['quotes', 'counter-offers', 'bookings', 'payments', 'claims', 'proofs'],
    readers: [NOTIFICATIONS],
  },
  tracking_links: { owner: 'tracking-links' },
  trip_jobs: { owner: 'trips' },
  trips: { owner: 'trips', readers: [ACCOUNTS] },
  upload_uses: { owner: 'uploads' },
  uploads: { owner: 'uploads' },
  user_addresses: { owner: 'addresses' },
  user_blocks: { owner: 'users' },
  users: { owner: 'users', writers: ['auth', MASKING, SEEDS] },
  verifications: { owner: 'verifications', readers: [NOTIFICATIONS, ACCOUNTS, 'tracking-links'] },
  webhook_attempts: { owner: 'webhook-endpoints' },
  webhook_deliveries: { owner: 'webhook-endpoints', writers: [RETENTION] },
  webhook_endpoints: { owner: 'webhook-endpoints' },
  webhook_events: { owner: 'bookings' },
  widget_estimates: { owner: 'widgets', writers: [RETENTION] },
  widgets: { owner: 'widgets', readers: [ACCOUNTS] },
};

/** Of these there are few rows, however much Haulway is used. */
export const FEW_ROWS: readonly string[] = [
  'business_clock',
  'failed_jobs',
  'price_corrections',
  'rate_cards',
  'reconciliation_breaks',
  'sandbox.faults',
  'settings',
  // One for each status and category, and what was added since they were last summed up.
  'shipment_counts',
];

/** The checks of all money, each of which reads everything. They run apart from calls. */
const CHECKED = ['chargebacks', 'payment_charges', 'payments', 'refunds'];

/** Which files read which tables whole, all the same. */
export const READ_WHOLE: Readonly<Record<string, readonly string[]>> = {
  'ledger/ledger.invariants.js': CHECKED,
  'metrics/metrics.service.js': CHECKED,
  // Few operations are due, and few differences open: each asks for its own row, which PostgreSQL sees once the tables are full.
  'payments/operations.service.js': ['payments'],
  'payments/reconciliation.service.js': ['refunds'],
  // A day's answers, when somebody is erased.
  'platform/idempotency/answers.js': ['idempotency_keys'],
  // A new demo's.
  'seeds/demo.js': ['hourly_counters'],
};
