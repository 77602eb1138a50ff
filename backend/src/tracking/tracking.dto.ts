import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { Id, Instant, NumberBetween, rule, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { ProblemAnswer } from '../platform/http/call.js';

/** Where a shipment is, in decimal degrees (WGS 84). */
export class NewLocation {
  @NumberBetween(-90, 90, { example: 32.7767 }) latitude: number;
  @NumberBetween(-180, 180, { example: -96.797 }) longitude: number;
  @Text(0, 300, { optional: true, nullable: true }) address?: string | null;
  @Text(0, 1000, { optional: true, nullable: true }) notes?: string | null;
  @Instant({ optional: true, description: 'When it was there, since the pickup; now, if left out.' }) at?: string;
}

export const MOST_POSITIONS = 500;

/** Where a shipment was, as a phone measured it. */
export class TrackedPosition {
  @Id() shipmentId: string;
  @NumberBetween(-90, 90, { example: 32.7767 }) latitude: number;
  @NumberBetween(-180, 180, { example: -96.797 }) longitude: number;
  @Instant() at: string;
}

/** Positions measured while there may have been no signal. */
export class PositionBatch {
  @ApiProperty({ type: () => [TrackedPosition], minItems: 1, maxItems: MOST_POSITIONS })
  @rule('positions', (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= MOST_POSITIONS
      ? undefined
      : `A list of 1 to ${MOST_POSITIONS}`,
  )
  @ValidateNested({ each: true })
  @Type(() => TrackedPosition)
  positions: TrackedPosition[];

  @Instant({ optional: true, nullable: true, description: "The phone's clock as it sends, which corrects `at`." })
  sentAt?: string | null;
}

export const POSITION_OUTCOMES = ['created', 'exists', 'refused'] as const;

/** What became of each position, in their order. */
@ApiExtraModels(ProblemAnswer)
export class PositionResult {
  @Shown.oneOf(POSITION_OUTCOMES) outcome: (typeof POSITION_OUTCOMES)[number];
  @ApiProperty({
    required: false,
    allOf: [{ $ref: getSchemaPath(ProblemAnswer) }],
    description: 'Why it is refused.',
  })
  problem?: ProblemAnswer;
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
