import { Injectable } from '@nestjs/common';
import { after, DAY } from '../common/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { Quote } from '../quotes/quote.entity.js';
import { BookNow, LEFT_UNPAID_DAYS, MOST_LEFT_UNPAID, offUntil } from '../shipments/book-now.js';
import { UsersService } from '../users/users.service.js';
import { CarrierStanding } from './carrier-standing.js';
import type { Deal } from './lock-deal.js';

/** What it costs an owner that a job was taken at their price and not paid. */
@Injectable()
export class LeftUnpaid {
  constructor(
    private readonly prices: BookNow,
    private readonly users: UsersService,
    private readonly standing: CarrierStanding,
  ) {}

  /**
   * A participant of every verb by which an acceptance ends unpaid, but for those of its carrier: of a job that was taken, the
   * listing's price is off; the third in 90 days turns it off on all of the owner's listings, for 90 days. Whoever has paid, and
   * ends it while the bank still looks at that, has not left it unpaid, nor has whoever may let the carrier go.
   */
  async count(tx: Tx, { shipment, quote, payment }: Deal, at: Date): Promise<void> {
    if (quote.takenAt === null || payment?.status === 'paid') return;
    if (await this.standing.letGoOf(tx, quote)) return;
    tx.update(Quote, quote.id, { leftUnpaidAt: at, updatedAt: at });
    quote.leftUnpaidAt = at;
    await this.prices.end(tx, shipment);
    const ownerId = shipment.userId;
    // Two that end at the same moment are counted one after the other.
    await this.users.lockUser(tx, ownerId);
    if ((await this.leftBy(tx, ownerId, at)) < MOST_LEFT_UNPAID) return;
    await this.users.set(tx, ownerId, { bookNowOffUntil: offUntil(at) }, at);
    // Locks listings after a user, since only now it is known; whoever waits for the two the other way round is tried again.
    await this.prices.endAllOf(tx, ownerId);
  }

  private async leftBy(tx: Tx, ownerId: string, at: Date): Promise<number> {
    const row = await tx.one<{ count: number }>(
      'SELECT count(*)::int AS count FROM quotes WHERE owner_id = $1 AND left_unpaid_at > $2',
      [ownerId, after(at, -LEFT_UNPAID_DAYS * DAY)],
    );
    return row?.count ?? 0;
  }
}
