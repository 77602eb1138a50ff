import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { problem } from '../common/errors.js';
import type { Cents } from '../common/money.js';
import { requireState } from '../common/rules.js';
import { transferGroup } from '../payments/charge-orders.js';
import { lockPayment } from '../payments/lock-payment.js';
import { Payment, type PlanId } from '../payments/payment.entity.js';
import { intentKey, PaymentsService } from '../payments/payments.service.js';
import { Provider } from '../payments/provider.js';
import { ProviderKeys } from '../payments/provider-keys.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import { Db } from '../platform/database/db.js';
import { Quote } from '../quotes/quote.entity.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import type { PayTurn } from './pay-turns.js';

/** A payment's single intent at the provider. */
@Injectable()
export class PaymentIntents {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly provider: Provider,
    private readonly providerKeys: ProviderKeys,
    @Inject(Env) private readonly env: Env,
  ) {}

  /**
   * The payment's intent, for what the plan costs; once the provider has the plan, the row gets it too.
   * @throws what the client throws; 409 when the deal fell through in the meantime
   */
  async bring({ payment, plan, charged, changeOrderId }: PayTurn): Promise<Stripe.PaymentIntent> {
    const client = await this.provider.client();
    const id = payment.stripePaymentIntentId ?? (await this.make(client, payment));
    const intent = await updated(client, id, {
      amount: charged,
      metadata: { ...metadataOf(payment, plan.id), ...(changeOrderId ? { changeOrderId } : {}) },
    });
    if (!intent.status.startsWith('requires_')) return intent;
    await this.db.tx(async (tx) => {
      const row = await lockPayment(tx, payment.quoteId);
      const isOpen = row?.status === 'pending' || row?.status === 'failed';
      if (row && isOpen && row.protectionPlan !== plan.id) await this.payments.choosePlan(tx, row, plan);
    });
    return intent;
  }

  /** Creates the intent, under the same key whatever the plan: one created by a call whose answer got lost is found again that way. */
  private async make(client: Stripe, payment: Payment): Promise<string> {
    const first = {
      amount: payment.amountCents,
      currency: 'usd',
      metadata: metadataOf(payment, 'standard'),
      transfer_group: transferGroup(payment.quoteId),
    };
    const made = await this.providerKeys.make(intentKey(payment.quoteId), (idempotencyKey) =>
      client.paymentIntents.create({ ...first, allowed_payment_method_types: ['card'] }, { idempotencyKey }),
    );
    await failPoint(this.env, 'intent.made');
    return this.keep(payment, made.id);
  }

  /**
   * Records the intent, unless another call was faster; answers the one on record.
   * @throws 409 when the deal fell through in the meantime; the intent is then cancelled
   */
  private async keep(payment: Payment, intentId: string): Promise<string> {
    const { id, status } = await this.db.tx(async (tx) => {
      const quote = await tx.lock(Quote, { id: payment.quoteId });
      const row = await lockPayment(tx, payment.quoteId);
      if (!quote || !row) throw problem('not_found');
      if (row.stripePaymentIntentId) return { id: row.stripePaymentIntentId, status: quote.status };
      const change = { stripePaymentIntentId: intentId, updatedAt: this.clock.now() };
      tx.update(Payment, row.id, change);
      tx.update(Quote, quote.id, change);
      if (quote.status === 'declined') await this.payments.orderCancelIntent(tx, row);
      return { id: intentId, status: quote.status };
    });
    requireState(QUOTE_RULES, 'pay', status);
    return id;
  }
}

async function updated(
  client: Stripe,
  id: string,
  wanted: { amount: Cents; metadata: { protectionPlan: PlanId } },
): Promise<Stripe.PaymentIntent> {
  const intent = await client.paymentIntents.retrieve(id);
  const isSame =
    intent.amount === wanted.amount && intent.metadata['protectionPlan'] === wanted.metadata.protectionPlan;
  if (isSame || !intent.status.startsWith('requires_')) return intent;
  try {
    return await client.paymentIntents.update(id, wanted);
  } catch (error) {
    // The card was charged between the two.
    if (error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state')
      return client.paymentIntents.retrieve(id);
    throw error;
  }
}

function metadataOf({ quoteId, id: paymentId }: Payment, protectionPlan: PlanId) {
  return { quoteId, paymentId, protectionPlan };
}
