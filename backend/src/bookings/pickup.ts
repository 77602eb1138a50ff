import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { requireState } from '../common/rules.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { requireFewPhotos } from '../uploads/uploads.dto.js';
import type { PickupNote } from './bookings.dto.js';
import type { Desk } from './desk.js';
import { overdueAt } from './overdue.js';
import { keepProof } from './proof.js';

/**
 * The carrier has picked up; only with the money in escrow.
 * @throws 404; 403; 409 `payment_required`, `payment_frozen`
 */
export async function pickup(desk: Desk, user: User, shipmentId: string, note: PickupNote): Promise<JsonText> {
  requireFewPhotos(note.photos ?? []);
  return desk.db.tx(async (tx) => {
    const { shipment, deal } = await desk.lockShipment(tx, shipmentId, user, 'carrier');
    requireState(SHIPMENT_RULES, 'pickup', shipment.status);
    if (!deal?.payment || deal.payment.status !== 'in_escrow') throw problem('payment_required');
    await desk.turns.take(tx, { ...deal, payment: deal.payment }, 'picked_up', user);
    if (deal.payment.frozenBy.length > 0) throw problem('payment_frozen');
    await desk.moveQuote(tx, deal, 'pickup', user, { pickedUpAt: desk.clock.now() });
    await keepProof(desk, tx, user, deal, 'pickup', note);
    await desk.moveShipment(tx, shipment, 'pickup', user);
    await desk.setDeadline(tx, 'delivery_overdue', deal, overdueAt(deal, desk.clock.now()));
    await desk.announce(tx, 'shipment.picked_up', deal);
    return desk.shipments.answer(tx, shipmentId, user);
  });
}
