import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { readQuote } from '../quotes/quotes.queries.js';
import type { Desk } from './desk.js';

/**
 * The owner takes an acceptance back before it is paid; the shipment is free again.
 * @throws 404; 403; 409
 */
export async function unaccept(desk: Desk, user: User, quoteId: string): Promise<JsonText> {
  return desk.db.tx(async (tx) => {
    const deal = await desk.lockDeal(tx, quoteId, user, 'unaccept');
    await desk.moveQuote(tx, deal, 'unaccept', user, { declineReason: 'unaccepted' });
    await desk.cancelUnpaid(tx, deal, user);
    await desk.reopen(tx, deal, user);
    await desk.announce(tx, 'quote.declined', deal);
    return readQuote(tx, quoteId, user);
  });
}
