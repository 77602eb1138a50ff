import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { rule, Text } from '../common/fields.js';
import { called, Shown } from '../common/shown.js';

const LONGEST_NAME = 100;
const LONGEST_PHONE = 30;
const LONGEST_TEXT = 200;
const maybe = { optional: true, nullable: true } as const;

/** Whom to call at one end, as a caller gives it. */
export class ContactGiven {
  @Text(0, LONGEST_NAME, maybe) name?: string | null;
  @Text(0, LONGEST_PHONE, maybe) phone?: string | null;
}

/** As one text, it is the name. */
class ContactText extends ContactGiven {
  @Text(0, LONGEST_TEXT, maybe) override name?: string | null;
}

/** Whom to call at one end. */
export class EndContactAnswer {
  @Shown.text({ nullable: true, description: 'A contact that was given as one text is all in here.' })
  name: string | null;
  @Shown.text({ nullable: true }) phone: string | null;
}

/** Whom to call at one end; left out or null: nobody. */
export function ContactField(): PropertyDecorator {
  return applyDecorators(
    // One text is taken as well, and only the guide says so: clients in typed languages are made out of one type.
    ApiProperty({
      ...called('Contact'),
      type: 'object',
      properties: {
        name: { type: 'string', maxLength: LONGEST_NAME, nullable: true, example: 'Dana Reyes' },
        phone: { type: 'string', maxLength: LONGEST_PHONE, nullable: true, example: '(512) 555-0142' },
      },
      additionalProperties: false,
      selfRequired: false,
      nullable: true,
      description: 'Whom to call there. Seen by you and, once paid, the booked carrier.',
    }),
    Transform(({ value }) => {
      if (typeof value === 'string') return Object.assign(new ContactText(), { name: value.trim() });
      // What is in a list is not looked at.
      if (Array.isArray(value)) return Number.NaN;
      return typeof value === 'object' && value !== null
        ? Object.assign(new ContactGiven(), trimmed(value as Record<string, unknown>))
        : value;
    }),
    ValidateIf((_, value) => value !== undefined && value !== null),
    rule('object', (value) =>
      typeof value === 'object' ? undefined : 'This must be an object with `name` and `phone`, or a text',
    ),
    ValidateNested(),
  );
}

function trimmed(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}

/** SQL for both in one text. */
export function contactText(name: string, phone: string): string {
  return `nullif(concat_ws(', ', ${name}, ${phone}), '')`;
}

/** SQL for an {@link EndContactAnswer} of the columns for name and phone; null where there is nobody. */
export function contactJson(name: string, phone: string): string {
  return `CASE WHEN coalesce(${name}, ${phone}) IS NOT NULL THEN json_build_object('name', ${name}, 'phone', ${phone}) END`;
}
