import { randomUUID } from 'node:crypto';
import { type Deal, NEW_SHIPMENT, ok, World } from './support/people.js';
import { until } from './support/until.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

/** A deal on its way, with one known position. */
async function tracked(): Promise<Deal> {
  const deal = await world.inTransit();
  ok(
    await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/locations`, {
      latitude: 35.2,
      longitude: -101.8,
      notes: 'By the scales.',
    }),
    201,
  );
  return deal;
}

const positions = async ({ shipper, shipmentId }: Deal) =>
  ok(await shipper.api.get<unknown[]>(`/api/shipments/${shipmentId}/locations`), 200).length;

it('where a carrier was is forgotten 90 days after delivery, but not while the deal is under way or in dispute', async () => {
  const deals = {
    long: await tracked(),
    lately: await tracked(),
    underWay: await tracked(),
    frozen: await tracked(),
    refunded: await tracked(),
  };
  for (const deal of [deals.long, deals.lately, deals.frozen])
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
  ok(
    await deals.frozen.shipper.api.post('/api/claims', {
      shipmentId: deals.frozen.shipmentId,
      kind: 'damage',
      amount: 50,
      description: 'The corner of the crate is split.',
    }),
    201,
  );
  const { id } = await world.payment(deals.refunded);
  ok(await world.admin.api.post(`/api/admin/payments/${id}/refund`, { reason: 'The two agreed on it.' }), 200);
  await world.server.query(`UPDATE location_tracking SET "timestamp" = "timestamp" - interval '91 days'`);
  await world.server.query(`UPDATE quotes SET delivered_at = delivered_at - interval '91 days' WHERE id = ANY($1)`, [
    [deals.long.quoteId, deals.frozen.quoteId],
  ]);
  await world.server.restart();
  const left = await Promise.all(Object.entries(deals).map(async ([name, deal]) => [name, await positions(deal)]));
  expect(Object.fromEntries(left)).toEqual({ long: 0, lately: 1, underWay: 1, frozen: 1, refunded: 0 });
});

it('stored answers for repeated calls are forgotten after a day', async () => {
  const list = (key: string) =>
    world.shipper.api.post<{ id: string }>('/api/shipments', NEW_SHIPMENT, { 'idempotency-key': key });
  const [old, fresh] = [randomUUID(), randomUUID()];
  for (const key of [old, fresh]) ok(await list(key), 201);
  await world.server.query(`UPDATE idempotency_keys SET created_at = created_at - interval '25 hours' WHERE key = $1`, [
    old,
  ]);
  await world.server.restart();
  expect(await world.server.query('SELECT key FROM idempotency_keys WHERE key = ANY($1)', [[old, fresh]])).toEqual([
    { key: fresh },
  ]);
});

it('mails, hourly counts, and wrong passwords with whose they were are forgotten', async () => {
  const email = `${randomUUID()}@example.com`;
  await world.visitor.post('/api/auth/login', { email, password: 'not the one at all' });
  const kept = {
    emails: `SELECT count(*)::int AS n FROM emails WHERE state <> 'queued' AND created_at < now() - interval '30 days'`,
    caught: `SELECT count(*)::int AS n FROM caught_mails WHERE received_at < now() - interval '30 days'`,
    counters: `SELECT count(*)::int AS n FROM hourly_counters WHERE hour < extract(epoch FROM now()) / 3600 - 25`,
    failures: `SELECT count(*)::int AS n FROM login_failures WHERE next_try_at < now() - interval '30 days'`,
  };
  const countOld = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(kept).map(async ([name, sql]) => [name, (await world.server.query<{ n: number }>(sql))[0]?.n]),
      ),
    );
  // One still waiting would be sent after the restart, and be old then.
  await until(async () => (await world.server.query(`SELECT 1 FROM emails WHERE state = 'queued'`)).length === 0);
  for (const change of [
    `UPDATE emails SET created_at = created_at - interval '31 days'`,
    `UPDATE caught_mails SET received_at = received_at - interval '31 days'`,
    `UPDATE hourly_counters SET hour = hour - 26`,
    `UPDATE login_failures SET next_try_at = next_try_at - interval '31 days'`,
  ])
    await world.server.query(change);
  expect(Object.values(await countOld()).every((count) => Number(count) > 0)).toBe(true);
  await world.server.restart();
  expect(await countOld()).toEqual({ emails: 0, caught: 0, counters: 0, failures: 0 });
});
