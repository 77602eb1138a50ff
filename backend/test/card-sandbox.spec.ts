import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { type SandboxWorld, startSandboxWorld, WEBHOOK_SECRET } from './support/card-sandbox.js';
import { untilBlocked } from './support/until.js';

const OK = '4242424242424242';
const CHALLENGED = '4000002500003155';
/** In seconds, longer than a capture takes. */
const A_MOMENT = 10;

let world: SandboxWorld;
beforeAll(async () => {
  world = await startSandboxWorld();
});
afterAll(async () => {
  await world.end();
  expect(world.errors).toEqual([]);
});
beforeEach(async () => {
  world.receiver.status = 200;
  await world.pool.query('DELETE FROM sandbox.faults');
});

let names = 0;
const unique = (what: string) => `${what}-${(names += 1)}`;

function newIntent(amount = 100_000): Promise<Stripe.PaymentIntent> {
  return world.stripe.paymentIntents.create(
    {
      amount,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      metadata: { quoteId: 'q1' },
      transfer_group: unique('group'),
    },
    { idempotencyKey: unique('pi') },
  );
}

function typed(number: string, more: { expMonth?: number; expYear?: number; cvc?: string } = {}) {
  return { number, expMonth: 12, expYear: 2030, cvc: number.startsWith('37') ? '1234' : '123', ...more };
}

/** The charge of a new payment made with this card. */
async function paid(number: string, amount = 100_000): Promise<Stripe.Charge> {
  const intent = await newIntent(amount);
  await world.sandbox.confirm({ clientSecret: intent.client_secret ?? '', card: typed(number) });
  const after = await world.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  return after.latest_charge as Stripe.Charge;
}

async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`Not refused: ${String(error)}`);
  return error;
}

function carrier(more: Stripe.AccountCreateParams = {}): Promise<Stripe.Account> {
  return world.stripe.accounts.create({
    country: 'US',
    controller: {
      stripe_dashboard: { type: 'express' },
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
    },
    capabilities: { transfers: { requested: true } },
    ...more,
  });
}

