import type { Actor, Parties } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { cancelExtra } from '../payments/extra-charges.js';
import { move, type MoveOptions } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import type { ChangeEvent } from '../platform/events/catalog.js';
import { emit } from '../platform/events/events.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { ChangeOrder } from './change-order.entity.js';
import { CHANGE_RULES, type ChangeStatus, type ChangeVerb, OPEN_CHANGE } from './change-orders.rules.js';
import { type Deal, lockDeal } from './lock-deal.js';

/** A change order with its deal: all locked. */
export interface LockedChange {
  order: ChangeOrder;
  deal: Deal;
}

/** Locks a change order, its deal first. @throws 404 */
export async function lockChange(tx: Tx, id: string): Promise<LockedChange> {
  const place = isUuid(id)
    ? await tx.one<{ quote_id: string }>('SELECT quote_id FROM change_orders WHERE id = $1', [id])
    : undefined;
  if (!place) throw problem('not_found');
  const deal = await lockDeal(tx, place.quote_id);
  const order = await tx.lock(ChangeOrder, { id });
  if (!order) throw problem('not_found');
  return { order, deal };
}

/** The two sides of a change order's deal, and which of them proposed it. */
export function partiesOfChange({ order, deal }: LockedChange): Parties {
  return { ...partiesOf(deal), claimantId: order.proposedBy };
}

export async function moveChange(
  tx: Tx,
  order: ChangeOrder,
  verb: ChangeVerb,
  actor: Actor,
  how: Omit<MoveOptions<ChangeStatus, ChangeOrder>, 'shipmentId'>,
): Promise<void> {
  await move(tx, CHANGE_RULES, order, verb, actor, { ...how, shipmentId: order.shipmentId });
}

/** Tells both sides. */
export async function announceChange(
  tx: Tx,
  at: Date,
  name: ChangeEvent,
  { id: changeOrderId, shipmentId, quoteId }: ChangeOrder,
  { shipment, quote }: Pick<Deal, 'shipment' | 'quote'>,
): Promise<void> {
  await emit(tx, at, name, { changeOrderId, shipmentId, quoteId }, [shipment.userId, quote.carrierId]);
}

/** A participant: what is proposed on this deal or waits for its extra, if anything does, lapses. Its quote is locked. */
export async function lapseChange(
  tx: Tx,
  at: Date,
  deal: Pick<Deal, 'shipment' | 'quote'>,
  actor: Actor,
): Promise<void> {
  const order = await tx.lock(ChangeOrder, { quoteId: deal.quote.id, status: OPEN_CHANGE });
  if (!order) return;
  await cancelExtra(tx, at, order.quoteId, order.id);
  await moveChange(tx, order, 'lapse', actor, { at, set: { decidedAt: at } });
  await announceChange(tx, at, 'change_order.lapsed', order, deal);
}
