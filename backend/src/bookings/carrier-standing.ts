import { Injectable } from '@nestjs/common';
import { isUntilPickup, UNTIL_PICKUP } from '../common/booked.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { lockDeal } from './lock-deal.js';
import { announceDeal } from './move-deal.js';

/** A carrier who is suspended cannot pick up, so the owners of what they have not picked up yet are told. */
@Injectable()
export class CarrierStanding {
  constructor(private readonly clock: Clock) {}

  /** A participant: tells the owners that the carrier is suspended, or no longer. Comes before any lock of a user. */
  async announce(
    tx: Tx,
    carrierId: string,
    event: 'shipment.carrier_suspended' | 'shipment.carrier_restored',
  ): Promise<void> {
    const booked = await tx.rows<{ id: string }>(
      `SELECT q.id FROM quotes q WHERE q.carrier_id = $1 AND ${isUntilPickup('q')} ORDER BY q.shipment_id`,
      [carrierId],
    );
    for (const { id } of booked) {
      const deal = await lockDeal(tx, id);
      if (UNTIL_PICKUP.includes(deal.quote.status)) await announceDeal(tx, this.clock.now(), event, deal);
    }
  }
}
