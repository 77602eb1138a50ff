import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsArray, ValidateIf, ValidateNested } from 'class-validator';
import type { Category } from '../common/categories.js';
import { Dollars, Flag, OneOf, Percent, rule, Text, WholeBetween } from '../common/fields.js';
import { type Fact, FACTS } from '../common/facts.js';
import { centsToDollars } from '../common/money.js';
import { Shown } from '../common/shown.js';
import type { OperatorSettings, ProtectionPlan, SettingsVersion } from '../platform/settings/settings.js';
import { FactsByCategoryAnswer, ProtectionPlanAnswer, toFactsByCategory } from '../platform/settings/config.dto.js';

const PLAN_IDS = ['standard', 'plus', 'premium'] as const;
const MONTH_HOURS = 720;

const optional = { optional: true } as const;

const PLANS_EXAMPLE = [
  { id: 'standard', label: 'Standard', percent: 0, minimum: 0, limit: 100_000 },
  { id: 'plus', label: 'Plus', percent: 1.5, minimum: 15, limit: 250_000 },
  { id: 'premium', label: 'Premium', percent: 2.5, minimum: 25, limit: 500_000 },
];

export class PlanChanges {
  @OneOf(PLAN_IDS) id: ProtectionPlan['id'];
  @Text(1, 60) label: string;
  @Percent(20, { description: 'Percent of the quote.' }) percent: number;
  @Dollars(0, 1_000_000, { description: 'The least the plan costs.' }) minimum: number;
  @Dollars(100, 1_000_000_000, { description: 'The most the guarantee pays.' }) limit: number;
}

/** Facts, each once. */
function FactList(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: [String], enum: FACTS, required: false, maxItems: FACTS.length }),
    rule('facts', (value) =>
      value === undefined ||
      (Array.isArray(value) &&
        value.every((fact) => FACTS.includes(fact as Fact)) &&
        new Set(value).size === value.length)
        ? undefined
        : `Some of ${FACTS.join(', ')}, each once`,
    ),
  );
}

/** What a carrier must have had checked, by the category of the listing; a category that is left out asks for nothing. */
export class FactsByCategory implements Record<Category, Fact[] | undefined> {
  @FactList() vehicles: Fact[] | undefined;
  @FactList() household_items: Fact[] | undefined;
  @FactList() heavy_equipment: Fact[] | undefined;
  @FactList() freight: Fact[] | undefined;
  @FactList() animals: Fact[] | undefined;
  @FactList() other: Fact[] | undefined;
}

/** What the operator decides; a field left out stays as it is. Deals already agreed keep their terms. */
export class SettingsChanges {
  @Percent(50, optional) platformFeePercent?: number;
  @WholeBetween(1, MONTH_HOURS, optional) paymentWindowHours?: number;
  @WholeBetween(1, MONTH_HOURS, optional) bookNowPaymentHours?: number;
  @WholeBetween(1, MONTH_HOURS, optional) autoReleaseHours?: number;
  @WholeBetween(1, MONTH_HOURS, optional) claimWindowHours?: number;
  @Percent(100, optional) lateCancelPercent?: number;
  @WholeBetween(0, MONTH_HOURS, {
    ...optional,
    description: 'Cancelling is free until this long before the agreed pickup day.',
  })
  freeCancelHours?: number;
  @Percent(100, optional) delayPercentPerDay?: number;
  @Percent(100, optional) delayMaxPercent?: number;
  @WholeBetween(24, MONTH_HOURS, optional) noShowHours?: number;
  @Flag({ ...optional, description: "The owner's code, typed in at the door, confirms a delivery." })
  codeReleases?: boolean;

  @ApiProperty({
    type: () => [PlanChanges],
    required: false,
    minItems: 3,
    maxItems: 3,
    example: PLANS_EXAMPLE,
    description: 'All three, in this order: standard, plus, premium.',
  })
  @ValidateIf((_, value) => value !== undefined)
  @IsArray({ message: 'The three plans' })
  @rule('plans', (value) =>
    Array.isArray(value) && value.map((plan: { id?: unknown }) => plan?.id).join() === PLAN_IDS.join()
      ? undefined
      : `All of ${PLAN_IDS.join(', ')}, in this order`,
  )
  @ValidateNested({ each: true })
  @Type(() => PlanChanges)
  protectionPlans?: PlanChanges[];

