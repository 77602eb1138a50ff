import type { User } from '../common/actor.js';
import { invalidField, problem } from '../common/errors.js';
import type { Tx } from '../platform/database/tx.js';
import { lastHappened } from '../proofs/proofs.queries.js';
import { pickupEnd, pickupStart } from './agreed-terms.js';
import type { ChangeReason } from './change-orders.rules.js';
import type { NewChange } from './change-orders.dto.js';
import type { Change } from './change-terms.js';
import type { Deal } from './lock-deal.js';

/** What can be found at the door. */
const FOUND: readonly ChangeReason[] = ['item_differs', 'extra_item', 'access', 'other'];
const LEAST_PHOTOS = 2;

/**
 * May the carrier say now that they cannot take it? Only there, on the agreed day, with what they found in photos.
 * @throws 403 for anybody but the carrier; 400; 409 unless it is paid, the day has come, and the arrival is recorded
 */
export async function requireAtTheDoor(
  tx: Tx,
  user: User,
  deal: Deal,
  { reason, photos, atTheDoor, ...change }: Change & Pick<NewChange, 'reason' | 'photos' | 'atTheDoor'>,
  now: Date,
): Promise<void> {
  const { quote } = deal;
  if (user.id !== quote.carrierId)
    throw problem('forbidden', { detail: 'Only the carrier can say that the item cannot be taken.' });
  const { deltaCents, pickupDate, pickupUntil, deliveryDate, deliveryAddress } = change;
  if (deltaCents !== 0 || (pickupDate ?? pickupUntil ?? deliveryDate ?? deliveryAddress) !== null || atTheDoor)
    throw invalidField('kind', 'The end of a job changes nothing else');
  if (!FOUND.includes(reason)) throw invalidField('reason', `One of ${FOUND.join(', ')}`);
  if ((photos ?? []).length < LEAST_PHOTOS) throw invalidField('photos', 'Show it in two photos or more');
  const refuse = (detail: string) => problem('illegal_transition', { detail });
  if (quote.status !== 'paid' || !quote.paidAt)
    throw refuse('A job ends at the door only once it is paid, and before the pickup.');
  const begins = pickupStart(deal, quote.paidAt);
  if (now < begins || now >= pickupEnd(deal, quote.paidAt))
    throw refuse('A job ends at the door only on the agreed days of the pickup.');
  const arrivedAt = await lastHappened(tx, quote.id, ['arrive_pickup']);
  if (!arrivedAt || arrivedAt < begins) throw refuse('Say first that you have arrived.');
}
