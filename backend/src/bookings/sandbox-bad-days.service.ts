import { Injectable } from '@nestjs/common';
import { problem } from '../common/errors.js';
import type { Cents } from '../common/money.js';
import { Provider, refusedAs } from '../payments/provider.js';
import type { CardSandbox, DisputeResult, TopUpResult } from '../../sandbox/card-sandbox.js';
import type { Fault } from '../payments/card-sandbox.js';
import { Db } from '../platform/database/db.js';
import type { NewDispute } from './sandbox-bad-days.dto.js';
import { WebhooksService } from './webhooks.service.js';

/** What a cardholder, a bank and the provider's bad days do in the demo. None of this exists with the real provider. */
@Injectable()
export class SandboxBadDaysService {
  constructor(
    private readonly db: Db,
    private readonly provider: Provider,
    private readonly webhooks: WebhooksService,
  ) {}

  /** The cardholder disputes one of a quote's charges. @throws 404; 400 for one that was never made, or is already disputed or refunded */
  async dispute({ quoteId, changeOrderId, reason }: NewDispute): Promise<DisputeResult> {
    const sandbox = await this.provider.sandbox();
    const payment = await this.db.one<{ id: string | null }>(
      `SELECT c.stripe_payment_intent_id AS id FROM payment_charges c JOIN payments p ON p.id = c.payment_id
        WHERE p.quote_id = $1 AND c.change_order_id IS NOT DISTINCT FROM $2`,
      [quoteId, changeOrderId ?? null],
    );
    const paymentIntentId = payment?.id;
    if (!paymentIntentId) throw problem('not_found');
    return this.heard(sandbox, () => sandbox.createDispute({ paymentIntentId, reason }));
  }

  /** The bank decides. @throws 404; 400 when it has already decided */
  async decide(id: string, outcome: 'won' | 'lost'): Promise<DisputeResult> {
    const sandbox = await this.provider.sandbox();
    return this.heard(sandbox, () => sandbox.closeDispute({ id, outcome }));
  }

  /** Money for what the platform itself has to pay, as after a lost dispute. */
  async topUp(cents: Cents): Promise<TopUpResult> {
    const sandbox = await this.provider.sandbox();
    return this.heard(sandbox, () => sandbox.topUp(cents));
  }

  async fail(next: Fault, times: number): Promise<void> {
    const sandbox = await this.provider.sandbox();
    await sandbox.addFault({ next, times });
  }

  /** Answers once the provider's news of it has been processed. */
  private async heard<Result>(sandbox: CardSandbox, operation: () => Promise<Result>): Promise<Result> {
    const result = await refusedAs(operation());
    await sandbox.deliverWebhooks();
    await this.webhooks.processAll();
    return result;
  }
}
