import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/platform/database/data-source.js';
import { CARDS, DAY, type Deal, HOUR, ok, type Person, World } from './support/people.js';

/** A card that takes no refund. */
const CLOSED = '4000 0000 0000 5126';

/** So many deals take time on a busy machine. */
const LIVED_MS = 180_000;

let world: World;
let deals: Awaited<ReturnType<typeof live>>;

const post = async <Body = unknown>({ api }: Pick<Person, 'api'>, path: string, body?: unknown, status = 200) =>
  ok(await api.post<Body>(path, body), status);

async function decided({ quoteId }: Deal, outcome: 'won' | 'lost', reason = 'product_not_received'): Promise<void> {
  const { id } = await post<{ id: string }>(world.admin, '/api/sandbox/disputes', { quoteId, reason });
  await post(world.admin, `/api/sandbox/disputes/${id}/close`, { outcome });
}

async function granted({ shipper, shipmentId }: Deal, amount: number): Promise<void> {
  const damage = { shipmentId, kind: 'damage', amount, description: 'The hull is scratched along the port side.' };
  const { id } = await post<{ id: string }>(shipper, '/api/claims', damage, 201);
  await post(world.admin, `/api/admin/claims/${id}/resolve`, { decision: 'approved', note: 'The photos show it.' });
}

async function released(plan: 'standard' | 'plus' = 'standard'): Promise<Deal> {
  const deal = await world.delivered({ plan });
  ok(await world.confirmDelivery(deal), 200);
  return deal;
}

/** Money comes that fits no deal. */
async function mismatched(deal: Deal): Promise<void> {
  const { clientSecret } = ok(await world.pay(deal), 200);
  await world.server.query(
    `UPDATE sandbox.objects SET data = jsonb_set(data, '{amount}', '999') WHERE data->>'client_secret' = $1`,
    [clientSecret],
  );
  ok(await world.enterCard(clientSecret, CARDS.good), 200);
  await world.confirm(deal);
}

async function paidByHand({ quoteId }: Deal): Promise<void> {
  const [operation] = await world.server.query<{ id: string }>(
    `SELECT id FROM money_operations WHERE quote_id = $1 AND kind = 'refund'`,
    [quoteId],
  );
  await post(world.admin, `/api/admin/money-operations/${operation?.id}/paid-by-hand`, { reference: 'check 1042' });
}

async function allOf<Name extends string>(started: Record<Name, Promise<Deal>>): Promise<Record<Name, Deal>> {
  const entries = Object.entries<Promise<Deal>>(started);
  return Object.fromEntries(await Promise.all(entries.map(async ([name, deal]) => [name, await deal]))) as Record<
    Name,
    Deal
  >;
}

/** Deals whose payments stand, or ended, in every way. */
async function live() {
  const late = await world.inTransit({ estimatedDeliveryDate: await world.day(0, 'America/Denver') });
  await world.advance(DAY);
  await post(late.carrier, `/api/shipments/${late.shipmentId}/deliver`);
  const day = await world.day(1);
  const lived = await allOf({
    late: Promise.resolve(late),
    held: world.paid({ plan: 'plus' }),
    onItsWay: world.inTransit({ plan: 'premium' }),
    givenBack: world.paid({ plan: 'plus' }),
    cancelledLate: world.paid({ plan: 'plus', estimatedPickupDate: day }),
    released: released('plus'),
    claimedInFull: released('plus'),
    claimedInPart: released(),
    disputed: world.paid({ plan: 'plus' }),
    lostInEscrow: world.paid({ plan: 'plus' }),
    lostAfterRelease: released('plus'),
    wonBack: world.paid(),
    unpaid: world.booked(),
    refused: world.booked(),
    review: world.booked(),
    calledOff: world.booked(),
    mismatched: world.booked(),
    byHand: world.booked(),
  });
  await world.settleMoney();
  ok(await world.pay(lived.unpaid), 200);
  ok(await world.pay(lived.calledOff, 'plus'), 200);
  await post(lived.calledOff.shipper, `/api/quotes/${lived.calledOff.quoteId}/unaccept`);
  await world.payWith(lived.refused, CARDS.declined);
  await world.confirm(lived.refused);
  await mismatched(lived.mismatched);
  await world.payWith(lived.byHand, CLOSED);
  ok(await world.confirm(lived.byHand), 200);
  const { id } = await world.payment(lived.onItsWay);
  await post(world.admin, `/api/admin/payments/${id}/refund`, { amount: 123.45, reason: 'The deck was scratched.' });
  await post(lived.givenBack.carrier, `/api/quotes/${lived.givenBack.quoteId}/withdraw`);
  for (const { shipper, shipmentId } of [lived.cancelledLate, lived.byHand])
    await post(shipper, `/api/shipments/${shipmentId}/cancel`);
  await granted(lived.claimedInFull, 1300);
  await granted(lived.claimedInPart, 100);
  await decided(lived.lostInEscrow, 'lost');
  await decided(lived.lostAfterRelease, 'lost');
  await decided(lived.wonBack, 'won');
  await world.advance(90);
  await paidByHand(lived.byHand);
  await post(world.admin, '/api/sandbox/disputes', { quoteId: lived.disputed.quoteId, reason: 'fraudulent' });
  await world.payWith(lived.review, CARDS.underReview);
  await world.confirm(lived.review);
  await world.settleMoney();
  return lived;
}

