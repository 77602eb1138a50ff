import { Inject, Injectable } from '@nestjs/common';
import { type Actor, CLOCK, type User } from '../common/actor.js';
import { maskContacts } from '../common/contact-data.js';
import { dayFaults, endFaults, MOST_PICKUP_WINDOW_DAYS } from '../common/deal-days.js';
import { problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import { isUuid, type JsonText, type ListPage } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourly } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import { snake } from '../platform/database/columns.js';
import { Masking } from '../platform/database/masking.js';
import { move, moveAll } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import { clearDeadlines, Deadlines, setDeadline, takeDeadline } from '../platform/deadlines/deadlines.js';
import { emit, emitAll } from '../platform/events/events.js';
import { requireFreeRef } from '../shipments/external-refs.js';
import { lockShipment } from '../shipments/lock-shipment.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { ShipmentsService } from '../shipments/shipments.service.js';
import { StandingTerms } from '../shipments/standing-terms.js';
import { requireVisible } from '../shipments/visible.js';
import { BlocksService } from '../users/blocks.service.js';
import { addQuote } from './add-quote.js';
import { earlierTerms } from './earlier-terms.js';
import { type LockedQuote, lockQuote, partiesOf } from './lock-quote.js';
import { messageColumns } from './message-columns.js';
import { Quote } from './quote.entity.js';
import type { NewQuote, QuoteChanges, QuotePage, QuoteSearch } from './quotes.dto.js';
import { hasPending, listOwnQuotes, listQuotesOf, quoteFor, readQuote } from './quotes.queries.js';
import { type DeclineReason, hasChangesLeft, QUOTE_RULES, TAKES_QUOTES } from './quotes.rules.js';

