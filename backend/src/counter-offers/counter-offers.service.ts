import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { lockShipment } from '../shipments/lock-shipment.js';
import { quotesHaggledBy } from './counter-offers.queries.js';
import { lapseOffers } from './move-offer.js';

/** What others ask of counter-offers. */
@Injectable()
export class CounterOffersService {
  constructor(private readonly clock: Clock) {}

  /** A participant: whoever is suspended promises nothing, and nothing is promised to them. Comes before any lock of a user. */
  async endFor(tx: Tx, userId: string, actor: Actor): Promise<void> {
    for (const ended of await quotesHaggledBy(tx, userId)) {
      await lockShipment(tx, ended.shipmentId);
      await lapseOffers(tx, this.clock.now(), ended, actor);
    }
  }
}
