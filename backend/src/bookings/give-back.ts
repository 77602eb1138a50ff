import { Injectable } from '@nestjs/common';
import { requireScope, type User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { authorize } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { readQuote } from '../quotes/quotes.queries.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import { QuotesService } from '../quotes/quotes.service.js';
import { FallThrough } from './fall-through.js';
import { lockDeal } from './lock-deal.js';
import { requireNeeds } from './needs.js';

/**
 * The carrier withdraws: a pending quote is withdrawn; an accepted or paid job is given back, with a full refund, and
 * counted on the profile.
 */
@Injectable()
export class WithdrawQuote {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly quotes: QuotesService,
    private readonly deals: FallThrough,
  ) {}

  /** @throws 404; 403, also `scope_missing`; 409, including `payment_disputed` */
  async withdraw(user: User, quoteId: string, reason: string | null): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const deal = await lockDeal(tx, quoteId);
      authorize(QUOTE_RULES, 'withdraw', user, partiesOf(deal));
      if (deal.quote.status === 'accepted' || deal.quote.status === 'paid') {
        requireScope(user, 'bookings:write');
        requireNeeds(QUOTE_RULES, 'give-back', deal, this.clock.now());
        await this.deals.fallThrough(tx, deal, user, 'give-back', { reason });
      } else await this.quotes.withdraw(tx, deal, user, reason);
      return readQuote(tx, quoteId, user);
    });
  }
}
