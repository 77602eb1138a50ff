import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ContactKind, Written } from '../common/contact-data.js';
import { HundredthsColumn, MoneyColumn } from '../platform/database/columns.js';

/** One of the things that a shipment consists of, or several alike. Without items a shipment is one thing. */
@Entity('shipment_items')
export class ShipmentItem {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  shipmentId: string;

  /** In the owner's order, from 0. */
  @Column('smallint')
  place: number;

  @Column('text')
  title: string;

  @Column('smallint')
  quantity: number;

  /** Of one of them, in hundredths of a pound. */
  @HundredthsColumn('weight', { nullable: true })
  weightHundredths: number | null;

  /** Of one of them. */
  @Column('text', { nullable: true })
  dimensions: string | null;

  /** Of one of them. */
  @MoneyColumn('declared_value', { nullable: true })
  declaredValueCents: number | null;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('text', { array: true, default: [] })
  photos: string[];

  /** Title and note as the owner wrote them, where strangers see less. */
  @Column('jsonb', { nullable: true })
  written: Written | null;

  /** Kinds of contact data hidden from strangers in these. */
  @Column('text', { array: true, default: [] })
  masked: ContactKind[];
}
