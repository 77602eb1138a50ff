import { StripeFailure } from '../src/payments/card-sandbox.js';
import type { Intent } from './objects.js';

/** The `error` of Stripe's error envelope. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: Intent;
}

/** The request itself is malformed. */
export function invalid(message: string, param?: string, code?: string): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, code, param }, false);
}

/** The request is well formed, but the current state does not allow it. */
export function refused(
  message: string,
  details: { code?: string; param?: string; payment_intent?: Intent } = {},
): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...details }, true);
}

/** `status` is 404 for the object of the call, 400 for one named in the parameters. */
export function missing(kind: string, id: string, param: string, status: 400 | 404): StripeFailure {
  const message = `No such ${kind}: '${id}'`;
  return new StripeFailure(status, { type: 'invalid_request_error', code: 'resource_missing', message, param }, false);
}
