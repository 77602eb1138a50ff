import type { Actor, Parties } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { move, moveAll, type MoveOptions } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import type { OfferEvent } from '../platform/events/catalog.js';
import { emit, emitAll } from '../platform/events/events.js';
import { type LockedQuote, lockQuote, partiesOf } from '../quotes/lock-quote.js';
import type { EndedTerms } from '../shipments/standing-terms.js';
import { CounterOffer } from './counter-offer.entity.js';
import { OFFER_RULES, type OfferStatus, type OfferVerb } from './counter-offers.rules.js';

/** A counter-offer with its quote and shipment: all locked. */
export interface LockedOffer extends LockedQuote {
  offer: CounterOffer;
}

/** Locks a counter-offer; its shipment and its quote first. @throws 404 */
export async function lockOffer(tx: Tx, id: string): Promise<LockedOffer> {
  const place = isUuid(id)
    ? await tx.one<{ quoteId: string }>('SELECT quote_id AS "quoteId" FROM counter_offers WHERE id = $1', [id])
    : undefined;
  if (!place) throw problem('not_found');
  const locked = await lockQuote(tx, place.quoteId);
  const offer = await tx.lock(CounterOffer, { id });
  if (!offer) throw problem('not_found');
  return { ...locked, offer };
}

/** The two sides of a counter-offer's quote, and which of them made it. */
export function partiesOfOffer({ offer, ...locked }: LockedOffer): Parties {
  return { ...partiesOf(locked), claimantId: offer.offeredBy };
}

export async function moveOffer(
  tx: Tx,
  offer: CounterOffer,
  verb: OfferVerb,
  actor: Actor,
  how: Omit<MoveOptions<OfferStatus, CounterOffer>, 'shipmentId'>,
): Promise<void> {
  move(tx, OFFER_RULES, offer, verb, actor, { ...how, shipmentId: offer.shipmentId });
}

/** Tells both sides. */
export async function announceOffer(
  tx: Tx,
  at: Date,
  name: OfferEvent,
  { id: counterOfferId, shipmentId, quoteId }: Pick<CounterOffer, 'id' | 'shipmentId' | 'quoteId'>,
  { shipment, quote }: LockedQuote,
): Promise<void> {
  const ids = { counterOfferId, shipmentId, quoteId, status: quote.status };
  emit(tx, at, name, ids, [shipment.userId, quote.carrierId]);
}

/** A participant: what is offered on terms that end lapses with them. */
export async function lapseOffers(tx: Tx, at: Date, { shipmentId, quoteId }: EndedTerms, actor: Actor): Promise<void> {
  const open = await tx.lockAll(CounterOffer, { shipmentId, status: 'open', ...(quoteId ? { quoteId } : {}) });
  if (open.length === 0) return;
  moveAll(tx, OFFER_RULES, open, 'lapse', actor, { shipmentId, at, set: { decidedAt: at } });
  const quotes = await tx.rows<{ id: string; ownerId: string; carrierId: string; status: string }>(
    'SELECT id, owner_id AS "ownerId", carrier_id AS "carrierId", status FROM quotes WHERE id = ANY($1::uuid[])',
    [open.map((offer) => offer.quoteId)],
  );
  emitAll(
    tx,
    at,
    'counter_offer.lapsed',
    open.flatMap((offer) => {
      const quote = quotes.find(({ id }) => id === offer.quoteId);
      if (!quote) return [];
      const { ownerId, carrierId, status } = quote;
      const ids = { counterOfferId: offer.id, shipmentId, quoteId: offer.quoteId, status };
      return [{ ids, userIds: [ownerId, carrierId] }];
    }),
  );
}
