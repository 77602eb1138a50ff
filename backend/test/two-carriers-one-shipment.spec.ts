import { randomUUID } from 'node:crypto';
import type { PayAnswer, Quote, Shipment } from './support/answers.js';
import type { Answer } from './support/client.js';
import { CARDS, type Deal, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';
import { counts, MANY, many, race, raceTogether, told } from './support/races.js';

let world: World;
let other: Person;

beforeAll(async () => {
  world = await World.start();
  other = await world.newCarrier();
  // Otherwise the first of several concurrent transfers creates it, and the others wait a second for it.
  ok(await world.carrier.api.post('/api/users/me/payout-account'), 200);
});

afterEach(() => world.expectCleanLedger());

async function quoted(amount = 1240): Promise<Deal> {
  const shipmentId = await world.listed();
  return {
    shipper: world.shipper,
    carrier: world.carrier,
    shipmentId,
    quoteId: await world.quoted(shipmentId, world.carrier, { amount }),
  };
}

const accept = ({ shipper, quoteId }: Deal, amount?: number) =>
  shipper.api.post<Quote>(`/api/quotes/${quoteId}/accept`, amount === undefined ? undefined : { amount });

/** How many rows match a condition on a deal's quote. */
async function howMany(sql: string, { quoteId }: Deal): Promise<number> {
  return Number(
    (await world.server.query<{ count: string }>(`SELECT count(*) AS count FROM ${sql}`, [quoteId]))[0]?.count,
  );
}

const INTENTS = `sandbox.objects WHERE type = 'payment_intent' AND data->'metadata'->>'quoteId' = $1::text`;
const TRANSFERS = `sandbox.objects WHERE type = 'transfer' AND data->'metadata'->>'quoteId' = $1::text`;

describe('acceptance', () => {
  race('of two quotes, each many times at once, books the shipment on one, once; the other stays pending', async () => {
    const one = await quoted();
    const two = { ...one, carrier: other, quoteId: await world.quoted(one.shipmentId, other) };
    const answers = await Promise.all([many(() => accept(one)), many(() => accept(two))]);
    expect(counts(answers.flat())).toEqual({ 200: 1, '409 already_booked': 2 * MANY - 1 });
    const statuses = [(await world.quote(one, one.quoteId)).status, (await world.quote(two, two.quoteId)).status];
    expect(statuses.sort()).toEqual(['accepted', 'pending']);
    expect((await world.shipment(one.shipmentId)).status).toBe('booked');
    const accepted = `timeline WHERE event = 'accept' AND subject_id = $1`;
    expect((await howMany(accepted, one)) + (await howMany(accepted, two))).toBe(1);
  });

  race('against a withdrawal ends with the quote declined and the shipment listed, whoever was first', async () => {
    const deal = await quoted();
    const [accepted, withdrawn] = await Promise.all([
      accept(deal),
      deal.carrier.api.post(`/api/quotes/${deal.quoteId}/withdraw`),
    ]);
    expect(withdrawn.status).toBe(200);
    expect(['200', '409 illegal_transition']).toContain(told(accepted));
    expect(await world.standing(deal)).toEqual(['listed', 'declined', 'pending']);
    expect((await world.shipment(deal.shipmentId)).quoteCount).toBe(0);
  });

  race('against a change of the amount never books an amount other than the one seen', async () => {
    const deal = await quoted(1000);
    const [accepted, changed] = await Promise.all([
      accept(deal, 1000),
      deal.carrier.api.patch(`/api/quotes/${deal.quoteId}`, { amount: 2000 }),
    ]);
    expect([
      ['200', '409 illegal_transition'],
      ['409 quote_changed', '200'],
    ]).toContainEqual([told(accepted), told(changed)]);
    expect(await world.quote(deal, deal.quoteId)).toMatchObject(
      accepted.status === 200 ? { status: 'accepted', amount: 1000 } : { status: 'pending', amount: 2000 },
    );
  });

  race('against an edit of the terms books the quoted terms, or nothing', async () => {
    const deal = await quoted();
    const [accepted, edited] = await Promise.all([
      accept(deal),
      deal.shipper.api.patch(`/api/shipments/${deal.shipmentId}`, { weight: 5000 }),
    ]);
    expect([
      ['200', '409 illegal_transition'],
      ['409 quote_stale', '200'],
    ]).toContainEqual([told(accepted), told(edited)]);
  });

  race('against a cancellation leaves a cancelled shipment without an open quote', async () => {
    const deal = await quoted();
    const [accepted, cancelled] = await Promise.all([
      accept(deal),
      deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`),
    ]);
    expect(cancelled.status).toBe(200);
    expect(['200', '409 illegal_transition']).toContain(told(accepted));
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'pending']);
  });
});

describe('payment', () => {
  race(
    'asked for and confirmed many times at once, with several plans and while the webhook comes in, is one row, one client secret, one open intent and one capture',
    async () => {
      const deal = await world.booked();
      const same = await many(() => world.pay(deal));
      expect(counts(same)).toEqual({ 200: MANY });
      expect(await howMany('payments WHERE quote_id = $1', deal)).toBe(1);
      expect(await howMany(INTENTS, deal)).toBe(1);
      const plans = ['standard', 'premium', 'plus'];
      const changed: Answer<PayAnswer>[] = await Promise.all(
        Array.from({ length: 6 }, (_, index) => world.pay(deal, plans[index % 3])),
      );
      expect(counts(changed)).toEqual({ 200: 6 });
      const secrets = new Set([...same, ...changed].map(({ body }) => body.clientSecret));
      expect(secrets.size).toBe(1);
      expect(await howMany(`${INTENTS} AND data->>'status' <> 'canceled'`, deal)).toBe(1);
      ok(await world.enterCard([...secrets][0] ?? '', CARDS.good), 200);
      const confirmed = await many(() => world.confirm(deal));
      expect(counts(confirmed)).toEqual({ 200: MANY });
      for (const { body } of confirmed)
        expect([body.status, body.chargedAmount]).toEqual([
          'in_escrow',
          Math.round((body.amount + body.protectionFee) * 100) / 100,
        ]);
      expect(await howMany(`ledger_transactions WHERE kind = 'capture' AND quote_id = $1`, deal)).toBe(1);
    },
  );

  raceTogether('against a cancellation is never kept on a cancelled shipment', async (times) => {
    const deals = await times(async () => {
      const deal = await world.booked();
      const { clientSecret } = ok(await world.pay(deal), 200);
      const [, cancelled] = await Promise.all([
        world.enterCard(clientSecret, CARDS.good),
        deal.shipper.api.post<Shipment>(`/api/shipments/${deal.shipmentId}/cancel`),
      ]);
      expect(cancelled.status).toBe(200);
      return deal;
    });
    await world.settleMoney();
    for (const deal of deals) {
      const payment = await world.payment(deal);
      expect([
        ['failed', 0],
        ['refunded', 1240],
      ]).toContainEqual([payment.status, payment.refundedAmount]);
      const [charged] = await world.server.query<{ cents: number }>(
        `SELECT coalesce(sum((data->>'amount_received')::int), 0)::int AS cents FROM ${INTENTS}`,
        [deal.quoteId],
      );
      expect(charged?.cents).toBe(payment.refundedAmount * 100);
    }
  });
});

const withoutActs = (body: unknown) =>
  Object.values(body as Record<string, object>).map((record) => ({ ...record, can: undefined, next: undefined }));

describe('release', () => {
  const expectReleasedOnce = async (deals: Deal[]): Promise<void> => {
    await world.settleMoney();
    for (const deal of deals) {
      expect(await howMany(`ledger_transactions WHERE kind = 'release' AND quote_id = $1`, deal)).toBe(1);
      expect(await howMany(TRANSFERS, deal)).toBe(1);
      expect(await world.payment(deal)).toMatchObject({
        status: 'released',
        transferStatus: 'sent',
        payoutAmount: 1178,
        platformFee: 62,
      });
    }
  };

  raceTogether(
    'confirmed many times at once pays once; under one key it gets the same answer each time',
    async (times) => {
      const deals = await times(async () => {
        const deal = await world.delivered();
        const headers = { 'idempotency-key': randomUUID() };
        const keyed = () =>
          deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/confirm-delivery`, undefined, headers);
        const [first, ...answers] = await Promise.all([
          keyed(),
          ...Array.from({ length: MANY }, () => world.confirmDelivery(deal)),
        ]);
        expect(counts(answers)).toEqual({ 200: MANY });
        expect(new Set(answers.map(({ body }) => body.payment?.releasedAt)).size).toBe(1);
        const second = await keyed();
        expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
        // What it waits for is as of the repeat: the payout may have been sent in the meantime.
        expect(withoutActs(second.body)).toEqual(withoutActs(first.body));
        return deal;
      });
      await expectReleasedOnce(deals);
    },
  );

  raceTogether('by the clock and by the shipper at once pays once', async (times) => {
    const deals = await times(() => world.delivered());
    await world.advance(72 * HOUR - 20);
    const confirmed = deals.map((deal) => world.confirmDelivery(deal));
    await world.advance(60);
    for (const { status, body } of await Promise.all(confirmed))
      expect([status, body.payment?.status]).toEqual([200, 'released']);
    await expectReleasedOnce(deals);
  });
});

