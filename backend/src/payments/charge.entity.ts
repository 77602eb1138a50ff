import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MoneyColumn } from '../platform/database/columns.js';

export const CHARGE_STATES = ['open', 'processing', 'captured', 'cancelled', 'returned'] as const;
/** `cancelled`: it is no longer wanted, and if it succeeds all the same, its money goes back. `returned`: that has happened. */
export type ChargeState = (typeof CHARGE_STATES)[number];

/**
 * What a card is charged at once for a payment. The first charge is for the job as accepted, with the plan; it has its
 * payment's id, and the database keeps it like the payment's own columns. All that goes back, is lost or is paid out counts
 * on one charge; the database counts, from the rows of refunds, chargebacks and money operations.
 */
@Entity('payment_charges')
export class PaymentCharge {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  paymentId: string;

  /** What was agreed later and is charged for here; null for the first charge. */
  @Column('uuid', { nullable: true })
  changeOrderId: string | null;

  @MoneyColumn('amount')
  amountCents: number;

  /** The price of the protection plan; only on the first charge. */
  @MoneyColumn('plan_price')
  planCents: number;

  /** Of the amount, without the plan's price. */
  @MoneyColumn('refunded')
  refundedCents: number;

  @MoneyColumn('plan_refunded')
  planRefundedCents: number;

  /** Of the amount, to chargebacks. */
  @MoneyColumn('lost')
  lostCents: number;

  /** Of what was lost: what stays in escrow at our expense, so that the payout stands. */
  @MoneyColumn('carried')
  carriedCents: number;

  @MoneyColumn('transferred')
  transferredCents: number;

  /** Of what was transferred. */
  @MoneyColumn('reversed')
  reversedCents: number;

  @Column('text', { nullable: true })
  stripePaymentIntentId: string | null;

  @Column('text', { nullable: true })
  stripeChargeId: string | null;

  @Column('text', { nullable: true })
  stripeTransferId: string | null;

  @Column('text')
  state: ChargeState;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
