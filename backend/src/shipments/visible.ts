import { type Actor, rolesOf } from '../common/actor.js';
import { problem } from '../common/errors.js';
import type { ShipmentStatus } from './shipments.rules.js';

interface Seen {
  status: ShipmentStatus;
  userId: string;
}

/** Drafts exist for their owner and for operators only; {@link visibleTo} says the same in SQL. @throws 404 */
export function requireVisible(shipment: Seen, actor: Actor): void {
  if (shipment.status === 'draft' && rolesOf(actor, { ownerId: shipment.userId }).includes('stranger'))
    throw problem('not_found');
}

/** SQL for whether everybody can see the shipment `s`. */
export const visibleToAll = (s: string): string => `${s}.status <> 'draft'`;

/**
 * SQL for whether a viewer can see the shipment `s`.
 * @param viewer SQL for the viewer's id
 * @param isOperator SQL for whether the viewer is one; left out where operators see no more than others
 */
export const visibleTo = (s: string, viewer: string, isOperator = 'false'): string =>
  `(${visibleToAll(s)} OR ${s}.user_id = ${viewer} OR ${isOperator})`;
