import type { Parties } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import type { Tx } from '../platform/database/tx.js';
import { lockShipmentOf } from '../shipments/lock-shipment.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { Quote } from './quote.entity.js';

/** A quote with its shipment, both locked. */
export interface LockedQuote {
  shipment: Shipment;
  quote: Quote;
}

/** Locks a quote, its shipment first. @throws 404 */
export async function lockQuote(tx: Tx, id: string): Promise<LockedQuote> {
  if (!isUuid(id)) throw problem('not_found');
  // Sent together; the database takes them in this order.
  const [shipment, quote] = await Promise.all([lockShipmentOf(tx, id), tx.lock(Quote, { id })]);
  if (!shipment || !quote) throw problem('not_found');
  return { shipment, quote };
}

/** The two sides of a shipment; without a quote there is only its owner. */
export function partiesOf({
  shipment,
  quote,
}: {
  shipment: Pick<Shipment, 'userId'>;
  quote?: Pick<Quote, 'carrierId'> | undefined;
}): Parties {
  return { ownerId: shipment.userId, carrierId: quote?.carrierId };
}
