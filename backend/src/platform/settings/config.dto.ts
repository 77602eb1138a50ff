import { CATEGORIES, CATEGORY_IDS, type Category } from '../../common/categories.js';
import { type Fact, FACTS } from '../../common/facts.js';
import { KINDS } from '../../common/kinds.js';
import { centsToDollars } from '../../common/money.js';
import { Shown } from '../../common/shown.js';
import type { Env } from '../config/env.js';
import type { OperatorSettings, ProtectionPlan } from './settings.js';

const CURRENCY = 'USD';

export class ProtectionPlanAnswer {
  @Shown.oneOf(['standard', 'plus', 'premium']) id: ProtectionPlan['id'];
  @Shown.text({ example: 'Plus' }) label: string;
  @Shown.number({ example: 1.5, description: 'Percent of the quote.' }) percent: number;
  @Shown.dollars({ description: 'The least the plan costs.' }) minimum: number;
  @Shown.dollars({ description: 'The most the guarantee pays.' }) limit: number;
}

export class KindAnswer {
  @Shown.text({ example: 'boat', description: 'As written in `subcategory`.' }) id: string;
  @Shown.text({ example: 'a boat', description: 'For a sentence, after "Priced as".' }) phrase: string;
}

export class CategoryAnswer {
  @Shown.oneOf(CATEGORY_IDS, { name: 'Category' }) id: Category;
  @Shown.text({ example: 'Vehicles & Boats' }) label: string;
  @Shown.list(() => KindAnswer, { description: 'The kinds that titles can be recognized as.' }) kinds: KindAnswer[];
}

/** Facts about carriers, by the category of a listing. */
export class FactsByCategoryAnswer implements Record<Category, Fact[]> {
  @Shown.manyOf(FACTS, { name: 'Fact' }) vehicles: Fact[];
  @Shown.manyOf(FACTS, { name: 'Fact' }) household_items: Fact[];
  @Shown.manyOf(FACTS, { name: 'Fact' }) heavy_equipment: Fact[];
  @Shown.manyOf(FACTS, { name: 'Fact' }) freight: Fact[];
  @Shown.manyOf(FACTS, { name: 'Fact' }) animals: Fact[];
  @Shown.manyOf(FACTS, { name: 'Fact' }) other: Fact[];
}

/** Every category with the facts that it asks for, none where it asks for nothing. */
export function toFactsByCategory({ factsToBeAccepted }: OperatorSettings): FactsByCategoryAnswer {
  return Object.fromEntries(
    CATEGORY_IDS.map((id) => [id, factsToBeAccepted[id] ?? []]),
  ) as unknown as FactsByCategoryAnswer;
}

/** What a deal is agreed on: fee, windows and plans. */
export class TermsAnswer {
  @Shown.number({ example: 5, description: 'Of the quote, taken from the payout.' }) platformFeePercent: number;
  @Shown.whole({ example: 48, description: 'From acceptance until it ends unpaid.' }) paymentWindowHours: number;
  @Shown.whole({ example: 72, description: 'From delivery until the payment is released automatically.' })
  autoReleaseHours: number;
  @Shown.whole({ example: 48, description: 'From delivery until damage can no longer be claimed.' })
  claimWindowHours: number;
  @Shown.number({ example: 10, description: 'Of the quote, to the carrier, for a late cancellation.' })
  lateCancelPercent: number;
  @Shown.number({
    example: 24,
    description: 'After paying, the shipper can cancel for free until this long before the agreed pickup day begins.',
  })
  freeCancelHours: number;
  @Shown.number({
    example: 72,
    description: 'From the end of the agreed pickup day until a job nobody picked up is refunded in full.',
  })
  noShowHours: number;
  @Shown.number({ example: 5, description: 'Of the quote, back to the shipper, for each day of delay.' })
  delayPercentPerDay: number;
  @Shown.number({ example: 25, description: 'The most that is paid back for delay.' }) delayMaxPercent: number;
  @Shown.list(() => ProtectionPlanAnswer) protectionPlans: ProtectionPlanAnswer[];
}

export class TilesAnswer {
  @Shown.text({ example: 'https://tiles.example.com/{z}/{x}/{y}.png' }) source: string;
  @Shown.text({ example: 'Example Maps' }) credit: string;
}

