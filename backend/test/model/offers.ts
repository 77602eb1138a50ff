import { addDays, localDay } from '../../src/common/calendar.js';
import { PICKUP_ZONE } from './zones.js';
import { type ModelDeal, type ModelOffer, type ModelQuote, openOffer } from './shape.js';

export type Side = ModelOffer['side'];

export const MOST_OFFERS = 3;
const LEAST = 100;

/** Is there nothing against accepting it as it stands? */
export function isFresh({ stale, pickupDay }: ModelQuote, now: number): boolean {
  return !stale && (pickupDay === null || pickupDay >= localDay(new Date(now), PICKUP_ZONE));
}

/** What is offered on some terms ends with them. */
export function lapseOffers(quotes: readonly ModelQuote[]): void {
  for (const quote of quotes) {
    const open = openOffer(quote);
    if (open) open.status = 'lapsed';
  }
}

/** The figures between which a side's next one lies, and its own last one. */
export function between(quote: ModelQuote, side: Side): { above: number; below: number; own: number | undefined } {
  const offered = quote.offers.findLast((offer) => offer.side === 'shipper')?.amount;
  return { above: offered ?? LEAST - 1, below: quote.ask, own: side === 'shipper' ? offered : quote.ask };
}

/** Why a side must not offer this now; undefined if it may. */
export function refusalOf(
  deal: ModelDeal,
  quote: ModelQuote,
  side: Side,
  amount: number,
  now: number,
): string | undefined {
  if (quote.status !== 'pending') return 'illegal_transition';
  if (deal.status !== 'quoted') return 'already_booked';
  if (quote.stale) return 'quote_stale';
  if (!isFresh(quote, now)) return 'quote_expired';
  if (quote.offers.filter((offer) => offer.side === side).length >= MOST_OFFERS) return 'counter_offers_used_up';
  // The carrier answers the owner, or changes the quote.
  const asked = quote.offers.findLast((offer) => offer.side === 'shipper')?.status;
  if (side === 'carrier' && !(asked && ['open', 'declined', 'replaced'].includes(asked))) return 'not_your_turn';
  const { above, below, own } = between(quote, side);
  const isBetween = above < amount && amount < below;
  return above < below && (isBetween || amount === own) ? undefined : 'not_between';
}

/** One's own open offer is replaced, the other side's answered. */
export function makeOffer(quote: ModelQuote, made: Omit<ModelOffer, 'status'>): void {
  const open = openOffer(quote);
  if (open) open.status = 'replaced';
  quote.offers.push({ ...made, status: 'open' });
  if (made.side === 'carrier') quote.ask = made.amount;
}

/** The days that an offer or whoever takes a listing names. */
export function daysFrom(now: number, days: number): { pickupDay: string; deliveryDay: string } {
  const today = localDay(new Date(now), PICKUP_ZONE);
  return { pickupDay: addDays(today, days), deliveryDay: addDays(today, days + 2) };
}

/** The shipment is booked on a quote, on what it says now. */
export function book(deal: ModelDeal, quote: ModelQuote, windowEnds: number): void {
  Object.assign(quote, { status: 'accepted', first: quote.amount, windowEnds });
  deal.status = 'booked';
  lapseOffers(deal.quotes);
}
