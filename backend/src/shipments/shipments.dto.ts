import { AccessField, type AccessGiven } from '../common/access.js';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { CATEGORY_GIVEN, CATEGORY_IDS, type Category } from '../common/categories.js';
import {
  CommaList,
  Day,
  DimensionsField,
  Dollars,
  Flag,
  HEAVIEST_LBS,
  Id,
  IdList,
  Ignored,
  Instant,
  isInvisible,
  OneOf,
  Pounds,
  QueryNumber,
  rule,
  Text,
} from '../common/fields.js';
import { ExternalRef } from '../common/external-ref.js';
import { HoursField, HoursOfDay } from '../common/hours.js';
import { LEAST_CENTS, MOST_CENTS } from '../common/money.js';
import { type Metadata, MetadataField } from '../common/metadata.js';
import { UpdatedSince } from '../common/page-search.dto.js';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../common/paging.js';
import { PhotoUrls } from '../uploads/uploads.dto.js';
import { BOOK_NOW_FOR, type BookNowFor } from './book-now.rules.js';
import { MOST_ONLY_FOR } from './only-for.rules.js';
import { CaptionsField } from './captions.js';
import { ContactField, type ContactGiven } from './contact.js';
import { type ItemGiven, ItemsField, LARGEST_VALUE } from './items.dto.js';
import { SHIPMENT_STATUSES, type ShipmentStatus } from './shipments.rules.js';

export const TITLE_REQUIRED = 'Title is required';
export const DESCRIPTION_REQUIRED = 'Please provide a detailed description';
export const PICKUP_REQUIRED = 'Pickup location is required';
export const DELIVERY_REQUIRED = 'Delivery location is required';
export const CATEGORY_REQUIRED = 'Category is required';
export const DESCRIPTION_LEAST = 10;

const DESCRIPTION_MOST = 5_000;
const PLACE_MOST = 300;
/** Farther than any two places of the country are by road. */
const FARTHEST_MILES = 10_000;
const LARGEST_BUDGET = 100_000_000;
const STREET = 'Only you see it, and the booked carrier once the payment is in escrow.';
const optional = { optional: true, nullable: true } as const;

/** What is wrong with the description of something to be listed. */
export function descriptionRefusal(text: unknown): string | undefined {
  return typeof text === 'string' && [...text].length >= DESCRIPTION_LEAST && !isInvisible(text)
    ? undefined
    : DESCRIPTION_REQUIRED;
}

/** Fields that an owner may give or leave out in every state. */
class ShipmentDetails {
  @Text(0, 100, {
    ...optional,
    description: 'The kind of item, for example boat. If left out or empty, it is inferred from the title.',
  })
  subcategory?: string | null;
  @Day({
    ...optional,
    description: 'The day it should be picked up by, at the pickup place; with `pickupUntil`, the first day.',
  })
  pickupDate?: string | null;
  @Day({ ...optional, description: 'The last pickup day, at most 60 days after `pickupDate`.' }) pickupUntil?:
    string | null;
  @HoursField('The hours in which it can be picked up, at the pickup place.') pickupHours?: HoursOfDay | null;
  @Day({ ...optional, description: 'The first day it can be received.' }) deliveryFrom?: string | null;
  @Day({ ...optional, description: 'The day it should arrive by.' }) deliveryDate?: string | null;
  @HoursField('The hours in which it can be received, at the delivery place.') deliveryHours?: HoursOfDay | null;
  @Pounds(HEAVIEST_LBS, { ...optional, description: 'lbs' }) weight?: number | null;
  @DimensionsField({ ...optional, description: 'L x W x H in ft' }) dimensions?: string | null;
  @Dollars(1, LARGEST_BUDGET, optional) budget?: number | null;
  @Dollars(LEAST_CENTS, MOST_CENTS, {
    ...optional,
    description: 'A carrier books it at this price; then pay within 24 hours.',
  })
  bookNowPrice?: number | null;
  @OneOf(BOOK_NOW_FOR, {
    ...optional,
    description: '`checked` (left out): identity or liability insurance is; `proven`: and 3 jobs done.',
  })
  bookNowFor?: BookNowFor | null;
  @Dollars(1, LARGEST_VALUE, { ...optional, description: 'What the item is worth; a claim cannot exceed it.' })
  declaredValue?: number | null;
  @ItemsField() items?: ItemGiven[] | null;
  @PhotoUrls() photos?: string[] | null;
  @CaptionsField() photoCaptions?: string[] | null;
  @AccessField('How the item can be loaded. Anybody who sees the listing reads it.') pickupAccess?: AccessGiven | null;
  @AccessField('How the item can be unloaded. Anybody who sees the listing reads it.')
  deliveryAccess?: AccessGiven | null;
  @Flag({ ...optional, description: 'Of a vehicle or machine: does it drive by itself?' }) runs?: boolean | null;
  @ExternalRef('What your own system calls it: only you see it, and no other shipment of yours may have it.')
  externalRef?: string | null;
  @MetadataField() metadata?: Metadata | null;
  @Text(0, 300, { ...optional, description: STREET }) pickupAddress?: string | null;
  @Text(0, 300, { ...optional, description: STREET }) deliveryAddress?: string | null;
  @ContactField() pickupContact?: ContactGiven | null;
  @ContactField() deliveryContact?: ContactGiven | null;
  @IdList(MOST_ONLY_FOR, {
    ...optional,
    description: 'Carriers who did a job for you and see it before all others. Once listed, only `[]`: open it to all.',
  })
  onlyFor?: string[] | null;
  @Instant({ ...optional, description: 'When it opens to all: 48 hours after it is listed, if left out.' })
  onlyUntil?: string | null;
}

