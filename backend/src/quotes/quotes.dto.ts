import type { ActWord } from '../common/acts.js';
import { Can, Next, type NextStepAnswer } from '../common/acts.dto.js';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { Day, Dollars, Id, Instant, OneOf, QueryNumber, rule, Text, WholeBetween } from '../common/fields.js';
import { ExternalRef } from '../common/external-ref.js';
import { type Fact, FACTS } from '../common/facts.js';
import { HoursOfDay } from '../common/hours.js';
import { LEAST_CENTS, MOST_CENTS } from '../common/money.js';
import { UpdatedSince } from '../common/page-search.dto.js';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../common/paging.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../common/payment-status.js';
import { type Metadata, MetadataField, ShownMetadata } from '../common/metadata.js';
import { Shown } from '../common/shown.js';
import { TermsAnswer } from '../platform/settings/config.dto.js';
import { BadgeAnswer, PersonAnswer } from '../users/users.dto.js';
import { QUOTE_STATUSES, type QuoteStatus } from './quotes.rules.js';

const optional = { optional: true, nullable: true } as const;
/** An hour of waiting, and how much of it is free. */
const MOST_WAITING_CENTS = 100_000;
const MOST_FREE_MINUTES = 1_440;
const OWN_REF = 'What your own system calls it: only you see it, and no other quote of yours may have it.';

export class NewQuote {
  @Id() shipmentId: string;
  @Dollars(LEAST_CENTS, MOST_CENTS, { description: 'All-inclusive price, in dollars.' }) amount: number;
  @Day({
    ...optional,
    description: 'The pickup day, at the pickup place; with `estimatedPickupUntil`, the first day.',
  })
  estimatedPickupDate?: string | null;
  @Day({ ...optional, description: 'The last pickup day, at most 5 days after the first.' })
  estimatedPickupUntil?: string | null;
  @Day({ ...optional, description: 'The promised delivery day; each day of delay is refunded.' })
  estimatedDeliveryDate?: string | null;
  @Dollars(LEAST_CENTS, MOST_WAITING_CENTS, {
    ...optional,
    description: 'An hour of waiting at either end; no clock takes it.',
  })
  waitingPrice?: number | null;
  @WholeBetween(0, MOST_FREE_MINUTES, {
    optional: true,
    description: 'Minutes of it that are free at each end. Left out: 60.',
  })
  freeWaitingMinutes?: number;
  @Text(0, 5000, optional) message?: string | null;
  @Instant({ ...optional, description: 'The quote cannot be accepted after this.' }) validUntil?: string | null;
  @ExternalRef(OWN_REF) externalRef?: string | null;
  @MetadataField() metadata?: Metadata | null;
}

/** What a carrier changes; `{}` confirms a stale quote. Their own notes are theirs to change whatever became of it. */
export class QuoteChanges {
  @Dollars(LEAST_CENTS, MOST_CENTS, { optional: true }) amount?: number;
  @Day(optional) estimatedPickupDate?: string | null;
  @Day(optional) estimatedPickupUntil?: string | null;
  @Day(optional) estimatedDeliveryDate?: string | null;
  @Dollars(LEAST_CENTS, MOST_WAITING_CENTS, optional) waitingPrice?: number | null;
  @WholeBetween(0, MOST_FREE_MINUTES, { optional: true }) freeWaitingMinutes?: number;
  @Text(0, 5000, optional) message?: string | null;
  @Instant(optional) validUntil?: string | null;
  @ExternalRef(OWN_REF) externalRef?: string | null;
  @MetadataField() metadata?: Metadata | null;
}

/** A quote as the caller saw it: a field left out is not compared, null means that none was given. */
export class SeenQuote {
  @Dollars(LEAST_CENTS, MOST_CENTS, { optional: true }) amount?: number;
  @Day(optional) estimatedPickupDate?: string | null;
  @Day(optional) estimatedPickupUntil?: string | null;
  @Day(optional) estimatedDeliveryDate?: string | null;
  @Dollars(LEAST_CENTS, MOST_WAITING_CENTS, optional) waitingPrice?: number | null;
  @WholeBetween(0, MOST_FREE_MINUTES, { optional: true }) freeWaitingMinutes?: number;
  @Text(0, 5000, { ...optional, description: 'Exactly as it was shown to you, including what is hidden in it.' })
  message?: string | null;
}

export class Acceptance {
  @Dollars(LEAST_CENTS, MOST_CENTS, { optional: true, description: 'Accept only at this amount.' }) amount?: number;

  @ApiProperty({
    type: () => SeenQuote,
    required: false,
    description: 'Accept only what you saw; any other value gets 409 `quote_changed`.',
  })
  @ValidateIf((_, value) => value !== undefined)
  @rule('object', (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : 'This must be an object',
  )
  @ValidateNested()
  @Type(() => SeenQuote)
  expect?: SeenQuote;
}

export class QuotePage {
  @QueryNumber(1, MAX_LIMIT, { integer: true, default: DEFAULT_LIMIT }) limit?: number;
  @Text(1, 500, { optional: true }) cursor?: string;
}

/** Which quotes of the caller's: those that they made, or with `owner=me` those on their listings. */
export class QuoteSearch extends QuotePage {
  @OneOf(['me'], { optional: true, description: 'Quotes on all of your listings, in place of those that you made.' })
  owner?: 'me';

  @OneOf(QUOTE_STATUSES, { optional: true }) status?: QuoteStatus;

