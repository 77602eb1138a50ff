import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { called } from './shown.js';
import { Transform } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsOptional,
  isUUID,
  IsUUID,
  Max,
  Min,
  IsNumber,
  registerDecorator,
  type ValidationArguments,
  ValidateIf,
} from 'class-validator';
import { type Cents, centsToDecimal, formatCents, parseCents, parseSignedCents } from './money.js';

/** Options of every field decorator: words for the document, and whether the field may be left out or null. */
export interface FieldOptions {
  description?: string;
  example?: unknown;
  optional?: boolean;
  /** null is accepted and means "not given" (only with `optional`). */
  nullable?: boolean;
}

function shared(options: FieldOptions, schema: Record<string, unknown>): PropertyDecorator[] {
  const { description, example, optional = false, nullable = false } = options;
  const property = { ...schema, description, example, required: !optional } as ApiPropertyOptions;
  if (nullable) Object.assign(property, { nullable: true });
  const decorators: PropertyDecorator[] = [ApiProperty(property)];
  if (optional) decorators.push(nullable ? IsOptional() : ValidateIf((_, value) => value !== undefined));
  return decorators;
}

/** Characters as people count them. */
function length(text: string): number {
  return [...text].length;
}

// Spaces, and characters that look like nothing (the empty braille cell is drawn as a blank): a title made of them is not a title.
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Is this text entirely invisible? */
export function isInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}

/**
 * A text that is trimmed, then counted in characters.
 * `message` is used when it is too short (the product's own words for required fields) or missing.
 */
export function Text(min: number, max: number, options: FieldOptions & { message?: string } = {}): PropertyDecorator {
  const tooShort = options.message ?? (min > 1 ? `Enter at least ${min} characters` : 'This must not be empty');
  return applyDecorators(
    ...shared(options, { type: String, ...(min > 0 ? { minLength: min } : {}), maxLength: max }),
    Transform(({ value }) => (typeof value === 'string' ? value.trim() : value)),
    rule('text', (value) => {
      if (value === undefined || value === null) return tooShort;
      if (typeof value !== 'string') return 'This must be text';
      if (min > 0 && (length(value) < min || isInvisible(value))) return tooShort;
      return length(value) > max ? `At most ${max} characters` : undefined;
    }),
  );
}

/** A text taken exactly as sent, spaces and all. */
export function RawText(min: number, max: number, options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ...shared(options, { type: String, minLength: min, maxLength: max }),
    rule('rawText', (value) => {
      if (typeof value !== 'string') return 'This must be text';
      if (length(value) < min) return min > 1 ? `Enter at least ${min} characters` : 'This must not be empty';
      return length(value) > max ? `At most ${max} characters` : undefined;
    }),
  );
}

/** Values of a query in one text, separated by commas. A parameter that is repeated, as some clients send lists, is read as one. */
export function CommaList(max: number, options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => joined(value)),
    RawText(1, max, options),
  );
}

const joined = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join(',') : value;

/** Dollars, as a number or plain decimal text, between two amounts in cents. In memory: cents. */
export function Dollars(min: Cents, max: Cents, options: FieldOptions = {}): PropertyDecorator {
  return decimalField(min, max, options, {
    bad: 'Enter an amount in dollars with at most two decimals',
    range: `Between ${formatCents(min)} and ${formatCents(max)}`,
  });
}

/** Dollars more or less, as a number or plain decimal text, at most `most` cents either way. In memory: cents. */
export function DollarsMoreOrLess(most: Cents, options: FieldOptions = {}): PropertyDecorator {
  return decimalField(-most, most, options, {
    bad: 'Enter an amount in dollars with at most two decimals',
    range: `At most ${formatCents(most)} more or less`,
  });
}

/** Pounds, as a number or plain decimal text. In memory: hundredths of a pound, so that no digit is lost. */
export function Pounds(max: number, options: FieldOptions = {}): PropertyDecorator {
  return decimalField(1, max * 100, options, {
    bad: 'Enter a weight in lbs with at most two decimals',
    range: `More than 0 and at most ${max.toLocaleString('en-US')} lbs`,
  });
}

