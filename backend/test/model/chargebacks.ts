import { carriedBy, kept, loseCharge, takeBack } from './charges.js';
import { recover, thaw } from './claims.js';
import { divide, endInRefund, endRefunded, refundDelay } from './deal.js';
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

/** What a cardholder could dispute now: everything that the card was charged at once and did not get back, once. */
export function disputable(quote: ModelQuote | undefined, which = 0): number {
  const payment = quote?.payment;
  const charge = payment?.charges[which];
  if (!quote || !charge || !payment || !(isSettled(payment) || isUnsettled(quote))) return 0;
  if (which > 0 && charge.state !== 'captured') return 0;
  // Two at once are another matter than two charges.
  if (isDisputed(quote) || quote.chargebacks.some(({ outcome, charge: at }) => at === which && outcome === 'lost'))
    return 0;
  return charge.amount + charge.plan - charge.refunded - charge.planRefunded;
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
  const lost = payment.charges[charge] as ModelCharge;
  const fromIt = kept(lost);
  loseCharge(lost, amount);
  if (payment.status === 'in_escrow' && charge > 0) return loseExtra(quote, payment, lost, fromIt);
  if (payment.status === 'in_escrow') {
    const others = payment.left - fromIt - carriedBy(payment);
    takeBack(payment, others, 0);
    payment.cardBack += others;
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

/** Before the pickup its change is undone; from then on the payout stands. */
function loseExtra(quote: ModelQuote, payment: ModelPayment, charge: ModelCharge, cents: number): void {
  if (quote.status !== 'paid') {
    charge.carried += cents;
    return;
  }
  payment.left -= cents;
  payment.refunded += cents;
  divide(payment);
  const order = quote.orders.find((each) => each.charge === charge);
  if (!order) throw new Error('A later charge is for a change.');
  Object.assign(order, { status: 'undone', undone: cents });
  quote.amount -= cents;
  quote.changed = (quote.changed ?? 0) - cents;
  quote.raised = (quote.raised ?? 0) - order.delta;
}
