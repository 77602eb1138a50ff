import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import type { PayAnswer } from '../payments/payments.dto.js';
import { ask, Provider } from '../payments/provider.js';
import { PayTurns, type Wanted } from './pay-turns.js';
import { PaymentIntents } from './payment-intents.js';
import { SettlePayment } from './settle.js';

/** The owner starts paying an accepted quote: one payment, one intent at the provider, updated to the plan chosen last. */
@Injectable()
export class PayQuote {
  constructor(
    private readonly provider: Provider,
    private readonly turns: PayTurns,
    private readonly intents: PaymentIntents,
    private readonly payment: SettlePayment,
  ) {}

  /** @throws 404; 403; 409 `already_paid`, `carrier_suspended`, `payment_changed`, or when it is not accepted; 503 when the provider does not answer */
  async pay(user: User, quoteId: string, wanted: Wanted): Promise<PayAnswer> {
    const turn = await this.turns.waitFor(user, quoteId, wanted);
    const intent = await ask(() => this.intents.bring(turn)).finally(() => this.turns.end(turn));
    if (intent.status === 'succeeded' || intent.status === 'processing') {
      await ask(() => this.payment.settle(quoteId));
      throw problem('already_paid');
    }
    if (!intent.client_secret) throw new Error(`intent ${intent.id} has no client secret`);
    return {
      clientSecret: intent.client_secret,
      amount: centsToDollars(intent.amount),
      currency: 'USD',
      protectionPlan: turn.plan.id,
      provider: this.provider.name,
    };
  }
}