function decimalField(min: number, max: number, options: FieldOptions, words: { bad: string; range: string }) {
  const read = min < 0 ? parseSignedCents : parseCents;
  return applyDecorators(
    // Strings are accepted too, but only the guide says so: clients in typed languages are generated from a single type.
    ...shared(options, {
      type: Number,
      minimum: min / 100,
      maximum: max / 100,
      multipleOf: 0.01,
      example: options.example ?? Number(centsToDecimal(Math.min(max, 124_050))),
    }),
    Transform(({ value }) => (value === null || value === undefined ? value : (read(value) ?? Number.NaN))),
    rule('decimal', (value) => {
      if (typeof value !== 'number' || Number.isNaN(value)) return words.bad;
      return value < min || value > max ? words.range : undefined;
    }),
  );
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Is this a calendar day, written YYYY-MM-DD? */
export function isCalendarDate(text: unknown): text is string {
  if (typeof text !== 'string' || !DATE.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text > '1900-01-01';
}

/** A calendar day, YYYY-MM-DD. */
export function Day(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ...shared({ example: '2027-03-09', ...options }, { type: String, format: 'date' }),
    rule('day', (value) => (isCalendarDate(value) ? undefined : 'Enter a date as YYYY-MM-DD')),
  );
}

// PostgreSQL reads no zone that is farther away.
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-5]):[0-5]\d)$/;

/** An instant, ISO 8601 with a zone. */
export function Instant(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ...shared({ example: '2027-03-09T17:00:00.000Z', ...options }, { type: String, format: 'date-time' }),
    rule('instant', (value) =>
      // Of a day that no month has, JavaScript makes one of the next month.
      typeof value === 'string' &&
      INSTANT.test(value) &&
      isCalendarDate(value.slice(0, 10)) &&
      !Number.isNaN(Date.parse(value))
        ? undefined
        : 'Enter an instant in ISO 8601 with its zone',
    ),
  );
}

/** One of these words. @param options.name the list's name in the document, if several calls take it */
export function OneOf(
  values: readonly string[],
  { name, ...options }: FieldOptions & { name?: string } = {},
): PropertyDecorator {
  return applyDecorators(
    ...shared(options, { ...(name ? { ...called(name), type: 'string' } : { type: String }), enum: [...values] }),
    IsIn([...values], { message: `One of ${values.join(', ')}` }),
  );
}

/** The id of a row. */
export function Id(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ...shared(options, { type: String, format: 'uuid' }),
    IsUUID('loose', { message: 'This must be an id' }),
  );
}

/** Heavier than what is shipped here. */
export const HEAVIEST_LBS = 500_000;

/** A short list of ids. */
export function IdList(most: number, options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ...shared(options, { type: 'array', maxItems: most, items: { type: 'string', format: 'uuid' } }),
    rule('ids', (value) => {
      if (!Array.isArray(value)) return 'This must be a list of ids';
      if (value.length > most) return `Use at most ${most}`;
      return value.every((id) => isUUID(id, 'loose')) ? undefined : 'Each must be an id';
    }),
  );
}

export function Flag(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ...shared(options, { type: Boolean }),
    rule('flag', (value) => (typeof value === 'boolean' ? undefined : 'This must be true or false')),
  );
}

/** A number between two bounds, given as a JSON number. */
export function NumberBetween(min: number, max: number, options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ...shared(options, { type: Number, minimum: min, maximum: max }),
    IsNumber({}, { message: 'This must be a number' }),
    Min(min, { message: `At least ${min}` }),
    Max(max, { message: `At most ${max}` }),
  );
}

/** A percentage: a JSON number with at most two decimals. */
export function Percent(most: number, options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    rule('twoDecimals', (value) =>
      value === undefined || value === null || Number.isInteger(Math.round(Number(value) * 1e6) / 1e4)
        ? undefined
        : 'At most two decimals',
    ),
    NumberBetween(0, most, options),
  );
}

/** A whole number between two bounds, given as a JSON number. */
export function WholeBetween(min: number, max: number, options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ...shared(options, { type: 'integer', minimum: min, maximum: max }),
    rule('whole', (value) => {
      if (typeof value !== 'number' || !Number.isInteger(value)) return 'This must be a whole number';
      return value < min ? `At least ${min}` : value > max ? `At most ${max}` : undefined;
    }),
  );
}

/** A number in the query string. */
export function QueryNumber(
  min: number,
  max: number,
  options: FieldOptions & { integer?: boolean; default?: number } = {},
): PropertyDecorator {
  return applyDecorators(
    ...shared(
      { ...options, optional: true },
      { type: options.integer ? 'integer' : Number, minimum: min, maximum: max, default: options.default },
    ),
    Transform(({ value }) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value)),
    IsNumber({}, { message: 'This must be a number' }),
    rule('whole', (value) => (options.integer && !Number.isInteger(value) ? 'This must be a whole number' : undefined)),
    Min(min, { message: `At least ${min}` }),
    Max(max, { message: `At most ${max}` }),
  );
}

/** An email address, trimmed; lookups ignore case. */
export function EmailField(options: FieldOptions & { known?: true } = {}): PropertyDecorator {
  return applyDecorators(
    ...shared(options, { type: String, format: 'email', maxLength: 254 }),
    Transform(({ value }) => (typeof value === 'string' ? value.trim().normalize('NFC') : value)),
    rule('length', (value) => (typeof value === 'string' && value.length > 254 ? 'At most 254 characters' : undefined)),
    // Quoted local parts are legal, but no mail provider gives them out, and programs downstream parse them in different ways.
    IsEmail(options.known ? {} : { blacklisted_chars: '"' }, { message: 'Enter an email address' }),
  );
}