describe('the same thing twice', () => {
  race('one carrier has one open quote on a shipment, however often it is sent', async () => {
    const shipmentId = await world.listed();
    expect(counts(await many(() => world.carrier.api.post('/api/quotes', { shipmentId, amount: 900 })))).toEqual({
      201: 1,
      '409 quote_exists': MANY - 1,
    });
    expect(await world.shipment(shipmentId)).toMatchObject({ status: 'quoted', quoteCount: 1 });
  });

  race('one email registers once, whatever its case', async () => {
    const email = `${randomUUID()}@example.com`;
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        world.visitor.post('/api/auth/register', {
          email: index % 2 ? email.toUpperCase() : email,
          password: 'a long walk by the river',
        }),
      ),
    );
    expect(counts(answers)).toEqual({ 201: 1, '409 email_taken': 3 });
  });

  race('one Idempotency-Key has one effect, and its answer is repeated', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const title = `Boat ${headers['idempotency-key']}`;
    const body = {
      title,
      category: 'vehicles',
      description: 'A 22 ft sailing boat.',
      pickupLocation: 'Austin, TX',
      deliveryLocation: 'Denver, CO',
      metadata: { branch: 'Austin', seller: 'Kim' },
    };
    const send = (changes = {}) => world.shipper.api.post<Shipment>('/api/shipments', { ...body, ...changes }, headers);
    for (const answer of await many(() => send()))
      expect(['201', '409 idempotency_in_progress']).toContain(told(answer));
    const rows = await world.server.query<{ id: string }>('SELECT id FROM shipments WHERE title = $1', [title]);
    expect(rows).toHaveLength(1);
    const again = await send();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(ok(again, 201).id).toBe(rows[0]?.id);
    expectRefusal(await send({ budget: 5 }), 422, 'idempotency_key_reused');
    // The order of fields says nothing; that of a list does.
    const { metadata, ...others } = body;
    const turned = { metadata: { seller: metadata.seller, branch: metadata.branch }, ...others };
    expect(ok(await world.shipper.api.post<Shipment>('/api/shipments', turned, headers), 201).id).toBe(rows[0]?.id);
    expectRefusal(await send({ metadata: { branch: 'Kim', seller: 'Austin' } }), 422, 'idempotency_key_reused');
  });
});
