import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { rule } from './fields.js';
import { called } from './shown.js';

/** Hours of a day, local time at the place, HH:MM. */
export interface Hours {
  from: string;
  to: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const TEXT = { type: 'string', pattern: TIME.source } as const;
/** How a time of day is documented. */
export const TIME_SCHEMA = { ...TEXT, type: String };

/** What is wrong with one end of a range of hours. */
export function hoursFault(end: keyof Hours, { from, to }: Record<keyof Hours, unknown>): string | undefined {
  const value = end === 'from' ? from : to;
  if (typeof value !== 'string' || !TIME.test(value)) return 'Enter a time as HH:MM, like 08:00';
  const isFirst = end === 'from' || typeof from !== 'string' || !TIME.test(from);
  return isFirst || value > from ? undefined : 'This must be later than the first time';
}

/** Hours as a caller gives them. */
export class HoursOfDay implements Hours {
  @ApiProperty({ ...TIME_SCHEMA, example: '08:00' })
  @rule('time', (value) => hoursFault('from', { from: value, to: undefined }))
  from: string;

  @ApiProperty({ ...TIME_SCHEMA, example: '12:00', description: 'Later than `from`.' })
  @rule('laterTime', (value, hours) => hoursFault('to', { from: (hours as HoursOfDay).from, to: value }))
  to: string;
}

/** A window of hours, local time at the place; left out or null: any hour. */
export function HoursField(description: string): PropertyDecorator {
  return applyDecorators(
    // Written out in full: a nullable reference would be "one of several" for clients in typed languages.
    ApiProperty({
      ...called('Hours'),
      type: 'object',
      properties: { from: { ...TEXT, example: '08:00' }, to: { ...TEXT, example: '12:00' } },
      required: ['from', 'to'],
      additionalProperties: false,
      selfRequired: false,
      nullable: true,
      description,
    }),
    ValidateIf((_, value) => value !== undefined && value !== null),
    rule('object', (value) =>
      typeof value === 'object' && !Array.isArray(value) ? undefined : 'This must be an object with `from` and `to`',
    ),
    ValidateNested(),
    Type(() => HoursOfDay),
  );
}
