import type { Actor } from '../common/actor.js';
import type { Cents } from '../common/money.js';
import { cancelCompensation, premiumEarned } from '../ledger/ledger.postings.js';
import { compensationOf } from '../ledger/ledger.shares.js';
import type { Payment } from '../payments/payment.entity.js';
import type { RefundReason } from '../payments/refund.entity.js';
import type { Tx } from '../platform/database/tx.js';
import { watchPayout } from './overdue.js';
import { payoutDay } from './release.js';
import { agreedOf, type Deal, type Desk } from './desk.js';

type PaidDeal = Deal & { payment: Payment };

/**
 * A participant: everything that is in escrow goes back to the card, the protection plan with it unless it did its work
 * (a claim was upheld); fee and payout are 0. What hangs on the deal, an open claim, is told.
 */
export async function refundInFull(desk: Desk, tx: Tx, deal: PaidDeal, actor: Actor, reason: RefundReason, { keepsPlan = false } = {}): Promise<void> {
  const { payment, quote } = deal;
  await desk.payments.decideRefund(tx, payment, {
    amount: await desk.payments.left(tx, payment),
    protection: keepsPlan ? 0 : payment.protectionFeeCents,
    reason,
    feeBasisPoints: agreedOf(quote).platformFeeBasisPoints,
  });
  if (keepsPlan) await desk.ledger.post(tx, premiumEarned(desk.payments.ledgerDeal(payment), { protection: payment.protectionFeeCents }));
  await desk.movePayment(tx, deal, payment, 'refund', actor);
  await desk.turns.take(tx, deal, 'refunded', actor);
  await desk.announce(tx, 'payment.refunded', deal);
}

/** A participant: part of the amount goes back to the card; payout and fee shrink with it. */
export async function refundPart(desk: Desk, tx: Tx, deal: PaidDeal, amount: Cents, reason: RefundReason): Promise<void> {
  await desk.payments.decideRefund(tx, deal.payment, { amount, protection: 0, reason, feeBasisPoints: agreedOf(deal.quote).platformFeeBasisPoints });
}

/** A participant: the owner cancelled so late that the carrier is paid a share, without fee; the rest and the plan go back. */
export async function refundLessCompensation(desk: Desk, tx: Tx, deal: PaidDeal, actor: Actor): Promise<void> {
  const { payment, quote } = deal;
  const agreed = agreedOf(quote);
  const left = await desk.payments.left(tx, payment);
  const payoutExpectedOn = payoutDay(desk.clock.now());
  const compensation = compensationOf(payment.amountCents, left, agreed.lateCancelBasisPoints);
  await desk.ledger.post(tx, cancelCompensation(desk.payments.ledgerDeal(payment), { compensation }));
  await desk.payments.decideRefund(tx, payment, {
    amount: left - compensation,
    protection: payment.protectionFeeCents,
    reason: 'cancelled_by_shipper',
    feeBasisPoints: agreed.platformFeeBasisPoints,
    payoutLeft: compensation,
  });
  await desk.movePayment(tx, deal, payment, 'refund', actor, { transferStatus: 'queued', payoutExpectedOn });
  await desk.payments.orderTransfer(tx, payment);
  await watchPayout(tx, payment, payoutExpectedOn);
  await desk.announce(tx, 'payment.refunded', deal);
}

/** A participant: what the end of a payment in a full refund means for its deal. One that was on its way, or not begun, is off. */
export async function endRefunded(desk: Desk, tx: Tx, deal: Deal, actor: Actor): Promise<void> {
  const { shipment, quote } = deal;
  if (quote.status === 'delivered') return desk.moveQuote(tx, deal, 'complete', actor);
  if (quote.status !== 'paid' && quote.status !== 'in_progress') return;
  await desk.moveQuote(tx, deal, 'refund', actor, { declineReason: 'refunded' });
  await desk.quotes.closePending(tx, shipment, actor, 'shipment_cancelled');
  await desk.moveShipment(tx, shipment, 'refund', actor);
  await desk.announce(tx, 'shipment.cancelled', deal);
}
