import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { authorize } from '../common/rules.js';
import { Payment } from '../payments/payment.entity.js';
import type { PaymentAnswer } from '../payments/payments.dto.js';
import { PaymentsService } from '../payments/payments.service.js';
import { ask } from '../payments/provider.js';
import { Db } from '../platform/database/db.js';
import { lockQuote, partiesOf } from '../quotes/lock-quote.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import { SettlePayment } from './settle.js';

/** The owner's browser says it has paid; we ask the provider. */
@Injectable()
export class ConfirmPayment {
  constructor(
    private readonly db: Db,
    private readonly payments: PaymentsService,
    private readonly payment: SettlePayment,
  ) {}

  /** @throws 404; 403; 409 `payment_not_completed`; 503 */
  async confirm(user: User, quoteId: string): Promise<PaymentAnswer> {
    await this.db.tx(async (tx) => authorize(QUOTE_RULES, 'pay', user, partiesOf(await lockQuote(tx, quoteId))));
    await ask(() => this.payment.settle(quoteId));
    return this.db.tx(async (tx) => {
      const payment = await tx.find(Payment, { quoteId });
      if (!payment || payment.status === 'pending' || payment.status === 'failed') {
        throw problem('payment_not_completed', { detail: payment?.failureMessage ?? undefined });
      }
      return this.payments.answer(tx, payment);
    });
  }
}
