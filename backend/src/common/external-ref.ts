import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { patternOf, rule } from './fields.js';

const EXTERNAL_REF = /^[A-Za-z0-9._:/-]{1,100}$/;

/** What the caller's own system calls something. */
export function ExternalRef(description: string, nullable = true): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      pattern: patternOf(EXTERNAL_REF),
      required: false,
      ...(nullable ? { nullable } : {}),
      description,
      example: 'STK-4711',
    }),
    ValidateIf((_, value) => value !== undefined && value !== null),
    rule('externalRef', (value) =>
      typeof value === 'string' && EXTERNAL_REF.test(value)
        ? undefined
        : '1 to 100 letters, digits and any of . _ : / -',
    ),
  );
}