// Length x width x height in ft; x, X and the multiplication sign, blanks and "ft" are all understood.
const DIMENSIONS =
  /^(\d{1,3}(?:\.\d{1,2})?)\s*(?:ft)?\s*[xX\u00D7]\s*(\d{1,3}(?:\.\d{1,2})?)\s*(?:ft)?\s*[xX\u00D7]\s*(\d{1,3}(?:\.\d{1,2})?)\s*(?:ft)?$/;

/** Blanks can be matched in many ways, which takes time quadratic in their number, so longer input is not looked at. */
const LONGEST_DIMENSIONS = 60;

/** Normalizes "12ft X 6 × 5.5" to "12 x 6 x 5.5"; undefined when it cannot be read or a side is not 0.1 to 500 ft. */
export function readDimensions(text: string): string | undefined {
  const given = text.trim();
  if (given.length > LONGEST_DIMENSIONS) return undefined;
  const sides = DIMENSIONS.exec(given)?.slice(1).map(Number);
  if (!sides || sides.some((side) => side < 0.1 || side > 500)) return undefined;
  return sides.join(' x ');
}

/** Dimensions `L x W x H` in ft. */
export function DimensionsField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ...shared({ example: '18 x 7 x 6', ...options }, { type: String, maxLength: LONGEST_DIMENSIONS }),
    Transform(({ value }) => (typeof value === 'string' ? (readDimensions(value) ?? value) : value)),
    rule('dimensions', (value) =>
      typeof value === 'string' && readDimensions(value)
        ? undefined
        : 'Enter length x width x height in ft, each 0.1 to 500, for example 18 x 7 x 6',
    ),
  );
}

/** An expression as the document shows it for client generators: slashes need no backslash there. */
export function patternOf({ source }: RegExp): string {
  return source.replaceAll('\\/', '/');
}

/** A check written as a function that returns what is wrong, or undefined. */
export function rule(name: string, check: (value: unknown, object: object) => string | undefined): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: property as string,
      validator: {
        validate: (value: unknown, args?: ValidationArguments) => check(value, args?.object ?? {}) === undefined,
        defaultMessage: (args?: ValidationArguments) => check(args?.value, args?.object ?? {}) ?? '',
      },
    });
  };
}

/** The longest text and the largest number for a field that changes nothing. */
const LONGEST_IGNORED = 200;
const LARGEST_IGNORED = 2_000_000_000;

/** A field that forms send but that changes nothing; it must still be a short text or a number. */
export function Ignored(description: string): PropertyDecorator {
  return applyDecorators(
    ...shared(
      { optional: true, nullable: true, description, example: '1' },
      { type: String, maxLength: LONGEST_IGNORED },
    ),
    rule('ignored', (value) => {
      if (typeof value === 'string')
        return length(value) > LONGEST_IGNORED ? `At most ${LONGEST_IGNORED} characters` : undefined;
      return typeof value === 'number' && Math.abs(value) <= LARGEST_IGNORED
        ? undefined
        : 'This must be text or a number';
    }),
  );
}

/** A short list of whole numbers between two bounds. */
export function WholeList(most: number, min: number, max: number, options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ...shared(options, {
      type: 'array',
      minItems: 1,
      maxItems: most,
      items: { type: 'integer', minimum: min, maximum: max },
    }),
    rule('wholes', (value) => {
      if (!Array.isArray(value) || value.length === 0) return 'Choose one at least';
      if (value.length > most) return `Use at most ${most}`;
      const fits = (each: unknown) => typeof each === 'number' && Number.isInteger(each) && each >= min && each <= max;
      return value.every(fits) ? undefined : `Each must be a whole number from ${min} to ${max}`;
    }),
  );
}

/** A short list of short texts, each trimmed first. */
export function TextList(most: number, longest: number, options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ...shared(options, {
      type: 'array',
      maxItems: most,
      items: { type: 'string', minLength: 1, maxLength: longest },
    }),
    Transform(({ value }) =>
      Array.isArray(value) ? value.map((text: unknown) => (typeof text === 'string' ? text.trim() : text)) : value,
    ),
    rule('texts', (value) => {
      if (!Array.isArray(value)) return 'This must be a list of texts';
      if (value.length > most) return `Use at most ${most}`;
      const fits = (text: unknown) => typeof text === 'string' && !isInvisible(text) && length(text) <= longest;
      return value.every(fits) ? undefined : `Each must have 1 to ${longest} characters`;
    }),
  );
}
