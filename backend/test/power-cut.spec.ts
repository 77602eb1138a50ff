import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { Shipment } from './support/answers.js';
import { ALL, FailPoints, type Points } from './support/fail-points.js';
import { CARDS, DAY, type Deal, type Person, World } from './support/people.js';
import { until } from './support/until.js';

const LONG = process.env['HAULWAY_TEST_LONG'] !== undefined;
const CUTS = LONG ? 10 : 2;

// A test here starts the program as often as it is cut off.
jest.setTimeout(CUTS * 150_000);

let world: World;
let failPoints: FailPoints;
/** For deals whose decisions are held: nothing else of theirs is decided in the meantime. */
let waiting: Person;

beforeAll(async () => {
  world = await World.start({ alone: true });
  failPoints = new FailPoints(world);
  waiting = await world.newCarrier();
  // A carrier's account at the provider is created by their first transfer.
  for (const carrier of [world.carrier, waiting])
    await world.confirmDelivery(await world.delivered({}, world.shipper, carrier));
  await world.settleMoney();
});

/** Two deals whose money is about to move: one's to the carrier, the other's back to the card. */
interface Pair {
  released: Deal;
  refunded: Deal;
  /** The clients' keys: an unanswered call is repeated with the same one. */
  keys: { released: string; refunded: string };
}

async function newPair(carrier: Person): Promise<Pair> {
  const [released, refunded] = [
    await world.delivered({ amount: 1234.56 }, world.shipper, carrier),
    await world.paid({ amount: 1234.56, plan: 'plus' }, world.shipper, carrier),
  ];
  return { released, refunded, keys: { released: randomUUID(), refunded: randomUUID() } };
}

const post = async ({ api }: Person, path: string, key: string): Promise<number | undefined> =>
  (await api.post(path, undefined, { 'idempotency-key': key }).catch(() => undefined))?.status;

/** Both are decided by their shippers. Returns the statuses; undefined if the power was cut before the answer. */
function decide({ released, refunded, keys }: Pair): Promise<number | undefined>[] {
  return [
    post(released.shipper, `/api/shipments/${released.shipmentId}/confirm-delivery`, keys.released),
    post(refunded.shipper, `/api/shipments/${refunded.shipmentId}/cancel`, keys.refunded),
  ];
}

/** Restarts the program; what it was working on is taken up at once, as after the minutes a lease or a turn lasts. */
async function startAgain(lost: Loss): Promise<void> {
  await world.server.query(
    `UPDATE money_operations SET lease_until = now() - interval '1 second' WHERE state = 'in_flight'`,
  );
  await world.server.query('UPDATE payments SET intent_held_until = NULL');
  await world.server.query('UPDATE deadlines SET attempts = 0, next_attempt_at = NULL WHERE done_at IS NULL');
  await LOSE[lost]();
  await world.server.restart();
}

/** What else may be gone after a power cut. */
const LOSE = {
  nothing: async () => undefined,
  /** The queue with everything in it. */
  queue: () => world.server.query('DROP SCHEMA IF EXISTS bullmq CASCADE'),
  /** A day: the provider has forgotten the keys. */
  keys: async () => {
    await LOSE.queue();
    await world.server.query('DELETE FROM sandbox.idempotency_keys');
    await world.server.query(
      `UPDATE money_operations SET created_at = created_at - interval '25 hours' WHERE state <> 'succeeded'`,
    );
  },
};
type Loss = keyof typeof LOSE;

/** Sandbox objects that a quote caused, in cents. */
async function made({ quoteId }: Deal): Promise<{ type: string; cents: number }[]> {
  return world.server.query(
    `SELECT type, (data->>'amount')::int AS cents FROM sandbox.objects WHERE type IN ('transfer', 'refund') AND data->'metadata'->>'quoteId' = $1`,
    [quoteId],
  );
}

async function booked({ quoteId }: Deal): Promise<string[]> {
  const rows = await world.server.query<{ kind: string }>(
    `SELECT kind FROM ledger_transactions WHERE quote_id = $1 AND kind NOT IN ('capture', 'stripe-fee') ORDER BY kind`,
    [quoteId],
  );
  return rows.map(({ kind }) => kind);
}

