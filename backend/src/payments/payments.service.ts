import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { machineNow } from '../common/clock.js';
import { type Cents, shareOf } from '../common/money.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { lossReturned } from '../ledger/chargeback.postings.js';
import { type Deal as LedgerDeal, refundDecided, surplusCaptured } from '../ledger/ledger.postings.js';
import { type Recovery, recoveryOf, sharesOf } from '../ledger/ledger.shares.js';
import { Clock } from '../platform/clock/clock.js';
import { note } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import type { ProtectionPlan } from '../platform/settings/settings.js';
import { ChargeOrders } from './charge-orders.js';
import { refundableOf } from './charges.js';
import { capturedOf, carriedBy } from './charges.queries.js';
import { type FreezeReason, Payment, type PlanId } from './payment.entity.js';
import { type PaymentAnswer, toPayment } from './payments.dto.js';
import { readParts } from './payments.queries.js';
import type { Refund, RefundReason } from './refund.entity.js';

/** What a payment is created from. */
export interface Payable {
  quoteId: string;
  shipmentId: string;
  payerId: string;
  payeeId: string;
  amountCents: Cents;
  feeBasisPoints: number;
}

/** Participants only: rows of payments, refunds and money operations, and the postings that go with them. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
    private readonly orders: ChargeOrders,
  ) {}

  /** Creates the payment's row when a quote is first paid for. */
  async open(tx: Tx, payable: Payable, plan: ProtectionPlan, actor: Actor): Promise<Payment> {
    const at = this.clock.now();
    const id = randomUUID();
    const { feeBasisPoints, ...columns } = payable;
    const shares = sharesOf(payable.amountCents, feeBasisPoints);
    tx.insert(Payment, {
      id,
      ...columns,
      platformFeeCents: shares.fee,
      payoutCents: shares.payout,
      refundedCents: 0,
      ...planColumns(payable.amountCents, plan),
      createdAt: at,
      updatedAt: at,
    });
    note(tx, {
      subject: 'payment',
      subjectId: id,
      shipmentId: payable.shipmentId,
      event: 'pay',
      from: null,
      to: 'pending',
      actor,
      at,
    });
    return tx.get(Payment, { id });
  }

  /** Sets the protection plan, as long as the card has not been charged. */
  async choosePlan(tx: Tx, payment: Payment, plan: ProtectionPlan): Promise<void> {
    const columns = planColumns(payment.amountCents, plan);
    tx.update(Payment, payment.id, { ...columns, updatedAt: this.clock.now() });
    Object.assign(payment, columns);
  }

  /** Sets what is to be paid for the job, with the price of the plan made anew, as long as the card has not been charged. */
  async changeAmount(
    tx: Tx,
    payment: Payment,
    amountCents: Cents,
    terms: { plan: ProtectionPlan; feeBasisPoints: number },
  ): Promise<void> {
    const { fee, payout } = sharesOf(amountCents, terms.feeBasisPoints);
    const columns = {
      amountCents,
      platformFeeCents: fee,
      payoutCents: payout,
      ...planColumns(amountCents, terms.plan),
      updatedAt: this.clock.now(),
    };
    tx.update(Payment, payment.id, columns);
    Object.assign(payment, columns);
  }

  /** What is left of the amount in escrow, without the protection plan. */
  async held(tx: Tx, payment: Payment): Promise<Cents> {
    return this.ledger.balance(tx, 'escrow', { quoteId: payment.quoteId });
  }

  /** The part of it that can go back to cards: all but what is there at our expense. */
  async left(tx: Tx, payment: Payment): Promise<Cents> {
    return (await this.held(tx, payment)) - (await carriedBy(tx, payment));
  }

  /** The whole payment goes back: what was in escrow at our expense is ours again. */
  async returnCarried(tx: Tx, payment: Payment, feeBasisPoints: number): Promise<void> {
    const carried = await carriedBy(tx, payment);
    if (carried === 0) return;
    await this.ledger.post(tx, lossReturned(ledgerDeal(payment, this.clock.now()), { amount: carried }));
    const { fee, payout } = sharesOf(await this.held(tx, payment), feeBasisPoints);
    const columns = {
      refundedCents: payment.refundedCents + carried,
      platformFeeCents: fee,
      payoutCents: payout,
      updatedAt: this.clock.now(),
    };
    tx.update(Payment, payment.id, columns);
    Object.assign(payment, columns);
  }

  /**
   * Decides a refund out of escrow: posts it, recomputes payout and fee, and orders it at the provider.
   * `protection` is the part of the plan's price that goes back too.
   */
  async decideRefund(
    tx: Tx,
    payment: Payment,
    {
      amount,
      protection,
      reason,
      feeBasisPoints,
      payoutLeft,
    }: { amount: Cents; protection: Cents; reason: RefundReason; feeBasisPoints: number; payoutLeft?: Cents },
  ): Promise<void> {
    const total = amount + protection;
    if (total === 0) return;
    const refunds = await this.orders.refund(tx, payment, { amount, plan: protection, reason });
    for (const { id, amountCents, planCents } of refunds) {
      const part = { refundId: id, amount: amountCents - planCents, protection: planCents };
      await this.ledger.post(tx, refundDecided(ledgerDeal(payment, this.clock.now()), part));
    }
    const held = await this.held(tx, payment);
    const shares = payoutLeft === undefined ? sharesOf(held, feeBasisPoints) : { fee: 0, payout: payoutLeft };
    const columns = {
      refundedCents: payment.refundedCents + total,
      platformFeeCents: shares.fee,
      payoutCents: shares.payout,
      updatedAt: this.clock.now(),
    };
    tx.update(Payment, payment.id, columns);
    Object.assign(payment, columns);
  }

  /** Orders a refund of what is no longer in escrow to the card, in the transaction whose posting owes it to the shipper. */
  async refundCard(tx: Tx, payment: Payment, amountCents: Cents, reason: RefundReason): Promise<void> {
    await this.orders.refundCard(tx, payment, amountCents, reason);
  }

  /**
   * Posts money no deal asked for and sends it back in full, bypassing escrow. Returns the refund; undefined when this
   * intent's money was already sent back.
   */
  async refundSurplus(
    tx: Tx,
    payment: Payment,
    {
      intentId,
      chargeId,
      amount,
      reason,
      of,
    }: {
      intentId: string;
      /** The provider's. */
      chargeId: string;
      amount: Cents;
      reason: Extract<RefundReason, 'mismatch' | 'paid_twice' | 'late_extra'>;
      /** Our charge that it came through, if it did. */
      of?: string;
    },
  ): Promise<Refund | undefined> {
    if (
      !(await this.ledger.post(
        tx,
        surplusCaptured(ledgerDeal(payment, this.clock.now()), { intentId, chargeId, amount }),
      ))
    )
      return undefined;
    return this.orders.refundSurplus(tx, payment, { intentId, amount, reason, ...(of ? { chargeId: of } : {}) });
  }

  /** How much the cards can still take back: what they paid, less all refunds ever ordered, and what banks took for it. */
  async refundable(tx: Tx, payment: Payment): Promise<Cents> {
    const charges = await capturedOf(tx, payment);
    return charges.reduce((sum, charge) => sum + refundableOf(charge), 0);
  }

  /** What of an amount can be taken back out of a released payment. */
  recoverable(payment: Payment, amount: Cents, feeBasisPoints: number): Recovery {
    const left =
      payment.status === 'released' ? payment.payoutCents + payment.platformFeeCents - payment.recoveredCents : 0;
    return recoveryOf(amount, left, feeBasisPoints);
  }

  /**
   * Takes back from the carrier what was released, and the platform fee on it, up to `amount` and what is left of the
   * release, and orders the reversal of the transfer. Returns both shares; the caller posts them: debit
   * `carrier_receivable` and `platform_fee_revenue`, credit whatever the money is for. `carrier_receivable` stays open
   * until the reversal goes through. Nothing is taken from a payment that is not released.
   */
  async recover(
    tx: Tx,
    payment: Payment,
    { amount, feeBasisPoints, because }: { amount: Cents; feeBasisPoints: number; because: 'claim' | 'chargeback' },
  ): Promise<Recovery> {
    const { carrier, fee } = this.recoverable(payment, amount, feeBasisPoints);
    if (carrier + fee === 0) return { carrier, fee };
    const recoveredCents = payment.recoveredCents + carrier + fee;
    tx.update(Payment, payment.id, { recoveredCents, updatedAt: this.clock.now() });
    payment.recoveredCents = recoveredCents;
    if (carrier > 0) await this.orders.reverse(tx, payment, carrier, because);
    return { carrier, fee };
  }

  /** Orders the transfers of what the carrier is owed. */
  async orderTransfer(tx: Tx, payment: Payment): Promise<void> {
    await this.orders.transfer(tx, payment);
  }

  /** Orders the intents to be cancelled, so they can no longer be paid; one that succeeded first is refunded when we hear of it. */
  async orderCancelIntent(tx: Tx, payment: Payment): Promise<void> {
    await this.orders.cancelIntents(tx, payment);
  }

  /** Freezes the payment for one reason; several can hold at once. */
  async freeze(tx: Tx, quoteId: string, reason: FreezeReason): Promise<void> {
    await tx.run(
      'UPDATE payments SET frozen_by = array_append(array_remove(frozen_by, $2), $2), updated_at = $3 WHERE quote_id = $1',
      [quoteId, reason, this.clock.now()],
    );
  }

  async unfreeze(tx: Tx, quoteId: string, reason: FreezeReason): Promise<void> {
    await tx.run('UPDATE payments SET frozen_by = array_remove(frozen_by, $2), updated_at = $3 WHERE quote_id = $1', [
      quoteId,
      reason,
      this.clock.now(),
    ]);
  }

  /** Retries at once whatever waited at the provider for this payment. */
  async hurry(tx: Tx, payment: Payment): Promise<void> {
    await tx.run(
      `UPDATE money_operations SET next_attempt_at = $2 WHERE payment_id = $1 AND state IN ('pending', 'blocked', 'in_flight')`,
      [payment.id, machineNow()],
    );
    tx.wake('money');
  }

  /** Notes what a claim paid for the delay, so that the delay refund does not pay it again. */
  async noteDelayPaid(tx: Tx, payment: Payment, amountCents: Cents): Promise<void> {
    const delayPaidCents = payment.delayPaidCents + amountCents;
    tx.update(Payment, payment.id, { delayPaidCents, updatedAt: this.clock.now() });
    payment.delayPaidCents = delayPaidCents;
  }

  async wasRefundedFor(tx: Tx, quoteId: string, reason: RefundReason): Promise<boolean> {
    return (
      (await tx.one('SELECT 1 AS one FROM refunds WHERE quote_id = $1 AND reason = $2 LIMIT 1', [quoteId, reason])) !==
      undefined
    );
  }

  /** The payment as its payer sees it. */
  async answer(tx: Tx, payment: Payment): Promise<PaymentAnswer> {
    const parts = await readParts(tx, this.ledger, [payment.id]);
    const row = await tx.get(Payment, { id: payment.id });
    return toPayment(row, parts(payment.id, 'payer'), this.clock.now());
  }
}

/** What a payment's postings are filed under. */
export function ledgerDeal(payment: Payment, at: Date): LedgerDeal {
  return { paymentId: payment.id, quoteId: payment.quoteId, carrierId: payment.payeeId, at };
}

/** The key a quote's intent is created under. */
export function intentKey(quoteId: string): string {
  return `pi:${quoteId}`;
}

/** The plan's price: a share of the amount, or its minimum if that is more. */
export function planPrice(amount: Cents, plan: ProtectionPlan): Cents {
  return Math.max(shareOf(amount, plan.basisPoints), plan.minimumCents);
}

function planColumns(
  amount: Cents,
  plan: ProtectionPlan,
): Pick<Payment, 'protectionPlan' | 'protectionFeeCents' | 'chargedCents'> {
  const protectionFeeCents = planPrice(amount, plan);
  return { protectionPlan: plan.id as PlanId, protectionFeeCents, chargedCents: amount + protectionFeeCents };
}