/** The public constants of this installation; earlier deals keep those of their day. */
export class ConfigAnswer extends TermsAnswer {
  @Shown.oneOf(['sandbox', 'stripe']) paymentProvider: 'sandbox' | 'stripe';
  @Shown.text({ nullable: true, description: 'null with the card sandbox.' }) stripePublishableKey: string | null;
  @Shown.link({ nullable: true, description: 'Where test keys work.' }) sandboxUrl: string | null;
  @Shown.text({ example: CURRENCY }) currency: string;
  @Shown.whole({ example: 24, description: 'Of what was taken.' }) bookNowPaymentHours: number;
  @Shown.flag({ description: 'Whether the demo accounts exist here.' }) demo: boolean;
  @Shown.object(() => FactsByCategoryAnswer, {
    description: 'What a carrier must have had checked before a quote of theirs can be accepted, by category.',
  })
  factsToBeAccepted: FactsByCategoryAnswer;
  @Shown.list(() => CategoryAnswer) categories: CategoryAnswer[];
  @Shown.text() supportPhone: string;
  @Shown.object(() => TilesAnswer, {
    nullable: true,
    description: 'What maps are drawn with; null: nothing from outside.',
  })
  tiles: TilesAnswer | null;
  @Shown.text({ nullable: true, description: "The operator's message to everybody." }) announcement: string | null;
  @Shown.whole({ example: 0, description: "By how much the sandbox's clock was moved ahead; 0 where there is none." })
  clockAheadSeconds: number;
  @Shown.whole({
    nullable: true,
    example: 6,
    description: 'Within which three in four recent listings had a quote; null while too few tell.',
  })
  firstQuoteHours: number | null;
}

/** What of the constants changes by itself or from day to day. */
type Present = Pick<ConfigAnswer, 'announcement' | 'clockAheadSeconds' | 'firstQuoteHours'>;

export function toConfig(
  env: Env,
  settings: OperatorSettings,
  { announcement, clockAheadSeconds, firstQuoteHours }: Present,
): ConfigAnswer {
  return {
    paymentProvider: env.paymentProvider,
    stripePublishableKey: env.paymentProvider === 'stripe' ? (env.STRIPE_PUBLISHABLE_KEY ?? null) : null,
    sandboxUrl: env.paymentProvider === 'sandbox' ? env.publicUrl : (env.SANDBOX_URL ?? null),
    currency: CURRENCY,
    demo: env.demo,
    ...toTerms(settings),
    bookNowPaymentHours: settings.bookNowPaymentHours,
    factsToBeAccepted: toFactsByCategory(settings),
    categories: CATEGORIES.map(({ id, label }) => ({
      id,
      label,
      kinds: KINDS[id].map(({ id: kind, phrase }) => ({ id: kind, phrase })),
    })),
    supportPhone: settings.supportPhone ?? env.SUPPORT_PHONE,
    tiles: env.TILES_URL ? { source: env.TILES_URL, credit: env.TILES_CREDIT } : null,
    announcement,
    clockAheadSeconds,
    firstQuoteHours,
  };
}

function toTerms(settings: OperatorSettings): TermsAnswer {
  return {
    platformFeePercent: percent(settings.platformFeeBasisPoints),
    paymentWindowHours: settings.paymentWindowHours,
    autoReleaseHours: settings.autoReleaseHours,
    claimWindowHours: settings.claimWindowHours,
    lateCancelPercent: percent(settings.lateCancelBasisPoints),
    freeCancelHours: settings.freeCancelHours,
    noShowHours: settings.noShowHours,
    delayPercentPerDay: percent(settings.delayBasisPointsPerDay),
    delayMaxPercent: percent(settings.delayMaxBasisPoints),
    protectionPlans: settings.protectionPlans.map((plan) => ({
      id: plan.id,
      label: plan.label,
      percent: percent(plan.basisPoints),
      minimum: centsToDollars(plan.minimumCents),
      limit: centsToDollars(plan.limitCents),
    })),
  };
}

function percent(basisPoints: number): number {
  return basisPoints / 100;
}