describe('a payment', () => {
  it('succeeds with the card 4242, and its charge carries the fee of 2.9% and 30 cents', async () => {
    const intent = await newIntent(123_456);
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amount: 123_456,
      latest_charge: null,
      metadata: { quoteId: 'q1' },
    });
    expect(intent.client_secret).toMatch(/^pi_\w+_secret_\w+$/);
    expect(await world.sandbox.confirm({ clientSecret: intent.client_secret ?? '', card: typed(OK) })).toEqual({
      status: 'succeeded',
    });
    await world.pass(A_MOMENT);
    const after = await world.stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge.balance_transaction'],
    });
    expect(after).toMatchObject({ status: 'succeeded', amount_received: 123_456 });
    const charge = after.latest_charge as Stripe.Charge;
    expect(charge).toMatchObject({
      paid: true,
      amount: 123_456,
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    });
    expect(charge.balance_transaction).toMatchObject({ amount: 123_456, fee: 3_610, net: 119_846, status: 'pending' });
  });

  it.each([
    ['4000056655665556'],
    ['5555555555554444'],
    ['2223003122003222'],
    ['5200828282828210'],
    ['378282246310005'],
    ['6011111111111117'],
    ['3056930009020004'],
    ['3566002020360505'],
    ['4000000000000077'],
    ['4000000000003055'],
    ['4000000032200000'],
    ['4000000000005423'],
  ])('succeeds at once with %s', async (number) => {
    expect((await paid(number)).status).toBe('succeeded');
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000006975', 'card_declined', 'card_velocity_exceeded'],
    ['4100000000000019', 'card_declined', 'fraudulent'],
    ['4000008400001280', 'card_declined', 'generic_decline'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
  ])('is declined with %s as %s, and can be tried again', async (number, code, declineCode) => {
    const intent = await newIntent();
    const clientSecret = intent.client_secret ?? '';
    const result = await world.sandbox.confirm({ clientSecret, card: typed(number) });
    expect(result).toMatchObject({
      status: 'requires_payment_method',
      error: { code, message: expect.not.stringMatching(/lost|stolen/i) },
    });
    expect(result.error?.declineCode).toBe(declineCode);
    const after = await world.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(after.last_payment_error).toMatchObject({ type: 'card_error', code });
    expect(after.latest_charge).toMatchObject({ status: 'failed', paid: false, failure_code: code });
    expect(await world.sandbox.confirm({ clientSecret, card: typed(OK) })).toEqual({ status: 'succeeded' });
  });

  it.each([
    ['a wrong digit', typed('4242424242424241'), 'incorrect_number', undefined],
    ['month 13', typed(OK, { expMonth: 13 }), 'invalid_expiry_month', undefined],
    ['a month gone by', typed(OK, { expMonth: 10, expYear: 2026 }), 'invalid_expiry_month', undefined],
    ['a year gone by', typed(OK, { expYear: 2025 }), 'invalid_expiry_year', undefined],
    ['two digits of security code', typed(OK, { cvc: '12' }), 'invalid_cvc', undefined],
    ['a number that is no test number', typed('4111111111111111'), 'card_declined', 'test_mode_live_card'],
  ])('is not even attempted with %s', async (_what, card, code, declineCode) => {
    const intent = await newIntent();
    const { status, error } = await world.sandbox.confirm({ clientSecret: intent.client_secret ?? '', card });
    expect({ status, code: error?.code, declineCode: error?.declineCode }).toEqual({
      status: 'requires_payment_method',
      code,
      declineCode,
    });
    expect(await world.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      latest_charge: null,
      last_payment_error: null,
    });
  });

  it('keeps no card number anywhere', async () => {
    await paid(OK);
    await world.sandbox.confirm({ clientSecret: (await newIntent()).client_secret ?? '', card: typed(CHALLENGED) });
    for (const table of ['objects', 'idempotency_keys']) {
      const { rows } = await world.pool.query<{ found: boolean }>(
        `SELECT bool_or(t::text ~ '${OK}|${CHALLENGED}') AS found FROM sandbox.${table} t`,
      );
      expect(rows[0]?.found).toBe(false);
    }
  });

  it.each([
    [CHALLENGED, 'succeeded', undefined],
    ['4000002760003184', 'succeeded', undefined],
    ['4000000000003220', 'succeeded', undefined],
    ['4000008400000027', 'succeeded', undefined],
    ['4000008400001629', 'requires_payment_method', 'generic_decline'],
    ['4000008260003178', 'requires_payment_method', 'insufficient_funds'],
  ])('with %s waits for the cardholder, and once authenticated is %s', async (number, status, declineCode) => {
    const clientSecret = (await newIntent()).client_secret ?? '';
    expect(await world.sandbox.confirm({ clientSecret, card: typed(number) })).toEqual({ status: 'requires_action' });
    const result = await world.sandbox.authenticate({ clientSecret, outcome: 'pass' });
    expect(result.status).toBe(status);
    expect(result.error?.declineCode).toBe(declineCode);
  });

  it('can be tried again when the cardholder fails to authenticate', async () => {
    const intent = await newIntent();
    const clientSecret = intent.client_secret ?? '';
    await world.sandbox.confirm({ clientSecret, card: typed(CHALLENGED) });
    const failed = await world.sandbox.authenticate({ clientSecret, outcome: 'fail' });
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      error: { code: 'payment_intent_authentication_failure' },
    });
    const again = await world.sandbox.authenticate({ clientSecret, outcome: 'pass' });
    expect(again).toMatchObject({
      status: 'requires_payment_method',
      error: { code: 'payment_intent_unexpected_state' },
    });
    expect(await world.sandbox.confirm({ clientSecret, card: typed(OK) })).toEqual({ status: 'succeeded' });
  });

  it('is made once when confirmed twice at the same time', async () => {
    const intent = await newIntent();
    const confirm = () => world.sandbox.confirm({ clientSecret: intent.client_secret ?? '', card: typed(OK) });
    const results = await Promise.all([confirm(), confirm(), confirm()]);
    expect(results.filter((result) => result.error === undefined)).toHaveLength(1);
    expect((await world.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  it('belongs to whoever has its whole client secret', async () => {
    const intent = await newIntent();
    const wrong = world.sandbox.confirm({ clientSecret: `${intent.id}_secret_guess`, card: typed(OK) });
    await expect(wrong).rejects.toMatchObject({ status: 404, error: { code: 'resource_missing' } });
  });

  it('can be changed and cancelled until it succeeds, not after', async () => {
    const intent = await newIntent();
    const changed = await world.stripe.paymentIntents.update(intent.id, {
      amount: 200_000,
      metadata: { plan: 'plus' },
    });
    expect(changed).toMatchObject({ amount: 200_000, metadata: { quoteId: 'q1', plan: 'plus' } });
    expect((await world.stripe.paymentIntents.cancel(intent.id)).status).toBe('canceled');
    expect(await refusal(world.stripe.paymentIntents.cancel(intent.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'canceled' },
    });
    const done = await paid(OK);
    expect(await refusal(world.stripe.paymentIntents.cancel(String(done.payment_intent)))).toMatchObject({
      payment_intent: { status: 'succeeded' },
    });
  });

  it('refused over the API is a card error with the intent in it', async () => {
    const intent = await newIntent();
    const error = await refusal(
      world.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
      payment_intent: { status: 'requires_payment_method' },
    });
    expect(error.requestId).toMatch(/^req_/);
  });
});

describe('the API', () => {
  it('refuses what it does not know', async () => {
    const old = { amount: 1_000, currency: 'usd', payment_method_types: ['card'] } as Stripe.PaymentIntentCreateParams;
    expect(await refusal(world.stripe.paymentIntents.create(old))).toMatchObject({
      code: 'parameter_unknown',
      param: 'payment_method_types',
    });
    expect(await refusal(world.stripe.paymentIntents.create({ amount: 49, currency: 'usd' }))).toMatchObject({
      code: 'amount_too_small',
    });
    expect(await refusal(world.stripe.customers.create({}))).toMatchObject({
      statusCode: 404,
      type: 'StripeInvalidRequestError',
    });
    expect(await refusal(world.stripe.paymentIntents.retrieve('pi_nothing'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    const stranger = new Stripe('sk_test_other', { host: '127.0.0.1', port: world.sandbox.port, protocol: 'http' });
    expect(await refusal(stranger.balance.retrieve())).toMatchObject({ statusCode: 401 });
  });

  it('answers a repeated key as the first time, and refuses it for anything else', async () => {
    const key = unique('key');
    const create = (amount: number) =>
      world.stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey: key });
    const first = await create(1_000);
    const second = await create(1_000);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await refusal(create(1_001))).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('remembers a decline under its key, but not a malformed request', async () => {
    const intent = await newIntent();
    const key = unique('key');
    const confirm = () =>
      world.stripe.paymentIntents.confirm(
        intent.id,
        { payment_method: 'pm_card_visa_chargeDeclined' },
        { idempotencyKey: key },
      );
    const [first, second] = [await refusal(confirm()), await refusal(confirm())];
    expect(second.charge).toBe(first.charge);
    const other = unique('key');
    await refusal(world.stripe.paymentIntents.create({ amount: 1, currency: 'usd' }, { idempotencyKey: other }));
    expect(
      (await world.stripe.paymentIntents.create({ amount: 1_000, currency: 'usd' }, { idempotencyKey: other })).amount,
    ).toBe(1_000);
  });

  it('answers 409 while a call with the same key is running', async () => {
    const charge = await paid(OK);
    const key = unique('refund');
    const refund = () => world.stripe.refunds.create({ charge: charge.id, amount: 100 }, { idempotencyKey: key });
    const db = await world.pool.connect();
    await db.query('BEGIN');
    await db.query('SELECT 1 FROM sandbox.objects WHERE id = $1 FOR UPDATE', [charge.id]);
    const first = refund();
    await untilBlocked(async (sql) => (await world.pool.query(sql)).rows);
    expect(await refusal(refund())).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    await db.query('COMMIT');
    db.release();
    const made = await first;
    expect((await refund()).id).toBe(made.id);
  });

  it('confirms an intent at creation, as Stripe does', async () => {
    const confirmed = (more: Partial<Stripe.PaymentIntentCreateParams>) =>
      world.stripe.paymentIntents.create({ amount: 1_000, currency: 'usd', confirm: true, ...more });
    expect(await confirmed({ payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
      amount_received: 1_000,
    });
    expect(await confirmed({ payment_method: 'pm_card_authenticationRequired' })).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
    const refused = await refusal(confirmed({ payment_method: 'pm_card_visa_chargeDeclined' }));
    expect(refused).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      payment_intent: { status: 'requires_payment_method' },
    });
    expect(
      (await world.stripe.paymentIntents.retrieve(refused.payment_intent?.id ?? '')).last_payment_error?.code,
    ).toBe('card_declined');
    expect(await refusal(confirmed({}))).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
    expect(await refusal(confirmed({ payment_method: 'pm_nobody' }))).toMatchObject({
      code: 'resource_missing',
      param: 'payment_method',
    });
    expect(await refusal(confirmed({ payment_method: 'pm_card_visa', off_session: true }))).toMatchObject({
      statusCode: 400,
      param: 'off_session',
    });
    const later = world.stripe.paymentIntents.create({
      amount: 1_000,
      currency: 'usd',
      payment_method: 'pm_card_visa',
    });
    expect(await refusal(later)).toMatchObject({ statusCode: 400, param: 'payment_method' });
  });

  it('lists what was created at an instant, or between two', async () => {
    const start = Math.floor(world.clock.now.getTime() / 1000) + 60;
    const ids: string[] = [];
    for (const second of [0, 1, 2]) {
      await world.pass(new Date((start + second) * 1000));
      ids.push((await newIntent()).id);
    }
    const found = async (created: Stripe.RangeQueryParam | number) =>
      (await world.stripe.paymentIntents.list({ created })).data.map(({ id }) => ids.indexOf(id)).reverse();
    expect(await found(start + 1)).toEqual([1]);
    expect(await found({ gt: start, lte: start + 2 })).toEqual([1, 2]);
    expect(await found({ gte: start, lt: start + 1 })).toEqual([0]);
    expect(await refusal(found({ since: start } as Stripe.RangeQueryParam))).toMatchObject({
      code: 'parameter_unknown',
      param: 'created[since]',
    });
    expect(await refusal(found('soon' as unknown as number))).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'created',
    });
  });

  it('reports what is noted on an object, and the previous values', async () => {
    const charge = await paid(OK);
    const refund = await world.stripe.refunds.create({ charge: charge.id, amount: 100, metadata: { a: '1' } });
    const transfer = await world.stripe.transfers.create({
      amount: 1_000,
      currency: 'usd',
      destination: (await carrier()).id,
      source_transaction: charge.id,
    });
    await world.stripe.refunds.update(refund.id, { metadata: { b: '2' } });
    await world.stripe.transfers.update(transfer.id, { description: 'Boat' });
    await world.stripe.charges.update(charge.id, { metadata: { c: '3' } });
    const before = async (type: string, id: string) =>
      (
        await world.receiver.find(
          ({ event }) => event.type === type && (event.data.object as { id?: string }).id === id,
        )
      ).event.data.previous_attributes;
    expect(await before('refund.updated', refund.id)).toEqual({ metadata: { a: '1' } });
    expect(await before('transfer.updated', transfer.id)).toEqual({ description: null });
    expect(await before('charge.updated', charge.id)).toEqual({ metadata: { quoteId: 'q1' } });
    expect(await before('charge.refunded', charge.id)).toEqual({ amount_refunded: 0 });
  });

  it('pages through its lists', async () => {
    const charge = await paid(OK);
    for (const amount of [100, 200, 300]) await world.stripe.refunds.create({ charge: charge.id, amount });
    const amounts: number[] = [];
    for await (const refund of world.stripe.refunds.list({ charge: charge.id, limit: 2 })) amounts.push(refund.amount);
    expect(amounts).toEqual([300, 200, 100]);
  });
});

