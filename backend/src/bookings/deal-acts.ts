import { Injectable } from '@nestjs/common';
import type { Acts, ActWord, Side } from '../common/acts.js';
import type { User } from '../common/actor.js';
import { HandlerRegistry } from '../common/handler-registry.js';
import { callsOf, type Machine } from '../common/rules.js';
import { type HaggleOfQuote, hagglesOf } from '../counter-offers/counter-offers.queries.js';
import { PAYMENT_RULES } from '../payments/payments.rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { type ActRecord, idsOf, RecordActs } from '../platform/http/acts.js';
import { QuestionsService, TAKES_QUESTIONS } from '../questions/questions.service.js';
import { canChangeQuote, QUOTE_RULES, TAKES_QUOTES } from '../quotes/quotes.rules.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { BlocksService } from '../users/blocks.service.js';
import { settableDays } from './agreed-terms.js';
import { askingOf } from './asking.js';
import { canOffer, nextOfOffer } from './counter-offers.acts.js';
import { CHANGE_RULES, CHANGEABLE, MOST_CHANGES } from './change-orders.rules.js';
import {
  type DealSnapshot,
  snapshotWithoutQuotes,
  type QuoteSnapshot,
  readDealSnapshots,
  readShipmentSnapshots,
  type ShipmentSnapshot,
} from './deal-snapshots.js';
import { otherSide } from './read-contact.js';
import { Takable } from './takable.js';
import { nextOfDeal, nextOfShipment } from './next-step.js';

/** Calls in the folders above that create something for a shipment. */
const MADE_ABOVE = ['claims', 'reviews', 'tracking-links', 'driver'] as const;

/** What a carrier cannot begin: anything with these owners, questions about these listings. */
interface Closed {
  owners: ReadonlySet<string>;
  questions: ReadonlySet<string>;
}

/** Can the reader make the call, given the deal? */
export type Condition = (snapshot: ShipmentSnapshot, user: User, now: Date) => boolean;

