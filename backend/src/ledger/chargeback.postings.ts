import type { Cents } from '../common/money.js';
import { type Deal, posting } from './ledger.postings.js';
import type { Posting } from './ledger.service.js';
import type { LostShares } from './ledger.shares.js';

/** The provider took the disputed amount from our balance, and its fee, which it keeps whatever the outcome. */
export function disputeOut(
  deal: Deal,
  { disputeId, amount, fee }: { disputeId: string; amount: Cents; fee: Cents },
): Posting {
  return posting(deal, 'dispute-out', disputeId, disputeId, [
    { account: 'dispute_receivable', cents: amount },
    { account: 'dispute_fees', cents: fee },
    { account: 'stripe_balance', cents: -amount - fee },
  ]);
}

/** The provider gave the amount back, and what it returns of its fee. If it had been lost before, this makes good the loss. */
export function disputeIn(
  deal: Deal,
  { disputeId, amount, fee, lostBefore }: { disputeId: string; amount: Cents; fee: Cents; lostBefore: boolean },
): Posting {
  return posting(deal, 'dispute-in', disputeId, disputeId, [
    { account: 'stripe_balance', cents: amount + fee },
    { account: lostBefore ? 'chargeback_loss' : 'dispute_receivable', cents: -amount },
    { account: 'dispute_fees', cents: -fee },
  ]);
}

/** The amount stays with the cardholder; the shares say whose money it was and, for the rest, what the carrier owes, with our fee on it. */
export function disputeLost(
  deal: Deal,
  { disputeId, shares, carrier, fee }: { disputeId: string; shares: LostShares; carrier: Cents; fee: Cents },
): Posting {
  const { refunds, escrow, protection, rest } = shares;
  return posting(deal, 'dispute-lost', disputeId, undefined, [
    { account: 'refund_payable', cents: refunds },
    { account: 'escrow', cents: escrow },
    { account: 'premium_unearned', cents: protection },
    { account: 'carrier_receivable', cents: carrier },
    { account: 'platform_fee_revenue', cents: fee },
    { account: 'chargeback_loss', cents: rest - carrier - fee },
    { account: 'dispute_receivable', cents: -refunds - escrow - protection - rest },
  ]);
}

/** What stayed in escrow at our expense, since a dispute was lost after the pickup, is ours again: the deal did not come about. */
export function lossReturned(deal: Deal, { amount }: { amount: Cents }): Posting {
  return posting(deal, 'loss-returned', deal.quoteId, undefined, [
    { account: 'escrow', cents: amount },
    { account: 'chargeback_loss', cents: -amount },
  ]);
}
