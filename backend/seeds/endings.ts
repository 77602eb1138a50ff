import { after, DAY, HOUR, MINUTE } from '../src/common/clock.js';
import { CLAIM_TALES } from './complaints.js';
import { rehearse, type Deal } from './deals.js';
import type { Ending, Part } from './plan.js';
import type { Bid, Story } from './story.js';
import { CANCEL_REASONS, DECLINES, GIVE_BACK_REASONS, LATE_CANCEL_REASONS, WITHDRAWALS } from './talk.js';

const OLDEST = 88;

/** Writes the steps of a part into its story. */
export function tell(story: Story, part: Part): void {
  TALES[part.ending](story, part);
}

/** How many days ago a deal can start and still end within the demo's time span. */
function begin(story: Story, deal: Deal, endsLeast: number): number {
  return story.chance.between(deal.length + endsLeast, Math.max(deal.length + endsLeast, OLDEST));
}

function finished(end: Deal['end'], slack?: number) {
  return (story: Story): void => {
    const deal = rehearse(story, { end, slack });
    deal.play(begin(story, deal, end === 'auto' ? 3.3 : 0.2));
  };
}

/** A deal that fell through and, if there is time, the one that replaced it. */
function secondTry(first: (story: Story, days: number, bid: Bid) => number, wait: number) {
  return (story: Story): void => {
    const deal = rehearse(story, { end: 'confirmed' });
    const days = story.chance.between(wait + deal.length + 5.5, OLDEST);
    const pickup = days - wait + 0.2;
    story.list(days, pickup);
    const [bid] = story.bids(days - 1.2, { pickup, deliver: pickup - story.road }, 1);
    if (!bid) return;
    story.accept(bid, days - 1.4);
    deal.playAgain(first(story, days - 1.4, bid));
  };
}

const open =
  (most: number, bids: (story: Story) => number) =>
  (story: Story, part: Part): Bid[] => {
    const days = story.chance.between(0.15, most);
    const pickup = -story.chance.between(3, 12);
    story.list(days, pickup);
    return story.bids(
      Math.min(0.05, days / 3),
      { pickup, deliver: pickup - story.road },
      part.also?.length ?? bids(story),
    );
  };

const quoted = open(7, (story) => story.chance.whole(1, 4));

/** Booked not long ago, and not paid yet. */
function unpaid(story: Story): Bid {
  const deal = rehearse(story, { end: 'accepted' });
  return deal.play(story.chance.between(1.1, 3.4), story.chance.between(0.1, 0.9));
}

