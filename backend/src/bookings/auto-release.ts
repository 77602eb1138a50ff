import { CLOCK } from '../common/actor.js';
import { after, DAY } from '../common/clock.js';
import type { Desk } from './desk.js';
import { release } from './release.js';

/** The shipper neither confirmed nor claimed in time: the payment is released by itself. While it is frozen it waits. */
export async function autoRelease(desk: Desk, quoteId: string): Promise<void> {
  await desk.db.tx(async (tx) => {
    const deal = await desk.lockDeal(tx, quoteId, CLOCK, 'complete');
    const { payment } = deal;
    if (payment?.status !== 'in_escrow' || deal.quote.status !== 'delivered') return;
    if (payment.frozenBy.length > 0) return desk.setDeadline(tx, 'auto_release', deal, after(desk.clock.now(), DAY));
    await release(desk, tx, { ...deal, payment }, CLOCK, false);
  });
}
