import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { CATEGORY_GIVEN, CATEGORY_IDS, type Category } from '../common/categories.js';
import { Flag, OneOf, rule, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { originOf } from './origins.js';

const MOST_ORIGINS = 10;
const LONGEST_ORIGIN = 200;

function Origins({ optional = false } = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: LONGEST_ORIGIN },
      minItems: 1,
      maxItems: MOST_ORIGINS,
      required: !optional,
      description: 'The sites that may show it: https, without a path. http only for localhost.',
      example: ['https://www.dealer.example'],
    }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value.map((text: unknown) => (typeof text === 'string' ? (originOf(text) ?? text) : text))
        : value,
    ),
    ...(optional ? [ValidateIf((_, value) => value !== undefined)] : []),
    rule('origins', (value) => {
      if (!Array.isArray(value) || value.length === 0) return 'Enter at least one site';
      if (value.length > MOST_ORIGINS) return `Use at most ${MOST_ORIGINS}`;
      return value.every((text) => typeof text === 'string' && text.length <= LONGEST_ORIGIN && originOf(text))
        ? undefined
        : 'Each a site like https://www.dealer.example, without a path';
    }),
  );
}

const CATEGORY = { description: 'What is priced there; null: the visitor chooses.' };
const FROM = { description: 'Where it is picked up; null: the visitor says.', example: 'Austin, TX' };
const given = { optional: true, nullable: true };

export class NewWidget {
  @Text(1, 80, { description: 'What you know it by.', example: 'Boats page' }) name: string;
  @Origins() allowedOrigins: string[];
  @OneOf(CATEGORY_IDS, { name: CATEGORY_GIVEN, ...CATEGORY, ...given }) category?: Category | null;
  @Text(1, 300, { ...FROM, ...given }) from?: string | null;
}

export class WidgetChanges {
  @Text(1, 80, { optional: true, example: 'Boats page' }) name?: string;
  @Origins({ optional: true }) allowedOrigins?: string[];
  @OneOf(CATEGORY_IDS, { name: CATEGORY_GIVEN, ...CATEGORY, ...given }) category?: Category | null;
  @Text(1, 300, { ...FROM, ...given }) from?: string | null;
  @Flag({ optional: true, description: 'false: it shows nothing any more.', example: true }) enabled?: boolean;
}

export class WidgetAnswer {
  @Shown.id() id: string;
  @Shown.text({ description: 'Stands on the page. It is no secret.', example: 'hwp_3kT9vQ0mXr7LwB2nYc8sHd4J' })
  key: string;
  @Shown.text({ example: 'Boats page' }) name: string;
  @Shown.texts({ example: ['https://www.dealer.example'] }) allowedOrigins: string[];
  @Shown.oneOf(CATEGORY_IDS, { name: 'Category', nullable: true, ...CATEGORY }) category: Category | null;
  @Shown.text({ nullable: true, ...FROM }) from: string | null;
  @Shown.flag() enabled: boolean;
  @Shown.whole({ description: 'How often a price was asked for there.' }) estimates: number;
  @Shown.whole({ description: 'How many shipments were listed from there.' }) listings: number;
  @Shown.instant() createdAt: string;
  @Shown.instant() updatedAt: string;
}

/** What somebody asked a widget, for the form that lists it. */
export class PrefillAnswer {
  @Shown.oneOf(CATEGORY_IDS, { name: 'Category' }) category: Category;
  @Shown.text({ example: 'Austin, TX' }) from: string;
  @Shown.text({ example: 'Denver, CO' }) to: string;
  @Shown.number({ nullable: true, description: 'lbs' }) weight: number | null;
}