async function expectMovedOnce({ released, refunded }: Pair, ended: string): Promise<void> {
  expect(await made(released)).toEqual([{ type: 'transfer', cents: 117283 }]);
  expect(await booked(released)).toEqual(['release', 'transfer']);
  expect(await world.payment(released)).toMatchObject({
    status: 'released',
    payoutAmount: 1172.83,
    platformFee: 61.73,
    transferStatus: 'sent',
  });
  expect(await made(refunded)).toEqual([{ type: 'refund', cents: 125308 }]);
  expect(await booked(refunded)).toEqual(['refund-decided', 'refund-paid']);
  expect(await world.payment(refunded)).toMatchObject({
    status: 'refunded',
    refunds: [{ amount: 1253.08, status: 'succeeded' }],
  });
  expect([await world.standing(released), await world.standing(refunded)]).toEqual([
    ['delivered', 'completed', 'released'],
    [ended, 'declined', 'refunded'],
  ]);
}

/** Takes in the provider's news of everything that happened. */
async function heard(): Promise<void> {
  const unheard = () =>
    world.server.query(
      `SELECT id::text FROM sandbox.webhook_deliveries WHERE delivered_at IS NULL AND given_up_at IS NULL UNION SELECT id FROM webhook_events WHERE state = 'received'`,
    );
  await until(async () => (await unheard()).length === 0, undefined, 150_000);
}

/** What is brought to some points, and held there. */
interface Stage {
  points: Points;
  /** How many pairs of deals are decided for it. */
  pairs: number;
  /** After a cut the same deals reach the same points on their own, or on a retry; otherwise the next cut meets new ones. */
  again?: true;
  /** The deals are not decided by their shippers, but fall due. */
  byTheClock?: true;
}

/** One power cut, for everything held at several points at once. */
interface Cut {
  when: string;
  stages: Stage[];
  /** What else is gone: after each cut but the last, and after the last. */
  lost: [between: Loss, last: Loss];
}

/** The path of decided money, from the call to the last acknowledgment, and what may be lost on it. A worker does four things at once, so no more can be held in it. */
const CUTS_AT: Cut[] = [
  {
    when: 'before a decision is committed, before the queue hears of one, when a worker has taken the job, and before the provider is called',
    stages: [
      { points: { 'job.taken': 2, 'operation.claimed': 2 }, pairs: 2, again: true },
      { points: { 'decision.ordered': 2 }, pairs: 1, again: true },
      { points: { 'queue.adding': ALL }, pairs: 1 },
    ],
    lost: ['queue', 'nothing'],
  },
  {
    when: 'once the queue has it, the answer perhaps not sent, when the provider has done it, before its answer, and after that, before it is written down',
    stages: [
      { points: { 'provider.carried_out': 2, 'operation.made': 2 }, pairs: 2, again: true },
      { points: { 'queue.added': ALL }, pairs: 1 },
    ],
    lost: ['queue', 'keys'],
  },
  {
    when: "before a decision of the clock is committed, once it is written down, before the job is acknowledged, and while the provider's word of it is taken in",
    stages: [
      { points: { 'decision.ordered': 1 }, pairs: 1, again: true, byTheClock: true },
      { points: { 'operation.committed': 2, 'webhook.applied': 1 }, pairs: 1 },
    ],
    lost: ['nothing', 'queue'],
  },
];

/** Brings deals to all points of a cut, and cuts; `known` are those of the earlier stages. */
async function cut({ stages, lost }: Cut, known: Map<Stage, Pair[]>): Promise<void> {
  const first = known.size === 0;
  const answers: Promise<unknown>[] = [];
  if (!first) {
    for (const { again, points } of stages) if (again) failPoints.name(points);
    await startAgain(lost[0]);
  }
  for (const stage of stages) {
    let pairs = known.get(stage) ?? [];
    if (first || !stage.again) {
      pairs = await Promise.all(
        Array.from({ length: stage.pairs }, () =>
          newPair('decision.ordered' in stage.points ? waiting : world.carrier),
        ),
      );
      known.set(stage, [...(known.get(stage) ?? []), ...pairs]);
      if ('webhook.applied' in stage.points) await heard();
      failPoints.name(stage.points);
    }
    // Held calls are not answered.
    answers.push(...(stage.byTheClock ? [world.advance(8 * DAY).catch(() => undefined)] : pairs.flatMap(decide)));
    await failPoints.reached(stage.points);
  }
  await failPoints.cutPower();
  await Promise.all(answers);
}

