import type { ErrorCode } from '../common/errors.js';
import { type Cents, LEAST_CENTS, parseCents } from '../common/money.js';
import { defineMachine } from '../common/rules.js';
import type { EarlierTerms } from '../quotes/quote.entity.js';

export const OFFER_STATUSES = ['open', 'accepted', 'declined', 'withdrawn', 'replaced', 'lapsed'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export type OfferSide = 'shipper' | 'carrier';
export type OfferVerb = 'offer' | 'accept' | 'decline' | 'withdraw' | 'replace' | 'lapse';

/** A counter-offer's life: one side makes it, the other decides. The claimant is who made it. */
export const OFFER_RULES = defineMachine<OfferStatus, OfferVerb>({
  noun: 'counter_offer',
  table: 'counter_offers',
  states: OFFER_STATUSES,
  sealed: true,
  verbs: {
    offer: { who: ['owner', 'carrier'], from: [], to: ['open'] },
    // Books: the quote takes its terms and is accepted.
    accept: {
      who: ['respondent'],
      from: ['open'],
      to: ['accepted'],
      call: { by: ['respondent'] },
      clears: ['offer_expiry'],
    },
    decline: {
      who: ['respondent'],
      from: ['open'],
      to: ['declined'],
      call: { by: ['respondent'] },
      clears: ['offer_expiry'],
    },
    withdraw: {
      who: ['claimant'],
      from: ['open'],
      to: ['withdrawn'],
      call: { by: ['claimant'] },
      clears: ['offer_expiry'],
    },
    // Either side made a new one: its own takes the old one's place, the other's answers it.
    replace: { who: ['claimant', 'respondent'], from: ['open'], to: ['replaced'], clears: ['offer_expiry'] },
    // Nobody answered in time, or the terms that it was made on no longer stand.
    lapse: {
      who: ['owner', 'carrier', 'clock', 'admin', 'provider'],
      from: ['open'],
      to: ['lapsed'],
      clears: ['offer_expiry'],
    },
  },
});

/** How many each side can make on a quote; all count, whatever became of them. */
export const MOST_OFFERS = 3;

/** What the owner's last offer is while the carrier has something to answer: there, or answered by the carrier. */
const HEARD: readonly OfferStatus[] = ['open', 'declined', 'replaced'];

/** Which way each side's figures go, and whether it has to be asked first: the carrier can change the quote instead. */
export const SIDES = {
  shipper: { goes: 'up', waitsForOther: false },
  carrier: { goes: 'down', waitsForOther: true },
} as const satisfies Record<OfferSide, { goes: 'up' | 'down'; waitsForOther: boolean }>;

/** A quote's price and what was offered on it, oldest first. */
export interface Haggle {
  quote: { amountCents: Cents; history: readonly EarlierTerms[] };
  offers: readonly { side: OfferSide; amountCents: Cents; status: OfferStatus; createdAt: Date }[];
}

/** A figure lies strictly between these two, or is one's own last once more, to change the days alone. In cents. */
export interface Bounds {
  above: Cents;
  below: Cents;
  own: Cents | undefined;
}

/**
 * The owner's figures only rise and the carrier's only fall, each strictly between what the other said last and one's own last.
 * What the carrier said last is the quote, or an offer made after the quote's price last changed. The owner's first lies below it
 * and is at least 1.00.
 */
export function boundsFor(side: OfferSide, { quote, offers }: Haggle): Bounds {
  const changedAt = priceChangedAt(quote);
  const last = (of: OfferSide) => offers.filter((offer) => offer.side === of).at(-1);
  const [byOwner, byCarrier] = [last('shipper'), last('carrier')];
  const asked =
    byCarrier && (!changedAt || byCarrier.createdAt >= changedAt) ? byCarrier.amountCents : quote.amountCents;
  const offered = byOwner?.amountCents;
  return {
    above: offered ?? LEAST_CENTS - 1,
    below: asked,
    own: SIDES[side].goes === 'up' ? offered : asked,
  };
}

export function isBetween(amount: Cents, { above, below, own }: Bounds): boolean {
  return above < below && ((above < amount && amount < below) || amount === own);
}

/** Why a side can offer nothing now; undefined if it can. */
export function noOffer(side: OfferSide, { offers }: Pick<Haggle, 'offers'>): ErrorCode | undefined {
  if (offers.filter((offer) => offer.side === side).length >= MOST_OFFERS) return 'counter_offers_used_up';
  const others = offers.filter((offer) => offer.side !== side).at(-1);
  if (SIDES[side].waitsForOther && !(others && HEARD.includes(others.status))) return 'not_your_turn';
  return undefined;
}

/** Is there any figure left to offer? */
export function hasRoom({ above, below, own }: Bounds): boolean {
  return isBetween(above + 1, { above, below, own }) || (own !== undefined && above < below);
}

/** When the quote's price last changed; undefined if it never did. */
function priceChangedAt({ amountCents, history }: Haggle['quote']): Date | undefined {
  const after = (at: number) => (at + 1 < history.length ? parseCents(history[at + 1]?.amount) : amountCents);
  const changed = history.filter(({ amount }, at) => parseCents(amount) !== after(at)).at(-1);
  return changed && new Date(changed.changedAt);
}
