import { Injectable } from '@nestjs/common';
import type { Acts, NextStep } from '../common/acts.js';
import type { User } from '../common/actor.js';
import { DEADLINES } from '../common/deadlines.js';
import { callsOf } from '../common/rules.js';
import { CounterOffer } from '../counter-offers/counter-offer.entity.js';
import type { HaggleOfQuote } from '../counter-offers/counter-offers.queries.js';
import { boundsFor, hasRoom, noOffer, OFFER_RULES, type OfferSide } from '../counter-offers/counter-offers.rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { idsOf, RecordActs } from '../platform/http/acts.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import { askingOf } from './asking.js';
import { type DealSnapshot, readDealSnapshots } from './deal-snapshots.js';
import { missingNeed } from './needs.js';

/** What readers can do with counter-offers. */
@Injectable()
export class OfferActs {
  constructor(db: Db, clock: Clock, acts: RecordActs) {
    acts.on('counter_offer', async (user, records, side) => {
      const ids = idsOf(records);
      const deals = await readDealSnapshots(db, 'offer', ids, user);
      const offers = await db.source
        .getRepository(CounterOffer)
        .createQueryBuilder('o')
        .where('o.id = ANY(:ids)', { ids })
        .getMany();
      const now = clock.now();
      return new Map(
        offers.flatMap((offer): [string, Acts][] => {
          const snapshot = deals.get(offer.id);
          if (!snapshot) return [];
          const calls = callsOf(OFFER_RULES, offer.status, askingOf(snapshot, user, side, now, offer.offeredBy));
          const books = offer.validUntil > now && isAcceptable(snapshot, now);
          const next = offer.status === 'open' ? nextOfOffer(offer) : null;
          return [[offer.id, { can: calls.filter((word) => books || word !== 'accept'), next }]];
        }),
      );
    });
  }
}

/** Who answers an offer, and until when. */
export function nextOfOffer({ side, validUntil: until }: { side: OfferSide; validUntil: Date }): NextStep {
  const who = side === 'shipper' ? 'carrier' : 'owner';
  return { who, what: 'accept', until, otherwise: DEADLINES.offer_expiry };
}

/** Can this reader, who is one of its two sides, offer other terms for a pending quote? */
export function canOffer(snapshot: DealSnapshot, haggle: HaggleOfQuote, user: User, now: Date): boolean {
  if (user.suspended || !isAcceptable(snapshot, now)) return false;
  const { roles } = askingOf(snapshot, user, 'party', now);
  const side = roles.includes('owner') ? 'shipper' : roles.includes('carrier') ? 'carrier' : undefined;
  return side !== undefined && !noOffer(side, haggle) && hasRoom(boundsFor(side, haggle));
}

/** Could the quote be accepted now, as far as its facts are not the matter? */
function isAcceptable({ booking }: DealSnapshot, now: Date): boolean {
  return booking !== undefined && missingNeed(QUOTE_RULES, 'accept', booking, now) === undefined;
}
