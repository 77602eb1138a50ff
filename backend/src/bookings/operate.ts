import type { User } from '../common/actor.js';
import { invalidField, problem } from '../common/errors.js';
import { type Cents, formatCents } from '../common/money.js';
import { isUuid } from '../common/paging.js';
import { requireState } from '../common/rules.js';
import { Payment } from '../payments/payment.entity.js';
import { PAYMENT_RULES } from '../payments/payments.rules.js';
import type { Tx } from '../platform/database/tx.js';
import { becomeDelivered } from './deliver.js';
import { type Deal, type Desk, requireNotDisputed, requireNotFrozen } from './desk.js';
import { endRefunded, refundInFull, refundPart } from './refund.js';
import { release } from './release.js';

type PaidDeal = Deal & { payment: Payment };

/**
 * A participant: an operator releases a payment, as the owner's confirmation would.
 * @throws 404; 409 `not_picked_up`, `claim_open`, `payment_disputed`, or when it is not in escrow
 */
export async function releaseByOperator(desk: Desk, tx: Tx, admin: User, paymentId: string): Promise<void> {
  const deal = await lockPaid(desk, tx, admin, paymentId);
  requireState(PAYMENT_RULES, 'release', deal.payment.status);
  requireNotFrozen(deal.payment);
  if (deal.shipment.status !== 'in_transit' && deal.shipment.status !== 'delivered') throw problem('not_picked_up');
  if (deal.shipment.status === 'in_transit') await becomeDelivered(desk, tx, deal, admin, 'confirm-delivery');
  if (deal.payment.status === 'in_escrow') await release(desk, tx, deal, admin, false);
}

/**
 * A participant: an operator refunds out of escrow, all that is left when no amount is named. Answers how much of the amount went back.
 * @throws 404; 400 for more than is left; 409 `payment_required` before escrow, `use_claim` after release, `payment_disputed`
 */
export async function refundByOperator(desk: Desk, tx: Tx, admin: User, paymentId: string, amount: Cents | undefined): Promise<Cents> {
  const deal = await lockPaid(desk, tx, admin, paymentId);
  const { payment } = deal;
  if (payment.status === 'released') throw problem('use_claim', { detail: 'The payment was released already. Only a claim can move it now.' });
  if (payment.status === 'refunded') requireState(PAYMENT_RULES, 'refund', payment.status);
  if (payment.status !== 'in_escrow') throw problem('payment_required');
  requireNotDisputed(payment);
  const left = await desk.payments.left(tx, payment);
  if (amount !== undefined && amount > left) throw invalidField('amount', `At most ${formatCents(left)} is left`);
  if (amount !== undefined && amount < left) {
    await refundPart(desk, tx, deal, amount, 'admin');
    await desk.announce(tx, 'payment.refunded', deal);
    return amount;
  }
  await refundInFull(desk, tx, deal, admin, 'admin');
  await endRefunded(desk, tx, deal, admin);
  return left;
}

async function lockPaid(desk: Desk, tx: Tx, admin: User, paymentId: string): Promise<PaidDeal> {
  const found = isUuid(paymentId) ? await tx.find(Payment, { id: paymentId }) : undefined;
  if (!found) throw problem('not_found');
  const deal = await desk.lockDeal(tx, found.quoteId, admin, 'complete');
  if (!deal.payment) throw problem('not_found');
  return { ...deal, payment: deal.payment };
}
