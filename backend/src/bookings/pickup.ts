import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { ask } from '../payments/provider.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { readShipment } from '../shipments/shipments.queries.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { requireVisible } from '../shipments/visible.js';
import { requireFewPhotos } from '../uploads/uploads.dto.js';
import type { PickupNote } from './bookings.dto.js';
import { isExtraProcessing } from './change-orders.queries.js';
import { DealFollowers } from './deal-followers.js';
import { ExtraIntents } from './extra-intents.js';
import { lockShipmentWithDeal } from './lock-deal.js';
import { announceDeal, moveQuote, moveShipment, setDealDeadline } from './move-deal.js';
import { requireNeeds } from './needs.js';
import { overdueAt } from './overdue.js';
import { Proofs } from './proof.js';

/** The carrier has picked up; only with the money in escrow. */
@Injectable()
export class PickUp {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly proofs: Proofs,
    private readonly followers: DealFollowers,
    private readonly intents: ExtraIntents,
  ) {}

  /**
   * What was agreed and is being paid comes first: the provider is asked.
   * @throws 404; 403; 409 `payment_required`, `payment_frozen`, `payment_processing`; 503
   */
  async pickUp(user: User, shipmentId: string, note: PickupNote): Promise<JsonText> {
    requireFewPhotos(note.photos ?? []);
    await this.db.before(() => ask(() => this.intents.settleAccepted(shipmentId)));
    return this.db.tx(async (tx) => {
      const { shipment, deal } = await lockShipmentWithDeal(tx, shipmentId);
      requireVisible(shipment, user);
      authorize(SHIPMENT_RULES, 'pickup', user, partiesOf(deal ?? { shipment }));
      requireState(SHIPMENT_RULES, 'pickup', shipment.status);
      if (!deal?.payment) throw problem('payment_required');
      const at = this.clock.now();
      requireNeeds(SHIPMENT_RULES, 'pickup', deal, at);
      await this.followers.follow(tx, 'pickup', { ...deal, payment: deal.payment }, user);
      // Not a need of the row: its follower may just have unfrozen the payment.
      if (deal.payment.frozenBy.length > 0) throw problem('payment_frozen');
      // An extra that the provider has yet to decide about would come too late.
      if (await isExtraProcessing(tx, deal.quote.id)) throw problem('payment_processing');
      await moveQuote(tx, deal, 'pickup', user, { at, set: { pickedUpAt: at } });
      await this.proofs.keep(tx, user, deal, 'pickup', note);
      await moveShipment(tx, shipment, 'pickup', user, { at });
      await setDealDeadline(tx, at, 'delivery_overdue', deal, overdueAt(deal, at));
      await announceDeal(tx, at, 'shipment.picked_up', deal);
      return readShipment(tx, shipmentId, user, this.clock.now());
    });
  }
}
