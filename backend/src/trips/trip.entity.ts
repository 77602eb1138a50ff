import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Day } from '../common/calendar.js';
import type { Category } from '../common/categories.js';
import { HundredthsColumn, MoneyColumn } from '../platform/database/columns.js';
import type { Notify } from './notify.js';
import type { TripStatus } from './trips.rules.js';

/** A place on a trip. */
export interface Stop {
  label: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
}

/** A way that a carrier drives anyhow, and what is free on it. */
@Entity('trips')
export class Trip {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  carrierId: string;

  @Column('text', { nullable: true })
  label: string | null;

  /** From two to eight, in their order. */
  @Column('jsonb')
  stops: Stop[];

  @Column('date')
  firstDay: Day;

  /** By so many days it can begin later. */
  @Column('int')
  flexibleDays: number;

  @Column('int')
  milesADay: number;

  @HundredthsColumn('free_weight', { nullable: true })
  freeWeightHundredths: number | null;

  @Column('real', { nullable: true })
  freeLengthFt: number | null;

  @Column('real', { nullable: true })
  freeWidthFt: number | null;

  /** null: every category. */
  @Column('text', { array: true, nullable: true })
  takes: Category[] | null;

  @Column('int')
  maxAddedMiles: number;

  @Column('int')
  minLoadMiles: number;

  /** What a mile costs this carrier. */
  @MoneyColumn('cost_a_mile')
  costAMileCents: number;

  /** Of the whole trip, whole road miles. */
  @Column('int')
  miles: number;

  /** When its carrier is told of new loads along it. */
  @Column('text')
  notify: Notify;

  /** The cells of its lanes; hundreds, which only the database looks at. */
  @Column('smallint', { array: true, select: false })
  pickupCells?: number[];

  @Column('smallint', { array: true, select: false })
  deliveryCells?: number[];

  /** Seven numbers a leg, likewise: its ends on the unit sphere, and its road miles. */
  @Column('float8', { array: true, select: false })
  legs?: number[];

  @Column('text', { default: 'planned' })
  status: TripStatus;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
