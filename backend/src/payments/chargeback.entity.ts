import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MoneyColumn } from '../platform/database/columns.js';

/** A payment the cardholder disputes at the bank, as the provider last described it. */
@Entity('chargebacks')
export class Chargeback {
  /** The provider's id of the dispute. */
  @PrimaryColumn('text')
  id: string;

  @Column('uuid')
  paymentId: string;

  @Column('uuid')
  quoteId: string;

  @Column('uuid')
  chargeId: string;

  @MoneyColumn('amount')
  amountCents: number;

  /** Why, in the bank's words: `fraudulent`, `product_not_received`, ... */
  @Column('text')
  reason: string;

  /** In the provider's words. */
  @Column('text')
  status: string;

  /** `won` also covers one that was withdrawn, and an inquiry that ended. */
  @Column('text', { nullable: true })
  outcome: 'won' | 'lost' | null;

  /** Null while no money has moved: an inquiry. */
  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  @Column('timestamptz')
  openedAt: Date;

  /** Until when the bank waits for an answer; null if it is not known. */
  @Column('timestamptz', { nullable: true })
  dueBy: Date | null;

  /** When evidence was submitted to the bank. */
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  /** Machine time. */
  @Column('timestamptz')
  checkedAt: Date;
}
