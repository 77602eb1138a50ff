import { CARDS, DAY, type Deal, expectRefusal, HOUR, ok, World } from './support/people.js';
import { deliver, event, looked, SECRET } from './support/webhooks.js';

let world: World;

beforeAll(async () => {
  world = await World.start({ env: { STRIPE_WEBHOOK_SECRET: SECRET } });
});

afterEach(() => world.expectCleanLedger());

async function fault(next: string, times = 1): Promise<void> {
  ok(await world.admin.api.post('/api/sandbox/faults', { next, times }), 200);
}

async function intentOf({ quoteId }: Deal): Promise<string> {
  const [row] = await world.server.query<{ id: string }>(
    'SELECT stripe_payment_intent_id AS id FROM payments WHERE quote_id = $1',
    [quoteId],
  );
  return row?.id ?? '';
}

/** Sandbox objects of one kind that a quote caused, in cents. */
async function made(type: 'transfer' | 'refund', { quoteId }: Deal): Promise<number[]> {
  const rows = await world.server.query<{ cents: number }>(
    `SELECT (data->>'amount')::int AS cents FROM sandbox.objects WHERE type = $1 AND data->'metadata'->>'quoteId' = $2`,
    [type, quoteId],
  );
  return rows.map(({ cents }) => cents);
}

/** Does waiting work at once, until nothing of a deal is open. */
async function settled({ quoteId }: Deal): Promise<void> {
  const open = () =>
    world.server.query(`SELECT 1 FROM money_operations WHERE quote_id = $1 AND state <> 'succeeded'`, [quoteId]);
  for (let round = 0; (await open()).length > 0; round++) {
    if (round > 20) throw new Error('The money does not come to rest.');
    await world.server.query(`UPDATE money_operations SET next_attempt_at = created_at WHERE quote_id = $1`, [quoteId]);
    await world.settleMoney();
  }
}

interface Break {
  id: string;
  kind: string;
  reference: string;
  ours: number | null;
  theirs: number | null;
  detail: string;
  closedAt: string | null;
}

