import { type Actor, actorId, rolesOf } from '../common/actor.js';
import { problem } from '../common/errors.js';
import type { ShipmentStatus } from './shipments.rules.js';

interface Seen {
  status: ShipmentStatus;
  userId: string;
  /** Whom it is shown to before all others; null: it is for all. */
  onlyFor: readonly string[] | null;
}

/** Drafts exist for their owner and for operators only, also when they are thrown away; what is listed for some first for them too; {@link visibleTo} says the same in SQL. @throws 404 */
export function requireVisible({ status, userId, onlyFor }: Seen, actor: Actor): void {
  const viewer = actorId(actor);
  const isForThem = onlyFor === null || (viewer !== null && onlyFor.includes(viewer));
  if (!(status !== 'draft' && isForThem) && rolesOf(actor, { ownerId: userId }).includes('stranger'))
    throw problem('not_found');
}

/** SQL for whether everybody can see the shipment `s`. */
export const visibleToAll = (s: string): string => `(${s}.status <> 'draft' AND ${s}.only_for IS NULL)`;

/**
 * SQL that is true of each shipment `s`, and lets a list of all statuses walk the index of the newest. Lists of one status must not:
 * PostgreSQL takes it to be spread evenly over time, and would walk past everything that is newer.
 */
export const ofAnyStatus = (s: string): string => `length(${s}.status) > 0`;

/** SQL for whether the shipment `s` is listed for a viewer and few others only. */
export const isForFew = (s: string, viewer: string): string =>
  `(${s}.status <> 'draft' AND ${s}.only_for @> ARRAY[${viewer}]::uuid[])`;

/**
 * SQL for whether a viewer can see the shipment `s`.
 * @param viewer SQL for the viewer's id
 * @param isOperator SQL for whether the viewer is one; left out where operators see no more than others
 */
export const visibleTo = (s: string, viewer: string, isOperator = 'false'): string =>
  `(${visibleToAll(s)} OR ${s}.user_id = ${viewer} OR ${isForFew(s, viewer)} OR ${isOperator})`;
