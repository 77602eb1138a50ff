import { CLOCK } from '../common/actor.js';
import { after, DAY } from '../common/clock.js';
import type { Payment } from '../payments/payment.entity.js';
import type { Tx } from '../platform/database/tx.js';
import type { Deal, Desk } from './desk.js';
import { release } from './release.js';

/**
 * The shipper neither confirmed nor claimed in time: the payment is released by itself. While a chargeback holds it, it is
 * tried again every day; while a claim does, `releaseOverdue` makes up for it when the claim is closed.
 */
export async function autoRelease(desk: Desk, quoteId: string): Promise<void> {
  await desk.db.tx(async (tx) => {
    const deal = await desk.lockDeal(tx, quoteId, CLOCK, 'complete');
    const { payment } = deal;
    if (!(await desk.takeDeadline(tx, 'auto_release', quoteId))) return;
    if (payment?.status !== 'in_escrow' || deal.quote.status !== 'delivered') return;
    if (payment.frozenBy.includes('chargeback')) return desk.setDeadline(tx, 'auto_release', deal, after(desk.clock.now(), DAY));
    if (payment.frozenBy.length > 0) return;
    await release(desk, tx, { ...deal, payment }, CLOCK, false);
  });
}

/** A participant: nothing holds the payment any more; a release that fell due meanwhile happens now. */
export async function releaseOverdue(desk: Desk, tx: Tx, deal: Deal & { payment: Payment }): Promise<void> {
  if (deal.payment.status !== 'in_escrow' || deal.quote.status !== 'delivered' || deal.payment.frozenBy.length > 0) return;
  const due = await tx.one('SELECT 1 AS one FROM deadlines WHERE kind = $1 AND subject = $2 AND due_at <= $3', ['auto_release', deal.quote.id, desk.clock.now()]);
  if (due) await release(desk, tx, deal, CLOCK, false);
}
