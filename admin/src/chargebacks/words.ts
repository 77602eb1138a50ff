import type { Labels } from '@haulway/frontend/kit/format/labels.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';

/** What cardholders tell their banks. */
const REASONS: Labels = {
  fraudulent: 'Says they did not make this payment',
  product_not_received: 'Says nothing was delivered',
  product_unacceptable: 'Says it was not as agreed',
  duplicate: 'Says they were charged twice',
  subscription_canceled: 'Says they had cancelled',
  credit_not_processed: 'Says a refund they were promised never came',
  unrecognized: 'Does not recognize the charge',
  general: 'The bank gives no reason',
};

/** How a chargeback stands at the bank. */
const STATUSES: Labels = {
  needs_response: 'Waits for our answer',
  under_review: 'The bank decides',
  won: 'Won',
  lost: 'Lost',
  warning_needs_response: 'Inquiry: waits for our answer',
  warning_under_review: 'Inquiry: the bank decides',
  warning_closed: 'Inquiry: closed',
  prevented: 'Prevented',
};

export const reasonWords = (reason: string | null | undefined) =>
  reason ? (REASONS[reason] ?? sentence(reason)) : '-';
export const statusWords = (status: string | null | undefined) =>
  status ? (STATUSES[status] ?? sentence(status)) : '-';
