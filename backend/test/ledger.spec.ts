import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { checkLedger } from '../src/ledger/ledger.invariants.js';
import {
  captured,
  type Deal,
  refundDecided,
  refundPaid,
  released,
  transferred,
} from '../src/ledger/ledger.postings.js';
import { LedgerService, type Posting } from '../src/ledger/ledger.service.js';
import { dataSourceOptions } from '../src/platform/database/data-source.js';
import { Db } from '../src/platform/database/db.js';
import { client } from './support/client.js';
import { startServer, type TestServer } from './support/server.js';

const AT = new Date('2026-11-21T12:00:00Z');

let server: TestServer;
let source: DataSource;
let db: Db;
let ledger: LedgerService;

beforeAll(async () => {
  server = await startServer();
  source = await new DataSource(dataSourceOptions(server.databaseUrl, 6)).initialize();
  db = new Db(source);
  ledger = new LedgerService(db);
});

afterAll(() => source.destroy());

const newDeal = (): Deal => ({ paymentId: randomUUID(), quoteId: randomUUID(), carrierId: randomUUID(), at: AT });
const post = (...postings: Posting[]) =>
  db.tx(async (tx) => Promise.all(postings.map((posting) => ledger.post(tx, posting))));
const capture = (deal: Deal, amount: number, protection = 0) =>
  captured(deal, { intentId: `pi_${deal.quoteId}`, chargeId: `ch_${deal.quoteId}`, amount, protection });

/** Statements in one transaction, by hand. */
async function byHand(...statements: [string, unknown[]?][]): Promise<void> {
  const connection = new pg.Client({ connectionString: server.databaseUrl });
  await connection.connect();
  try {
    await connection.query('BEGIN');
    for (const [sql, values] of statements) await connection.query(sql, values);
    await connection.query('COMMIT');
  } finally {
    await connection.end();
  }
}

const header = (id: string): [string, unknown[]] => [
  `INSERT INTO ledger_transactions (id, idempotency_key, kind, occurred_at, created_at) VALUES ($1, $2, 'test', $3, $3)`,
  [id, `test:${id}`, AT],
];

const entry = (transaction: string, account: string, cents: number): [string, unknown[]] => [
  `INSERT INTO ledger_entries (transaction_id, account_id, amount_cents, created_at)
   SELECT $1, id, $3, $4 FROM ledger_accounts WHERE code = $2 LIMIT 1`,
  [transaction, account, cents, AT],
];

