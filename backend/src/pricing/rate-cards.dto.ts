import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';

/** A whole rate card, as GET returns it, with the changed figures. */
export class RateCardChange {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The whole card. The call sets its version and date.',
  })
  @IsObject()
  card: Record<string, unknown>;
  @Text(1, 500, { optional: true, nullable: true, description: 'Why, for the history.' }) note?: string | null;
}

export class RateCardAnswer {
  @Shown.id() id: string;
  @Shown.whole() version: number;
  @Shown.free({ description: 'Every number an estimate is made from.' }) card: Record<string, unknown>;
  @Shown.text({ nullable: true }) note: string | null;
  @Shown.text({ nullable: true, description: 'The operator who made it; null for the one delivered.' }) createdBy:
    string | null;
  @Shown.instant() createdAt: string;
}

export class PreviewedJobAnswer {
  @Shown.text({ example: 'Car, 3,500 lbs, 250 miles' }) job: string;
  @Shown.dollars() before: number;
  @Shown.dollars() after: number;
  @Shown.number({ example: -2.5 }) changePercent: number;
  @Shown.dollars({ description: 'The range with the card you sent.' }) low: number;
  @Shown.dollars() high: number;
}

/** What was learned from paid quotes. */
export class CorrectionsAnswer {
  @Shown.whole() version: number;
  @Shown.whole() cardVersion: number;
  @Shown.instant() computedAt: string;
  @Shown.whole({ description: 'Paid quotes looked at.' }) jobs: number;
  @Shown.free({ description: "By kind of job: m (prices are exp(m) times the card's), n (effective number) and jobs." })
  cells: Record<string, unknown>;
}
