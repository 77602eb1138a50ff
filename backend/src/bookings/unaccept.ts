import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { authorize } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { readQuote } from '../quotes/quotes.queries.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import { LeftUnpaid } from './left-unpaid.js';
import { lockDeal } from './lock-deal.js';
import { announceDeal, moveQuote } from './move-deal.js';
import { Unbook } from './unbook.js';

/** The owner takes an acceptance back before paying; the shipment is open for quotes again. */
@Injectable()
export class UnacceptQuote {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly unbook: Unbook,
    private readonly left: LeftUnpaid,
  ) {}

  /** @throws 404; 403; 409 */
  async unaccept(user: User, quoteId: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const deal = await lockDeal(tx, quoteId);
      authorize(QUOTE_RULES, 'unaccept', user, partiesOf(deal));
      const at = this.clock.now();
      await moveQuote(tx, deal, 'unaccept', user, { at, set: { declineReason: 'unaccepted' } });
      await this.unbook.cancelUnpaid(tx, deal, user);
      await this.unbook.reopen(tx, deal, user);
      await this.left.count(tx, deal, at);
      await announceDeal(tx, at, 'quote.unaccepted', deal);
      return readQuote(tx, quoteId, user);
    });
  }
}
