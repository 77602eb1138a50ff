import { capture, fallThrough, noShowAt, release } from './deal.js';
import { endReview, payTimeEnds } from './extras.js';
import { leaveUnpaid } from './left-unpaid.js';
import { isClaimed, isDisputed, isOpen, type ModelDeal, openOffer, proposedOrder } from './shape.js';

const DAY = 86_400_000;

interface Due {
  at: number;
  happen(): void;
}

/** What falls due next for a deal on its own, if anything. A chargeback holds what would move money; a claim only the release. */
function nextDue(deal: ModelDeal): Due | undefined {
  const due: Due[] = [];
  for (const quote of deal.quotes) {
    const { payment } = quote;
    const disputed = isDisputed(quote);
    if (payment?.reviewEnds !== undefined)
      due.push({ at: payment.reviewEnds, happen: () => capture(deal, quote, payment, payment.reviewEnds ?? 0) });
    const offered = openOffer(quote);
    if (offered) due.push({ at: offered.validUntil, happen: () => (offered.status = 'lapsed') });
    const proposed = proposedOrder(quote);
    if (proposed) due.push({ at: proposed.answerBy, happen: () => (proposed.status = 'lapsed') });
    for (const order of quote.orders) {
      const { reviewEnds, payBy } = order;
      if (reviewEnds !== undefined) due.push({ at: reviewEnds, happen: () => endReview(quote, order) });
      if (order.status === 'accepted' && payBy !== undefined)
        due.push({ at: payBy, happen: () => payTimeEnds(quote, order, payBy) });
    }
    if (quote.status === 'accepted' && payment?.status !== 'paid' && quote.windowEnds !== undefined) {
      const at = quote.windowEnds;
      // The provider is asked before the window ends.
      due.push({
        at,
        happen: () => {
          if (payment?.unheard) return capture(deal, quote, payment, at);
          leaveUnpaid(deal, quote, at);
          fallThrough(deal, quote, 'payment_expired', 'free');
        },
      });
    }
    if (quote.status === 'paid' && !disputed)
      due.push({ at: noShowAt(quote), happen: () => fallThrough(deal, quote, 'no_show', 'free') });
    if (quote.status === 'delivered' && payment?.status === 'in_escrow') {
      const at = quote.releaseAt ?? 0;
      if (disputed) due.push({ at, happen: () => (quote.releaseAt = at + DAY) });
      else if (!isClaimed(quote)) due.push({ at, happen: () => release(quote, payment) });
    }
    for (const claim of quote.claims.filter(isOpen)) {
      if (claim.status === 'open') due.push({ at: claim.reviewAt, happen: () => (claim.status = 'under_review') });
      if (!claim.overdue) due.push({ at: claim.decisionAt, happen: () => (claim.overdue = true) });
    }
  }
  return due.sort((one, other) => one.at - other.at)[0];
}

/** Everything that happens on its own until an instant, in order. */
export function passTime(deal: ModelDeal, until: number): void {
  for (let due = nextDue(deal); due && due.at <= until; due = nextDue(deal)) due.happen();
}