async function breaks(filter: object): Promise<Break[]> {
  return ok(
    await world.admin.api.get<Break[]>(
      `/api/admin/reconciliation-breaks?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    ),
    200,
  );
}

describe('money that matches no deal', () => {
  it('never gets into escrow: it goes back in full, is flagged, and the quote can be paid again', async () => {
    const deal = await world.booked();
    const { clientSecret } = ok(await world.pay(deal), 200);
    const intentId = await intentOf(deal);
    await world.server.query(`UPDATE sandbox.objects SET data = jsonb_set(data, '{amount}', '999') WHERE id = $1`, [
      intentId,
    ]);
    ok(await world.enterCard(clientSecret, CARDS.good), 200);
    expectRefusal(await world.confirm(deal), 409, 'payment_not_completed');
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({
      status: 'pending',
      refundedAmount: 0,
      refunds: [{ amount: 9.99, reason: 'mismatch', status: 'succeeded' }],
    });
    expect(await breaks({ reference: intentId })).toMatchObject([
      { kind: 'payment_mismatch', theirs: 9.99, closedAt: null },
    ]);
    await world.payWith(deal, CARDS.good);
    expect(ok(await world.confirm(deal), 200).status).toBe('in_escrow');
    expect(await intentOf(deal)).not.toBe(intentId);
    await world.advance(HOUR);
    expect(await breaks({ reference: intentId, open: true })).toEqual([]);
  });

  it('of a second intent that also succeeds goes back, and leaves the first in escrow', async () => {
    const deal = await world.booked();
    const { clientSecret } = ok(await world.pay(deal), 200);
    // As after restoring a backup: the first intent is forgotten.
    await world.server.query('UPDATE payments SET stripe_payment_intent_id = NULL WHERE quote_id = $1', [deal.quoteId]);
    await world.server.query('UPDATE quotes SET stripe_payment_intent_id = NULL WHERE id = $1', [deal.quoteId]);
    await world.server.query('DELETE FROM sandbox.idempotency_keys');
    await world.payWith(deal, CARDS.good);
    expect(ok(await world.confirm(deal), 200).status).toBe('in_escrow');
    ok(await world.enterCard(clientSecret, CARDS.good), 200);
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({
      status: 'in_escrow',
      refundedAmount: 0,
      refunds: [{ amount: 1240, reason: 'paid_twice', status: 'succeeded' }],
    });
  });

  it('that looked paid and was then refused leaves the quote accepted, with at least a day to pay', async () => {
    const deal = await world.booked();
    ok(await world.payWith(deal, CARDS.underReview), 200);
    expect(ok(await world.confirm(deal), 200).status).toBe('paid');
    await world.server.query(
      `UPDATE sandbox.objects SET data = data || '{"status": "requires_payment_method", "last_payment_error": {"type": "card_error", "code": "card_declined", "message": "The bank refused it."}}' WHERE id = $1`,
      [await intentOf(deal)],
    );
    expectRefusal(await world.confirm(deal), 409, 'payment_not_completed');
    expect(await world.standing(deal)).toEqual(['booked', 'accepted', 'pending']);
    const { paymentDueAt } = await world.quote(deal, deal.quoteId);
    expect(Date.parse(paymentDueAt ?? '') - (await world.now()).getTime()).toBeGreaterThan((DAY - 60) * 1_000);
  });
});

describe('a payout that the provider refuses', () => {
  it('waits for the operators, and goes out once they retry', async () => {
    const deal = await world.delivered();
    const account = (id: string) =>
      world.server.query<{ id: string }>(
        `UPDATE users u SET stripe_account_id = $2 FROM users b WHERE b.id = u.id AND u.id = $1 RETURNING b.stripe_account_id AS id`,
        [deal.carrier.id, id],
      );
    const [before] = await account('acct_gone');
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({
      transferStatus: 'queued',
      next: { who: 'operator', what: 'transfer' },
    });
    await account(before?.id ?? '');
    const [operation] = await world.server.query<{ id: string }>(
      `SELECT id FROM money_operations WHERE quote_id = $1 AND kind = 'transfer'`,
      [deal.quoteId],
    );
    ok(await world.admin.api.post(`/api/admin/money-operations/${operation?.id}/retry`), 200);
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({ transferStatus: 'sent', next: null });
  });
});

describe('a refund that comes back from the bank', () => {
  /** The answer to the call that made a refund was lost: it is repeated under its key, and gets the first answer. */
  async function answerAgain({ quoteId }: Deal): Promise<void> {
    await world.server.query(
      `UPDATE money_operations SET state = 'unknown', next_attempt_at = created_at WHERE quote_id = $1 AND kind = 'refund'`,
      [quoteId],
    );
    await world.settleMoney();
  }

  it.each([
    ['arrived', '4000 0000 0000 7726', 'succeeded', 'succeeded'],
    ['came back', '4000 0000 0000 5126', 'failed', 'needs_attention'],
  ])('that %s stays so when the first answer about it comes after the news', async (_name, card, status, state) => {
    const deal = await world.booked({ amount: 1000 });
    ok(await world.payWith(deal, card), 200);
    ok(await world.confirm(deal), 200);
    ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`), 200);
    await world.settleMoney();
    await world.advance(90);
    expect(await world.payment(deal)).toMatchObject({ refunds: [{ amount: 1000, status }] });
    await answerAgain(deal);
    expect(await world.payment(deal)).toMatchObject({ refunds: [{ amount: 1000, status }] });
    expect(
      await world.server.query(`SELECT state FROM money_operations WHERE quote_id = $1 AND kind = 'refund'`, [
        deal.quoteId,
      ]),
    ).toEqual([{ state }]);
    expect(await made('refund', deal)).toEqual([100_000]);
  });

  it('is owed again and needs an operator, whose retry makes a new one', async () => {
    const deal = await world.booked({ amount: 1234.56 });
    ok(await world.payWith(deal, '4000 0000 0000 5126'), 200);
    ok(await world.confirm(deal), 200);
    ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`), 200);
    await world.settleMoney();
    const { id: paymentId, refunds } = await world.payment(deal);
    expect(refunds).toMatchObject([{ amount: 1234.56, status: 'succeeded' }]);
    await world.advance(90);
    expect((await world.payment(deal)).refunds).toMatchObject([{ amount: 1234.56, status: 'failed' }]);
    const path = `/api/admin/money-operations?filter=${encodeURIComponent(JSON.stringify({ paymentId, state: 'needs_attention' }))}`;
    const [operation] = ok(await world.admin.api.get<{ id: string; kind: string }[]>(path), 200);
    expect(operation).toMatchObject({ kind: 'refund', retryable: true });
    await world.expectCleanLedger();
    // The card takes refunds from now on.
    await world.server.query(
      `UPDATE sandbox.objects SET hidden = '{}' WHERE type = 'charge' AND data->>'payment_intent' = $1`,
      [await intentOf(deal)],
    );
    const retry = `/api/admin/money-operations/${operation?.id}/retry`;
    expectRefusal(await deal.shipper.api.post(retry), 403, 'admins_only');
    expect(ok(await world.admin.api.post<{ state: string }>(retry), 200).state).toBe('pending');
    await world.settleMoney();
    expect((await world.payment(deal)).refunds).toMatchObject([{ amount: 1234.56, status: 'succeeded' }]);
    expect(await made('refund', deal)).toEqual([123456, 123456]);
    expectRefusal(await world.admin.api.post(retry), 409, 'illegal_transition');
    const done = await world.admin.api.get(`/api/admin/money-operations/${operation?.id}`);
    expect(ok(done, 200)).toMatchObject({ state: 'succeeded', retryable: false });
    const log = ok(
      await world.admin.api.get<object[]>(
        `/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ resourceId: operation?.id }))}`,
      ),
      200,
    );
    expect(log).toMatchObject([
      { action: 'money-operations.retry', resource: 'money-operations', adminId: world.admin.id },
    ]);
  });
});

describe('a refund no card takes', () => {
  it('is paid by hand, and nothing the provider says later undoes that', async () => {
    const deal = await world.booked({ amount: 1234.56 });
    ok(await world.payWith(deal, '4000 0000 0000 5126'), 200);
    ok(await world.confirm(deal), 200);
    ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`), 200);
    await world.settleMoney();
    const { id: paymentId } = await world.payment(deal);
    const [operation] = ok(
      await world.admin.api.get<{ id: string }[]>(
        `/api/admin/money-operations?filter=${encodeURIComponent(JSON.stringify({ paymentId }))}`,
      ),
      200,
    );
    const byHand = (person = world.admin) =>
      person.api.post(`/api/admin/money-operations/${operation?.id}/paid-by-hand`, { reference: 'check 1042' });
    expectRefusal(await byHand(), 409, 'illegal_transition');
    await world.advance(90);
    expect((await world.payment(deal)).refunds).toMatchObject([{ status: 'failed' }]);
    expectRefusal(await byHand(deal.shipper), 403, 'admins_only');
    ok(await byHand(), 200);
    expectRefusal(await byHand(), 409, 'illegal_transition');
    const [refund] = await world.server.query<{ id: string }>(
      'SELECT stripe_refund_id AS id FROM refunds WHERE quote_id = $1',
      [deal.quoteId],
    );
    const { id, text } = event('refund.failed', { id: refund?.id, object: 'refund' });
    expect((await deliver(world.server, text)).status).toBe(200);
    expect(await looked(world, id)).toBe('done');
    const { refunds, ledgerEntries } = await world.payment(deal);
    expect(refunds).toMatchObject([{ amount: 1234.56, status: 'succeeded' }]);
    expect(ledgerEntries.filter(({ account }) => account === 'platform_bank')).toMatchObject([
      { kind: 'refund-by-hand', amount: -1234.56 },
    ]);
  });
});

