import { Injectable } from '@nestjs/common';
import { isUuid } from '../common/paging.js';
import { FeesService } from '../payments/fees.service.js';
import { findCharge } from '../payments/charges.queries.js';
import { ifThere, Provider } from '../payments/provider.js';
import { Db } from '../platform/database/db.js';
import { lockDeal } from './lock-deal.js';
import { SettlePayment } from './settle.js';
import { SurplusMoney } from './surplus.js';

/** Asks the provider about the object of its news, whichever payment it is for and in whatever state. */
@Injectable()
export class SettleIntent {
  constructor(
    private readonly db: Db,
    private readonly provider: Provider,
    private readonly fees: FeesService,
    private readonly payment: SettlePayment,
    private readonly surplus: SurplusMoney,
  ) {}

  /** Asks about an intent and its fee. Returns false for what is not ours. */
  async settle(intentId: string): Promise<boolean> {
    const charge = await findCharge(this.db, { intentId });
    if (charge) await this.payment.settleCharge(charge.id);
    const quoteId = charge?.quoteId ?? (await this.lookIntoStray(intentId));
    if (quoteId) await this.fees.ask(quoteId);
    return quoteId !== undefined;
  }

  /** The same for a charge's intent. */
  async settleCharge(chargeId: string): Promise<void> {
    const client = await this.provider.client();
    const { payment_intent: intent } = await client.charges.retrieve(chargeId);
    const intentId = typeof intent === 'string' ? intent : intent?.id;
    if (intentId) await this.settle(intentId);
  }

  /** An intent of none of our charges: if it succeeded anyway, its money goes back. Returns its quote; undefined for what is not ours. */
  private async lookIntoStray(intentId: string): Promise<string | undefined> {
    const client = await this.provider.client();
    const intent = await ifThere(
      client.paymentIntents.retrieve(intentId, { expand: ['latest_charge.balance_transaction'] }),
    );
    const quoteId = intent?.metadata['quoteId'];
    if (
      !intent ||
      !isUuid(quoteId) ||
      !(await this.db.one('SELECT 1 AS one FROM payments WHERE quote_id = $1', [quoteId]))
    )
      return undefined;
    const charge = intent.latest_charge;
    if (intent.status !== 'succeeded' || !charge || typeof charge === 'string') return quoteId;
    await this.db.tx(async (tx) => {
      const deal = await lockDeal(tx, quoteId);
      // It may have become a charge of the payment between the two looks.
      if (!deal.payment || (await findCharge(tx, { intentId }))) return;
      await this.surplus.sendBack(tx, { ...deal, payment: deal.payment }, intent, charge, 'paid_twice');
    });
    return quoteId;
  }
}
