import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import type { Tx } from '../platform/database/tx.js';
import { emit, emitAll } from '../platform/events/events.js';
import type { Shipment } from './shipment.entity.js';
import { priceGroupOf } from './shipments.kinds.js';
import { StandingTerms } from './standing-terms.js';

/** Fields whose change makes pending quotes stale. */
const TERMS = ['pickupLocation', 'deliveryLocation', 'weightHundredths', 'dimensions', 'category'] as const;

/** Would a carrier who quoted on the one quote anew on the other? Items are compared as they are written. */
export function termsDiffer(before: Shipment, after: Shipment): boolean {
  return TERMS.some((field) => after[field] !== before[field]) || priceGroupOf(after) !== priceGroupOf(before);
}

/** What carriers quoted on has changed: their quotes are stale, and what was offered on them is over. */
@Injectable()
export class ChangedTerms {
  constructor(private readonly terms: StandingTerms) {}

  /** A participant: the change is written, with a higher version of the terms. */
  async end(tx: Tx, shipment: Shipment, actor: Actor, at: Date): Promise<void> {
    await this.terms.end(tx, at, { shipmentId: shipment.id }, actor);
    await tellChanged(tx, shipment, at);
  }
}

/** Tells the owner that the terms changed, and each carrier whose pending quote answered the old ones. */
async function tellChanged(tx: Tx, { id, userId, status }: Shipment, at: Date): Promise<void> {
  const quotes = await tx.rows<{ id: string; carrier_id: string }>(
    `SELECT id, carrier_id FROM quotes WHERE shipment_id = $1 AND status = 'pending'`,
    [id],
  );
  emit(tx, at, 'shipment.changed', { shipmentId: id, status }, [userId, ...quotes.map((quote) => quote.carrier_id)]);
  emitAll(
    tx,
    at,
    'quote.staled',
    quotes.map((quote) => ({ ids: { shipmentId: id, quoteId: quote.id }, userIds: [quote.carrier_id] })),
  );
}
