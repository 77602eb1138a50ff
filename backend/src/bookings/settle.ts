import { Injectable, Logger } from '@nestjs/common';
import { LatePayments } from '../payments/late-payments.js';
import { FeesService } from '../payments/fees.service.js';
import { Provider } from '../payments/provider.js';
import type { PaymentStatus } from '../common/payment-status.js';
import { Db } from '../platform/database/db.js';
import { ApplyIntent } from './apply-intent.js';
import { lockDeal } from './lock-deal.js';

/** Asks the provider about a payment, and applies what it says. Nobody else's word moves money. */
@Injectable()
export class SettlePayment {
  private readonly log = new Logger('Settle');

  constructor(
    private readonly db: Db,
    private readonly provider: Provider,
    private readonly fees: FeesService,
    private readonly answer: ApplyIntent,
    latePayments: LatePayments,
  ) {
    latePayments.on((quoteId) => this.settle(quoteId));
  }

  /**
   * The confirm call, webhooks and sweeps all end here; in any order, any number of times, the result is the same.
   * @throws what the client throws when the provider does not answer
   */
  async settle(quoteId: string): Promise<void> {
    const payment = await this.db.one<{ intentId: string | null; status: PaymentStatus }>(
      'SELECT stripe_payment_intent_id AS "intentId", status FROM payments WHERE quote_id = $1',
      [quoteId],
    );
    if (!payment?.intentId || payment.status === 'released' || payment.status === 'refunded') return;
    const client = await this.provider.client();
    const intent = await client.paymentIntents.retrieve(payment.intentId, {
      expand: ['latest_charge.balance_transaction', 'latest_charge.review'],
    });
    await this.db.tx(async (tx) => {
      const deal = await lockDeal(tx, quoteId);
      if (deal.payment) await this.answer.apply(tx, { ...deal, payment: deal.payment }, intent, payment.status);
    });
    // News of the fee may have come before we recorded that one was due. If it cannot be asked for now, the sweep will.
    await this.fees.ask(quoteId).catch((error: Error) => this.log.warn(`${quoteId}: ${error.message}`));
  }
}
