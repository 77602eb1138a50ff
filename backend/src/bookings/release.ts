import type { Actor } from '../common/actor.js';
import { addBusinessDays, localDay } from '../common/calendar.js';
import { released } from '../ledger/ledger.postings.js';
import type { Payment } from '../payments/payment.entity.js';
import type { Tx } from '../platform/database/tx.js';
import type { Deal, Desk } from './desk.js';
import { watchPayout } from './overdue.js';

const PAYOUT_BUSINESS_DAYS = 2;
/** Business days are those of the banks' clearing. */
const BANK_ZONE = 'America/New_York';

/** The day by whose end a payout that is decided now is expected. */
export function payoutDay(now: Date): string {
  return addBusinessDays(localDay(now, BANK_ZONE), PAYOUT_BUSINESS_DAYS);
}

/**
 * A participant: the delivered deal's money is decided for the carrier. Payout owed, fee earned, the transfer ordered;
 * the queue makes it. The quote is completed.
 */
export async function release(desk: Desk, tx: Tx, deal: Deal & { payment: Payment }, actor: Actor, confirmed: boolean): Promise<void> {
  const { quote, payment } = deal;
  const now = desk.clock.now();
  const payoutExpectedOn = payoutDay(now);
  await desk.ledger.post(
    tx,
    released(desk.payments.ledgerDeal(payment), { payout: payment.payoutCents, fee: payment.platformFeeCents, protection: payment.protectionFeeCents }),
  );
  await desk.movePayment(tx, deal, payment, 'release', actor, {
    releasedAt: now,
    deliveryConfirmedAt: confirmed ? now : null,
    transferStatus: payment.payoutCents > 0 ? 'queued' : null,
    payoutExpectedOn,
  });
  await desk.payments.orderTransfer(tx, payment);
  if (payment.payoutCents > 0) await watchPayout(tx, payment, payoutExpectedOn);
  await desk.moveQuote(tx, deal, 'complete', actor, { paymentReleasedAt: now });
  await desk.users.countJob(tx, quote.carrierId, 'completed');
  await desk.announce(tx, 'payment.released', deal);
}
