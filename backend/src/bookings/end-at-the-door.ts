import { Injectable } from '@nestjs/common';
import { type Actor, CLOCK, type User } from '../common/actor.js';
import { officeDaysAfter } from '../common/calendar.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { note } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import { setDeadline, takeDeadline } from '../platform/deadlines/deadlines.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import type { Visit } from './carrier-visit.js';
import { ChangeOrder } from './change-order.entity.js';
import { OPEN_CHANGE } from './change-orders.rules.js';
import type { Deal, PaidDeal } from './lock-deal.js';
import { announceChange, type LockedChange, lockChange, moveChange, newOrder } from './move-change.js';
import { announceDeal, moveQuote } from './move-deal.js';
import { requireNeeds } from './needs.js';
import { RefundEscrow } from './refund.js';
import { Unbook } from './unbook.js';

/** What the timeline knows these orders by. */
export const END = { kind: 'end' } as const;

/** Within which operators look at how a job ended. */
const REVIEW_BUSINESS_DAYS = 2;

/** An order that changes nothing of what was agreed. */
const AS_AGREED = {
  deltaCents: 0,
  pickupDate: null,
  pickupUntil: null,
  deliveryDate: null,
  deliveryAddress: null,
  deliveryPlace: null,
  itemId: null,
  itemTitle: null,
} as const;

/** At the door the carrier could not take the item: the job ends, whatever the shipper says, and operators look at it. */
@Injectable()
export class EndAtTheDoor {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly refunds: RefundEscrow,
    private readonly unbook: Unbook,
  ) {}

  /** A participant. The shipper agrees: the carrier is paid as for a late cancellation, and the shipment is open again. @throws 409 */
  async agree(tx: Tx, { order, deal }: LockedChange, owner: User): Promise<void> {
    const paid = this.requireEndable(deal);
    const at = this.clock.now();
    await this.accept(tx, at, order, owner);
    await moveQuote(tx, deal, 'end', owner, { at, set: { declineReason: 'item_differs' } });
    await this.refunds.refundLessCompensation(tx, paid, owner, 'item_differs');
    await this.over(tx, at, deal, owner);
    await announceChange(tx, at, 'change_order.done', order, deal);
  }

  /** A participant. Declined or unanswered: all of it goes back, and the shipment is open again. @throws 409 */
  async giveBack(
    tx: Tx,
    { order, deal }: LockedChange,
    actor: Actor,
    verb: 'decline' | 'lapse',
    declineReason: string | null = null,
  ): Promise<void> {
    const paid = this.requireEndable(deal);
    const at = this.clock.now();
    await moveChange(tx, order, verb, actor, {
      at,
      data: END,
      set: { decidedAt: at, declineReason, ...(await this.toReview(tx, at, order)) },
    });
    await moveQuote(tx, deal, 'end', actor, { at, set: { declineReason: 'item_differs' } });
    await this.refunds.refundInFull(tx, paid, actor, 'item_differs');
    await this.over(tx, at, deal, actor);
    await announceChange(tx, at, verb === 'decline' ? 'change_order.declined' : 'change_order.lapsed', order, deal);
  }

  /** A participant: whoever cancels a job that the carrier wants to end agrees to that. Was there one to agree to? */
  async agreeByCancelling(tx: Tx, deal: Deal, owner: User): Promise<boolean> {
    const order = await tx.lock(ChangeOrder, { quoteId: deal.quote.id, status: OPEN_CHANGE });
    if (order?.kind !== 'end') return false;
    const at = this.clock.now();
    await this.accept(tx, at, order, owner);
    await announceChange(tx, at, 'change_order.done', order, deal);
    return true;
  }

  /**
   * A participant. The carrier came, did not get the item, and did not say that they end the job: it is over as a no-show, or
   * cancelled without cost, all the same, and operators look at it as at one that they did end.
   */
  async unmet(tx: Tx, deal: Deal, { reason, text, photos }: Visit): Promise<void> {
    const at = this.clock.now();
    const order = newOrder(deal, at, {
      proposedBy: deal.quote.carrierId,
      side: 'carrier',
      kind: 'end',
      reason,
      text,
      photos,
      ...AS_AGREED,
      atTheDoor: false,
      status: 'lapsed',
      expiresAt: at,
      decidedAt: at,
    });
    Object.assign(order, await this.toReview(tx, at, order));
    tx.insert(ChangeOrder, order);
    note(tx, {
      subject: 'change_order',
      subjectId: order.id,
      shipmentId: order.shipmentId,
      event: 'unmet',
      from: null,
      to: 'lapsed',
      actor: CLOCK,
      at,
      data: { ...END, reason },
    });
    await announceChange(tx, at, 'change_order.lapsed', order, deal);
  }

  /** Nobody answered. While the payment is frozen, the clock stands. */
  async expire(id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const locked = await lockChange(tx, id);
      const at = this.clock.now();
      if ((await takeDeadline(tx, at, 'end_answer', id)) && locked.order.status === 'proposed')
        await this.giveBack(tx, locked, CLOCK, 'lapse');
    });
  }

  /** Nobody looked at it in time: the operators are told. */
  async reviewOverdue(id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const { order, deal } = await lockChange(tx, id);
      const at = this.clock.now();
      if ((await takeDeadline(tx, at, 'end_review', id)) && order.reviewedAt === null)
        await announceChange(tx, at, 'change_order.review_overdue', order, deal);
    });
  }

  private requireEndable(deal: Deal): PaidDeal {
    const { payment, quote } = deal;
    requireNeeds(QUOTE_RULES, 'end', deal, this.clock.now());
    if (!payment) throw new Error(`quote ${quote.id} is to end and has no payment`);
    return { ...deal, payment };
  }

  private async accept(tx: Tx, at: Date, order: ChangeOrder, owner: User): Promise<void> {
    await moveChange(tx, order, 'accept', owner, { at, data: END });
    await moveChange(tx, order, 'finish', owner, {
      at,
      data: END,
      set: { decidedAt: at, ...(await this.toReview(tx, at, order)) },
    });
  }

  private async toReview(tx: Tx, at: Date, { id, shipmentId }: ChangeOrder): Promise<Pick<ChangeOrder, 'reviewDueAt'>> {
    const reviewDueAt = officeDaysAfter(at, REVIEW_BUSINESS_DAYS);
    setDeadline(tx, at, { kind: 'end_review', subject: id, shipmentId, dueAt: reviewDueAt });
    return { reviewDueAt };
  }

  private async over(tx: Tx, at: Date, deal: Deal, actor: Actor): Promise<void> {
    await this.unbook.reopen(tx, deal, actor);
    await announceDeal(tx, at, 'quote.declined', deal);
  }
}
