import { Injectable } from '@nestjs/common';
import { CLOCK, type User } from '../common/actor.js';
import { after, DAY } from '../common/clock.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { takeDeadline } from '../platform/deadlines/deadlines.js';
import { visitOf } from './carrier-visit.js';
import { hasOpenEnd } from './change-orders.queries.js';
import { EndAtTheDoor } from './end-at-the-door.js';
import { FallThrough } from './fall-through.js';
import { type Deal, lockDeal } from './lock-deal.js';
import { announceDeal, setDealDeadline } from './move-deal.js';

/** Nobody picked up in time. */
@Injectable()
export class NoShow {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly deals: FallThrough,
    private readonly ends: EndAtTheDoor,
  ) {}

  /**
   * An automatic full refund, counted on the carrier's profile, unless they came: then operators decide against whom it counts.
   * It waits while a chargeback is open, or the end of the job.
   */
  async refund(quoteId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const deal = await lockDeal(tx, quoteId);
      const now = this.clock.now();
      if (!(await takeDeadline(tx, now, 'no_show_refund', quoteId)) || deal.quote.status !== 'paid') return;
      if (deal.payment?.frozenBy.includes('chargeback') || (await hasOpenEnd(tx, quoteId)))
        return setDealDeadline(tx, now, 'no_show_refund', deal, after(now, DAY));
      const visit = await visitOf(tx, quoteId);
      await this.deals.fallThrough(tx, deal, CLOCK, 'no-show', { isDecidedLater: visit !== undefined });
      if (visit) await this.ends.unmet(tx, deal, visit);
    });
  }

  /** A participant: the same refund, decided by an operator before the automatic one. */
  async refundIn(tx: Tx, deal: Deal, admin: User): Promise<void> {
    await this.deals.fallThrough(tx, deal, admin, 'no-show');
  }

  /** The agreed pickup day is over: both sides are told what happens next. It waits while a chargeback is open, and nothing they are told of can be done. */
  async warn(quoteId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const deal = await lockDeal(tx, quoteId);
      const at = this.clock.now();
      if (!(await takeDeadline(tx, at, 'no_show_warning', quoteId)) || deal.quote.status !== 'paid') return;
      if (deal.payment?.frozenBy.includes('chargeback'))
        return setDealDeadline(tx, at, 'no_show_warning', deal, after(at, DAY));
      // Whoever says at the door that they cannot take it has come.
      if (!(await hasOpenEnd(tx, quoteId))) await announceDeal(tx, at, 'shipment.pickup_late', deal);
    });
  }
}
