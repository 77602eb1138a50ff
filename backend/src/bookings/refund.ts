import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import type { Cents } from '../common/money.js';
import { cancelCompensation, premiumEarned } from '../ledger/ledger.postings.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { compensationOf } from '../ledger/ledger.shares.js';
import { ledgerDeal, PaymentsService } from '../payments/payments.service.js';
import { payoutDay } from '../payments/payouts.js';
import type { RefundReason } from '../payments/refund.entity.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { QuotesService } from '../quotes/quotes.service.js';
import { agreedOf } from './agreed-terms.js';
import { DealFollowers } from './deal-followers.js';
import type { Deal, PaidDeal } from './lock-deal.js';
import { announceDeal, announcePayment, movePayment, moveQuote, moveShipment } from './move-deal.js';
import { watchPayout } from './overdue.js';

/** Participants of every verb that gives escrow money back. */
@Injectable()
export class RefundEscrow {
  constructor(
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly ledger: LedgerService,
    private readonly quotes: QuotesService,
    private readonly followers: DealFollowers,
  ) {}

  /**
   * Everything in escrow goes back to the card, including the protection plan unless it did its work (a claim was
   * upheld); fee and payout are 0. Followers, such as an open claim, are told.
   */
  async refundInFull(
    tx: Tx,
    deal: PaidDeal,
    actor: Actor,
    reason: RefundReason,
    { keepsPlan = false } = {},
  ): Promise<void> {
    const { payment } = deal;
    await this.giveBackRest(tx, deal, reason, keepsPlan ? 0 : payment.protectionFeeCents);
    const at = this.clock.now();
    if (keepsPlan)
      await this.ledger.post(tx, premiumEarned(ledgerDeal(payment, at), { protection: payment.protectionFeeCents }));
    await movePayment(tx, deal, 'refund', actor, { at });
    await this.followers.follow(tx, 'refund', deal, actor);
    await announcePayment(tx, at, 'payment.refunded', deal);
  }

  /** What is left in escrow goes back: to the cards, and to us what is there at our expense. @param protection of the plan's price */
  async giveBackRest(tx: Tx, { payment, quote }: PaidDeal, reason: RefundReason, protection = 0): Promise<void> {
    const amount = await this.payments.left(tx, payment);
    const feeBasisPoints = agreedOf(quote).platformFeeBasisPoints;
    await this.payments.returnCarried(tx, payment, feeBasisPoints);
    await this.payments.decideRefund(tx, payment, { amount, protection, reason, feeBasisPoints });
  }

  /** Part of the amount goes back to the card; payout and fee shrink with it. */
  async refundPart(tx: Tx, { quote, payment }: PaidDeal, amount: Cents, reason: RefundReason): Promise<void> {
    await this.payments.decideRefund(tx, payment, {
      amount,
      protection: 0,
      reason,
      feeBasisPoints: agreedOf(quote).platformFeeBasisPoints,
    });
  }

  /** It ends so late, by the owner, that the carrier is paid a share, without a fee; the rest and the plan go back. */
  async refundLessCompensation(
    tx: Tx,
    deal: PaidDeal,
    actor: Actor,
    reason: RefundReason = 'cancelled_by_shipper',
  ): Promise<void> {
    const { payment, quote } = deal;
    const at = this.clock.now();
    const agreed = agreedOf(quote);
    const left = await this.payments.left(tx, payment);
    const payoutExpectedOn = payoutDay(at);
    const compensation = compensationOf(quote.amountCents, left, agreed.lateCancelBasisPoints);
    await this.ledger.post(tx, cancelCompensation(ledgerDeal(payment, at), { compensation }));
    await this.payments.decideRefund(tx, payment, {
      amount: left - compensation,
      protection: payment.protectionFeeCents,
      reason,
      feeBasisPoints: agreed.platformFeeBasisPoints,
      payoutLeft: compensation,
    });
    const paysOut = compensation > 0;
    await movePayment(tx, deal, 'refund', actor, {
      at,
      set: paysOut ? { transferStatus: 'queued', payoutExpectedOn } : {},
    });
    await this.payments.orderTransfer(tx, payment);
    if (paysOut) await watchPayout(tx, at, payment, payoutExpectedOn);
    await announcePayment(tx, at, 'payment.refunded', deal);
  }

  /** What a payment's end in a full refund means for its deal. One that was on its way, or not started, is off. */
  async endRefunded(tx: Tx, deal: Deal, actor: Actor): Promise<void> {
    const { shipment, quote } = deal;
    const at = this.clock.now();
    if (quote.status === 'delivered') return moveQuote(tx, deal, 'complete', actor, { at });
    if (quote.status !== 'paid' && quote.status !== 'in_progress') return;
    await moveQuote(tx, deal, 'refund', actor, { at, set: { declineReason: 'refunded' } });
    await this.quotes.closePending(tx, shipment, actor, 'shipment_cancelled');
    await moveShipment(tx, shipment, 'refund', actor, { at });
    await announceDeal(tx, at, 'shipment.cancelled', deal);
  }
}
