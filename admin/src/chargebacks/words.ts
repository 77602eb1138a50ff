import type { Labels } from '@haulway/frontend/kit/format/labels.ts';
import type { AnswerOf } from '@haulway/frontend/kit/api/operations.ts';
import { money } from '@haulway/frontend/kit/format/money.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';

type Loss = AnswerOf<'GET', '/api/admin/chargebacks/{id}/loss'>;

/** Whose money it is if it is lost as things stand, a sentence for each. */
export function lossWords(
  { refundsAmount, escrowAmount, carrierAmount, haulwayAmount }: Loss,
  carrierName: string,
): string[] {
  return [
    refundsAmount > 0 ? `${money(refundsAmount)} was to be refunded to the shipper anyway.` : '',
    escrowAmount > 0 ? `${money(escrowAmount)} comes out of escrow: ${carrierName} is not paid it.` : '',
    carrierAmount > 0 ? `${money(carrierAmount)} is taken back from ${carrierName}, who was paid.` : '',
    haulwayAmount > 0 ? `Haulway bears ${money(haulwayAmount)}.` : '',
  ].filter(Boolean);
}

/** What cardholders tell their banks. */
export const REASONS: Labels = {
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
export const STATUSES: Labels = {
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
