import { Injectable } from '@nestjs/common';
import { type Actor, rolesOf, type User } from '../common/actor.js';
import { after, DAY, HOUR } from '../common/clock.js';
import { addDays, endOfDay, localDay, startOfDay } from '../common/calendar.js';
import { problem } from '../common/errors.js';
import type { DeadlineKind } from '../common/deadlines.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { ChargebacksService } from '../payments/chargebacks.service.js';
import { FeesService } from '../payments/fees.service.js';
import type { Payment } from '../payments/payment.entity.js';
import { PaymentsService } from '../payments/payments.service.js';
import type { PaymentVerb } from '../payments/payments.rules.js';
import { PayoutAccountsService } from '../payments/payout-accounts.service.js';
import { Provider } from '../payments/provider.js';
import { ProviderKeys } from '../payments/provider-keys.js';
import { ReconciliationService } from '../payments/reconciliation.service.js';
import { RefundsService } from '../payments/refunds.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { type Changes, move } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import { openDeadline, setDeadline, takeDeadline } from '../platform/deadlines/deadlines.js';
import type { DealEvent } from '../platform/events/catalog.js';
import { emit } from '../platform/events/events.js';
import { Settings } from '../platform/settings/settings.js';
import { type Agreed, Quote } from '../quotes/quote.entity.js';
import type { QuoteStatus, QuoteVerb } from '../quotes/quotes.rules.js';
import { QuotesService } from '../quotes/quotes.service.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { SHIPMENT_RULES, type ShipmentStatus, type ShipmentVerb } from '../shipments/shipments.rules.js';
import { ShipmentsService } from '../shipments/shipments.service.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { UsersService } from '../users/users.service.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import { Turns } from './turns.js';

/** A shipment with the quote that it was booked on, and that quote's payment: all locked, in this order. */
export interface Deal {
  shipment: Shipment;
  quote: Quote;
  payment: Payment | undefined;
}

/** States of a quote that a shipment is booked on. */
export const BOOKED: readonly QuoteStatus[] = ['accepted', 'paid', 'in_progress', 'delivered', 'completed'];

/** What every verb from acceptance on works with: the parts it calls down to, the locks, and the moves of a deal. */
@Injectable()
export class Desk {
  constructor(
    readonly db: Db,
    readonly clock: Clock,
    readonly settings: Settings,
    readonly shipments: ShipmentsService,
    readonly quotes: QuotesService,
    readonly payments: PaymentsService,
    readonly chargebacks: ChargebacksService,
    readonly refunds: RefundsService,
    readonly fees: FeesService,
    readonly ledger: LedgerService,
    readonly users: UsersService,
    readonly uploads: UploadsService,
    readonly provider: Provider,
    readonly providerKeys: ProviderKeys,
    readonly reconciliation: ReconciliationService,
    readonly payoutAccounts: PayoutAccountsService,
    readonly turns: Turns,
  ) {}

  /** Locks the deal of a quote. @throws 404, 403 as the quote's rules say */
  async lockDeal(tx: Tx, quoteId: string, actor: Actor, verb: QuoteVerb): Promise<Deal> {
    const { shipment, quote } = await this.quotes.lock(tx, quoteId, actor, verb);
    return { shipment, quote, payment: await this.payments.lock(tx, quoteId) };
  }

  /**
   * Locks a shipment and the deal on it, for a call under the shipment's address.
   * @throws 404 for unknown shipments and others' drafts; 403 for everyone but those in `who`
   */
  async lockShipment(tx: Tx, shipmentId: string, actor: User, who: 'owner' | 'carrier' | 'party' | 'admin'): Promise<{ shipment: Shipment; deal?: Deal }> {
    const shipment = await this.shipments.lock(tx, shipmentId, actor);
    const quote = await tx.lock(Quote, { shipmentId: shipment.id, status: BOOKED });
    const roles = rolesOf(actor, { ownerId: shipment.userId, carrierId: quote?.carrierId });
    if (who === 'party' ? !roles.includes('owner') && !roles.includes('carrier') : !roles.includes(who)) throw problem('forbidden');
    return quote ? { shipment, deal: { shipment, quote, payment: await this.payments.lock(tx, quote.id) } } : { shipment };
  }

  async moveShipment(tx: Tx, shipment: Shipment, verb: ShipmentVerb, actor: Actor, to?: ShipmentStatus, set?: Changes<Shipment>): Promise<void> {
    await move(tx, SHIPMENT_RULES, shipment, verb, actor, { shipmentId: shipment.id, at: this.clock.now(), to, set });
  }

  async moveQuote(tx: Tx, { shipment, quote }: Pick<Deal, 'shipment' | 'quote'>, verb: QuoteVerb, actor: Actor, set?: Changes<Quote>, data?: Record<string, unknown>): Promise<void> {
    await move(tx, QUOTE_RULES, quote, verb, actor, { shipmentId: shipment.id, at: this.clock.now(), set, data });
  }

