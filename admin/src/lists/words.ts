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

/** What falls due by itself, as what happens then. */
export const DEADLINES: Labels<Extract<Records['deadlines']['kind'], string>> = {
  payment_window: 'Time to pay ends',
  pickup_day: 'Pickup day begins',
  pickup_choice: 'Pickup days begin, none chosen',
  no_show_warning: 'Notice of a late pickup',
  no_show_refund: 'Refund for a no-show',
  auto_release: 'Automatic release',
  claim_window: 'Time for a claim ends',
  claim_review: 'Claim goes under review',
  claim_warning: 'Notice of a claim to decide',
  claim_decision: 'Claim has to be decided',
  change_expiry: 'Change lapses',
  change_payment: 'Change lapses unpaid',
  end_answer: 'Job ends at the door',
  end_review: 'End at the door has to be decided',
  offer_expiry: 'Counter-offer lapses',
  question_reminder: 'Reminder of a question',
  open_to_all: 'Listing is shown to all',
  quote_expiry: 'Quote expires',
  delivery_overdue: 'Notice of a late delivery',
  escrow_age: 'Too long in escrow',
  payout_expected: 'Payout should be sent',
  fact_warning: 'Notice of an expiring fact',
  fact_last_warning: 'Last notice of an expiring fact',
  fact_expiry: 'Fact expires',
  recurrence: 'Next listing is made',
  trip_end: 'Trip ends',
  load_alerts: 'Notice of new loads',
};

export const JOB_STATES = labels<'jobs', 'state'>({
  failed: true,
  waiting: true,
  active: true,
  delayed: true,
  completed: true,
});

export const JOB_QUEUES = labels<'jobs', 'queue'>({
  events: true,
  prices: true,
  money: true,
  imports: true,
  sweeps: true,
});

/** Whether a carrier can be paid. */
export const PAYOUT_ACCOUNTS: Labels<NonNullable<Records['users']['payoutStatus']>> = {
  none: 'Not begun',
  pending: 'Not finished',
  ready: 'Can be paid',
};

export const TICKET_STATES: Labels<Extract<Records['support-tickets']['status'], string>> = {
  open: 'Open',
  answered: 'Waiting',
  closed: 'Done',
};

export const QUESTION_STATUSES: Labels<Extract<Records['questions']['status'], string>> = {
  open: 'Not answered',
  answered: 'Answered',
  hidden: 'Hidden',
};

/** Why the provider and the ledger differ. */
export const EXPLANATIONS: Labels<Extract<Records['reconciliation-breaks']['explained'], string>> = {
  timing: 'One side is late',
  fee: 'A fee of the provider',
  by_hand: 'Moved by hand at the provider',
  provider_error: 'The provider is wrong',
  our_error: 'The ledger is wrong',
  other: 'Something else',
};

/** Why money went back to the card. */
export const REFUND_REASONS: Labels<NonNullable<Records['refunds']['reason']>> = {
  delay: 'The delivery was late',
  cancelled_by_shipper: 'The shipper cancelled',
  cancelled_by_admin: 'An operator cancelled',
  cancelled_by_carrier: 'The carrier cancelled',
  carrier_suspended: 'The carrier was suspended',
  facts_lapsed: 'A badge of the carrier had come off',
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

/** What happens then, by the stored kind; one that the console does not know yet is written out. */
export function deadlineWords(kind: string): string {
  const known: Readonly<Record<string, string>> = DEADLINES;
  return known[kind] ?? sentence(kind);
}
