import Stripe from 'stripe';
import { alerts } from '../src/ledger/ledger.invariants.js';
import type { Answer } from './support/client.js';
import { CARDS, type Deal, expectRefusal, ok, World } from './support/people.js';
import { cutLeftLines, layLineTo } from './support/line.js';
import { startServer } from './support/server.js';
import { deliver, event, kept, looked, OLD_SECRET, SECRET, signed } from './support/webhooks.js';
import { untilFound } from './support/until.js';

let world: World;

beforeAll(async () => {
  // The one that signs comes first.
  world = await World.start({ alone: true, env: { STRIPE_WEBHOOK_SECRET: `${SECRET}, ${OLD_SECRET}` } });
});

afterEach(() => world.expectCleanLedger());

afterAll(cutLeftLines);

async function intentOf({ quoteId }: Deal): Promise<string> {
  const [row] = await world.server.query<{ id: string }>(
    'SELECT stripe_payment_intent_id AS id FROM payments WHERE quote_id = $1',
    [quoteId],
  );
  return row?.id ?? '';
}

/** An answer, read as one of the program's. */
async function read(response: Response): Promise<Answer<unknown>> {
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** How often something was posted for a deal. */
async function booked(kind: string, { quoteId }: Deal): Promise<number> {
  return (
    await world.server.query('SELECT 1 FROM ledger_transactions WHERE quote_id = $1 AND kind = $2', [quoteId, kind])
  ).length;
}

/** While this runs the provider only answers that it is broken. */
async function withoutProvider<Result>(act: () => Promise<Result>): Promise<Result> {
  await world.server.query('ALTER TABLE sandbox.objects RENAME TO objects_away');
  return act().finally(() => world.server.query('ALTER TABLE sandbox.objects_away RENAME TO objects'));
}

describe('a webhook', () => {
  const ANY = event('payment_intent.created', { id: 'pi_nobody', object: 'payment_intent' });

  it.each([
    ['without a signature', () => deliver(world.server, ANY.text, '')],
    ['with another secret', () => deliver(world.server, ANY.text, signed(ANY.text, { secret: 'whsec_of_a_stranger' }))],
    ['with a body that was changed by a space', () => deliver(world.server, `${ANY.text} `, signed(ANY.text))],
    ['from 301 seconds ago', () => deliver(world.server, ANY.text, signed(ANY.text, { secondsAgo: 301 }))],
    ['from 310 seconds ahead', () => deliver(world.server, ANY.text, signed(ANY.text, { secondsAgo: -310 }))],
  ])('%s is refused, and not kept', async (_, send) => {
    expect((await send()).status).toBe(400);
    expect(await kept(world, ANY.id)).toEqual([]);
  });

  it('is accepted under the old secret too, and kept once however often it comes', async () => {
    const { id, text } = event('payment_intent.created', { id: 'pi_nobody', object: 'payment_intent' });
    const answers = await Promise.all([
      deliver(world.server, text),
      deliver(world.server, text),
      deliver(world.server, text, signed(text, { secret: OLD_SECRET })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kept(world, id)).toHaveLength(1);
    expect(await looked(world, id)).toBe('parked');
  });

  it('signed with both secrets at once is accepted', async () => {
    const { id, text } = event('payment_intent.created', { id: 'pi_nobody', object: 'payment_intent' });
    const [, timestamp, now] = /^(t=\d+),(v1=.+)$/.exec(signed(text)) ?? [];
    const before = /v1=.+$/.exec(
      Stripe.webhooks.generateTestHeaderString({
        payload: text,
        secret: OLD_SECRET,
        timestamp: Number(timestamp?.slice(2)),
      }),
    )?.[0];
    expect((await deliver(world.server, text, `${timestamp},${before},${now}`)).status).toBe(200);
    expect(await looked(world, id)).toBe('parked');
  });

  it.each([
    ['of a kind that we do not know', event('cat.meowed', { id: 'cat_1', object: 'cat' })],
    ['about an unknown dispute', event('charge.dispute.created', { id: 'du_nobody', object: 'dispute' })],
    ['for an account that is a number', event('account.updated', { id: 7, object: 'account' }, { account: 7 })],
    ['about something whose id is an object', event('refund.updated', { id: { $ne: 1 }, object: 'refund' })],
    [
      'about something whose id is not a word',
      event('payment_intent.succeeded', { id: 'pi_ü', object: 'payment_intent' }),
    ],
    ['about something that is called in free words', event('coupon.created', { id: '20 % off', object: 'coupon' })],
  ])('%s is parked', async (_, { id, text }) => {
    expect((await deliver(world.server, text)).status).toBe(200);
    expect(await looked(world, id)).toBe('parked');
  });

  it.each([
    ['about real money', { livemode: true }],
    ['in another version of the interface', { api_version: '2024-06-20' }],
  ])('%s is parked, even if it names a payment of ours', async (_, changes) => {
    const { id, text } = event(
      'payment_intent.succeeded',
      { id: await intentOf(await world.paid()), object: 'payment_intent' },
      changes,
    );
    expect((await deliver(world.server, text)).status).toBe(200);
    expect(await looked(world, id)).toBe('parked');
  });

  it.each([
    ['without an id', { id: null }],
    ['with a number for an id', { id: 7 }],
    ["with an id that is not one of the provider's", { id: '../etc' }],
    ['without an id at all', { id: undefined }],
    ['with a kind that is not a word', { type: 'cat\u0000meowed' }],
    ['without a kind', { type: null }],
    ['about nothing', { data: null }],
    ['in a version that is a number', { api_version: 7 }],
  ])('%s, though signed, is refused, and not kept', async (_, changes) => {
    const { text } = event('payment_intent.created', { id: 'pi_nobody', object: 'payment_intent' }, changes);
    // News of the payments above may still come in.
    const many = () =>
      world.server.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM webhook_events WHERE coalesce(object_id, 'pi_nobody') = 'pi_nobody'`,
      );
    const before = await many();
    expectRefusal(await read(await deliver(world.server, text)), 400, 'invalid_input');
    expect(await many()).toEqual(before);
  });

  it.each(['null', '7', '"text"', '[]', '{'])('that is %s instead of an event is refused', async (text) => {
    expect((await deliver(world.server, text)).status).toBe(400);
  });

  it('of 300 kB is accepted, one over a megabyte is not', async () => {
    const large = (size: number) => event('cat.meowed', { id: 'cat_1', object: 'cat', words: 'm'.repeat(size) });
    expect((await deliver(world.server, large(300_000).text)).status).toBe(200);
    expect((await deliver(world.server, large(1_100_000).text)).status).toBe(413);
  });

  it('that comes too late, with old news, changes nothing', async () => {
    const deal = await world.paid();
    const before = await world.rowsOf(deal.shipmentId);
    const { id, text } = event('payment_intent.payment_failed', {
      id: await intentOf(deal),
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: 1,
    });
    expect((await deliver(world.server, text)).status).toBe(200);
    expect(await looked(world, id)).toBe('done');
    expect(await world.rowsOf(deal.shipmentId)).toEqual(before);
  });

  it("about a success, under two names and ahead of the start's, is captured once; confirming afterward finds it in escrow", async () => {
    const deal = await world.booked();
    await world.payUnheard(deal);
    const id = await intentOf(deal);
    const told = [
      event('payment_intent.succeeded', { id, object: 'payment_intent' }),
      event('charge.succeeded', { id: 'ch_of_it', object: 'charge', payment_intent: id }),
      event('payment_intent.created', { id, object: 'payment_intent' }),
    ];
    for (const { text } of told) expect((await deliver(world.server, text)).status).toBe(200);
    for (const each of told) expect(await looked(world, each.id)).toBe('done');
    expect(await world.standing(deal)).toEqual(['booked', 'paid', 'in_escrow']);
    expect(ok(await world.confirm(deal), 200)).toMatchObject({ status: 'in_escrow', chargedAmount: 1240 });
    expect(await booked('capture', deal)).toBe(1);
  });

  it('about a refund, ahead of the answer to our own call, is recorded once', async () => {
    const deal = await world.paid();
    await world.server.query(
      `INSERT INTO sandbox.faults (next, remaining) VALUES ('no_webhook', 100), ('drop_response', 2)`,
    );
    ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`), 200);
    const refunds = () =>
      world.server.query<{ id: string }>(
        `SELECT id FROM sandbox.objects WHERE type = 'refund' AND data->'metadata'->>'quoteId' = $1`,
        [deal.quoteId],
      );
    await world.untilSettled(async () => (await refunds()).length > 0);
    const { id, text } = event('refund.updated', { id: (await refunds())[0]?.id, object: 'refund' });
    expect((await deliver(world.server, text)).status).toBe(200);
    expect(await looked(world, id)).toBe('done');
    expect((await world.payment(deal)).refunds).toMatchObject([{ amount: 1240, status: 'succeeded' }]);
    await world.server.query('DELETE FROM sandbox.faults');
    await world.server.query('UPDATE money_operations SET next_attempt_at = created_at WHERE quote_id = $1', [
      deal.quoteId,
    ]);
    await world.settleMoney();
    expect(await refunds()).toHaveLength(1);
    expect(await booked('refund-paid', deal)).toBe(1);
  });

  it('about a finished dispute, when nobody reported its start, does everything', async () => {
    const deal = await world.paid();
    await world.server.query(`INSERT INTO sandbox.faults (next, remaining) VALUES ('no_webhook', 20)`);
    const { id: disputeId } = ok(
      await world.admin.api.post<{ id: string }>('/api/sandbox/disputes', { quoteId: deal.quoteId, reason: 'general' }),
      200,
    );
    ok(await world.admin.api.post(`/api/sandbox/disputes/${disputeId}/close`, { outcome: 'lost' }), 200);
    await world.server.query('DELETE FROM sandbox.faults');
    expect((await world.payment(deal)).status).toBe('in_escrow');
    const { id, text } = event('charge.dispute.closed', { id: disputeId, object: 'dispute' });
    expect((await deliver(world.server, text)).status).toBe(200);
    expect(await looked(world, id)).toBe('done');
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'refunded']);
    expect((await world.payment(deal)).ledgerEntries.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['dispute-out', 'dispute-lost']),
    );
  });

  it('is requested again while the database is away', async () => {
    const { line, databaseUrl } = await layLineTo(world.server.databaseUrl);
    const other = await startServer({
      alone: true,
      databaseUrl,
      env: { PROCESS: 'api', STRIPE_WEBHOOK_SECRET: SECRET },
    });
    const { id, text } = event('payment_intent.created', { id: 'pi_nobody', object: 'payment_intent' });
    await line.cut();
    expect((await deliver(other, text)).status).toBe(503);
    await line.mend();
    expect((await deliver(other, text)).status).toBe(200);
    expect(await kept(world, id)).toHaveLength(1);
    await other.stop();
  });
});

