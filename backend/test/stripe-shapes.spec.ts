import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { type SandboxWorld, startSandboxWorld } from './support/card-sandbox.js';
import { StripeShapes } from './support/stripe-shapes.js';

const DAY = 24 * 60 * 60;
const LONG = 120_000;
const REFUSING_BANK = {
  object: 'bank_account',
  country: 'US',
  currency: 'usd',
  routing_number: '110000000',
  account_number: '000111111113',
} as const;

/** Every kind of object, and each state it can be in here. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  account: ['ready', 'restricted'],
  account_link: ['is there'],
  balance: ['is there'],
  balance_transaction: [
    'adjustment',
    'charge',
    'payment',
    'payment_refund',
    'payout',
    'payout_failure',
    'refund',
    'refund_failure',
    'topup',
    'transfer',
    'transfer_refund',
  ],
  capability: ['active', 'inactive'],
  charge: ['failed', 'succeeded', 'succeeded, being captured'],
  dispute: [
    'lost',
    'needs_response',
    'under_review',
    'warning_closed',
    'warning_needs_response',
    'warning_under_review',
    'won',
  ],
  event: [
    'account.updated',
    'balance.available',
    'capability.updated',
    'charge.dispute.closed',
    'charge.dispute.created',
    'charge.dispute.funds_reinstated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
    'charge.failed',
    'charge.refunded',
    'charge.succeeded',
    'charge.updated',
    'payment_intent.canceled',
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.requires_action',
    'payment_intent.succeeded',
    'payout.created',
    'payout.failed',
    'payout.paid',
    'payout.updated',
    'radar.early_fraud_warning.created',
    'refund.created',
    'refund.failed',
    'refund.updated',
    'review.closed',
    'review.opened',
    'topup.succeeded',
    'transfer.created',
    'transfer.reversed',
    'transfer.updated',
  ],
  list: ['complete', 'has more'],
  payment_intent: ['canceled', 'requires_action', 'requires_payment_method', 'succeeded'],
  payout: ['failed', 'in_transit', 'paid', 'pending'],
  'radar.early_fraud_warning': ['is there'],
  refund: ['failed', 'pending', 'succeeded'],
  review: ['approved', 'disputed', 'open', 'refunded'],
  topup: ['succeeded'],
  transfer: ['partly reversed', 'reversed', 'sent'],
  transfer_reversal: ['is there'],
};

let world: SandboxWorld;
let shapes: StripeShapes;
let stripe: Stripe;
const wrongs = new Set<string>();
beforeAll(async () => {
  [world, shapes] = await Promise.all([startSandboxWorld(), StripeShapes.load()]);
  stripe = overheard(({ error, ...body }) => {
    const object = error ? (error as { payment_intent?: object }).payment_intent : body;
    if (object) for (const wrong of shapes.wrongsOf(object)) wrongs.add(wrong);
  });
}, LONG);
afterAll(() => world.end());

/** The real client; its answers are recorded before it gets them. */
function overheard(hear: (body: Record<string, unknown>) => void): Stripe {
  const httpClient = Stripe.createNodeHttpClient();
  const makeRequest = httpClient.makeRequest.bind(httpClient);
  httpClient.makeRequest = async (...request) => {
    const response = await makeRequest(...request);
    const body = (await response.toJSON()) as Record<string, unknown>;
    hear(body);
    response.toJSON = () => Promise.resolve(body);
    return response;
  };
  return new Stripe(world.sandbox.secretKey, {
    host: '127.0.0.1',
    port: world.sandbox.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient,
  });
}

async function paid(
  number = '4000000000000077',
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
): Promise<Stripe.Charge> {
  const intent = await stripe.paymentIntents.create({
    amount: 100_000,
    currency: 'usd',
    metadata: { quoteId: 'q1' },
    ...more,
  });
  await world.sandbox.confirm({
    clientSecret: intent.client_secret ?? '',
    card: { number, expMonth: 12, expYear: 2040, cvc: '123' },
  });
  return (
    await stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge.balance_transaction', 'latest_charge.review'],
    })
  ).latest_charge as Stripe.Charge;
}

