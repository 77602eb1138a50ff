import Stripe from 'stripe';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import { requireState } from '../common/rules.js';
import { Payment, type PlanId } from '../payments/payment.entity.js';
import type { PayAnswer } from '../payments/payments.dto.js';
import { ask, makeUnderKey, whileInUse } from '../payments/provider.js';
import { transferGroup } from '../payments/payments.service.js';
import { Quote } from '../quotes/quote.entity.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import { agreedOf, type Desk } from './desk.js';
import { settle } from './settle.js';

/**
 * The owner begins to pay an accepted quote: one payment, one intent at the provider, updated to the plan chosen last.
 * @throws 404; 403; 409 `already_paid` or when it is not accepted; 503 when the provider does not answer
 */
export async function pay(desk: Desk, user: User, quoteId: string, plan?: PlanId): Promise<PayAnswer> {
  const payment = await prepare(desk, user, quoteId, plan);
  const intent = await ask(() => intentFor(desk, payment));
  if (intent.status === 'succeeded' || intent.status === 'processing') {
    await settle(desk, quoteId);
    throw problem('already_paid');
  }
  if (!intent.client_secret) throw new Error(`intent ${intent.id} has no client secret`);
  return { clientSecret: intent.client_secret, amount: centsToDollars(payment.chargedCents), currency: 'USD', protectionPlan: payment.protectionPlan, provider: desk.provider.name };
}

/** The payment's row with the plan, before the provider is asked. */
async function prepare(desk: Desk, user: User, quoteId: string, plan?: PlanId): Promise<Payment> {
  return desk.db.tx(async (tx) => {
    const { shipment, quote, payment } = await desk.lockDeal(tx, quoteId, user, 'pay');
    requireState(QUOTE_RULES, 'pay', quote.status);
    if (payment?.status === 'paid') throw problem('already_paid');
    const agreed = agreedOf(quote);
    const chosen = agreed.protectionPlans.find((each) => each.id === (plan ?? payment?.protectionPlan ?? 'standard'));
    if (!chosen) throw problem('invalid_input', { errors: [{ path: 'protectionPlan', message: 'This plan is not offered' }] });
    if (!payment) {
      const payable = { quoteId, shipmentId: shipment.id, payerId: shipment.userId, payeeId: quote.carrierId, amountCents: quote.amountCents };
      return desk.payments.open(tx, { ...payable, feeBasisPoints: agreed.platformFeeBasisPoints }, chosen, user);
    }
    if (payment.protectionPlan !== chosen.id) await desk.payments.choosePlan(tx, payment, chosen);
    return payment;
  });
}

/** The payment's intent at the provider, over what the plan costs now. */
async function intentFor(desk: Desk, payment: Payment): Promise<Stripe.PaymentIntent> {
  const client = await desk.provider.client();
  const metadata = (protectionPlan: PlanId) => ({ quoteId: payment.quoteId, paymentId: payment.id, protectionPlan });
  if (!payment.stripePaymentIntentId) {
    // The same call whatever the plan, so that choosing two at once still makes one intent.
    const first = { amount: payment.amountCents, currency: 'usd', metadata: metadata('standard'), transfer_group: transferGroup(payment.quoteId) };
    const key = await intentKey(desk, payment);
    const made = await whileInUse(() =>
      makeUnderKey(key, (idempotencyKey) => client.paymentIntents.create({ ...first, allowed_payment_method_types: ['card'] }, { idempotencyKey })),
    );
    payment.stripePaymentIntentId = await keepIntent(desk, payment, made.id);
  }
  const id = payment.stripePaymentIntentId;
  const intent = await client.paymentIntents.retrieve(id);
  if (intent.amount === payment.chargedCents || !intent.status.startsWith('requires_')) return intent;
  try {
    return await whileInUse(() => client.paymentIntents.update(id, { amount: payment.chargedCents, metadata: metadata(payment.protectionPlan) }));
  } catch (error) {
    // The card was charged between the two.
    if (error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state') return client.paymentIntents.retrieve(id);
    throw error;
  }
}

/** One key a payment; another one for each intent that was used up by money that did not fit. */
async function intentKey(desk: Desk, { id, quoteId }: Payment): Promise<string> {
  const row = await desk.db.one<{ used: number }>(`SELECT count(*)::int AS used FROM refunds WHERE payment_id = $1 AND reason IN ('mismatch', 'paid_twice')`, [id]);
  return row?.used ? `pi:${quoteId}:${row.used}` : `pi:${quoteId}`;
}

/**
 * Writes the intent down, unless another call was faster; answers the one that stands.
 * @throws 409 when the deal fell through meanwhile; the intent is cancelled then
 */
async function keepIntent(desk: Desk, payment: Payment, intentId: string): Promise<string> {
  const { id, status } = await desk.db.tx(async (tx) => {
    const quote = await tx.lock(Quote, { id: payment.quoteId });
    const row = await tx.lock(Payment, { id: payment.id });
    if (!quote || !row) throw problem('not_found');
    if (row.stripePaymentIntentId) return { id: row.stripePaymentIntentId, status: quote.status };
    await tx.update(Payment, row.id, { stripePaymentIntentId: intentId });
    await tx.update(Quote, quote.id, { stripePaymentIntentId: intentId });
    if (quote.status === 'declined') await desk.payments.orderCancelIntent(tx, { ...row, stripePaymentIntentId: intentId });
    return { id: intentId, status: quote.status };
  });
  requireState(QUOTE_RULES, 'pay', status);
  return id;
}
