import { Injectable } from '@nestjs/common';
import { type Difference, ReconciliationService } from '../payments/reconciliation.service.js';
import { RefundsService } from '../payments/refunds.service.js';
import { AskForChargebacks } from './chargeback.js';
import { SettleIntent } from './settle-intent.js';

/** Compares our ledger with the provider's account of the same money. */
@Injectable()
export class Reconcile {
  constructor(
    private readonly reconciliation: ReconciliationService,
    private readonly refunds: RefundsService,
    private readonly intents: SettleIntent,
    private readonly chargebacks: AskForChargebacks,
  ) {}

  /** First asks about anything we have not heard of, as its webhook would have. */
  async reconcile(): Promise<void> {
    await this.reconciliation.run((difference) => this.heal(difference));
  }

  private async heal({ type, reference }: Difference): Promise<void> {
    if (type === 'charge') return this.intents.settleCharge(reference);
    if (type?.startsWith('refund')) await this.refunds.changed(reference);
    else if (type === 'adjustment') await this.chargebacks.ask(reference);
  }
}
