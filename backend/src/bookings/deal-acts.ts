import { Injectable } from '@nestjs/common';
import type { Acts, ActWord, Side } from '../common/acts.js';
import { rolesOf, type User } from '../common/actor.js';
import { HandlerRegistry } from '../common/handler-registry.js';
import { type Asking, callsOf, type Machine } from '../common/rules.js';
import { PAYMENT_RULES } from '../payments/payments.rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { type ActRecord, idsOf, RecordActs } from '../platform/http/acts.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { canChangeQuote, QUOTE_RULES, TAKES_QUOTES } from '../quotes/quotes.rules.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { BlocksService } from '../users/blocks.service.js';
import {
  type DealFacts,
  factsWithoutQuotes,
  type QuoteFacts,
  readDealFacts,
  readShipmentFacts,
  type ShipmentFacts,
} from './deal-facts.js';
import { NEEDS } from './needs.js';
import { otherSide } from './read-contact.js';
import { nextOfDeal, nextOfShipment } from './next-step.js';

/** Calls in the folders above that create something for a shipment. */
const MADE_ABOVE = ['claims', 'reviews'] as const;

/** Can the reader make the call, given the deal? */
export type Condition = (facts: ShipmentFacts, user: User, now: Date) => boolean;

/** What readers can do with shipments, quotes and payments, and what these wait for; read from the same rows that guard the verbs. */
@Injectable()
export class DealActs {
  private readonly conditions = new HandlerRegistry<(typeof MADE_ABOVE)[number], Condition>('act', MADE_ABOVE);

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly blocks: BlocksService,
    acts: RecordActs,
  ) {
    acts.on('shipment', async (user, records, side) => {
      const facts = await this.ofShipments(records, user);
      const blocked = await this.blockedOwners([...facts.values()], user);
      return toldOf(facts, (each) => ({
        can: side === 'party' ? this.canAsParty(each, user, blocked) : this.canAsOperator(each, user),
        next: user.isAdmin || isParty(each, user) ? nextOfShipment(each) : null,
      }));
    });
    acts.on('quote', async (user, records, side) =>
      toldOf(await readDealFacts(this.db, 'quote', idsOf(records), user), (facts) => {
        const booking = bookingOf(facts);
        const calls = this.calls(QUOTE_RULES, booking.quote.status, facts, user, side);
        const canChange = canChangeQuote(booking.quote, booking.shipment);
        return { can: calls.filter((word) => word !== 'change' || canChange), next: nextOfDeal(facts, booking) };
      }),
    );
    acts.on('payment', async (user, records, side) =>
      toldOf(await readDealFacts(this.db, 'payment', idsOf(records), user), (facts) => {
        const booking = bookingOf(facts);
        const { payment } = booking;
        return {
          can: payment ? this.calls(PAYMENT_RULES, payment.status, facts, user, side) : [],
          next: nextOfDeal(facts, booking),
        };
      }),
    );
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
  private async ofShipments(records: readonly ActRecord[], user: User): Promise<Map<string, ShipmentFacts>> {
    const facts = new Map<string, ShipmentFacts>();
    for (const record of records) {
      const told = factsWithoutQuotes(record);
      if (told) facts.set(record.id, told);
    }
    const others = idsOf(records).filter((id) => !facts.has(id));
    if (others.length > 0) for (const [id, each] of await readShipmentFacts(this.db, others, user)) facts.set(id, each);
    return facts;
  }

  /** Owners a carrier cannot quote to, since one of the two has blocked the other. */
  private async blockedOwners(facts: readonly ShipmentFacts[], user: User): Promise<ReadonlySet<string>> {
    const open = facts.filter(
      ({ shipment: { status, userId } }) => TAKES_QUOTES.includes(status) && userId !== user.id,
    );
    if (!user.isCarrier || open.length === 0) return new Set();
    return this.blocks.blockedAmong(this.db, user.id, [...new Set(open.map(({ shipment }) => shipment.userId))]);
  }

  private canAsParty(facts: ShipmentFacts, user: User, blocked: ReadonlySet<string>): ActWord[] {
    const { shipment, booking } = facts;
    const now = this.clock.now();
    const calls = this.calls(SHIPMENT_RULES, shipment.status, facts, user, 'party').filter((word) => {
      // A no-show claim does not block a pick-up, which closes it.
      if (word === 'pickup') return booking?.payment?.frozenBy.every((reason) => reason === 'claim') ?? false;
      // Repeating it changes nothing.
      if (word === 'confirm-delivery') return booking !== undefined && booking.quote.status !== 'completed';
      return true;
    });
    const quotes =
      TAKES_QUOTES.includes(shipment.status) &&
      user.isCarrier &&
      !user.suspended &&
      shipment.userId !== user.id &&
      !blocked.has(shipment.userId) &&
      !facts.hasQuoted;
    const above = MADE_ABOVE.filter((word) => this.conditions.of(word)?.(facts, user, now));
    const contact = otherSide(facts, user, now) !== undefined;
    return [...calls, ...(quotes ? (['quotes'] as const) : []), ...above, ...(contact ? (['contact'] as const) : [])];
  }

  private canAsOperator(facts: ShipmentFacts, user: User): ActWord[] {
    const { status } = facts.shipment;
    const calls = this.calls(SHIPMENT_RULES, status, facts, user, 'operator');
    if (SHIPMENT_RULES.verbs.change.from.includes(status)) calls.push('change');
    if (status === 'draft' && !facts.hasPayments) calls.push('delete');
    return calls;
  }

  private calls<State extends string, Verb extends string>(
    machine: Machine<State, Verb>,
    status: State,
    facts: DealFacts,
    user: User,
    side: Side,
  ): ActWord[] {
    return callsOf(machine, status, askingOf(facts, user, side, this.clock.now()));
  }
}

/** The reader as a rules table asks for them: console acts are not among what a party can do, nor the other way round. */
export function askingOf(
  { shipment, booking }: DealFacts,
  user: User,
  side: Side,
  now: Date,
  claimantId?: string,
): Asking {
  const parties = { ...partiesOf({ shipment, quote: booking?.quote }), ...(claimantId ? { claimantId } : {}) };
  const roles = rolesOf(user, parties).filter((role) => (role === 'admin') === (side === 'operator'));
  return {
    roles,
    suspended: user.suspended,
    // Without a deal, nothing about it can stand in the way.
    meets: (needs) => !booking || needs.every((need) => NEEDS[need].isMet(booking, now)),
  };
}

function toldOf<Facts>(facts: ReadonlyMap<string, Facts>, tell: (facts: Facts) => Acts): Map<string, Acts> {
  return new Map([...facts].map(([id, each]) => [id, tell(each)]));
}

/** The facts of a quote or a payment are about a quote. */
function bookingOf({ shipment, booking }: DealFacts): QuoteFacts {
  if (!booking) throw new Error(`shipment ${shipment.id}: no quote was read`);
  return booking;
}

function isParty({ shipment, booking, hasQuoted }: ShipmentFacts, user: User): boolean {
  return shipment.userId === user.id || (booking ? booking.quote.carrierId === user.id : hasQuoted);
}
