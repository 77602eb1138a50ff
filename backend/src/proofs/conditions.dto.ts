import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { NumberBetween, OneOf, patternOf, rule, Text, TextList } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { AboutItem, ItemNamed } from '../shipments/items.dto.js';
import { MOST_PHOTOS, photoId, PhotoUrls } from '../uploads/uploads.dto.js';
import { FORM_NAMES, type FormName, MARK_KINDS, MARK_SIZES, MOST_MARKS } from './condition-forms.js';
import { ActGiven, ENDS, type EndName, Part } from './proofs.dto.js';

const optional = { optional: true, nullable: true } as const;
const MOST_VALUES = 20;
const LONGEST_VALUE = 100;
const UPLOAD = /^\/api\/uploads\/[0-9a-f-]{36}$/;

/** The address of one upload. */
function UploadUrl(isOptional = false): PropertyDecorator {
  return (target, property) => {
    ApiProperty({
      type: String,
      pattern: patternOf(UPLOAD),
      required: !isOptional,
      nullable: isOptional,
      example: SAMPLE,
    })(target, property);
    ValidateIf((_, value) => !isOptional || (value !== undefined && value !== null))(target, property);
    rule('upload', (value) =>
      typeof value === 'string' && photoId(value) ? undefined : 'Only an address returned by POST /api/uploads',
    )(target, property);
  };
}

const SAMPLE = '/api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10';

/** Something that is not whole, on a drawing of the item. */
export class ConditionMark {
  @Text(1, 20, { example: 'left' }) view: string;
  @NumberBetween(0, 1, { example: 0.4, description: 'From the left, as a share.' }) x: number;
  @NumberBetween(0, 1, { example: 0.6, description: 'From the top.' }) y: number;
  @OneOf(MARK_KINDS) kind: (typeof MARK_KINDS)[number];
  @OneOf(MARK_SIZES) size: (typeof MARK_SIZES)[number];
  @Text(0, 200, optional) note?: string | null;
  @UploadUrl(true) photo?: string | null;
}

/** How the item is at one end. */
export class ConditionGiven {
  @OneOf(FORM_NAMES) form: FormName;
  @AboutItem() itemId?: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', maxLength: LONGEST_VALUE },
    maxProperties: MOST_VALUES,
    selfRequired: false,
    description: 'What the form asks for, as texts.',
    example: { odometer: '42180', keys: '2' },
  })
  @ValidateIf((_, value) => value !== undefined)
  @rule('values', (value) => {
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    const texts: unknown[] = isMap ? Object.values(value) : [undefined];
    return texts.length <= MOST_VALUES &&
      texts.every((each) => typeof each === 'string' && each.length <= LONGEST_VALUE)
      ? undefined
      : `At most ${MOST_VALUES} short texts by name`;
  })
  values?: Record<string, string>;

  @ApiProperty({ type: () => [ConditionMark], required: false, maxItems: MOST_MARKS })
  @ValidateIf((_, value) => value !== undefined)
  @rule('marks', (value) => (Array.isArray(value) && value.length <= MOST_MARKS ? undefined : `At most ${MOST_MARKS}`))
  @ValidateNested({ each: true })
  @Type(() => ConditionMark)
  marks?: ConditionMark[];

  @PhotoUrls() photos?: string[] | null;
  @TextList(MOST_PHOTOS, 20, {
    ...optional,
    description: 'What each photo shows: a view of the form, or `other`.',
    example: ['left'],
  })
  photoViews?: string[] | null;
  @Text(0, 200, { ...optional, description: 'Why there are fewer photos than asked for.' }) fewPhotos?: string | null;
}

/** Who was there at the hand-over: their name, and how they signed. */
export class SignatureGiven {
  @Text(1, 100, { example: 'Sam Okafor' }) name: string;
  @UploadUrl(true) url?: string | null;
}

export class NobodyThere {
  @UploadUrl() photo: string;
}

/** What a pickup or delivery says, by itself or as an act. */
export class ProofGiven extends ActGiven {
  @Text(0, 1000, optional) note?: string | null;
  @PhotoUrls() photos?: string[] | null;
  @Part(() => ConditionGiven) condition?: ConditionGiven;
  @Part(() => SignatureGiven) signature?: SignatureGiven;
  @Part(() => NobodyThere) nobodyThere?: NobodyThere;
}

/** All photos of the act, each once. */
export function photosOf({ photos, condition }: Pick<ProofGiven, 'photos' | 'condition'>): string[] {
  return [...new Set([...(photos ?? []), ...(condition?.photos ?? [])])];
}

/** The photos of single marks. */
export function photosOfMarks(marks: readonly Pick<ConditionMark, 'photo'>[]): string[] {
  return marks.flatMap(({ photo }) => photo ?? []);
}

export class ConditionMarkAnswer {
  @Shown.text() view: string;
  @Shown.number() x: number;
  @Shown.number() y: number;
  @Shown.oneOf(MARK_KINDS) kind: (typeof MARK_KINDS)[number];
  @Shown.oneOf(MARK_SIZES) size: (typeof MARK_SIZES)[number];
  @Shown.text({ nullable: true }) note: string | null;
  @Shown.link({ nullable: true, optional: true }) photo?: string | null;
}

/** How the item was at one end, as the carrier found it; nobody changes it. */
export class ConditionReportAnswer extends ItemNamed {
  @Shown.id() id: string;
  @Shown.oneOf(ENDS) end: EndName;
  @Shown.oneOf(FORM_NAMES) form: FormName;
  @Shown.free() values: Record<string, string>;
  @Shown.list(() => ConditionMarkAnswer) marks: ConditionMarkAnswer[];
  @Shown.links() photos: string[];
  @Shown.texts({ description: 'What each photo shows; empty if nobody said.' }) photoViews: string[];
  @Shown.text({ nullable: true }) fewPhotos: string | null;
  @Shown.text({ nullable: true }) signerName: string | null;
  @Shown.link({ nullable: true }) signature: string | null;
  @Shown.link({ nullable: true, description: 'The photo, where nobody was there to sign.' }) nobodyThere: string | null;
  @Shown.text({ description: 'Of all of it with its photos, in hex.' }) sha256: string;
  @Shown.instant() happenedAt: string;
  @Shown.text() fence: string;
}