/** A place of something to be listed. */
function PlaceUnlessDraft(missing: string, example: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      minLength: 1,
      maxLength: PLACE_MOST,
      example,
      description: 'Required unless it is a draft.',
    }),
    Transform(({ value }) => (typeof value === 'string' ? value.trim() : value)),
    ValidateIf(({ status }: NewShipment, value) => status !== 'draft' || (value !== undefined && value !== null)),
    rule('place', (value) => {
      if (value === undefined || value === null) return missing;
      if (typeof value !== 'string') return 'This must be text';
      if (value === '' || isInvisible(value)) return missing;
      return [...value].length > PLACE_MOST ? `At most ${PLACE_MOST} characters` : undefined;
    }),
  );
}

/** A shipment to list, or to save as a draft, which only needs a title. */
export class NewShipment extends ShipmentDetails {
  @Text(1, 200, { message: TITLE_REQUIRED, example: 'Harbor 21 boat on its trailer' }) title: string;
  @Id({ optional: true, nullable: true, description: 'The estimate of a widget that it is listed from.' }) prefillId?:
    string | null;

  @ApiProperty({ enum: CATEGORY_IDS, required: false, description: 'Required unless it is a draft.' })
  @ValidateIf(
    (shipment: NewShipment) =>
      shipment.status !== 'draft' || (shipment.category !== undefined && shipment.category !== null),
  )
  @rule('category', (value) =>
    CATEGORY_IDS.includes(value as Category)
      ? undefined
      : value === undefined
        ? CATEGORY_REQUIRED
        : `One of ${CATEGORY_IDS.join(', ')}`,
  )
  category?: Category | null;

  @ApiProperty({
    type: String,
    required: false,
    minLength: DESCRIPTION_LEAST,
    maxLength: DESCRIPTION_MOST,
    description: 'Required unless it is a draft.',
  })
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))
  @ValidateIf(
    (shipment: NewShipment) =>
      shipment.status !== 'draft' || (shipment.description !== undefined && shipment.description !== null),
  )
  @rule('description', (value, shipment) => {
    if (typeof value === 'string' && [...value].length > DESCRIPTION_MOST)
      return `At most ${DESCRIPTION_MOST} characters`;
    if ((shipment as NewShipment).status === 'draft')
      return typeof value === 'string' ? undefined : 'This must be text';
    return descriptionRefusal(value);
  })
  description?: string | null;

  @PlaceUnlessDraft(PICKUP_REQUIRED, 'Austin, TX') pickupLocation?: string | null;
  @PlaceUnlessDraft(DELIVERY_REQUIRED, 'Denver, CO') deliveryLocation?: string | null;
  @OneOf(['draft', 'listed'], { optional: true, description: 'Left out: listed.' }) status?: 'draft' | 'listed';

  @Ignored('Ignored: the owner is always the caller.') userId?: unknown;
}

