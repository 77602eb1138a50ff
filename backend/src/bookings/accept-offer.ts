import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { type Cents, centsToDollars } from '../common/money.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import type { CounterOffer } from '../counter-offers/counter-offer.entity.js';
import { readOffer } from '../counter-offers/counter-offers.queries.js';
import { OFFER_RULES } from '../counter-offers/counter-offers.rules.js';
import { announceOffer, lockOffer, moveOffer, partiesOfOffer } from '../counter-offers/move-offer.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { earlierTerms } from '../quotes/earlier-terms.js';
import { Quote } from '../quotes/quote.entity.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { UsersService } from '../users/users.service.js';
import { AcceptQuote } from './accept.js';
import { daysAfterChange } from './change-terms.js';

/** The other side accepts a counter-offer: the quote takes its terms, and is accepted, at once. */
@Injectable()
export class AcceptOffer {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly users: UsersService,
    private readonly acceptance: AcceptQuote,
  ) {}

  /**
   * @param amount as the caller saw it
   * @throws 404; 403; 409 `quote_changed` at another amount, `already_booked` when somebody was faster, once it is decided or has
   *   run out, and all that a quote's acceptance throws
   */
  async accept(user: User, id: string, amount: Cents): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const locked = await lockOffer(tx, id);
      const { offer, shipment, quote } = locked;
      authorize(OFFER_RULES, 'accept', user, partiesOfOffer(locked));
      if (amount !== offer.amountCents)
        throw problem('quote_changed', {
          expected: { amount: centsToDollars(amount) },
          current: { amount: centsToDollars(offer.amountCents) },
        });
      requireState(SHIPMENT_RULES, 'accept', shipment.status);
      requireState(OFFER_RULES, 'accept', offer.status);
      const at = this.clock.now();
      if (offer.validUntil <= at) throw problem('quote_expired', { detail: 'Nobody accepted the offer in time.' });
      // A promise holds only while its maker may make one.
      if ((await this.users.row(tx, offer.offeredBy)).suspendedAt)
        throw problem('illegal_transition', { detail: 'Whoever made this offer is suspended.' });
      const data = { amount: centsToDollars(offer.amountCents) };
      await moveOffer(tx, offer, 'accept', user, { at, set: { decidedAt: at }, data });
      await takeTerms(tx, at, quote, offer);
      await this.acceptance.book(tx, user, locked);
      await announceOffer(tx, at, 'counter_offer.accepted', offer, locked);
      return readOffer(tx, user, id);
    });
  }
}

/** The quote says from now on what was offered; what it said before stays in its history. */
async function takeTerms(tx: Tx, at: Date, quote: Quote, offer: CounterOffer): Promise<void> {
  const set = {
    ...daysAfterChange(offer, quote),
    amountCents: offer.amountCents,
    history: [...quote.history, earlierTerms(quote, at)],
    updatedAt: at,
  };
  tx.update(Quote, quote.id, set);
  Object.assign(quote, set);
}
