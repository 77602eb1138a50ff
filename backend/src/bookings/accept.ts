import type { User } from '../common/actor.js';
import { localDay } from '../common/calendar.js';
import { after, HOUR } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import type { JsonText } from '../common/paging.js';
import { requireState } from '../common/rules.js';
import { readQuote } from '../quotes/quotes.queries.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import type { Agreed, Quote } from '../quotes/quote.entity.js';
import type { Acceptance } from '../quotes/quotes.dto.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import type { Deal, Desk } from './desk.js';

/**
 * The owner accepts a quote: the shipment is booked, and the time to pay begins. Other quotes stay pending until it is paid.
 * @throws 404; 403; 409 `already_booked`, `quote_changed`, `quote_stale`, `quote_expired`, `carrier_suspended`
 */
export async function accept(desk: Desk, user: User, quoteId: string, seen: Acceptance = {}): Promise<JsonText> {
  return desk.db.tx(async (tx) => {
    // What can be accepted has no payment yet.
    const { shipment, quote } = await desk.quotes.lock(tx, quoteId, user, 'accept');
    const deal = { shipment, quote, payment: undefined };
    requireState(SHIPMENT_RULES, 'accept', shipment.status);
    requireState(QUOTE_RULES, 'accept', quote.status);
    const now = desk.clock.now();
    if (seen.amount !== undefined || seen.expect) requireAsSeen(quote, await readQuote(tx, quoteId, user), seen);
    if (quote.termsVersion < shipment.termsVersion) throw problem('quote_stale');
    if (isOver(deal, now)) throw problem('quote_expired');
    if ((await desk.users.row(tx, quote.carrierId)).suspendedAt) throw problem('carrier_suspended');
    const agreed = termsInForce(desk);
    const paymentDueAt = after(now, agreed.paymentWindowHours * HOUR);
    await desk.moveQuote(tx, deal, 'accept', user, { acceptedAt: now, paymentDueAt, agreed });
    await desk.moveShipment(tx, shipment, 'accept', user);
    await desk.setDeadline(tx, 'payment_window', deal, paymentDueAt);
    await desk.announce(tx, 'quote.accepted', deal);
    return readQuote(tx, quote.id, user);
  });
}

/**
 * What the caller saw must still be so. The message is compared as it is shown to them; its masked form holds too, since contact data
 * in it may have been shown meanwhile.
 * @throws 409 `quote_changed` with the fields that were compared
 */
function requireAsSeen({ amountCents, maskedMessage }: Quote, { json }: JsonText, { amount, expect = {} }: Acceptance): void {
  const shown = JSON.parse(json) as Record<string, unknown>;
  const seen: Record<string, unknown> = { ...expect, ...(expect.amount === undefined ? {} : { amount: centsToDollars(expect.amount) }) };
  // Of two amounts each must hold.
  if (amount !== undefined && (expect.amount === undefined || amount !== amountCents)) seen['amount'] = centsToDollars(amount);
  if (seen['message'] === '') seen['message'] = null;
  const fields = Object.keys(seen).filter((field) => seen[field] !== undefined);
  const holds = (field: string) => seen[field] === shown[field] || (field === 'message' && maskedMessage !== null && seen[field] === maskedMessage);
  if (fields.every(holds)) return;
  const only = (values: Record<string, unknown>) => Object.fromEntries(fields.map((field) => [field, values[field]]));
  throw problem('quote_changed', { expected: only(seen), current: only(shown) });
}

function isOver({ shipment, quote }: Deal, now: Date): boolean {
  if (quote.validUntil && quote.validUntil <= now) return true;
  return quote.estimatedPickupDate !== null && quote.estimatedPickupDate < localDay(now, shipment.pickupTimeZone);
}

/** What is copied to the quote, so that no later change of the settings touches this deal. */
function termsInForce(desk: Desk): Agreed {
  const { announcement: _announcement, supportPhone: _supportPhone, ...terms } = desk.settings.get();
  return terms;
}
