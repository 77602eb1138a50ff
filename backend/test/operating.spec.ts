import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Shipment } from './support/answers.js';
import { NEW_SHIPMENT, ok, World } from './support/people.js';
import { until } from './support/until.js';

const TOKEN = 'only for the figures';
const seedTool = fileURLToPath(new URL('../tools/seed.mjs', import.meta.url));

let world: World;

beforeAll(async () => {
  world = await World.start({ env: { METRICS_TOKEN: TOKEN } });
});

/** Runs `npm run seed` against this test's own database, which its server is running on. */
function seed(...args: string[]): Promise<{ code: number | null; printed: string }> {
  const { databaseUrl, folder } = world.server;
  const child = spawn(process.execPath, [seedTool, ...args], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: folder, SEED: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (printed += piece.toString('utf8')));
  return new Promise((done) => child.once('close', (code) => done({ code, printed })));
}

describe('the figures for Prometheus', () => {
  it('cover the process, the calls, the queues, the money, the mails and what is late', async () => {
    const deal = await world.delivered();
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    const text = ok(await world.visitor.get<string>('/metrics'), 200);
    const value = (line: string) =>
      Number(new RegExp(`^${line.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1]);
    expect(value('process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(value('haulway_http_request_seconds_count{method="POST",route="/api/shipments",status="201"}')).toBe(1);
    for (const queue of ['events', 'prices', 'money', 'sweeps'])
      expect(value(`haulway_queue_jobs{queue="${queue}",state="failed"}`)).toBe(0);
    expect(value('haulway_deadlines_overdue')).toBe(0);
    expect(value('haulway_outbox_age_seconds')).toBeGreaterThanOrEqual(0);
    expect(value('haulway_mails{state="failed"}')).toBe(0);
    for (const part of ['database', 'queues']) expect(value(`haulway_reached{part="${part}"}`)).toBe(1);
    const violations = [...text.matchAll(/^haulway_ledger_violations\{.*\} (\d+)$/gm)].map(([, rows]) => rows);
    expect(violations.length).toBeGreaterThan(5);
    expect(new Set(violations)).toEqual(new Set(['0']));
  });

  it('count money operations that are not done', async () => {
    await world.server.query(`UPDATE money_operations SET state = 'needs_attention'`);
    expect(ok(await world.visitor.get<string>('/metrics'), 200)).toContain(
      'haulway_money_operations{kind="transfer",state="needs_attention"} 1\n',
    );
    await world.server.query(`UPDATE money_operations SET state = 'succeeded'`);
  });

  it('tell how long the oldest mail has waited', async () => {
    const age = async () =>
      Number(/^haulway_mail_age_seconds (\S+)$/m.exec(ok(await world.visitor.get<string>('/metrics'), 200))?.[1]);
    await until(async () => (await age()) === 0);
    await world.server.query(
      `INSERT INTO emails (recipient, subject, text, kind, state, created_at, next_attempt_at)
       VALUES ('away@example.com', 'Later', 'Later', 'notice', 'queued', now() - interval '1 hour', now() + interval '1 hour')`,
    );
    expect(Math.round(await age())).toBeGreaterThanOrEqual(3_600);
    await world.server.query(`DELETE FROM emails WHERE recipient = 'away@example.com'`);
  });

  it('are for the token, or for callers on the same machine who do not come through a proxy', async () => {
    const through = { 'x-forwarded-for': '203.0.113.7' };
    expect((await world.visitor.get('/metrics', through)).status).toBe(401);
    expect((await world.visitor.get('/metrics', { ...through, authorization: `Bearer ${TOKEN}!` })).status).toBe(401);
    expect((await world.visitor.get('/metrics', { ...through, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });
});

describe('npm run seed', () => {
  it('adds a market while the server runs, with paid deals whose money adds up', async () => {
    const mine = await world.listed();
    const { code, printed } = await seed('--shipments', '600');
    expect({ code, printed }).toEqual({ code: 0, printed: expect.stringContaining('6 of 6 paid deals') });
    const listed = await world.visitor.get<Shipment[]>('/api/shipments?status=listed');
    expect(listed.headers.get('x-total-count')).toBe('181');
    expect(listed.body[0]?.id).toBe(mine);
    expect(
      await world.server.query('SELECT status, count(*)::int AS n FROM payments GROUP BY status ORDER BY status'),
    ).toEqual([
      { status: 'in_escrow', n: 5 },
      { status: 'refunded', n: 1 },
      { status: 'released', n: 1 },
    ]);
    await world.expectCleanLedger();
  });

  it.each([[], ['--shipments', '1000001'], ['--shipments', 'many']])('refuses %j %j in one line', async (...args) => {
    const { code, printed } = await seed(...args.filter((arg) => arg !== undefined));
    expect([code, printed.trim().split('\n').length]).toEqual([1, 1]);
  });
});

it('survives when the database ends its connections, whatever is running on them', async () => {
  const endAll = () =>
    world.server.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'haulway%'`,
    );
  const list = () => world.shipper.api.post('/api/shipments', NEW_SHIPMENT);
  const told = new Set<number>();
  for (let count = 0; count < 25; count++) {
    const calls = Array.from({ length: 3 }, list);
    await endAll();
    for (const { status } of await Promise.all(calls)) told.add(status);
  }
  expect([...told].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  await until(async () => (await world.visitor.get('/api/health/ready')).status === 200);
  await world.delivered();
  await world.expectCleanLedger();
});