/** What an owner changes; null empties a field that may be empty. */
export class ShipmentChanges extends ShipmentDetails {
  @Text(1, 200, { optional: true, message: TITLE_REQUIRED }) title?: string;
  @OneOf(CATEGORY_IDS, { name: CATEGORY_GIVEN, optional: true }) category?: Category;
  @Text(0, DESCRIPTION_MOST, { optional: true }) description?: string;
  @Text(1, 300, { optional: true, message: PICKUP_REQUIRED }) pickupLocation?: string;
  @Text(1, 300, { optional: true, message: DELIVERY_REQUIRED }) deliveryLocation?: string;
}

/** What a copy is to be: a draft, or a template. */
export class CopyAs {
  @Flag({ optional: true })
  template?: boolean;
}

export class Reason {
  @Text(0, 1000, optional) reason?: string | null;
}

export const SORTS = ['newest', 'budget', '-budget', 'pickupDate', 'nearest', '-pay', '-payPerMile'] as const;
export type ShipmentSort = (typeof SORTS)[number];
/** What can be quoted on has one of these. */
export const OPEN_STATUSES = ['listed', 'quoted'] as const satisfies readonly ShipmentStatus[];

/** What to search for among the shipments the caller may see. */
export class ShipmentSearch {
  @OneOf(CATEGORY_IDS, { optional: true }) category?: Category;
  @OneOf([...SHIPMENT_STATUSES, 'open'], { optional: true, description: '`open`: listed or quoted.' }) status?:
    ShipmentStatus | 'open';
  @Text(0, 200, { optional: true, description: 'Words of title and description.' }) q?: string;
  @OneOf(['me'], { optional: true, description: 'Your own shipments.' }) owner?: 'me';
  @OneOf(['true'], { optional: true, description: 'Your templates, which other lists leave out.' }) template?: 'true';
  @ExternalRef('Your own shipment that your system calls so.', false) externalRef?: string;
  @CommaList(4_000, { optional: true, description: 'Only these of them, up to 100, separated by commas.' })
  ids?: string;
  @UpdatedSince() updatedSince?: string;
  @OneOf(['me'], { optional: true, description: 'Shipments whose accepted quote is yours.' }) carrier?: 'me';
  @OneOf(['me'], { optional: true, description: 'Listings that you see before all others.' }) onlyFor?: 'me';
  @Text(1, 300, { optional: true, description: 'A place, or lat,lon: either end is near it.' }) near?: string;
  @Text(1, 300, { optional: true }) pickupNear?: string;
  @Text(1, 300, { optional: true }) deliveryNear?: string;
  @QueryNumber(1, 3_000, { default: 50 }) radiusMiles?: number;
  @QueryNumber(0, 1_000_000) minBudget?: number;
  @QueryNumber(0, 1_000_000) maxBudget?: number;
  @QueryNumber(0, HEAVIEST_LBS) minWeight?: number;
  @QueryNumber(0, HEAVIEST_LBS) maxWeight?: number;
  @QueryNumber(0, FARTHEST_MILES, { integer: true }) minMiles?: number;
  @QueryNumber(0, FARTHEST_MILES, { integer: true }) maxMiles?: number;
  @Day({ optional: true, description: 'To be picked up on this day or later.' }) pickupFrom?: string;
  @Day({ optional: true }) pickupTo?: string;
  @OneOf(SORTS, {
    optional: true,
    description:
      'Left out: newest. `nearest` needs a place. `-pay`: the highest budget, else typical price, first; `-payPerMile`: the same a mile.',
  })
  sort?: ShipmentSort;
  @QueryNumber(1, MAX_LIMIT, { integer: true, default: DEFAULT_LIMIT }) limit?: number;
  @Text(1, 500, { optional: true }) cursor?: string;
}
