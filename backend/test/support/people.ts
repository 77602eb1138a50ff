import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { invariants } from '../../src/ledger/ledger.invariants.js';
import type { PayAnswer, Payment, Quote, Refusal, Shipment } from './answers.js';
import { type Answer, type Client, client } from './client.js';
import { startServer, type TestServer, type TestServerOptions } from './server.js';
import { withQueue } from './queues.js';
import { until } from './until.js';

export interface Person {
  id: string;
  email: string;
  token: string;
  api: Client;
}

/** A shipment booked on a quote, and its people. */
export interface Deal {
  shipper: Person;
  carrier: Person;
  shipmentId: string;
  quoteId: string;
}

/** What a deal is made of; anything left out is the usual. */
export interface DealTerms {
  amount?: number;
  plan?: 'standard' | 'plus' | 'premium';
  pickupDate?: string;
  estimatedPickupDate?: string;
  estimatedPickupUntil?: string;
  estimatedDeliveryDate?: string;
}

/** The published test cards the tests pay with. Source: https://docs.stripe.com/testing */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  threeDSecure: '4000 0025 0000 3155',
  underReview: '4000 0000 0000 9235',
} as const;

/** Everybody's, until they change it. */
export const PASSWORD = 'a long walk by the river';

export const HOUR = 3_600;
export const DAY = 24 * HOUR;

/** What the sandbox's card form answers. */
export type CardAnswer = Answer<{ status: string; error?: { code: string; declineCode?: string; message: string } }>;

/** Everything that holds a shipment's states and money, as one text; without the provider's fee on a charge, which comes some time later. */
const ROWS = `
  WITH q AS (SELECT * FROM quotes WHERE shipment_id = $1)
  SELECT json_build_object(
    'shipment', (SELECT to_jsonb(s) - ARRAY['typical_low', 'typical_usual', 'typical_high'] FROM shipments s WHERE id = $1),
    'quotes', (SELECT json_agg(q ORDER BY id) FROM q),
    'payments', (SELECT json_agg(p ORDER BY id) FROM payments p WHERE shipment_id = $1),
    'refunds', (SELECT json_agg(r ORDER BY r.id) FROM refunds r JOIN q ON q.id = r.quote_id),
    'operations', (SELECT json_agg(o ORDER BY o.id) FROM money_operations o JOIN q ON q.id = o.quote_id),
    'postings', (SELECT json_agg(t ORDER BY t.id) FROM ledger_transactions t JOIN q ON q.id = t.quote_id WHERE t.kind <> 'stripe-fee'),
    'timeline', (SELECT json_agg(t ORDER BY id) FROM timeline t WHERE shipment_id = $1),
    'deadlines', (SELECT json_agg(d ORDER BY kind, subject) FROM deadlines d WHERE shipment_id = $1),
    'claims', (SELECT json_agg(c ORDER BY id) FROM claims c WHERE shipment_id = $1),
    'locations', (SELECT count(*) FROM location_tracking WHERE shipment_id = $1),
    'events', (SELECT count(*) FROM events WHERE ids->>'shipmentId' = $1::text AND name NOT LIKE 'prices.%'))::text AS rows`;

/** A server with the people of its tests, who do everything by calling the API. */
export class World {
  private constructor(
    readonly server: TestServer,
    readonly visitor: Client,
    readonly admin: Person,
    /** Who makes the deals of a test that names nobody. */
    readonly shipper: Person,
    readonly carrier: Person,
  ) {}

  static async start(options: TestServerOptions = {}): Promise<World> {
    const server = await startServer(options);
    const [admin, shipper, carrier] = await Promise.all([
      register(server, 'Ada'),
      register(server, 'Dana'),
      register(server, 'Cole', true),
    ]);
    // There is no call that creates the first operator.
    await server.query('UPDATE users SET is_admin = true WHERE id = $1', [admin.id]);
    return new World(server, client(server.url), admin, shipper, carrier);
  }

  newShipper(name = 'Sam'): Promise<Person> {
    return register(this.server, name);
  }

  newCarrier(name = 'Carl'): Promise<Person> {
    return register(this.server, name, true);
  }

  /** The same person, signed in once more. */
  async onAnotherPhone({ email, id }: Person): Promise<Person> {
    const login = await client(this.server.url).post<{ token: string }>('/api/auth/login', {
      email,
      password: PASSWORD,
    });
    const { token } = ok(login, 200);
    return { id, email, token, api: client(this.server.url, token) };
  }

  /** A listed shipment from Austin to Denver. */
  async listed(owner = this.shipper, changes: Record<string, unknown> = {}): Promise<string> {
    const answer = await owner.api.post<Shipment>('/api/shipments', { ...NEW_SHIPMENT, ...changes });
    return ok(answer, 201).id;
  }