@Injectable()
export class QuotesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly shipments: ShipmentsService,
    private readonly blocks: BlocksService,
    private readonly terms: StandingTerms,
    @Inject(Env) private readonly env: Env,
    deadlines: Deadlines,
    masking: Masking,
  ) {
    masking.keep({
      table: 'quotes',
      columns: ['message', 'masked_message', 'masked', 'warnings'],
      where: 'message IS NOT NULL',
      again: ({ message }) => columnsOf(messageColumns(String(message))),
    });
    deadlines.on('quote_expiry', ({ subject }) => this.expire(subject));
  }

  /** @throws 404 another's draft; 403 `own_shipment`, `blocked`; 409 when it is booked or over, `quote_exists`; 429 */
  async submit(user: User, body: NewQuote): Promise<JsonText> {
    const now = this.clock.now();
    requireDates(body, now);
    return this.db.tx(async (tx) => {
      await countHourly(tx, this.env, 'quotes', user.id);
      await requireFreeRef(tx, 'quotes', user.id, body.externalRef);
      const shipment = await lockShipment(tx, body.shipmentId);
      requireVisible(shipment, user);
      if (shipment.userId === user.id) throw problem('own_shipment');
      await this.blocks.requireNoBlock(tx, user.id, shipment.userId);
      if (!TAKES_QUOTES.includes(shipment.status)) {
        throw problem(shipment.status === 'booked' ? 'already_booked' : 'illegal_transition', {
          detail: `This shipment is ${shipment.status}; it takes no more quotes.`,
        });
      }
      const terms = {
        amountCents: body.amount,
        estimatedPickupDate: body.estimatedPickupDate ?? null,
        estimatedPickupUntil: body.estimatedPickupUntil ?? null,
        estimatedDeliveryDate: body.estimatedDeliveryDate ?? null,
        ...waitingColumns(body),
        ...messageColumns(body.message),
        validUntil: body.validUntil ? new Date(body.validUntil) : null,
        externalRef: body.externalRef ?? null,
        metadata: body.metadata ?? null,
      };
      const id = await addQuote(tx, this.shipments, user, shipment, terms, now);
      if (body.validUntil) await this.setExpiry(tx, shipment.id, id, body.validUntil);
      emit(tx, now, 'quote.submitted', { shipmentId: shipment.id, quoteId: id }, [shipment.userId, user.id]);
      return readQuote(tx, id, user);
    });
  }

  /**
   * Changes a pending quote, or confirms a stale one; the earlier terms stay in its history. Notes alone change in any state,
   * and are no change to anybody else.
   * @throws 404; 403; 409, including `quote_changes_used_up` and `external_ref_taken`; 429
   */
  async change(user: User, id: string, { externalRef, metadata, ...changes }: QuoteChanges): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const { shipment, quote } = await this.lockFor(tx, id, user, 'change');
      const now = this.clock.now();
      if (externalRef !== undefined || metadata !== undefined) {
        if (externalRef !== quote.externalRef) await requireFreeRef(tx, 'quotes', user.id, externalRef);
        tx.update(Quote, id, { externalRef, metadata, updatedAt: now });
        if (Object.values(changes).every((value) => value === undefined)) return readQuote(tx, id, user);
      }
      const days = daysAfter(quote, changes);
      const amountCents = changes.amount ?? quote.amountCents;
      requireDates(
        { ...changes, ...(Object.keys(changes).some((field) => field.startsWith('estimated')) ? days : {}) },
        now,
      );
      requireState(QUOTE_RULES, 'change', quote.status);
      const confirmed = Object.values(changes).every((value) => value === undefined);
      if (!confirmed) await this.countChange(tx, quote);
      const terms = { amountCents, ...days, ...waitingColumns(changes) };
      const differs = Object.entries(terms).some(([field, value]) => value !== quote[field as keyof typeof terms]);
      move(tx, QUOTE_RULES, quote, 'change', user, {
        shipmentId: shipment.id,
        at: now,
        set: {
          ...terms,
          termsVersion: shipment.termsVersion,
          changes: quote.changes + (confirmed ? 0 : 1),
          history: differs ? [...quote.history, earlierTerms(quote, now)] : quote.history,
          ...(changes.message !== undefined ? messageColumns(changes.message) : {}),
          ...(changes.validUntil !== undefined
            ? { validUntil: changes.validUntil ? new Date(changes.validUntil) : null }
            : {}),
        },
        data: { amount: centsToDollars(amountCents) },
      });
      if (changes.validUntil !== undefined) await this.setExpiry(tx, shipment.id, id, changes.validUntil);
      await this.terms.end(tx, now, { shipmentId: shipment.id, quoteId: id }, user);
      emit(tx, now, 'quote.changed', { shipmentId: shipment.id, quoteId: id }, [shipment.userId, user.id]);
      return readQuote(tx, id, user);
    });
  }

  async decline(user: User, id: string, reason: string | null): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const locked = await this.lockFor(tx, id, user, 'decline');
      await this.end(tx, locked, 'decline', user, 'declined_by_shipper', reason);
      this.tell(tx, 'quote.declined', locked);
      return readQuote(tx, id, user);
    });
  }

  /** A participant in the withdraw call: withdraws a pending quote. */
  async withdraw(tx: Tx, locked: LockedQuote, user: User, reason: string | null): Promise<void> {
    await this.end(tx, locked, 'withdraw', user, 'withdrawn', reason);
    this.tell(tx, 'quote.withdrawn', locked);
  }

  /** A quote, for its two sides. @throws 404 for everybody else */
  async read(user: User, id: string): Promise<JsonText> {
    const quote = isUuid(id) ? await quoteFor(this.db, user, id) : undefined;
    if (!quote) throw problem('not_found');
    return quote;
  }

  listOf(user: User, shipmentId: string, page: QuotePage): Promise<ListPage> {
    if (!isUuid(shipmentId)) throw problem('not_found');
    return listQuotesOf(this.db, shipmentId, user, page);
  }

  listOwn(user: User, search: QuoteSearch): Promise<ListPage> {
    return listOwnQuotes(this.db, user, search);
  }

  /** A participant for bookings: declines the pending quotes of a shipment that is over or has found its carrier. */
  async closePending(tx: Tx, shipment: Shipment, actor: Actor, reason: DeclineReason): Promise<void> {
    const at = this.clock.now();
    const pending = await tx.lockAll(Quote, { shipmentId: shipment.id, status: 'pending' });
    if (pending.length === 0) return;
    moveAll(tx, QUOTE_RULES, pending, 'close', actor, {
      shipmentId: shipment.id,
      at,
      set: { declineReason: reason },
    });
    await this.terms.end(tx, at, { shipmentId: shipment.id }, actor);
    emitAll(
      tx,
      at,
      'quote.declined',
      pending.map(({ id, carrierId, status }) => ({
        ids: { shipmentId: shipment.id, quoteId: id, status },
        userIds: [shipment.userId, carrierId],
      })),
    );
    await this.shipments.changeQuoteCount(tx, shipment, -pending.length);
  }

  /** `validUntil` has passed. */
  private async expire(id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const locked = await lockQuote(tx, id);
      if (!(await takeDeadline(tx, this.clock.now(), 'quote_expiry', id)) || locked.quote.status !== 'pending') return;
      await this.end(tx, locked, 'expire', CLOCK, 'expired', null);
      this.tell(tx, 'quote.expired', locked);
    });
  }

  /** A participant: of an erased carrier's quotes the notes go. */
  async forgetCarrier(tx: Tx, userId: string): Promise<void> {
    await tx.run('UPDATE quotes SET external_ref = NULL, metadata = NULL WHERE carrier_id = $1', [userId]);
  }

  /** @throws 404 for everybody but the parties and operators; 403 */
  private async lockFor(tx: Tx, id: string, user: User, verb: 'change' | 'decline'): Promise<LockedQuote> {
    const locked = await lockQuote(tx, id);
    authorize(QUOTE_RULES, verb, user, partiesOf(locked));
    return locked;
  }

  private tell(
    tx: Tx,
    name: 'quote.declined' | 'quote.withdrawn' | 'quote.expired',
    { shipment, quote }: LockedQuote,
  ): void {
    const ids = { shipmentId: shipment.id, quoteId: quote.id, status: quote.status };
    emit(tx, this.clock.now(), name, ids, [shipment.userId, quote.carrierId]);
  }

  /** Ends a pending quote; the shipment goes back to listed if it was the last one. */
  private async end(
    tx: Tx,
    { shipment, quote }: LockedQuote,
    verb: 'withdraw' | 'decline' | 'expire',
    actor: Actor,
    declineReason: DeclineReason,
    reason: string | null,
  ): Promise<void> {
    const at = this.clock.now();
    move(tx, QUOTE_RULES, quote, verb, actor, {
      shipmentId: shipment.id,
      at,
      set: { declineReason },
      data: reason ? { reason: maskContacts(reason).text } : undefined,
    });
    await this.terms.end(tx, at, { shipmentId: shipment.id, quoteId: quote.id }, actor);
    await this.shipments.countQuote(tx, shipment, actor, -1, await hasPending(tx, shipment.id));
  }

  /** @throws 409 `quote_changes_used_up`; 429 */
  private async countChange(tx: Tx, { id, changes }: Quote): Promise<void> {
    if (!hasChangesLeft({ changes })) throw problem('quote_changes_used_up');
    await countHourly(tx, this.env, 'quoteChanges', id);
  }

  private async setExpiry(tx: Tx, shipmentId: string, subject: string, validUntil: string | null): Promise<void> {
    const at = this.clock.now();
    if (validUntil) setDeadline(tx, at, { kind: 'quote_expiry', subject, shipmentId, dueAt: new Date(validUntil) });
    else clearDeadlines(tx, at, ['quote_expiry'], subject);
  }
}

