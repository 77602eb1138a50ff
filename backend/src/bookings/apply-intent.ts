import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { PROVIDER } from '../common/actor.js';
import type { Cents } from '../common/money.js';
import type { ProtectionPlan } from '../platform/settings/settings.js';
import type { ChargeState, PaymentCharge } from '../payments/charge.entity.js';
import type { PlanId } from '../payments/payment.entity.js';
import { PaymentsService, planPrice } from '../payments/payments.service.js';
import { Provider } from '../payments/provider.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { clearDeadlines } from '../platform/deadlines/deadlines.js';
import { agreedOf } from './agreed-terms.js';
import { ApplyExtra, isUnderReview } from './apply-extra.js';
import { ChangeOrder } from './change-order.entity.js';
import { FinishChange } from './finish-change.js';
import { CapturePayment } from './capture.js';
import type { PaidDeal } from './lock-deal.js';
import { announcePayment, leaveDayToPay, movePayment } from './move-deal.js';
import { SurplusMoney } from './surplus.js';

/** Applies a charge's intent at the provider to its deal. */
@Injectable()
export class ApplyIntent {
  constructor(
    private readonly clock: Clock,
    private readonly provider: Provider,
    private readonly payments: PaymentsService,
    private readonly escrow: CapturePayment,
    private readonly surplus: SurplusMoney,
    private readonly changes: FinishChange,
    private readonly extras: ApplyExtra,
  ) {}

  /**
   * A participant.
   * @param before the charge's state when the provider was asked
   */
  async apply(
    tx: Tx,
    deal: PaidDeal,
    ours: PaymentCharge,
    intent: Stripe.PaymentIntent,
    before: ChargeState,
  ): Promise<void> {
    const { state } = ours;
    if (state === 'captured' || state === 'returned') return;
    if (ours.changeOrderId) return this.extras.apply(tx, deal, ours, intent, before);
    const charge = intent.latest_charge && typeof intent.latest_charge !== 'string' ? intent.latest_charge : undefined;
    if (intent.status === 'succeeded' && charge) {
      if (!(await this.matches(tx, deal, intent))) return this.surplus.sendBack(tx, deal, intent, charge, 'mismatch');
      if (isUnderReview(charge)) return this.looksPaid(tx, deal);
      return this.escrow.capture(tx, deal, intent, charge);
    }
    if (intent.status === 'processing') return this.looksPaid(tx, deal);
    // A charge that has started to look paid since then used a later card than this refusal.
    if (state === 'processing' && before !== 'processing') return;
    if (intent.last_payment_error) return this.failed(tx, deal, intent.last_payment_error);
  }

  /** The intent must belong to this deal, for the price of the deal with the plan the provider has. */
  private async matches(tx: Tx, deal: PaidDeal, intent: Stripe.PaymentIntent): Promise<boolean> {
    const { quote, payment } = deal;
    const plan = agreedOf(quote).protectionPlans.find(
      (each) => each.id === (intent.metadata['protectionPlan'] as PlanId),
    );
    const expected = plan && quote.amountCents + planPrice(quote.amountCents, plan);
    const fits =
      intent.metadata['quoteId'] === quote.id && intent.currency === 'usd' && intent.livemode === this.provider.live;
    if (!plan || !fits) return false;
    if (intent.amount_received !== expected && !(await this.isChanged(tx, deal, plan, intent.amount_received)))
      return false;
    if (plan.id !== payment.protectionPlan) await this.payments.choosePlan(tx, payment, plan);
    return true;
  }

  /** Both sides agreed to change the price to this, and the card was faster than we: then the change is made first. */
  private async isChanged(tx: Tx, deal: PaidDeal, plan: ProtectionPlan, received: Cents): Promise<boolean> {
    const { quote, payment } = deal;
    const order = await tx.lock(ChangeOrder, { quoteId: quote.id, status: 'accepted' });
    const amount = quote.amountCents + (order?.deltaCents ?? 0);
    if (!order || quote.status !== 'accepted' || received !== amount + planPrice(amount, plan)) return false;
    if (plan.id !== payment.protectionPlan) await this.payments.choosePlan(tx, payment, plan);
    await this.changes.finish(tx, deal, order, PROVIDER);
    return true;
  }

  /** Paid as far as the card goes, but not settled, or under the provider's review: the payment window is paused. */
  private async looksPaid(tx: Tx, deal: PaidDeal): Promise<void> {
    if (deal.payment.status === 'paid') return;
    const at = this.clock.now();
    await movePayment(tx, deal, 'succeed', PROVIDER, { at });
    if (deal.quote.status === 'accepted') clearDeadlines(tx, at, ['payment_window'], deal.quote.id);
    await announcePayment(tx, at, 'payment.paid', deal);
  }

  /** The card was refused, or what looked paid was not. The quote stays accepted, so another card can be tried. */
  private async failed(tx: Tx, deal: PaidDeal, error: Stripe.PaymentIntent.LastPaymentError): Promise<void> {
    const { quote, payment } = deal;
    const set = {
      failureCode: error.decline_code ?? error.code ?? 'card_declined',
      failureMessage: error.message ?? 'The card was declined.',
    };
    if (payment.status === 'failed' && payment.failureCode === set.failureCode) return;
    const lookedPaid = payment.status === 'paid';
    const at = this.clock.now();
    await movePayment(tx, deal, lookedPaid ? 'fail' : 'refuse', PROVIDER, { at, set });
    if (lookedPaid && quote.status === 'accepted') await leaveDayToPay(tx, at, deal);
    await announcePayment(tx, at, 'payment.failed', deal);
  }
}
