import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { after, HOUR } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { type Badge, FACT_LABELS } from '../common/facts.js';
import { centsToDollars, feeOf } from '../common/money.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Settings } from '../platform/settings/settings.js';
import { type LockedQuote, lockQuote, partiesOf } from '../quotes/lock-quote.js';
import { readQuote } from '../quotes/quotes.queries.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import type { Agreed, Quote } from '../quotes/quote.entity.js';
import type { Acceptance } from '../quotes/quotes.dto.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { StandingTerms } from '../shipments/standing-terms.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import type { UserRow } from '../users/user.entity.js';
import { BlocksService } from '../users/blocks.service.js';
import { UsersService } from '../users/users.service.js';
import { missingFacts } from './missing-facts.js';
import { announceDeal, moveQuote, moveShipment, setDealDeadline } from './move-deal.js';
import { requireNeeds } from './needs.js';

/** The owner accepts a quote: the shipment is booked, and the payment window starts. */
@Injectable()
export class AcceptQuote {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly users: UsersService,
    private readonly blocks: BlocksService,
    private readonly terms: StandingTerms,
    @Inject(Env) private readonly env: Env,
  ) {}

  /**
   * Other quotes stay pending until this one is paid.
   * @throws 404; 403, also `blocked`; 409 `already_booked`, `quote_changed`, `quote_stale`, `quote_expired`, `carrier_suspended`, `facts_missing`
   */
  async accept(user: User, quoteId: string, seen: Acceptance = {}): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const locked = await lockQuote(tx, quoteId);
      const { shipment, quote } = locked;
      // The carrier comes by way of an offer.
      authorize(QUOTE_RULES, 'accept', user, partiesOf(locked), 'owner');
      if (QUOTE_RULES.verbs.accept.to.includes(quote.status))
        throw problem('already_booked', { detail: 'This quote is accepted already.' });
      requireState(SHIPMENT_RULES, 'accept', shipment.status);
      requireState(QUOTE_RULES, 'accept', quote.status);
      if (seen.amount !== undefined || seen.expect) requireAsSeen(quote, await readQuote(tx, quoteId, user), seen);
      await this.book(tx, user, locked);
      return readQuote(tx, quote.id, user);
    });
  }

  /**
   * A participant: books the shipment on a quote as it stands, which either side has agreed to; what was offered on any of its
   * quotes lapses. A job that was `taken` has a payment window of its own.
   * @throws 403 `blocked`; 409 `already_booked`, `quote_stale`, `quote_expired`, `carrier_suspended`, `facts_missing`
   */
  async book(
    tx: Tx,
    user: User,
    { shipment, quote }: LockedQuote,
    how: 'accepted' | 'taken' = 'accepted',
  ): Promise<void> {
    // A quote that can be accepted has no payment yet.
    const deal = { shipment, quote, payment: undefined };
    requireState(SHIPMENT_RULES, 'accept', shipment.status);
    const now = this.clock.now();
    // Sent together; the database takes them in this order. Whoever takes a badge off, or suspends, waits for this or is seen.
    const [, { suspendedAt, badges }, owner, isBlocked] = await Promise.all([
      this.users.keepUser(tx, quote.carrierId),
      this.users.row(tx, quote.carrierId),
      this.users.row(tx, shipment.userId),
      this.blocks.areBlocked(tx, shipment.userId, quote.carrierId),
    ]);
    const isCarrierSuspended = suspendedAt !== null;
    requireNeeds(QUOTE_RULES, 'accept', { ...deal, isBlocked, isCarrierSuspended }, now);
    this.requireFacts(shipment, badges);
    const agreed = this.termsInForce(owner, badges, how);
    const paymentDueAt = after(now, agreed.paymentWindowHours * HOUR);
    const takenAt = how === 'taken' ? now : null;
    await moveQuote(tx, deal, 'accept', user, { at: now, set: { acceptedAt: now, takenAt, paymentDueAt, agreed } });
    await moveShipment(tx, shipment, 'accept', user, { at: now });
    await this.terms.end(tx, now, { shipmentId: shipment.id }, user);
    await setDealDeadline(tx, now, 'payment_window', deal, paymentDueAt);
    await announceDeal(tx, now, 'quote.accepted', deal);
    await failPoint(this.env, 'booking.made');
  }

  /** @throws 409 `facts_missing` with what is to be checked first */
  private requireFacts({ category }: Shipment, badges: readonly Badge[]): void {
    const missing = missingFacts(this.settings.get(), category, badges);
    if (missing.length === 0) return;
    const names = new Intl.ListFormat('en-US').format(missing.map((fact) => FACT_LABELS[fact]));
    throw problem('facts_missing', {
      detail: `Haulway has not checked this for the carrier yet: ${names}. Until it has, their quote cannot be accepted.`,
      missing,
    });
  }

  /** The terms copied to the quote, so that no later change of the settings touches this deal; with a lower fee where one is agreed with its owner. */
  private termsInForce(
    { feePercent }: Pick<UserRow, 'feePercent'>,
    badges: readonly Badge[],
    how: 'accepted' | 'taken',
  ): Required<Agreed> {
    const inForce = this.settings.get();
    // Named one by one: what else operators decide is no term of a deal.
    return {
      platformFeeBasisPoints: feeOf(inForce.platformFeeBasisPoints, feePercent),
      paymentWindowHours: how === 'taken' ? inForce.bookNowPaymentHours : inForce.paymentWindowHours,
      autoReleaseHours: inForce.autoReleaseHours,
      claimWindowHours: inForce.claimWindowHours,
      lateCancelBasisPoints: inForce.lateCancelBasisPoints,
      delayBasisPointsPerDay: inForce.delayBasisPointsPerDay,
      delayMaxBasisPoints: inForce.delayMaxBasisPoints,
      noShowHours: inForce.noShowHours,
      freeCancelHours: inForce.freeCancelHours,
      codeReleases: inForce.codeReleases,
      protectionPlans: inForce.protectionPlans,
      facts: badges.map(({ fact }) => fact),
    };
  }
}

/**
 * What the caller saw must still be true. The message is compared as they see it; its masked form also matches, since the
 * contact data in it may have been unmasked in the meantime.
 * @throws 409 `quote_changed` with the fields that were compared
 */
function requireAsSeen(
  { amountCents, maskedMessage }: Quote,
  { json }: JsonText,
  { amount, expect = {} }: Acceptance,
): void {
  const shown = JSON.parse(json) as Record<string, unknown>;
  const seen: Record<string, unknown> = {
    ...expect,
    ...(expect.amount === undefined ? {} : { amount: centsToDollars(expect.amount) }),
    ...(typeof expect.waitingPrice === 'number' ? { waitingPrice: centsToDollars(expect.waitingPrice) } : {}),
  };
  // If two amounts are given, both must match.
  if (amount !== undefined && (expect.amount === undefined || amount !== amountCents))
    seen['amount'] = centsToDollars(amount);
  if (seen['message'] === '') seen['message'] = null;
  const fields = Object.keys(seen).filter((field) => seen[field] !== undefined);
  const holds = (field: string) =>
    seen[field] === shown[field] || (field === 'message' && maskedMessage !== null && seen[field] === maskedMessage);
  if (fields.every(holds)) return;
  const only = (values: Record<string, unknown>) => Object.fromEntries(fields.map((field) => [field, values[field]]));
  throw problem('quote_changed', { expected: only(seen), current: only(shown) });
}
