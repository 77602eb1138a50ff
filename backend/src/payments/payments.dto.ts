import type { ActWord } from '../common/acts.js';
import { Can, Next, type NextStepAnswer } from '../common/acts.dto.js';
import { Dollars, Id, OneOf, QueryNumber, RawText, rule, Text } from '../common/fields.js';
import { centsToDollars } from '../common/money.js';
import { UpdatedSince } from '../common/page-search.dto.js';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../common/paging.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../common/payment-status.js';
import { Shown } from '../common/shown.js';
import { LedgerEntryAnswer } from '../ledger/ledger.dto.js';
import type { Payment, PlanId, TransferStatus } from './payment.entity.js';
import { PAYOUT_STAGES, payoutStage, type PayoutStage } from './payouts.js';
import { type Refund, REFUND_REASONS, type RefundReason } from './refund.entity.js';
import type { Side, StatementLine } from './statement.js';

const MONTH = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;

/** The provider's limit for one charge. */
const MOST_CENTS = 99_999_999;

export const PLANS: readonly PlanId[] = ['standard', 'plus', 'premium'];

export class PlanChoice {
  @OneOf(PLANS, { optional: true, description: 'If left out: the earlier choice, else standard.' })
  protectionPlan?: PlanId;

  @Dollars(1, MOST_CENTS, {
    optional: true,
    description:
      'The amount the form shows; any other is refused with `payment_changed`, as when another tab has chosen another plan.',
  })
  amount?: number;
}

export class PaymentConfirmation {
  @Id({ optional: true, description: 'The same as in the path.' }) quoteId?: string;
}

/** Which of the caller's payments. */
export class PaymentFilter {
  @OneOf(['payer', 'payee'], { optional: true, description: 'Only those you pay, or those you are paid.' })
  role?: Side;
  @OneOf(PAYMENT_STATUSES, { optional: true }) status?: PaymentStatus;
  @Text(7, 7, { optional: true, example: '2026-11', description: 'Only those made in this month (UTC).' })
  @rule('month', (value) => (typeof value === 'string' && MONTH.test(value) ? undefined : 'Enter a month as YYYY-MM'))
  month?: string;
}

export class PaymentSearch extends PaymentFilter {
  @Id({ optional: true, description: 'Only the one for this quote.' }) quoteId?: string;
  @UpdatedSince() updatedSince?: string;
  @QueryNumber(1, MAX_LIMIT, { integer: true, default: DEFAULT_LIMIT, description: 'Rows per page.' }) limit: number =
    DEFAULT_LIMIT;
  @RawText(1, 200, { optional: true, description: "Where the page begins, from the previous page's Link header." })
  cursor?: string;
}

/** What was released to the caller in one month. */
export class EarningsAnswer {
  @Shown.text({
    example: '2026-11',
    description:
      'By the instant of the release, or of the cancellation that was so late that you are paid for it, in UTC.',
  })
  month: string;
  @Shown.whole() jobs: number;
  @Shown.dollars() amount: number;
}

/** Totals over all of the caller's matching payments: as payer, what their card paid less refunds; as payee, what is theirs. */
export class PaymentTotalsAnswer {
  @Shown.whole() count: number;
  @Shown.dollars() inEscrow: number;
  @Shown.dollars({
    description:
      "Decided for good: what the card paid less refunds, and what is the carrier's, of a late cancellation too.",
  })
  released: number;
  @Shown.dollars({ description: "As payer what went back to the card, as payee what went back to the shipper's." })
  refunded: number;
  @Shown.dollars({ description: 'To be paid by card.' }) pending: number;
  @Shown.dollars({ description: 'The card provider is still settling it.' }) underReview: number;
  @Shown.dollars({ description: 'Of what is released to the caller: not in the bank account yet.' }) onItsWay: number;
  @Shown.whole({ description: 'Payments that the caller is paid.' }) asPayee: number;
  @Shown.whole({ description: 'Released to the caller, and waiting for their payout account.' }) blocked: number;
  @Shown.list(() => EarningsAnswer, { description: 'The latest 6 months with a release to the caller, newest first.' })
  earnings: EarningsAnswer[];
  @Shown.manyOf(PAYMENT_STATUSES, {
    name: 'PaymentStatus',
    description: 'The statuses that occur, whatever the filter.',
  })
  statuses: PaymentStatus[];
  @Shown.texts({ description: 'The months that occur, whatever the filter, newest first.', example: ['2026-11'] })
  months: string[];
}

export class PayAnswer {
  @Shown.text({ description: 'For the card form; opens nothing but this payment.' }) clientSecret: string;
  @Shown.dollars({ description: 'What the card would be charged now, according to the provider.' }) amount: number;
  @Shown.text({ example: 'USD' }) currency: string;
  @Shown.oneOf(PLANS, { description: 'The plan the amount is for.' }) protectionPlan: PlanId;
  @Shown.oneOf(['sandbox', 'stripe']) provider: 'sandbox' | 'stripe';
}

export class PaymentStepAnswer {
  @Shown.oneOf(PAYMENT_STATUSES, { name: 'PaymentStatus' }) status: PaymentStatus;
  @Shown.instant() at: Date;
}

