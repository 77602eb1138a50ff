import type { Cents } from '../common/money.js';
import { type Deal, posting } from './ledger.postings.js';
import type { Posting } from './ledger.service.js';

/** A claim was upheld after the release: the carrier owes their share, the platform gives back its fee on it, the shipper is owed both. */
export function recoveryDecided(
  deal: Deal,
  { claimId, carrier, fee }: { claimId: string; carrier: Cents; fee: Cents },
): Posting {
  return posting(deal, 'recovery-decided', claimId, undefined, [
    { account: 'carrier_receivable', cents: carrier },
    { account: 'platform_fee_revenue', cents: fee },
    { account: 'refund_payable', cents: -carrier - fee },
  ]);
}

/** The provider took back a transfer, in part or in full. */
export function reversed(
  deal: Deal,
  { operationId, reversalId, amount }: { operationId: string; reversalId: string; amount: Cents },
): Posting {
  return posting(deal, 'reversal', operationId, reversalId, [
    { account: 'stripe_balance', cents: amount },
    { account: 'carrier_receivable', cents: -amount },
  ]);
}

/**
 * The guarantee fund adds what the carrier's money does not cover; what the card cannot take of the two is paid by hand
 * from the platform's bank account.
 */
export function claimPaid(
  deal: Deal,
  { claimId, fromGuarantee, outOfBand }: { claimId: string; fromGuarantee: Cents; outOfBand: Cents },
): Posting {
  return posting(deal, 'guarantee', claimId, undefined, [
    { account: 'guarantee_expense', cents: fromGuarantee },
    { account: 'refund_payable', cents: outOfBand - fromGuarantee },
    { account: 'platform_bank', cents: -outOfBand },
  ]);
}

/** Operators granted the carrier something for a trip that ended at the door: it is paid by hand, from the platform's bank account. */
export function emptyTripPaid(
  deal: Deal,
  { changeOrderId, amount }: { changeOrderId: string; amount: Cents },
): Posting {
  return posting(deal, 'empty-trip', changeOrderId, undefined, [
    { account: 'guarantee_expense', cents: amount },
    { account: 'platform_bank', cents: -amount },
  ]);
}
