import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { type SandboxWorld, startSandboxWorld } from './support/card-sandbox.js';

const OK = '4242424242424242';
const AT_ONCE = '4000000000000077';
const DAY = 24 * 60 * 60;
const MOMENT = 10;

let world: SandboxWorld;
beforeAll(async () => {
  world = await startSandboxWorld();
});
afterAll(async () => {
  await world.end();
  expect(world.errors).toEqual([]);
});
beforeEach(async () => {
  await world.pool.query('DELETE FROM sandbox.faults');
  world.receiver.deliveries.length = 0;
});

/** The charge of a new payment of 1,000.00. */
async function paid(number = OK, more: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.Charge> {
  const intent = await world.stripe.paymentIntents.create({ amount: 100_000, currency: 'usd', ...more });
  await world.sandbox.confirm({
    clientSecret: intent.client_secret ?? '',
    card: { number, expMonth: 12, expYear: 2040, cvc: '123' },
  });
  return (await world.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] }))
    .latest_charge as Stripe.Charge;
}

const charge = (id: string) => world.stripe.charges.retrieve(id, { expand: ['balance_transaction'] });
const carrier = (more: Stripe.AccountCreateParams = {}) =>
  world.stripe.accounts.create({
    controller: {
      stripe_dashboard: { type: 'express' },
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
    },
    capabilities: { transfers: { requested: true } },
    ...more,
  });
const send = (made: Stripe.Charge, destination: string, amount = 90_000) =>
  world.stripe.transfers.create({ amount, currency: 'usd', destination, source_transaction: made.id });
const balance = async (stripeAccount?: string) => {
  const { available, pending } = await world.stripe.balance.retrieve({}, stripeAccount ? { stripeAccount } : {});
  return { available: available[0]?.amount, pending: pending[0]?.amount };
};
const refusal = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`Not refused: ${String(error)}`);
  return error;
};
/** The events reported about an object so far, in order. */
const told = async (id: string) => {
  await world.sandbox.deliverWebhooks();
  const events = await world.stripe.events.list({ limit: 100 });
  return events.data
    .filter(({ data }) => (data.object as { id?: string }).id === id)
    .map(({ type }) => type)
    .reverse();
};

describe('a capture', () => {
  it('ends a moment after the card was charged, and reports the fee with charge.updated', async () => {
    const before = await balance();
    const made = await paid();
    expect(made).toMatchObject({ status: 'succeeded', captured: true, balance_transaction: null });
    expect(await balance()).toEqual(before);
    await world.pass(MOMENT);
    expect((await charge(made.id)).balance_transaction).toMatchObject({
      amount: 100_000,
      fee: 2_930,
      status: 'pending',
    });
    expect((await balance()).pending).toBe((before.pending ?? 0) + 97_070);
    const { event } = await world.receiver.find(
      (delivery) => delivery.event.type === 'charge.updated' && delivery.event.data.object.id === made.id,
    );
    expect(event.data.previous_attributes).toEqual({ balance_transaction: null });
    expect(event.request).toEqual({ id: null, idempotency_key: null });
    expect(await told(made.id)).toEqual(['charge.succeeded', 'charge.updated']);
  });

  it('is over at once if asked for, and is never left for another day', async () => {
    const made = await paid(OK, { capture_method: 'automatic' });
    expect((await charge(made.id)).balance_transaction).toMatchObject({ fee: 2_930 });
    await world.pass(MOMENT);
    expect(await told(made.id)).toEqual(['charge.succeeded']);
    const manual = world.stripe.paymentIntents.create({ amount: 1_000, currency: 'usd', capture_method: 'manual' });
    expect(await refusal(manual)).toMatchObject({ statusCode: 400, param: 'capture_method' });
  });

  it('with a late fee ends a day later; refunds and transfers do not wait for it', async () => {
    await world.sandbox.addFault({ next: 'late_fee' });
    const [made, next] = [await paid(), await paid()];
    await world.pass(MOMENT);
    expect((await charge(next.id)).balance_transaction).not.toBeNull();
    expect((await charge(made.id)).balance_transaction).toBeNull();
    const { id } = await carrier();
    expect((await send(made, id, 40_000)).amount).toBe(40_000);
    expect(await refusal(send(made, id, 60_001))).toMatchObject({ param: 'amount' });
    expect((await world.stripe.refunds.create({ charge: made.id, amount: 60_000 })).status).toBe('succeeded');
    await world.pass(DAY);
    expect((await charge(made.id)).balance_transaction).toMatchObject({ amount: 100_000, fee: 2_930 });
  });

  it('and its fee are reported once, however many callers settle it at the same time', async () => {
    const made = await paid();
    world.clock.now = new Date(world.clock.now.getTime() + MOMENT * 1000);
    await Promise.all([1, 2, 3, 4].flatMap(() => [world.sandbox.settleDue(world.clock.now), charge(made.id)]));
    expect((await world.stripe.balanceTransactions.list({ source: made.id })).data).toHaveLength(1);
    expect((await told(made.id)).filter((type) => type === 'charge.updated')).toHaveLength(1);
  });
});

describe('money', () => {
  it('becomes available at midnight two days later, and balance.available says so', async () => {
    const before = await balance();
    const made = await paid();
    await world.pass(MOMENT);
    const on = ((await charge(made.id)).balance_transaction as Stripe.BalanceTransaction).available_on;
    expect([on % DAY, on - made.created >= 2 * DAY, on - made.created < 3 * DAY]).toEqual([0, true, true]);
    await world.pass(new Date(on * 1000 - 1000));
    expect((await balance()).pending).toBeGreaterThanOrEqual(97_070);
    world.receiver.deliveries.length = 0;
    await world.pass(new Date(on * 1000));
    expect((await balance()).pending).toBe(0);
    expect((await balance()).available).toBeGreaterThanOrEqual((before.available ?? 0) + 97_070);
    // What became available on the way may be reported late.
    const { event } = await world.receiver.find(
      (delivery) =>
        delivery.event.type === 'balance.available' &&
        delivery.event.account === undefined &&
        delivery.event.created >= on,
    );
    expect(event.data.object).toMatchObject({ object: 'balance', pending: [{ amount: 0 }] });
  });
});

