import type { ErrorBody } from '../../sandbox/failures.js';

/**
 * What the program itself knows of the card sandbox, which is in `backend/sandbox` and loaded only when test cards are in use.
 */

/** Reasons a cardholder's bank can give. */
export const DISPUTE_REASONS = [
  'fraudulent',
  'product_not_received',
  'product_unacceptable',
  'duplicate',
  'subscription_canceled',
  'credit_not_processed',
  'unrecognized',
  'general',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/**
 * What the provider can do to its callers on a bad day. `drop_response`, `error_500`, `rate_limited` and `delay` affect the
 * next writes: the first does the call and then cuts the connection, the second answers an error without doing it (and, as
 * Stripe does, remembers that under the idempotency key), the third answers 429 and remembers nothing, the fourth answers
 * late. `duplicate_webhook` and `no_webhook` affect the next events, `late_fee` the next charges: fee and money reach the
 * balance a day later.
 */
export const FAULTS = [
  'drop_response',
  'error_500',
  'rate_limited',
  'delay',
  'late_fee',
  'duplicate_webhook',
  'no_webhook',
] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * A call the provider refuses. `executed` says whether the call had begun when it was refused: Stripe remembers such
 * answers under the idempotency key, and forgets those to malformed or conflicting requests.
 */
export class StripeFailure extends Error {
  constructor(
    readonly status: number,
    readonly error: ErrorBody,
    readonly executed: boolean,
  ) {
    super(error.message);
  }
}
