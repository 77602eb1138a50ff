import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { invalidField, problem } from '../common/errors.js';
import { type Cents, formatCents } from '../common/money.js';
import { isUuid } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { Payment } from '../payments/payment.entity.js';
import { PAYMENT_RULES } from '../payments/payments.rules.js';
import { PaymentsService } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { Delivery } from './delivery.js';
import { lockDeal, type PaidDeal } from './lock-deal.js';
import { announcePayment } from './move-deal.js';
import { requireNeeds } from './needs.js';
import { RefundEscrow } from './refund.js';
import { ReleasePayment } from './release.js';

/** Participants: what operators decide about a payment. */
@Injectable()
export class OperatePayment {
  constructor(
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly delivery: Delivery,
    private readonly payout: ReleasePayment,
    private readonly refunds: RefundEscrow,
  ) {}

  /**
   * Releases a payment, as the owner's confirmation would.
   * @throws 404; 409 `not_picked_up`, `claim_open`, `payment_disputed`, or when it is not in escrow
   */
  async release(tx: Tx, admin: User, paymentId: string): Promise<void> {
    const deal = await lockPaidDeal(tx, paymentId);
    authorize(PAYMENT_RULES, 'release', admin, partiesOf(deal), 'admin');
    requireState(PAYMENT_RULES, 'release', deal.payment.status);
    requireNeeds(PAYMENT_RULES, 'release', deal, this.clock.now());
    if (deal.shipment.status === 'in_transit') await this.delivery.becomeDelivered(tx, deal, admin, 'confirm-delivery');
    if (deal.payment.status === 'in_escrow') await this.payout.release(tx, deal, admin, { confirmed: false });
  }

  /**
   * Refunds out of escrow: everything left if no amount is given. Answers how much of the amount went back.
   * @throws 404; 400 for more than is left; 409 `payment_required` before escrow, `use_claim` after release, `payment_disputed`
   */
  async refund(tx: Tx, admin: User, paymentId: string, amount: Cents | undefined): Promise<Cents> {
    const deal = await lockPaidDeal(tx, paymentId);
    authorize(PAYMENT_RULES, 'refund', admin, partiesOf(deal), 'admin');
    const { payment } = deal;
    if (payment.status === 'released')
      throw problem('use_claim', { detail: 'The payment was already released. Only a claim can move it now.' });
    if (payment.status === 'refunded') requireState(PAYMENT_RULES, 'refund', payment.status);
    if (payment.status !== 'in_escrow') throw problem('payment_required');
    requireNeeds(PAYMENT_RULES, 'refund', deal, this.clock.now());
    const left = await this.payments.left(tx, payment);
    if (amount !== undefined && amount > left) throw invalidField('amount', `At most ${formatCents(left)} is left`);
    if (amount !== undefined && amount < left) {
      await this.refunds.refundPart(tx, deal, amount, 'admin');
      await announcePayment(tx, this.clock.now(), 'payment.refunded', deal);
      return amount;
    }
    await this.refunds.refundInFull(tx, deal, admin, 'admin');
    await this.refunds.endRefunded(tx, deal, admin);
    return left;
  }
}

/** Locks the deal of a payment. @throws 404 */
async function lockPaidDeal(tx: Tx, paymentId: string): Promise<PaidDeal> {
  const found = isUuid(paymentId) ? await tx.find(Payment, { id: paymentId }) : undefined;
  if (!found) throw problem('not_found');
  const { payment, ...deal } = await lockDeal(tx, found.quoteId);
  if (!payment) throw problem('not_found');
  return { ...deal, payment };
}
