import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { invariants } from '../src/ledger/ledger.invariants.js';
import { runTool } from './support/backups.js';
import { type Client, client } from './support/client.js';
import { ok } from './support/people.js';
import { createDatabase, startServer, type TestServer } from './support/server.js';

const folder = fileURLToPath(new URL('./earlier-releases/', import.meta.url));
const RELEASES = readdirSync(folder, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

/** A database's columns, indexes, constraints and triggers, as text. */
const SHAPE = `
  SELECT format('%s.%s %s %s %s %s', n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) AS line
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
   WHERE n.nspname IN ('public', 'sandbox') AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname IN ('public', 'sandbox')
  UNION ALL SELECT format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint WHERE connamespace IN ('public'::regnamespace, 'sandbox'::regnamespace)
  UNION ALL SELECT pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
  ORDER BY 1`;

const shapeOf = async (server: TestServer) => (await server.query<{ line: string }>(SHAPE)).map(({ line }) => line);

/** Business time goes on from when the backup was taken, so that nothing has fallen due since. */
async function turnBack(databaseUrl: string, backup: string): Promise<void> {
  const { takenAt } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as { takenAt: string };
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('UPDATE business_clock SET offset_ms = $1', [Date.parse(takenAt) - Date.now()]);
  await database.end();
}

/** Deals of that release that stand like this, and who is in them. */
const DEALS = `
  SELECT q.id AS "quoteId", s.id AS "shipmentId", (q.amount * 100)::int AS cents, s.pickup_date::text AS day, o.email AS shipper, c.email AS carrier FROM quotes q
    JOIN shipments s ON s.id = q.shipment_id JOIN users o ON o.id = s.user_id JOIN users c ON c.id = q.carrier_id
    LEFT JOIN payments p ON p.quote_id = q.id`;

interface OldDeal {
  quoteId: string;
  shipmentId: string;
  cents: number;
  /** On which it is to be picked up. */
  day: string | null;
  shipper: string;
  carrier: string;
}

describe.each(RELEASES)('a filled database from the release of %s', (release) => {
  let server: TestServer;

  beforeAll(async () => {
    const databaseUrl = await createDatabase(`test_${randomUUID().replaceAll('-', '')}`, 'template1');
    const restored = await runTool('restore', join(folder, release), {
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'none'),
    });
    expect(restored).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(/rows as of/),
        expect.stringMatching(/^Brought the database up to date \(\d+ migrations\)\.$/),
        'The money adds up.',
      ],
    });
    await turnBack(databaseUrl, join(folder, release));
    server = await startServer({ databaseUrl });
  });

  it('is migrated to the tables a new database has', async () => {
    const fresh = await startServer();
    expect(await shapeOf(server)).toEqual(await shapeOf(fresh));
    await fresh.stop();
  });

  const signedIn = async (who: string): Promise<Client> => {
    const email = who.includes('@') ? who : `${who}@demo.haulway.test`;
    const signIn = { email, password: 'haulway-demo' };
    const { token } = ok(await client(server.url).post<{ token: string }>('/api/auth/login', signIn), 200);
    return client(server.url, token);
  };

  it('serves its people as before', async () => {
    for (const [who, reads] of Object.entries(READS)) {
      const person = await signedIn(who);
      for (const read of reads) ok(await person.get(read), 200);
    }
  });

  /** The first deals that stand like this, with their people signed in. */
  const deals = async (where: string, many: number) => {
    const rows = await server.query<OldDeal>(`${DEALS} WHERE ${where} ORDER BY q.id LIMIT ${many}`);
    expect(rows).toHaveLength(many);
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        shipper: await signedIn(row.shipper),
        carrier: await signedIn(row.carrier),
      })),
    );
  };
  const post = async (by: Client, path: string, body?: object, status = 200) =>
    ok(await by.post<{ id: string; clientSecret: string }>(path, body), status);
  const payCard = async ({ clientSecret }: { clientSecret: string }) =>
    post(client(server.url), '/api/sandbox/payment-intents/confirm', {
      clientSecret,
      card: { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2040, cvc: '123' },
    });
  const escrow = async (quoteId: string) =>
    server.query(
      `SELECT status, (amount * 100)::int AS charged, (refunded_amount * 100)::int AS refunded, (SELECT (amount * 100)::int FROM quotes q WHERE q.id = quote_id) AS agreed,
              (SELECT count(*)::int FROM money_operations o WHERE o.payment_id = payments.id AND o.kind = 'transfer') AS transfers FROM payments WHERE quote_id = $1`,
      [quoteId],
    );

  it('goes on by the rules of today: its quotes are countered, its listings taken, its jobs made dearer and cheaper', async () => {
    const open = `q.status = 'pending' AND s.status = 'quoted' AND s.delivery_date IS NULL`;
    const [countered] = await deals(open, 1);
    const [takable] = await deals(`${open} AND s.id <> '${countered?.shipmentId}'`, 1);
    if (!countered || !takable) throw new Error('Found.');
    const offer = (countered.cents - 5_001) / 100;
    const { id } = await post(
      countered.shipper,
      `/api/quotes/${countered.quoteId}/counter-offers`,
      { amount: offer },
      201,
    );
    await post(countered.carrier, `/api/counter-offers/${id}/accept`, { amount: offer });
    ok(
      await takable.shipper.patch(`/api/shipments/${takable.shipmentId}`, {
        bookNowPrice: 432.1,
        bookNowFor: 'anybody',
      }),
      200,
    );
    const taken = await post(takable.carrier, `/api/shipments/${takable.shipmentId}/take`, {
      amount: 432.1,
      estimatedPickupDate: takable.day,
    });
    for (const [quoteId, { shipper }, cents] of [
      [countered.quoteId, countered, countered.cents - 5_001],
      [taken.id, takable, 43_210],
    ] as const) {
      await payCard(await post(shipper, `/api/quotes/${quoteId}/pay`));
      await post(shipper, `/api/payments/${quoteId}/confirm`);
      expect(await escrow(quoteId)).toEqual([
        { status: 'in_escrow', charged: cents, refunded: 0, agreed: cents, transfers: 0 },
      ]);
    }

    const [dearer, cheaper] = await deals(
      `q.status = 'paid' AND p.status = 'in_escrow' AND p.frozen_by = '{}' AND p.refunded_amount = 0`,
      2,
    );
    if (!dearer || !cheaper) throw new Error('Found.');
    const change = async ({ shipper, carrier, shipmentId }: typeof dearer, delta: number) => {
      const body = { delta, reason: 'other', text: 'As we said on the phone.' };
      const order = await post(shipper, `/api/shipments/${shipmentId}/change-orders`, body, 201);
      await post(carrier, `/api/change-orders/${order.id}/accept`, { delta });
      return `/api/change-orders/${order.id}`;
    };
    const extra = await change(dearer, 111.11);
    await payCard(await post(dearer.shipper, `${extra}/pay`));
    await post(dearer.shipper, `${extra}/confirm`);
    await change(cheaper, -11.11);
    for (const verb of ['pickup', 'deliver']) await post(dearer.carrier, `/api/shipments/${dearer.shipmentId}/${verb}`);
    await post(dearer.shipper, `/api/shipments/${dearer.shipmentId}/confirm-delivery`);
    const agreed = dearer.cents + 11_111;
    expect(await escrow(dearer.quoteId)).toEqual([
      { status: 'released', charged: agreed, refunded: expect.any(Number), agreed, transfers: expect.any(Number) },
    ]);
    expect(await escrow(cheaper.quoteId)).toEqual([
      {
        status: 'in_escrow',
        charged: cheaper.cents,
        refunded: 1_111,
        agreed: cheaper.cents - 1_111,
        transfers: 0,
      },
    ]);
    for (const { name, sql } of invariants) expect([name, await server.query(sql)]).toEqual([name, []]);
  });

  it('goes on: what it holds is refunded in part and then paid out, or all goes back, and the money adds up', async () => {
    const admin = await signedIn('admin');
    const held = await server.query<{ id: string; verb: 'release' | 'refund' }>(
      `SELECT p.id, CASE WHEN s.status = 'booked' THEN 'refund' ELSE 'release' END AS verb FROM payments p JOIN shipments s ON s.id = p.shipment_id
        WHERE p.status = 'in_escrow' AND p.frozen_by = '{}' ORDER BY p.id`,
    );
    expect(new Set(held.map(({ verb }) => verb))).toEqual(new Set(['refund', 'release']));
    const reason = 'The two agreed on it.';
    for (const { id, verb } of held) {
      ok(await admin.post(`/api/admin/payments/${id}/refund`, { amount: 12.34, reason }), 200);
      ok(await admin.post(`/api/admin/payments/${id}/${verb}`, { reason }), 200);
    }
    ok(await admin.post('/api/sandbox/clock', { advanceSeconds: 60 }), 200);
    for (const { name, sql } of invariants) expect([name, await server.query(sql)]).toEqual([name, []]);
    const checked = await runTool('check-money', undefined, { DATABASE_URL: server.databaseUrl });
    expect([checked.code, checked.lines.at(-1)]).toEqual([0, 'The money adds up.']);
  });
});

const READS = {
  shipper: ['/api/users/me/dashboard', '/api/shipments?owner=me', '/api/payments', '/api/conversations', '/api/claims'],
  carrier: ['/api/users/me/dashboard', '/api/quotes', '/api/payments', '/api/users/me/verification'],
  admin: ['/api/admin/overview', '/api/admin/payments', '/api/admin/quotes', '/api/admin/ledger-entries/check'],
};
