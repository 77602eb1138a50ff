import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Cents } from '../common/money.js';
import { captured } from '../ledger/ledger.postings.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { sharesOf } from '../ledger/ledger.shares.js';
import { Clock } from '../platform/clock/clock.js';
import type { Reads } from '../platform/database/reads.js';
import type { Tx } from '../platform/database/tx.js';
import { type ChargeState, PaymentCharge } from './charge.entity.js';
import { orderOperation } from './order-operation.js';
import { Payment } from './payment.entity.js';
import { ledgerDeal, PaymentsService } from './payments.service.js';

/** What is captured: through which intent and charge at the provider, and the share of the platform. */
export interface Captured {
  intentId: string;
  stripeChargeId: string;
  feeBasisPoints: number;
}

/** Participants only: charges for what was agreed after the payment, and the postings that go with them. */
@Injectable()
export class ExtraCharges {
  constructor(
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
    private readonly payments: PaymentsService,
  ) {}

  /** The charge for a change order; made when it is first paid for. */
  async open(tx: Tx, payment: Payment, { id: changeOrderId, deltaCents }: ExtraOrder): Promise<PaymentCharge> {
    const known = await extraOf(tx, changeOrderId);
    if (known) return known;
    const at = this.clock.now();
    const id = randomUUID();
    const sums = { planCents: 0, refundedCents: 0, planRefundedCents: 0, lostCents: 0, carriedCents: 0 };
    tx.insert(PaymentCharge, {
      id,
      paymentId: payment.id,
      changeOrderId,
      amountCents: deltaCents,
      ...sums,
      transferredCents: 0,
      reversedCents: 0,
      state: 'open',
      createdAt: at,
      updatedAt: at,
    });
    return tx.get(PaymentCharge, { id });
  }

  async keepIntent(tx: Tx, charge: PaymentCharge, stripePaymentIntentId: string | null): Promise<void> {
    await this.set(tx, charge, { stripePaymentIntentId });
  }

  async setState(tx: Tx, charge: PaymentCharge, state: ChargeState): Promise<void> {
    if (charge.state !== state) await this.set(tx, charge, { state });
  }

  /** The extra is there: into escrow with it, and the payment is of so much more. */
  async capture(
    tx: Tx,
    payment: Payment,
    charge: PaymentCharge,
    { intentId, stripeChargeId, feeBasisPoints }: Captured,
  ): Promise<void> {
    const { amountCents: amount } = charge;
    await this.set(tx, charge, { state: 'captured', stripeChargeId });
    const deal = ledgerDeal(payment, this.clock.now());
    await this.ledger.post(tx, captured(deal, { intentId, chargeId: stripeChargeId, amount, protection: 0 }));
    const { fee, payout } = sharesOf(await this.payments.held(tx, payment), feeBasisPoints);
    const columns = {
      amountCents: payment.amountCents + amount,
      chargedCents: payment.chargedCents + amount,
      platformFeeCents: fee,
      payoutCents: payout,
      updatedAt: this.clock.now(),
    };
    tx.update(Payment, payment.id, columns);
    Object.assign(payment, columns);
  }

  /** It was paid when it was no longer waited for: it goes back, and never gets near escrow. */
  async sendBack(
    tx: Tx,
    payment: Payment,
    charge: PaymentCharge,
    paid: Pick<Captured, 'intentId' | 'stripeChargeId'>,
  ): Promise<void> {
    await this.set(tx, charge, { state: 'returned', stripeChargeId: paid.stripeChargeId });
    await this.payments.refundSurplus(tx, payment, {
      intentId: paid.intentId,
      chargeId: paid.stripeChargeId,
      amount: charge.amountCents,
      reason: 'late_extra',
      of: charge.id,
    });
  }

  private async set(tx: Tx, charge: PaymentCharge, columns: Partial<PaymentCharge>): Promise<void> {
    const set = { ...columns, updatedAt: this.clock.now() };
    tx.update(PaymentCharge, charge.id, set);
    Object.assign(charge, set);
  }
}

/** The key that the intent of an extra is created under. */
export function extraKey(quoteId: string, changeOrderId: string): string {
  return `pi:${quoteId}:change:${changeOrderId}`;
}

/** An order that raises the price. */
export interface ExtraOrder {
  id: string;
  deltaCents: Cents;
}

/** The charge for a change order, locked; its payment is locked already. */
export function extraOf(tx: Tx, changeOrderId: string): Promise<PaymentCharge | undefined> {
  return tx.lock(PaymentCharge, { changeOrderId });
}

/** A participant: the extra is no longer waited for, so its intent can no longer be paid; one that is paid all the same goes back. */
export async function cancelExtra(tx: Tx, at: Date, quoteId: string, changeOrderId: string): Promise<void> {
  const charge = await extraOf(tx, changeOrderId);
  if (charge?.state !== 'open') return;
  const { id, paymentId, stripePaymentIntentId: intent } = charge;
  tx.update(PaymentCharge, id, { state: 'cancelled', updatedAt: at });
  if (!intent) return;
  await orderOperation(tx, { paymentId, quoteId }, 'cancel_intent', {
    chargeId: id,
    amountCents: null,
    params: { payment_intent: intent },
  });
}

/** Which of these change orders have a charge that the provider has not decided about. */
export async function processingExtras(reads: Reads, changeOrderIds: readonly string[]): Promise<Set<string>> {
  const rows = await reads.rows<{ id: string }>(
    `SELECT change_order_id AS id FROM payment_charges WHERE change_order_id = ANY($1) AND state = 'processing'`,
    [[...changeOrderIds]],
  );
  return new Set(rows.map(({ id }) => id));
}
