import type { User } from '../common/actor.js';
import { note } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import { requireAccount } from '../users/require-account.js';
import { Shipment } from './shipment.entity.js';

type Added = Partial<Shipment> & Pick<Shipment, 'id' | 'status' | 'createdAt'>;

/** A participant: adds a shipment, and the first line of its timeline. @throws 401 when its owner is being erased */
export async function addShipment(tx: Tx, shipment: Added, owner: User): Promise<void> {
  const { id, status, createdAt } = shipment;
  requireAccount(tx, owner.id);
  tx.insert(Shipment, shipment);
  note(tx, {
    subject: 'shipment',
    subjectId: id,
    shipmentId: id,
    event: 'create',
    from: null,
    to: status,
    actor: owner,
    at: createdAt,
  });
}