/** What people and operators read about money, to the last byte. */
async function answersOf(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const read = async (who: keyof Pick<World, 'admin' | 'shipper' | 'carrier'>, path: string) => {
    const headers = { authorization: `Bearer ${world[who].token}` };
    const answer = await fetch(new URL(path, world.server.url), { headers });
    expect([path, answer.status]).toEqual([path, 200]);
    found[`${who} ${path}`] = await answer.text();
  };
  const payments = await world.server.query<{ id: string }>('SELECT id FROM payments ORDER BY id');
  const each = payments.flatMap(({ id }) => [`/api/payments/${id}`, `/api/payments/${id}/statement.csv`]);
  for (const who of ['shipper', 'carrier'] as const)
    for (const path of ['/api/payments?limit=100', '/api/payments/totals', '/api/payments.csv', ...each])
      await read(who, path);
  for (const list of ['payments', 'refunds', 'money-operations', 'chargebacks', 'quotes', 'claims', 'ledger-entries'])
    await read('admin', `/api/admin/${list}?range=[0,99]`);
  return found;
}

/** What each charge counts, and which charge everything names. */
const charged = async () =>
  world.server.query(
    `SELECT (SELECT json_agg(c ORDER BY id) FROM payment_charges c) AS charges,
            (SELECT json_agg(json_build_array(id, charge_id, decision_id, plan_amount) ORDER BY id) FROM refunds) AS refunds,
            (SELECT json_agg(json_build_array(id, charge_id) ORDER BY id) FROM money_operations) AS operations,
            (SELECT json_agg(json_build_array(id, charge_id) ORDER BY id) FROM chargebacks) AS chargebacks`,
  );

const hasCharges = async (): Promise<boolean | undefined> => {
  const sql = `SELECT to_regclass('payment_charges') IS NOT NULL AS has`;
  return (await world.server.query<{ has: boolean }>(sql))[0]?.has;
};

/** The database as the release before charges had it, then brought forward. */
async function migrateFromBefore(): Promise<void> {
  const source = await new DataSource(dataSourceOptions(world.server.databaseUrl, 2)).initialize();
  try {
    while (await hasCharges()) await source.undoLastMigration({ transaction: 'each' });
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await source.destroy();
  }
}

beforeAll(async () => {
  world = await World.start();
  deals = await live();
}, LIVED_MS);

afterEach(() => world.expectCleanLedger());

const cents = async ({ quoteId }: Deal) => {
  const [row] = await world.server.query(
    `SELECT c.state, c.amount, c.plan_price, c.refunded, c.plan_refunded, c.lost, c.transferred, c.reversed
       FROM payment_charges c JOIN payments p ON p.id = c.payment_id WHERE p.quote_id = $1`,
    [quoteId],
  );
  return row && Object.values(row).join(' ');
};