describe("on the provider's bad days the money moves once", () => {
  const FAULTS = ['drop_response', 'error_500', 'delay', 'duplicate_webhook', 'no_webhook'];

  it.each(FAULTS)('%s: paid, released, transferred', async (next) => {
    const deal = await world.booked({ amount: 1234.56 });
    await fault(next);
    await world.payWith(deal, CARDS.good).catch(() => world.payWith(deal, CARDS.good));
    ok(await world.confirm(deal), 200);
    for (const verb of ['pickup', 'deliver'])
      ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/${verb}`), 200);
    await fault(next);
    ok(await world.confirmDelivery(deal), 200);
    await settled(deal);
    await world.server.query('DELETE FROM sandbox.faults');
    expect(await made('transfer', deal)).toEqual([117283]);
    expect(await world.payment(deal)).toMatchObject({ status: 'released', transferStatus: 'sent' });
  });

  it.each(FAULTS)('%s: refunded', async (next) => {
    const deal = await world.paid({ amount: 1234.56, plan: 'plus' });
    await fault(next);
    ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`), 200);
    await settled(deal);
    await world.server.query('DELETE FROM sandbox.faults');
    expect(await made('refund', deal)).toEqual([125308]);
    expect((await world.payment(deal)).refunds).toMatchObject([{ amount: 1253.08, status: 'succeeded' }]);
  });

  it('an outcome unknown for more than a day is looked up before anything is repeated', async () => {
    const deal = await world.delivered({ amount: 1234.56 });
    await world.server.query(`INSERT INTO sandbox.faults (next, remaining) VALUES ('drop_response', 2)`);
    ok(await world.confirmDelivery(deal), 200);
    await world.untilSettled(async () => (await made('transfer', deal)).length > 0);
    await world.server.query('DELETE FROM sandbox.faults');
    // A day later: the provider has forgotten the key.
    await world.server.query('DELETE FROM sandbox.idempotency_keys');
    await world.server.query(
      `UPDATE money_operations SET created_at = created_at - interval '25 hours' WHERE quote_id = $1`,
      [deal.quoteId],
    );
    await settled(deal);
    expect(await made('transfer', deal)).toEqual([117283]);
  });
});

