import { useList } from '../../kit/api/lists';
import type { Payment } from '../../kit/api/types';
import { money } from '../../kit/format/money';

/** A quote's payment; undefined while it is read, and if there is none. */
export function usePaymentOf(quoteId: string | undefined): Payment | undefined {
  return useList('/api/payments', { quoteId: quoteId ?? '' }, { enabled: quoteId !== undefined }).rows[0];
}

/** What is still in escrow for the job: without what went back, and without the plan. */
export function heldOf({ amount, refundedAmount }: Pick<Payment, 'amount' | 'refundedAmount'>): number {
  return (Math.round(amount * 100) - Math.round(refundedAmount * 100)) / 100;
}

/** What went back of a delivery that came late, for a claim, or of a job that was called off, and what the carrier keeps of that; undefined: nothing. */
export function moneyBack(
  { status, refunds, chargedAmount, refundedAmount, payoutAmount }: MoneyBack,
  isPayer: boolean,
): string | undefined {
  const to = isPayer ? 'your card' : 'the shipper';
  const late = refunds.find(({ reason }) => reason === 'delay');
  const cents = refunds.reduce(
    (sum, { reason, amount }) => sum + (reason === 'claim' ? Math.round(amount * 100) : 0),
    0,
  );
  const partly = [
    late && `Delivered late: ${money(late.amount)} went back to ${to}.`,
    cents > 0 && status !== 'refunded' && `For the claim, ${money(cents / 100)} went back to ${to}.`,
  ].filter(Boolean);
  if (partly.length > 0) return partly.join(' ');
  if (status !== 'refunded') return undefined;
  const kept = isPayer ? chargedAmount - refundedAmount : payoutAmount;
  const carrier = isPayer ? 'is kept for the carrier' : 'is yours';
  const why = refunds.some(({ reason }) => reason === 'cancelled_by_shipper') ? ', for the late cancellation' : '';
  return `${money(refundedAmount)} went back to ${to}.${kept > 0 ? ` ${money(kept)} ${carrier}${why}.` : ''}`;
}

type MoneyBack = Pick<Payment, 'status' | 'refunds' | 'chargedAmount' | 'refundedAmount' | 'payoutAmount'>;
