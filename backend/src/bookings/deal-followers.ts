import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { HandlerRegistry } from '../common/handler-registry.js';
import type { Tx } from '../platform/database/tx.js';
import type { PaidDeal } from './lock-deal.js';

/**
 * What happens to a paid deal and decides what hangs on it too: it was picked up, its owner cancelled it, all of its money
 * went back, a bank took some of it back after the release.
 */
export type FollowedVerb = 'pickup' | 'cancel' | 'refund' | 'chargeback';

/**
 * Who follows a deal, in the order in which they do, and which verbs. A new room stands here first: the compiler asks it
 * for each verb, and the program does not start before it has registered.
 */
export const DEAL_FOLLOWERS = {
  claims: ['pickup', 'cancel', 'refund', 'chargeback'],
} as const satisfies Record<string, readonly FollowedVerb[]>;

export type FollowerName = keyof typeof DEAL_FOLLOWERS;
const FOLLOWER_NAMES = Object.keys(DEAL_FOLLOWERS) as FollowerName[];

/** Joins the transaction of the verb; the deal is locked. What it changes on the payment it changes on the given row too. */
export type Follow = (tx: Tx, deal: PaidDeal, actor: Actor) => Promise<void>;

/** What one room does when a deal moves: all the verbs that it is listed with. */
export type DealFollower<Name extends FollowerName = FollowerName> = Record<
  (typeof DEAL_FOLLOWERS)[Name][number],
  Follow
>;

/** Lets the rooms above follow a deal in the transaction that moves it, because what they do then must be true together with it. */
@Injectable()
export class DealFollowers {
  private readonly followers = new HandlerRegistry<FollowerName, Partial<Record<FollowedVerb, Follow>>>(
    'deal follower',
    FOLLOWER_NAMES,
  );

  on<Name extends FollowerName>(name: Name, follower: DealFollower<Name>): void {
    this.followers.on(name, follower);
  }

  /** @throws when a listed follower has not registered: the program does not start. */
  requireFollowers(): void {
    this.followers.requireAll();
  }

  async follow(tx: Tx, verb: FollowedVerb, deal: PaidDeal, actor: Actor): Promise<void> {
    for (const name of FOLLOWER_NAMES) await this.followers.of(name)?.[verb]?.(tx, deal, actor);
  }
}
