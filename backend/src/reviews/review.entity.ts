import type { ContactKind, Written } from '../common/contact-data.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one side of a delivered shipment says about the other; one per side. */
@Entity('reviews')
export class Review {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  shipmentId: string;

  @Column('uuid')
  reviewerId: string;

  @Column('uuid')
  revieweeId: string;

  /** 1 to 5. */
  @Column('int')
  rating: number;

  @Column('text', { nullable: true })
  comment: string | null;

  /** The original comment, if others see less of it. */
  @Column('jsonb', { nullable: true })
  written: Written | null;

  /** Kinds of contact data hidden in it. */
  @Column('text', { array: true, default: [] })
  masked: ContactKind[];

  @Column('timestamptz')
  createdAt: Date;
}