describe('on a bad day', () => {
  it('a transfer whose answer was lost is found again under its key, and made once', async () => {
    const charge = await paid(OK);
    const destination = (await carrier()).id;
    await world.sandbox.addFault({ next: 'drop_response', times: 2 });
    const send = () =>
      world.stripe.transfers.create(
        {
          amount: 90_000,
          currency: 'usd',
          destination,
          source_transaction: charge.id,
          transfer_group: charge.transfer_group ?? '',
        },
        { idempotencyKey: `transfer:${charge.id}` },
      );
    expect(await refusal(send())).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    const transfer = await send();
    const made = await world.stripe.transfers.list({ transfer_group: charge.transfer_group ?? '' });
    expect(made.data.map(({ id }) => id)).toEqual([transfer.id]);
  });

  it('an error 500 is remembered under its key, and nothing was done', async () => {
    const charge = await paid(OK);
    await world.sandbox.addFault({ next: 'error_500' });
    const key = unique('refund');
    const refund = (idempotencyKey: string) => world.stripe.refunds.create({ charge: charge.id }, { idempotencyKey });
    expect(await refusal(refund(key))).toMatchObject({ statusCode: 500 });
    expect(await refusal(refund(key))).toMatchObject({ statusCode: 500 });
    expect((await world.stripe.refunds.list({ charge: charge.id })).data).toEqual([]);
    expect((await refund(unique('refund'))).status).toBe('succeeded');
  });

  it('a webhook comes twice, or not at all', async () => {
    const about = (id: string) =>
      world.receiver.deliveries.filter(({ event }) => (event.data.object as { id: string }).id === id);
    await world.sandbox.addFault({ next: 'duplicate_webhook' });
    const doubled = await newIntent();
    await world.sandbox.addFault({ next: 'no_webhook' });
    const silent = await newIntent();
    await world.sandbox.deliverWebhooks();
    const [first, second] = about(doubled.id);
    expect(second?.event.id).toBe(first?.event.id);
    expect(about(doubled.id)).toHaveLength(2);
    expect(about(silent.id)).toHaveLength(0);
  });
});

