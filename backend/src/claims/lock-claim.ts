import type { Parties } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { lockDeal, type PaidDeal } from '../bookings/lock-deal.js';
import type { Tx } from '../platform/database/tx.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { Claim } from './claim.entity.js';
import { OPEN_CLAIM } from './claims.rules.js';

/** A claim with its paid deal: all locked. */
export interface LockedClaim {
  claim: Claim;
  deal: PaidDeal;
}

/** Locks a claim, its deal first. @throws 404 */
export async function lockClaim(tx: Tx, id: string): Promise<LockedClaim> {
  const place = isUuid(id)
    ? await tx.one<{ quote_id: string }>('SELECT quote_id FROM claims WHERE id = $1', [id])
    : undefined;
  if (!place) throw problem('not_found');
  const { payment, ...deal } = await lockDeal(tx, place.quote_id);
  if (!payment) throw new Error(`claim ${id} has no payment`);
  const claim = await tx.lock(Claim, { id });
  if (!claim) throw problem('not_found');
  return { claim, deal: { ...deal, payment } };
}

/** Locks the open claims of a locked deal, in id order. */
export function lockOpenClaims(tx: Tx, quoteId: string): Promise<Claim[]> {
  return tx.lockAll(Claim, { quoteId, status: OPEN_CLAIM });
}

/** The two sides of a claim's deal, and which of them opened it. */
export function partiesOfClaim({ claim, deal }: LockedClaim): Parties {
  return { ...partiesOf(deal), claimantId: claim.claimantId };
}
