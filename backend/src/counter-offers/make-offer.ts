import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { rolesOf, type User } from '../common/actor.js';
import { endOfDay } from '../common/calendar.js';
import { after, HOUR } from '../common/clock.js';
import { dayFaults, MOST_PICKUP_WINDOW_DAYS } from '../common/deal-days.js';
import { problem } from '../common/errors.js';
import { centsToDollars, formatCents, LEAST_CENTS } from '../common/money.js';
import type { JsonText } from '../common/paging.js';
import { authorize } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourly } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import { note } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import { setDeadline } from '../platform/deadlines/deadlines.js';
import { isValidQuote } from '../quotes/is-valid.js';
import { type LockedQuote, lockQuote, partiesOf } from '../quotes/lock-quote.js';
import { messageColumns } from '../quotes/message-columns.js';
import { TAKES_QUOTES } from '../quotes/quotes.rules.js';
import { BlocksService } from '../users/blocks.service.js';
import { UsersService } from '../users/users.service.js';
import { CounterOffer } from './counter-offer.entity.js';
import { hoursOf, type NewCounterOffer } from './counter-offers.dto.js';
import { hagglesOf, readOffer } from './counter-offers.queries.js';
import { boundsFor, isBetween, noOffer, OFFER_RULES, type OfferSide } from './counter-offers.rules.js';
import { announceOffer, moveOffer } from './move-offer.js';

/** One side of a pending quote offers other terms: a promise to the other, who books by accepting it. */
@Injectable()
export class MakeOffer {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly users: UsersService,
    private readonly blocks: BlocksService,
    @Inject(Env) private readonly env: Env,
  ) {}

  /**
   * Takes the place of one's own open offer, and answers the other side's.
   * @throws 404; 403, also `blocked`; 400 `not_between`; 409 `not_your_turn`, `counter_offers_used_up`, or when the quote cannot
   *   be accepted now; 429
   */
  async make(user: User, quoteId: string, body: NewCounterOffer): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const locked = await lockQuote(tx, quoteId);
      const { shipment, quote } = locked;
      const roles = rolesOf(user, partiesOf(locked));
      if (roles.includes('stranger')) throw problem('not_found');
      authorize(OFFER_RULES, 'offer', user, partiesOf(locked));
      const side: OfferSide = roles.includes('owner') ? 'shipper' : 'carrier';
      const at = this.clock.now();
      await this.requireStanding(tx, locked, at);
      await countHourly(tx, this.env, 'offers', user.id);
      const haggle = (await hagglesOf(tx, [quote.id])).get(quote.id);
      if (!haggle) throw problem('illegal_transition');
      const refusal = noOffer(side, haggle);
      if (refusal) throw problem(refusal);
      const bounds = boundsFor(side, haggle);
      if (!isBetween(body.amount, bounds)) throw notBetween(bounds);
      const days = daysOf(body, locked, at);
      const offer = {
        id: randomUUID(),
        quoteId: quote.id,
        shipmentId: shipment.id,
        offeredBy: user.id,
        side,
        round: haggle.offers.filter((each) => each.side === side).length + 1,
        amountCents: body.amount,
        ...days,
        ...messageColumns(body.message),
        validUntil: this.expiryOf(body, days, locked, at),
        status: 'open' as const,
        createdAt: at,
        updatedAt: at,
      };
      const open = await tx.lock(CounterOffer, { quoteId: quote.id, status: 'open' });
      if (open) await moveOffer(tx, open, 'replace', user, { at, set: { decidedAt: at } });
      tx.insert(CounterOffer, offer);
      const { id, validUntil: dueAt } = offer;
      setDeadline(tx, at, { kind: 'offer_expiry', subject: id, shipmentId: shipment.id, dueAt });
      note(tx, {
        subject: 'counter_offer',
        subjectId: id,
        shipmentId: shipment.id,
        event: 'offer',
        from: null,
        to: 'open',
        actor: user,
        at,
        data: { amount: centsToDollars(body.amount), side, quoteId: quote.id },
      });
      await announceOffer(tx, at, 'counter_offer.made', offer, locked);
      return readOffer(tx, user, id);
    });
  }

  /** Could the quote be accepted? @throws 403 `blocked`; 409 */
  private async requireStanding(tx: Tx, { shipment, quote }: LockedQuote, at: Date): Promise<void> {
    if (quote.status !== 'pending')
      throw problem('illegal_transition', { detail: `This quote is ${quote.status}; its terms are settled.` });
    if (!TAKES_QUOTES.includes(shipment.status)) throw problem('already_booked');
    if (quote.termsVersion < shipment.termsVersion) throw problem('quote_stale');
    if (!isValidQuote({ shipment, quote }, at)) throw problem('quote_expired');
    await this.blocks.requireNoBlock(tx, quote.carrierId, shipment.userId);
    // Whoever is suspended cannot call; what is offered to them could not be accepted.
    if ((await this.users.row(tx, quote.carrierId)).suspendedAt) throw problem('carrier_suspended');
  }

  /** As long as its sender chose, but no longer than the quote, or the pickup that it would be for. */
  private expiryOf(
    body: NewCounterOffer,
    { pickupDate, pickupUntil }: Days,
    { shipment, quote }: LockedQuote,
    at: Date,
  ): Date {
    const lastPickup = pickupUntil ?? pickupDate ?? quote.estimatedPickupUntil ?? quote.estimatedPickupDate;
    const ends = [
      after(at, hoursOf(body) * HOUR),
      ...(quote.validUntil ? [quote.validUntil] : []),
      ...(lastPickup ? [endOfDay(lastPickup, shipment.pickupTimeZone)] : []),
    ];
    return new Date(Math.min(...ends.map((end) => end.getTime())));
  }
}

type Days = Pick<CounterOffer, 'pickupDate' | 'pickupUntil' | 'deliveryDate'>;

/** The days that are offered, which have to go with those that stay. A window of one day is that day. @throws 400 */
function daysOf({ pickupDate, pickupUntil, deliveryDate }: NewCounterOffer, { quote }: LockedQuote, now: Date): Days {
  const days = {
    pickupDate: pickupDate ?? null,
    pickupUntil: pickupUntil && pickupUntil !== pickupDate ? pickupUntil : null,
    deliveryDate: deliveryDate ?? null,
  };
  if (!pickupDate && !pickupUntil && !deliveryDate) return days;
  const errors = dayFaults(
    {
      pickup: { path: 'pickupDate', day: pickupUntil ? pickupDate : (pickupDate ?? quote.estimatedPickupDate) },
      until: {
        path: 'pickupUntil',
        day: pickupDate || pickupUntil ? days.pickupUntil : quote.estimatedPickupUntil,
        mostDays: MOST_PICKUP_WINDOW_DAYS,
      },
      delivery: { path: 'deliveryDate', day: deliveryDate ?? quote.estimatedDeliveryDate },
    },
    now,
  );
  if (errors.length > 0) throw problem('invalid_input', { errors });
  return days;
}

/** 400, with both figures. */
function notBetween({ above, below, own }: ReturnType<typeof boundsFor>) {
  const once = own === undefined ? '' : ` Or offer ${formatCents(own)} again, with other days.`;
  // Nothing lies below the least that there is.
  const more = above < LEAST_CENTS ? '' : `more than ${formatCents(above)} and `;
  return problem('not_between', {
    detail: `Offer ${more}less than ${formatCents(below)}.${once}`,
    current: { above: centsToDollars(above), below: centsToDollars(below) },
  });
}
