import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import type { Tx } from '../platform/database/tx.js';
import { Shipment } from './shipment.entity.js';

/** Locks a shipment. Every transaction that writes shipments or quotes starts here. @throws 404 */
export async function lockShipment(tx: Tx, id: string): Promise<Shipment> {
  const shipment = isUuid(id) ? await tx.lock(Shipment, { id }) : undefined;
  if (!shipment) throw problem('not_found');
  return shipment;
}

/** Locks the shipment that a quote is for; undefined when there is no such quote. */
export function lockShipmentOf(tx: Tx, quoteId: string): Promise<Shipment | undefined> {
  return tx.lockWhere(Shipment, 'id = (SELECT shipment_id FROM quotes WHERE id = $1)', [quoteId]);
}
