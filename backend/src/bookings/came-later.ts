import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { localDay } from '../common/calendar.js';
import type { JsonText } from '../common/paging.js';
import { problem } from '../common/errors.js';
import { authorize, requireState } from '../common/rules.js';
import { PaymentsService } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { Quote } from '../quotes/quote.entity.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { readShipment } from '../shipments/shipments.queries.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { requireVisible } from '../shipments/visible.js';
import { Delivery } from './delivery.js';
import { lockShipmentWithDeal } from './lock-deal.js';
import { announceDeal } from './move-deal.js';
import { requireNeeds } from './needs.js';

/** The owner says that it came later than the carrier's phone does: then the day on which we heard of it counts for the delay. */
@Injectable()
export class CameLater {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly delivery: Delivery,
  ) {}

  /**
   * @throws 404; 403; 409 unless an earlier day than that of the receipt counts and claims are still possible; `use_claim` once
   * the payment is released, or something was refunded for the delay; `payment_disputed`
   */
  async say(user: User, shipmentId: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const { shipment, deal } = await lockShipmentWithDeal(tx, shipmentId);
      requireVisible(shipment, user);
      authorize(SHIPMENT_RULES, 'came-later', user, partiesOf({ shipment }));
      requireState(SHIPMENT_RULES, 'came-later', shipment.status);
      if (!deal?.payment || !deal.quote.deliveredAt) throw problem('illegal_transition');
      const { quote, payment } = deal;
      const at = this.clock.now();
      const isDelayRefunded = await this.payments.wasRefundedFor(tx, quote.id, 'delay');
      requireNeeds(SHIPMENT_RULES, 'came-later', { shipment, quote, payment, isDelayRefunded }, at);
      const day = localDay(deal.quote.deliveredAt, shipment.deliveryTimeZone);
      tx.update(Quote, quote.id, { arrivedOn: day, updatedAt: at });
      await this.delivery.refundDelay(tx, { ...deal, payment }, day);
      await announceDeal(tx, at, 'shipment.came_later', deal);
      return readShipment(tx, shipmentId, user, at);
    });
  }
}
