import type { Actor } from '../common/actor.js';
import { move, type MoveOptions } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import type { ClaimEvent } from '../platform/events/catalog.js';
import { emit } from '../platform/events/events.js';
import type { Claim } from './claim.entity.js';
import { CLAIM_RULES, type ClaimStatus, type ClaimVerb } from './claims.rules.js';

export async function moveClaim(
  tx: Tx,
  claim: Claim,
  verb: ClaimVerb,
  actor: Actor,
  how: Omit<MoveOptions<ClaimStatus, Claim>, 'shipmentId'>,
): Promise<void> {
  move(tx, CLAIM_RULES, claim, verb, actor, { ...how, shipmentId: claim.shipmentId });
}

/** Tells both sides, with the status that the claim has now. */
export async function announceClaim(
  tx: Tx,
  at: Date,
  name: ClaimEvent,
  { id: claimId, shipmentId, quoteId, status, claimantId, respondentId }: Claim,
): Promise<void> {
  emit(tx, at, name, { claimId, shipmentId, quoteId, status }, [claimantId, respondentId]);
}
