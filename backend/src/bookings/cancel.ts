import { Injectable } from '@nestjs/common';
import { requireScope, type User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { QuotesService } from '../quotes/quotes.service.js';
import { FOR_NOBODY } from '../shipments/only-for.js';
import { readShipment } from '../shipments/shipments.queries.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { textColumns } from '../shipments/shipments.texts.js';
import { requireVisible } from '../shipments/visible.js';
import { lateCancellation } from './cancellation-terms.js';
import { CarrierStanding } from './carrier-standing.js';
import { DealFollowers } from './deal-followers.js';
import { visitOf } from './carrier-visit.js';
import { EndAtTheDoor } from './end-at-the-door.js';
import { LeftUnpaid } from './left-unpaid.js';
import { type Deal, lockShipmentWithDeal } from './lock-deal.js';
import { announceDeal, moveQuote, moveShipment } from './move-deal.js';
import { requireNeeds } from './needs.js';
import { RefundEscrow } from './refund.js';
import { Unbook } from './unbook.js';

/** The owner cancels: free before acceptance and before payment; from escrow, refunded under the cancellation terms. */
@Injectable()
export class CancelShipment {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly quotes: QuotesService,
    private readonly unbook: Unbook,
    private readonly left: LeftUnpaid,
    private readonly refunds: RefundEscrow,
    private readonly followers: DealFollowers,
    private readonly ends: EndAtTheDoor,
    private readonly standing: CarrierStanding,
  ) {}

  /** @throws 404; 403, also `scope_missing`; 409 `use_claim` once it is on its way, `payment_disputed` */
  async cancel(user: User, shipmentId: string, reason: string | null): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await this.cancelIn(tx, user, shipmentId, reason);
      return readShipment(tx, shipmentId, user, this.clock.now());
    });
  }

  /** A participant: cancels as the call does; an operator does it at no cost to the owner. */
  async cancelIn(
    tx: Tx,
    user: User,
    shipmentId: string,
    reason: string | null,
    as: 'owner' | 'admin' = 'owner',
  ): Promise<void> {
    const { shipment, deal } = await lockShipmentWithDeal(tx, shipmentId);
    requireVisible(shipment, user);
    authorize(SHIPMENT_RULES, 'cancel', user, partiesOf(deal ?? { shipment }), as);
    requireState(SHIPMENT_RULES, 'cancel', shipment.status);
    if (deal) {
      requireScope(user, 'bookings:write');
      await this.cancelDeal(tx, deal, user, as);
    }
    await this.quotes.closePending(tx, shipment, user, 'shipment_cancelled');
    const at = this.clock.now();
    const hidden = shipment.status === 'draft' ? FOR_NOBODY : {};
    const set = { ...textColumns(shipment, { cancelReason: reason }), ...hidden };
    await moveShipment(tx, shipment, 'cancel', user, { at, set });
    if (deal) await announceDeal(tx, at, 'shipment.cancelled', deal);
    else emit(tx, at, 'shipment.cancelled', { shipmentId, status: shipment.status }, [shipment.userId]);
  }

  private async cancelDeal(tx: Tx, deal: Deal, user: User, as: 'owner' | 'admin'): Promise<void> {
    const { payment, quote } = deal;
    const at = this.clock.now();
    requireNeeds(SHIPMENT_RULES, 'cancel', deal, at);
    const declineReason = as === 'owner' ? 'cancelled_by_shipper' : 'cancelled_by_admin';
    const ended = as === 'owner' && (await this.ends.agreeByCancelling(tx, deal, user));
    await moveQuote(tx, deal, 'cancel', user, { at, set: { declineReason } });
    if (payment?.status !== 'in_escrow') {
      await this.unbook.cancelUnpaid(tx, deal, user);
      // Or else cancelling would be the way to leave it unpaid.
      return as === 'owner' ? this.left.count(tx, deal, at) : undefined;
    }
    const paid = { ...deal, payment };
    if (as === 'owner') await this.followers.follow(tx, 'cancel', paid, user);
    const letGo = await this.standing.letGoOf(tx, quote);
    const late = as === 'owner' && (ended || lateCancellation(deal, letGo, quote.paidAt ?? at, at));
    if (late) return this.refunds.refundLessCompensation(tx, paid, user);
    await this.refunds.refundInFull(tx, paid, user, declineReason);
    // Or else cancelling before the clock does would be the way to have nobody look at who came for nothing.
    const visit = as === 'owner' ? await visitOf(tx, quote.id) : undefined;
    if (visit) await this.ends.unmet(tx, deal, visit);
  }
}
