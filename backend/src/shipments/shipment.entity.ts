import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Metadata } from '../common/metadata.js';
import type { Access } from '../common/access.js';
import type { Category } from '../common/categories.js';
import type { ContactKind, Written } from '../common/contact-data.js';
import type { Hours } from '../common/hours.js';
import { HundredthsColumn, MoneyColumn } from '../platform/database/columns.js';
import type { BookNowFor } from './book-now.rules.js';
import type { ShipmentStatus } from './shipments.rules.js';

@Entity('shipments')
export class Shipment {
  @PrimaryColumn('uuid')
  id: string;

  /** The owner. */
  @Column('uuid')
  userId: string;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  category: Category | null;

  /** The kind of item: the owner's word, or what the title says. */
  @Column('text', { nullable: true })
  subcategory: string | null;

  /** Inferred from the title alone, so it follows the title. */
  @Column('boolean', { default: false })
  subcategoryInferred: boolean;

  /** As the owner typed it; others see `pickupPlace`. */
  @Column('text')
  pickupLocation: string;

  @Column('text')
  deliveryLocation: string;

  @Column('date', { nullable: true })
  pickupDate: string | null;

  /** The last pickup day, if it is a window; the first is then `pickupDate`. */
  @Column('date', { nullable: true })
  pickupUntil: string | null;

  @Column('jsonb', { nullable: true })
  pickupHours: Hours | null;

  @Column('date', { nullable: true })
  deliveryFrom: string | null;

  @Column('jsonb', { nullable: true })
  deliveryHours: Hours | null;

  @Column('date', { nullable: true })
  deliveryDate: string | null;

  /** Hundredths of a pound. */
  @HundredthsColumn('weight', { nullable: true })
  weightHundredths: number | null;

  @Column('text', { nullable: true })
  dimensions: string | null;

  @Column('text', { array: true, default: [] })
  photos: string[];

  /** What stands under each photo, in their order; empty where nothing does. */
  @Column('text', { array: true, default: [] })
  photoCaptions: string[];

  @Column('text', { default: 'draft' })
  status: ShipmentStatus;

  @MoneyColumn('budget', { nullable: true })
  budgetCents: number | null;

  /** A carrier takes the job at this price without asking the owner; null: nobody can. Never without the next. */
  @MoneyColumn('book_now_price', { nullable: true })
  bookNowCents: number | null;

  /** Which carriers can. */
  @Column('text', { nullable: true })
  bookNowFor: BookNowFor | null;

  /** What the usual service typically costs, as the stored estimates say; null while there are none. */
  @MoneyColumn('typical_low', { nullable: true })
  typicalLowCents: number | null;

  @MoneyColumn('typical_usual', { nullable: true })
  typicalUsualCents: number | null;

  @MoneyColumn('typical_high', { nullable: true })
  typicalHighCents: number | null;

  @MoneyColumn('declared_value', { nullable: true })
  declaredValueCents: number | null;

  /** What the owner's own system calls it; one of a kind among the owner's. */
  @Column('text', { nullable: true })
  externalRef: string | null;

  /** Notes of the owner's programs. */
  @Column('jsonb', { nullable: true })
  metadata: Metadata | null;

  /** The widget on somebody's site that it was listed from. */
  @Column('uuid', { nullable: true })
  referredBy: string | null;

  /** Of one with an externalRef: a hash of what it was created from. */
  @Column('bytea', { nullable: true })
  givenHash: Buffer | null;

  @Column('text', { nullable: true })
  pickupAddress: string | null;

  @Column('text', { nullable: true })
  deliveryAddress: string | null;

  /** Whom to call there: the name, or all of it where it was given as one text. */
  @Column('text', { nullable: true })
  pickupContact: string | null;

  @Column('text', { nullable: true })
  deliveryContact: string | null;

  @Column('text', { nullable: true })
  pickupPhone: string | null;

  @Column('text', { nullable: true })
  deliveryPhone: string | null;

  @Column('jsonb', { nullable: true })
  pickupAccess: Access | null;

  @Column('jsonb', { nullable: true })
  deliveryAccess: Access | null;

  /** What else is to be known of the access; anybody reads it. */
  @Column('text', { nullable: true })
  pickupNote: string | null;

  @Column('text', { nullable: true })
  deliveryNote: string | null;

  /** Of a vehicle: does it drive by itself? */
  @Column('boolean', { nullable: true })
  runs: boolean | null;

  @Column('text')
  pickupPlace: string;

  @Column('text')
  deliveryPlace: string;

  @Column('numeric', { precision: 10, scale: 7 })
  pickupLatitude: string;

  @Column('numeric', { precision: 10, scale: 7 })
  pickupLongitude: string;

  @Column('numeric', { precision: 10, scale: 7 })
  deliveryLatitude: string;

  @Column('numeric', { precision: 10, scale: 7 })
  deliveryLongitude: string;

  /** IANA zone in which the pickup days begin and end. */
  @Column('text')
  pickupTimeZone: string;

  @Column('text')
  deliveryTimeZone: string;

  /** Road miles, whole. */
  @Column('int')
  distanceMiles: number;

  /** How many items it consists of, each a row; 0: it is one thing. With items, weight, dimensions and declared value follow from them. */
  @Column('smallint', { default: 0 })
  itemCount: number;

  /** Quotes made on it that were not withdrawn, declined or expired before acceptance. */
  @Column('int', { default: 0 })
  quoteCount: number;

  /** Raised by an edit of places, weight, dimensions, items, category or the kind that prices it: quotes made for an older version are stale. */
  @Column('int', { default: 1 })
  termsVersion: number;

  @Column('text', { nullable: true })
  cancelReason: string | null;

  /** Title, description, subcategory, notes on the access and reason of the cancellation as the owner wrote them, where strangers see less. */
  @Column('jsonb', { nullable: true })
  written: Written | null;

  /** Kinds of contact data hidden from strangers in these. */
  @Column('text', { array: true, default: [] })
  masked: ContactKind[];

  /** Carriers to whom it is shown before all others; null: it is for all; empty: a draft that was thrown away. */
  @Column('uuid', { array: true, nullable: true })
  onlyFor: string[] | null;

  /** When it opens to all; of a draft at most, or null. */
  @Column('timestamptz', { nullable: true })
  onlyUntil: Date | null;

  /** Kept to make listings from; never listed itself. */
  @Column('boolean', { default: false })
  template: boolean;

  /** What listed it again. */
  @Column('uuid', { nullable: true })
  recurrenceId: string | null;

  /** The pickup day that this listed it for: once for each. */
  @Column('date', { nullable: true })
  recurrenceDay: string | null;

  @Column('timestamptz', { nullable: true })
  deliveredAt: Date | null;

  /** In transit for so long that both sides and the operators were told. */
  @Column('timestamptz', { nullable: true })
  overdueSince: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
