import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import type { JsonText } from '../common/paging.js';
import { authorize } from '../common/rules.js';
import type { PaidByHand } from '../payments/operations.dto.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { Claim } from './claim.entity.js';
import { readClaim } from './claims.queries.js';
import { CLAIM_RULES } from './claims.rules.js';
import { lockClaim, partiesOfClaim } from './lock-claim.js';
import { announceClaim } from './move-claim.js';

/** An operator records that the part of a claim the card cannot take was paid by hand. */
@Injectable()
export class NotePaidByHand {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * The money left the ledger when the claim was decided; the claimant is told.
   * @throws 404; 409 if nothing is left to pay by hand
   */
  async note(admin: User, id: string, { reference }: PaidByHand): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const locked = await lockClaim(tx, id);
      authorize(CLAIM_RULES, 'resolve', admin, partiesOfClaim(locked));
      const { claim } = locked;
      if (claim.outOfBandCents === 0)
        throw problem('illegal_transition', { detail: 'This claim has nothing to pay by hand.' });
      if (claim.paidByHandAt !== null)
        throw problem('illegal_transition', { detail: 'This has already been recorded.' });
      const at = this.clock.now();
      tx.update(Claim, id, { paidByHandAt: at, paidByHandReference: reference, updatedAt: at });
      await announceClaim(tx, at, 'claim.paid_by_hand', claim);
      await audit(tx, at, admin, {
        action: 'claims.paid-by-hand',
        resource: 'claims',
        resourceId: id,
        reason: reference,
        before: {},
        after: { paidByHand: centsToDollars(claim.outOfBandCents) },
      });
      return readClaim(tx, admin, id);
    });
  }
}
