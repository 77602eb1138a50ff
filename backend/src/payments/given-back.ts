import type { RefundReason } from './refund.entity.js';

/** Why money goes back that operators decide to give back. */
const BY_OPERATORS = ['admin', 'cancelled_by_admin'] satisfies RefundReason[];

/** SQL: how many dollars operators decided to give back of the payment with this id, besides what claims were granted. */
export const refundedByOperators = (paymentId: string) =>
  `(SELECT coalesce(sum(amount), 0) FROM refunds
     WHERE payment_id = ${paymentId} AND reason IN (${BY_OPERATORS.map((reason) => `'${reason}'`).join(', ')}) AND covered_by IS NULL)`;
