import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import type { Tx } from '../platform/database/tx.js';

/** Terms that no longer stand: those of one quote or, without it, of all quotes on a listing. */
export interface EndedTerms {
  shipmentId: string;
  quoteId?: string;
}

/** Joins the transaction in which they end; the shipment is locked. */
export type FollowTerms = (tx: Tx, at: Date, ended: EndedTerms, actor: Actor) => Promise<void>;

/**
 * Tells the folder that keeps what was offered on a quote's terms when these end: its carrier changed or withdrew it, its owner
 * declined it, the listing changed or was booked. What was offered must end together with them.
 */
@Injectable()
export class StandingTerms {
  private follow: FollowTerms | undefined;

  on(follow: FollowTerms): void {
    this.follow = follow;
  }

  /** @throws when nobody follows: the program does not start. */
  requireFollower(): void {
    if (!this.follow) throw new Error('Nobody ends what was offered on a quote.');
  }

  async end(tx: Tx, at: Date, ended: EndedTerms, actor: Actor): Promise<void> {
    await this.follow?.(tx, at, ended, actor);
  }
}
