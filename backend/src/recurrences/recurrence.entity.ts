import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Every, RecurrenceReason, RecurrenceState } from './recurring-days.js';

/** A template that is listed again by itself. */
@Entity('recurrences')
export class Recurrence {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** The template. */
  @Column('uuid')
  shipmentId: string;

  @Column('text')
  every: Every;

  /** Weekdays, 1 is Monday; of a month its days, where the 31st is the last day of a shorter one. */
  @Column('smallint', { array: true })
  days: number[];

  /** How many days before the pickup a listing is made. */
  @Column('smallint')
  aheadDays: number;

  /** How many days after its pickup a listing is delivered at the latest; null: no day is set. */
  @Column('smallint', { nullable: true })
  deliverWithinDays: number | null;

  /** The first pickup day; every two weeks counts from its week. */
  @Column('date')
  fromDay: string;

  /** No pickup is later. */
  @Column('date', { nullable: true })
  until: string | null;

  /** How many listings it makes in all. */
  @Column('smallint', { nullable: true })
  count: number | null;

  @Column('smallint', { default: 0 })
  made: number;

  @Column('text')
  state: RecurrenceState;

  /** Why the clock paused or ended it. */
  @Column('text', { nullable: true })
  reason: RecurrenceReason | null;

  /** The pickup day of the next listing, while it is on. */
  @Column('date', { nullable: true })
  nextDay: string | null;

  /** The pickup day of the latest listing made. */
  @Column('date', { nullable: true })
  lastDay: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