const TALES: Record<Ending, (story: Story, part: Part) => void> = {
  ...CLAIM_TALES,
  draft: (story) => story.list(story.chance.between(0.2, 15), -story.chance.between(6, 20), 'draft'),
  listed: (story) => story.list(story.chance.between(0.02, 4.5), -story.chance.between(4, 14)),
  quoted: (story, part) => {
    const bids = quoted(story, part);
    const [first, second] = bids.slice(-2);
    if (second && story.chance.happens(0.35)) {
      const at = story.times.ago(0.04);
      story.step(at, (verbs) => verbs.withdraw(second.carrier.name, second.id, story.chance.pick(WITHDRAWALS)));
    } else if (first && !part.owner && story.chance.happens(0.3)) {
      story.step(story.times.ago(0.03), (verbs) =>
        verbs.requote(first.carrier.name, first.id, {
          message: 'I can do a little better than I said first, see the new price.',
          amount: first.amount - 2_500,
        }),
      );
    }
  },
  stale: (story, part) => {
    quoted(story, part);
    story.step(story.times.ago(0.02), (verbs, id) =>
      verbs.edit(story.owner, id, { weight: Math.round(story.pounds * 1.2) * 100 }),
    );
  },
  all_declined: (story, part) => {
    const bids = open(9, () => 2)(story, part);
    for (const bid of bids)
      story.step(story.times.ago(0.03), (verbs) => verbs.decline(story.owner, bid.id, story.chance.pick(DECLINES)));
  },
  accepted: (story) => void unpaid(story),
  pay_begun: (story) => {
    const bid = unpaid(story);
    story.step(story.times.ago(0.02), (verbs) => verbs.beginToPay(story.owner, bid.id, 'plus'));
  },
  card_refused: (story) => {
    const bid = unpaid(story);
    story.pay(bid, 0.03, 'refused');
  },
  under_review: (story) => {
    const bid = unpaid(story);
    story.pay(bid, story.chance.between(0.008, 0.02), 'reviewed');
  },
  escrow: (story) => {
    const deal = rehearse(story, { end: 'paid' });
    deal.play(story.chance.between(2.5, 5), story.chance.between(0.1, 1.2));
  },
  in_transit: (story) => {
    const deal = rehearse(story, { end: 'in_transit' });
    deal.playUntil(story.road * story.chance.between(0.3, 0.75));
  },
  delivered: (story) => {
    const deal = rehearse(story, { end: 'delivered' });
    deal.playUntil(story.chance.between(0.08, 1.6));
  },
  released: finished('confirmed'),
  auto_released: finished('auto'),
  late: (story) => finished('confirmed', -story.chance.whole(1, 3))(story),
  unpaid: (story) => {
    const days = story.chance.between(12, 60);
    story.list(days, days - 4);
    const [bid] = story.bids(days - 2, { pickup: days - 4, deliver: days - 4 - story.road }, 2);
    if (!bid) return;
    story.accept(bid, days - 2.1);
    story.confirm(days - 3.1);
  },
  cancelled: (story) => {
    const days = story.chance.between(6, 80);
    story.list(days, days - 9);
    story.bids(days - 2, { pickup: days - 9, deliver: days - 9 - story.road }, story.chance.whole(0, 2));
    story.step(story.times.ago(days - story.chance.between(2.5, 4.5)), (verbs, id) =>
      verbs.cancel(story.owner, id, story.chance.pick(CANCEL_REASONS)),
    );
  },
  cancelled_paid: (story) => {
    const { days, pickup } = paidAndWaiting(story, 6);
    story.step(story.times.ago((days + pickup) / 2), (verbs, id) =>
      verbs.cancel(story.owner, id, story.chance.pick(CANCEL_REASONS)),
    );
  },
  cancelled_late: (story) => {
    const { pickup } = paidAndWaiting(story, 4);
    story.step(after(story.times.plan(pickup), -7 * HOUR), (verbs, id) =>
      verbs.cancel(story.owner, id, story.chance.pick(LATE_CANCEL_REASONS)),
    );
  },
  given_back: secondTry((story, days, bid) => {
    story.pay(bid, days - 0.2);
    const at = story.step(story.times.ago(days - 1.2), (verbs) =>
      verbs.withdraw(bid.carrier.name, bid.id, story.chance.pick(GIVE_BACK_REASONS)),
    );
    story.reopened(after(at, MINUTE));
    return days - 1.3;
  }, 5),
  no_show: secondTry((story, days, bid) => {
    const paid = story.pay(bid, days - 0.2);
    // The automatic refund comes three days after the end of the pick-up day.
    const over = after(paid, 6.8 * DAY);
    story.reopened(over);
    story.times.skipTo(over);
    return days - 7.3;
  }, 4),
  payment_expired: secondTry((story, days) => {
    const over = after(story.times.ago(days - 0.01), 2.2 * DAY);
    story.reopened(over);
    story.times.skipTo(over);
    return days - 2.4;
  }, 6),
  unaccepted: secondTry((story, days, bid) => {
    const at = story.step(story.times.ago(days - 0.4), (verbs) => verbs.unaccept(story.owner, bid.id));
    story.reopened(after(at, MINUTE));
    return days - 0.5;
  }, 6),
};

/** A paid deal waiting for its pick-up, `wait` days after the listing. */
function paidAndWaiting(story: Story, wait: number): { days: number; pickup: number } {
  const days = story.chance.between(wait + 3, 70);
  const pickup = days - wait - 2;
  story.list(days, pickup);
  const [bid] = story.bids(days - 1.2, { pickup, deliver: pickup - story.road }, 2);
  if (bid) {
    story.accept(bid, days - 1.3);
    story.pay(bid, days - 1.5);
  }
  return { days: days - 1.5, pickup };
}
