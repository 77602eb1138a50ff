import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { HandlerRegistry } from '../common/handler-registry.js';
import type { Tx } from '../platform/database/tx.js';
import type { PaidDeal } from './lock-deal.js';

/**
 * What can happen to a paid deal that also decides what depends on it: it was picked up, its owner cancelled it, all of its money
 * went back, a bank took some of it back after the release.
 */
export type FollowedVerb = 'pickup' | 'cancel' | 'refund' | 'chargeback';

/**
 * Who follows a deal, in order, and for which verbs. A new follower is listed here first: the compiler then asks it for a
 * function per verb, and the program does not start until it has registered.
 */
export const DEAL_FOLLOWERS = {
  claims: ['pickup', 'cancel', 'refund', 'chargeback'],
} as const satisfies Record<string, readonly FollowedVerb[]>;

export type FollowerName = keyof typeof DEAL_FOLLOWERS;
const FOLLOWER_NAMES = Object.keys(DEAL_FOLLOWERS) as FollowerName[];

/** Joins the verb's transaction; the deal is locked. Changes it makes to the payment must also be made on the given row. */
export type Follow = (tx: Tx, deal: PaidDeal, actor: Actor) => Promise<void>;

/** What one folder does when a deal moves: a function for each verb it is listed with. */
export type DealFollower<Name extends FollowerName = FollowerName> = Record<
  (typeof DEAL_FOLLOWERS)[Name][number],
  Follow
>;

/** Lets the folders above follow a deal inside the transaction that moves it, because what they do must be true together with it. */
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
