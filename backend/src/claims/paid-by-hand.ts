import type { User } from '../common/actor.js';
import { centsToDollars } from '../common/money.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import type { PaidByHand } from '../payments/operations.dto.js';
import { audit } from '../platform/audit/audit.js';
import { Claim } from './claim.entity.js';
import type { ClaimsDesk } from './claims.desk.js';

/**
 * An operator writes down that the part of a claim which the card cannot take was paid by hand. It left the book when the
 * claim was decided; who claimed is told.
 * @throws 404; 409 where nothing is left to pay by hand
 */
export async function paidByHand(claims: ClaimsDesk, admin: User, id: string, { reference }: PaidByHand): Promise<JsonText> {
  const { desk } = claims;
  return desk.db.tx(async (tx) => {
    const { claim } = await claims.lock(tx, id, admin, 'resolve');
    if (claim.outOfBandCents === 0) throw problem('illegal_transition', { detail: 'Nothing of this claim is to be paid by hand.' });
    if (claim.paidByHandAt !== null) throw problem('illegal_transition', { detail: 'This was written down already.' });
    const now = desk.clock.now();
    await tx.update(Claim, id, { paidByHandAt: now, paidByHandReference: reference, updatedAt: now });
    await claims.announce(tx, 'claim.paid_by_hand', claim);
    await audit(tx, now, admin, { action: 'claims.paid-by-hand', resource: 'claims', resourceId: id, reason: reference, before: {}, after: { paidByHand: centsToDollars(claim.outOfBandCents) } });
    return claims.answer(tx, admin, id);
  });
}
