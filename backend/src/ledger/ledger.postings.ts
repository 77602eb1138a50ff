import type { Cents } from '../common/money.js';
import type { Line, Posting } from './ledger.service.js';
import type { PostingKind } from './ledger.words.js';

/** The deal a posting belongs to, and the business time of the decision. */
export interface Deal {
  paymentId: string;
  quoteId: string;
  /** The payee. */
  carrierId: string;
  at: Date;
}

/** The provider says the card was charged: the amount goes into escrow, the protection plan's price beside it. */
export function captured(
  deal: Deal,
  { intentId, chargeId, amount, protection }: { intentId: string; chargeId?: string; amount: Cents; protection: Cents },
): Posting {
  return posting(deal, 'capture', intentId, chargeId, [
    { account: 'stripe_balance', cents: amount + protection },
    { account: 'escrow', cents: -amount },
    { account: 'premium_unearned', cents: -protection },
  ]);
}

/** The provider's fee on a charge, keyed by its balance transaction. */
export function stripeFee(deal: Deal, { transactionId, fee }: { transactionId: string; fee: Cents }): Posting {
  return posting(deal, 'stripe-fee', transactionId, transactionId, [
    { account: 'processing_fees', cents: fee },
    { account: 'stripe_balance', cents: -fee },
  ]);
}

/** Decided for the carrier: what is left in escrow becomes payout and fee, and the plan's price is earned. */
export function released(
  deal: Deal,
  { payout, fee, protection }: { payout: Cents; fee: Cents; protection: Cents },
): Posting {
  return posting(deal, 'release', deal.quoteId, undefined, [
    { account: 'escrow', cents: payout + fee },
    { account: 'premium_unearned', cents: protection },
    { account: 'carrier_payable', cents: -payout },
    { account: 'platform_fee_revenue', cents: -fee },
    { account: 'premium_revenue', cents: -protection },
  ]);
}

/** The owner cancelled late: a share of the amount is the carrier's, without a fee. The rest goes back by `refundDecided`. */
export function cancelCompensation(deal: Deal, { compensation }: { compensation: Cents }): Posting {
  return posting(deal, 'cancel-compensation', deal.quoteId, undefined, [
    { account: 'escrow', cents: compensation },
    { account: 'carrier_payable', cents: -compensation },
  ]);
}

/** The provider made the transfer of a release or a compensation. */
export function transferred(
  deal: Deal,
  { operationId, transferId, payout }: { operationId: string; transferId?: string; payout: Cents },
): Posting {
  return posting(deal, 'transfer', operationId, transferId, [
    { account: 'carrier_payable', cents: payout },
    { account: 'stripe_balance', cents: -payout },
  ]);
}

/** Decided for the shipper out of escrow: part of the amount, and the plan's price if that goes back too. */
export function refundDecided(
  deal: Deal,
  { refundId, amount, protection = 0 }: { refundId: string; amount: Cents; protection?: Cents },
): Posting {
  return posting(deal, 'refund-decided', refundId, undefined, [
    { account: 'escrow', cents: amount },
    { account: 'premium_unearned', cents: protection },
    { account: 'refund_payable', cents: -amount - protection },
  ]);
}

/** The whole amount goes back but the plan did its work (a claim was upheld): its price is earned without a release. */
export function premiumEarned(deal: Deal, { protection }: { protection: Cents }): Posting {
  return posting(deal, 'premium-earned', deal.quoteId, undefined, [
    { account: 'premium_unearned', cents: protection },
    { account: 'premium_revenue', cents: -protection },
  ]);
}

/** The provider made the refund. Keyed by its id there: a failed one may be followed by another for the same decision. */
export function refundPaid(deal: Deal, { stripeRefundId, amount }: { stripeRefundId: string; amount: Cents }): Posting {
  return posting(deal, 'refund-paid', stripeRefundId, stripeRefundId, [
    { account: 'refund_payable', cents: amount },
    { account: 'stripe_balance', cents: -amount },
  ]);
}

/** A refund that was made came back (a closed card): it is owed again. Not for one the provider never made. */
export function refundFailed(
  deal: Deal,
  { stripeRefundId, amount }: { stripeRefundId: string; amount: Cents },
): Posting {
  return posting(deal, 'refund-failed', stripeRefundId, stripeRefundId, [
    { account: 'stripe_balance', cents: amount },
    { account: 'refund_payable', cents: -amount },
  ]);
}

/** A refund the card cannot take was paid from the platform's own bank account. */
export function refundPaidByHand(deal: Deal, { refundId, amount }: { refundId: string; amount: Cents }): Posting {
  return posting(deal, 'refund-by-hand', refundId, undefined, [
    { account: 'refund_payable', cents: amount },
    { account: 'platform_bank', cents: -amount },
  ]);
}

/** The card was charged for something none of our deals asked for: owed back at once, and never in escrow. */
export function surplusCaptured(
  deal: Deal,
  { intentId, chargeId, amount }: { intentId: string; chargeId: string; amount: Cents },
): Posting {
  return posting(deal, 'capture-surplus', intentId, chargeId, [
    { account: 'stripe_balance', cents: amount },
    { account: 'refund_payable', cents: -amount },
  ]);
}

/** A movement of the platform's own money at the provider, keyed by its balance transaction: a payout to our bank, a monthly fee. */
export function ownMovement({
  transactionId,
  net,
  account,
  at,
}: {
  transactionId: string;
  net: Cents;
  account: 'platform_bank' | 'processing_fees';
  at: Date;
}): Posting {
  return {
    key: `own-movement:${transactionId}`,
    kind: 'own-movement',
    at,
    providerRef: transactionId,
    lines: [
      { account: 'stripe_balance', cents: net },
      { account, cents: -net },
    ],
  };
}

/** The posting of a fact, under a key that names it. Each line carries both owners; the chart knows which of them its account hangs on. */
export function posting(
  { paymentId, quoteId, carrierId, at }: Deal,
  kind: PostingKind,
  fact: string,
  providerRef: string | undefined,
  lines: Line[],
): Posting {
  return {
    key: `${kind}:${fact}`,
    kind,
    at,
    paymentId,
    quoteId,
    ...(providerRef === undefined ? {} : { providerRef }),
    lines: lines.filter((line) => line.cents !== 0).map((line) => ({ ...line, quoteId, userId: carrierId })),
  };
}
