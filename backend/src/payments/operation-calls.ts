import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { after, HOUR, machineNow, MINUTE } from '../common/clock.js';
import { reversed } from '../ledger/claim.postings.js';
import { transferred } from '../ledger/ledger.postings.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { UsersService } from '../users/users.service.js';
import { PaymentCharge } from './charge.entity.js';
import { transferGroup } from './charge-orders.js';
import { LatePayments } from './late-payments.js';
import { MoneyOperation } from './money-operation.entity.js';
import { madeFor, once } from './operation-keys.js';
import { Payment } from './payment.entity.js';
import { canBePaid, createPayoutAccount } from './payout-account.js';
import { ledgerDeal } from './payments.service.js';
import { payoutDayWhenSent } from './payouts.js';
import { Provider } from './provider.js';
import { ProviderKeys } from './provider-keys.js';
import { isGone, RefundsService } from './refunds.service.js';

/** How soon a reversal checks again for the transfer it takes back. */
const TRANSFER_WAIT_MS = 5 * MINUTE;

/** The outcome of a call to the provider. */
export type Outcome =
  | {
      /** The provider's id of what it made. */
      made: string;
      /** Posts it; in the transaction that marks the operation as done, once, with its payment locked. */
      write(tx: Tx, payment: Payment): Promise<void>;
    }
  | {
      /** Why it cannot be done yet. */
      waits: string;
      until: Date;
    };

