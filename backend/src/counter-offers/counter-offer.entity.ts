import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MoneyColumn } from '../platform/database/columns.js';
import type { OfferSide, OfferStatus } from './counter-offers.rules.js';

/** Other terms for a pending quote, by one of its two sides: a promise, since the other side's acceptance books. */
@Entity('counter_offers')
export class CounterOffer {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  quoteId: string;

  @Column('uuid')
  shipmentId: string;

  @Column('uuid')
  offeredBy: string;

  @Column('text')
  side: OfferSide;

  /** The how manieth of its side, from 1. */
  @Column('int')
  round: number;

  @MoneyColumn('amount')
  amountCents: number;

  /** Null: as in the quote. A pickup date replaces the quote's whole window. */
  @Column('date', { nullable: true })
  pickupDate: string | null;

  @Column('date', { nullable: true })
  pickupUntil: string | null;

  @Column('date', { nullable: true })
  deliveryDate: string | null;

  @Column('text', { nullable: true })
  message: string | null;

  /** The message without its contact data; null if there is none in it. */
  @Column('text', { nullable: true })
  maskedMessage: string | null;

  @Column('text', { array: true, default: [] })
  masked: string[];

  @Column('text', { array: true, default: [] })
  warnings: string[];

  @Column('timestamptz')
  validUntil: Date;

  @Column('text')
  status: OfferStatus;

  @Column('text', { nullable: true })
  declineReason: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
