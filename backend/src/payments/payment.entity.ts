import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentStatus } from '../common/payment-status.js';
import { MoneyColumn } from '../platform/database/columns.js';

export type PlanId = 'standard' | 'plus' | 'premium';
export type TransferStatus = 'queued' | 'sent' | 'blocked';
/** What freezes a payment. */
export type FreezeReason = 'claim' | 'chargeback';

/** The payment of a quote; one row per quote. The ledger is the authority on its money; this row repeats it for people. */
@Entity('payments')
export class Payment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  quoteId: string;

  @Column('uuid')
  shipmentId: string;

  /** The shipment's owner. */
  @Column('uuid')
  payerId: string;

  /** The carrier. */
  @Column('uuid')
  payeeId: string;

  /** What was charged for the job; what is agreed now is the quote's amount. */
  @MoneyColumn('amount')
  amountCents: number;

  @MoneyColumn('platform_fee')
  platformFeeCents: number;

  @MoneyColumn('payout_amount')
  payoutCents: number;

  @Column('text', { default: 'pending' })
  status: PaymentStatus;

  @Column('text', { nullable: true })
  stripePaymentIntentId: string | null;

  @Column('text', { nullable: true })
  stripeChargeId: string | null;

  @Column('text', { nullable: true })
  stripeTransferId: string | null;

  /** Only when the shipper confirmed. */
  @Column('timestamptz', { nullable: true })
  deliveryConfirmedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  releasedAt: Date | null;

  @Column('text', { default: 'standard' })
  protectionPlan: PlanId;

  @MoneyColumn('protection_fee')
  protectionFeeCents: number;

  /** What the card pays: amount and plan. */
  @MoneyColumn('charged_amount')
  chargedCents: number;

  /** Everything that went back to the card out of escrow. */
  @MoneyColumn('refunded_amount')
  refundedCents: number;

  /** What was taken back of payout and fee after the release. */
  @MoneyColumn('recovered_amount', { default: 0 })
  recoveredCents: number;

  /** What claims have paid for the delay, from whatever source. */
  @MoneyColumn('delay_paid', { default: 0 })
  delayPaidCents: number;

  @Column('text', { nullable: true })
  transferStatus: TransferStatus | null;

  @Column('date', { nullable: true })
  payoutExpectedOn: string | null;

  @Column('text', { array: true, default: [] })
  frozenBy: FreezeReason[];

  @Column('text', { nullable: true })
  failureCode: string | null;

  @Column('text', { nullable: true })
  failureMessage: string | null;

  /** Machine time until which one call has the provider's intent to itself. */
  @Column('timestamptz', { nullable: true })
  intentHeldUntil: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
