import { NumberBetween, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';

/** Where a shipment is, in decimal degrees (WGS 84). */
export class NewLocation {
  @NumberBetween(-90, 90, { example: 32.7767 }) latitude: number;
  @NumberBetween(-180, 180, { example: -96.797 }) longitude: number;
  @Text(0, 300, { optional: true, nullable: true }) address?: string | null;
  @Text(0, 1000, { optional: true, nullable: true }) notes?: string | null;
}

export class LocationAnswer {
  @Shown.id() id: string;
  @Shown.id() shipmentId: string;
  @Shown.id() carrierId: string;
  @Shown.number({ description: 'Decimal degrees, WGS 84.' }) latitude: number;
  @Shown.number({ description: 'Decimal degrees, WGS 84.' }) longitude: number;
  @Shown.text({ nullable: true }) address: string | null;
  @Shown.text({ nullable: true }) notes: string | null;
  @Shown.instant() timestamp: Date;
}
