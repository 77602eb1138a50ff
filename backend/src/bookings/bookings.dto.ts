import { Text, WholeBetween } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { PaymentAnswer } from '../payments/payments.dto.js';
import { ShipmentAnswer } from '../shipments/shipments.dto.js';
import { PhotoUrls } from '../uploads/uploads.dto.js';

const optional = { optional: true, nullable: true } as const;

/** What was found at the pick-up, as far as anything was noted. */
export class PickupNote {
  @Text(0, 1000, optional) note?: string | null;
  @PhotoUrls() photos?: string[] | null;
}

/** Proof of delivery, as far as there is any. */
export class Proof {
  @Text(0, 200, optional) recipientName?: string | null;
  @Text(0, 1000, optional) note?: string | null;
  @PhotoUrls() photos?: string[] | null;
}

export class ConfirmedAnswer {
  @Shown.object(() => ShipmentAnswer) shipment: ShipmentAnswer;
  @Shown.object(() => PaymentAnswer, { optional: true, description: 'Only when money was released.' })
  payment?: PaymentAnswer;
}

export class CancellationPreview {
  @Shown.flag() allowed: boolean;
  @Shown.text({ nullable: true, description: 'Why it is not allowed.' }) code: string | null;
  @Shown.dollars({ description: 'What goes back to the card.' }) shipperRefund: number;
  @Shown.dollars({ description: 'What the carrier is paid for the late cancellation.' }) carrierCompensation: number;
  @Shown.instant({ nullable: true, description: 'Until then cancelling is free; null: always.' })
  freeUntil: Date | null;
}

export class WebhookAnswer {
  @Shown.flag() received: boolean;
}

const FARTHEST_SECONDS = 31_536_000;

export class ClockAdvance {
  @WholeBetween(1, FARTHEST_SECONDS) advanceSeconds: number;
}

export class ClockAnswer {
  @Shown.instant() now: Date;
}
