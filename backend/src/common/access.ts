import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { Flag, OneOf, rule, Text, WholeBetween } from './fields.js';
import { called, Shown } from './shown.js';

/** Where a carrier gets at an item. */
export const ACCESS_PLACES = ['curb', 'driveway', 'garage', 'dock', 'inside'] as const;
export type AccessPlace = (typeof ACCESS_PLACES)[number];

const MOST_STAIRS = 30;
const LONGEST_NOTE = 300;

/** How a carrier gets at an item, without the note, which is a text that anybody reads. */
export interface Access {
  place: AccessPlace | null;
  /** Steps between the item and the truck. */
  stairs: number | null;
  /** Is there an elevator? */
  lift: boolean | null;
}

const maybe = { optional: true, nullable: true } as const;

/** How a carrier gets at an item, as a caller gives it. */
export class AccessGiven {
  @OneOf(ACCESS_PLACES, maybe) place?: AccessPlace | null;
  @WholeBetween(0, MOST_STAIRS, maybe) stairs?: number | null;
  @Flag(maybe) lift?: boolean | null;
  @Text(0, LONGEST_NOTE, maybe) note?: string | null;
}

/** How a carrier gets at an item. */
export class AccessAnswer implements Access {
  @Shown.oneOf(ACCESS_PLACES, { nullable: true }) place: AccessPlace | null;
  @Shown.whole({ nullable: true, description: 'Steps between the item and the truck.' }) stairs: number | null;
  @Shown.flag({ nullable: true, description: 'Whether there is an elevator.' }) lift: boolean | null;
  @Shown.text({ nullable: true, example: 'The gate is 10 ft wide.' }) note: string | null;
}

/** How a carrier gets at an item at one end; left out or null: not said. */
export function AccessField(description: string): PropertyDecorator {
  return applyDecorators(
    // Written out: a reference that may also be null would be "one of several" for clients in typed languages.
    ApiProperty({
      ...called('Access'),
      type: 'object',
      properties: {
        place: { type: 'string', enum: [...ACCESS_PLACES], nullable: true, example: 'driveway' },
        stairs: {
          type: 'integer',
          minimum: 0,
          maximum: MOST_STAIRS,
          nullable: true,
          example: 3,
          description: 'Steps between the item and the truck.',
        },
        lift: { type: 'boolean', nullable: true, description: 'Whether there is an elevator.' },
        note: {
          type: 'string',
          maxLength: LONGEST_NOTE,
          nullable: true,
          example: 'The gate is 10 ft wide.',
          description: 'Anybody who sees the listing reads it.',
        },
      },
      additionalProperties: false,
      selfRequired: false,
      nullable: true,
      description,
    }),
    ValidateIf((_, value) => value !== undefined && value !== null),
    rule('object', (value) =>
      typeof value === 'object' && !Array.isArray(value)
        ? undefined
        : 'This must be an object with `place`, `stairs`, `lift` and `note`',
    ),
    ValidateNested(),
    Type(() => AccessGiven),
  );
}

/** The access that was given, without its note; null where nothing was said. */
export function accessOf(given: AccessGiven | null): Access | null {
  const { place = null, stairs = null, lift = null } = given ?? {};
  return place === null && stairs === null && lift === null ? null : { place, stairs, lift };
}

/** SQL for an {@link AccessAnswer} of the columns for access and note; null where nothing was said. */
export function accessJson(access: string, note: string): string {
  return `CASE WHEN coalesce(${access}::text, ${note}) IS NOT NULL THEN json_build_object(
    'place', ${access}->'place', 'stairs', ${access}->'stairs', 'lift', ${access}->'lift', 'note', ${note}) END`;
}
