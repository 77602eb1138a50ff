import { Injectable } from '@nestjs/common';
import { endDriverLink } from '../auth/driver-links.js';
import type { Actor } from '../common/actor.js';
import { PaymentsService } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { hasPending } from '../quotes/quotes.queries.js';
import { ShipmentsService } from '../shipments/shipments.service.js';
import type { Deal } from './lock-deal.js';
import { announceDeal, movePayment, moveShipment } from './move-deal.js';

/** Participants of every verb that takes a booking back. */
@Injectable()
export class Unbook {
  constructor(
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly shipments: ShipmentsService,
  ) {}

  /** Ends an unpaid payment: its intent can no longer succeed; one that succeeded anyway is refunded when we hear of it. */
  async cancelUnpaid(tx: Tx, { quote, payment }: Deal, actor: Actor): Promise<void> {
    if (!payment || payment.status === 'paid') return;
    await movePayment(tx, { quote, payment }, 'cancel', actor, { at: this.clock.now() });
    await this.payments.orderCancelIntent(tx, payment);
  }

  /** The booked shipment is open for other quotes again: quoted if some are pending, else listed. */
  async reopen(tx: Tx, deal: Deal, actor: Actor): Promise<void> {
    const { shipment } = deal;
    const at = this.clock.now();
    await this.shipments.changeQuoteCount(tx, shipment, -1);
    // Whoever drove it has no part in what is agreed next, even with the same carrier.
    await endDriverLink(tx, deal.quote.carrierId, shipment.id, at);
    await moveShipment(tx, shipment, 'reopen', actor, {
      at,
      to: (await hasPending(tx, shipment.id)) ? 'quoted' : 'listed',
    });
    await announceDeal(tx, at, 'shipment.reopened', deal);
  }
}
