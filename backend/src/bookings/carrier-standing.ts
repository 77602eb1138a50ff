import { Injectable } from '@nestjs/common';
import { isUntilPickup, UNTIL_PICKUP } from '../common/booked.js';
import { type Fact, factsWithoutBadge } from '../common/facts.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import type { Quote } from '../quotes/quote.entity.js';
import type { DeclineReason } from '../quotes/quotes.rules.js';
import { UsersService } from '../users/users.service.js';
import { type Deal, lockDeal } from './lock-deal.js';
import { announceDeal } from './move-deal.js';

/** Why an owner may end a booking free of charge before the pickup. */
export type LetGo = Extract<DeclineReason, 'carrier_suspended' | 'facts_lapsed'>;

/**
 * Whether the carrier of a booking still is who was booked, up to the pickup: whoever is suspended cannot come, and a badge
 * that the owner saw may have come off. The owners are told of both, and may let such a carrier go.
 */
@Injectable()
export class CarrierStanding {
  constructor(
    private readonly clock: Clock,
    private readonly users: UsersService,
  ) {}

  /** A participant: why the owner of a deal that is not picked up may let its carrier go; undefined if they may not. */
  async letGoOf(tx: Tx, quote: Pick<Quote, 'carrierId' | 'agreed'>): Promise<LetGo | undefined> {
    const { suspendedAt, badges } = await this.users.row(tx, quote.carrierId);
    if (suspendedAt !== null) return 'carrier_suspended';
    return factsWithoutBadge(quote.agreed?.facts ?? [], badges).length > 0 ? 'facts_lapsed' : undefined;
  }

  /**
   * A participant: the carrier's deals that are not picked up, locked, and then the carrier's row, so that none is missing: an
   * acceptance keeps that row as it read it, and so is either seen here or sees what is decided here.
   */
  async holdBooked(tx: Tx, carrierId: string): Promise<Deal[]> {
    const deals = await this.lockBooked(tx, carrierId, []);
    await this.users.lockUser(tx, carrierId);
    // Booked while this waited. Locked after a user; whoever waits for the two the other way round is tried again.
    const late = await this.lockBooked(
      tx,
      carrierId,
      deals.map(({ quote }) => quote.id),
    );
    return [...deals, ...late].filter(({ quote }) => UNTIL_PICKUP.includes(quote.status));
  }

  private async lockBooked(tx: Tx, carrierId: string, but: readonly string[]): Promise<Deal[]> {
    const booked = await tx.rows<{ id: string }>(
      `SELECT q.id FROM quotes q
        WHERE q.carrier_id = $1 AND q.id <> ALL($2::uuid[]) AND ${isUntilPickup('q')} ORDER BY q.shipment_id`,
      [carrierId, but],
    );
    const deals: Deal[] = [];
    for (const { id } of booked) deals.push(await lockDeal(tx, id));
    return deals;
  }

  /** A participant: tells the owners that the carrier is suspended, or no longer; locks as {@link holdBooked} does. */
  async announce(
    tx: Tx,
    carrierId: string,
    event: 'shipment.carrier_suspended' | 'shipment.carrier_restored',
  ): Promise<void> {
    for (const deal of await this.holdBooked(tx, carrierId)) await announceDeal(tx, this.clock.now(), event, deal);
  }

  /** A participant: tells the owners of those deals that were made on one of these badges that it has come off, or is back. */
  async announceFacts(
    tx: Tx,
    deals: readonly Deal[],
    facts: readonly Fact[],
    event: 'shipment.facts_lapsed' | 'shipment.facts_renewed',
  ): Promise<void> {
    const concerned = deals.filter(({ quote: { agreed } }) => agreed?.facts?.some((fact) => facts.includes(fact)));
    for (const deal of concerned) await announceDeal(tx, this.clock.now(), event, deal);
  }
}