  /** Moves the payment; its quote mirrors the new status. */
  async movePayment(tx: Tx, { quote }: Pick<Deal, 'quote'>, payment: Payment, verb: PaymentVerb, actor: Actor, set?: Changes<Payment>): Promise<void> {
    await this.payments.move(tx, payment, verb, actor, set);
    await this.mirror(tx, quote, payment);
  }

  /** Writes on the quote what it shows of its payment. */
  async mirror(tx: Tx, quote: Quote, payment: Payment): Promise<void> {
    const paymentStatus = this.payments.mirrored(payment, quote.status === 'accepted');
    await tx.update(Quote, quote.id, { paymentStatus });
    quote.paymentStatus = paymentStatus;
  }

  /** The booked shipment is free for other quotes again: quoted where some are pending, else listed. */
  async reopen(tx: Tx, deal: Deal, actor: Actor): Promise<void> {
    const { shipment } = deal;
    await tx.run('UPDATE shipments SET quote_count = quote_count - 1 WHERE id = $1', [shipment.id]);
    const pending = await this.quotes.hasPending(tx, shipment.id);
    await this.moveShipment(tx, shipment, 'reopen', actor, pending ? 'quoted' : 'listed');
    await this.announce(tx, 'shipment.reopened', deal);
  }

  /** Ends what was not paid: the intent can no longer succeed; one that has succeeded all the same is refunded when it shows. */
  async cancelUnpaid(tx: Tx, { quote, payment }: Deal, actor: Actor): Promise<void> {
    if (!payment || payment.status === 'paid') return;
    await this.movePayment(tx, { quote }, payment, 'cancel', actor);
    await this.payments.orderCancelIntent(tx, payment);
  }

  async announce(tx: Tx, name: DealEvent, { shipment, quote, payment }: Deal): Promise<void> {
    await emit(tx, this.clock.now(), name, { shipmentId: shipment.id, quoteId: quote.id, ...(payment ? { paymentId: payment.id } : {}) }, [
      shipment.userId,
      quote.carrierId,
    ]);
  }

  async setDeadline(tx: Tx, kind: DeadlineKind, { shipment, quote }: Pick<Deal, 'shipment' | 'quote'>, dueAt: Date): Promise<void> {
    await setDeadline(tx, { kind, subject: quote.id, shipmentId: shipment.id, dueAt });
  }

  /** Is a deadline of a quote, a payment or a claim still due now? It is over with that. */
  async takeDeadline(tx: Tx, kind: DeadlineKind, subject: string): Promise<boolean> {
    return takeDeadline(tx, this.clock.now(), kind, subject);
  }

  /** Moves a deadline to `least`, unless it is later already. */
  async postponeDeadline(tx: Tx, kind: DeadlineKind, deal: Pick<Deal, 'shipment' | 'quote'>, least: Date): Promise<void> {
    const dueAt = await openDeadline(tx, kind, deal.quote.id);
    if (!dueAt || dueAt < least) await this.setDeadline(tx, kind, deal, least);
  }
}

/** @throws 409 while a claim or a chargeback holds the payment */
export function requireNotFrozen(payment: Payment): void {
  if (payment.frozenBy.includes('chargeback')) throw problem('payment_disputed');
  if (payment.frozenBy.includes('claim')) throw problem('claim_open');
}

/** @throws 409 while a chargeback holds the payment: then no money goes back by us */
export function requireNotDisputed(payment: Payment): void {
  if (payment.frozenBy.includes('chargeback')) throw problem('payment_disputed');
}

/** What was agreed on at acceptance; every quote from then on has it. */
export function agreedOf(quote: Quote): Agreed {
  if (!quote.agreed) throw new Error(`quote ${quote.id} was never accepted`);
  return quote.agreed;
}

/** The day of the pick-up: what the quote says, else the shipment, else the day after payment, at the pick-up place. */
export function agreedPickupDay({ shipment, quote }: Pick<Deal, 'shipment' | 'quote'>, paidAt: Date): string {
  return quote.estimatedPickupDate ?? shipment.pickupDate ?? addDays(localDay(paidAt, shipment.pickupTimeZone), 1);
}

/** When the deal is refunded by itself because nobody picked up, and when both sides are warned of it. */
export function noShowTimes(deal: Pick<Deal, 'shipment' | 'quote'>, paidAt: Date): { warning: Date; refund: Date } {
  const hours = agreedOf(deal.quote).noShowHours;
  const end = endOfDay(agreedPickupDay(deal, paidAt), deal.shipment.pickupTimeZone);
  const afterDay = after(end, hours * HOUR);
  const afterPayment = after(paidAt, hours * HOUR);
  return { warning: after(end, DAY), refund: afterDay > afterPayment ? afterDay : afterPayment };
}

/** When the agreed day of the pick-up begins at its place. */
export function pickupDayStart(deal: Pick<Deal, 'shipment' | 'quote'>, paidAt: Date): Date {
  return startOfDay(agreedPickupDay(deal, paidAt), deal.shipment.pickupTimeZone);
}

