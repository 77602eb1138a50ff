import type { Tx } from '../platform/database/tx.js';
import { Payment } from './payment.entity.js';

/** Locks the payment of a quote; undefined before the quote is first paid for. Who needs its shipment and quote too has locked them before. */
export function lockPayment(tx: Tx, quoteId: string): Promise<Payment | undefined> {
  return tx.lock(Payment, { quoteId });
}
