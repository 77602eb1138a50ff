import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Flag, rule } from '../common/fields.js';
import { openList, Shown } from '../common/shown.js';
import { ProblemAnswer } from '../platform/http/call.js';
import { NewShipment } from './shipments.dto.js';

export const MOST_ROWS = 200;
const OUTCOMES = ['created', 'existing', 'refused'] as const;
export type BulkOutcome = (typeof OUTCOMES)[number];

/** Shipments to create in one call. Each is checked on its own, so that a wrong one does not hold up the others. */
@ApiExtraModels(NewShipment)
export class BulkShipments {
  @ApiProperty({
    type: 'array',
    items: { $ref: getSchemaPath(NewShipment) },
    minItems: 1,
    maxItems: MOST_ROWS,
    description: 'Each with an `externalRef`.',
    example: [
      {
        externalRef: 'STK-4711',
        title: 'Sailing boat, 22 ft, on its trailer',
        category: 'vehicles',
        description: 'Ready to go, with tires of this year.',
        pickupLocation: 'Austin, TX',
        deliveryLocation: 'Denver, CO',
      },
    ],
  })
  @rule('rows', (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= MOST_ROWS ? undefined : `A list of 1 to ${MOST_ROWS}`,
  )
  rows: unknown[];

  @Flag({ optional: true, description: 'true: nothing is created, and the answer says what would be.' })
  dryRun?: boolean;
}

/** What became of a row. */
@ApiExtraModels(ProblemAnswer)
export class BulkResult {
  @Shown.whole({ description: 'Of the row, from 0.' }) index: number;
  @Shown.text({ nullable: true, description: 'Of the row; null where it has none.', example: 'STK-4711' })
  externalRef: string | null;
  @ApiProperty({
    ...openList(OUTCOMES),
    description: '`existing`: the same row was already sent before.',
  })
  outcome: BulkOutcome;
  @Shown.id({ nullable: true, description: 'null where it is refused, or would be created.' })
  shipmentId: string | null;
  @ApiProperty({
    required: false,
    allOf: [{ $ref: getSchemaPath(ProblemAnswer) }],
    description: 'Why it is refused.',
  })
  problem?: ProblemAnswer;
  @Shown.whole({ optional: true, description: 'Of `too_many_requests`: seconds until the row can be sent again.' })
  retryAfter?: number;
}

export class BulkAnswer {
  @Shown.whole() created: number;
  @Shown.whole() existing: number;
  @Shown.whole() refused: number;
  @Shown.list(() => BulkResult) results: BulkResult[];
}