/** What readers can do with shipments, quotes and payments, and what these wait for; read from the same rows that guard the verbs. */
@Injectable()
export class DealActs {
  private readonly conditions = new HandlerRegistry<(typeof MADE_ABOVE)[number], Condition>('act', MADE_ABOVE);

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly blocks: BlocksService,
    private readonly questions: QuestionsService,
    private readonly taking: Takable,
    acts: RecordActs,
  ) {
    acts.on('shipment', async (user, records, side) => {
      const snapshots = await this.ofShipments(records, user);
      const closed = await this.closedTo([...snapshots.values()], user);
      const takable = await this.taking.among(user, side === 'party' ? records : []);
      const now = this.clock.now();
      return toldOf(snapshots, (each) => ({
        can: side === 'party' ? this.canAsParty(each, user, now, closed, takable) : this.canAsOperator(each, user, now),
        next: user.isAdmin || isParty(each, user) ? nextOfShipment(each, now) : null,
      }));
    });
    acts.on('quote', async (user, records, side) => {
      const snapshots = await readDealSnapshots(this.db, 'quote', idsOf(records), user);
      const haggles = await this.haggles([...snapshots.values()]);
      const now = this.clock.now();
      return toldOf(snapshots, (snapshot) => {
        const booking = bookingOf(snapshot);
        const calls = this.calls(QUOTE_RULES, booking.quote.status, snapshot, user, side, now);
        const canChange = canChangeQuote(booking.quote, booking.shipment);
        const haggle = haggles.get(booking.quote.id);
        const offers = side === 'party' && haggle && canOffer(snapshot, haggle, user, now);
        return {
          can: [
            ...calls.filter((word) => word !== 'change' || canChange),
            ...(offers ? (['counter-offers'] as const) : []),
          ],
          next: haggle?.open ? nextOfOffer(haggle.open) : nextOfDeal(snapshot, booking, now),
          ...(calls.includes('pickup-day') ? { pickupDays: pickupDaysOf(booking, now) } : {}),
        };
      });
    });
    acts.on('payment', async (user, records, side) => {
      const snapshots = await readDealSnapshots(this.db, 'payment', idsOf(records), user);
      const now = this.clock.now();
      return toldOf(snapshots, (snapshot) => {
        const booking = bookingOf(snapshot);
        const { payment } = booking;
        return {
          can: payment ? this.calls(PAYMENT_RULES, payment.status, snapshot, user, side, now) : [],
          next: nextOfDeal(snapshot, booking, now),
        };
      });
    });
  }

  /** Called by the folder above to say when its call is possible. */
  when(word: (typeof MADE_ABOVE)[number], condition: Condition): void {
    this.conditions.on(word, condition);
  }

  /** @throws when a folder above has not registered its call: the program does not start. */
  requireConditions(): void {
    this.conditions.requireAll();
  }

  /** Most shipments in a list have no quotes, and then the answer itself tells everything. */
  private async ofShipments(records: readonly ActRecord[], user: User): Promise<Map<string, ShipmentSnapshot>> {
    const snapshots = new Map<string, ShipmentSnapshot>();
    for (const record of records) {
      const told = snapshotWithoutQuotes(record);
      if (told) snapshots.set(record.id, told);
    }
    const others = idsOf(records).filter((id) => !snapshots.has(id));
    if (others.length > 0)
      for (const [id, each] of await readShipmentSnapshots(this.db, others, user, this.clock.now()))
        snapshots.set(id, each);
    return snapshots;
  }

  /** Owners a carrier cannot begin anything with, since one of the two has blocked the other, and listings about which they have asked enough. */
  private async closedTo(snapshots: readonly ShipmentSnapshot[], user: User): Promise<Closed> {
    const open = snapshots.filter(
      ({ shipment: { status, userId } }) => TAKES_QUOTES.includes(status) && userId !== user.id,
    );
    if (!user.isCarrier || open.length === 0) return { owners: new Set(), questions: new Set() };
    return {
      owners: await this.blocks.blockedAmong(user.id, [...new Set(open.map(({ shipment }) => shipment.userId))]),
      questions: await this.questions.askedOutAmong(
        user,
        open.map(({ shipment }) => shipment.id),
      ),
    };
  }

  /** What was offered on those of the quotes that are pending. */
  private async haggles(snapshots: readonly DealSnapshot[]): Promise<Map<string, HaggleOfQuote>> {
    const pending = snapshots.filter(({ booking }) => booking?.quote.status === 'pending');
    if (pending.length === 0) return new Map();
    return hagglesOf(
      this.db,
      pending.map((each) => bookingOf(each).quote.id),
    );
  }

  private canAsParty(
    snapshot: ShipmentSnapshot,
    user: User,
    now: Date,
    closed: Closed,
    takable: ReadonlySet<string>,
  ): ActWord[] {
    const { shipment, booking } = snapshot;
    const calls = this.calls(SHIPMENT_RULES, shipment.status, snapshot, user, 'party', now).filter((word) => {
      // A no-show claim does not block a pickup, which closes it.
      if (word === 'pickup') return booking?.payment?.frozenBy.every((reason) => reason === 'claim') ?? false;
      // It is copied instead.
      if (word === 'publish') return !shipment.template;
      // Repeating it changes nothing.
      if (word === 'confirm-delivery') return booking !== undefined && booking.quote.status !== 'completed';
      return true;
    });
    const begins =
      user.isCarrier && !user.suspended && shipment.userId !== user.id && !closed.owners.has(shipment.userId);
    const quotes = begins && TAKES_QUOTES.includes(shipment.status) && !snapshot.hasQuoted;
    const questions = begins && TAKES_QUESTIONS.includes(shipment.status) && !closed.questions.has(shipment.id);
    const above = MADE_ABOVE.filter((word) => this.conditions.of(word)?.(snapshot, user, now));
    const contact = otherSide(snapshot, user, now) !== undefined;
    const changes = canPropose(snapshot, user, now);
    return [
      ...calls,
      ...(changes ? (['change-orders'] as const) : []),
      ...(quotes ? (['quotes'] as const) : []),
      ...(begins && takable.has(shipment.id) ? (['take'] as const) : []),
      ...(questions ? (['questions'] as const) : []),
      ...above,
      ...(contact ? (['contact'] as const) : []),
    ];
  }

  private canAsOperator(snapshot: ShipmentSnapshot, user: User, now: Date): ActWord[] {
    const { status } = snapshot.shipment;
    const calls = this.calls(SHIPMENT_RULES, status, snapshot, user, 'operator', now);
    if (SHIPMENT_RULES.verbs.change.from.includes(status)) calls.push('change');
    if (status === 'draft' && !snapshot.hasPayments) calls.push('delete');
    return calls;
  }

  private calls<State extends string, Verb extends string>(
    machine: Machine<State, Verb>,
    status: State,
    snapshot: DealSnapshot,
    user: User,
    side: Side,
    now: Date,
  ): ActWord[] {
    return callsOf(machine, status, askingOf(snapshot, user, side, now));
  }
}

/** Can this side propose a change of anything? What it may be is a separate matter. */
function canPropose(snapshot: ShipmentSnapshot, user: User, now: Date): boolean {
  const { booking, changes, hasOpenChange } = snapshot;
  if (!booking || user.suspended || hasOpenChange) return false;
  // At the door the carrier can end a job that was changed however often.
  const mayEnd = booking.quote.status === 'paid' && booking.quote.carrierId === user.id;
  if (changes >= MOST_CHANGES && !mayEnd) return false;
  const { roles, meets } = askingOf(snapshot, user, 'party', now);
  const { who, needs = [] } = CHANGE_RULES.verbs.propose;
  return CHANGEABLE.includes(booking.quote.status) && who.some((role) => roles.includes(role)) && meets(needs);
}

function pickupDaysOf({ shipment, quote }: QuoteSnapshot, now: Date): Acts['pickupDays'] {
  return settableDays({ shipment, quote }, quote.paidAt ?? now, now);
}

function toldOf<Snapshot>(
  snapshots: ReadonlyMap<string, Snapshot>,
  tell: (snapshot: Snapshot) => Acts,
): Map<string, Acts> {
  return new Map([...snapshots].map(([id, each]) => [id, tell(each)]));
}

/** A snapshot read for a quote or a payment is about a quote. */
function bookingOf({ shipment, booking }: DealSnapshot): QuoteSnapshot {
  if (!booking) throw new Error(`shipment ${shipment.id}: no quote was read`);
  return booking;
}

function isParty({ shipment, booking, hasQuoted }: ShipmentSnapshot, user: User): boolean {
  return shipment.userId === user.id || (booking ? booking.quote.carrierId === user.id : hasQuoted);
}