describe(`the power is cut, ${CUTS} times`, () => {
  it.each(CUTS_AT)('$when: the money moves once', async (at) => {
    const known = new Map<Stage, Pair[]>();
    for (let count = 1; count <= CUTS; count++) await cut(at, known);
    await startAgain(at.lost[1]);
    const [byTheClock, byShippers] = [true, false].map((clock) =>
      [...known].filter(([stage]) => (stage.byTheClock === true) === clock).flatMap(([, pairs]) => pairs),
    );
    for (const pair of byShippers ?? []) expect(await Promise.all(decide(pair))).toEqual([200, 200]);
    await world.advance(byTheClock?.length ? 8 * DAY : 1);
    for (const pair of byShippers ?? []) await expectMovedOnce(pair, 'cancelled');
    for (const pair of byTheClock ?? []) await expectMovedOnce(pair, 'listed');
    await world.expectCleanLedger();
  });
});

/** A call that may be cut off, and is then repeated with the same key. */
const keyed = (path: string, body?: object) => {
  const key = randomUUID();
  return async ({ api }: Person) => api.post<{ id: string }>(path, body, { 'idempotency-key': key });
};

it('a listing is taken, a counter-offer accepted, and each of them charged, once: with the power cut before and after the booking, before the intent is kept, and before it is in escrow', async () => {
  const carriers = [await world.newCarrier('Cora'), await world.newCarrier('Cyrus')] as const;
  const takable = await world.listed(world.shipper, { bookNowPrice: 760, bookNowFor: 'anybody' });
  const quoted = await world.listed();
  const quoteId = await world.quoted(quoted, carriers[0], { amount: 900 });
  const { body: offer } = await world.shipper.api.post<{ id: string }>(`/api/quotes/${quoteId}/counter-offers`, {
    amount: 800,
  });
  const take = keyed(`/api/shipments/${takable}/take`, { amount: 760, estimatedPickupDate: await world.day(3) });
  const accept = keyed(`/api/counter-offers/${offer.id}/accept`, { amount: 800 });
  const bookings = () =>
    world.server.query(
      `SELECT s.status, q.amount::float, q.status AS quote, count(f.id)::int AS offers FROM shipments s LEFT JOIN quotes q ON q.shipment_id = s.id
         LEFT JOIN counter_offers f ON f.quote_id = q.id AND f.status = 'open' WHERE s.id = ANY($1) GROUP BY 1, 2, 3 ORDER BY 2`,
      [[takable, quoted]],
    );
  const before = await bookings();

  failPoints.name({ 'booking.made': 2 });
  const held = [take(carriers[0]), accept(carriers[0])].map((answer) => answer.catch(() => undefined));
  await failPoints.reached({ 'booking.made': 2 });
  await failPoints.cutPower();
  await Promise.all(held);
  await startAgain('queue');
  expect(await bookings()).toEqual(before);

  const answers = [await take(carriers[0]), await accept(carriers[0])];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await failPoints.cutPower();
  await startAgain('queue');
  // Nobody got the answers.
  const taken = await take(carriers[0]);
  const again = [taken, await accept(carriers[0])];
  expect(again.map(({ status, body }) => [status, body])).toEqual(answers.map(({ status, body }) => [status, body]));
  expect((await take(carriers[1])).body).toMatchObject({ code: 'already_booked' });
  expect(await bookings()).toEqual([
    { status: 'booked', amount: 760, quote: 'accepted', offers: 0 },
    { status: 'booked', amount: 800, quote: 'accepted', offers: 0 },
  ]);

  const [carrier] = carriers;
  const { shipper } = world;
  const unkept = { shipper, carrier, shipmentId: takable, quoteId: taken.body.id };
  const uncaptured = { shipper, carrier, shipmentId: quoted, quoteId };
  failPoints.name({ 'intent.made': 1 });
  const cutOff: Promise<unknown>[] = [world.pay(unkept).catch(() => undefined)];
  await failPoints.reached({ 'intent.made': 1 });
  failPoints.name({ 'payment.captured': 1 });
  cutOff.push(world.payWith(uncaptured, CARDS.good).catch(() => undefined));
  await failPoints.reached({ 'payment.captured': 1 });
  await failPoints.cutPower();
  await Promise.all(cutOff);
  await startAgain('queue');
  await world.payWith(unkept, CARDS.good);
  for (const [deal, cents] of [
    [unkept, 76000],
    [uncaptured, 80000],
  ] as const) {
    await world.confirm(deal);
    expect(await world.payment(deal)).toMatchObject({ status: 'in_escrow', amount: cents / 100 });
    const intents = await world.server.query(
      `SELECT data->>'status' AS status, (data->>'amount')::int AS cents FROM sandbox.objects
        WHERE type = 'payment_intent' AND data->'metadata'->>'quoteId' = $1`,
      [deal.quoteId],
    );
    expect(intents).toEqual([{ status: 'succeeded', cents }]);
  }
  await world.expectCleanLedger();
});

