import pg from 'pg';
import { CARDS, type Deal, expectRefusal, ok, type Person, World } from './support/people.js';
import { withQueue } from './support/queues.js';
import { deliver, event, kept, SECRET } from './support/webhooks.js';
import { until, untilBlocked } from './support/until.js';

let world: World;

beforeAll(async () => {
  world = await World.start({ env: { STRIPE_WEBHOOK_SECRET: SECRET } });
});

afterEach(() => world.expectCleanLedger());

async function whileFailing<Result>(next: string, times: number, act: () => Promise<Result>): Promise<Result> {
  await world.server.query('INSERT INTO sandbox.faults (next, remaining) VALUES ($1, $2)', [next, times]);
  return act().finally(() => world.server.query('DELETE FROM sandbox.faults'));
}

/** Sandbox objects that a quote caused, in cents. */
async function made(type: 'transfer' | 'refund' | 'payment_intent', { quoteId }: Deal): Promise<number[]> {
  const rows = await world.server.query<{ cents: number }>(
    `SELECT (data->>'amount')::int AS cents FROM sandbox.objects WHERE type = $1 AND data->'metadata'->>'quoteId' = $2`,
    [type, quoteId],
  );
  return rows.map(({ cents }) => cents);
}

interface Operation {
  id: string;
  state: string;
  waits: number;
  lastError: string | null;
}

/** What has to be done at the provider for a deal, and how many seconds it waits until the next try. */
async function operation({ quoteId }: Deal): Promise<Operation> {
  const [row] = await world.server.query<Operation>(
    `SELECT id, state, extract(epoch FROM next_attempt_at - now())::int AS waits, last_error AS "lastError" FROM money_operations WHERE quote_id = $1`,
    [quoteId],
  );
  return row ?? { id: '', state: 'none', waits: 0, lastError: null };
}

/** Its wait is over. */
async function waited({ quoteId }: Deal): Promise<void> {
  await world.server.query('UPDATE money_operations SET next_attempt_at = created_at WHERE quote_id = $1', [quoteId]);
  await world.settleMoney();
}

/** Released, with a provider that fails this many times from then on; a new carrier has no payout account yet. */
async function releasedWhileFailing(next: string, times: number, carrier: Person): Promise<Deal> {
  const deal = await world.delivered({ amount: 1234.56 }, world.shipper, carrier);
  await world.server.query('INSERT INTO sandbox.faults (next, remaining) VALUES ($1, $2)', [next, times]);
  ok(await world.confirmDelivery(deal), 200);
  await world.settleMoney();
  return deal;
}

describe('after three failures in a row, which the provider keeps under their keys for a day', () => {
  it('the payer is asked to try again, and then pays: once', async () => {
    const deal = await world.booked();
    expectRefusal(await whileFailing('error_500', 3, () => world.pay(deal)), 503, 'unavailable');
    await world.payWith(deal, CARDS.good);
    expect(ok(await world.confirm(deal), 200).status).toBe('in_escrow');
    expect(await made('payment_intent', deal)).toHaveLength(1);
  });

  it('a carrier starts payout setup', async () => {
    const carrier = await world.newCarrier();
    const begin = () => carrier.api.post<{ onboardingUrl: string }>('/api/users/me/payout-account');
    expectRefusal(await whileFailing('error_500', 3, begin), 503, 'unavailable');
    ok(await begin(), 200);
    expect(
      await world.server.query(
        `SELECT 1 FROM sandbox.objects WHERE type = 'account' AND data->'metadata'->>'userId' = $1`,
        [carrier.id],
      ),
    ).toHaveLength(1);
  });

  it('a payout is made, whether the account failed or the transfer: the waits grow from a minute to a quarter of an hour, and an operator can end them', async () => {
    for (const carrier of [await world.newCarrier(), world.carrier]) {
      const deal = await releasedWhileFailing('error_500', 1_000, carrier);
      const waits = [];
      for (let round = 0; round < 6; round++) {
        waits.push(Math.round((await operation(deal)).waits / 60));
        await waited(deal);
      }
      expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
      await world.server.query('DELETE FROM sandbox.faults');
      expect(
        ok(
          await world.admin.api.post<{ state: string }>(
            `/api/admin/money-operations/${(await operation(deal)).id}/retry`,
          ),
          200,
        ).state,
      ).toBe('unknown');
      await world.settleMoney();
      expect(await made('transfer', deal)).toEqual([117283]);
      expect(await world.payment(deal)).toMatchObject({ status: 'released', transferStatus: 'sent' });
    }
  });
});

