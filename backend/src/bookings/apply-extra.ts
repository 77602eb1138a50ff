import { Inject, Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { PROVIDER } from '../common/actor.js';
import type { ChargeState, PaymentCharge } from '../payments/charge.entity.js';
import { ExtraCharges, extraKey } from '../payments/extra-charges.js';
import { FeesService } from '../payments/fees.service.js';
import { Provider } from '../payments/provider.js';
import { ProviderKeys } from '../payments/provider-keys.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import type { Tx } from '../platform/database/tx.js';
import { agreedOf } from './agreed-terms.js';
import { ChangeOrder } from './change-order.entity.js';
import { FinishChange } from './finish-change.js';
import type { PaidDeal } from './lock-deal.js';
import { announcePayment } from './move-deal.js';
import { SurplusMoney } from './surplus.js';

/** Applies the intent of an extra at the provider to its deal. */
@Injectable()
export class ApplyExtra {
  constructor(
    private readonly clock: Clock,
    private readonly provider: Provider,
    private readonly extras: ExtraCharges,
    private readonly fees: FeesService,
    private readonly keys: ProviderKeys,
    private readonly surplus: SurplusMoney,
    private readonly changes: FinishChange,
    @Inject(Env) private readonly env: Env,
  ) {}

  /**
   * A participant: paid while it is waited for, it goes into escrow and the change is done; later, it goes back.
   * @param before the charge's state when the provider was asked
   */
  async apply(
    tx: Tx,
    deal: PaidDeal,
    extra: PaymentCharge,
    intent: Stripe.PaymentIntent,
    before: ChargeState,
  ): Promise<void> {
    const order = await tx.get(ChangeOrder, { id: extra.changeOrderId ?? '' });
    const isWanted = order.status === 'accepted' && deal.payment.status === 'in_escrow';
    const charge = intent.latest_charge && typeof intent.latest_charge !== 'string' ? intent.latest_charge : undefined;
    if (intent.status === 'succeeded' && charge) {
      if (!this.matches(deal, extra, intent)) return this.sendStrangeBack(tx, deal, extra, intent, charge);
      if (isUnderReview(charge)) return this.extras.setState(tx, extra, 'processing');
      return isWanted ? this.capture(tx, deal, extra, order, charge) : this.sendBack(tx, deal, extra, charge);
    }
    if (intent.status === 'processing') return this.extras.setState(tx, extra, 'processing');
    // A charge that has started to look paid since then used a later card than this refusal.
    if (extra.state !== 'processing' || before !== 'processing' || !intent.last_payment_error) return;
    await this.extras.setState(tx, extra, isWanted ? 'open' : 'cancelled');
    if (isWanted) await this.changes.leaveTimeToPay(tx, this.clock.now(), deal, order);
  }

  private async capture(
    tx: Tx,
    deal: PaidDeal,
    extra: PaymentCharge,
    order: ChangeOrder,
    charge: Stripe.Charge,
  ): Promise<void> {
    const { payment, quote } = deal;
    await this.extras.capture(tx, payment, extra, {
      intentId: extra.stripePaymentIntentId ?? '',
      stripeChargeId: charge.id,
      feeBasisPoints: agreedOf(quote).platformFeeBasisPoints,
    });
    await this.fees.post(tx, payment, charge);
    await this.changes.finishPaid(tx, deal, order, PROVIDER);
    await failPoint(this.env, 'extra.captured');
  }

  private async sendBack(tx: Tx, deal: PaidDeal, extra: PaymentCharge, charge: Stripe.Charge): Promise<void> {
    const { payment } = deal;
    const paid = { intentId: extra.stripePaymentIntentId ?? '', stripeChargeId: charge.id };
    await this.extras.sendBack(tx, payment, extra, paid);
    await this.fees.post(tx, payment, charge);
    await announcePayment(tx, this.clock.now(), 'payment.sent_back', deal);
  }

  /** It is not what the order is for. The intent is used up; paying again creates another. */
  private async sendStrangeBack(
    tx: Tx,
    deal: PaidDeal,
    extra: PaymentCharge,
    intent: Stripe.PaymentIntent,
    charge: Stripe.Charge,
  ): Promise<void> {
    await this.keys.useUp(tx, extraKey(deal.quote.id, extra.changeOrderId ?? ''));
    await this.extras.keepIntent(tx, extra, null);
    await this.surplus.sendBack(tx, deal, intent, charge, 'mismatch');
  }

  private matches({ quote }: PaidDeal, extra: PaymentCharge, intent: Stripe.PaymentIntent): boolean {
    const { metadata, currency, livemode, amount_received: received } = intent;
    return (
      metadata['quoteId'] === quote.id &&
      metadata['changeOrderId'] === extra.changeOrderId &&
      received === extra.amountCents &&
      currency === 'usd' &&
      livemode === this.provider.live
    );
  }
}

/** Does the provider still look at this charge? Its money is not there before. */
export function isUnderReview(charge: Stripe.Charge): boolean {
  return charge.review !== null && typeof charge.review === 'object' && charge.review.open;
}
