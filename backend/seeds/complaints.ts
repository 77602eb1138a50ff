import { after, HOUR } from '../src/common/clock.js';
import type { Cents } from '../src/common/money.js';
import type { Decision } from '../src/claims/claims.rules.js';
import { rehearse } from './deals.js';
import type { Bid, Story } from './story.js';

/** What a shipper claims, what the carrier answers, and the operators' reasons. */
interface Complaint {
  kind: 'damage' | 'other';
  what: string;
  account: string;
  note: string;
}

const COMPLAINTS: Record<'scratch' | 'leg' | 'keys' | 'dent', Complaint> = {
  scratch: {
    kind: 'damage',
    what: 'There is a scratch of about a foot along the left side that was not there when it was loaded. The photos of the listing show it without.',
    account:
      'It was wrapped the whole way and nothing touched that side. It may have been there before, we did not look at it together.',
    note: 'The photos of the listing show no scratch, and no condition was noted at the pick-up. A repair of this kind costs about what we grant.',
  },
  leg: {
    kind: 'damage',
    what: 'One leg is cracked at the joint. It was fine when the crew carried it out.',
    account: 'I am sorry about this one. The strap slipped on the second day and I should have said so at the door.',
    note: 'The carrier agrees. The amount covers the estimate of the repair.',
  },
  keys: {
    kind: 'other',
    what: 'Two shelves and the keys were left in the truck, and I had to buy new ones.',
    account: 'Everything that was handed to us was unloaded and counted with your neighbor, who signed for it.',
    note: 'The proof of delivery is signed for all parts, keys named among them, so we do not grant this.',
  },
  dent: {
    kind: 'damage',
    what: 'The corner is dented, found when we unpacked it in the evening.',
    account: 'I have asked the helper who carried it and will come back to you.',
    note: 'The photos of the pick-up show the corner whole.',
  },
};

const SHARE_OF_AMOUNT = 0.14;

/** Part of the price, in whole dollars. */
function asked(bid: Bid): Cents {
  return Math.max(4_000, Math.round((bid.amount * SHARE_OF_AMOUNT) / 500) * 500);
}

/** The carrier delivered this many days ago, and the shipper claims this many hours later. Returns what the next steps need. */
function claimed(story: Story, delivered: number, hours: number, complaint: Complaint) {
  const bid = rehearse(story, { end: 'delivered' }).playUntil(delivered);
  return claim(story, bid, delivered - hours / 24, complaint);
}

function claim(story: Story, bid: Bid, days: number, complaint: Complaint) {
  let id = '';
  const at = story.step(story.times.ago(days), async (verbs, shipmentId) => {
    id = await verbs.claim(story.owner, {
      shipmentId,
      kind: complaint.kind,
      amount: asked(bid),
      description: complaint.what,
    });
  });
  return {
    answer: (hours: number) =>
      story.step(after(at, hours * HOUR), (verbs) => verbs.answerClaim(bid.carrier.name, id, complaint.account)),
    withdraw: (hours: number) => story.step(after(at, hours * HOUR), (verbs) => verbs.withdrawClaim(story.owner, id)),
    decide: (hours: number, decision: Decision) =>
      story.step(after(at, hours * HOUR), (verbs) =>
        verbs.decideClaim(
          id,
          decision,
          decision === 'partly_approved' ? Math.round(asked(bid) / 2_000) * 1_000 : null,
          complaint.note,
        ),
      ),
  };
}

/** Claims in every status, one story each. */
export const CLAIM_TALES = {
  claim_open: (story: Story): void => void claimed(story, story.chance.between(0.5, 0.9), 6, COMPLAINTS.dent),
  claim_review: (story: Story): void => {
    claimed(story, 3.2, 8, COMPLAINTS.scratch).answer(11);
  },
  claim_granted: (story: Story): void => {
    const { answer, decide } = claimed(story, story.chance.between(16, 24), 20, COMPLAINTS.leg);
    answer(9);
    decide(50, 'approved');
  },
  claim_in_part: (story: Story): void => {
    const { answer, decide } = claimed(story, story.chance.between(12, 40), 26, COMPLAINTS.scratch);
    answer(15);
    decide(74, 'partly_approved');
  },
  claim_denied: (story: Story): void => {
    const { answer, decide } = claimed(story, story.chance.between(12, 40), 22, COMPLAINTS.keys);
    answer(12);
    decide(60, 'denied');
  },
  claim_withdrawn: (story: Story): void => {
    claimed(story, story.chance.between(12, 40), 5, COMPLAINTS.keys).withdraw(20);
  },
  claim_after_release: (story: Story): void => {
    const delivered = story.chance.between(12, 40);
    const bid = rehearse(story, { end: 'delivered' }).playUntil(delivered);
    story.confirm(delivered - 0.3);
    const { answer, decide } = claim(story, bid, delivered - 1.1, COMPLAINTS.leg);
    answer(13);
    decide(66, 'approved');
  },
};
