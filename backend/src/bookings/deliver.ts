import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { after, HOUR } from '../common/clock.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { readShipment } from '../shipments/shipments.queries.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { requireVisible } from '../shipments/visible.js';
import { requireFewPhotos } from '../uploads/uploads.dto.js';
import { agreedOf } from './agreed-terms.js';
import type { Proof } from './bookings.dto.js';
import { Delivery } from './delivery.js';
import { lockShipmentWithDeal } from './lock-deal.js';
import { announceDeal, setDealDeadline } from './move-deal.js';
import { Proofs } from './proof.js';

/** The carrier has delivered: the delay refund is made if due, and the countdown to the automatic release starts. */
@Injectable()
export class Deliver {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly delivery: Delivery,
    private readonly proofs: Proofs,
  ) {}

  /** @throws 404; 403; 409 */
  async deliver(user: User, shipmentId: string, proof: Proof): Promise<JsonText> {
    requireFewPhotos(proof.photos ?? []);
    return this.db.tx(async (tx) => {
      const { shipment, deal } = await lockShipmentWithDeal(tx, shipmentId);
      requireVisible(shipment, user);
      authorize(SHIPMENT_RULES, 'deliver', user, partiesOf(deal ?? { shipment }));
      requireState(SHIPMENT_RULES, 'deliver', shipment.status);
      if (!deal) throw problem('forbidden');
      const deliveredAt = await this.delivery.becomeDelivered(tx, deal, user, 'deliver');
      await this.proofs.keep(tx, user, deal, 'deliver', proof);
      if (deal.payment?.status === 'in_escrow') {
        await setDealDeadline(
          tx,
          deliveredAt,
          'auto_release',
          deal,
          after(deliveredAt, agreedOf(deal.quote).autoReleaseHours * HOUR),
        );
      }
      await announceDeal(tx, this.clock.now(), 'shipment.delivered', deal);
      return readShipment(tx, shipmentId, user, this.clock.now());
    });
  }
}
