import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { machineNow } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { refundPaidByHand } from '../ledger/ledger.postings.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { emit } from '../platform/events/events.js';
import { lockPayment } from './lock-payment.js';
import { MoneyOperation } from './money-operation.entity.js';
import type { MoneyOperationAnswer } from './operations.dto.js';
import { Payment } from './payment.entity.js';
import { ledgerDeal } from './payments.service.js';
import { Refund } from './refund.entity.js';

/** Refunds no card takes, such as one to a closed account: operators pay them from the bank and record that here. */
@Injectable()
export class PaidByHandService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
  ) {}

  /**
   * The operation's refund was paid by hand: it is no longer owed, and the operation is done.
   * @throws 404; 409 for anything but refunds that need attention, `payment_disputed`
   */
  async refund(admin: User, operationId: string, reference: string): Promise<MoneyOperationAnswer> {
    return this.db.tx(async (tx) => {
      const place = isUuid(operationId) ? await tx.find(MoneyOperation, { id: operationId }) : undefined;
      const payment = place && (await lockPayment(tx, place.quoteId));
      const operation = payment && (await tx.lock(MoneyOperation, { id: operationId }));
      if (!operation) throw problem('not_found');
      const { id, kind, state, refundId, attempts, nextAttemptAt, lastError } = operation;
      if (kind !== 'refund' || refundId === null || state !== 'needs_attention') {
        throw problem('illegal_transition', {
          detail: `A ${kind.replace('_', ' ')} that is ${state} cannot be paid by hand.`,
        });
      }
      // The bank may be about to give the same money back.
      if (payment.frozenBy.includes('chargeback')) throw problem('payment_disputed');
      const now = this.clock.now();
      const amount = operation.amountCents ?? 0;
      await this.ledger.post(tx, refundPaidByHand(ledgerDeal(payment, this.clock.now()), { refundId, amount }));
      tx.update(Refund, refundId, { status: 'succeeded', byHandReference: reference });
      tx.update(Payment, payment.id, { updatedAt: now });
      tx.update(MoneyOperation, id, { state: 'succeeded', lastError: null, updatedAt: machineNow() });
      const ids = { paymentId: payment.id, quoteId: payment.quoteId, shipmentId: payment.shipmentId };
      emit(tx, now, 'payment.refundChanged', ids, [payment.payerId]);
      await audit(tx, now, admin, {
        action: 'money-operations.paid-by-hand',
        resource: 'money-operations',
        resourceId: id,
        reason: reference,
        before: { state, lastError },
        after: { state: 'succeeded' },
      });
      return { id, kind, state: 'succeeded', attempts, nextAttemptAt };
    });
  }
}
