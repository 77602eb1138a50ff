import { CLOCK } from '../common/actor.js';
import type { Desk } from './desk.js';
import { settle } from './settle.js';

/**
 * The time to pay is over. The provider is asked first; while it cannot be asked the window stays open (this throws,
 * and the sweep comes again).
 */
export async function paymentExpired(desk: Desk, quoteId: string): Promise<void> {
  await settle(desk, quoteId);
  await desk.db.tx(async (tx) => {
    const deal = await desk.lockDeal(tx, quoteId, CLOCK, 'payment-expired');
    if (!(await desk.takeDeadline(tx, 'payment_window', quoteId)) || deal.quote.status !== 'accepted' || deal.payment?.status === 'paid') return;
    await desk.moveQuote(tx, deal, 'payment-expired', CLOCK, { declineReason: 'payment_expired' });
    await desk.cancelUnpaid(tx, deal, CLOCK);
    await desk.reopen(tx, deal, CLOCK);
    await desk.announce(tx, 'quote.declined', deal);
  });
}
