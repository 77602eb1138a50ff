import type { Reads } from '../platform/database/reads.js';

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