  async quoted(shipmentId: string, carrier = this.carrier, changes: Record<string, unknown> = {}): Promise<string> {
    return ok(await carrier.api.post<Quote>('/api/quotes', { shipmentId, amount: 1240, ...changes }), 201).id;
  }

  /** Accepted but not paid. */
  async booked(
    { amount = 1240, pickupDate, estimatedPickupDate, estimatedPickupUntil, estimatedDeliveryDate }: DealTerms = {},
    shipper = this.shipper,
    carrier = this.carrier,
  ): Promise<Deal> {
    const shipmentId = await this.listed(shipper, pickupDate === undefined ? {} : { pickupDate });
    const dates = {
      ...(estimatedPickupDate ? { estimatedPickupDate } : {}),
      ...(estimatedPickupUntil ? { estimatedPickupUntil } : {}),
      ...(estimatedDeliveryDate ? { estimatedDeliveryDate } : {}),
    };
    const quoteId = await this.quoted(shipmentId, carrier, { amount, ...dates });
    ok(await shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    return { shipper, carrier, shipmentId, quoteId };
  }

  /** In escrow. */
  async paid(terms: DealTerms = {}, shipper = this.shipper, carrier = this.carrier): Promise<Deal> {
    const deal = await this.booked(terms, shipper, carrier);
    await this.payWith(deal, CARDS.good, terms.plan);
    ok(await this.confirm(deal), 200);
    return deal;
  }

  async inTransit(terms: DealTerms = {}, shipper = this.shipper, carrier = this.carrier): Promise<Deal> {
    const deal = await this.paid(terms, shipper, carrier);
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    return deal;
  }

  async delivered(terms: DealTerms = {}, shipper = this.shipper, carrier = this.carrier): Promise<Deal> {
    const deal = await this.inTransit(terms, shipper, carrier);
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    return deal;
  }

  /** Takes a client secret and confirms it with a card, as the browser does at the provider. Nobody tells the server yet. */
  async payWith(deal: Deal, number: string, protectionPlan?: string): Promise<CardAnswer> {
    const { clientSecret } = ok(await this.pay(deal, protectionPlan), 200);
    return this.enterCard(clientSecret, number);
  }

  pay({ shipper, quoteId }: Deal, protectionPlan?: string): Promise<Answer<PayAnswer>> {
    return shipper.api.post<PayAnswer>(
      `/api/quotes/${quoteId}/pay`,
      protectionPlan === undefined ? undefined : { protectionPlan },
    );
  }

  enterCard(clientSecret: string, number: string): Promise<CardAnswer> {
    return this.visitor.post('/api/sandbox/payment-intents/confirm', {
      clientSecret,
      card: { number, expMonth: 12, expYear: 2040, cvc: '123' },
    });
  }

  /** The card is charged, and the provider tells nobody. */
  async payUnheard(deal: Deal): Promise<void> {
    await this.server.query(`INSERT INTO sandbox.faults (next, remaining) VALUES ('no_webhook', 100)`);
    ok(await this.payWith(deal, CARDS.good), 200);
    await this.server.query('DELETE FROM sandbox.faults');
  }

  confirm({ shipper, quoteId }: Deal): Promise<Answer<Payment>> {
    return shipper.api.post<Payment>(`/api/payments/${quoteId}/confirm`, { quoteId });
  }

  confirmDelivery({ shipper, shipmentId }: Deal): Promise<Answer<{ shipment: Shipment; payment?: Payment }>> {
    return shipper.api.post(`/api/shipments/${shipmentId}/confirm-delivery`);
  }

  async shipment(id: string): Promise<Shipment> {
    return ok(await this.admin.api.get<Shipment>(`/api/shipments/${id}`), 200);
  }

  /** The quote as the shipment's owner sees it. */
  async quote({ shipper, shipmentId }: Pick<Deal, 'shipper' | 'shipmentId'>, quoteId: string): Promise<Quote> {
    const quotes = ok(await shipper.api.get<Quote[]>(`/api/shipments/${shipmentId}/quotes`), 200);
    const found = quotes.find(({ id }) => id === quoteId);
    if (!found) throw new Error(`The shipment has no quote ${quoteId}.`);
    return found;
  }

  async payment({ shipper, quoteId }: Deal): Promise<Payment> {
    const [row] = await this.server.query<{ id: string }>('SELECT id FROM payments WHERE quote_id = $1', [quoteId]);
    return ok(await shipper.api.get<Payment>(`/api/payments/${row?.id}`), 200);
  }

  /** A deal's statuses: shipment, quote, and the quote's word on its payment. */
  async standing(deal: Deal): Promise<[string, string, string]> {
    const [shipment, quote] = [await this.shipment(deal.shipmentId), await this.quote(deal, deal.quoteId)];
    return [shipment.status, quote.status, quote.paymentStatus];
  }

  /** Business time. */
  async now(): Promise<Date> {
    return new Date(ok(await this.admin.api.get<{ now: string }>('/api/sandbox/clock'), 200).now);
  }

  /** Moves business time; when this resolves, what falls due is done, and so is the money it moves. */
  async advance(seconds: number): Promise<Date> {
    const answer = await this.admin.api.post<{ now: string }>('/api/sandbox/clock', {
      advanceSeconds: Math.ceil(seconds),
    });
    return new Date(ok(answer, 200).now);
  }

  /** Moves business time to an instant ahead, or some seconds from it. */
  async advanceTo(instant: Date | string, seconds = 0): Promise<Date> {
    const now = await this.now();
    return this.advance((new Date(instant).getTime() - now.getTime()) / 1_000 + seconds);
  }

  /** Carries out waiting money operations, and lets the provider report its fees, which it does seconds after a charge. */
  async settleMoney(): Promise<void> {
    await this.advance(5);
  }

  /** As {@link settleMoney}, over and over until something is so. */
  untilSettled(isSo: () => Promise<boolean>): Promise<void> {
    return until(async () => {
      if (await isSo()) return true;
      await this.settleMoney();
      return false;
    });
  }

  /** Has the worker run the sweeps of one pace now, as it does by itself every five seconds, every minute or every hour. */
  async sweep(pace: 'often' | 'minutely' | 'hourly'): Promise<void> {
    await withQueue(this.server, 'sweeps', (queue) => queue.add(pace, {}));
  }

  /** The calendar day `days` from today's, in business time, at a place; default Austin. */
  async day(days: number, timeZone = 'America/Chicago'): Promise<string> {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(await this.now());
    return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY * 1_000).toISOString().slice(0, 10);
  }

