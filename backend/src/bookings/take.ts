import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import type { JsonText } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourly } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { askedDaysFaults, type GivenDays } from '../quotes/asked-days.js';
import { QuoteAtPrice } from '../quotes/quote-at-price.js';
import { readQuote } from '../quotes/quotes.queries.js';
import { TAKES_QUOTES } from '../quotes/quotes.rules.js';
import { BookNow } from '../shipments/book-now.js';
import { type BookNowFor, missingFor, missingWords } from '../shipments/book-now.rules.js';
import { lockShipment } from '../shipments/lock-shipment.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { requireVisible } from '../shipments/visible.js';
import { UsersService } from '../users/users.service.js';
import { AcceptQuote } from './accept.js';
import type { Taking } from './bookings.dto.js';

/** A carrier takes a listing at the price its owner named: their quote is made and accepted at once. */
@Injectable()
export class TakeListing {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly users: UsersService,
    private readonly prices: BookNow,
    private readonly quotes: QuoteAtPrice,
    private readonly acceptance: AcceptQuote,
    @Inject(Env) private readonly env: Env,
  ) {}

  /**
   * Whoever comes first has the job. A pending quote of the carrier's takes this price and these days.
   * @throws 404 another's draft; 403 `own_shipment`, `blocked`, `book_now_off`, `not_for_you`; 400 for days the listing does not
   *   ask for; 409 `already_booked`, `price_changed`, `facts_missing`; 429
   */
  async take(user: User, shipmentId: string, taking: Taking): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await countHourly(tx, this.env, 'quotes', user.id);
      const shipment = await lockShipment(tx, shipmentId);
      requireVisible(shipment, user);
      if (shipment.userId === user.id) throw problem('own_shipment');
      requireOpen(shipment);
      const { bookNowCents, bookNowFor } = await this.prices.requireOffered(tx, shipment);
      await this.requireAmong(tx, user, bookNowFor);
      const at = this.clock.now();
      const days = daysOf(taking);
      const errors = askedDaysFaults(days, shipment, at, shipment.pickupTimeZone);
      if (errors.length > 0) throw problem('invalid_input', { errors });
      if (taking.amount !== bookNowCents)
        throw problem('price_changed', {
          expected: { amount: centsToDollars(taking.amount) },
          current: { amount: centsToDollars(bookNowCents) },
        });
      const quote = await this.quotes.put(tx, user, shipment, bookNowCents, days, at);
      await this.acceptance.book(tx, user, { shipment, quote }, 'taken');
      return readQuote(tx, quote.id, user);
    });
  }

  /** @throws 403 `not_for_you` with what the carrier lacks */
  private async requireAmong(tx: Tx, user: User, who: BookNowFor): Promise<void> {
    const missing = missingFor(who, await this.users.row(tx, user.id));
    if (missing.length > 0) throw problem('not_for_you', { detail: missingWords(missing), missing });
  }
}

/** @throws 409 `already_booked`, or when it is over */
function requireOpen({ status }: Shipment): void {
  if (TAKES_QUOTES.includes(status)) return;
  if (status === 'draft' || status === 'cancelled')
    throw problem('illegal_transition', { detail: `A shipment that is ${status} cannot be taken.` });
  throw problem('already_booked', { detail: 'Another carrier was faster.' });
}

function daysOf({ estimatedPickupDate, estimatedPickupUntil, estimatedDeliveryDate }: Taking): GivenDays {
  return {
    estimatedPickupDate,
    estimatedPickupUntil:
      estimatedPickupUntil && estimatedPickupUntil !== estimatedPickupDate ? estimatedPickupUntil : null,
    estimatedDeliveryDate: estimatedDeliveryDate ?? null,
  };
}
