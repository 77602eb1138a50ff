import { Inject, Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { PROVIDER } from '../common/actor.js';
import { captured } from '../ledger/ledger.postings.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { FeesService } from '../payments/fees.service.js';
import { ledgerDeal } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import type { Tx } from '../platform/database/tx.js';
import { QuotesService } from '../quotes/quotes.service.js';
import { watchPickup } from './watch-pickup.js';
import type { PaidDeal } from './lock-deal.js';
import { announcePayment, mirrorPayment, movePayment, moveQuote } from './move-deal.js';
import { watchEscrow } from './overdue.js';
import { RefundEscrow } from './refund.js';

/** The money is there. */
@Injectable()
export class CapturePayment {
  constructor(
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
    private readonly fees: FeesService,
    private readonly quotes: QuotesService,
    private readonly refunds: RefundEscrow,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** A participant: moves it into escrow, or straight back if the deal fell through in the meantime. */
  async capture(tx: Tx, deal: PaidDeal, intent: Stripe.PaymentIntent, charge: Stripe.Charge): Promise<void> {
    const { shipment, quote, payment } = deal;
    const at = this.clock.now();
    const wanted = quote.status === 'accepted';
    if (payment.status !== 'paid') await movePayment(tx, deal, 'succeed', PROVIDER, { at });
    await movePayment(tx, deal, 'escrow', PROVIDER, {
      at,
      set: { stripeChargeId: charge.id, failureCode: null, failureMessage: null },
    });
    const { amountCents: amount, protectionFeeCents: protection } = payment;
    await this.ledger.post(
      tx,
      captured(ledgerDeal(payment, at), { intentId: intent.id, chargeId: charge.id, amount, protection }),
    );
    await this.fees.post(tx, payment, charge);
    await watchEscrow(tx, payment, at);
    if (!wanted) return this.refunds.refundInFull(tx, deal, PROVIDER, 'late_payment');
    await moveQuote(tx, deal, 'settle', PROVIDER, { at, set: { paidAt: at } });
    await mirrorPayment(tx, at, { quote, payment });
    await this.quotes.closePending(tx, shipment, PROVIDER, 'another_accepted');
    await watchPickup(tx, at, deal, at);
    await announcePayment(tx, at, 'payment.escrowed', deal);
    await failPoint(this.env, 'payment.captured');
  }
}
