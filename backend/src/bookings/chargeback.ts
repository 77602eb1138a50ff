import { Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { PROVIDER } from '../common/actor.js';
import { localDay } from '../common/calendar.js';
import { after, DAY, SECOND } from '../common/clock.js';
import type { Payment } from '../payments/payment.entity.js';
import { ifThere } from '../payments/provider.js';
import type { Tx } from '../platform/database/tx.js';
import { makeDelayRefund } from './deliver.js';
import { agreedOf, type Deal, type Desk, noShowTimes } from './desk.js';
import { endRefunded } from './refund.js';
import { settle } from './settle.js';

const log = new Logger('Chargeback');

type PaidDeal = Deal & { payment: Payment };

/** Business time that is looked back for disputes that nobody told us of. */
const LOOKED_BACK = 2 * DAY;
const BATCH = 100;

/**
 * Asks the provider how a dispute stands, and applies what it says. Webhooks and the sweep both end here; in any order,
 * any number of times, the result is the same. Answers false for a dispute of what is not ours.
 * @throws what the client throws when the provider does not answer
 */
export async function chargeback(desk: Desk, disputeId: string): Promise<boolean> {
  const client = await desk.provider.client();
  const dispute = await ifThere(client.disputes.retrieve(disputeId));
  const quoteId = dispute && (await quoteOf(desk, dispute));
  if (!quoteId) return false;
  // What was paid has to be in the book before the bank can take it out.
  await settle(desk, quoteId);
  await desk.db.tx(async (tx) => {
    const deal = await desk.lockDeal(tx, quoteId, PROVIDER, 'refund');
    if (deal.payment) await apply(desk, tx, { ...deal, payment: deal.payment }, dispute);
  });
  return true;
}

/** Looks for disputes that nobody told us of, and for news of the open ones. */
export async function askForChargebacks(desk: Desk): Promise<void> {
  const client = await desk.provider.client();
  const since = Math.floor(after(desk.clock.now(), -LOOKED_BACK).getTime() / SECOND);
  const { data } = await client.disputes.list({ created: { gte: since }, limit: BATCH });
  const rows = await desk.db.rows<{ id: string; status: string; open: boolean }>(
    `(SELECT id, status, closed_at IS NULL AS open FROM chargebacks WHERE id = ANY($1))
     UNION (SELECT id, status, true FROM chargebacks WHERE closed_at IS NULL ORDER BY checked_at LIMIT ${BATCH})`,
    [data.map(({ id }) => id)],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const asked = new Set([
    ...data.filter(({ id, status }) => known.get(id)?.status !== status).map(({ id }) => id),
    ...rows.filter(({ open }) => open).map(({ id }) => id),
  ]);
  for (const id of asked) await chargeback(desk, id).catch((error: Error) => log.warn(`${id}: ${error.message}`));
}

async function quoteOf(desk: Desk, { payment_intent: intent, charge }: Stripe.Dispute): Promise<string | undefined> {
  const row = await desk.db.one<{ quote_id: string }>('SELECT quote_id FROM payments WHERE stripe_payment_intent_id = $1 OR stripe_charge_id = $2', [
    typeof intent === 'string' ? intent : (intent?.id ?? null),
    typeof charge === 'string' ? charge : charge.id,
  ]);
  return row?.quote_id;
}

async function apply(desk: Desk, tx: Tx, deal: PaidDeal, dispute: Stripe.Dispute): Promise<void> {
  const { payment, quote } = deal;
  const { turn, row } = await desk.chargebacks.keep(tx, payment, dispute);
  if (row.outcome === null && !payment.frozenBy.includes('chargeback')) await desk.payments.freeze(tx, quote.id, 'chargeback');
  if (turn === 'unchanged') return;
  if (turn === 'opened') return desk.announce(tx, 'payment.disputed', deal);
  if (turn === 'lost') await lose(desk, tx, deal, row);
  await lift(desk, tx, deal);
  await desk.announce(tx, turn === 'won' ? 'payment.dispute_won' : 'payment.dispute_lost', deal);
}

/** The bank gave the money to the cardholder: nothing goes to the card on top, and a deal with nothing left in escrow is over. */
async function lose(desk: Desk, tx: Tx, deal: PaidDeal, row: Parameters<Desk['chargebacks']['lose']>[2]): Promise<void> {
  const wasInEscrow = deal.payment.status === 'in_escrow';
  const left = await desk.chargebacks.lose(tx, deal.payment, row, agreedOf(deal.quote).platformFeeBasisPoints);
  if (!wasInEscrow) return desk.turns.take(tx, deal, 'charged_back', PROVIDER);
  if (left > 0) return;
  await desk.movePayment(tx, deal, deal.payment, 'refund', PROVIDER);
  await desk.turns.take(tx, deal, 'refunded', PROVIDER);
  await endRefunded(desk, tx, deal, PROVIDER);
}

/** With the last chargeback decided, what waited for it goes on; the release by itself is at least a day away. */
async function lift(desk: Desk, tx: Tx, deal: PaidDeal): Promise<void> {
  const { payment, quote, shipment } = deal;
  if (await desk.chargebacks.isOpen(tx, payment.id)) return;
  await desk.payments.unfreeze(tx, quote.id, 'chargeback');
  await desk.payments.hurry(tx, payment);
  if (payment.status !== 'in_escrow') return;
  const now = desk.clock.now();
  if (quote.status === 'paid') await desk.setDeadline(tx, 'no_show_refund', deal, noShowTimes(deal, quote.paidAt ?? now).refund);
  if (quote.status !== 'delivered') return;
  if (quote.deliveredAt) await makeDelayRefund(desk, tx, deal, localDay(quote.deliveredAt, shipment.deliveryTimeZone));
  await desk.postponeDeadline(tx, 'auto_release', deal, after(now, DAY));
}
