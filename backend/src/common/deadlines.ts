/**
 * All that falls due by itself, and what the clock does then. A new kind stands here first: the program does not
 * start before a verb takes it.
 */
export const DEADLINES = {
  payment_window: 'The quote expires: it was not paid in time.',
  no_show_warning: 'Both sides are told that the pickup is late.',
  no_show_refund: 'The shipper is refunded: nobody came to pick up.',
  auto_release: 'The payment is released: the delivery was not confirmed.',
  claim_window: 'No claim can be opened any more.',
  claim_review: 'The operators take up the claim.',
  claim_warning: 'The operators are told that a decision is due soon.',
  claim_decision: 'The claim is overdue.',
  quote_expiry: 'The quote expires: it was not accepted in time.',
  delivery_overdue: 'Both sides and the operators are told that the delivery is late.',
  escrow_age: 'The operators are told of money that has been in escrow for too long.',
  payout_expected: 'The carrier and the operators are told of a payout that was not sent.',
  fact_warning: 'The carrier is told that a fact expires.',
  fact_last_warning: 'The carrier is told once more that a fact expires.',
  fact_expiry: 'The badge of the fact goes.',
} as const;

export type DeadlineKind = keyof typeof DEADLINES;
export const DEADLINE_KINDS = Object.keys(DEADLINES) as DeadlineKind[];
