import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { maskContacts } from '../common/contact-data.js';
import { invalidField } from '../common/errors.js';
import { rule } from '../common/fields.js';
import { MOST_PHOTOS } from '../uploads/uploads.dto.js';
import type { Shipment } from './shipment.entity.js';

const LONGEST = 120;

/** What stands under each photo, in their order; empty where nothing does. How many there have to be, {@link captionsOf} says. */
export function CaptionsField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', maxLength: LONGEST },
      required: false,
      nullable: true,
      maxItems: MOST_PHOTOS,
      description:
        'One for each photo, in their order; an empty text is none. Anybody reads them. Left out, each photo keeps its own.',
      example: ['Front, with the lid closed'],
    }),
    Transform(({ value }) =>
      Array.isArray(value) ? value.map((text: unknown) => (typeof text === 'string' ? text.trim() : text)) : value,
    ),
    ValidateIf((_, value) => value !== undefined && value !== null),
    rule('captions', (value) => {
      if (!Array.isArray(value) || value.length > MOST_PHOTOS)
        return `This must be a list of at most ${MOST_PHOTOS} texts`;
      if (!value.every((text) => typeof text === 'string')) return 'Each of these must be a text';
      if (value.some((text) => [...text].length > LONGEST)) return `At most ${LONGEST} characters each`;
      return value.some((text) => maskContacts(text).kinds.length > 0)
        ? 'Leave out phone numbers, email addresses and links: everybody reads this'
        : undefined;
    }),
  );
}

/**
 * What stands under each of these photos: as given, else what stood there before.
 * @throws 400 where there are not as many as photos
 */
export function captionsOf(
  photos: readonly string[],
  given: readonly string[] | null | undefined,
  before?: Pick<Shipment, 'photos' | 'photoCaptions'>,
): string[] {
  if (given && given.length !== photos.length)
    throw invalidField('photoCaptions', `As many as photos: ${photos.length}`);
  if (given === null) return photos.map(() => '');
  return photos.map((photo, place) => given?.[place] ?? before?.photoCaptions[before.photos.indexOf(photo)] ?? '');
}

/** SQL for the captions of a shipment `s`: those of before there were any have none. */
export const CAPTIONS = `CASE WHEN cardinality(s.photo_captions) = cardinality(s.photos) THEN s.photo_captions
  ELSE array_fill(''::text, ARRAY[cardinality(s.photos)]) END`;