describe('payments from before they had charges', () => {
  it('have one charge each, which counts what went back, was lost and was paid out', async () => {
    const found: Record<string, unknown> = {};
    for (const [name, deal] of Object.entries(deals)) found[name] = await cents(deal);
    // state, amount, plan; refunded, of the plan; lost; transferred, taken back
    expect(found).toEqual({
      late: 'captured 1240.00 0.00 62.00 0.00 0.00 0.00 0.00',
      held: 'captured 1240.00 18.60 0.00 0.00 0.00 0.00 0.00',
      onItsWay: 'captured 1240.00 31.00 123.45 0.00 0.00 0.00 0.00',
      givenBack: 'captured 1240.00 18.60 1240.00 18.60 0.00 0.00 0.00',
      cancelledLate: 'captured 1240.00 18.60 1116.00 18.60 0.00 124.00 0.00',
      released: 'captured 1240.00 18.60 0.00 0.00 0.00 1178.00 0.00',
      claimedInFull: 'captured 1240.00 18.60 1240.00 18.60 0.00 1178.00 1178.00',
      claimedInPart: 'captured 1240.00 0.00 100.00 0.00 0.00 1178.00 95.00',
      disputed: 'captured 1240.00 18.60 0.00 0.00 0.00 0.00 0.00',
      lostInEscrow: 'captured 1240.00 18.60 0.00 18.60 1240.00 0.00 0.00',
      lostAfterRelease: 'captured 1240.00 18.60 0.00 18.60 1240.00 1178.00 1178.00',
      wonBack: 'captured 1240.00 0.00 0.00 0.00 0.00 0.00 0.00',
      unpaid: 'open 1240.00 0.00 0.00 0.00 0.00 0.00 0.00',
      refused: 'open 1240.00 0.00 0.00 0.00 0.00 0.00 0.00',
      review: 'processing 1240.00 0.00 0.00 0.00 0.00 0.00 0.00',
      calledOff: 'cancelled 1240.00 18.60 0.00 0.00 0.00 0.00 0.00',
      mismatched: 'open 1240.00 0.00 0.00 0.00 0.00 0.00 0.00',
      byHand: 'captured 1240.00 0.00 1240.00 0.00 0.00 0.00 0.00',
    });
  });

  it('answer to the last byte as before, and count the same', async () => {
    // The release before did not keep the bank's day.
    await world.server.query('UPDATE chargebacks SET due_by = NULL');
    const before = { answers: await answersOf(), charged: await charged() };
    await world.server.kill('SIGTERM');
    await migrateFromBefore();
    await world.server.restart();
    expect({ answers: await answersOf(), charged: await charged() }).toEqual(before);
  });

  it('are paid, refunded, released, lost and claimed back to the cent', async () => {
    const { held, onItsWay, late, disputed, review, unpaid, refused, mismatched: again } = deals;
    await post(held.shipper, `/api/shipments/${held.shipmentId}/cancel`);
    await post(onItsWay.carrier, `/api/shipments/${onItsWay.shipmentId}/deliver`);
    for (const deal of [onItsWay, late]) ok(await world.confirmDelivery(deal), 200);
    const [open] = await world.server.query<{ id: string }>('SELECT id FROM chargebacks WHERE quote_id = $1', [
      disputed.quoteId,
    ]);
    await post(world.admin, `/api/sandbox/disputes/${open?.id}/close`, { outcome: 'lost' });
    for (const deal of [unpaid, refused, again]) {
      await world.payWith(deal, CARDS.good);
      ok(await world.confirm(deal), 200);
    }
    await granted(deals.released, 1300);
    await world.advance(HOUR);
    const found: Record<string, unknown> = {};
    for (const [name, deal] of Object.entries({ held, onItsWay, late, disputed, review, unpaid, refused, again })) {
      const { status, refundedAmount, payoutAmount, platformFee, transferStatus } = await world.payment(deal);
      found[name] = [status, refundedAmount, payoutAmount, platformFee, transferStatus, await cents(deal)];
    }
    const paid = ['in_escrow', 0, 1178, 62, null, 'captured 1240.00 0.00 0.00 0.00 0.00 0.00 0.00'];
    expect(found).toEqual({
      held: ['refunded', 1258.6, 0, 0, null, 'captured 1240.00 18.60 1240.00 18.60 0.00 0.00 0.00'],
      onItsWay: ['released', 123.45, 1060.72, 55.83, 'sent', 'captured 1240.00 31.00 123.45 0.00 0.00 1060.72 0.00'],
      late: ['released', 62, 1119.1, 58.9, 'sent', 'captured 1240.00 0.00 62.00 0.00 0.00 1119.10 0.00'],
      disputed: ['refunded', 1258.6, 0, 0, null, 'captured 1240.00 18.60 0.00 18.60 1240.00 0.00 0.00'],
      review: paid,
      unpaid: paid,
      refused: paid,
      again: paid,
    });
    expect(await cents(deals.released)).toBe('captured 1240.00 18.60 1240.00 18.60 0.00 1178.00 1178.00');
  });
});

