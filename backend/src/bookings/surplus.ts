import { Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { PROVIDER } from '../common/actor.js';
import { formatCents } from '../common/money.js';
import { isUuid } from '../common/paging.js';
import { Payment } from '../payments/payment.entity.js';
import { intentKey } from '../payments/payments.service.js';
import { ifThere } from '../payments/provider.js';
import type { RefundReason } from '../payments/refund.entity.js';
import type { Tx } from '../platform/database/tx.js';
import { Quote } from '../quotes/quote.entity.js';
import type { Deal, Desk } from './desk.js';

const log = new Logger('Surplus');

type PaidDeal = Deal & { payment: Payment };
type Why = Extract<RefundReason, 'mismatch' | 'paid_twice'>;

const WORDS: Record<Why, string> = {
  mismatch: 'A card payment came that does not fit this quote. It goes back to the card in full; please pay again.',
  paid_twice: 'A second card payment came for this quote. It goes back to the card in full.',
};

/**
 * A participant: the card was charged for what no deal of ours asked for. It never gets near escrow: it is booked apart,
 * sent back in full, and flagged for the operators. The same intent again changes nothing.
 */
export async function returnSurplus(desk: Desk, tx: Tx, deal: PaidDeal, intent: Stripe.PaymentIntent, charge: Stripe.Charge, why: Why): Promise<void> {
  const { payment, quote } = deal;
  const amount = intent.amount_received;
  const refund = await desk.payments.refundSurplus(tx, payment, { intentId: intent.id, chargeId: charge.id, amount, reason: why });
  if (!refund) return;
  await desk.fees.book(tx, payment, charge);
  const detail = `${formatCents(amount)} came for quote ${quote.id}, which is ${quote.status}; it is sent back in full.`;
  const kind = why === 'mismatch' ? 'payment_mismatch' : why;
  await desk.reconciliation.flag(tx, { kind, reference: intent.id, paymentId: payment.id, refundId: refund.id, theirs: amount, detail });
  log.error(`intent ${intent.id}: ${detail}`);
  if (payment.stripePaymentIntentId === intent.id) {
    // It is used up. Paying again makes another one.
    await desk.providerKeys.useUp(tx, intentKey(quote.id));
    await tx.update(Payment, payment.id, { stripePaymentIntentId: null, failureCode: 'payment_mismatch', failureMessage: WORDS.mismatch });
    await tx.update(Quote, quote.id, { stripePaymentIntentId: null });
  }
  await desk.announce(tx, 'payment.sent_back', deal);
}

/** An intent that is not the one of its quote's payment: when it succeeded all the same, its money goes back. Answers its quote; undefined for what is not ours. */
export async function lookIntoStray(desk: Desk, intentId: string): Promise<string | undefined> {
  const client = await desk.provider.client();
  const intent = await ifThere(client.paymentIntents.retrieve(intentId, { expand: ['latest_charge.balance_transaction'] }));
  const quoteId = intent?.metadata['quoteId'];
  if (!intent || !isUuid(quoteId) || !(await desk.db.one('SELECT 1 AS one FROM payments WHERE quote_id = $1', [quoteId]))) return undefined;
  const charge = intent.latest_charge;
  if (intent.status !== 'succeeded' || !charge || typeof charge === 'string') return quoteId;
  await desk.db.tx(async (tx) => {
    const deal = await desk.lockDeal(tx, quoteId, PROVIDER, 'settle');
    // Between the two looks it may have become the payment's own.
    if (!deal.payment || deal.payment.stripePaymentIntentId === intent.id) return;
    await returnSurplus(desk, tx, { ...deal, payment: deal.payment }, intent, charge, 'paid_twice');
  });
  return quoteId;
}
