import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { HEAVIEST_LBS, DimensionsField, Dollars, Id, Pounds, rule, Text, WholeBetween } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { MOST_PHOTOS, PhotoUrls } from '../uploads/uploads.dto.js';

export const MOST_ITEMS = 50;
export const LARGEST_VALUE = 1_000_000_000;
const MOST_ALIKE = 999;
const optional = { optional: true, nullable: true } as const;

/** One of several things to ship together. */
export class ItemGiven {
  @Id({ ...optional, description: 'In a change: which of its items it is; left out, a new one.' }) id?: string | null;
  @Text(1, 200, { message: 'Say what it is', example: 'Dining chair' }) title: string;
  @WholeBetween(1, MOST_ALIKE, { ...optional, description: 'Left out: 1.' }) quantity?: number | null;
  @Pounds(HEAVIEST_LBS, { ...optional, description: 'Of each.' }) weight?: number | null;
  @DimensionsField({ ...optional, description: 'Of each.' }) dimensions?: string | null;
  @Dollars(1, LARGEST_VALUE, { ...optional, description: 'Of each.' }) declaredValue?: number | null;
  @Text(0, 500, optional) note?: string | null;
  @rule('fewPhotos', (value) =>
    Array.isArray(value) && value.length > MOST_PHOTOS ? `At most ${MOST_PHOTOS} photos` : undefined,
  )
  @PhotoUrls()
  photos?: string[] | null;
}

/** The things that a shipment consists of. */
export function ItemsField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: () => [ItemGiven],
      required: false,
      nullable: true,
      maxItems: MOST_ITEMS,
      description:
        'If it is several things. `weight` and `declaredValue` are their sums, null unless all say theirs, `dimensions` the largest; none of these may be sent (`from_items`). A change sends the whole list.',
    }),
    ValidateIf((_, value) => value !== undefined && value !== null),
    rule('items', (value) =>
      Array.isArray(value) && value.length <= MOST_ITEMS ? undefined : `A list of at most ${MOST_ITEMS} items`,
    ),
    ValidateNested({ each: true }),
    Type(() => ItemGiven),
  );
}

/** An item that a report, a change or a claim is about. */
export function AboutItem(): PropertyDecorator {
  return Id({ ...optional, description: 'Which of its `items`.' });
}

/** What goes with it in an answer. */
export class ItemNamed {
  @Shown.id({ nullable: true, description: 'null: no item in particular, or it is no longer listed.' })
  itemId: string | null;
  @Shown.text({ nullable: true, description: 'What it was called then.' }) itemTitle: string | null;
}

export class ItemAnswer {
  @Shown.id() id: string;
  @Shown.text() title: string;
  @Shown.whole() quantity: number;
  @Shown.number({ nullable: true, description: 'Of each, as all that follows.' }) weight: number | null;
  @Shown.text({ nullable: true }) dimensions: string | null;
  @Shown.dollars({ nullable: true }) declaredValue: number | null;
  @Shown.text({ nullable: true }) note: string | null;
  @Shown.links() photos: string[];
  @Shown.texts() masked: string[];
}
