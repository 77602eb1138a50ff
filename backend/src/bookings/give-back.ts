import { type Actor, CLOCK, type User } from '../common/actor.js';
import { after, DAY } from '../common/clock.js';
import { maskContacts } from '../common/contact-data.js';
import type { JsonText } from '../common/paging.js';
import type { RefundReason } from '../payments/refund.entity.js';
import type { Tx } from '../platform/database/tx.js';
import { readQuote } from '../quotes/quotes.queries.js';
import type { DeclineReason } from '../quotes/quotes.rules.js';
import { type Deal, type Desk, requireNotDisputed } from './desk.js';
import { refundInFull } from './refund.js';

/**
 * The carrier withdraws: a pending quote is taken back; a job that was accepted or paid is given back, with a full
 * refund, counted on the profile.
 * @throws 404; 403; 409
 */
export async function withdraw(desk: Desk, user: User, quoteId: string, reason: string | null): Promise<JsonText> {
  return desk.db.tx(async (tx) => {
    const deal = await desk.lockDeal(tx, quoteId, user, 'withdraw');
    if (deal.quote.status === 'accepted' || deal.quote.status === 'paid') {
      if (deal.payment?.status === 'in_escrow') requireNotDisputed(deal.payment);
      await fallThrough(desk, tx, deal, user, 'give-back', 'cancelled_by_carrier', reason);
    } else await desk.quotes.withdraw(tx, deal, user, reason);
    return readQuote(tx, quoteId, user);
  });
}

/** Nobody picked up in time: full refund by itself, counted on the carrier's profile. It waits while a chargeback is open. */
export async function noShow(desk: Desk, quoteId: string): Promise<void> {
  await desk.db.tx(async (tx) => {
    const deal = await desk.lockDeal(tx, quoteId, CLOCK, 'no-show');
    if (!(await desk.takeDeadline(tx, 'no_show_refund', quoteId)) || deal.quote.status !== 'paid') return;
    if (deal.payment?.frozenBy.includes('chargeback')) return desk.setDeadline(tx, 'no_show_refund', deal, after(desk.clock.now(), DAY));
    await fallThrough(desk, tx, deal, CLOCK, 'no-show', 'no_show');
  });
}

/** A participant: the no-show refund, decided by an operator before it came by itself. */
export async function refundNoShow(desk: Desk, tx: Tx, deal: Deal, user: User): Promise<void> {
  await fallThrough(desk, tx, deal, user, 'no-show', 'no_show');
}

/** The agreed pick-up day is over: both sides are told what happens next. */
export async function warnOfNoShow(desk: Desk, quoteId: string): Promise<void> {
  await desk.db.tx(async (tx) => {
    const deal = await desk.lockDeal(tx, quoteId, CLOCK, 'no-show');
    if ((await desk.takeDeadline(tx, 'no_show_warning', quoteId)) && deal.quote.status === 'paid') await desk.announce(tx, 'shipment.pickup_late', deal);
  });
}

/** The deal falls through on the carrier's side; the shipment is free again. */
async function fallThrough(
  desk: Desk,
  tx: Tx,
  deal: Deal,
  actor: Actor,
  verb: 'give-back' | 'no-show',
  declineReason: Extract<DeclineReason & RefundReason, string>,
  reason: string | null = null,
): Promise<void> {
  const { payment, quote } = deal;
  await desk.moveQuote(tx, deal, verb, actor, { declineReason }, reason ? { reason: maskContacts(reason).text } : undefined);
  if (payment?.status === 'in_escrow') await refundInFull(desk, tx, { ...deal, payment }, actor, declineReason);
  else await desk.cancelUnpaid(tx, deal, actor);
  await desk.users.countJob(tx, quote.carrierId, 'cancelled');
  await desk.reopen(tx, deal, actor);
  await desk.announce(tx, 'quote.withdrawn', deal);
}