/** Both sides agree on 200.00 more than was paid. */
async function raise({ shipper, carrier, shipmentId }: Deal): Promise<string> {
  const body = { delta: 200, reason: 'other', text: 'One more crate.' };
  const { id } = (await shipper.api.post<{ id: string }>(`/api/shipments/${shipmentId}/change-orders`, body)).body;
  await carrier.api.post(`/api/change-orders/${id}/accept`, { delta: 200 });
  return id;
}

const beginExtra = ({ shipper }: Deal, id: string) =>
  shipper.api.post<{ clientSecret: string }>(`/api/change-orders/${id}/pay`);
async function payExtra(deal: Deal, id: string): Promise<void> {
  const { clientSecret } = (await beginExtra(deal, id)).body;
  await world.enterCard(clientSecret, CARDS.good);
}
const confirmExtra = async ({ shipper }: Deal, id: string) =>
  (await shipper.api.post<{ status: string }>(`/api/change-orders/${id}/confirm`)).body.status;

it('an extra is charged once and paid out once, with the power cut before its intent is kept, before it is in escrow, and while both transfers are made', async () => {
  const [unkept, uncaptured] = [await world.paid(), await world.paid()];
  const orders = [await raise(unkept), await raise(uncaptured)] as const;
  const two = await world.paid({ amount: 1_000 });
  const id = await raise(two);
  await payExtra(two, id);
  expect(await confirmExtra(two, id)).toBe('done');
  for (const verb of ['pickup', 'deliver']) await two.carrier.api.post(`/api/shipments/${two.shipmentId}/${verb}`);
  await heard();

  failPoints.name({ 'extra.made': 1 });
  const answers: Promise<unknown>[] = [beginExtra(unkept, orders[0]).catch(() => undefined)];
  await failPoints.reached({ 'extra.made': 1 });
  failPoints.name({ 'extra.captured': 1 });
  answers.push(payExtra(uncaptured, orders[1]).catch(() => undefined));
  await failPoints.reached({ 'extra.captured': 1 });
  failPoints.name({ 'operation.made': 2 });
  answers.push(world.confirmDelivery(two).catch(() => undefined));
  await failPoints.reached({ 'operation.made': 2 });
  await failPoints.cutPower();
  await Promise.all(answers);
  await startAgain('queue');

  await payExtra(unkept, orders[0]);
  for (const [deal, order] of [
    [unkept, orders[0]],
    [uncaptured, orders[1]],
  ] as const) {
    expect(await confirmExtra(deal, order)).toBe('done');
    expect((await world.quote(deal, deal.quoteId)).amount).toBe(1440);
    const intents = await world.server.query(
      `SELECT data->>'status' AS status, (data->>'amount')::int AS cents FROM sandbox.objects
        WHERE type = 'payment_intent' AND data->'metadata'->>'changeOrderId' = $1`,
      [order],
    );
    expect(intents).toEqual([{ status: 'succeeded', cents: 20000 }]);
  }
  await world.advance(1);
  expect((await made(two)).sort((one, other) => one.cents - other.cents)).toEqual([
    { type: 'transfer', cents: 14000 },
    { type: 'transfer', cents: 100000 },
  ]);
  expect(await booked(two)).toEqual(['release', 'transfer', 'transfer']);
  expect(await world.payment(two)).toMatchObject({ status: 'released', payoutAmount: 1_140, transferStatus: 'sent' });
  await world.expectCleanLedger();
});

it('a template is listed once for a day, though the power went while it was', async () => {
  const { api } = world.shipper;
  const copied = await api.post<Shipment>(`/api/shipments/${await world.listed()}/copy`, { template: true });
  failPoints.name({ 'listing.made': 1 });
  const rule = { shipmentId: copied.body.id, every: 'week', days: [1, 2, 3, 4, 5, 6, 7], aheadDays: 1, count: 1 };
  const { id } = (await api.post<{ id: string }>('/api/recurrences', rule)).body;
  const moved = world.advance(DAY).catch(() => undefined);
  await failPoints.reached({ 'listing.made': 1 });
  await failPoints.cutPower();
  await moved;
  const listed = () =>
    world.server.query<{ day: string }>('SELECT recurrence_day AS day FROM shipments WHERE recurrence_id = $1', [id]);
  expect(await listed()).toEqual([]);

  await startAgain('queue');
  await until(async () => (await listed()).length > 0);
  await world.advance(2 * DAY);
  expect(await listed()).toHaveLength(1);
});
