import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MoneyColumn } from '../platform/database/columns.js';

export const OPERATION_KINDS = ['transfer', 'refund', 'reversal', 'cancel_intent'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];
export const OPERATION_STATES = ['pending', 'in_flight', 'unknown', 'blocked', 'succeeded', 'needs_attention'] as const;
export type OperationState = (typeof OPERATION_STATES)[number];
/** States from which an operator may retry it. */
export const RETRIED: readonly OperationState[] = ['needs_attention', 'blocked', 'unknown'];

/** What is sent to the provider, in its own words. */
export interface OperationParams {
  payment_intent?: string;
  amount?: number;
  currency?: string;
  source_transaction?: string;
  transfer_group?: string;
  metadata?: Record<string, string>;
}

/** Something decided that has to be done at the provider, once. The row is both outbox and state; no queue is trusted with it. */
@Entity('money_operations')
export class MoneyOperation {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: OperationKind;

  @Column('uuid')
  paymentId: string;

  @Column('uuid')
  quoteId: string;

  /** Null for money that belongs to no charge. */
  @Column('uuid', { nullable: true })
  chargeId: string | null;

  @Column('uuid', { nullable: true })
  refundId: string | null;

  @MoneyColumn('amount', { nullable: true })
  amountCents: number | null;

  /** Never changed once it may have been sent. */
  @Column('jsonb')
  params: OperationParams;

  @Column('text')
  idempotencyKey: string;

  @Column('text', { default: 'pending' })
  state: OperationState;

  /** The provider's id of what it made. */
  @Column('text', { nullable: true })
  providerId: string | null;

  @Column('int', { default: 0 })
  attempts: number;

  /** Attempts in a row whose outcome is unknown. */
  @Column('int', { default: 0 })
  failures: number;

  @Column('timestamptz', { nullable: true })
  leaseUntil: Date | null;

  @Column('timestamptz')
  nextAttemptAt: Date;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** Machine time. */
  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
