import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { WholeBetween } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { Reasoned } from './admin.people.dto.js';

/** A key that calls more often than this is a case for a talk, not for a setting. */
const MOST_A_MINUTE = 60_000;

/** Has to be said: a call that leaves it out changes nothing by accident. */
function Rate(): PropertyDecorator {
  return applyDecorators(
    WholeBetween(1, MOST_A_MINUTE, {
      description: 'Reads a minute, and as many writes; null: the usual 1,200 and 300.',
      example: 3_000,
    }),
    ApiProperty({ nullable: true, required: true }),
    ValidateIf((_, value) => value !== null),
  );
}

/** A key's calls on one day that used something deprecated. */
export class DeprecatedUse {
  @Shown.text({ description: 'The call, and the field if it is one that is deprecated.' }) what: string;
  @Shown.whole() calls: number;
}

/** A key's calls on one day. */
export class KeyUsageAnswer {
  @Shown.day({ description: 'In UTC.' }) day: string;
  @Shown.whole() reads: number;
  @Shown.whole() writes: number;
  @Shown.whole({ description: 'Past the limit of its minute.' }) refused: number;
  @Shown.list(() => DeprecatedUse) deprecated: DeprecatedUse[];
}

export class KeyRate extends Reasoned {
  @Rate() ratePerMinute: number | null;
}