/** The provider calls, one per kind of operation, made with the operation's own key: made twice, they are carried out once. */
@Injectable()
export class OperationCalls {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly provider: Provider,
    private readonly keys: ProviderKeys,
    private readonly refunds: RefundsService,
    private readonly ledger: LedgerService,
    private readonly users: UsersService,
    private readonly latePayments: LatePayments,
  ) {}

  /** @throws what the client throws when the call is refused or gets no answer */
  make(operation: MoneyOperation): Promise<Outcome> {
    switch (operation.kind) {
      case 'transfer':
        return this.transfer(operation);
      case 'refund':
        return this.refund(operation);
      case 'reversal':
        return this.reverse(operation);
      case 'cancel_intent':
        return this.cancelIntent(operation);
    }
  }

  private async transfer(operation: MoneyOperation): Promise<Outcome> {
    const client = await this.provider.client();
    const destination = await this.account(client, operation);
    if (!destination) return { waits: 'The carrier has not finished payout setup.', until: after(machineNow(), HOUR) };
    const params = { ...operation.params, destination } as Stripe.TransferCreateParams;
    const { id } = await once(this.db, operation, {
      lookUp: () =>
        madeFor(operation, client.transfers.list({ transfer_group: transferGroup(operation.quoteId), limit: 100 })),
      make: (idempotencyKey) => client.transfers.create(params, { idempotencyKey }),
    });
    return {
      made: id,
      write: async (tx, payment) => {
        await this.ledger.post(
          tx,
          transferred(ledgerDeal(payment, this.clock.now()), {
            operationId: operation.id,
            transferId: id,
            payout: operation.amountCents ?? 0,
          }),
        );
        const first = operation.chargeId === payment.id;
        if (operation.chargeId && !first)
          tx.update(PaymentCharge, operation.chargeId, { stripeTransferId: id, updatedAt: this.clock.now() });
        tx.update(Payment, payment.id, {
          // The first charge's row follows.
          ...(first ? { stripeTransferId: id } : {}),
          ...((await isLastTransfer(tx, payment)) ? { transferStatus: 'sent' as const } : {}),
          payoutExpectedOn: payoutDayWhenSent(payment.payoutExpectedOn, this.clock.now()),
          updatedAt: this.clock.now(),
        });
        // The carrier has money again, so what they owe back can be taken now. Also by one that is just being begun: it
        // waits here, and would not see this transfer before the commit.
        await tx.run(
          `UPDATE money_operations SET next_attempt_at = $2 WHERE kind = 'reversal' AND state IN ('pending', 'blocked', 'in_flight') AND payment_id IN (SELECT id FROM payments WHERE payee_id = $1)`,
          [payment.payeeId, machineNow()],
        );
        tx.wake('money');
        emit(tx, this.clock.now(), 'payment.transferred', idsOf(payment), [payment.payeeId, payment.payerId]);
      },
    };
  }

  /** The payee's account at the provider, created when first needed; undefined until it can be paid. */
  private async account(client: Stripe, { paymentId }: MoneyOperation): Promise<string | undefined> {
    const { id: payeeId, stripeAccountId } = await this.db.tx(async (tx) =>
      this.users.row(tx, (await tx.get(Payment, { id: paymentId })).payeeId),
    );
    const account = stripeAccountId
      ? await client.accounts.retrieve(stripeAccountId)
      : await createPayoutAccount(client, this.keys, payeeId, 1);
    const ready = canBePaid(account);
    await this.db.tx(async (tx) => {
      await this.users.setPayoutAccount(tx, payeeId, account.id, ready ? 'ready' : 'pending');
      if (!ready) tx.update(Payment, paymentId, { transferStatus: 'blocked', updatedAt: this.clock.now() });
    });
    return ready ? account.id : undefined;
  }

  private async refund(operation: MoneyOperation): Promise<Outcome> {
    const client = await this.provider.client();
    const params = operation.params as Stripe.RefundCreateParams;
    const made = await once(this.db, operation, {
      lookUp: () =>
        madeFor(
          operation,
          client.refunds.list({ payment_intent: params.payment_intent as string, limit: 100 }),
          (each) => !isGone(each),
        ),
      make: (idempotencyKey) => client.refunds.create(params, { idempotencyKey }),
    });
    return {
      made: made.id,
      write: async (tx) => {
        // It may have failed at the bank while this call was being answered: then somebody has to look at it.
        if ((await this.refunds.write(tx, made)) === 'failed')
          await tx.run(`UPDATE money_operations SET state = 'needs_attention' WHERE id = $1`, [operation.id]);
      },
    };
  }

  /** Takes back a transfer, in part or in full; it waits until the transfer is made, and while the carrier lacks the money. */
  private async reverse(operation: MoneyOperation): Promise<Outcome> {
    const stripeTransferId = await this.transferOf(operation);
    if (!stripeTransferId)
      return { waits: 'The transfer has not been made yet.', until: after(machineNow(), TRANSFER_WAIT_MS) };
    const client = await this.provider.client();
    const params = operation.params as Stripe.TransferCreateReversalParams;
    const { id } = await once(this.db, operation, {
      lookUp: () => madeFor(operation, client.transfers.listReversals(stripeTransferId, { limit: 100 })),
      make: (idempotencyKey) => client.transfers.createReversal(stripeTransferId, params, { idempotencyKey }),
    });
    return {
      made: id,
      write: async (tx, payment) => {
        await this.ledger.post(
          tx,
          reversed(ledgerDeal(payment, this.clock.now()), {
            operationId: operation.id,
            reversalId: id,
            amount: operation.amountCents ?? 0,
          }),
        );
        emit(tx, this.clock.now(), 'payment.reversed', idsOf(payment), [payment.payeeId]);
      },
    };
  }

  /** The transfer that a reversal takes back; null until it is made. */
  private async transferOf({ chargeId, paymentId, params }: MoneyOperation): Promise<string | null> {
    const transferId = params.metadata?.['transferOperationId'];
    return this.db.tx(async (tx) =>
      transferId
        ? (await tx.get(MoneyOperation, { id: transferId })).providerId
        : (await tx.get(PaymentCharge, { id: chargeId ?? paymentId })).stripeTransferId,
    );
  }

  private async cancelIntent(operation: MoneyOperation): Promise<Outcome> {
    const client = await this.provider.client();
    const intent = operation.params.payment_intent ?? '';
    // Cancelling twice does no harm, so there is nothing to look up.
    const cancel = once(this.db, operation, {
      lookUp: async () => undefined,
      make: (idempotencyKey) => client.paymentIntents.cancel(intent, {}, { idempotencyKey }),
    });
    const late = await cancel.then(
      () => false,
      (error: unknown) => {
        if (error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state') return true;
        throw error;
      },
    );
    // It was paid before it could be cancelled. The operation is not done until somebody has decided where that money goes.
    if (late) await this.latePayments.settle(operation.quoteId);
    return { made: intent, write: async () => undefined };
  }
}

function idsOf({ id, quoteId, shipmentId }: Payment): { paymentId: string; quoteId: string; shipmentId: string } {
  return { paymentId: id, quoteId, shipmentId };
}

/** A payout may be several transfers: it is sent with the last. */
async function isLastTransfer(tx: Tx, { id }: Payment): Promise<boolean> {
  const sql = `SELECT 1 AS one FROM money_operations WHERE payment_id = $1 AND kind = 'transfer' AND state <> 'succeeded' LIMIT 1`;
  return (await tx.one(sql, [id])) === undefined;
}
