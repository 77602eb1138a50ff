import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateIf, ValidateNested } from 'class-validator';
import { Flag, OneOf, RawText, Text, WholeBetween } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import {
  OWN_KINDS,
  type OwnKind,
  QUESTION_GROUPS,
  TEXT_FIELDS,
  TEXT_KINDS,
  type TextField,
  type TextKind,
} from '../platform/texts/text.js';

const part = { optional: true } as const;
const LONGEST = 4_000;

/** The parts of a text; which ones depends on its kind. Values stand in braces. */
export class TextContent {
  @Text(0, 150, { ...part, example: 'Choose a new password', description: 'Of a mail.' }) subject?: string;
  @Text(0, 150, { ...part, description: 'Of a mail; of a reply, what operators know it by.' }) heading?: string;
  @Text(0, LONGEST, {
    ...part,
    description: 'An empty line starts a new paragraph; of what cannot be shipped, each line is an item.',
  })
  body?: string;
  @Text(0, 1000, { ...part, description: 'Of a mail, under its button.' }) closing?: string;
  @Text(0, 150, part) question?: string;
  @Text(0, 2000, part) answer?: string;
  @Text(0, 300, { ...part, description: 'Other words that people search a question with.' }) also?: string;
  // Its words are checked with the rest of the text: an answer, which this is too, has no closed list.
  @Text(0, 20, { ...part, description: 'Where a question stands.' }) group?: string;
}

export class TextDraft {
  @ApiProperty({ type: () => TextContent, required: false, description: 'Left out: as it is now.' })
  @ValidateIf((_, value) => value !== undefined)
  @IsObject({ message: 'The parts of the text' })
  @ValidateNested()
  @Type(() => TextContent)
  content?: TextContent;
}

export class TextChange extends TextDraft {
  @WholeBetween(0, 2_000_000_000, { description: 'The version that the change is based on.' }) version: number;
  @Flag({ optional: true, description: 'A question that is not shown, or a reply that is not offered.' })
  hidden?: boolean;
}

export class TextBack {
  @WholeBetween(0, 2_000_000_000, { description: 'The version that the change is based on.' }) version: number;
  @WholeBetween(0, 2_000_000_000, { description: 'The version to say again; 0: the original.' }) to: number;
}

/** A text of the operators' own: a question with group, question and answer, or a reply with heading and body; the rest is ignored. */
export class NewText {
  @OneOf(OWN_KINDS, { ...part, description: 'Left out: a question.' }) kind?: OwnKind;
  @OneOf(QUESTION_GROUPS, { ...part, example: 'shipping' }) group?: string;
  @Text(0, 150, { ...part, example: 'Do you ship to Alaska?' }) question?: string;
  @Text(0, 2000, { ...part, example: 'Yes. Call {supportPhone}.' }) answer?: string;
  @Text(0, 300, { ...part, description: 'Other words that people search it with.' }) also?: string;
  @Text(0, 60, { ...part, description: 'Of a reply: what operators know it by.' }) heading?: string;
  @Text(0, LONGEST, { ...part, description: 'Of a reply.' }) body?: string;
}

/** A filter of the list, in react-admin's dialect. */
export class TextSearch {
  @RawText(1, 200, { optional: true }) sort?: string;
  @RawText(1, 100, { optional: true, example: '[0,24]' }) range?: string;
  @RawText(1, 6_000, { optional: true, description: 'JSON: kind, q, edited, unusable, id.' }) filter?: string;
}

export class TextValueAnswer {
  @Shown.text({ example: 'reason' }) name: string;
  @Shown.text() says: string;
  @Shown.text() example: string;
  @Shown.flag({ description: 'The body or answer has to name it.' }) required: boolean;
}

/** A text that operators may word themselves. */
export class TextAnswer {
  @Shown.text({ example: 'mail.password_reset' }) id: string;
  @Shown.oneOf(TEXT_KINDS) kind: TextKind;
  @Shown.text() name: string;
  @Shown.text({ description: 'When it is sent, or where it stands.' }) about: string;
  @Shown.manyOf(TEXT_FIELDS) fields: TextField[];
  @Shown.object(() => TextContent, { description: 'What is said now.' }) content: TextContent;
  @Shown.object(() => TextContent, { nullable: true, description: 'null: operators added it.' })
  original: TextContent | null;
  @Shown.list(() => TextValueAnswer) values: TextValueAnswer[];
  @Shown.whole({ description: '0: the original.' }) version: number;
  @Shown.flag({ description: 'Operators worded it anew.' }) edited: boolean;
  @Shown.flag() hidden: boolean;
  @Shown.text({ nullable: true, description: 'Why the newest version cannot be used, so that the original is said.' })
  unusable: string | null;
  @Shown.id({ nullable: true }) changedBy: string | null;
  @Shown.instant({ nullable: true }) changedAt: Date | null;
}

export class TextVersionAnswer {
  @Shown.whole() version: number;
  @Shown.object(() => TextContent, { nullable: true, description: 'null: the original again.' })
  content: TextContent | null;
  @Shown.flag() hidden: boolean;
  @Shown.id({ nullable: true }) createdBy: string | null;
  @Shown.instant() createdAt: Date;
  @Shown.text({ nullable: true }) unusable: string | null;
}

/** A text as people read it, with example values. */
export class TextPreviewAnswer {
  @Shown.text({ nullable: true, description: 'Of a mail.' }) subject: string | null;
  @Shown.text() text: string;
  @Shown.text({ nullable: true, description: 'Of a mail.' }) html: string | null;
}