describe('the reconciliation', () => {
  const doctor = (transfer: string, cents: number) =>
    world.server.query(
      `UPDATE sandbox.objects SET data = jsonb_set(data, '{net}', to_jsonb((data->>'net')::int + $2::int)) WHERE type = 'balance_transaction' AND data->>'source' = $1`,
      [transfer, cents],
    );

  it('finds what differs between the provider and the ledger, and closes it once it no longer does', async () => {
    const deal = await world.delivered({ amount: 1234.56 });
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    const { id, stripeTransferId } = await world.payment(deal);
    await doctor(stripeTransferId ?? '', -100);
    await world.advance(HOUR);
    expect(await breaks({ reference: stripeTransferId, open: true })).toMatchObject([
      { kind: 'amount_differs', paymentId: id, ours: -1172.83, theirs: -1173.83, closedAt: null },
    ]);
    await doctor(stripeTransferId ?? '', 100);
    await world.advance(HOUR);
    expect(await breaks({ reference: stripeTransferId })).toMatchObject([
      { kind: 'amount_differs', closedAt: expect.any(String) as string },
    ]);
  });

  it('is explained by an operator and closed, and the next run opens it again while the two still differ', async () => {
    const deal = await world.delivered({ amount: 1234.56 });
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    const { stripeTransferId } = await world.payment(deal);
    await doctor(stripeTransferId ?? '', -100);
    await world.advance(HOUR);
    const [found] = await breaks({ reference: stripeTransferId, open: true });
    const act = (name: string, body?: object) =>
      world.admin.api.post<Break>(`/api/admin/reconciliation-breaks/${found?.id}/${name}`, body);
    expectRefusal(await act('close'), 409, 'illegal_transition');
    const why = { reason: 'by_hand', note: 'A fee of $1.00, taken at the provider by hand.' };
    expect(ok(await act('explain', why), 200)).toMatchObject({
      explained: 'by_hand',
      note: why.note,
      explainedBy: world.admin.id,
      can: ['explain', 'close'],
    });
    expect(ok(await act('close'), 200)).toMatchObject({ closedBy: world.admin.id, can: [] });
    expect(await breaks({ reference: stripeTransferId, open: true })).toEqual([]);
    await world.advance(HOUR);
    expect(await breaks({ reference: stripeTransferId })).toMatchObject([
      { id: found?.id, closedAt: null, closedBy: null, explained: 'by_hand', note: why.note },
    ]);
    await doctor(stripeTransferId ?? '', 100);
    await world.advance(HOUR);
    expect(await breaks({ reference: stripeTransferId })).toMatchObject([
      { id: found?.id, closedAt: expect.any(String) as string, closedBy: null },
    ]);
  });

  it('compares the whole balance with the ledger: what no movement explains is listed until it is gone', async () => {
    await world.advance(HOUR);
    expect(await breaks({ reference: 'balance', open: true })).toEqual([]);
    // Something from ten days ago, further back than movements are compared.
    await world.server.query(
      `INSERT INTO sandbox.objects (id, type, account, data, hidden, created_at)
       SELECT 'txn_of_old', type, NULL, data || jsonb_build_object('id', 'txn_of_old', 'source', 'ch_of_old', 'amount', -500, 'fee', 0, 'net', -500, 'created', (data->>'created')::bigint - 864000), '{}', created_at
         FROM sandbox.objects WHERE type = 'balance_transaction' AND account IS NULL AND data->>'type' = 'charge' LIMIT 1`,
    );
    await world.advance(HOUR);
    const [total] = await breaks({ reference: 'balance', open: true });
    // Other tests' differences are reported by movements of their own.
    expect(total).toMatchObject({
      kind: 'total_differs',
      detail: expect.stringMatching(/^\$5\.00 less lie at the provider/) as string,
    });
    await world.server.query(
      `UPDATE sandbox.objects SET data = data || '{"amount": 0, "net": 0}' WHERE id = 'txn_of_old'`,
    );
    await world.advance(HOUR);
    expect(await breaks({ reference: 'balance', open: true })).toEqual([]);
  });

  it('knows what the platform adds to its own balance', async () => {
    ok(await world.admin.api.post('/api/sandbox/top-ups', { amount: 250.5 }), 200);
    await world.advance(2 * HOUR);
    expect(await breaks({ reference: 'balance', open: true })).toEqual([]);
    const added = await world.server.query(
      `SELECT t.kind, e.amount_cents::int AS cents FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
         JOIN ledger_accounts a ON a.id = e.account_id WHERE a.code = 'platform_bank' AND t.provider_ref LIKE 'txn_%' ORDER BY t.created_at DESC LIMIT 1`,
    );
    expect(added).toEqual([{ kind: expect.any(String) as string, cents: -25_050 }]);
  });

  it('finds what only one of the two knows, and heals what was merely not reported', async () => {
    const [unheard, lost] = [await world.paid(), await world.delivered()];
    ok(await world.confirmDelivery(lost), 200);
    await world.settleMoney();
    const { stripeTransferId } = await world.payment(lost);
    await world.server.query(
      `UPDATE sandbox.objects SET type = 'gone' WHERE type = 'balance_transaction' AND data->>'source' = $1`,
      [stripeTransferId],
    );
    await fault('no_webhook', 20);
    ok(await world.admin.api.post('/api/sandbox/disputes', { quoteId: unheard.quoteId, reason: 'general' }), 200);
    await world.server.query('DELETE FROM sandbox.faults');
    await world.advance(2 * HOUR);
    expect(await breaks({ reference: stripeTransferId, open: true })).toMatchObject([
      { kind: 'missing_at_provider', ours: -1178, theirs: null },
    ]);
    expectRefusal(
      await unheard.shipper.api.post(`/api/shipments/${unheard.shipmentId}/cancel`),
      409,
      'payment_disputed',
    );
  });
});