describe('an event the provider refuses to say more about', () => {
  /** An id no call can be made with, so that the provider refuses the call itself. */
  const refused = (number: number) =>
    event('payment_intent.succeeded', { id: `pi_${'x'.repeat(90)}${number}`, object: 'payment_intent' });
  const row = async (id: string) =>
    (
      await world.server.query<{ state: string; attempts: number; last_error: string | null; waits: number }>(
        `SELECT state, attempts, last_error, extract(epoch FROM next_attempt_at - now())::int AS waits FROM webhook_events WHERE id = $1`,
        [id],
      )
    )[0];
  const tried = (id: string, attempts: number) =>
    untilFound(async () => {
      const found = await row(id);
      return found && (found.attempts >= attempts || found.state !== 'received') ? found : undefined;
    });

  it('waits longer and longer, is finally parked with the reason, and holds up no other', async () => {
    const strange = Array.from({ length: 120 }, (_, number) => refused(number));
    for (const { text } of strange) expect((await deliver(world.server, text)).status).toBe(200);
    for (const { id } of strange) await tried(id, 1);
    const deal = await world.booked();
    await world.payUnheard(deal);
    const news = event('payment_intent.succeeded', { id: await intentOf(deal), object: 'payment_intent' });
    expect((await deliver(world.server, news.text)).status).toBe(200);
    expect(await looked(world, news.id)).toBe('done');
    const [first] = strange;
    const id = first?.id ?? '';
    for (let attempt = (await row(id))?.attempts ?? 0; (await row(id))?.state === 'received'; attempt++) {
      expect((await tried(id, attempt)).last_error).toMatch(/Unrecognized request URL/);
      await world.server.query(`UPDATE webhook_events SET next_attempt_at = 'epoch' WHERE id = $1`, [id]);
      await world.sweep('often');
      await tried(id, attempt + 1);
      expect(attempt).toBeLessThan(20);
    }
    const end = await row(id);
    expect(end).toMatchObject({
      state: 'parked',
      last_error: expect.stringMatching(/Unrecognized request URL/) as string,
    });
    // `npm run check:money` shows it.
    const shown = await Promise.all(alerts.map(({ sql }) => world.server.query<{ event?: string }>(sql)));
    expect(shown.flat().map(({ event: named }) => named)).toContain(id);
    // One line in the log per try, and no more.
    const lines = world.server
      .printed()
      .split('\n')
      .filter((line) => line.includes(`${id}:`) || line.includes(`"${id}"`));
    expect(lines.length).toBeLessThanOrEqual(end?.attempts ?? 0);

    // An operator has it looked into again once the cause is gone.
    const retry = (of: string) => world.admin.api.post(`/api/admin/webhook-events/${of}/retry`);
    expectRefusal(await retry('evt_nobody'), 404, 'not_found');
    expectRefusal(await retry(news.id), 409, 'illegal_transition');
    await world.server.query('UPDATE webhook_events SET object_id = $2 WHERE id = $1', [id, await intentOf(deal)]);
    expect(ok(await retry(id), 200)).toMatchObject({ state: 'received', attempts: 0 });
    expect(await looked(world, id)).toBe('done');
    const log = `/api/admin/audit-log?filter=${JSON.stringify({ resourceId: id })}`;
    expect(ok(await world.admin.api.get(log), 200)).toMatchObject([{ action: 'webhook-events.retry' }]);
  });
});

