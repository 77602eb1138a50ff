import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { refundFailed, refundPaid } from '../ledger/ledger.postings.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { Payment } from './payment.entity.js';
import { ledgerDeal } from './payments.service.js';
import { ifThere, Provider } from './provider.js';
import { Refund, type RefundStatus } from './refund.entity.js';

/** A refund's states at the provider only ever move forward. An earlier state is old: a saved answer, or news that was overtaken. */
const COURSE: readonly RefundStatus[] = ['pending', 'succeeded', 'failed'];

/** What became of refunds at the provider: made, on their way, or come back. */
@Injectable()
export class RefundsService {
  private readonly log = new Logger('Refunds');

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly provider: Provider,
    private readonly ledger: LedgerService,
  ) {}

  /** A refund changed at the provider: it arrived, or it came back. Returns false for one the provider does not have. */
  async changed(stripeRefundId: string): Promise<boolean> {
    const client = await this.provider.client();
    const made = await ifThere(client.refunds.retrieve(stripeRefundId));
    if (made) await this.db.tx((tx) => this.write(tx, made));
    return made !== undefined;
  }

  /** A participant: records what the provider says of a refund, in any order and any number of times; returns its state on our side. */
  async write(tx: Tx, made: Stripe.Refund): Promise<RefundStatus | undefined> {
    const id = made.metadata?.['refundId'];
    if (!id) return undefined;
    const refund = await tx.lock(Refund, { id });
    const payment = refund && (await tx.find(Payment, { id: refund.paymentId }));
    // One that went back another way is over.
    if (!refund || !payment || refund.coveredBy !== null || refund.byHandReference !== null) return refund?.status;
    const status = isGone(made) ? 'failed' : made.status === 'succeeded' ? 'succeeded' : 'pending';
    const another = refund.stripeRefundId !== null && refund.stripeRefundId !== made.id;
    const known = refund.stripeRefundId === made.id;
    // Only another refund, made by a retry, replaces a failed one.
    if ((another && isGone(made)) || (known && COURSE.indexOf(status) <= COURSE.indexOf(refund.status)))
      return refund.status;
    const deal = ledgerDeal(payment, this.clock.now());
    const posting = { stripeRefundId: made.id, amount: refund.amountCents };
    if (status === 'succeeded') await this.ledger.post(tx, refundPaid(deal, posting));
    if (status === 'failed') {
      if (refund.status === 'succeeded') await this.ledger.post(tx, refundFailed(deal, posting));
      await tx.run(
        `UPDATE money_operations SET state = 'needs_attention', last_error = 'The refund failed at the bank.' WHERE refund_id = $1`,
        [refund.id],
      );
      this.log.error(`refund ${refund.id} failed at the bank`);
    }
    tx.update(Refund, id, { status, stripeRefundId: made.id });
    // Its refunds are part of what is read of a payment.
    tx.update(Payment, payment.id, { updatedAt: this.clock.now() });
    const ids = { paymentId: payment.id, quoteId: payment.quoteId, shipmentId: payment.shipmentId };
    emit(tx, this.clock.now(), status === 'failed' ? 'payment.refund_failed' : 'payment.refundChanged', ids, [
      payment.payerId,
    ]);
    return status;
  }
}

/** Did the money not arrive, or come back? */
export function isGone({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}
