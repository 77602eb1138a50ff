import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import type { Payment } from '../payments/payment.entity.js';
import type { Tx } from '../platform/database/tx.js';
import type { Deal } from './desk.js';

/** What happens to a paid deal that decides what hangs on it too: it was picked up, its owner cancelled it, all of its money went back, a bank took some of it back after the release. */
export type Turn = 'picked_up' | 'cancelled' | 'refunded' | 'charged_back';

type Follower = (tx: Tx, deal: Deal & { payment: Payment }, turn: Turn, actor: Actor) => Promise<void>;

/** Tells those above of a deal's turns in the transaction that takes them, because what they do then must be true together with it. */
@Injectable()
export class Turns {
  private readonly followers: Follower[] = [];

  /** The follower joins the transaction; the deal is locked. What it changes on the payment it changes on the given row too. */
  on(follower: Follower): void {
    this.followers.push(follower);
  }

  async take(tx: Tx, deal: Deal & { payment: Payment }, turn: Turn, actor: Actor): Promise<void> {
    for (const follower of this.followers) await follower(tx, deal, turn, actor);
  }
}
