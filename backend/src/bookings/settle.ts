import { Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { PROVIDER, type User } from '../common/actor.js';
import { after, DAY } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { captured } from '../ledger/ledger.postings.js';
import { Payment, type PlanId } from '../payments/payment.entity.js';
import type { PaymentStatus } from '../common/payment-status.js';
import type { PaymentAnswer } from '../payments/payments.dto.js';
import { planPrice } from '../payments/payments.service.js';
import { ask } from '../payments/provider.js';
import type { Tx } from '../platform/database/tx.js';
import { clearDeadlines } from '../platform/deadlines/deadlines.js';
import { Quote } from '../quotes/quote.entity.js';
import { agreedOf, type Deal, type Desk, noShowTimes } from './desk.js';
import { watchEscrow } from './overdue.js';
import { refundInFull } from './refund.js';
import { returnSurplus } from './surplus.js';

const log = new Logger('Settle');

type PaidDeal = Deal & { payment: Payment };

/**
 * Asks the provider how a payment stands, and applies what it says. The confirm call, webhooks and sweeps all end
 * here; in any order, any number of times, the result is the same. Nobody else's word moves money.
 * @throws what the client throws when the provider does not answer
 */
export async function settle(desk: Desk, quoteId: string): Promise<void> {
  const payment = await desk.db.one<{ intentId: string | null; status: PaymentStatus }>('SELECT stripe_payment_intent_id AS "intentId", status FROM payments WHERE quote_id = $1', [quoteId]);
  if (!payment?.intentId || payment.status === 'released' || payment.status === 'refunded') return;
  const client = await desk.provider.client();
  const intent = await client.paymentIntents.retrieve(payment.intentId, {
    expand: ['latest_charge.balance_transaction', 'latest_charge.review'],
  });
  await desk.db.tx(async (tx) => {
    const deal = await desk.lockDeal(tx, quoteId, PROVIDER, 'settle');
    if (deal.payment) await apply(desk, tx, { ...deal, payment: deal.payment }, intent, payment.status);
  });
  // News of the fee may have come before it was written down that one is to come. When it cannot be asked for now the sweep does.
  await desk.fees.ask(quoteId).catch((error: Error) => log.warn(`${quoteId}: ${error.message}`));
}

/**
 * The owner's browser says that it has paid; the provider is asked.
 * @throws 404; 403; 409 `payment_not_completed`; 503
 */
export async function confirm(desk: Desk, user: User, quoteId: string): Promise<PaymentAnswer> {
  await desk.db.tx((tx) => desk.quotes.lock(tx, quoteId, user, 'pay'));
  await ask(() => settle(desk, quoteId));
  return desk.db.tx(async (tx) => {
    const payment = await tx.find(Payment, { quoteId });
    if (!payment || payment.status === 'pending' || payment.status === 'failed') {
      throw problem('payment_not_completed', { detail: payment?.failureMessage ?? undefined });
    }
    return desk.payments.answer(tx, payment);
  });
}

/** @param before how the payment stood when the provider was asked */
async function apply(desk: Desk, tx: Tx, deal: PaidDeal, intent: Stripe.PaymentIntent, before: PaymentStatus): Promise<void> {
  const { payment } = deal;
  if (payment.status === 'in_escrow' || payment.status === 'released' || payment.status === 'refunded') return;
  const charge = intent.latest_charge && typeof intent.latest_charge !== 'string' ? intent.latest_charge : undefined;
  if (intent.status === 'succeeded' && charge) {
    if (!(await matches(desk, tx, deal, intent))) return returnSurplus(desk, tx, deal, intent, charge, 'mismatch');
    if (isUnderReview(charge)) return looksPaid(desk, tx, deal);
    return capture(desk, tx, deal, intent, charge);
  }
  if (intent.status === 'processing') return looksPaid(desk, tx, deal);
  // What has looked paid only since then knows of a later card than this refusal.
  if (payment.status === 'paid' && before !== 'paid') return;
  if (intent.last_payment_error) return failed(desk, tx, deal, intent.last_payment_error);
}

/** The intent must be this deal's, over what the deal costs with the plan that the provider knows. */
async function matches(desk: Desk, tx: Tx, { quote, payment }: PaidDeal, intent: Stripe.PaymentIntent): Promise<boolean> {
  const plan = agreedOf(quote).protectionPlans.find((each) => each.id === (intent.metadata['protectionPlan'] as PlanId));
  const expected = plan && quote.amountCents + planPrice(quote.amountCents, plan);
  const fits = intent.metadata['quoteId'] === quote.id && intent.currency === 'usd' && intent.livemode === desk.provider.live;
  if (!plan || !fits || intent.amount_received !== expected) return false;
  if (plan.id !== payment.protectionPlan) await desk.payments.choosePlan(tx, payment, plan);
  return true;
}

function isUnderReview(charge: Stripe.Charge): boolean {
  return charge.review !== null && typeof charge.review === 'object' && charge.review.open;
}

/** Paid as far as the card goes, but it has not settled, or the provider looks at it: the window to pay stands still. */
async function looksPaid(desk: Desk, tx: Tx, deal: PaidDeal): Promise<void> {
  if (deal.payment.status === 'paid') return;
  await desk.movePayment(tx, deal, deal.payment, 'succeed', PROVIDER);
  if (deal.quote.status === 'accepted') await clearDeadlines(tx, desk.clock.now(), ['payment_window'], deal.quote.id);
  await desk.announce(tx, 'payment.paid', deal);
}

/** The money is there: into escrow; or straight back, where the deal was off meanwhile. */
async function capture(desk: Desk, tx: Tx, deal: PaidDeal, intent: Stripe.PaymentIntent, charge: Stripe.Charge): Promise<void> {
  const { shipment, quote, payment } = deal;
  const now = desk.clock.now();
  const wanted = quote.status === 'accepted';
  if (payment.status !== 'paid') await desk.movePayment(tx, deal, payment, 'succeed', PROVIDER);
  await desk.movePayment(tx, deal, payment, 'escrow', PROVIDER, { stripeChargeId: charge.id, failureCode: null, failureMessage: null });
  const book = desk.payments.ledgerDeal(payment);
  await desk.ledger.post(tx, captured(book, { intentId: intent.id, chargeId: charge.id, amount: payment.amountCents, protection: payment.protectionFeeCents }));
  await desk.fees.book(tx, payment, charge);
  await watchEscrow(desk, tx, payment);
  if (!wanted) {
    await refundInFull(desk, tx, deal, PROVIDER, 'late_payment');
    return;
  }
  await desk.moveQuote(tx, deal, 'settle', PROVIDER, { paidAt: now });
  await desk.mirror(tx, quote, payment);
  await desk.quotes.closePending(tx, shipment, PROVIDER, 'another_accepted');
  const times = noShowTimes(deal, now);
  await desk.setDeadline(tx, 'no_show_warning', deal, times.warning);
  await desk.setDeadline(tx, 'no_show_refund', deal, times.refund);
  await desk.announce(tx, 'payment.escrowed', deal);
}

/** The card was refused, or what looked paid was not. The quote stays accepted: another card can be tried. */
async function failed(desk: Desk, tx: Tx, deal: PaidDeal, error: Stripe.PaymentIntent.LastPaymentError): Promise<void> {
  const { quote, payment } = deal;
  const set = { failureCode: error.decline_code ?? error.code ?? 'card_declined', failureMessage: error.message ?? 'The card was refused.' };
  if (payment.status === 'failed' && payment.failureCode === set.failureCode) return;
  const lookedPaid = payment.status === 'paid';
  await desk.movePayment(tx, deal, payment, lookedPaid ? 'fail' : 'refuse', PROVIDER, set);
  if (lookedPaid && quote.status === 'accepted') {
    const least = after(desk.clock.now(), DAY);
    const dueAt = quote.paymentDueAt && quote.paymentDueAt > least ? quote.paymentDueAt : least;
    await tx.update(Quote, quote.id, { paymentDueAt: dueAt });
    await desk.setDeadline(tx, 'payment_window', deal, dueAt);
  }
  await desk.announce(tx, 'payment.failed', deal);
}