const carrier = (more: Stripe.AccountCreateParams = {}) =>
  stripe.accounts.create({
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

async function payments(): Promise<void> {
  const waiting = await stripe.paymentIntents.create({
    amount: 5_000,
    currency: 'usd',
    automatic_payment_methods: { enabled: true },
  });
  await stripe.paymentIntents.update(waiting.id, { amount: 6_000 });
  await stripe.paymentIntents.cancel(waiting.id, { cancellation_reason: 'abandoned' });
  const challenged = await stripe.paymentIntents.create({
    amount: 5_000,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_authenticationRequired',
  });
  await world.sandbox.authenticate({ clientSecret: challenged.client_secret ?? '', outcome: 'fail' });
  await stripe.paymentIntents
    .create({ amount: 5_000, currency: 'usd', confirm: true, payment_method: 'pm_card_visa_chargeDeclined' })
    .catch(() => undefined);
  for (const number of [
    '4242424242424242',
    '4000000000000002',
    '4100000000000019',
    '4000000000000119',
    '4000000000005423',
  ])
    await paid(number);
  const passed = await stripe.paymentIntents.create({ amount: 5_000, currency: 'usd' });
  const clientSecret = passed.client_secret ?? '';
  await world.sandbox.confirm({
    clientSecret,
    card: { number: '4000002500003155', expMonth: 12, expYear: 2040, cvc: '123' },
  });
  await world.sandbox.authenticate({ clientSecret, outcome: 'pass' });
  await stripe.charges.update((await paid()).id, { description: 'A boat', metadata: { note: 'x' } });
}

async function refundsAndReviews(): Promise<void> {
  for (const number of ['4242424242424242', '4000000000007726', '4000000000005126', '4000000000009235']) {
    const refund = await stripe.refunds.create({ charge: (await paid(number)).id, reason: 'requested_by_customer' });
    await stripe.refunds.update(refund.id, { metadata: { note: 'x' } });
  }
  const [approved, disputed] = [await paid('4000000000009235'), await paid('4000000000009235')];
  await stripe.reviews.approve((approved.review as Stripe.Review).id);
  await world.sandbox.createDispute({ paymentIntentId: String(disputed.payment_intent), reason: 'fraudulent' });
}

async function disputes(): Promise<void> {
  const open = async (number: string) =>
    (await stripe.disputes.list({ charge: (await paid(number)).id, expand: ['data.charge'] })).data[0]?.id ?? '';
  await stripe.disputes.close(await open('4000000000000259'));
  for (const text of ['winning_evidence', 'A photo of the signature']) {
    for (const number of ['4000000000002685', '4000000000001976'])
      await stripe.disputes.update(await open(number), { evidence: { uncategorized_text: text } });
  }
}

async function transfersAndPayouts(): Promise<void> {
  const [good, bad, late] = [
    await carrier(),
    await carrier({ external_account: REFUSING_BANK }),
    await carrier({ metadata: { sandbox_onboarding: 'pending' } }),
  ];
  const charge = await paid();
  const send = (destination: string) =>
    stripe.transfers.create({ amount: 30_000, currency: 'usd', destination, source_transaction: charge.id });
  const [kept, refused] = [await send(good.id), await send(bad.id)];
  const back = await send(good.id);
  await stripe.transfers.update(kept.id, { description: 'Payout' });
  await stripe.transfers.createReversal(back.id, { amount: 10_000 });
  await stripe.transfers.createReversal(back.id);
  await stripe.transfers.createReversal(refused.id, { amount: 10_000 });
  await stripe.transfers.listReversals(back.id, { limit: 1 });
  await stripe.payouts.create({ amount: 1_000, currency: 'usd' }, { stripeAccount: good.id });
  await stripe.accounts.retrieveCapability(late.id, 'transfers');
  await stripe.accountLinks.create({
    account: late.id,
    type: 'account_onboarding',
    return_url: 'http://localhost/',
    refresh_url: 'http://localhost/',
  });
  await stripe.accounts.retrieveCapability(late.id, 'transfers');
}

/** Everything that exists in the end, through every list. */
async function lists(): Promise<void> {
  const all: { list(params: { limit: number }): Stripe.ApiListPromise<unknown> }[] = [
    stripe.paymentIntents,
    stripe.charges,
    stripe.refunds,
    stripe.transfers,
    stripe.disputes,
    stripe.reviews,
    stripe.balanceTransactions,
    stripe.payouts,
    stripe.radar.earlyFraudWarnings,
    stripe.events,
  ];
  for (const resource of all) for await (const each of resource.list({ limit: 20 })) void each;
  const { rows } = await world.pool.query<{ account: string; type: string }>(
    'SELECT DISTINCT account FROM sandbox.objects WHERE account IS NOT NULL',
  );
  for (const { account: stripeAccount } of rows) {
    await stripe.balance.retrieve({}, { stripeAccount });
    await stripe.accounts.retrieve(stripeAccount);
    await stripe.payouts.list({}, { stripeAccount });
    await stripe.balanceTransactions.list({ limit: 100 }, { stripeAccount });
  }
  await stripe.balance.retrieve();
}

it(
  'every answer and every event, in every state, has the fields and types of the pinned stripe package',
  async () => {
    await payments();
    await refundsAndReviews();
    await disputes();
    await transfersAndPayouts();
    await lists();
    await world.pass(6 * DAY);
    await world.sandbox.topUp(5_000);
    await lists();
    expect(world.errors).toEqual([]);
    const seen = Object.fromEntries([...shapes.seen].map(([kind, states]) => [kind, [...states].sort()]));
    // Printed, because people ask how much was checked against the types.
    console.log(
      `stripe ${Stripe.PACKAGE_VERSION}: ${Object.keys(seen).length} kinds in ${Object.values(seen).flat().length} states, ${shapes.checked} objects and events checked, ${wrongs.size} errors`,
    );
    expect([...wrongs].sort()).toEqual([]);
    for (const [kind, states] of Object.entries(STATES))
      expect({ kind, states: seen[kind] }).toEqual({ kind, states: expect.arrayContaining([...states]) });
  },
  LONG,
);

it('a field that is missing, of another type, unknown, or has an unknown word is an error', async () => {
  const intent = (await stripe.paymentIntents.list({ limit: 1 })).data[0] as Stripe.PaymentIntent;
  const { status: _status, ...incomplete } = intent;
  const tries = [
    incomplete,
    { ...intent, amount: '1.00' },
    { ...intent, amout: 1 },
    { ...intent, capture_method: 'tomorrow' },
  ];
  expect(tries.map((wrong) => shapes.wrongsOf(wrong).length > 0)).toEqual([true, true, true, true]);
  expect(shapes.wrongsOf(intent)).toEqual([]);
});
