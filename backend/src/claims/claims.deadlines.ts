import { Injectable } from '@nestjs/common';
import { CLOCK } from '../common/actor.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { Deadlines, takeDeadline } from '../platform/deadlines/deadlines.js';
import { Claim } from './claim.entity.js';
import { lockClaim } from './lock-claim.js';
import { announceClaim, moveClaim } from './move-claim.js';

/** What time does to a claim. It never decides money. */
@Injectable()
export class ClaimsDeadlines {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    deadlines: Deadlines,
  ) {
    deadlines.on('claim_review', ({ subject }) => this.beginReview(subject));
    deadlines.on('claim_warning', ({ subject }) => this.warn(subject));
    deadlines.on('claim_decision', ({ subject }) => this.becomeOverdue(subject));
  }

  /** The other side had two business days to answer; now the operators review it without an answer. */
  private async beginReview(id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const { claim } = await lockClaim(tx, id);
      const at = this.clock.now();
      if (!(await takeDeadline(tx, at, 'claim_review', id)) || claim.status !== 'open') return;
      await moveClaim(tx, claim, 'review', CLOCK, { at });
      await announceClaim(tx, at, 'claim.reviewed', claim);
    });
  }

  /** One day is left to decide it: the operators are told. */
  private async warn(id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const { claim } = await lockClaim(tx, id);
      const at = this.clock.now();
      // The deadline exists only while the claim is open.
      if (await takeDeadline(tx, at, 'claim_warning', id)) await announceClaim(tx, at, 'claim.warned', claim);
    });
  }

  /** It should have been decided by now. Both sides are told; no money moves. */
  private async becomeOverdue(id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const { claim } = await lockClaim(tx, id);
      const at = this.clock.now();
      if (!(await takeDeadline(tx, at, 'claim_decision', id))) return;
      tx.update(Claim, id, { overdue: true, updatedAt: at });
      await announceClaim(tx, at, 'claim.overdue', claim);
    });
  }
}
