import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { Id, Instant, NumberBetween, OneOf, rule, Text } from '../common/fields.js';
import { PhotoUrls } from '../uploads/uploads.dto.js';

/** What any act on the road may be refused. */
export const ACT_REFUSALS = [
  'unauthorized',
  'forbidden',
  'account_suspended',
  'not_found',
  'illegal_transition',
  'stale',
  'too_many_photos',
  'payment_required',
  'payment_frozen',
  'not_picked_up',
  'job_over',
  'act_reused',
] as const;

const optional = { optional: true, nullable: true } as const;
/** Beyond this a phone might as well say nothing. */
const MOST_METERS = 100_000;

/** Where a phone says it is, in decimal degrees (WGS 84). */
export class PositionGiven {
  @NumberBetween(-90, 90, { example: 30.2672 }) latitude: number;
  @NumberBetween(-180, 180, { example: -97.7431 }) longitude: number;
  @NumberBetween(0, MOST_METERS, { ...optional, description: 'Meters.', example: 12 }) accuracy?: number | null;
}

/** An object inside another one, which may be left out. */
export function Part(of: () => new () => object): PropertyDecorator {
  return applyDecorators(
    // The document's library only treats a function as a late reference when it is named "type".
    ApiProperty({ type: () => of(), required: false }),
    ValidateIf((_, value) => value !== undefined),
    rule('part', (value) => (isObject(value) ? undefined : 'This must be an object')),
    ValidateNested(),
    Type(of),
  );
}

/** What a phone adds to something that is done on the road, maybe without signal. */
export class ActGiven {
  @Id({ ...optional, description: 'Made on the phone: done once.' })
  actId?: string | null;
  @Instant(optional) capturedAt?: string | null;
  @Instant(optional) sentAt?: string | null;

  @Part(() => PositionGiven) position?: PositionGiven;
}

export const ENDS = ['pickup', 'delivery'] as const;
export type EndName = (typeof ENDS)[number];

export class Arrival extends ActGiven {
  @OneOf(ENDS) end: EndName;
}

export const ATTEMPT_REASONS = ['nobody_home', 'refused', 'no_access', 'other'] as const;

/** The carrier was there, and could not load or unload. */
export class Attempt extends ActGiven {
  @OneOf(ATTEMPT_REASONS) reason: (typeof ATTEMPT_REASONS)[number];
  @Text(0, 1000, optional) note?: string | null;
  @PhotoUrls() photos?: string[] | null;
}

/** A place in decimal degrees (WGS 84), where the caller stands. */
export class ExactPoint {
  @OneOf(ENDS) end: EndName;
  @NumberBetween(-90, 90, { example: 30.2672 }) latitude: number;
  @NumberBetween(-180, 180, { example: -97.7431 }) longitude: number;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