  /** Waits until somebody was told exactly these things about a shipment; kinds of notifications, with one noun, in order. */
  async told(person: Person, shipmentId: string, noun: string, kinds: readonly string[]): Promise<void> {
    const wanted = [...kinds].sort().join(', ');
    let found = '';
    await until(
      async () => {
        const notices = ok(await person.api.get<{ kind: string; link: string }[]>('/api/notifications?limit=100'), 200);
        found = notices
          .filter(({ kind, link }) => kind.startsWith(`${noun}.`) && link === `/shipments/${shipmentId}`)
          .map(({ kind }) => kind)
          .sort()
          .join(', ');
        return found === wanted;
      },
      () => `Told of ${found}, not of ${wanted}.`,
    );
  }

  /** All rows that hold a shipment's states and money, to compare before and after a call that changes nothing. */
  async rowsOf(shipmentId: string): Promise<unknown> {
    const [row] = await this.server.query<{ rows: string }>(ROWS, [shipmentId]);
    return JSON.parse(row?.rows ?? 'null');
  }

  /** Every invariant of the ledger holds. */
  async expectCleanLedger(): Promise<void> {
    const broken: object[] = [];
    for (const { name, sql } of invariants) {
      const rows = await this.server.query(sql);
      if (rows.length > 0) broken.push({ name, rows });
    }
    expect(broken).toEqual([]);
    const check = await this.admin.api.get('/api/admin/ledger-entries/check');
    expect(check.body).toEqual({ balanced: true, escrowMatchesPayments: true, negativeEscrow: [], difference: 0 });
  }
}

/** What every test shipment is, unless its test says otherwise. */
export const NEW_SHIPMENT = {
  title: 'Sailing boat',
  category: 'vehicles',
  description: 'A 22 ft sailing boat on its trailer.',
  pickupLocation: 'Austin, TX',
  deliveryLocation: 'Denver, CO',
  weight: '2400',
  dimensions: '22 x 8 x 9',
  budget: '1500.00',
};

/** The answer's body, if it has the expected status. */
export function ok<Body>(answer: Answer<Body>, status: number): Body {
  if (answer.status !== status)
    throw new Error(`Expected ${status}, got ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Expects a refusal of this status and code. */
export function expectRefusal(answer: Answer<unknown>, status: number, code: string): void {
  const { status: got, code: word } = (answer.body ?? {}) as Partial<Refusal>;
  expect({ status: answer.status, said: got, code: word }).toEqual({ status, said: status, code });
}

async function register(server: TestServer, firstName: string, isCarrier = false): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const answer = await client(server.url).post<{ token: string; user: { id: string } }>('/api/auth/register', {
    email,
    password: PASSWORD,
    firstName,
    lastName: 'Reyes',
    isCarrier,
  });
  const { token, user } = ok(answer, 201);
  return { id: user.id, email, token, api: client(server.url, token) };
}
