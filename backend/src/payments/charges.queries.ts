import type { Cents } from '../common/money.js';
import type { Reads } from '../platform/database/reads.js';
import type { Tx } from '../platform/database/tx.js';
import { PaymentCharge } from './charge.entity.js';
import type { Payment } from './payment.entity.js';

/** Which charge of ours, and the quote that it is for. */
export interface FoundCharge {
  id: string;
  quoteId: string;
}

/** Finds the charge of ours that the provider means by an intent or a charge; undefined if it is none of ours. */
export async function findCharge(
  reads: Reads,
  { intentId = null, chargeId = null }: { intentId?: string | null; chargeId?: string | null },
): Promise<FoundCharge | undefined> {
  const [found] = await reads.rows<FoundCharge>(
    `SELECT c.id, p.quote_id AS "quoteId" FROM payment_charges c JOIN payments p ON p.id = c.payment_id
      WHERE c.stripe_payment_intent_id = $1 OR c.stripe_charge_id = $2`,
    [intentId, chargeId],
  );
  return found;
}

/** A payment's charges, oldest first, locked. The payment is locked already. */
export async function chargesOf(tx: Tx, payment: Payment): Promise<PaymentCharge[]> {
  const charges = await tx.lockAll(PaymentCharge, { paymentId: payment.id });
  return charges.sort(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
  );
}

/** Those of them whose money came. */
export async function capturedOf(tx: Tx, payment: Payment): Promise<PaymentCharge[]> {
  return (await chargesOf(tx, payment)).filter(({ state }) => state === 'captured');
}

/** The transfer that no charge had room for, if there is one, and how much of it can still be taken back. The payment is locked. */
export async function bareTransferOf(tx: Tx, payment: Payment): Promise<{ id: string; leftCents: Cents } | undefined> {
  return tx.one(
    `SELECT t.id, ((t.amount - coalesce((SELECT sum(r.amount) FROM money_operations r
         WHERE r.payment_id = $1 AND r.kind = 'reversal' AND r.charge_id IS NULL), 0)) * 100)::int AS "leftCents"
       FROM money_operations t WHERE t.payment_id = $1 AND t.kind = 'transfer' AND t.charge_id IS NULL`,
    [payment.id],
  );
}

/** What of a payment stays in escrow at our expense, since a bank took it after the pickup. */
export async function carriedBy(tx: Tx, payment: Payment): Promise<Cents> {
  const row = await tx.one<{ cents: Cents }>(
    `SELECT coalesce(sum(least(carried, lost)) * 100, 0)::int AS cents FROM payment_charges WHERE payment_id = $1 AND state = 'captured'`,
    [payment.id],
  );
  return row?.cents ?? 0;
}