describe('refunds', () => {
  it('never exceed the charge, not even at the same time', async () => {
    const charge = await paid(OK);
    const refund = (amount: number) =>
      world.stripe.refunds.create({ payment_intent: String(charge.payment_intent), amount });
    expect(await refusal(refund(100_001))).toMatchObject({ param: 'amount' });
    const tries = await Promise.allSettled([refund(40_000), refund(40_000), refund(40_000)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await world.stripe.refunds.create({ charge: charge.id })).toMatchObject({
      amount: 20_000,
      status: 'succeeded',
    });
    expect(await refusal(refund(1))).toMatchObject({ code: 'charge_already_refunded' });
    expect(await world.stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 100_000, refunded: true });
  });

  it('to 4000 0000 0000 7726 are pending for a while; to 4000 0000 0000 5126 they fail after a while', async () => {
    const refund = async (number: string) => world.stripe.refunds.create({ charge: (await paid(number)).id });
    const slow = await refund('4000000000007726');
    const failing = await refund('4000000000005126');
    expect([slow.status, failing.status]).toEqual(['pending', 'succeeded']);
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    expect((await world.stripe.refunds.retrieve(slow.id)).status).toBe('succeeded');
    expect(await world.stripe.refunds.retrieve(failing.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    expect((await world.stripe.charges.retrieve(String(failing.charge))).amount_refunded).toBe(0);
    await world.receiver.find(({ event }) => event.type === 'refund.failed' && event.data.object.id === failing.id);
  });
});

describe('transfers', () => {
  const send = (charge: Stripe.Charge, destination: string, amount: number) =>
    world.stripe.transfers.create({ amount, currency: 'usd', destination, source_transaction: charge.id });

  it('out of a charge never exceed it, not even at the same time', async () => {
    const charge = await paid(OK);
    const { id } = await carrier();
    expect(await refusal(send(charge, id, 100_001))).toMatchObject({ param: 'amount' });
    const tries = await Promise.allSettled([send(charge, id, 60_000), send(charge, id, 60_000)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('go only to an account that may receive them', async () => {
    const charge = await paid(OK);
    expect(await refusal(send(charge, 'acct_nobody', 1_000))).toMatchObject({
      code: 'resource_missing',
      param: 'destination',
    });
    const { id } = await carrier({ metadata: { sandbox_onboarding: 'pending' } });
    expect(await refusal(send(charge, id, 1_000))).toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
    const link = await world.stripe.accountLinks.create({
      account: id,
      type: 'account_onboarding',
      return_url: 'http://localhost/back',
      refresh_url: 'http://localhost/again',
    });
    expect(link.url).toBe('http://localhost/back');
    await world.receiver.find(({ event }) => event.type === 'capability.updated' && event.account === id);
    expect((await send(charge, id, 1_000)).destination).toBe(id);
  });

  it('without a charge take only what is available', async () => {
    const { id } = await carrier();
    const draw = (amount: number) => world.stripe.transfers.create({ amount, currency: 'usd', destination: id });
    const { available } = await world.stripe.balance.retrieve();
    expect(await refusal(draw(Math.max(1, (available[0]?.amount ?? 0) + 1)))).toMatchObject({
      code: 'balance_insufficient',
    });
    await paid('4000000000000077', 50_000_000);
    await world.pass(A_MOMENT);
    expect((await draw(1_000)).amount).toBe(1_000);
  });

  it('are reversed as far as the carrier still has the money', async () => {
    const charge = await paid('4000000000000077');
    const { id } = await carrier();
    const transfer = await send(charge, id, 90_000);
    const reversal = await world.stripe.transfers.createReversal(transfer.id, {
      amount: 30_000,
      metadata: { opId: 'o1' },
    });
    expect(reversal).toMatchObject({ amount: 30_000, transfer: transfer.id });
    expect((await world.stripe.transfers.listReversals(transfer.id)).data).toMatchObject([
      { id: reversal.id, metadata: { opId: 'o1' } },
    ]);
    expect((await world.stripe.payouts.create({ amount: 50_000, currency: 'usd' }, { stripeAccount: id })).status).toBe(
      'in_transit',
    );
    expect(await refusal(world.stripe.transfers.createReversal(transfer.id))).toMatchObject({
      code: 'balance_insufficient',
    });
    expect(await world.stripe.transfers.retrieve(transfer.id)).toMatchObject({
      amount_reversed: 30_000,
      reversed: false,
    });
    expect((await world.stripe.balance.retrieve({}, { stripeAccount: id })).available[0]?.amount).toBe(10_000);
  });

  it('to a carrier whose bank refuses payouts come back to their balance', async () => {
    const charge = await paid('4000000000000077');
    const { id } = await carrier({
      external_account: {
        object: 'bank_account',
        country: 'US',
        currency: 'usd',
        routing_number: '110000000',
        account_number: '000111111113',
      },
    });
    await send(charge, id, 90_000);
    const payout = await world.stripe.payouts.create({ amount: 90_000, currency: 'usd' }, { stripeAccount: id });
    expect(payout).toMatchObject({ status: 'in_transit', automatic: false });
    await world.pass(new Date(payout.arrival_date * 1000));
    expect(await world.stripe.payouts.retrieve(payout.id, {}, { stripeAccount: id })).toMatchObject({
      status: 'failed',
      failure_code: 'account_closed',
    });
    const { event } = await world.receiver.find(
      (delivery) => delivery.event.type === 'payout.failed' && delivery.event.account === id,
    );
    expect(event.account).toBe(id);
    expect((await world.stripe.balance.retrieve({}, { stripeAccount: id })).available[0]?.amount).toBe(90_000);
  });
});

describe('disputes', () => {
  it.each([
    ['4000000000000259', 'fraudulent', 'needs_response', true, 1],
    ['4000000000002685', 'product_not_received', 'needs_response', true, 1],
    ['4000000000001976', 'fraudulent', 'warning_needs_response', false, 1],
    ['4000000404000079', 'fraudulent', 'needs_response', true, 2],
  ])('with %s open at once (%s, %s)', async (number, reason, status, disputed, count) => {
    const charge = await paid(number);
    expect(charge.disputed).toBe(disputed);
    const { data } = await world.stripe.disputes.list({ charge: charge.id });
    expect(data).toHaveLength(count);
    for (const dispute of data) {
      expect(dispute).toMatchObject({ reason, status });
      expect(dispute.balance_transactions.map(({ amount, fee }) => [amount, fee])).toEqual(
        disputed ? [[-dispute.amount, 1500]] : [],
      );
    }
    expect(data.reduce((sum, dispute) => sum + dispute.amount, 0)).toBe(charge.amount);
  });

  it('stop refunds while they are open, and give the money back when won', async () => {
    const charge = await paid(OK);
    const paymentIntentId = String(charge.payment_intent);
    const { id } = await world.sandbox.createDispute({ paymentIntentId, reason: 'product_not_received' });
    expect(await refusal(world.stripe.refunds.create({ charge: charge.id }))).toMatchObject({
      code: 'charge_disputed',
    });
    await expect(world.sandbox.createDispute({ paymentIntentId, reason: 'fraudulent' })).rejects.toMatchObject({
      status: 400,
    });
    expect(await world.sandbox.closeDispute({ id, outcome: 'won' })).toEqual({ id, status: 'won' });
    const dispute = await world.stripe.disputes.retrieve(id);
    expect(dispute.balance_transactions.map(({ net }) => net)).toEqual([-101_500, 100_000]);
    expect((await world.stripe.refunds.create({ charge: charge.id })).status).toBe('succeeded');
  });

  it('are lost when we close them, and decided by the test evidence', async () => {
    const open = async () =>
      (await world.stripe.disputes.list({ charge: (await paid('4000000000000259')).id })).data[0]?.id ?? '';
    expect((await world.stripe.disputes.close(await open())).status).toBe('lost');
    const evidence = (text: string) => ({ evidence: { uncategorized_text: text } });
    expect((await world.stripe.disputes.update(await open(), evidence('winning_evidence'))).status).toBe('won');
    expect((await world.stripe.disputes.update(await open(), evidence('losing_evidence'))).status).toBe('lost');
    expect((await world.stripe.disputes.update(await open(), evidence('A photo of the signature'))).status).toBe(
      'under_review',
    );
    const inquiry = (await world.stripe.disputes.list({ charge: (await paid('4000000000001976')).id })).data[0];
    expect((await world.stripe.disputes.update(inquiry?.id ?? '', evidence('escalate_inquiry_evidence'))).status).toBe(
      'needs_response',
    );
  });
});

describe('a review', () => {
  it('of 4000 0000 0000 9235 passes after one hour of business time', async () => {
    const charge = await paid('4000000000009235');
    const review = async () => {
      const intent = await world.stripe.paymentIntents.retrieve(String(charge.payment_intent), {
        expand: ['latest_charge.review'],
      });
      return (intent.latest_charge as Stripe.Charge).review as Stripe.Review;
    };
    expect(await review()).toMatchObject({ open: true, reason: 'rule' });
    await world.pass(59 * 60);
    expect((await review()).open).toBe(true);
    await world.pass(60);
    expect(await review()).toMatchObject({ open: false, reason: 'approved' });
    await world.receiver.find(({ event }) => event.type === 'review.closed' && event.data.object.charge === charge.id);
  });
});

describe('webhooks', () => {
  it('are signed so that the library accepts them, and only unaltered', async () => {
    const charge = await paid(OK);
    const { body, signature } = await world.receiver.find(
      ({ event }) => event.type === 'payment_intent.succeeded' && event.data.object.id === charge.payment_intent,
    );
    const event = Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
    expect(event).toMatchObject({ api_version: '2026-10-28.endive', data: { object: { status: 'succeeded' } } });
    expect(await world.stripe.events.retrieve(event.id)).toMatchObject({ type: 'payment_intent.succeeded' });
    expect(() => Stripe.webhooks.constructEvent(body.replace('100000', '100001'), signature, WEBHOOK_SECRET)).toThrow(
      Stripe.errors.StripeSignatureVerificationError,
    );
  });

  it('are delivered once when two processes share the database', async () => {
    const other = await world.another();
    world.receiver.deliveries.length = 0;
    await Promise.all([paid(OK), paid(OK), paid(OK)]);
    await Promise.all([world.sandbox.deliverWebhooks(), other.deliverWebhooks()]);
    await other.close();
    const ids = world.receiver.deliveries.map(({ event }) => event.id);
    expect(ids.length).toBeGreaterThanOrEqual(9);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('that were not accepted come again, even from a restarted sandbox, which still knows everything', async () => {
    const { port, secretKey } = world.sandbox;
    const charge = await paid(OK);
    world.receiver.status = 500;
    const refund = await world.stripe.refunds.create(
      { charge: charge.id },
      { idempotencyKey: 'refund-before-restart' },
    );
    await world.receiver.find(({ event }) => event.type === 'charge.refunded' && event.data.object.id === charge.id);
    await world.restart();
    expect(world.sandbox.port === port && world.sandbox.secretKey === secretKey).toBe(false);
    world.receiver.deliveries.length = 0;
    world.receiver.status = 200;
    await world.receiver.find(({ event }) => event.type === 'charge.refunded' && event.data.object.id === charge.id);
    expect(
      (await world.stripe.refunds.create({ charge: charge.id }, { idempotencyKey: 'refund-before-restart' })).id,
    ).toBe(refund.id);
  });
});
