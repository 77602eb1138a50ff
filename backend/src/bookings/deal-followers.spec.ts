import { expect, it } from '@jest/globals';
import { type Actor, CLOCK, PROVIDER } from '../common/actor.js';
import type { Tx } from '../platform/database/tx.js';
import { type DealFollower, DealFollowers, type FollowedVerb } from './deal-followers.js';
import type { PaidDeal } from './lock-deal.js';

// Followers get what the verb has; these tests do not look into it.
const TX = {} as Tx;
const DEAL = {} as PaidDeal;

function recorder(): { follower: DealFollower<'claims'>; seen: [FollowedVerb, Actor][] } {
  const seen: [FollowedVerb, Actor][] = [];
  const note = (verb: FollowedVerb) => async (_tx: Tx, _deal: PaidDeal, actor: Actor) => void seen.push([verb, actor]);
  return {
    seen,
    follower: {
      pickup: note('pickup'),
      cancel: note('cancel'),
      refund: note('refund'),
      chargeback: note('chargeback'),
    },
  };
}

it('refuses to start while somebody on the list has not registered', () => {
  const followers = new DealFollowers();
  expect(() => followers.requireFollowers()).toThrow('No handler for the deal follower claims.');
  followers.on('claims', recorder().follower);
  expect(() => followers.requireFollowers()).not.toThrow();
});

it('refuses a second follower of the same name', () => {
  const followers = new DealFollowers();
  followers.on('claims', recorder().follower);
  expect(() => followers.on('claims', recorder().follower)).toThrow('Two handlers for the deal follower claims.');
});

it("tells each verb's followers what happened and who did it", async () => {
  const followers = new DealFollowers();
  const { follower, seen } = recorder();
  followers.on('claims', follower);
  await followers.follow(TX, 'refund', DEAL, CLOCK);
  await followers.follow(TX, 'chargeback', DEAL, PROVIDER);
  expect(seen).toEqual([
    ['refund', CLOCK],
    ['chargeback', PROVIDER],
  ]);
});

it('fails the verb when its follower fails', async () => {
  const followers = new DealFollowers();
  followers.on('claims', { ...recorder().follower, cancel: () => Promise.reject(new Error('refused')) });
  await expect(followers.follow(TX, 'cancel', DEAL, CLOCK)).rejects.toThrow('refused');
});

it('calls a follower that is a class on its instance', async () => {
  class Follower implements DealFollower<'claims'> {
    readonly seen: FollowedVerb[] = [];
    async pickup(): Promise<void> {
      this.seen.push('pickup');
    }
    async cancel(): Promise<void> {
      this.seen.push('cancel');
    }
    async refund(): Promise<void> {
      this.seen.push('refund');
    }
    async chargeback(): Promise<void> {
      this.seen.push('chargeback');
    }
  }
  const followers = new DealFollowers();
  const follower = new Follower();
  followers.on('claims', follower);
  await followers.follow(TX, 'pickup', DEAL, CLOCK);
  expect(follower.seen).toEqual(['pickup']);
});
