import type { Difference } from '../payments/reconciliation.service.js';
import { chargeback } from './chargeback.js';
import type { Desk } from './desk.js';
import { settle } from './settle.js';
import { lookIntoStray } from './surplus.js';

/** Holds the book against the provider's; what was not heard of is asked for first, as a webhook of it would have. */
export async function reconcile(desk: Desk): Promise<void> {
  await desk.reconciliation.run((difference) => heal(desk, difference));
}

async function heal(desk: Desk, { type, reference }: Difference): Promise<void> {
  if (type === 'charge') return askForCharge(desk, reference);
  if (type?.startsWith('refund')) await desk.refunds.changed(reference);
  else if (type === 'adjustment') await chargeback(desk, reference);
}

async function askForCharge(desk: Desk, chargeId: string): Promise<void> {
  const client = await desk.provider.client();
  const { payment_intent: intent } = await client.charges.retrieve(chargeId);
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  if (intentId) await settleIntent(desk, intentId);
}

/** Asks the provider about an intent and its fee, whichever payment it is for, in whatever state that is. Answers false for what is not ours. */
export async function settleIntent(desk: Desk, intentId: string): Promise<boolean> {
  const payment = await desk.db.one<{ quote_id: string }>('SELECT quote_id FROM payments WHERE stripe_payment_intent_id = $1', [intentId]);
  if (payment) await settle(desk, payment.quote_id);
  const quoteId = payment?.quote_id ?? (await lookIntoStray(desk, intentId));
  if (quoteId) await desk.fees.ask(quoteId);
  return quoteId !== undefined;
}
