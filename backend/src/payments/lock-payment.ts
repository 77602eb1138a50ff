import type { Tx } from '../platform/database/tx.js';
import { Payment } from './payment.entity.js';

/** Locks a quote's payment; undefined until the quote is first paid for. Callers that also need its shipment and quote have locked them first. */
export function lockPayment(tx: Tx, quoteId: string): Promise<Payment | undefined> {
  return tx.lock(Payment, { quoteId });
}
