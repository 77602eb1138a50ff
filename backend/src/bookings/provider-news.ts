import { Injectable } from '@nestjs/common';
import { PayoutAccountsService } from '../payments/payout-accounts.service.js';
import { RefundsService } from '../payments/refunds.service.js';
import { AskForChargebacks } from './chargeback.js';
import { SettleIntent } from './settle-intent.js';

/** Finds who asks the provider about the object an event names. */
@Injectable()
export class ProviderNews {
  constructor(
    private readonly chargebacks: AskForChargebacks,
    private readonly refunds: RefundsService,
    private readonly payoutAccounts: PayoutAccountsService,
    private readonly intents: SettleIntent,
  ) {}

  /** Returns false for what is not ours. @throws what the client throws when the provider does not answer */
  async lookInto(type: string, objectId: string): Promise<boolean> {
    if (type.startsWith('charge.dispute.')) return this.chargebacks.ask(objectId);
    if (type.startsWith('refund.')) return this.refunds.changed(objectId);
    if (objectId.startsWith('acct_')) return this.payoutAccounts.changed(objectId);
    return objectId.startsWith('pi_') ? this.intents.settle(objectId) : false;
  }
}
