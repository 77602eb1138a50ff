import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MoneyColumn } from '../platform/database/columns.js';

/** A stored estimate of what one type of carrier would charge; a job replaces all of a shipment's at once. */
@Entity('price_comparisons')
export class PriceComparison {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  shipmentId: string;

  @Column('text')
  carrierName: string;

  @Column('text')
  serviceType: string;

  @MoneyColumn('estimated_cost')
  estimatedCostCents: number;

  @Column('int')
  estimatedDays: number;

  @Column('text', { default: 'USD' })
  currency: string;

  @Column('timestamptz')
  calculatedAt: Date;

  /** What it was computed from, and the version of the rate card. */
  @Column('json', { nullable: true })
  apiResponse: object | null;

  @MoneyColumn('low')
  lowCents: number;

  @MoneyColumn('high')
  highCents: number;
}