it('a stored failure is met with another key at once, after a look at what the provider has', async () => {
  const deal = await releasedWhileFailing('error_500', 1, world.carrier);
  expect(await operation(deal)).toMatchObject({ state: 'unknown' });
  // It had been carried out anyway.
  const [failed] = await world.server.query<{ id: string }>('SELECT id FROM money_operations WHERE quote_id = $1', [
    deal.quoteId,
  ]);
  await world.server.query(
    `INSERT INTO sandbox.objects (id, type, account, data, hidden, created_at)
     SELECT 'tr_of_the_failure', 'transfer', NULL, jsonb_build_object('id', 'tr_of_the_failure', 'object', 'transfer', 'amount', 117283, 'created', 1, 'transfer_group', 'quote_' || $1,
       'metadata', jsonb_build_object('quoteId', $1, 'operationId', $2::text)), '{}', now()`,
    [deal.quoteId, failed?.id],
  );
  await waited(deal);
  expect(await world.payment(deal)).toMatchObject({ transferStatus: 'sent', stripeTransferId: 'tr_of_the_failure' });
  expect(await made('transfer', deal)).toEqual([117283]);
});

it('a broken connection keeps its key: what was carried out under it is found', async () => {
  const deal = await world.booked();
  // The library itself repeats a call whose connection broke once.
  expectRefusal(await whileFailing('drop_response', 2, () => world.pay(deal)), 503, 'unavailable');
  ok(await world.pay(deal), 200);
  expect(await made('payment_intent', deal)).toHaveLength(1);
});

describe('a transfer that waits for payout setup', () => {
  it('does not miss the news that it is finished, whenever it comes', async () => {
    const carrier = await world.newCarrier();
    ok(await carrier.api.post('/api/users/me/payout-account'), 200);
    const transfers = (status: string) =>
      world.server.query<{ id: string }>(
        `UPDATE sandbox.objects SET data = jsonb_set(data, '{capabilities,transfers}', to_jsonb($2::text)) WHERE type = 'account' AND data->'metadata'->>'userId' = $1 RETURNING id`,
        [carrier.id, status],
      );
    const deal = await world.delivered({ amount: 1234.56 }, world.shipper, carrier);
    await transfers('inactive');
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    expect(await operation(deal)).toMatchObject({ state: 'blocked' });
    const connection = new pg.Client({ connectionString: world.server.databaseUrl });
    connection.on('error', () => undefined);
    await connection.connect();
    await connection.query('BEGIN');
    await connection.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [carrier.id]);
    // It asks the provider once more, and is about to record that it keeps waiting.
    const again = waited(deal);
    await untilBlocked(world.server.query);
    const [account] = await transfers('active');
    const { id, text } = event('account.updated', { id: account?.id, object: 'account' }, { account: account?.id });
    expect((await deliver(world.server, text)).status).toBe(200);
    await untilBlocked(world.server.query, 2);
    await connection.query('COMMIT');
    await connection.end();
    await again;
    await until(async () => (await kept(world, id))[0]?.state !== 'received');
    await world.settleMoney();
    expect(await made('transfer', deal)).toEqual([117283]);
  });
});

