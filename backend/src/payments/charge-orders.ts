import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { machineNow } from '../common/clock.js';
import type { Cents } from '../common/money.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import type { Tx } from '../platform/database/tx.js';
import type { PaymentCharge } from './charge.entity.js';
import { partsOfCardRefund, partsOfRefund, partsOfReversal, partsOfTransfer, type RefundPart } from './charges.js';
import { capturedOf, chargesOf } from './charges.queries.js';
import { MoneyOperation, type OperationKind, type OperationParams } from './money-operation.entity.js';
import { withOperation } from './operation-keys.js';
import type { Payment } from './payment.entity.js';
import { Refund, type RefundReason } from './refund.entity.js';

interface Order {
  /** Null for money that belongs to no charge of ours. */
  chargeId: string | null;
  refundId?: string | null;
  amountCents: Cents | null;
  params: OperationParams;
}

/** Participants only: what is decided for a payment, shared out over its charges and ordered at the provider. */
@Injectable()
export class ChargeOrders {
  constructor(
    private readonly clock: Clock,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** Orders a refund out of escrow: a row for each charge that it takes from. */
  async refund(
    tx: Tx,
    payment: Payment,
    decided: { amount: Cents; plan: Cents; reason: RefundReason },
  ): Promise<Refund[]> {
    return this.refundParts(tx, payment, decided.reason, partsOfRefund(await capturedOf(tx, payment), decided));
  }

  /** The same for what is no longer in escrow, from what the cards can still take back. */
  async refundCard(tx: Tx, payment: Payment, cents: Cents, reason: RefundReason): Promise<void> {
    await this.refundParts(tx, payment, reason, partsOfCardRefund(await capturedOf(tx, payment), cents));
  }

  /** Sends back what came through an intent that is none of the payment's charges. */
  async refundSurplus(
    tx: Tx,
    payment: Payment,
    { intentId, amount, reason }: { intentId: string; amount: Cents; reason: RefundReason },
  ): Promise<Refund> {
    const id = randomUUID();
    return this.addRefund(tx, payment, {
      id,
      decisionId: id,
      chargeId: null,
      cents: amount,
      plan: 0,
      reason,
      intentId,
    });
  }

  /** Orders the transfers of what the carrier is owed: one a charge, out of that charge. */
  async transfer(tx: Tx, payment: Payment): Promise<void> {
    const { parts, rest } = partsOfTransfer(await capturedOf(tx, payment), payment.payoutCents);
    const all = rest === 0 ? parts : [...parts, { charge: null, cents: rest }];
    for (const { charge, cents } of all) {
      await this.order(tx, payment, 'transfer', {
        chargeId: charge?.id ?? null,
        amountCents: cents,
        params: {
          amount: cents,
          currency: 'usd',
          source_transaction: charge?.stripeChargeId ?? undefined,
          transfer_group: transferGroup(payment.quoteId),
          metadata: { quoteId: payment.quoteId, paymentId: payment.id },
        },
      });
    }
  }

  /** Orders the reversals that take back what the carrier was paid. */
  async reverse(tx: Tx, payment: Payment, cents: Cents, reason: 'claim' | 'chargeback'): Promise<void> {
    for (const part of partsOfReversal(await capturedOf(tx, payment), cents)) {
      const metadata = { quoteId: payment.quoteId, paymentId: payment.id, reason };
      await this.order(tx, payment, 'reversal', {
        chargeId: part.charge.id,
        amountCents: part.cents,
        params: { amount: part.cents, metadata },
      });
    }
  }

  /** Orders the intents of charges that nobody has paid to be cancelled. */
  async cancelIntents(tx: Tx, payment: Payment): Promise<void> {
    for (const { id, state, stripePaymentIntentId: intent } of await chargesOf(tx, payment)) {
      if (!intent || (state !== 'open' && state !== 'cancelled')) continue;
      await this.order(tx, payment, 'cancel_intent', {
        chargeId: id,
        amountCents: null,
        params: { payment_intent: intent },
      });
    }
  }

  /** All parts of one decision share its id: the first refund's, but of a delay refund the quote's, so that there is one. */
  private async refundParts(
    tx: Tx,
    payment: Payment,
    reason: RefundReason,
    parts: readonly RefundPart<PaymentCharge>[],
  ): Promise<Refund[]> {
    const refunds: Refund[] = [];
    for (const { charge, cents, plan } of parts) {
      const id = randomUUID();
      const decisionId = reason === 'delay' ? payment.quoteId : (refunds[0]?.decisionId ?? id);
      const intentId = charge.stripePaymentIntentId ?? undefined;
      refunds.push(
        await this.addRefund(tx, payment, { id, decisionId, chargeId: charge.id, cents, plan, reason, intentId }),
      );
    }
    return refunds;
  }

  private async addRefund(
    tx: Tx,
    payment: Payment,
    {
      cents: amountCents,
      plan: planCents,
      intentId,
      ...columns
    }: Pick<Refund, 'id' | 'decisionId' | 'chargeId' | 'reason'> & {
      cents: Cents;
      plan: Cents;
      intentId: string | undefined;
    },
  ): Promise<Refund> {
    const refund = {
      ...columns,
      paymentId: payment.id,
      quoteId: payment.quoteId,
      amountCents,
      planCents,
      status: 'pending' as const,
      stripeRefundId: null,
      coveredBy: null,
      byHandReference: null,
      createdAt: this.clock.now(),
    };
    const { id, chargeId, reason } = refund;
    await tx.insert(Refund, refund);
    await this.order(tx, payment, 'refund', {
      chargeId,
      refundId: id,
      amountCents,
      params: {
        payment_intent: intentId,
        amount: amountCents,
        metadata: { quoteId: payment.quoteId, paymentId: payment.id, refundId: id, reason },
      },
    });
    return refund;
  }

  private async order(
    tx: Tx,
    payment: Payment,
    kind: OperationKind,
    { chargeId, refundId = null, amountCents, params }: Order,
  ): Promise<void> {
    const now = machineNow();
    const id = randomUUID();
    await tx.insert(MoneyOperation, {
      id,
      kind,
      paymentId: payment.id,
      quoteId: payment.quoteId,
      chargeId,
      refundId,
      amountCents,
      params: withOperation(params, id),
      idempotencyKey: `${kind}:${id}`,
      nextAttemptAt: now,
      createdAt: now,
      updatedAt: now,
    });
    tx.wake('money');
    await failPoint(this.env, 'decision.ordered');
  }
}

/** Groups what belongs together at the provider. */
export function transferGroup(quoteId: string): string {
  return `quote_${quoteId}`;
}