describe('while the provider does not answer', () => {
  it('a webhook waits, and is processed when it does', async () => {
    const deal = await world.booked();
    await world.payUnheard(deal);
    const { id, text } = event('payment_intent.succeeded', { id: await intentOf(deal), object: 'payment_intent' });
    await withoutProvider(async () => {
      expect((await deliver(world.server, text)).status).toBe(200);
      expect(await kept(world, id)).toEqual([{ state: 'received' }]);
      expect(await world.standing(deal)).toEqual(['booked', 'accepted', 'pending']);
    });
    await world.settleMoney();
    expect(await looked(world, id)).toBe('done');
    expect(await world.standing(deal)).toEqual(['booked', 'paid', 'in_escrow']);
  });

  it('nobody can start to pay, and the next try is one payment with one intent', async () => {
    const deal = await world.booked();
    const answer = await withoutProvider(() => world.pay(deal));
    expectRefusal(answer, 503, 'unavailable');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await world.standing(deal)).toEqual(['booked', 'accepted', 'pending']);
    await world.payWith(deal, CARDS.good);
    expect(ok(await world.confirm(deal), 200).status).toBe('in_escrow');
    const intents = await world.server.query(
      `SELECT 1 FROM sandbox.objects WHERE type = 'payment_intent' AND data->'metadata'->>'quoteId' = $1`,
      [deal.quoteId],
    );
    expect([intents.length, await booked('capture', deal)]).toEqual([1, 1]);
  });

  it('nothing can be confirmed, and nothing changes', async () => {
    const deal = await world.booked();
    await world.payUnheard(deal);
    const before = await world.rowsOf(deal.shipmentId);
    const answer = await withoutProvider(() => world.confirm(deal));
    expectRefusal(answer, 503, 'unavailable');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await world.rowsOf(deal.shipmentId)).toEqual(before);
    expect(ok(await world.confirm(deal), 200).status).toBe('in_escrow');
  });
});

it("nobody confirms another's payment, nor one quote under another's address", async () => {
  const [deal, other] = [await world.booked(), await world.booked({}, await world.newShipper())];
  expectRefusal(await world.confirm({ ...deal, shipper: other.shipper }), 404, 'not_found');
  expectRefusal(await deal.carrier.api.post(`/api/payments/${deal.quoteId}/confirm`), 403, 'forbidden');
  expectRefusal(
    await deal.shipper.api.post(`/api/payments/${deal.quoteId}/confirm`, { quoteId: other.quoteId }),
    400,
    'invalid_input',
  );
});
