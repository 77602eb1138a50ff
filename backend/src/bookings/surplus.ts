import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { formatCents } from '../common/money.js';
import { FeesService } from '../payments/fees.service.js';
import { Payment } from '../payments/payment.entity.js';
import { intentKey, PaymentsService } from '../payments/payments.service.js';
import { ProviderKeys } from '../payments/provider-keys.js';
import { ReconciliationService } from '../payments/reconciliation.service.js';
import type { RefundReason } from '../payments/refund.entity.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { Quote } from '../quotes/quote.entity.js';
import type { PaidDeal } from './lock-deal.js';
import { announcePayment } from './move-deal.js';

type Why = Extract<RefundReason, 'mismatch' | 'paid_twice'>;

const MISMATCH =
  'A card payment came that does not fit this quote. It goes back to the card in full; please pay again.';

/** Money that none of our deals asked for. It never gets near escrow. */
@Injectable()
export class SurplusMoney {
  private readonly log = new Logger('Surplus');

  constructor(
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly fees: FeesService,
    private readonly reconciliation: ReconciliationService,
    private readonly providerKeys: ProviderKeys,
  ) {}

  /**
   * A participant: posts the charge separately, sends it back in full and flags it for the operators. Seeing the same
   * intent again changes nothing.
   */
  async sendBack(tx: Tx, deal: PaidDeal, intent: Stripe.PaymentIntent, charge: Stripe.Charge, why: Why): Promise<void> {
    const { payment, quote } = deal;
    const amount = intent.amount_received;
    const refund = await this.payments.refundSurplus(tx, payment, {
      intentId: intent.id,
      chargeId: charge.id,
      amount,
      reason: why,
    });
    if (!refund) return;
    await this.fees.post(tx, payment, charge);
    const detail = `${formatCents(amount)} came for quote ${quote.id}, which is ${quote.status}; it is sent back in full.`;
    const kind = why === 'mismatch' ? 'payment_mismatch' : why;
    await this.reconciliation.flag(tx, {
      kind,
      reference: intent.id,
      paymentId: payment.id,
      refundId: refund.id,
      theirs: amount,
      detail,
    });
    this.log.error(`intent ${intent.id}: ${detail}`);
    if (payment.stripePaymentIntentId === intent.id) {
      // The intent is used up. Paying again creates another.
      await this.providerKeys.useUp(tx, intentKey(quote.id));
      tx.update(Payment, payment.id, {
        stripePaymentIntentId: null,
        failureCode: 'payment_mismatch',
        failureMessage: MISMATCH,
        updatedAt: this.clock.now(),
      });
      tx.update(Quote, quote.id, { stripePaymentIntentId: null, updatedAt: this.clock.now() });
    }
    await announcePayment(tx, this.clock.now(), 'payment.sent_back', deal);
  }
}
