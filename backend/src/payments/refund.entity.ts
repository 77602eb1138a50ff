import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MoneyColumn } from '../platform/database/columns.js';

/** Why money goes back to a card. */
export const REFUND_REASONS = [
  'delay',
  'cancelled_by_shipper',
  'cancelled_by_admin',
  'cancelled_by_carrier',
  // The owner did not wait for a carrier who is suspended, or let one go whose badge had come off.
  'carrier_suspended',
  'facts_lapsed',
  'item_differs',
  'no_show',
  'late_payment',
  'mismatch',
  'paid_twice',
  'admin',
  'claim',
  'change_order',
  // The extra was paid when it was no longer waited for.
  'late_extra',
  // The bank gave back all of the first charge, so the deal is over.
  'chargeback',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export type RefundStatus = 'pending' | 'succeeded' | 'failed';

/** Money on its way back to the card: what one decision takes from one charge. */
@Entity('refunds')
export class Refund {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  paymentId: string;

  @Column('uuid')
  quoteId: string;

  /** Null for money that came through none of the payment's charges. */
  @Column('uuid', { nullable: true })
  chargeId: string | null;

  /** Shared by the refunds of one decision; of a delay refund it is the quote. */
  @Column('uuid')
  decisionId: string;

  @MoneyColumn('amount')
  amountCents: number;

  /** The part of it that is the price of the protection plan. */
  @MoneyColumn('plan_amount')
  planCents: number;

  @Column('text')
  reason: RefundReason;

  @Column('text')
  status: RefundStatus;

  @Column('text', { nullable: true })
  stripeRefundId: string | null;

  /** The lost chargeback that returned the money instead. */
  @Column('text', { nullable: true })
  coveredBy: string | null;

  /** If operators paid it from the bank instead, the reference to find that payment by. */
  @Column('text', { nullable: true })
  byHandReference: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