  @Id({ optional: true, description: 'Quotes of this shipment only.' }) shipmentId?: string;
  @ExternalRef('Your own quote that your system calls so.', false) externalRef?: string;

  @UpdatedSince() updatedSince?: string;
}

export class QuoteCarrierAnswer extends PersonAnswer {
  @Shown.text({ nullable: true, description: 'Their portrait, if it is one of our uploads.' }) portrait: string | null;
  @Shown.link({ nullable: true, description: 'The first photo of their truck.' }) truckPhoto: string | null;
  @Shown.number({ nullable: true }) rating: number | null;
  @Shown.whole() reviewCount: number;
  @Shown.whole() completedJobs: number;
  @Shown.list(() => BadgeAnswer, { description: 'What operators have checked about the carrier.' })
  badges: BadgeAnswer[];
}

export class EarlierTermsAnswer {
  @Shown.dollars() amount: number;
  @Shown.day({ nullable: true }) estimatedPickupDate: string | null;
  @Shown.day({ nullable: true, optional: true }) estimatedPickupUntil?: string | null;
  @Shown.day({ nullable: true }) estimatedDeliveryDate: string | null;
  @Shown.dollars({ nullable: true, optional: true }) waitingPrice?: number | null;
  @Shown.whole({ optional: true }) freeWaitingMinutes?: number;
  @Shown.instant() changedAt: string;
}

export class PickupDaysAnswer {
  @Shown.day() first: string;
  @Shown.day() last: string;
}

export class QuoteAnswer {
  @Shown.id() id: string;
  @Shown.id() shipmentId: string;
  @Shown.text() shipmentTitle: string;
  @Shown.id() carrierId: string;
  @Shown.object(() => QuoteCarrierAnswer) carrier: QuoteCarrierAnswer;
  @Shown.dollars() amount: number;
  @Shown.day({ nullable: true }) estimatedPickupDate: string | null;
  @Shown.day({ nullable: true, description: 'The last day, if the pickup is a window.' }) estimatedPickupUntil:
    string | null;
  @Shown.day({
    nullable: true,
    description: 'Which of the agreed days the pickup is on, once the carrier has set it.',
  })
  pickupDay: string | null;
  @Shown.object(() => HoursOfDay, { nullable: true, description: 'The hours on that day.' })
  pickupDayHours: HoursOfDay | null;
  @Shown.text({
    nullable: true,
    optional: true,
    description: 'What your own system calls it; null for others.',
    example: 'Q-4711',
  })
  externalRef?: string | null;
  @ShownMetadata() metadata?: Metadata | null;
  @Shown.flag({ description: 'Its days are outside those the listing asks for.' }) outsideWindow: boolean;
  @Shown.day({ nullable: true }) estimatedDeliveryDate: string | null;
  @Shown.dollars({
    nullable: true,
    description: 'Asked for an hour of waiting at either end beyond the free minutes; no clock takes it.',
  })
  waitingPrice: number | null;
  @Shown.whole() freeWaitingMinutes: number;
  @Shown.text({ nullable: true }) message: string | null;
  @Shown.texts({
    description: 'Contact data hidden from the owner until a payment between the two is in escrow: phone, email, link.',
  })
  masked: string[];
  @Shown.texts({ description: 'What the reader is warned about; `payment`: it asks for money outside Haulway.' })
  warnings: string[];
  @Shown.oneOf(QUOTE_STATUSES) status: QuoteStatus;
  @Shown.oneOf(PAYMENT_STATUSES, { name: 'PaymentStatus' }) paymentStatus: PaymentStatus;
  @Shown.text({ nullable: true, description: 'Only for the owner.' }) stripePaymentIntentId: string | null;
  @Shown.flag({ description: 'The listing changed after it was made; its carrier has to confirm it.' }) stale: boolean;
  @Shown.whole({ description: 'How many were made on it.' }) counterOffers: number;
  @Shown.instant({ nullable: true }) validUntil: string | null;
  @Shown.text({ nullable: true }) declineReason: string | null;
  @Shown.list(() => EarlierTermsAnswer) history: EarlierTermsAnswer[];
  @Shown.object(() => TermsAnswer, {
    nullable: true,
    description: 'The terms in force at acceptance, fixed for this deal; null before.',
  })
  agreed: TermsAnswer | null;
  @Shown.manyOf(FACTS, {
    name: 'Fact',
    description:
      'Until the pickup: what had been checked of the carrier at acceptance and is no longer. The owner may `unaccept` then, also after paying.',
  })
  lapsedFacts: Fact[];
  @Shown.instant({ nullable: true, description: 'If its carrier took the listing at its price.' })
  takenAt: string | null;
  @Shown.instant({ nullable: true }) paymentDueAt: string | null;
  @Shown.instant({ nullable: true }) paidAt: string | null;
  @Shown.instant({ nullable: true }) deliveredAt: string | null;
  @Shown.instant({ nullable: true }) paymentReleasedAt: string | null;
  @Shown.instant() createdAt: string;
  @Shown.instant() updatedAt: string;
  @Can('quote') can?: ActWord<'quote'>[];
  @Next() next?: NextStepAnswer | null;
  @Shown.object(() => PickupDaysAnswer, {
    optional: true,
    description: 'Only while you can set the pickup day: the first and the last that you can set.',
  })
  pickupDays?: PickupDaysAnswer;
}
