import { Text } from '../common/fields.js';
import { HoursOfDay } from '../common/hours.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../common/payment-status.js';
import { Shown } from '../common/shown.js';
import { ConditionReportAnswer } from '../proofs/conditions.dto.js';
import type { QuoteAnswer } from '../quotes/quotes.dto.js';
import { QUOTE_STATUSES, type QuoteStatus } from '../quotes/quotes.rules.js';
import { ShipmentAnswer } from '../shipments/shipment-answer.dto.js';
import { TimelineEventAnswer } from '../shipments/timeline.dto.js';

export class NewDriver {
  @Text(1, 60, { description: 'Who drives, as the shipper is told.', example: 'Sam' }) name: string;
  @Text(0, 30, { optional: true, nullable: true, description: 'For the shipper to call.', example: '(512) 555-0142' })
  phone?: string | null;
}

export class DriverAnswer {
  @Shown.text({ example: 'Sam' }) name: string;
  @Shown.text({ nullable: true, example: '(512) 555-0142' }) phone: string | null;
  @Shown.instant() createdAt: string;
  @Shown.instant({ nullable: true, description: 'When the link was first opened.' }) openedAt: string | null;
}

/** Who drives a job. */
export class DriverOfJobAnswer {
  @Shown.object(() => DriverAnswer, { nullable: true }) driver: DriverAnswer | null;
}

export class NewDriverAnswer extends DriverAnswer {
  @Shown.link({
    description: 'The page to send to the driver. It holds the token, which is not shown again.',
    example: '/drive#x7VdKx3vQm9aT7wLr2uBpN',
  })
  path: string;
}

/** What a driver is told of the quote of their job: nothing of money. */
export class DriverQuoteAnswer {
  @Shown.id() id: string;
  @Shown.id() shipmentId: string;
  @Shown.oneOf(QUOTE_STATUSES) status: QuoteStatus;
  @Shown.oneOf(PAYMENT_STATUSES, { name: 'PaymentStatus' }) paymentStatus: PaymentStatus;
  @Shown.day({ nullable: true }) estimatedPickupDate: string | null;
  @Shown.day({ nullable: true }) estimatedPickupUntil: string | null;
  @Shown.day({ nullable: true }) pickupDay: string | null;
  @Shown.object(() => HoursOfDay, { nullable: true }) pickupDayHours: HoursOfDay | null;
  @Shown.day({ nullable: true }) estimatedDeliveryDate: string | null;
  @Shown.instant() updatedAt: string;
}

/** The fields that a driver's answer takes from the quote; the compiler sees to it that each is one of a quote's. */
export const DRIVERS_FIELDS = [
  'id',
  'shipmentId',
  'status',
  'paymentStatus',
  'estimatedPickupDate',
  'estimatedPickupUntil',
  'pickupDay',
  'pickupDayHours',
  'estimatedDeliveryDate',
  'updatedAt',
] as const satisfies readonly (keyof DriverQuoteAnswer & keyof QuoteAnswer)[];

/** A driver's job: all that is needed at the truck. */
export class DriverJobAnswer {
  @Shown.object(() => ShipmentAnswer) shipment: ShipmentAnswer;
  @Shown.object(() => DriverQuoteAnswer) quote: DriverQuoteAnswer;
  @Shown.list(() => ConditionReportAnswer, { description: 'How it was when it was picked up.' })
  reports: ConditionReportAnswer[];
  @Shown.list(() => TimelineEventAnswer, { description: 'Arrivals, and when nothing could be done there.' })
  events: TimelineEventAnswer[];
}
