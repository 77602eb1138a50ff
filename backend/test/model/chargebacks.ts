import { firstOf, loseCharge } from './charges.js';
import { recover, thaw } from './claims.js';
import { endInRefund, endRefunded, refundDelay } from './deal.js';
import {
  bookedQuote,
  isDisputed,
  isOpen,
  type ModelCharge,
  type ModelChargeback,
  type ModelDeal,
  type ModelPayment,
  type ModelQuote,
} from './shape.js';

const DAY = 86_400_000;

/** The newest quote that was paid for, whatever became of it. */
export const paidQuote = (deal: ModelDeal): ModelQuote | undefined =>
  bookedQuote(deal) ?? deal.quotes.findLast(({ payment }) => payment);

const isSettled = ({ status }: ModelPayment): boolean =>
  status === 'in_escrow' || status === 'released' || status === 'refunded';

/** Charged but not in escrow yet: under the provider's review, or nobody told us. */
export const isUnsettled = ({ payment }: ModelQuote): boolean =>
  payment?.status === 'paid' || payment?.unheard === true;

/** What a cardholder could dispute now: everything the card paid and did not get back, once. */
export function disputable(quote: ModelQuote | undefined): number {
  const payment = quote?.payment;
  if (!quote || !payment || !(isSettled(payment) || isUnsettled(quote))) return 0;
  if (quote.chargebacks.some(({ outcome }) => outcome !== 'won')) return 0;
  return firstOf(payment).amount + payment.protection - payment.cardBack;
}

/** The bank decides one of them, and with its last chargeback the deal goes on. */
export function closeChargeback(deal: ModelDeal, quote: ModelQuote, outcome: 'won' | 'lost', now: number): void {
  const open = quote.chargebacks.find((each) => each.outcome === null);
  const payment = quote.payment as ModelPayment;
  if (!open) return;
  open.outcome = outcome;
  if (outcome === 'lost') lose(deal, quote, payment, open, now);
  if (isDisputed(quote) || payment.status !== 'in_escrow' || quote.status !== 'delivered') return;
  refundDelay(deal, quote);
  quote.releaseAt = Math.max(quote.releaseAt ?? 0, now + DAY);
}

/** The bank gave the money back: from escrow, the deal is over; after the release, the carrier answers for the job, and we for the rest. */
function lose(
  deal: ModelDeal,
  quote: ModelQuote,
  payment: ModelPayment,
  { amount, charge, aboutTheJob }: ModelChargeback,
  now: number,
): void {
  payment.lost += amount;
  loseCharge(payment.charges[charge] as ModelCharge, amount);
  if (payment.status === 'in_escrow') {
    endInRefund(quote, payment, payment.left + payment.protection);
    return endRefunded(deal, quote);
  }
  if (aboutTheJob) recover(payment, amount);
  const uncounted = payment.lost - quote.claims.reduce((sum, { fromBank }) => sum + fromBank, 0);
  for (const claim of quote.claims) {
    if (isOpen(claim) && claim.side === 'shipper' && claim.amount <= uncounted)
      Object.assign(claim, { status: 'approved', granted: claim.amount, fromBank: claim.amount });
  }
  thaw(quote, now);
}
