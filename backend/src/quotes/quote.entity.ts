import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Fact } from '../common/facts.js';
import type { Hours } from '../common/hours.js';
import type { Metadata } from '../common/metadata.js';
import type { PaymentStatus } from '../common/payment-status.js';
import { MoneyColumn } from '../platform/database/columns.js';
import type { OperatorSettings } from '../platform/settings/settings.js';
import type { QuoteStatus } from './quotes.rules.js';

/** An earlier price of a quote; both sides see it. */
export interface EarlierTerms {
  amount: number;
  estimatedPickupDate: string | null;
  /** Earlier ones, from before there were windows, have none. */
  estimatedPickupUntil?: string | null;
  estimatedDeliveryDate: string | null;
  /** Earlier ones, from before quotes had a price of waiting, have neither. */
  waitingPrice?: number | null;
  freeWaitingMinutes?: number;
  changedAt: string;
}

/** The operator's settings at the moment of acceptance, and what was checked about the carrier; they stay this deal's terms. */
export type Agreed = Pick<
  OperatorSettings,
  | 'platformFeeBasisPoints'
  | 'autoReleaseHours'
  | 'paymentWindowHours'
  | 'claimWindowHours'
  | 'lateCancelBasisPoints'
  | 'delayBasisPointsPerDay'
  | 'delayMaxBasisPoints'
  | 'noShowHours'
  | 'protectionPlans'
> &
  // Deals made before they could be set do not have them.
  Partial<Pick<OperatorSettings, 'freeCancelHours' | 'codeReleases'>> & {
    /** What Haulway had checked about the carrier; deals made before this was kept do not have it. */
    facts?: Fact[];
  };

/** Minutes of waiting that are free at each end, unless a quote says otherwise. */
export const USUALLY_FREE_MINUTES = 60;

@Entity('quotes')
export class Quote {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  shipmentId: string;

  @Column('uuid')
  carrierId: string;

  @MoneyColumn('amount')
  amountCents: number;

  /** The pickup and delivery days, each at its place; with the next column, the first day of a window. */
  @Column('date', { nullable: true })
  estimatedPickupDate: string | null;

  @Column('date', { nullable: true })
  estimatedPickupUntil: string | null;

  /** Which of the agreed days the pickup is on, once the carrier has said so. */
  @Column('date', { nullable: true })
  pickupDay: string | null;

  @Column('jsonb', { nullable: true })
  pickupDayHours: Hours | null;

  @Column('date', { nullable: true })
  estimatedDeliveryDate: string | null;

  /** An hour of waiting at either end costs so much beyond the free minutes; null: nothing. It is asked for by a change order. */
  @MoneyColumn('waiting_price', { nullable: true })
  waitingCents: number | null;

  @Column('smallint', { default: USUALLY_FREE_MINUTES })
  freeWaitingMinutes: number;

  /** What the carrier's own system calls it. */
  @Column('text', { nullable: true })
  externalRef: string | null;

  /** Notes of the carrier's programs. */
  @Column('jsonb', { nullable: true })
  metadata: Metadata | null;

  @Column('text', { nullable: true })
  message: string | null;

  /** The message without its contact data; null if there is none in it. */
  @Column('text', { nullable: true })
  maskedMessage: string | null;

  /** Kinds of contact data in the message. */
  @Column('text', { array: true, default: [] })
  masked: string[];

  /** What the owner is warned about. */
  @Column('text', { array: true, default: [] })
  warnings: string[];

  @Column('text', { default: 'pending' })
  status: QuoteStatus;

  /** Mirrors the payment's status; only payments writes it. */
  @Column('text', { default: 'pending' })
  paymentStatus: PaymentStatus;

  @Column('text', { nullable: true })
  stripePaymentIntentId: string | null;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  @Column('timestamptz', { nullable: true })
  deliveredAt: Date | null;

  /** The day that counts for a delay, where the proof bears out another one than that of `deliveredAt`. */
  @Column('date', { nullable: true })
  arrivedOn: string | null;

  @Column('timestamptz', { nullable: true })
  paymentReleasedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  validUntil: Date | null;

  @Column('text', { nullable: true })
  declineReason: string | null;

  /** The `termsVersion` of the shipment when this quote was made. */
  @Column('int')
  termsVersion: number;

  @Column('jsonb', { default: [] })
  history: EarlierTerms[];

  /** How many times its carrier changed it; confirming it does not count. */
  @Column('int', { default: 0 })
  changes: number;

  @Column('timestamptz', { nullable: true })
  acceptedAt: Date | null;

  /** When its carrier took the job at the price it could be booked at; null if its owner accepted, or an offer was. */
  @Column('timestamptz', { nullable: true })
  takenAt: Date | null;

  /** When a job that was taken ended without a payment, by the owner or the clock. */
  @Column('timestamptz', { nullable: true })
  leftUnpaidAt: Date | null;

  @Column('timestamptz', { nullable: true })
  pickedUpAt: Date | null;

  @Column('timestamptz', { nullable: true })
  paymentDueAt: Date | null;

  @Column('jsonb', { nullable: true })
  agreed: Agreed | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