export class RefundAnswer {
  @Shown.id() id: string;
  @Shown.dollars() amount: number;
  @Shown.oneOf(REFUND_REASONS) reason: RefundReason;
  @Shown.oneOf(['pending', 'succeeded', 'failed']) status: Refund['status'];
  @Shown.instant() createdAt: Date;
}

/** One line of what this side is told about the money. */
export class PaymentLineAnswer {
  @Shown.instant() at: Date;
  @Shown.text({ example: 'Platform fee' }) words: string;
  @Shown.dollars({
    nullable: true,
    description: 'As payer what you pay, as payee what you get; negative goes off. null is a note without an amount.',
  })
  amount: number | null;
}

export class FailureAnswer {
  @Shown.text() code: string;
  @Shown.text() message: string;
}

export class PaymentAnswer {
  @Shown.id() id: string;
  @Shown.id() quoteId: string;
  @Shown.id() shipmentId: string;
  @Shown.text() shipmentTitle: string;
  @Shown.text({
    nullable: true,
    description: 'What your own system calls its shipment, or as its carrier the quote.',
    example: 'STK-4711',
  })
  externalRef: string | null;
  @Shown.id() payerId: string;
  @Shown.id() payeeId: string;
  @Shown.dollars({ description: "The quote's amount." }) amount: number;
  @Shown.dollars({ description: 'Taken from the payout, never added.' }) platformFee: number;
  @Shown.dollars() payoutAmount: number;
  @Shown.oneOf(PAYMENT_STATUSES, { name: 'PaymentStatus' }) status: PaymentStatus;
  @Shown.text({ nullable: true }) stripePaymentIntentId: string | null;
  @Shown.text({ nullable: true }) stripeTransferId: string | null;
  @Shown.instant({ nullable: true }) deliveryConfirmedAt: Date | null;
  @Shown.instant({ nullable: true }) releasedAt: Date | null;
  @Shown.oneOf(PLANS) protectionPlan: PlanId;
  @Shown.dollars() protectionFee: number;
  @Shown.dollars({ description: 'What the card pays: amount and plan.' }) chargedAmount: number;
  @Shown.dollars({ description: 'What went back to the card out of escrow.' }) refundedAmount: number;
  @Shown.oneOf(['queued', 'sent', 'blocked'], { nullable: true }) transferStatus: TransferStatus | null;
  @Shown.day({ nullable: true }) payoutExpectedOn: string | null;
  @Shown.oneOf(PAYOUT_STAGES, {
    nullable: true,
    description:
      'null while no payout is decided. One that was sent is `on_its_way` until the day it was expected by is over.',
  })
  payoutStage: PayoutStage | null;
  @Shown.list(() => PaymentStepAnswer) timeline: PaymentStepAnswer[];
  @Shown.list(() => RefundAnswer) refunds: RefundAnswer[];
  @Shown.list(() => PaymentLineAnswer, {
    description:
      "The caller's own statement, oldest first: as payer without the platform fee, as payee without the plan.",
  })
  lines: PaymentLineAnswer[];
  @Shown.list(() => LedgerEntryAnswer) ledgerEntries: LedgerEntryAnswer[];
  @Shown.object(() => FailureAnswer, { optional: true }) failure?: FailureAnswer;
  @Shown.instant() createdAt: Date;
  @Shown.instant() updatedAt: Date;
  @Can('payment') can?: ActWord<'payment'>[];
  @Next() next?: NextStepAnswer | null;
}

/** What goes with a payment besides its row. */
export interface PaymentParts {
  shipmentTitle: string;
  externalRef: string | null;
  timeline: PaymentStepAnswer[];
  refunds: RefundAnswer[];
  ledgerEntries: LedgerEntryAnswer[];
  lines: StatementLine[];
}

/** @param now business time */
export function toPayment(row: Payment, { lines, ...parts }: PaymentParts, now: Date): PaymentAnswer {
  return {
    id: row.id,
    quoteId: row.quoteId,
    shipmentId: row.shipmentId,
    payerId: row.payerId,
    payeeId: row.payeeId,
    amount: centsToDollars(row.amountCents),
    platformFee: centsToDollars(row.platformFeeCents),
    payoutAmount: centsToDollars(row.payoutCents),
    status: row.status,
    stripePaymentIntentId: row.stripePaymentIntentId,
    stripeTransferId: row.stripeTransferId,
    deliveryConfirmedAt: row.deliveryConfirmedAt,
    releasedAt: row.releasedAt,
    protectionPlan: row.protectionPlan,
    protectionFee: centsToDollars(row.protectionFeeCents),
    chargedAmount: centsToDollars(row.chargedCents),
    refundedAmount: centsToDollars(row.refundedCents),
    transferStatus: row.transferStatus,
    payoutExpectedOn: row.payoutExpectedOn,
    payoutStage: payoutStage(row, now),
    lines: lines.map(({ at, words, cents }) => ({ at, words, amount: cents === null ? null : centsToDollars(cents) })),
    ...parts,
    ...(row.failureCode ? { failure: { code: row.failureCode, message: row.failureMessage ?? '' } } : {}),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
