import { Injectable } from '@nestjs/common';
import { CancelShipment } from '../bookings/cancel.js';
import type { User } from '../common/actor.js';
import { authorize } from '../common/rules.js';
import type { Tx } from '../platform/database/tx.js';
import { lockQuote, partiesOf } from '../quotes/lock-quote.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import { QuotesService } from '../quotes/quotes.service.js';
import { openThings } from './accounts.queries.js';

/** Ends what a user has started and nobody is bound to yet. */
@Injectable()
export class EndOpenThings {
  constructor(
    private readonly quotes: QuotesService,
    private readonly cancellation: CancelShipment,
  ) {}

  /** A participant: cancels their shipments and withdraws their pending quotes. */
  async end(tx: Tx, user: User): Promise<void> {
    const { shipmentIds, quoteIds } = await openThings(tx, user.id);
    for (const id of shipmentIds) await this.cancellation.cancelIn(tx, user, id, null);
    for (const id of quoteIds) {
      const locked = await lockQuote(tx, id);
      authorize(QUOTE_RULES, 'withdraw', user, partiesOf(locked));
      if (locked.quote.status === 'pending') await this.quotes.withdraw(tx, locked, user, null);
    }
  }
}