describe('what a program of before charges still writes', () => {
  /** Runs statements as one transaction that is undone, and answers the last one's row. */
  async function undone(...statements: string[]): Promise<Record<string, unknown> | undefined> {
    const connection = new pg.Client({ connectionString: world.server.databaseUrl });
    await connection.connect();
    try {
      await connection.query('BEGIN');
      let row: Record<string, unknown> | undefined;
      for (const statement of statements) row = (await connection.query<Record<string, unknown>>(statement)).rows[0];
      return row;
    } finally {
      await connection.query('ROLLBACK');
      await connection.end();
    }
  }
  const refundOf = ({ quoteId }: Deal, amount: number, reason: string) =>
    `INSERT INTO refunds (payment_id, quote_id, amount, reason, status, created_at)
     SELECT id, quote_id, ${amount}, '${reason}', 'pending', now() FROM payments WHERE quote_id = '${quoteId}'`;
  const operationOf = ({ quoteId }: Deal, kind: string, amount: number | null, params: object) =>
    `INSERT INTO money_operations (kind, payment_id, quote_id, amount, params, idempotency_key, next_attempt_at, created_at, updated_at)
     SELECT '${kind}', id, quote_id, ${amount}, '${JSON.stringify(params)}', 'older', now(), now(), now() FROM payments WHERE quote_id = '${quoteId}'`;
  const counted = ({ quoteId }: Deal) =>
    `SELECT c.state, c.refunded, c.plan_refunded, c.transferred, c.lost FROM payment_charges c JOIN payments p ON p.id = c.id WHERE p.quote_id = '${quoteId}'`;

  it('counts on the first charge: a refund with the plan, one without, a transfer, a cancelled intent, a loss', async () => {
    const held = await world.paid({ plan: 'plus' });
    const open = await world.booked();
    ok(await world.pay(open), 200);
    const nothing = { state: 'captured', refunded: '0.00', plan_refunded: '0.00', transferred: '0.00', lost: '0.00' };
    expect(await undone(refundOf(held, 1258.6, 'no_show'), counted(held))).toEqual({
      ...nothing,
      refunded: '1240.00',
      plan_refunded: '18.60',
    });
    expect(await undone(refundOf(held, 1240, 'claim'), counted(held))).toEqual({ ...nothing, refunded: '1240.00' });
    expect(await undone(operationOf(held, 'transfer', 1178, { source_transaction: 'ch_1' }), counted(held))).toEqual({
      ...nothing,
      transferred: '1178.00',
    });
    expect(await undone(operationOf(open, 'cancel_intent', null, { payment_intent: 'pi_1' }), counted(open))).toEqual({
      ...nothing,
      state: 'cancelled',
    });
    const lost = `INSERT INTO chargebacks (id, payment_id, quote_id, amount, reason, status, outcome, withdrawn_at, opened_at, closed_at, checked_at)
      SELECT 'dp_1', id, quote_id, 1258.60, 'fraudulent', 'lost', 'lost', now(), now(), now(), now() FROM payments WHERE quote_id = '${held.quoteId}'`;
    expect(await undone(lost, counted(held))).toEqual({ ...nothing, lost: '1240.00', plan_refunded: '18.60' });
  });

  it('is refused a second refund for one delay', async () => {
    const deal = await world.inTransit();
    await expect(undone(refundOf(deal, 62, 'delay'), refundOf(deal, 62, 'delay'))).rejects.toMatchObject({
      constraint: 'refunds_one_a_charge',
    });
  });
});
