import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { QuotesService } from '../quotes/quotes.service.js';
import { Delivery } from './delivery.js';
import type { Deal } from './lock-deal.js';
import { announceDeal, mirrorPayment, moveQuote } from './move-deal.js';
import { Unbook } from './unbook.js';

/** The owner confirms a delivery that they settled with the carrier without us. */
@Injectable()
export class SettledElsewhere {
  constructor(
    private readonly clock: Clock,
    private readonly quotes: QuotesService,
    private readonly delivery: Delivery,
    private readonly unbook: Unbook,
  ) {}

  /** A participant: nothing was paid here, and nothing can be any more. */
  async complete(tx: Tx, deal: Deal, user: User): Promise<void> {
    const { shipment, quote, payment } = deal;
    await this.unbook.cancelUnpaid(tx, deal, user);
    await this.delivery.becomeDelivered(tx, deal, user, 'confirm-delivery');
    await this.quotes.closePending(tx, shipment, user, 'another_accepted');
    const at = this.clock.now();
    await moveQuote(tx, deal, 'complete', user, { at });
    if (payment) await mirrorPayment(tx, at, { quote, payment });
    await announceDeal(tx, at, 'shipment.completed', deal);
  }
}
