import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { invalidField } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { readQuote } from '../quotes/quotes.queries.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import { agreedPickup, settableDays } from './agreed-terms.js';
import type { PickupDayChoice } from './bookings.dto.js';
import { lockDeal } from './lock-deal.js';
import { announceDeal, moveQuote } from './move-deal.js';
import { requireNeeds } from './needs.js';
import { watchPickup } from './watch-pickup.js';

/** The carrier says which of the agreed days the pickup is on, and at what time; every deadline counts from that day on. */
@Injectable()
export class SetPickupDay {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** @throws 404; 403; 409 `pickup_day_closed`; 400 on `day` if it was not agreed or is too soon */
  async set(user: User, quoteId: string, { day, from, to }: PickupDayChoice): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const deal = await lockDeal(tx, quoteId);
      const { quote } = deal;
      authorize(QUOTE_RULES, 'pickup-day', user, partiesOf(deal));
      requireState(QUOTE_RULES, 'pickup-day', quote.status);
      const at = this.clock.now();
      requireNeeds(QUOTE_RULES, 'pickup-day', deal, at);
      const paidAt = quote.paidAt ?? at;
      const { first, last } = agreedPickup(deal, paidAt);
      if (day < first || day > last)
        throw invalidField('day', first === last ? `Agreed is ${first}` : `Agreed is ${first} to ${last}`);
      if (day < (settableDays(deal, paidAt, at)?.first ?? ''))
        throw invalidField('day', 'Set a day by 6 PM on the day before it');
      const hours = from && to ? { from, to } : null;
      await moveQuote(tx, deal, 'pickup-day', user, {
        at,
        set: { pickupDay: day, pickupDayHours: hours },
        data: { day, ...hours },
      });
      await watchPickup(tx, at, deal, paidAt);
      await announceDeal(tx, at, 'quote.pickup_day_set', deal);
      return readQuote(tx, quoteId, user);
    });
  }
}
