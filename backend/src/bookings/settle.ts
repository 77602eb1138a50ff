import { Injectable, Logger } from '@nestjs/common';
import { type ChargeState, PaymentCharge } from '../payments/charge.entity.js';
import { LatePayments } from '../payments/late-payments.js';
import { FeesService } from '../payments/fees.service.js';
import { Provider } from '../payments/provider.js';
import { Db } from '../platform/database/db.js';
import { ApplyIntent } from './apply-intent.js';
import { lockDeal } from './lock-deal.js';

/** A charge that may still succeed or fail. */
interface Asked {
  id: string;
  quoteId: string;
  intentId: string;
  state: ChargeState;
}

const ASKED = `
  SELECT c.id, p.quote_id AS "quoteId", c.stripe_payment_intent_id AS "intentId", c.state
    FROM payment_charges c JOIN payments p ON p.id = c.payment_id
   WHERE c.stripe_payment_intent_id IS NOT NULL AND c.state IN ('open', 'processing', 'cancelled')`;

/** Asks the provider about a payment's charges, and applies what it says. Nobody else's word moves money. */
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
    await this.ask(await this.db.rows<Asked>(`${ASKED} AND p.quote_id = $1 ORDER BY c.created_at, c.id`, [quoteId]));
  }

  /** The same for one charge. @throws what the client throws when the provider does not answer */
  async settleCharge(chargeId: string): Promise<void> {
    await this.ask(await this.db.rows<Asked>(`${ASKED} AND c.id = $1`, [chargeId]));
  }

  private async ask(charges: readonly Asked[]): Promise<void> {
    const client = await this.provider.client();
    for (const { id, quoteId, intentId, state } of charges) {
      const intent = await client.paymentIntents.retrieve(intentId, {
        expand: ['latest_charge.balance_transaction', 'latest_charge.review'],
      });
      await this.db.tx(async (tx) => {
        const { payment, ...deal } = await lockDeal(tx, quoteId);
        const charge = await tx.lock(PaymentCharge, { id });
        if (payment && charge) await this.answer.apply(tx, { ...deal, payment }, charge, intent, state);
      });
      // News of the fee may have come before we recorded that one was due. If it cannot be asked for now, the sweep will.
      await this.fees.ask(quoteId).catch((error: Error) => this.log.warn(`${quoteId}: ${error.message}`));
    }
  }
}
