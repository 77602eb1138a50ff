import type { Payment } from '../../kit/api/types';
import { calendarDate } from '../../kit/format/dates';
import { money } from '../../kit/format/money';

/** What the carrier gets for a job that has arrived, and where that money is; undefined where it is not settled, or nothing is left. */
export function payoutNote({
  status,
  next,
  payoutAmount,
  payoutStage,
  payoutExpectedOn,
}: PayoutNote): string | undefined {
  if (payoutAmount <= 0) return undefined;
  const what = money(payoutAmount);
  if (status === 'in_escrow') return next?.what === 'confirm-delivery' ? `You receive ${what}.` : undefined;
  if (status !== 'released') return undefined;
  if (payoutStage === 'blocked') return `You receive ${what} once your payout account is set up.`;
  if (payoutStage === 'paid_out') return `${what} was paid out to your bank account.`;
  return `${what} is on its way to you${payoutExpectedOn ? `, expected by ${calendarDate(payoutExpectedOn)}` : ''}.`;
}

type PayoutNote = Pick<Payment, 'status' | 'next' | 'payoutAmount' | 'payoutStage' | 'payoutExpectedOn'>;