describe('payouts of a connected account', () => {
  it('are made automatically on its schedule, and then the money is gone for a reversal', async () => {
    const { id } = await carrier();
    const transfer = await send(await paid(AT_ONCE), id);
    expect(await balance(id)).toEqual({ available: 90_000, pending: 0 });
    await world.pass(2 * DAY - 1);
    expect((await world.stripe.payouts.list({}, { stripeAccount: id })).data).toEqual([]);
    await world.pass(DAY);
    const [payout] = (await world.stripe.payouts.list({}, { stripeAccount: id })).data;
    expect(payout).toMatchObject({ amount: 90_000, automatic: true, status: 'in_transit' });
    expect(await balance(id)).toEqual({ available: 0, pending: 0 });
    expect(await refusal(world.stripe.transfers.createReversal(transfer.id))).toMatchObject({
      code: 'balance_insufficient',
    });
    await world.pass(DAY);
    expect(await told(payout?.id ?? '')).toEqual(['payout.created', 'payout.updated', 'payout.updated', 'payout.paid']);
    const { event } = await world.receiver.find(
      (delivery) => delivery.event.type === 'payout.paid' && delivery.event.data.object.id === payout?.id,
    );
    expect(event).toMatchObject({ account: id, data: { object: { status: 'paid' } } });
    await world.pass(5 * DAY);
    expect((await world.stripe.payouts.list({}, { stripeAccount: id })).data).toHaveLength(1);
  });

  it('pay what came in time, and later money the next time', async () => {
    const { id } = await carrier();
    await send(await paid(AT_ONCE), id, 10_000);
    await world.pass(DAY);
    await send(await paid(AT_ONCE), id, 20_000);
    await world.pass(5 * DAY);
    const amounts = (await world.stripe.payouts.list({}, { stripeAccount: id })).data.map(({ amount }) => amount);
    expect(amounts).toEqual([20_000, 10_000]);
  });

  it('wait for money that is still on its way', async () => {
    const { id } = await carrier();
    await send(await paid(), id);
    expect(await balance(id)).toEqual({ available: 0, pending: 90_000 });
    await world.pass(4 * DAY);
    expect(await balance(id)).toEqual({ available: 0, pending: 0 });
  });

  it('end with the first one its bank refuses', async () => {
    const { id } = await carrier({
      external_account: {
        object: 'bank_account',
        country: 'US',
        currency: 'usd',
        routing_number: '110000000',
        account_number: '000111111113',
      },
    });
    await send(await paid(AT_ONCE), id);
    await world.pass(5 * DAY);
    expect((await world.stripe.payouts.list({}, { stripeAccount: id })).data).toMatchObject([
      { status: 'failed', failure_code: 'account_closed' },
    ]);
    expect((await world.stripe.accounts.retrieve(id)).payouts_enabled).toBe(false);
    expect((await balance(id)).available).toBe(90_000);
    expect(
      await refusal(world.stripe.payouts.create({ amount: 1, currency: 'usd' }, { stripeAccount: id })),
    ).toMatchObject({ code: 'payouts_not_allowed' });
    await send(await paid(AT_ONCE), id);
    await world.pass(5 * DAY);
    expect((await world.stripe.payouts.list({}, { stripeAccount: id })).data).toHaveLength(1);
    const bank = {
      object: 'bank_account',
      country: 'US',
      currency: 'usd',
      routing_number: '110000000',
      account_number: '000123456789',
    } as const;
    await world.stripe.accounts.update(id, { external_account: bank } as Stripe.AccountUpdateParams);
    await world.pass(5 * DAY);
    expect((await world.stripe.payouts.list({}, { stripeAccount: id })).data).toMatchObject([
      { amount: 180_000, status: 'paid' },
      { status: 'failed' },
    ]);
  });

  it('are not made if the schedule is manual, and never on the platform', async () => {
    const { id } = await carrier({ settings: { payouts: { schedule: { interval: 'manual' } } } });
    await send(await paid(AT_ONCE), id);
    await world.pass(10 * DAY);
    expect((await balance(id)).available).toBe(90_000);
    expect((await world.stripe.payouts.list()).data).toEqual([]);
  });
});

describe('a rate limit', () => {
  it('answers 429 with a time to retry, and is not remembered under the key', async () => {
    const made = await paid();
    await world.sandbox.addFault({ next: 'rate_limited' });
    const refund = () =>
      world.stripe.refunds.create({ charge: made.id, amount: 100 }, { idempotencyKey: `limited:${made.id}` });
    const error = await refusal(refund());
    expect(error).toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    expect(error).toMatchObject({
      statusCode: 429,
      code: 'rate_limit',
      headers: { 'retry-after': '1', 'stripe-should-retry': 'true' },
    });
    expect((await refund()).lastResponse.headers['idempotent-replayed']).toBeUndefined();
  });
});

describe('an error 500', () => {
  it('kept under its key says that it is a replay', async () => {
    const made = await paid();
    await world.sandbox.addFault({ next: 'error_500' });
    const refund = () =>
      refusal(world.stripe.refunds.create({ charge: made.id }, { idempotencyKey: `broken:${made.id}` }));
    expect((await refund()).headers?.['idempotent-replayed']).toBeUndefined();
    expect(await refund()).toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } });
  });
});
