import { after, DAY, HOUR, MINUTE } from '../src/common/clock.js';
import { OF_CARRIERS, OF_SHIPPERS } from './praise.js';
import type { Bid, Story } from './story.js';
import { NOTES, ON_THE_WAY, PICKUPS, PROOFS, RECIPIENTS, THANKS } from './talk.js';
import { middle } from './times.js';

export interface Deal {
  /** Days from the listing to the end. */
  length: number;
  /** Plays it with the listing this many days ago; `accepted` is the day of the acceptance, where it matters. */
  play(listed: number, accepted?: number): Bid;
  /** Plays it with its last step this many days ago. */
  playUntil(last: number): Bid;
  /** Plays it for a shipment that is already listed and has been open again since then. */
  playAgain(open: number): Bid;
  end: 'accepted' | 'paid' | 'in_transit' | 'delivered' | 'confirmed' | 'auto';
}

const AUTO_RELEASE_DAYS = 3;

/** Draws how long everything takes in a deal that gets as far as `end`, so that it can be placed anywhere in the past. */
export function rehearse(story: Story, { end, slack }: { end: Deal['end']; slack?: number | undefined }): Deal {
  const { chance } = story;
  const choosing = chance.between(0.8, 3);
  const paying = chance.between(0.03, 0.7);
  const waiting = chance.between(1.3, 4);
  const confirming = end === 'auto' ? AUTO_RELEASE_DAYS : chance.between(0.1, 1.3);
  const lengths = {
    accepted: choosing,
    paid: choosing + paying,
    in_transit: choosing + paying + waiting,
    delivered: choosing + paying + waiting + story.road,
  };
  const length = end === 'confirmed' || end === 'auto' ? lengths.delivered + confirming : lengths[end];

  /** From here on everything happens a fixed number of days ago. */
  const perform = (accepted: number): Bid => {
    const paid = accepted - paying;
    const pickup = end === 'accepted' || end === 'paid' ? -chance.between(1.5, 5) : paid - waiting;
    const deliver = pickup - story.road;
    const [bid] = story.bids(
      accepted + 0.02,
      { pickup, deliver, ...(slack === undefined ? {} : { slack }) },
      chance.whole(1, 4),
    );
    if (!bid) throw new Error('Nobody quotes.');
    story.accept(bid, accepted);
    if (end === 'accepted') return bid;
    // Now and then the first card is declined.
    if (chance.happens(0.06)) story.pay(bid, paid + 0.02, 'refused');
    const paidAt = story.pay(bid, paid);
    const next = end === 'paid' ? story.now : story.times.plan(pickup);
    if (chance.happens(0.42))
      story.talk(chance.pick(PICKUPS), bid, after(paidAt, 10 * MINUTE), middle(paidAt, next, 0.8));
    if (end === 'paid') return bid;
    const pickedUp = story.pickup(bid, pickup);
    const shares = end === 'in_transit' ? Math.min(0.9, pickup / story.road) : 1;
    const delivered =
      end === 'in_transit' ? undefined : story.deliver(bid, deliver, chance.pick(RECIPIENTS), chance.pick(PROOFS));
    const onTheRoad = delivered ? middle(pickedUp, delivered, 0.97) : story.now;
    if (end === 'in_transit' || chance.happens(0.45)) story.drive(bid, pickedUp, onTheRoad, shares, NOTES, delivered);
    else if (delivered) story.approach(bid, pickedUp, delivered);
    if (chance.happens(0.3))
      story.talk(chance.pick(ON_THE_WAY), bid, after(pickedUp, 20 * MINUTE), middle(pickedUp, onTheRoad, 0.8));
    if (!delivered || end === 'delivered') return bid;
    if (end === 'confirmed')
      afterwards(story, bid, delivered, story.confirm(deliver - confirming), slack !== undefined);
    else if (chance.happens(0.4))
      rate(story, bid, after(delivered, (AUTO_RELEASE_DAYS + 0.3) * DAY), 'shipper', chance.pick([4, 3]));
    return bid;
  };

  return {
    end,
    length,
    play: (listed, accepted) => {
      const at = accepted ?? listed - choosing;
      story.list(listed, end === 'accepted' || end === 'paid' ? -2 : at - paying - waiting);
      return perform(at);
    },
    playUntil: (last) => {
      const listed = last + length;
      story.list(listed, listed - choosing - paying - waiting);
      return perform(listed - choosing);
    },
    playAgain: (open) => perform(open - Math.min(choosing, 1.5)),
  };
}

function afterwards(story: Story, bid: Bid, delivered: Date, confirmed: Date, late: boolean): void {
  const { chance } = story;
  if (!late && chance.happens(0.3))
    story.talk(chance.pick(THANKS), bid, after(delivered, 15 * MINUTE), middle(delivered, confirmed, 0.95));
  const drawn = chance.next();
  const stars = late ? chance.pick([2, 3]) : drawn < 0.72 ? 5 : drawn < 0.94 ? 4 : 3;
  if (late || chance.happens(0.8)) rate(story, bid, after(confirmed, chance.between(0.3, 30) * HOUR), 'shipper', stars);
  if (chance.happens(0.45))
    rate(story, bid, after(confirmed, chance.between(1, 40) * HOUR), 'carrier', chance.happens(0.85) ? 5 : 4);
}

function rate(story: Story, bid: Bid, at: Date, by: 'shipper' | 'carrier', stars: number): void {
  if (at >= story.now) return;
  const comment = story.chance.pick(by === 'shipper' ? (OF_CARRIERS[stars] ?? [null]) : OF_SHIPPERS);
  story.step(at, (verbs, id) => verbs.review(by === 'shipper' ? story.owner : bid.carrier.name, id, stars, comment));
}
