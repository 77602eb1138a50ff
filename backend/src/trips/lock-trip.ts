import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import type { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Trip } from './trip.entity.js';

/** A trip of the user's own. @throws 404 */
export async function requireTrip(db: Db, user: User, id: string): Promise<Trip> {
  const trip = isUuid(id) ? await db.source.getRepository(Trip).findOneBy({ id, carrierId: user.id }) : null;
  if (!trip) throw problem('not_found');
  return trip;
}

/** The same, locked. @throws 404 */
export async function lockTrip(tx: Tx, user: User, id: string): Promise<Trip> {
  const trip = isUuid(id) ? await tx.lock(Trip, { id, carrierId: user.id }) : undefined;
  if (!trip) throw problem('not_found');
  return trip;
}
