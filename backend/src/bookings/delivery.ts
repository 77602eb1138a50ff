import { Injectable } from '@nestjs/common';
import { type Actor, CLOCK } from '../common/actor.js';
import { type Day, daysBetween, localDay } from '../common/calendar.js';
import { after, HOUR } from '../common/clock.js';
import { shareOf } from '../common/money.js';
import { PaymentsService } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import type { ShipmentVerb } from '../shipments/shipments.rules.js';
import { agreedOf } from './agreed-terms.js';
import type { Deal, PaidDeal } from './lock-deal.js';
import { announcePayment, moveQuote, moveShipment, setDealDeadline } from './move-deal.js';
import { RefundEscrow } from './refund.js';

/** Participants of every verb that marks the shipment as arrived. */
@Injectable()
export class Delivery {
  constructor(
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly refunds: RefundEscrow,
  ) {}

  /**
   * Shipment and quote become delivered, the claim window opens, and the delay refund goes back to the shipper, once.
   * Answers `deliveredAt`.
   * @param told when we heard of it, if not now, and the day that counts for a delay, if the carrier's proof bears it out
   */
  async becomeDelivered(
    tx: Tx,
    deal: Deal,
    actor: Actor,
    verb: Extract<ShipmentVerb, 'deliver' | 'confirm-delivery'>,
    { at = this.clock.now(), arrivedOn }: { at?: Date | undefined; arrivedOn?: Day | undefined } = {},
  ): Promise<Date> {
    await moveQuote(tx, deal, verb, actor, { at, set: { deliveredAt: at, ...(arrivedOn ? { arrivedOn } : {}) } });
    await moveShipment(tx, deal.shipment, verb, actor, { at, to: 'delivered', set: { deliveredAt: at } });
    const { payment, quote, shipment } = deal;
    if (payment?.status !== 'in_escrow') return at;
    await setDealDeadline(tx, at, 'claim_window', deal, after(at, agreedOf(quote).claimWindowHours * HOUR));
    if (!payment.frozenBy.includes('chargeback'))
      await this.refundDelay(tx, { ...deal, payment }, arrivedOn ?? localDay(at, shipment.deliveryTimeZone));
    return at;
  }

  /**
   * Refunds, once, what a delivery on this day owes for its delay, less what a claim has already paid for it on the way.
   * While a chargeback is open it waits. If nothing of the amount is left, it becomes a full refund.
   */
  async refundDelay(tx: Tx, deal: PaidDeal, deliveredOn: string): Promise<void> {
    const left = await this.payments.left(tx, deal.payment);
    const amount = delayRefund(deal, deliveredOn, left);
    if (amount === 0 || (await this.payments.wasRefundedFor(tx, deal.quote.id, 'delay'))) return;
    if (amount < left) {
      await this.refunds.refundPart(tx, deal, amount, 'delay');
      return announcePayment(tx, this.clock.now(), 'payment.refunded', deal);
    }
    await this.refunds.refundInFull(tx, deal, CLOCK, 'delay');
    await this.refunds.endRefunded(tx, deal, CLOCK);
  }
}

/** A share of the amount per calendar day after the promised one, capped at a part of it and at what is left; nothing without a promise. */
function delayRefund({ quote, payment }: PaidDeal, deliveredOn: string, left: number): number {
  if (!quote.estimatedDeliveryDate) return 0;
  const agreed = agreedOf(quote);
  const days = Math.max(0, daysBetween(quote.estimatedDeliveryDate, deliveredOn));
  const basisPoints = Math.min(days * agreed.delayBasisPointsPerDay, agreed.delayMaxBasisPoints);
  return Math.min(Math.max(0, shareOf(quote.amountCents, basisPoints) - payment.delayPaidCents), left);
}
