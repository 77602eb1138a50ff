import { Injectable } from '@nestjs/common';
import { problem } from '../common/errors.js';
import { Provider, refusedAs } from '../payments/provider.js';
import type { CardSandbox, DisputeResult } from '../../sandbox/card-sandbox.js';
import type { DisputeReason, Fault } from '../payments/card-sandbox.js';
import { Db } from '../platform/database/db.js';
import { WebhooksService } from './webhooks.service.js';

/** What a cardholder, a bank and the provider's bad days do in the demo. None of this exists with the real provider. */
@Injectable()
export class SandboxBadDaysService {
  constructor(
    private readonly db: Db,
    private readonly provider: Provider,
    private readonly webhooks: WebhooksService,
  ) {}

  /** The cardholder disputes a quote's payment. @throws 404; 400 for one that was never made, or is already disputed or refunded */
  async dispute(quoteId: string, reason: DisputeReason): Promise<DisputeResult> {
    const sandbox = await this.provider.sandbox();
    const payment = await this.db.one<{ id: string | null }>(
      'SELECT stripe_payment_intent_id AS id FROM payments WHERE quote_id = $1',
      [quoteId],
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
