import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { invalidField } from '../common/errors.js';
import { Id, OneOf, patternOf, rule } from '../common/fields.js';
import { called, Shown } from '../common/shown.js';
import { type Width, WIDTHS } from './images.js';

export const MOST_PHOTOS = 12;

const URL = /^\/api\/uploads\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
/** Beyond this number they are not even looked at one by one. */
const MOST_LISTED = 100;

export function photoUrl(id: string): string {
  return `/api/uploads/${id}`;
}

/** The id in an upload's address; undefined for any other text. */
export function photoId(url: string): string | undefined {
  return URL.exec(url)?.[1];
}

/** Addresses of uploads that the call `from` gave, in the order in which they are to be shown. How many there may be, `requireFewPhotos` says. */
export function PhotoUrls(from = 'POST /api/uploads', most = MOST_PHOTOS): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      ...(most === MOST_PHOTOS && from === 'POST /api/uploads' ? called('UploadPaths') : {}),
      type: 'array',
      items: { ...called('UploadPath'), type: 'string', format: 'uri-reference', pattern: patternOf(URL) },
      required: false,
      nullable: true,
      maxItems: most,
      ...(from === 'POST /api/uploads' ? {} : { description: `Addresses that ${from} gave you.` }),
      example: ['/api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10'],
    }),
    ValidateIf((_, value) => value !== undefined && value !== null),
    rule('photos', (value) => {
      if (!Array.isArray(value) || value.length > MOST_LISTED) return 'This must be a list of addresses';
      if (!value.every((url) => typeof url === 'string' && URL.test(url))) return `Only addresses returned by ${from}`;
      return new Set(value).size === value.length ? undefined : 'The same address appears twice';
    }),
  );
}

/** @throws 400 `too_many_photos` */
export function requireFewPhotos(photos: readonly string[], path = 'photos'): void {
  if (photos.length > MOST_PHOTOS) throw invalidField(path, `At most ${MOST_PHOTOS} photos`, 'too_many_photos');
}

export class UploadAnswer {
  @Shown.id() id: string;
  @Shown.link({ example: '/api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10' }) url: string;
}

export class UploadSearch {
  @Id({ optional: true, description: 'The act they are sent for: then they are kept 14 days.' }) actId?: string;
}

export class PhotoSearch {
  @OneOf(WIDTHS.map(String), { optional: true, description: 'Width in pixels; default 1600.' })
  w?: `${Width}`;
}
