import { type Cents, shareOf } from '../common/money.js';

/**
 * How what is left of a quote's amount is shared at release: the fee is `feeBasisPoints` of it, rounded half up,
 * the payout the whole rest, so that no cent is made or lost.
 */
export function sharesOf(left: Cents, feeBasisPoints: number): { fee: Cents; payout: Cents } {
  const fee = shareOf(left, feeBasisPoints);
  return { fee, payout: left - fee };
}

/** The carrier's share when the owner cancels late: of the amount, at most what is left of it, without fee. */
export function compensationOf(amount: Cents, left: Cents, basisPoints: number): Cents {
  return Math.min(shareOf(amount, basisPoints), left);
}
