import { randomUUID } from 'node:crypto';
import type { PayAnswer, Payment, Quote, Shipment } from './support/answers.js';
import type { Answer } from './support/client.js';
import { CARDS, type Deal, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';
import { counts, MANY, many, race, raceInTurn, told } from './support/races.js';

let world: World;
let other: Person;

beforeAll(async () => {
  world = await World.start();
  other = await world.newCarrier();
});

afterEach(() => world.expectCleanBooks());

async function quoted(amount = 1240): Promise<Deal> {
  const shipmentId = await world.listed();
  return { shipper: world.shipper, carrier: world.carrier, shipmentId, quoteId: await world.quoted(shipmentId, world.carrier, { amount }) };
}

const accept = ({ shipper, quoteId }: Deal, amount?: number) => shipper.api.post<Quote>(`/api/quotes/${quoteId}/accept`, amount === undefined ? undefined : { amount });

/** How many rows a condition on a deal's quote finds. */
async function howMany(sql: string, { quoteId }: Deal): Promise<number> {
  return Number((await world.server.query<{ count: string }>(`SELECT count(*) AS count FROM ${sql}`, [quoteId]))[0]?.count);
}

const INTENTS = `sandbox.objects WHERE type = 'payment_intent' AND data->'metadata'->>'quoteId' = $1::text`;
const TRANSFERS = `sandbox.objects WHERE type = 'transfer' AND data->'metadata'->>'quoteId' = $1::text`;

describe('acceptance', () => {
  race('of two quotes at once books the shipment on one; the other stays pending', async () => {
    const one = await quoted();
    const two = { ...one, carrier: other, quoteId: await world.quoted(one.shipmentId, other) };
    expect(counts(await Promise.all([accept(one), accept(two)]))).toEqual({ 200: 1, '409 already_booked': 1 });
    const statuses = [(await world.quote(one, one.quoteId)).status, (await world.quote(two, two.quoteId)).status];
    expect(statuses.sort()).toEqual(['accepted', 'pending']);
    expect((await world.shipment(one.shipmentId)).status).toBe('booked');
  });

  race('of one quote many times at once happens once', async () => {
    const deal = await quoted();
    expect(counts(await many(() => accept(deal)))).toEqual({ 200: 1, '409 already_booked': MANY - 1 });
    expect(await howMany(`timeline WHERE event = 'accept' AND subject_id = $1`, deal)).toBe(1);
  });

  race('against a withdrawal ends with the quote declined and the shipment listed, whoever was first', async () => {
    const deal = await quoted();
    const [accepted, withdrawn] = await Promise.all([accept(deal), deal.carrier.api.post(`/api/quotes/${deal.quoteId}/withdraw`)]);
    expect(withdrawn.status).toBe(200);
    expect(['200', '409 illegal_transition']).toContain(told(accepted));
    expect(await world.standing(deal)).toEqual(['listed', 'declined', 'pending']);
    expect((await world.shipment(deal.shipmentId)).quoteCount).toBe(0);
  });

  race('against a change of the amount never books another amount than the one that was read', async () => {
    const deal = await quoted(1000);
    const [accepted, changed] = await Promise.all([accept(deal, 1000), deal.carrier.api.patch(`/api/quotes/${deal.quoteId}`, { amount: 2000 })]);
    expect([['200', '409 illegal_transition'], ['409 quote_changed', '200']]).toContainEqual([told(accepted), told(changed)]);
    expect(await world.quote(deal, deal.quoteId)).toMatchObject(accepted.status === 200 ? { status: 'accepted', amount: 1000 } : { status: 'pending', amount: 2000 });
  });

  race('against an edit of the terms books what was quoted on, or nothing', async () => {
    const deal = await quoted();
    const [accepted, edited] = await Promise.all([accept(deal), deal.shipper.api.patch(`/api/shipments/${deal.shipmentId}`, { weight: 5000 })]);
    expect([['200', '409 illegal_transition'], ['409 quote_stale', '200']]).toContainEqual([told(accepted), told(edited)]);
  });

  race('against a cancellation leaves a cancelled shipment without a live quote', async () => {
    const deal = await quoted();
    const [accepted, cancelled] = await Promise.all([accept(deal), deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`)]);
    expect(cancelled.status).toBe(200);
    expect(['200', '409 illegal_transition']).toContain(told(accepted));
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'pending']);
  });
});

describe('payment', () => {
  race('asked for many times at once is one row, one intent and one client secret', async () => {
    const deal = await world.booked();
    const answers = await many(() => world.pay(deal));
    expect(counts(answers)).toEqual({ 200: MANY });
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(await howMany('payments WHERE quote_id = $1', deal)).toBe(1);
    expect(await howMany(INTENTS, deal)).toBe(1);
  });

  race('asked for with two plans at once has one open intent over what the card then pays', async () => {
    const deal = await world.booked();
    const plans = ['standard', 'premium', 'plus'];
    const answers: Answer<PayAnswer>[] = await Promise.all(Array.from({ length: 6 }, (_, index) => world.pay(deal, plans[index % 3])));
    expect(counts(answers)).toEqual({ 200: 6 });
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(await howMany(`${INTENTS} AND data->>'status' <> 'canceled'`, deal)).toBe(1);
    ok(await world.enterCard(answers[0]?.body.clientSecret ?? '', CARDS.good), 200);
    const payment = ok(await world.confirm(deal), 200);
    expect(payment.status).toBe('in_escrow');
    expect(payment.chargedAmount).toBeCloseTo(payment.amount + payment.protectionFee, 2);
  });

  race('confirmed many times while the webhook comes in is captured once', async () => {
    const deal = await world.booked();
    ok(await world.payWith(deal, CARDS.good), 200);
    const answers = await many(() => world.confirm(deal));
    expect(counts(answers)).toEqual({ 200: MANY });
    expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(['in_escrow']));
    expect(await howMany(`ledger_transactions WHERE kind = 'capture' AND quote_id = $1`, deal)).toBe(1);
  });

  raceInTurn('against a cancellation is never kept on a cancelled shipment', async () => {
    const deal = await world.booked();
    const { clientSecret } = ok(await world.pay(deal), 200);
    const [, cancelled] = await Promise.all([world.enterCard(clientSecret, CARDS.good), deal.shipper.api.post<Shipment>(`/api/shipments/${deal.shipmentId}/cancel`)]);
    expect(cancelled.status).toBe(200);
    await world.settleMoney();
    const payment = await world.payment(deal);
    expect([['failed', 0], ['refunded', 1240]]).toContainEqual([payment.status, payment.refundedAmount]);
    const [charged] = await world.server.query<{ cents: number }>(`SELECT coalesce(sum((data->>'amount_received')::int), 0)::int AS cents FROM ${INTENTS}`, [deal.quoteId]);
    expect(charged?.cents).toBe(payment.refundedAmount * 100);
  });
});

describe('release', () => {
  const releasedOnce = async (deal: Deal): Promise<Payment> => {
    await world.settleMoney();
    expect(await howMany(`ledger_transactions WHERE kind = 'release' AND quote_id = $1`, deal)).toBe(1);
    expect(await howMany(TRANSFERS, deal)).toBe(1);
    const payment = await world.payment(deal);
    expect(payment).toMatchObject({ status: 'released', transferStatus: 'sent', payoutAmount: 1178, platformFee: 62 });
    return payment;
  };

  raceInTurn('confirmed many times at once pays once', async () => {
    const deal = await world.delivered();
    const answers = await many(() => world.confirmDelivery(deal));
    expect(counts(answers)).toEqual({ 200: MANY });
    expect(new Set(answers.map(({ body }) => body.payment?.releasedAt)).size).toBe(1);
    await releasedOnce(deal);
  });

  raceInTurn('by the clock and by the shipper at once pays once', async () => {
    const deal = await world.delivered();
    await world.advance(72 * HOUR - 5);
    const [confirmed] = await Promise.all([world.confirmDelivery(deal), world.advance(60)]);
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.payment?.status).toBe('released');
    await releasedOnce(deal);
  });
});

describe('the same thing twice', () => {
  race('one carrier has one live quote on a shipment, however often it is sent', async () => {
    const shipmentId = await world.listed();
    expect(counts(await many(() => world.carrier.api.post('/api/quotes', { shipmentId, amount: 900 })))).toEqual({ 201: 1, '409 quote_exists': MANY - 1 });
    expect(await world.shipment(shipmentId)).toMatchObject({ status: 'quoted', quoteCount: 1 });
  });

  race('one email registers once, whatever its case', async () => {
    const email = `${randomUUID()}@example.com`;
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => world.visitor.post('/api/auth/register', { email: index % 2 ? email.toUpperCase() : email, password: 'a long walk by the river' })),
    );
    expect(counts(answers)).toEqual({ 201: 1, '409 email_taken': 3 });
  });

  race('one Idempotency-Key has one effect, and its answer is repeated', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const title = `Boat ${headers['idempotency-key']}`;
    const body = { title, category: 'vehicles', description: 'A 22 ft sailing boat.', pickupLocation: 'Austin, TX', deliveryLocation: 'Denver, CO' };
    const send = (changes = {}) => world.shipper.api.post<Shipment>('/api/shipments', { ...body, ...changes }, headers);
    for (const answer of await many(() => send())) expect(['201', '409 idempotency_in_progress']).toContain(told(answer));
    const rows = await world.server.query<{ id: string }>('SELECT id FROM shipments WHERE title = $1', [title]);
    expect(rows).toHaveLength(1);
    const again = await send();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(ok(again, 201).id).toBe(rows[0]?.id);
    expectRefusal(await send({ budget: 5 }), 422, 'idempotency_key_reused');
  });

  race('a confirmation under one key is answered the same each time', async () => {
    const deal = await world.delivered();
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/confirm-delivery`, undefined, headers);
    const first = await send();
    const second = await send();
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
  });
});
