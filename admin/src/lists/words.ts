import { sentence } from '@haulway/frontend/kit/format/words.ts';
import type { Resource } from '../records';

/** What lists are narrowed to, where the API document has no labels for it: the server's own words, which a test compares. */
const words = (...all: string[]): Record<string, string> =>
  Object.fromEntries(all.map((word) => [word, sentence(word)]));

export const VERIFICATION_STATUSES = words('submitted', 'verified', 'rejected', 'expired', 'replaced');
export const CHANGE_STATUSES = words('proposed', 'accepted', 'done', 'declined', 'withdrawn', 'lapsed', 'undone');
export const CHANGE_KINDS = words('change', 'end');
export const OFFER_STATUSES = words('open', 'accepted', 'declined', 'withdrawn', 'replaced', 'lapsed');
export const WEBHOOK_EVENT_STATES = words('received', 'done', 'parked');
export const DELIVERY_STATES = words('waiting', 'sent', 'failed', 'cancelled');
export const EMAIL_STATES = words('queued', 'sent', 'failed');

export const ACCOUNTS = words(
  'escrow',
  'carrier_payable',
  'refund_payable',
  'premium_unearned',
  'carrier_receivable',
  'dispute_receivable',
  'stripe_balance',
  'platform_bank',
  'platform_fee_revenue',
  'premium_revenue',
  'processing_fees',
  'dispute_fees',
  'guarantee_expense',
  'chargeback_loss',
);

export const DEADLINES = words(
  'payment_window',
  'pickup_day',
  'pickup_choice',
  'no_show_warning',
  'no_show_refund',
  'auto_release',
  'claim_window',
  'claim_review',
  'claim_warning',
  'claim_decision',
  'change_expiry',
  'change_payment',
  'end_answer',
  'end_review',
  'offer_expiry',
  'question_reminder',
  'open_to_all',
  'quote_expiry',
  'delivery_overdue',
  'escrow_age',
  'payout_expected',
  'fact_warning',
  'fact_last_warning',
  'fact_expiry',
  'recurrence',
  'trip_end',
  'load_alerts',
);

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
export const LOGGED = words(...Object.keys(LOGGED_RESOURCES).sort());
