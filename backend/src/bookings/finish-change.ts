import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { centsToDollars } from '../common/money.js';
import { intentKey, PaymentsService } from '../payments/payments.service.js';
import { ProviderKeys } from '../payments/provider-keys.js';
import type { ProtectionPlan } from '../platform/settings/settings.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { clearDeadlines, openDeadline, setDeadline } from '../platform/deadlines/deadlines.js';
import { dropPoint } from '../proofs/proofs.queries.js';
import { earlierTerms } from '../quotes/earlier-terms.js';
import { Quote } from '../quotes/quote.entity.js';
import { agreedOf } from './agreed-terms.js';
import { ChangeOrder } from './change-order.entity.js';
import { daysAfterChange, decideUntil } from './change-terms.js';
import type { Deal, PaidDeal } from './lock-deal.js';
import { announceChange, moveChange } from './move-change.js';
import { announcePayment, leaveDayToPay, setDealDeadline } from './move-deal.js';
import { overdueAt } from './overdue.js';
import { RefundEscrow } from './refund.js';
import { watchPickup } from './watch-pickup.js';
import { AmendShipment } from '../shipments/amend-shipment.js';

/** Carries out what both sides agreed to change. */
@Injectable()
export class FinishChange {
  constructor(
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly keys: ProviderKeys,
    private readonly refunds: RefundEscrow,
    private readonly amendShipment: AmendShipment,
  ) {}

  /**
   * A participant: the terms change, and the money with them. Not paid yet: that much is to be paid; the intent must have the
   * amount already. In escrow: the difference goes back, and an increase waits for the extra to be paid.
   */
  async finish(tx: Tx, deal: Deal, order: ChangeOrder, actor: Actor): Promise<void> {
    const { payment } = deal;
    const at = this.clock.now();
    const isPaid = payment?.status === 'in_escrow';
    if (isPaid && order.deltaCents > 0) return this.waitForExtra(tx, at, deal, order);
    await this.changeTerms(tx, at, deal, order, actor);
    if (payment && isPaid && order.deltaCents < 0) {
      const paid = { ...deal, payment };
      await this.refunds.refundPart(tx, paid, -order.deltaCents, 'change_order');
      await announcePayment(tx, at, 'payment.refunded', paid);
    } else if (order.deltaCents !== 0) await this.changePayment(tx, at, deal);
    await this.end(tx, at, deal, order, actor);
  }

  /** A participant: the extra is in escrow, so the terms change. */
  async finishPaid(tx: Tx, deal: PaidDeal, order: ChangeOrder, actor: Actor): Promise<void> {
    const at = this.clock.now();
    await this.changeTerms(tx, at, deal, order, actor);
    await this.end(tx, at, deal, order, actor);
  }

  /** Nothing changes until the extra is paid, which there is a day for, or two hours. */
  async waitForExtra(tx: Tx, at: Date, deal: Deal, order: ChangeOrder): Promise<void> {
    clearDeadlines(tx, at, ['change_expiry'], order.id);
    if (await openDeadline(tx, 'change_payment', order.id)) return;
    await this.leaveTimeToPay(tx, at, deal, order);
    await announceChange(tx, at, 'change_order.accepted', order, deal);
  }

  /** A participant: whatever held up the extra, this much time is left to pay it. */
  async leaveTimeToPay(tx: Tx, at: Date, { shipment }: Pick<Deal, 'shipment'>, order: ChangeOrder): Promise<void> {
    const expiresAt = decideUntil(at, order.atTheDoor);
    tx.update(ChangeOrder, order.id, { expiresAt, updatedAt: at });
    order.expiresAt = expiresAt;
    const about = { subject: order.id, shipmentId: shipment.id };
    setDeadline(tx, at, { kind: 'change_payment', ...about, dueAt: expiresAt });
  }

  private async end(tx: Tx, at: Date, deal: Deal, order: ChangeOrder, actor: Actor): Promise<void> {
    await moveChange(tx, order, 'finish', actor, {
      at,
      set: { decidedAt: at },
      data: { amount: centsToDollars(deal.quote.amountCents) },
    });
    await announceChange(tx, at, 'change_order.done', order, deal);
  }

  private async changeTerms(tx: Tx, at: Date, deal: Deal, order: ChangeOrder, actor: Actor): Promise<void> {
    const { quote } = deal;
    const set = {
      ...daysAfterChange(order, quote),
      amountCents: quote.amountCents + order.deltaCents,
      history: [...quote.history, earlierTerms(quote, at)],
      updatedAt: at,
    };
    tx.update(Quote, quote.id, set);
    Object.assign(quote, set);
    if (order.deliveryAddress) await this.moveDelivery(tx, deal, order.deliveryAddress, actor);
    if (order.pickupDate && quote.status === 'paid' && quote.paidAt) {
      clearDeadlines(tx, at, ['pickup_day', 'pickup_choice'], quote.id);
      await watchPickup(tx, at, deal, quote.paidAt);
    }
    if ((order.deliveryDate ?? order.deliveryAddress) && quote.status === 'in_progress')
      await setDealDeadline(tx, at, 'delivery_overdue', deal, overdueAt(deal, quote.pickedUpAt ?? at));
  }

  /** The job goes on at the new place's terms; where exactly it was before says nothing any more. */
  private async moveDelivery(tx: Tx, { shipment, quote }: Deal, address: string, actor: Actor): Promise<void> {
    await this.amendShipment.moveDelivery(tx, shipment, address, actor);
    tx.update(Quote, quote.id, {
      termsVersion: shipment.termsVersion,
      updatedAt: shipment.updatedAt,
    });
    quote.termsVersion = shipment.termsVersion;
    await dropPoint(tx, shipment.id, 'delivery');
  }

  /** What is to be paid, and at least a day to pay it. */
  private async changePayment(tx: Tx, at: Date, deal: Deal): Promise<void> {
    const { quote, payment } = deal;
    if (payment) {
      const { platformFeeBasisPoints: feeBasisPoints } = agreedOf(quote);
      await this.payments.changeAmount(tx, payment, quote.amountCents, {
        plan: planOf({ quote, payment }),
        feeBasisPoints,
      });
      // Nobody knows whether an intent for the old amount was made; nobody was told of it, so nobody can pay it.
      if (!payment.stripePaymentIntentId) await this.keys.useUp(tx, intentKey(quote.id));
    }
    await leaveDayToPay(tx, at, deal);
  }
}

/** The plan chosen for a payment, at the terms of its deal. */
export function planOf({ quote, payment }: Pick<PaidDeal, 'quote' | 'payment'>): ProtectionPlan {
  const plan = agreedOf(quote).protectionPlans.find(({ id }) => id === payment.protectionPlan);
  if (!plan) throw new Error(`payment ${payment.id} has a plan that was not agreed`);
  return plan;
}