function columnsOf(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [snake(field), value]));
}

const DAYS = ['estimatedPickupDate', 'estimatedPickupUntil', 'estimatedDeliveryDate'] as const;
type Days = Pick<Quote, (typeof DAYS)[number]>;

/** What waiting costs, as far as it is given. */
function waitingColumns({ waitingPrice, freeWaitingMinutes }: Pick<NewQuote, 'waitingPrice' | 'freeWaitingMinutes'>) {
  return {
    ...(waitingPrice !== undefined ? { waitingCents: waitingPrice } : {}),
    ...(freeWaitingMinutes !== undefined ? { freeWaitingMinutes } : {}),
  };
}

/** A quote's days after a change. Moving to a single pickup day drops the end, which belonged to the earlier window. */
function daysAfter(quote: Days, changes: QuoteChanges): Days {
  const isMoved = changes.estimatedPickupDate !== undefined && changes.estimatedPickupUntil === undefined;
  const given = isMoved ? { ...changes, estimatedPickupUntil: null } : changes;
  const day = (field: (typeof DAYS)[number]) => (given[field] === undefined ? quote[field] : (given[field] ?? null));
  return {
    estimatedPickupDate: day('estimatedPickupDate'),
    estimatedPickupUntil: day('estimatedPickupUntil'),
    estimatedDeliveryDate: day('estimatedDeliveryDate'),
  };
}

/** @throws 400 for days that have passed or are too far away, a window too long, a delivery before the pickup, a validity that has passed */
function requireDates(
  {
    estimatedPickupDate,
    estimatedPickupUntil,
    estimatedDeliveryDate,
    validUntil,
  }: Pick<NewQuote, (typeof DAYS)[number] | 'validUntil'>,
  now: Date,
): void {
  const errors = [
    ...dayFaults(
      {
        pickup: { path: 'estimatedPickupDate', day: estimatedPickupDate },
        until: { path: 'estimatedPickupUntil', day: estimatedPickupUntil, mostDays: MOST_PICKUP_WINDOW_DAYS },
        delivery: { path: 'estimatedDeliveryDate', day: estimatedDeliveryDate },
      },
      now,
    ),
    ...(validUntil ? endFaults('validUntil', new Date(validUntil), now) : []),
  ];
  if (errors.length > 0) throw problem('invalid_input', { errors });
}
