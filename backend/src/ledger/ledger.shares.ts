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

/** Whose money a lost chargeback took. */
export interface LostShares {
  /** Owed to the shipper anyway, and not made yet: the bank has paid it instead. */
  refunds: Cents;
  escrow: Cents;
  /** The price of the protection plan. */
  protection: Cents;
  /** To be got back from the carrier. */
  carrier: Cents;
  /** Our loss. */
  platform: Cents;
}

/**
 * Shares out a lost chargeback over `amount`, in this order: refunds that are owed, escrow and then the plan's price
 * (whole or not at all), what can be asked back from the carrier, and the rest is our loss.
 */
export function lostShares(amount: Cents, most: Omit<LostShares, 'platform'>): LostShares {
  const refunds = Math.min(amount, most.refunds);
  const escrow = Math.min(amount - refunds, most.escrow);
  const beyond = amount - refunds - escrow;
  const protection = beyond >= most.protection ? most.protection : 0;
  const carrier = Math.min(beyond - protection, most.carrier);
  return { refunds, escrow, protection, carrier, platform: beyond - protection - carrier };
}
