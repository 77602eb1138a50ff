import type { ModelDeal, ModelQuote } from './shape.js';

const NINETY_DAYS = 90 * 86_400_000;
const MOST_LEFT = 3;

/** A job that was taken is not paid: nobody takes this listing any more, and after the third in 90 days none of the owner's, for 90 days. */
export function leaveUnpaid(deal: ModelDeal, quote: ModelQuote, at: number): void {
  // What was paid, and is still looked at, is not left unpaid.
  if (!quote.taken || quote.status !== 'accepted' || quote.payment?.status === 'paid') return;
  const { owner } = deal;
  quote.leftUnpaid = true;
  deal.bookNow = null;
  owner.left.push(at);
  if (owner.left.filter((left) => left > at - NINETY_DAYS).length < MOST_LEFT) return;
  owner.offUntil = at + NINETY_DAYS;
  for (const listing of owner.listings) listing.bookNow = null;
}

/** May the owner name a price, and carriers take listings at it? */
export const isOff = ({ owner: { offUntil } }: ModelDeal, now: number): boolean =>
  offUntil !== undefined && offUntil > now;
