import { problem } from '../common/errors.js';
import type { Payment } from '../payments/payment.entity.js';

/** @throws 409 while a claim or a chargeback holds the payment */
export function requireNotFrozen(payment: Payment): void {
  requireNotDisputed(payment);
  if (payment.frozenBy.includes('claim')) throw problem('claim_open');
}

/** @throws 409 while a chargeback holds the payment: then no money goes back by us */
export function requireNotDisputed(payment: Payment): void {
  if (payment.frozenBy.includes('chargeback')) throw problem('payment_disputed');
}
