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
    const signIn = { email: `${who}@demo.haulway.test`, password: 'haulway-demo' };
    const { token } = ok(await client(server.url).post<{ token: string }>('/api/auth/login', signIn), 200);
    return client(server.url, token);
  };

  it('serves its people as before', async () => {
    for (const [who, reads] of Object.entries(READS)) {
      const person = await signedIn(who);
      for (const read of reads) ok(await person.get(read), 200);
    }
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
  });
});

const READS = {
  shipper: ['/api/users/me/dashboard', '/api/shipments?owner=me', '/api/payments', '/api/conversations', '/api/claims'],
  carrier: ['/api/users/me/dashboard', '/api/quotes', '/api/payments', '/api/users/me/verification'],
  admin: ['/api/admin/overview', '/api/admin/payments', '/api/admin/quotes', '/api/admin/ledger-entries/check'],
};
