import { addBusinessDays, type Day, localDay } from '../common/calendar.js';
import type { Payment } from './payment.entity.js';

const PAYOUT_BUSINESS_DAYS = 2;
/** Business days are those of the banks' clearing. */
export const BANK_ZONE = 'America/New_York';

/** Where a payout stands for the one who gets it. */
export const PAYOUT_STAGES = ['blocked', 'on_its_way', 'paid_out'] as const;
export type PayoutStage = (typeof PAYOUT_STAGES)[number];

/** The day by whose end a payout that is decided now is expected. */
export function payoutDay(now: Date): Day {
  return addBusinessDays(bankDay(now), PAYOUT_BUSINESS_DAYS);
}

/** The day by whose end a payout that is sent now is expected: the one that was said, or a new one where that is over. */
export function payoutDayWhenSent(said: Day | null, now: Date): Day {
  return said !== null && said >= bankDay(now) ? said : payoutDay(now);
}

/**
 * Where the payout stands; null while none is decided. The provider does not say when the bank has it, so one that was sent is
 * on its way until the day by which it was expected is over.
 */
export function payoutStage(
  {
    transferStatus,
    payoutExpectedOn,
    payoutCents,
  }: Pick<Payment, 'transferStatus' | 'payoutExpectedOn' | 'payoutCents'>,
  now: Date,
): PayoutStage | null {
  if (transferStatus === null || payoutCents <= 0) return null;
  if (transferStatus === 'blocked') return 'blocked';
  return transferStatus === 'sent' && payoutExpectedOn !== null && payoutExpectedOn < bankDay(now)
    ? 'paid_out'
    : 'on_its_way';
}

/** The SQL of `paid_out`, with the bank's present day (`bankDay`) in `$n`. */
export function isPaidOut(payment: string, day: string): string {
  return `coalesce(${payment}transfer_status = 'sent' AND ${payment}payout_expected_on < ${day}::date, false)`;
}

/** The day that it is where the banks clear. */
export function bankDay(now: Date): Day {
  return localDay(now, BANK_ZONE);
}

/** SQL: was a transfer of this payment refused, so that operators have to look at it? */
export function hasRefusedTransfer(paymentId: string): string {
  return `EXISTS (SELECT 1 FROM money_operations o WHERE o.payment_id = ${paymentId} AND o.kind = 'transfer' AND o.state = 'needs_attention')`;
}
