import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a shipment was, as its carrier reported; written and read by the statements in `tracking.queries.ts`. */
@Entity('location_tracking')
export class Location {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  shipmentId: string;

  @Column('uuid')
  carrierId: string;

  /** Decimal degrees, WGS 84. */
  @Column('numeric', { precision: 10, scale: 7 })
  latitude: string;

  @Column('numeric', { precision: 10, scale: 7 })
  longitude: string;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  notes: string | null;

  @Column('timestamptz')
  timestamp: Date;
}
