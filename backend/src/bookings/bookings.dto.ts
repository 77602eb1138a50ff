import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { Day, Dollars, type FieldOptions, patternOf, rule, Text, WholeBetween } from '../common/fields.js';
import { hoursFault, TIME_SCHEMA } from '../common/hours.js';
import { LEAST_CENTS, MOST_CENTS } from '../common/money.js';
import { Shown } from '../common/shown.js';
import { PaymentAnswer } from '../payments/payments.dto.js';
import { ContactField, type ContactGiven } from '../shipments/contact.js';
import { ShipmentAnswer } from '../shipments/shipment-answer.dto.js';
import { PersonAnswer } from '../users/users.dto.js';
import { ProofGiven } from '../proofs/conditions.dto.js';
import { ActGiven } from '../proofs/proofs.dto.js';

const optional = { optional: true, nullable: true } as const;

const CODE = /^\d{6}$/;

/** A listing taken at its price. Its days have to be among those that are asked for. */
export class Taking {
  @Dollars(LEAST_CENTS, MOST_CENTS, { description: 'As you saw it.' }) amount: number;
  @Day() estimatedPickupDate: string;
  @Day(optional) estimatedPickupUntil?: string | null;
  @Day({ ...optional, description: 'Required where asked for.' }) estimatedDeliveryDate?: string | null;
}

/** Six digits. */
function ReleaseCode(options: FieldOptions = {}): PropertyDecorator {
  const { optional: isOptional = false, ...words } = options;
  return applyDecorators(
    ApiProperty({ type: String, pattern: patternOf(CODE), example: '402913', required: !isOptional, ...words }),
    ValidateIf((_, value) => !isOptional || (value !== undefined && value !== null)),
    rule('code', (value) => (typeof value === 'string' && CODE.test(value) ? undefined : 'Six digits')),
  );
}

/** Which of the agreed days the pickup is on; give both times or neither. */
export class PickupDayChoice {
  @Day({ description: 'One of the agreed days, at the pickup place.' }) day: string;

  @ApiProperty({ ...TIME_SCHEMA, example: '08:00', required: false, nullable: true, description: 'Not before.' })
  @ValidateIf(({ from, to }: PickupDayChoice) => (from ?? to ?? null) !== null)
  @rule('time', (value) => hoursFault('from', { from: value, to: undefined }))
  from?: string | null;

  @ApiProperty({ ...TIME_SCHEMA, example: '12:00', required: false, nullable: true, description: 'Later than `from`.' })
  @ValidateIf(({ from, to }: PickupDayChoice) => (from ?? to ?? null) !== null)
  @rule('laterTime', (value, choice) => hoursFault('to', { from: (choice as PickupDayChoice).from, to: value }))
  to?: string | null;
}

const WHERE = 'A street in the agreed place or close to it. Replaces what was there.';

/** Where exactly a booked shipment is and goes, and whom to call. What is left out stays. */
export class AddressesGiven {
  @Text(1, 300, { optional: true, description: WHERE }) pickupAddress?: string;
  @Text(1, 300, { optional: true, description: WHERE }) deliveryAddress?: string;
  @ContactField() pickupContact?: ContactGiven | null;
  @ContactField() deliveryContact?: ContactGiven | null;
}

/** What was found at the pickup, if anything was noted. */
export class PickupNote extends ProofGiven {}

/** Proof of delivery, if there is any. */
export class Proof extends ProofGiven {
  @Text(0, 200, optional) recipientName?: string | null;
  @ReleaseCode({ ...optional, description: 'The one that the owner gave you at the door.' }) code?: string | null;
}

export class CodeTyped extends ActGiven {
  @ReleaseCode() code: string;
}

export class ConfirmedAnswer {
  @Shown.object(() => ShipmentAnswer) shipment: ShipmentAnswer;
  @Shown.object(() => PaymentAnswer, { optional: true, description: 'Only if money was released.' })
  payment?: PaymentAnswer;
}

/** Who drives, for the shipper to call. */
export class ContactedDriver {
  @Shown.text({ example: 'Sam' }) name: string;
  @Shown.text({ nullable: true, example: '(512) 555-0142' }) phone: string | null;
}

/** The other side of a paid job. */
export class ContactAnswer extends PersonAnswer {
  @Shown.text({ nullable: true, example: '(512) 555-0142' }) phone: string | null;
  @Shown.object(() => ContactedDriver, { nullable: true, description: 'Of a carrier: who drives for them.' })
  driver: ContactedDriver | null;
}

export class CancellationPreview {
  @Shown.flag() allowed: boolean;
  @Shown.text({ nullable: true, description: 'Why it is not allowed.' }) code: string | null;
  @Shown.dollars({ description: 'What goes back to the card.' }) shipperRefund: number;
  @Shown.dollars({ description: 'What the carrier is paid for the late cancellation.' }) carrierCompensation: number;
  @Shown.instant({ nullable: true, description: 'Cancelling is free until then; null: always.' })
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