  @ApiProperty({
    type: () => FactsByCategory,
    required: false,
    example: { animals: ['identity', 'usda_registration'] },
    description: 'What a carrier must have had checked before a quote of theirs can be accepted.',
  })
  @ValidateIf((_, value) => value !== undefined)
  @rule('object', (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : 'Facts by category',
  )
  @ValidateNested()
  @Type(() => FactsByCategory)
  factsToBeAccepted?: FactsByCategory;

  @Dollars(0, 10_000_000, {
    ...optional,
    description: 'A release, refund or decision about more than this takes two operators.',
  })
  twoPersonAbove?: number;
  @Text(0, 30, { optional: true, nullable: true, description: 'null: the one from the environment.' }) supportPhone?:
    string | null;
  @Text(0, 500, {
    optional: true,
    nullable: true,
    description: 'Shown to everybody at the top of every page; null: none.',
  })
  announcement?: string | null;
  @WholeBetween(0, 2_000_000_000, {
    ...optional,
    description: 'The version the changes are based on; refused if a newer one is in force.',
  })
  version?: number;
}

/** A version of the settings; `current` is the one in force. */
export class SettingsAnswer {
  @Shown.text({ example: 'current' }) id: string;
  @Shown.whole({ description: '0: the defaults.' }) version: number;
  @Shown.number() platformFeePercent: number;
  @Shown.whole() paymentWindowHours: number;
  @Shown.whole() bookNowPaymentHours: number;
  @Shown.whole() autoReleaseHours: number;
  @Shown.whole() claimWindowHours: number;
  @Shown.number() lateCancelPercent: number;
  @Shown.whole() freeCancelHours: number;
  @Shown.number() delayPercentPerDay: number;
  @Shown.number() delayMaxPercent: number;
  @Shown.whole() noShowHours: number;
  @Shown.flag() codeReleases: boolean;
  @Shown.list(() => ProtectionPlanAnswer) protectionPlans: ProtectionPlanAnswer[];
  @Shown.object(() => FactsByCategoryAnswer) factsToBeAccepted: FactsByCategoryAnswer;
  @Shown.dollars() twoPersonAbove: number;
  @Shown.text({ nullable: true }) supportPhone: string | null;
  @Shown.text({ nullable: true }) announcement: string | null;
  @Shown.id({ nullable: true }) createdBy: string | null;
  @Shown.instant({ nullable: true }) createdAt: Date | null;
}

export function toSettings(
  { version, content, createdBy, createdAt }: SettingsVersion,
  inForce: boolean,
): SettingsAnswer {
  return {
    id: inForce ? 'current' : String(version),
    version,
    platformFeePercent: percent(content.platformFeeBasisPoints),
    paymentWindowHours: content.paymentWindowHours,
    bookNowPaymentHours: content.bookNowPaymentHours,
    autoReleaseHours: content.autoReleaseHours,
    claimWindowHours: content.claimWindowHours,
    lateCancelPercent: percent(content.lateCancelBasisPoints),
    freeCancelHours: content.freeCancelHours,
    delayPercentPerDay: percent(content.delayBasisPointsPerDay),
    delayMaxPercent: percent(content.delayMaxBasisPoints),
    noShowHours: content.noShowHours,
    codeReleases: content.codeReleases,
    protectionPlans: content.protectionPlans.map(({ id, label, basisPoints, minimumCents, limitCents }) => ({
      id,
      label,
      percent: percent(basisPoints),
      minimum: centsToDollars(minimumCents),
      limit: centsToDollars(limitCents),
    })),
    factsToBeAccepted: toFactsByCategory(content),
    twoPersonAbove: centsToDollars(content.twoPersonAboveCents),
    supportPhone: content.supportPhone,
    announcement: content.announcement,
    createdBy,
    createdAt,
  };
}

/** The settings with the changes applied. */
export function changed(before: OperatorSettings, changes: SettingsChanges): OperatorSettings {
  const set: Partial<OperatorSettings> = {
    platformFeeBasisPoints: pointsOf(changes.platformFeePercent),
    paymentWindowHours: changes.paymentWindowHours,
    bookNowPaymentHours: changes.bookNowPaymentHours,
    autoReleaseHours: changes.autoReleaseHours,
    claimWindowHours: changes.claimWindowHours,
    lateCancelBasisPoints: pointsOf(changes.lateCancelPercent),
    freeCancelHours: changes.freeCancelHours,
    delayBasisPointsPerDay: pointsOf(changes.delayPercentPerDay),
    delayMaxBasisPoints: pointsOf(changes.delayMaxPercent),
    noShowHours: changes.noShowHours,
    codeReleases: changes.codeReleases,
    protectionPlans: changes.protectionPlans?.map(({ id, label, percent: share, minimum, limit }) => ({
      id,
      label,
      basisPoints: Math.round(share * 100),
      minimumCents: minimum,
      limitCents: limit,
    })),
    factsToBeAccepted: changes.factsToBeAccepted && { ...changes.factsToBeAccepted },
    twoPersonAboveCents: changes.twoPersonAbove,
    ...(changes.supportPhone === undefined ? {} : { supportPhone: changes.supportPhone || null }),
    ...(changes.announcement === undefined ? {} : { announcement: changes.announcement || null }),
  };
  return {
    ...before,
    ...(Object.fromEntries(
      Object.entries(set).filter(([, value]) => value !== undefined),
    ) as Partial<OperatorSettings>),
  };
}

function percent(points: number): number {
  return points / 100;
}

function pointsOf(share: number | undefined): number | undefined {
  return share === undefined ? undefined : Math.round(share * 100);
}
