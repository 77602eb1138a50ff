import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Cents } from '../common/money.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import type { Tx } from '../platform/database/tx.js';
import type { PaymentCharge } from './charge.entity.js';
import { partsOfCardRefund, partsOfRefund, partsOfReversal, partsOfTransfer, type RefundPart } from './charges.js';
import { bareTransferOf, capturedOf, chargesOf } from './charges.queries.js';
import type { OperationKind } from './money-operation.entity.js';
import { type Order, orderOperation } from './order-operation.js';
import type { Payment } from './payment.entity.js';
import { Refund, type RefundReason } from './refund.entity.js';

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

  /** Sends back what no deal asked for. @param chargeId null for what came through none of the payment's charges */
  async refundSurplus(
    tx: Tx,
    payment: Payment,
    {
      intentId,
      chargeId = null,
      amount,
      reason,
    }: { intentId: string; chargeId?: string | null; amount: Cents; reason: RefundReason },
  ): Promise<Refund> {
    const id = randomUUID();
    return this.addRefund(tx, payment, {
      id,
      decisionId: id,
      chargeId,
      cents: amount,
      plan: 0,
      reason,
      intentId,
      at: this.clock.now(),
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

  /** Orders the reversals that take back what the carrier was paid: first of the transfer that no charge had room for. */
  async reverse(tx: Tx, payment: Payment, cents: Cents, reason: 'claim' | 'chargeback'): Promise<void> {
    const metadata = { quoteId: payment.quoteId, paymentId: payment.id, reason };
    const bare = await bareTransferOf(tx, payment);
    const ofBare = Math.min(cents, bare?.leftCents ?? 0);
    if (bare && ofBare > 0) {
      await this.order(tx, payment, 'reversal', {
        chargeId: null,
        amountCents: ofBare,
        params: { amount: ofBare, metadata: { ...metadata, transferOperationId: bare.id } },
      });
    }
    for (const part of partsOfReversal(await capturedOf(tx, payment), cents - ofBare)) {
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
    const at = this.clock.now();
    for (const { charge, cents, plan } of parts) {
      const id = randomUUID();
      const decisionId = reason === 'delay' ? payment.quoteId : (refunds[0]?.decisionId ?? id);
      const intentId = charge.stripePaymentIntentId ?? undefined;
      refunds.push(
        await this.addRefund(tx, payment, { id, decisionId, chargeId: charge.id, cents, plan, reason, intentId, at }),
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
      at: createdAt,
      ...columns
    }: Pick<Refund, 'id' | 'decisionId' | 'chargeId' | 'reason'> & {
      cents: Cents;
      plan: Cents;
      intentId: string | undefined;
      at: Date;
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
      createdAt,
    };
    const { id, chargeId, reason } = refund;
    tx.insert(Refund, refund);
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

  private async order(tx: Tx, payment: Payment, kind: OperationKind, order: Order): Promise<void> {
    await orderOperation(tx, { paymentId: payment.id, quoteId: payment.quoteId }, kind, order);
    await failPoint(this.env, 'decision.ordered');
  }
}

/** Groups what belongs together at the provider. */
export function transferGroup(quoteId: string): string {
  return `quote_${quoteId}`;
}
