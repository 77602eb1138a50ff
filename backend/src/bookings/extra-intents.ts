import { Inject, Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { transferGroup } from '../payments/charge-orders.js';
import type { PaymentCharge } from '../payments/charge.entity.js';
import { cancelExtra, ExtraCharges, extraKey, extraOf } from '../payments/extra-charges.js';
import { Provider } from '../payments/provider.js';
import { ProviderKeys } from '../payments/provider-keys.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import { Db } from '../platform/database/db.js';
import { lockChange } from './move-change.js';
import { SettlePayment } from './settle.js';

/** The intents of extras at the provider: the first payment's was captured, and cannot be raised. */
@Injectable()
export class ExtraIntents {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly provider: Provider,
    private readonly keys: ProviderKeys,
    private readonly extras: ExtraCharges,
    private readonly payment: SettlePayment,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** The extra's single intent. @throws what the client throws; 409 when the change has lapsed in the meantime */
  async bring(charge: PaymentCharge, quoteId: string): Promise<Stripe.PaymentIntent> {
    const client = await this.provider.client();
    const id = charge.stripePaymentIntentId ?? (await this.make(client, charge, quoteId));
    return client.paymentIntents.retrieve(id);
  }

  /** Asks the provider what became of the extra of this order, if it was begun. @throws what the client throws */
  async settle(changeOrderId: string): Promise<void> {
    const charge = await this.db.one<{ id: string }>(
      'SELECT id FROM payment_charges WHERE change_order_id = $1 AND stripe_payment_intent_id IS NOT NULL',
      [changeOrderId],
    );
    if (charge) await this.payment.settleCharge(charge.id);
  }

  /** The same for the order of this shipment that waits for its extra, if one does. */
  async settleAccepted(shipmentId: string): Promise<void> {
    const order = isUuid(shipmentId)
      ? await this.db.one<{ id: string }>(
          `SELECT id FROM change_orders WHERE shipment_id = $1 AND status = 'accepted'`,
          [shipmentId],
        )
      : undefined;
    if (order) await this.settle(order.id);
  }

  private async make(
    client: Stripe,
    { paymentId, changeOrderId, amountCents }: PaymentCharge,
    quoteId: string,
  ): Promise<string> {
    const orderId = changeOrderId ?? '';
    const wanted = {
      amount: amountCents,
      currency: 'usd',
      metadata: { quoteId, paymentId, changeOrderId: orderId },
      transfer_group: transferGroup(quoteId),
    };
    const made = await this.keys.make(extraKey(quoteId, orderId), (idempotencyKey) =>
      client.paymentIntents.create({ ...wanted, allowed_payment_method_types: ['card'] }, { idempotencyKey }),
    );
    await failPoint(this.env, 'extra.made');
    return this.keep(orderId, made.id);
  }

  /** Records the intent, unless another call was faster; nobody is told of one that is no longer waited for. */
  private async keep(changeOrderId: string, intentId: string): Promise<string> {
    const kept = await this.db.tx(async (tx) => {
      const { order, deal } = await lockChange(tx, changeOrderId);
      const charge = await extraOf(tx, changeOrderId);
      if (!charge) throw problem('not_found');
      if (charge.stripePaymentIntentId) return charge.stripePaymentIntentId;
      await this.extras.keepIntent(tx, charge, intentId);
      if (order.status === 'accepted') return intentId;
      await this.extras.setState(tx, charge, 'open');
      await cancelExtra(tx, this.clock.now(), deal.quote.id, changeOrderId);
      return undefined;
    });
    if (!kept) throw problem('illegal_transition', { detail: 'This change is no longer waited for.' });
    return kept;
  }
}
