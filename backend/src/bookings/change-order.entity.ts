import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ChangeKind, ChangeReason, ChangeStatus, EndCounts } from './change-orders.rules.js';

/** What one side of a deal proposes to change; done once the other side has agreed and the money follows. */
@Entity('change_orders')
export class ChangeOrder {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  quoteId: string;

  @Column('uuid')
  shipmentId: string;

  @Column('uuid')
  proposedBy: string;

  @Column('text')
  side: 'shipper' | 'carrier';

  @Column('text', { default: 'change' })
  kind: ChangeKind;

  @Column('text')
  reason: ChangeReason;

  /** Without contact data, if it was written before the payment was in escrow. */
  @Column('text')
  text: string;

  /** How much the agreed amount rises, in cents; below zero, it falls. */
  @Column('int')
  deltaCents: number;

  /** Null: as agreed. A new pickup date replaces the whole window, and the day that was set in it. */
  @Column('date', { nullable: true })
  pickupDate: string | null;

  @Column('date', { nullable: true })
  pickupUntil: string | null;

  @Column('date', { nullable: true })
  deliveryDate: string | null;

  /** Where it goes instead, and what others than the two sides see of it. */
  @Column('text', { nullable: true })
  deliveryAddress: string | null;

  @Column('text', { nullable: true })
  deliveryPlace: string | null;

  /** The item that it is about, if one in particular. */
  @Column('uuid', { nullable: true })
  itemId: string | null;

  @Column('text', { nullable: true })
  itemTitle: string | null;

  @Column('text', { array: true, default: [] })
  photos: string[];

  /** The truck stands there: there are two hours to answer and to pay, instead of a day. */
  @Column('boolean', { default: false })
  atTheDoor: boolean;

  @Column('text')
  status: ChangeStatus;

  /** By how much the agreed amount fell again when its charge was lost. */
  @Column('int', { default: 0 })
  undoneCents: number;

  @Column('text', { nullable: true })
  declineReason: string | null;

  /** Until when it can be answered or, once both agreed, the extra be paid. */
  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** Of an end whose payment is frozen: how long there is to answer once it thaws. */
  @Column('int', { nullable: true })
  timeLeftMs: number | null;

  /** By when operators look at how a job ended at the door. */
  @Column('timestamptz', { nullable: true })
  reviewDueAt: Date | null;

  @Column('timestamptz', { nullable: true })
  reviewedAt: Date | null;

  @Column('text', { nullable: true })
  counts: EndCounts | null;

  /** What the platform gives the carrier for the empty trip; operators pay it by hand. */
  @Column('int', { default: 0 })
  grantedCents: number;

  @Column('text', { nullable: true })
  reviewNote: string | null;

  @Column('timestamptz', { nullable: true })
  paidByHandAt: Date | null;

  @Column('text', { nullable: true })
  paidByHandReference: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