describe('the ledger', () => {
  it('is written once per key', async () => {
    const deal = newDeal();
    expect(await post(capture(deal, 50_000, 1_500))).toEqual([true]);
    expect(await post(capture(deal, 50_000, 1_500))).toEqual([false]);
    expect(await ledger.balance(db, 'escrow', deal)).toBe(50_000);
    expect(await ledger.balance(db, 'premium_unearned', deal)).toBe(1_500);
  });

  it('is written once when two callers post the same fact at once', async () => {
    const deal = newDeal();
    const answers = await Promise.all([
      post(capture(deal, 50_000)),
      post(capture(deal, 50_000)),
      post(capture(deal, 50_000)),
    ]);
    expect(answers.flat().sort()).toEqual([false, false, true]);
    expect(await ledger.balance(db, 'escrow', deal)).toBe(50_000);
  });

  it('is not written when the deciding transaction is rolled back', async () => {
    const deal = newDeal();
    await expect(
      db.tx(async (tx) => {
        await ledger.post(tx, capture(deal, 50_000));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await ledger.balance(db, 'escrow', deal)).toBe(0);
    expect(await post(capture(deal, 50_000))).toEqual([true]);
  });

  it('refuses lines that do not sum to zero, and drops zero lines', async () => {
    const deal = newDeal();
    const posting = capture(deal, 50_000);
    await expect(post({ ...posting, lines: posting.lines.slice(1) })).rejects.toThrow('is off by');
    await expect(
      post({
        ...posting,
        lines: [
          { account: 'escrow', cents: -1 },
          { account: 'stripe_balance', cents: 1 },
        ],
      }),
    ).rejects.toThrow('needs a quote');
    expect(await post({ ...posting, lines: [{ account: 'stripe_balance', cents: 0 }] })).toEqual([false]);
    expect(await post({ ...posting, lines: [...posting.lines, { account: 'processing_fees', cents: 0 }] })).toEqual([
      true,
    ]);
    expect(await ledger.entriesOf(db, [deal.paymentId])).toHaveLength(2);
  });

  it('pays the carrier once when two callers release under different keys', async () => {
    const deal = newDeal();
    await post(capture(deal, 50_000));
    const release = released(deal, { payout: 47_500, fee: 2_500, protection: 0 });
    const races = await Promise.allSettled([post(release), post({ ...release, key: `${release.key}:again` })]);
    const refused = races.filter((race) => race.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ constraint: 'guarded_not_negative' });
    expect(await ledger.balance(db, 'escrow', deal)).toBe(0);
    expect(await ledger.balance(db, 'carrier_payable', { userId: deal.carrierId })).toBe(47_500);
  });

  it('accepts a capture and its refund in one transaction, and no debit before its credit', async () => {
    const deal = newDeal();
    const posting = capture(deal, 50_000);
    const both = [{ account: 'escrow' as const, quoteId: deal.quoteId, cents: 50_000 }, ...posting.lines];
    await post({ ...posting, lines: [...both, { account: 'refund_payable', quoteId: deal.quoteId, cents: -50_000 }] });
    await post(refundPaid(deal, { stripeRefundId: `re_${deal.quoteId}`, amount: 50_000 }));
    expect(await ledger.balance(db, 'refund_payable', deal)).toBe(0);
  });

  it('handles many deals of one carrier at once', async () => {
    const carrierId = randomUUID();
    const deals = Array.from({ length: 20 }, () => ({ ...newDeal(), carrierId }));
    await Promise.all(
      deals.map(async (deal) => {
        await post(capture(deal, 10_000), released(deal, { payout: 9_500, fee: 500, protection: 0 }));
        await post(transferred(deal, { operationId: deal.quoteId, payout: 9_500 }));
      }),
    );
    expect(await ledger.balance(db, 'carrier_payable', { userId: carrierId })).toBe(0);
  });

  it("shows a payment's entries in writing order, in signed dollars", async () => {
    const deal = newDeal();
    await db.tx(async (tx) => {
      await ledger.post(tx, capture(deal, 50_010, 1_500));
      await ledger.post(tx, refundDecided(deal, { refundId: randomUUID(), amount: 10 }));
      expect(await ledger.entriesOf(tx, [deal.paymentId])).toHaveLength(5);
    });
    const entries = await ledger.entriesOf(db, [deal.paymentId]);
    expect(entries.map(({ kind }) => kind)).toEqual([
      'capture',
      'capture',
      'capture',
      'refund-decided',
      'refund-decided',
    ]);
    expect(entries.find(({ account }) => account === 'stripe_balance')).toEqual({
      id: expect.any(String),
      transactionId: expect.any(String),
      account: 'stripe_balance',
      amount: 515.1,
      kind: 'capture',
      words: 'The card was charged: the money came to the card provider.',
      paymentId: deal.paymentId,
      createdAt: AT,
    });
  });
});

describe('the database refuses', () => {
  let deal: Deal;
  let old: string;

  beforeAll(async () => {
    deal = newDeal();
    await post(capture(deal, 50_000));
    const [row] = await server.query<{ id: string }>('SELECT id FROM ledger_transactions WHERE quote_id = $1', [
      deal.quoteId,
    ]);
    old = row?.id ?? '';
  });

  it('a transaction that does not sum to zero, at commit', async () => {
    const id = randomUUID();
    await expect(
      byHand(header(id), entry(id, 'stripe_balance', 5), entry(id, 'processing_fees', -4)),
    ).rejects.toMatchObject({ constraint: 'ledger_balanced' });
  });

  it('a transaction without lines', async () => {
    await expect(byHand(header(randomUUID()))).rejects.toMatchObject({ constraint: 'ledger_balanced' });
  });

  it('a balanced pair added to an old transaction', async () => {
    await expect(byHand(entry(old, 'stripe_balance', 5), entry(old, 'stripe_balance', -5))).rejects.toMatchObject({
      constraint: 'ledger_closed',
    });
  });

  it('a transaction in the name of another database transaction', async () => {
    const id = randomUUID();
    await byHand(
      [
        `INSERT INTO ledger_transactions (id, idempotency_key, kind, occurred_at, created_at, xid) VALUES ($1, $2, 'test', $3, $3, '1')`,
        [id, id, AT],
      ],
      entry(id, 'stripe_balance', 5),
      entry(id, 'stripe_balance', -5),
    );
    const [row] = await server.query<{ forged: boolean }>(
      `SELECT xid = '1' AS forged FROM ledger_transactions WHERE id = $1`,
      [id],
    );
    expect(row?.forged).toBe(false);
  });

  it.each([
    'UPDATE ledger_entries SET amount_cents = 1',
    'DELETE FROM ledger_entries',
    'TRUNCATE ledger_entries',
    `UPDATE ledger_transactions SET kind = 'x'`,
    'DELETE FROM ledger_transactions',
    'TRUNCATE ledger_transactions CASCADE',
    'UPDATE ledger_accounts SET balance_cents = balance_cents + 1',
    'DELETE FROM ledger_accounts',
    'TRUNCATE ledger_accounts CASCADE',
    `INSERT INTO ledger_accounts (code, kind, guarded, balance_cents) VALUES ('escrow', 'liability', true, 5)`,
  ])('%s', async (statement) => {
    await expect(byHand([statement])).rejects.toMatchObject({ code: '42501' });
  });

  it('escrow that is not a liability, or not guarded', async () => {
    const insert = `INSERT INTO ledger_accounts (code, kind, quote_id, guarded) VALUES ('escrow', $1, $2, false)`;
    await expect(byHand([insert, ['asset', randomUUID()]])).rejects.toMatchObject({
      constraint: 'money_owed_is_a_liability',
    });
    await expect(byHand([insert, ['liability', randomUUID()]])).rejects.toMatchObject({
      constraint: 'liabilities_are_guarded',
    });
  });

  it('escrow below zero', async () => {
    await expect(post(refundDecided(deal, { refundId: randomUUID(), amount: 50_001 }))).rejects.toMatchObject({
      constraint: 'guarded_not_negative',
    });
  });
});

describe('the check of the whole ledger', () => {
  let other: TestServer;
  let otherSource: DataSource;
  let otherDb: Db;
  let deal: Deal;
  let shipmentId: string;

  const names = async () => (await checkLedger(otherDb)).violations.map(({ name }) => name.split(' ')[0]);
  const write = (...postings: Posting[]) =>
    otherDb.tx(async (tx) => {
      for (const posting of postings) await new LedgerService(otherDb).post(tx, posting);
    });

  beforeAll(async () => {
    other = await startServer();
    otherSource = await new DataSource(dataSourceOptions(other.databaseUrl, 2)).initialize();
    otherDb = new Db(otherSource);
    deal = newDeal();
    shipmentId = randomUUID();
    const shipperId = randomUUID();
    for (const id of [shipperId, deal.carrierId]) {
      await other.query(
        `INSERT INTO users (id, email, password, created_at, updated_at) VALUES ($1, $2, 'x', $3, $3)`,
        [id, `${id}@example.com`, AT],
      );
    }
    await other.query(
      `INSERT INTO shipments (id, user_id, title, category, description, pickup_location, delivery_location, status, pickup_place, delivery_place, pickup_latitude,
         pickup_longitude, delivery_latitude, delivery_longitude, pickup_time_zone, delivery_time_zone, distance_miles, created_at, updated_at)
       VALUES ($1, $2, 'Piano', 'other', 'A piano', 'Austin', 'Denver', 'booked', 'Austin, TX', 'Denver, CO', 30, -97, 39, -104, 'America/Chicago', 'America/Denver', 900, $3, $3)`,
      [shipmentId, shipperId, AT],
    );
    await other.query(
      `INSERT INTO quotes (id, shipment_id, carrier_id, amount, status, payment_status, paid_at, terms_version, created_at, updated_at)
       VALUES ($1, $2, $3, 500, 'paid', 'in_escrow', $4, 1, $4, $4)`,
      [deal.quoteId, shipmentId, deal.carrierId, AT],
    );
    await other.query(
      `INSERT INTO payments (id, quote_id, shipment_id, payer_id, payee_id, amount, platform_fee, payout_amount, status, protection_plan, protection_fee,
         charged_amount, stripe_charge_id, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, 500, 25, 475, 'in_escrow', 'plus', 15, 515, $6, $7, $7)`,
      [deal.paymentId, deal.quoteId, shipmentId, shipperId, deal.carrierId, `ch_${deal.quoteId}`, AT],
    );
  });

  afterAll(() => otherSource.destroy());

  it('finds a payment the ledger does not know', async () => {
    expect(await checkLedger(otherDb)).toMatchObject({
      balanced: true,
      escrowMatchesPayments: false,
      negativeEscrow: [],
      difference: -500,
    });
    expect(await names()).toEqual(['I3', 'I4', 'I4', 'I22', 'I26']);
  });

  it('holds from capture over a partial refund to release and transfer', async () => {
    await write(capture(deal, 50_000, 1_500));
    expect(await checkLedger(otherDb)).toEqual({
      balanced: true,
      escrowMatchesPayments: true,
      negativeEscrow: [],
      difference: 0,
      violations: [],
    });

    const refundId = randomUUID();
    await write(refundDecided(deal, { refundId, amount: 10_000 }));
    await other.query(
      `INSERT INTO refunds (id, payment_id, quote_id, amount, reason, status, created_at) VALUES ($1, $2, $3, 100, 'admin', 'pending', $4)`,
      [refundId, deal.paymentId, deal.quoteId, AT],
    );
    await other.query('UPDATE payments SET refunded_amount = 100, payout_amount = 380, platform_fee = 20');
    expect(await names()).toEqual([]);
    await write(refundPaid(deal, { stripeRefundId: 're_1', amount: 10_000 }));
    await other.query(`UPDATE refunds SET status = 'succeeded'`);
    expect(await names()).toEqual([]);

    await write(released(deal, { payout: 38_000, fee: 2_000, protection: 1_500 }));
    await other.query(`UPDATE payments SET status = 'released'`);
    await other.query(`UPDATE quotes SET status = 'completed', payment_status = 'released'`);
    await other.query(`UPDATE shipments SET status = 'delivered'`);
    expect(await names()).toEqual(['I9', 'I10']);
    const operationId = randomUUID();
    await other.query(
      `INSERT INTO money_operations (id, kind, payment_id, quote_id, amount, params, idempotency_key, next_attempt_at, created_at, updated_at)
       VALUES ($1, 'transfer', $2, $3, 380, '{}', 'transfer', $4, $4, $4)`,
      [operationId, deal.paymentId, deal.quoteId, AT],
    );
    expect(await names()).toEqual([]);
    await write(transferred(deal, { operationId, payout: 38_000 }));
    await other.query(`UPDATE money_operations SET state = 'succeeded'`);
    expect(await names()).toEqual([]);
    expect(await new LedgerService(otherDb).balance(otherDb, 'stripe_balance')).toBe(3_500);
  });

  it.each([
    [`UPDATE payments SET payout_amount = 379.99`, ['I4', 'I4', 'I9']],
    [`UPDATE payments SET status = 'refunded'`, ['I4', 'I13', 'I22']],
    [`UPDATE quotes SET payment_status = 'pending'`, ['I13']],
    [`DELETE FROM money_operations`, ['I9']],
    [`UPDATE refunds SET status = 'failed'`, ['I5']],
    [`UPDATE payment_charges SET amount = amount - 1`, ['I25', 'I26']],
    [`UPDATE payment_charges SET state = 'open'`, ['I25', 'I26']],
    [`UPDATE payment_charges SET stripe_charge_id = 'another'`, ['I26']],
    [`UPDATE payment_charges SET refunded = refunded - 1`, ['I27']],
    [`UPDATE payment_charges SET transferred = transferred + 1`, ['I27']],
    [`UPDATE payment_charges SET lost = 0.01`, ['I27']],
  ])('finds the fault after %s', async (statement, expected) => {
    await otherDb
      .tx(async (tx) => {
        await tx.run(statement);
        expect((await checkLedger(tx)).violations.map(({ name }) => name.split(' ')[0])).toEqual(expected);
        throw new Error('put back');
      })
      .catch((error: Error) => expect(error.message).toBe('put back'));
  });

  it('is for administrators only', async () => {
    const email = `${randomUUID()}@example.com`;
    const { body } = await client(other.url).post<{ token: string; user: { id: string } }>('/api/auth/register', {
      email,
      password: 'a long walk by the river',
    });
    const caller = client(other.url, body.token);
    expect((await caller.get('/api/admin/ledger-entries/check')).status).toBe(403);
    await other.query('UPDATE users SET is_admin = true WHERE id = $1', [body.user.id]);
    const answer = await caller.get('/api/admin/ledger-entries/check');
    expect(answer).toMatchObject({
      status: 200,
      body: { balanced: true, escrowMatchesPayments: true, negativeEscrow: [], difference: 0 },
    });
  });
});
