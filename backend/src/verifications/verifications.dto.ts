import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsArray, ValidateNested } from 'class-validator';
import { type Fact, FACTS } from '../common/facts.js';
import { Day, Dollars, OneOf, rule, Text } from '../common/fields.js';
import { centsToDollars } from '../common/money.js';
import { Shown } from '../common/shown.js';
import { PhotoUrls } from '../uploads/uploads.dto.js';
import type { Verification } from './verification.entity.js';
import { CHECK_RESULTS, type CheckResult, FACT_RULES, type FactField } from './verifications.rules.js';

const MOST_LIMIT_CENTS = 1_000_000_000;
const FIELDS: readonly FactField[] = [
  'number',
  'limit',
  'expiresOn',
  'description',
  'provider',
  'checkedOn',
  'result',
  'documents',
];
const FACT_STATES = ['not_given', 'submitted', 'verified', 'expired', 'rejected'] as const;
type FactState = (typeof FACT_STATES)[number];

const given = { optional: true, nullable: true } as const;

/** One fact as a carrier submits it; the passport's `asks` say which fields it takes. */
export class NewFact {
  @OneOf(FACTS) fact: Fact;
  @Text(1, 60, { ...given, description: 'The registration or policy number.' }) number?: string | null;
  @Dollars(100_000, MOST_LIMIT_CENTS, { ...given, description: 'The most the insurance pays.' }) limit?: number | null;
  @Day({ ...given, description: 'The last day it is valid.' }) expiresOn?: string | null;
  @Text(1, 2_000, given) description?: string | null;
  @Text(1, 100, { ...given, description: 'Who made the background check.' }) provider?: string | null;
  @Day({ ...given, description: 'When it was made.' }) checkedOn?: string | null;
  @OneOf(CHECK_RESULTS, { ...given, description: 'What it found.' }) result?: CheckResult | null;
  @PhotoUrls('POST /api/users/me/verification/documents') documents?: string[] | null;
}

/** Facts to be checked. Those not named stay as they are. */
export class FactChanges {
  @ApiProperty({
    type: () => [NewFact],
    minItems: 1,
    maxItems: FACTS.length,
    example: [{ fact: 'usdot_number', number: '1234567' }],
  })
  @IsArray({ message: 'A list of facts' })
  @rule('facts', (value) => {
    const facts = Array.isArray(value) ? value.map((each: { fact?: unknown } | null) => each?.fact) : [];
    if (facts.length === 0 || facts.length > FACTS.length) return `1 to ${FACTS.length} facts`;
    return new Set(facts).size === facts.length ? undefined : 'The same fact twice';
  })
  @ValidateNested({ each: true })
  @Type(() => NewFact)
  facts: NewFact[];
}

/** What was submitted for a fact, and what became of it. */
export class SubmissionAnswer {
  @Shown.oneOf(FACT_STATES) state: FactState;
  @Shown.text({ nullable: true }) number: string | null;
  @Shown.dollars({ nullable: true }) limit: number | null;
  @Shown.day({ nullable: true, description: 'The last day it is valid.' }) expiresOn: string | null;
  @Shown.text({ nullable: true }) description: string | null;
  @Shown.text({ nullable: true, description: 'Who made the background check.' }) provider: string | null;
  @Shown.day({ nullable: true, description: 'When it was made.' }) checkedOn: string | null;
  @Shown.oneOf(CHECK_RESULTS, { nullable: true }) result: CheckResult | null;
  @Shown.links({ description: 'Addresses that only the carrier and operators can open.' }) documents: string[];
  @Shown.instant({ nullable: true }) submittedAt: Date | null;
  @Shown.day({ nullable: true }) verifiedOn: string | null;
  @Shown.text({ nullable: true, description: 'Why it was rejected.' }) reason: string | null;
}

export class FactAnswer extends SubmissionAnswer {
  @Shown.oneOf(FACTS, { name: 'Fact' }) fact: Fact;
  @Shown.manyOf(FIELDS, { description: 'What has to be submitted with it.' })
  asks: readonly FactField[];
  @Shown.text({ nullable: true, description: 'How its number is written.' }) numberHint: string | null;
  @Shown.object(() => SubmissionAnswer, {
    nullable: true,
    description: 'A newer submission; the verified one stands until this one is verified.',
  })
  renewal: SubmissionAnswer | null;
}

/** Everything a carrier can have checked, submitted or not. */
export class PassportAnswer {
  @Shown.list(() => FactAnswer) facts: FactAnswer[];
}

/** The passport, from the submissions that are not replaced, oldest first. */
export function toPassport(rows: readonly Verification[]): PassportAnswer {
  return {
    facts: FACTS.map((fact) =>
      toFact(
        fact,
        rows.filter((row) => row.fact === fact),
      ),
    ),
  };
}

function toFact(fact: Fact, rows: readonly Verification[]): FactAnswer {
  const newest = rows.at(-1);
  const standing = rows.find(({ status }) => status === 'verified') ?? newest;
  const { asks, number } = FACT_RULES[fact];
  return {
    fact,
    ...toSubmission(standing),
    asks,
    numberHint: number?.hint ?? null,
    renewal: newest && newest !== standing ? toSubmission(newest) : null,
  };
}

function toSubmission(row: Verification | undefined): SubmissionAnswer {
  return {
    state: row && row.status !== 'replaced' ? row.status : 'not_given',
    number: row?.number ?? null,
    limit: typeof row?.limitCents === 'number' ? centsToDollars(row.limitCents) : null,
    expiresOn: row?.expiresOn ?? null,
    description: row?.description ?? null,
    provider: row?.provider ?? null,
    checkedOn: row?.checkedOn ?? null,
    result: row?.result ?? null,
    documents: row?.documents ?? [],
    submittedAt: row?.createdAt ?? null,
    verifiedOn: row?.verifiedOn ?? null,
    reason: row?.reason ?? null,
  };
}
