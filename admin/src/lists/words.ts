import type { Labels } from '@haulway/frontend/kit/format/labels.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import type { Column, Records, Resource } from '../records';

const inWords = (all: object): Labels => Object.fromEntries(Object.keys(all).map((word) => [word, sentence(word)]));

/** The words of a field, as they are; a list that misses one of the API document's does not compile. */
const labels = <R extends Resource, C extends Column<R>>(all: Record<Extract<Records[R][C], string>, true>) =>
  inWords(all);

export const VERIFICATION_STATUSES = labels<'verifications', 'status'>({
  submitted: true,
  verified: true,
  rejected: true,
  expired: true,
  replaced: true,
});

export const CHANGE_STATUSES = labels<'change-orders', 'status'>({
  proposed: true,
  accepted: true,
  done: true,
  declined: true,
  withdrawn: true,
  lapsed: true,
  undone: true,
});

export const CHANGE_KINDS = labels<'change-orders', 'kind'>({
  change: true,
  end: true,
});

export const OFFER_STATUSES = labels<'counter-offers', 'status'>({
  open: true,
  accepted: true,
  declined: true,
  withdrawn: true,
  replaced: true,
  lapsed: true,
});

export const WEBHOOK_EVENT_STATES = labels<'webhook-events', 'state'>({
  received: true,
  done: true,
  parked: true,
});

export const DELIVERY_STATES = labels<'webhook-deliveries', 'state'>({
  waiting: true,
  sent: true,
  failed: true,
  cancelled: true,
});

export const EMAIL_STATES = labels<'emails', 'state'>({
  queued: true,
  sent: true,
  failed: true,
});

export const ACCOUNTS = labels<'ledger-entries', 'account'>({
  escrow: true,
  carrier_payable: true,
  refund_payable: true,
  premium_unearned: true,
  carrier_receivable: true,
  dispute_receivable: true,
  stripe_balance: true,
  platform_bank: true,
  platform_fee_revenue: true,
  premium_revenue: true,
  processing_fees: true,
  dispute_fees: true,
  guarantee_expense: true,
  chargeback_loss: true,
});

export const DEADLINES = labels<'deadlines', 'kind'>({
  payment_window: true,
  pickup_day: true,
  pickup_choice: true,
  no_show_warning: true,
  no_show_refund: true,
  auto_release: true,
  claim_window: true,
  claim_review: true,
  claim_warning: true,
  claim_decision: true,
  change_expiry: true,
  change_payment: true,
  end_answer: true,
  end_review: true,
  offer_expiry: true,
  question_reminder: true,
  open_to_all: true,
  quote_expiry: true,
  delivery_overdue: true,
  escrow_age: true,
  payout_expected: true,
  fact_warning: true,
  fact_last_warning: true,
  fact_expiry: true,
  recurrence: true,
  trip_end: true,
  load_alerts: true,
});

/** Why money went back to the card. */
export const REFUND_REASONS: Labels<NonNullable<Records['refunds']['reason']>> = {
  delay: 'The delivery was late',
  cancelled_by_shipper: 'The shipper cancelled',
  cancelled_by_admin: 'An operator cancelled',
  cancelled_by_carrier: 'The carrier cancelled',
  item_differs: 'The item was not as described',
  no_show: 'Nobody came for the pickup',
  late_payment: 'Paid too late',
  mismatch: 'Not the amount that was asked for',
  paid_twice: 'Paid twice',
  admin: 'An operator gave it back',
  claim: 'A claim was granted',
  change_order: 'A change made it cheaper',
  late_extra: 'An extra was paid too late',
  chargeback: 'The bank gave back the first charge',
};

/** What keeps a payment frozen. */
export const FROZEN_BY: Labels = { claim: 'An open claim', chargeback: 'A chargeback at the bank' };

/** What the audit log has lines about: any resource, and searches of them all. */
const LOGGED_RESOURCES: Record<Resource | 'search', true> = {
  'api-keys': true,
  approvals: true,
  'audit-log': true,
  'change-orders': true,
  chargebacks: true,
  claims: true,
  'counter-offers': true,
  deadlines: true,
  emails: true,
  jobs: true,
  'ledger-entries': true,
  messages: true,
  'money-operations': true,
  'payment-charges': true,
  payments: true,
  questions: true,
  queue: true,
  quotes: true,
  'rate-cards': true,
  'reconciliation-breaks': true,
  refunds: true,
  reports: true,
  reviews: true,
  search: true,
  settings: true,
  'shared-queries': true,
  shipments: true,
  'support-tickets': true,
  texts: true,
  timeline: true,
  users: true,
  verifications: true,
  'webhook-deliveries': true,
  'webhook-endpoints': true,
  'webhook-events': true,
};
export const LOGGED = inWords(LOGGED_RESOURCES);
