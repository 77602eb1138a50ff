import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { authorize } from '../common/rules.js';
import type { PaymentAnswer } from '../payments/payments.dto.js';
import { PaymentsService } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { readShipment } from '../shipments/shipments.queries.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { requireVisible } from '../shipments/visible.js';
import { Delivery } from './delivery.js';
import { type Deal, lockShipmentWithDeal, type PaidDeal } from './lock-deal.js';
import { requireNeeds } from './needs.js';
import { ReleasePayment } from './release.js';
import { SettledElsewhere } from './settled-elsewhere.js';

export interface Confirmed {
  shipment: JsonText;
  /** Only if money was released. */
  payment?: PaymentAnswer;
}

/** The owner says the shipment has arrived: the payment is released. */
@Injectable()
export class ConfirmDelivery {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly delivery: Delivery,
    private readonly payout: ReleasePayment,
    private readonly settledElsewhere: SettledElsewhere,
  ) {}

  /**
   * Repeating the call gives the same answer.
   * @throws 404; 403; 409 `payment_required`, `not_picked_up`, `claim_open`, `payment_disputed`, or when nothing is booked
   */
  async confirm(user: User, shipmentId: string): Promise<Confirmed> {
    return this.db.tx(async (tx) => {
      const { shipment, deal } = await lockShipmentWithDeal(tx, shipmentId);
      requireVisible(shipment, user);
      authorize(SHIPMENT_RULES, 'confirm-delivery', user, partiesOf({ shipment }), 'owner');
      if (!deal)
        throw problem('illegal_transition', {
          detail: `A shipment that is ${shipment.status} cannot be confirmed as delivered.`,
        });
      if (deal.quote.status !== 'completed') await this.complete(tx, deal, user);
      const paid = deal.payment?.status === 'released' ? await this.payments.answer(tx, deal.payment) : undefined;
      return {
        shipment: await readShipment(tx, shipmentId, user, this.clock.now()),
        ...(paid ? { payment: paid } : {}),
      };
    });
  }

  private async complete(tx: Tx, deal: Deal, user: User): Promise<void> {
    const { payment } = deal;
    requireNeeds(SHIPMENT_RULES, 'confirm-delivery', deal, this.clock.now());
    if (payment?.status === 'in_escrow') return this.release(tx, { ...deal, payment }, user);
    await this.settledElsewhere.complete(tx, deal, user);
  }

  private async release(tx: Tx, deal: PaidDeal, user: User): Promise<void> {
    if (deal.shipment.status !== 'delivered') await this.delivery.becomeDelivered(tx, deal, user, 'confirm-delivery');
    if (deal.payment.status === 'in_escrow') await this.payout.release(tx, deal, user, { confirmed: true });
  }
}
