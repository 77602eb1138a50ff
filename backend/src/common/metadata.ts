import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { rule } from './fields.js';
import { Shown } from './shown.js';

/** Notes of a program about a record, for itself; nobody but their author sees them. */
export type Metadata = Readonly<Record<string, string>>;

const MOST_KEYS = 20;
const LONGEST_KEY = 40;
const LONGEST_VALUE = 500;
const MOST_BYTES = 4_096;

/** Metadata that a call may bring. */
export function MetadataField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'object',
      additionalProperties: { type: 'string', maxLength: LONGEST_VALUE },
      maxProperties: MOST_KEYS,
      selfRequired: false,
      nullable: true,
      description: 'Your own notes, seen by you alone: 4 kB, names of up to 40 characters.',
      example: { branch: 'Austin' },
    }),
    ValidateIf((_, value) => value !== undefined && value !== null),
    rule('metadata', refusalOf),
  );
}

/** Metadata in an answer, for their author. */
export const ShownMetadata = () =>
  applyDecorators(
    Shown.free({
      nullable: true,
      optional: true,
      description: 'Your own notes; null for others.',
      example: { branch: 'Austin' },
    }),
  );

function refusalOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'This must be an object of texts';
  const entries = Object.entries(value);
  if (entries.length > MOST_KEYS) return `At most ${MOST_KEYS} names`;
  if (entries.some(([key]) => key === '' || [...key].length > LONGEST_KEY))
    return `Each name has 1 to ${LONGEST_KEY} characters`;
  if (entries.some(([, text]) => typeof text !== 'string' || [...text].length > LONGEST_VALUE))
    return `Each value is a text of at most ${LONGEST_VALUE} characters`;
  if (JSON.stringify(value).includes('\\u0000')) return 'Characters that no text may have';
  return Buffer.byteLength(JSON.stringify(value)) > MOST_BYTES ? 'At most 4 kB' : undefined;
}
