import { Flag, NumberBetween, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../shipments/shipments.rules.js';

export class NewTrackingLink {
  @Text(1, 60, { optional: true, nullable: true, description: 'For whom it is.', example: 'Grandma' })
  label?: string | null;
  @Flag({ optional: true, description: 'Whoever has the link reads the release code on it.' }) showsCode?: boolean;
}

/** Where whoever waits for a shipment stands, in decimal degrees (WGS 84). */
export class WaitingAt {
  @NumberBetween(-90, 90, { example: 39.7392 }) latitude: number;
  @NumberBetween(-180, 180, { example: -104.9903 }) longitude: number;
}

export class TrackingLinkAnswer {
  @Shown.id() id: string;
  @Shown.text({ nullable: true, example: 'Grandma' }) label: string | null;
  @Shown.instant() createdAt: Date;
  @Shown.instant({ nullable: true, description: 'When somebody last looked.' }) seenAt: Date | null;
  @Shown.flag() showsCode: boolean;
}

export class NewTrackingLinkAnswer extends TrackingLinkAnswer {
  @Shown.link({
    description: 'The page to share. It holds the token, which is not shown again.',
    example: '/track/x7VdKx3vQm9aT7wLr2uBpN',
  })
  path: string;
}

export class TrackedPositionAnswer {
  @Shown.number({ description: 'To a tenth of a degree.', example: 33.4 }) latitude: number;
  @Shown.number({ description: 'To a tenth of a degree.', example: -97.1 }) longitude: number;
  @Shown.instant() at: Date;
}

export class ExpectedAnswer {
  @Shown.instant({ nullable: true, description: 'From where it was last seen; null: only the day is known.' })
  from: Date | null;
  @Shown.instant({ nullable: true }) to: Date | null;
  @Shown.day({ nullable: true, description: 'The agreed day.', example: '2027-03-09' }) day: string | null;
  @Shown.flag({ description: 'The window begins after the agreed day.' }) late: boolean;
}

/** How often what is expected comes true. */
export class ArrivalRecordAnswer {
  @Shown.whole() inside: number;
  @Shown.whole({ description: 'Of the last so many deliveries.' }) of: number;
}

/** What anybody with a link sees of a shipment: no price, no street, no phone number. */
export class TrackAnswer {
  @Shown.text({ description: 'Without contact data.' }) title: string;
  @Shown.text({ example: 'Austin, TX' }) from: string;
  @Shown.text({ example: 'Denver, CO' }) to: string;
  @Shown.oneOf(SHIPMENT_STATUSES) status: ShipmentStatus;
  @Shown.instant({ nullable: true }) deliveredAt: Date | null;
  @Shown.text({ description: 'Of the place it goes to.', example: 'America/Denver' }) timeZone: string;
  @Shown.object(() => ExpectedAnswer, { nullable: true, description: 'null once it is delivered.' })
  expected: ExpectedAnswer | null;
  @Shown.object(() => TrackedPositionAnswer, { nullable: true, description: 'While it is on the road.' })
  position: TrackedPositionAnswer | null;
  @Shown.text({ nullable: true, description: "The carrier's first name." }) carrier: string | null;
  @Shown.object(() => ArrivalRecordAnswer, { nullable: true, description: 'null before there are twenty.' })
  record: ArrivalRecordAnswer | null;
  @Shown.flag({ description: 'Whoever has the link may say where exactly it goes.' }) canSetPoint: boolean;
  @Shown.text({ nullable: true, description: 'The release code, if the owner lets this link show it.' })
  code: string | null;
  @Shown.link({ nullable: true, description: 'Of the bill of lading, on the link printed on it.' }) bill: string | null;
}
