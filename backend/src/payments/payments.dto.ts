import { Dollars, OneOf, Id } from '../common/fields.js';
import { centsToDollars } from '../common/money.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../common/payment-status.js';
import { Shown } from '../common/shown.js';
import { LedgerEntryAnswer } from '../ledger/ledger.dto.js';
import type { Payment, PlanId, TransferStatus } from './payment.entity.js';
import type { Refund, RefundReason } from './refund.entity.js';

/** The provider charges no more than this at once. */
const MOST_CENTS = 99_999_999;

export const PLANS: readonly PlanId[] = ['standard', 'plus', 'premium'];

export class PlanChoice {
  @OneOf(PLANS, { optional: true, description: 'Left out: the earlier choice, else standard.' }) protectionPlan?: PlanId;

  @Dollars(1, MOST_CENTS, { optional: true, description: 'What the form shows: only at this amount, else `payment_changed`. Asked right before the card is sent, it tells whether another tab has chosen another plan.' })
  amount?: number;
}

export class PaymentConfirmation {
  @Id({ optional: true, description: 'The same as in the path.' }) quoteId?: string;
}

export class PayAnswer {
  @Shown.text({ description: 'For the card form; opens nothing but this payment.' }) clientSecret: string;
  @Shown.dollars({ description: 'What the card would be charged now, as the provider has it.' }) amount: number;
  @Shown.text({ example: 'USD' }) currency: string;
  @Shown.oneOf(PLANS, { description: 'The plan that the amount is for.' }) protectionPlan: PlanId;
  @Shown.oneOf(['sandbox', 'stripe']) provider: 'sandbox' | 'stripe';
}

export class PaymentStepAnswer {
  @Shown.oneOf(PAYMENT_STATUSES) status: PaymentStatus;
  @Shown.instant() at: Date;
}

export class RefundAnswer {
  @Shown.id() id: string;
  @Shown.dollars() amount: number;
  @Shown.text() reason: RefundReason;
  @Shown.oneOf(['pending', 'succeeded', 'failed']) status: Refund['status'];
  @Shown.instant() createdAt: Date;
}

export class FailureAnswer {
  @Shown.text() code: string;
  @Shown.text() message: string;
}

export class PaymentAnswer {
  @Shown.id() id: string;
  @Shown.id() quoteId: string;
  @Shown.id() shipmentId: string;
  @Shown.id() payerId: string;
  @Shown.id() payeeId: string;
  @Shown.dollars({ description: "The quote's amount." }) amount: number;
  @Shown.dollars({ description: 'Taken from the payout, never added.' }) platformFee: number;
  @Shown.dollars() payoutAmount: number;
  @Shown.oneOf(PAYMENT_STATUSES) status: PaymentStatus;
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
  @Shown.list(() => PaymentStepAnswer) timeline: PaymentStepAnswer[];
  @Shown.list(() => RefundAnswer) refunds: RefundAnswer[];
  @Shown.list(() => LedgerEntryAnswer) ledgerEntries: LedgerEntryAnswer[];
  @Shown.object(() => FailureAnswer, { optional: true }) failure?: FailureAnswer;
  @Shown.instant() createdAt: Date;
  @Shown.instant() updatedAt: Date;
}

/** What belongs to a payment beside its row. */
export interface PaymentParts {
  timeline: PaymentStepAnswer[];
  refunds: RefundAnswer[];
  ledgerEntries: LedgerEntryAnswer[];
}

export function toPayment(row: Payment, parts: PaymentParts): PaymentAnswer {
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
    ...parts,
    ...(row.failureCode ? { failure: { code: row.failureCode, message: row.failureMessage ?? '' } } : {}),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