describe('a reversal that waits for its transfer', () => {
  it('does not miss it, even if it begins while that is being recorded', async () => {
    const deal = await releasedWhileFailing('error_500', 1, world.carrier);
    const claim = { shipmentId: deal.shipmentId, kind: 'damage', amount: 100, description: 'A leg is broken.' };
    const { id } = ok(await world.shipper.api.post<{ id: string }>('/api/claims', claim), 201);
    const granted = { decision: 'approved', note: 'The photos show it.' };
    ok(await world.admin.api.post(`/api/admin/claims/${id}/resolve`, granted), 200);
    await world.settleMoney();
    const reversal = `quote_id = '${deal.quoteId}' AND kind = 'reversal'`;
    const state = async () =>
      (await world.server.query<{ state: string }>(`SELECT state FROM money_operations WHERE ${reversal}`))[0]?.state;
    const begin = async (kind: string) => {
      const sql = `SELECT id FROM money_operations WHERE quote_id = $1 AND kind = $2`;
      const [row] = await world.server.query<{ id: string }>(sql, [deal.quoteId, kind]);
      await withQueue(world.server, 'money', (queue) => queue.add('execute', { id: row?.id }));
    };
    const waits = (statement: string) =>
      world.server.query(
        `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database() AND query LIKE $1`,
        [`${statement}%`],
      );
    expect(await state()).toBe('blocked');
    // As if nobody had begun it yet.
    await world.server.query(
      `UPDATE money_operations SET state = 'pending', next_attempt_at = now() + interval '1 day' WHERE ${reversal}`,
    );
    const [holding, beginning] = [world.server.databaseUrl, world.server.databaseUrl].map(
      (connectionString) => new pg.Client({ connectionString }),
    ) as [pg.Client, pg.Client];
    for (const each of [holding, beginning]) await each.on('error', () => undefined).connect();
    await holding.query('BEGIN');
    await holding.query('LOCK TABLE events IN SHARE MODE');
    await world.server.query(
      `UPDATE money_operations SET next_attempt_at = created_at WHERE quote_id = $1 AND kind = 'transfer'`,
      [deal.quoteId],
    );
    await begin('transfer');
    await until(async () => (await waits('INSERT INTO events')).length > 0);
    const due = `UPDATE money_operations SET next_attempt_at = created_at WHERE ${reversal}`;
    const begun = beginning.query(due).then(() => begin('reversal'));
    await until(async () => (await state()) === 'blocked' || (await waits(due)).length > 0);
    await holding.query('COMMIT');
    await begun;
    for (const each of [holding, beginning]) await each.end();
    await until(async () => (await made('transfer', deal)).length === 1 && (await state()) !== 'in_flight');
    await world.settleMoney();
    expect(await state()).toBe('succeeded');
  });
});

describe('a refund with an unknown outcome, when the bank has given the money back', () => {
  it('is made or covered, never owed forever, and nothing counts as a loss', async () => {
    const deal = await world.paid({ amount: 1000 });
    const { id } = await world.payment(deal);
    await whileFailing('error_500', 1, async () => {
      ok(
        await world.admin.api.post(`/api/admin/payments/${id}/refund`, {
          amount: 300,
          reason: 'The two agreed on it.',
        }),
        200,
      );
      await world.settleMoney();
    });
    expect(await operation(deal)).toMatchObject({ state: 'unknown' });
    const { id: disputeId } = ok(
      await world.admin.api.post<{ id: string }>('/api/sandbox/disputes', { quoteId: deal.quoteId, reason: 'general' }),
      200,
    );
    ok(await world.admin.api.post(`/api/sandbox/disputes/${disputeId}/close`, { outcome: 'lost' }), 200);
    await waited(deal);
    await world.settleMoney();
    expect(await operation(deal)).toMatchObject({ state: 'succeeded' });
    const { ledgerEntries, refunds, status } = await world.payment(deal);
    expect({ status, refunds }).toMatchObject({ status: 'refunded', refunds: [{ amount: 300, status: 'succeeded' }] });
    expect(ledgerEntries.filter(({ account }) => account === 'chargeback_loss')).toEqual([]);
    expect(
      await world.server.query(`SELECT 1 FROM chargebacks WHERE id = $1 AND outcome = 'lost'`, [disputeId]),
    ).toHaveLength(1);
  });
});
