import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { client } from './support/client.js';
import { freePort } from './support/ports.js';
import { type Program, startProgram } from './support/program.js';
import { startServer } from './support/server.js';
import { until } from './support/until.js';

/** The embedded server's process, as its own pid file names it. */
function postgresOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // If nobody reaps it, a dead process stays as a zombie.
  return !existsSync(`/proc/${pid}/stat`) || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

const SECRETS = {
  JWT_SECRET: 'Kx3vQm9aT7wLr2uBKx3vQm9aT7wLr2uB',
  DATA_KEY: 'a key of more than thirty-two characters',
};

it("refuses the demo's accounts in production, whose password everybody can read", async () => {
  const server = await startServer({ alone: true, env: SECRETS });
  await server.restart({ NODE_ENV: 'production', CARDS: 'sandbox' });
  await server.query(`INSERT INTO seeds (name, begun_at, finished_at) VALUES ('demo', now(), now())`);
  await expect(server.restart()).rejects.toThrow("the demo's accounts");
});

it('is not compiled anew at each start', () => {
  const built = (path: string) => new URL(`../dist/${path}`, import.meta.url);
  const compiled = readdirSync(fileURLToPath(built('program')))
    .filter((file) => file.endsWith('.compiled'))
    .map((file) => file.replace('.compiled', ''));
  const code = `import { scriptOf } from '${built('src/load.js').href}';
    console.log(JSON.stringify(${JSON.stringify(compiled)}.filter((name) => scriptOf(name).cachedDataRejected !== false)));`;
  expect(compiled).toContainEqual(expect.stringMatching(/^program-/));
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })).toBe('[]\n');
});

describe('starting and stopping with the embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'haulway start '));
  let port: number;
  /** The program the tests share: a start costs seconds. */
  let running: Program | undefined;

  const start = (changes: Record<string, string> = {}): Program =>
    startProgram({
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'test',
      SEED: 'none',
      LOG_LEVEL: 'warn',
      ...changes,
    });

  /** The program, ready; started if the previous test has ended it. */
  async function up(): Promise<Program> {
    running ??= start();
    await running.ready;
    return running;
  }

  /** Ends the program, and its database if that is named too. */
  async function end(signal: NodeJS.Signals, database?: number): Promise<number | null> {
    const program = await up();
    running = undefined;
    program.kill(signal);
    if (database !== undefined) process.kill(database, signal);
    return program.ended;
  }

  beforeAll(async () => {
    chmodSync(dataDir, 0o755);
    port = await freePort();
  });

  afterAll(async () => {
    running?.kill('SIGTERM');
    await running?.ended;
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('prints its ready line last', async () => {
    const program = await up();
    expect(program.printed().trimEnd().split('\n').at(-1)).toBe(`Haulway is ready at http://localhost:${port}`);
  });

  /** Asks its database as the superuser. */
  async function askDatabase<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    const itsPort = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
    const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
    const asked = new pg.Client({ connectionString: `postgres://haulway:${password}@127.0.0.1:${itsPort}/haulway` });
    await asked.connect();
    try {
      return (await asked.query<Row>(sql)).rows;
    } finally {
      await asked.end();
    }
  }

  /** What kind of role the program connects as, and who owns what it created; what an extension brought is PostgreSQL's own. */
  async function rolesAtWork() {
    const connected = await askDatabase<{ name: string; isSuper: boolean }>(
      `SELECT DISTINCT r.rolname AS name, r.rolsuper AS "isSuper" FROM pg_stat_activity a JOIN pg_roles r ON r.rolname = a.usename WHERE a.datname = 'haulway' AND a.pid <> pg_backend_pid()`,
    );
    const owners = await askDatabase<{ name: string }>(
      `SELECT DISTINCT pg_get_userbyid(c.relowner) AS name FROM pg_class c WHERE c.relnamespace::regnamespace::text IN ('public', 'sandbox', 'bullmq')
       UNION SELECT DISTINCT pg_get_userbyid(p.proowner) FROM pg_proc p WHERE p.pronamespace::regnamespace::text IN ('public', 'sandbox', 'bullmq')
          AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
    );
    return { connected, owners };
  }
  const AS_OWNER = { connected: [{ name: 'haulway_program', isSuper: false }], owners: [{ name: 'haulway_program' }] };

  it('is not a superuser in its own database', async () => {
    await up();
    expect(await rolesAtWork()).toEqual(AS_OWNER);
  });

  it('gets its own role on a data folder from before it had one, and keeps what is in it', async () => {
    const account = { email: `${randomUUID()}@example.com`, password: 'a long walk by the river' };
    expect((await client(await (await up()).ready).post('/api/auth/register', account)).status).toBe(201);
    const database = postgresOf(dataDir);
    // As it was then: everything is the superuser's.
    await askDatabase('ALTER DATABASE haulway OWNER TO haulway');
    await askDatabase('REASSIGN OWNED BY haulway_program TO haulway');
    await end('SIGKILL', database);
    rmSync(join(dataDir, 'postgres.program.password'));
    const again = client(await (await up()).ready);
    expect((await again.post('/api/auth/login', account)).status).toBe(200);
    expect(await rolesAtWork()).toEqual(AS_OWNER);
  });

  it('keeps its data, its log and its secrets to its own user, including those from before', async () => {
    await end('SIGTERM');
    chmodSync(dataDir, 0o755);
    const old = join(dataDir, 'haulway-2026-01-01.log');
    writeFileSync(old, '');
    for (const name of [old, join(dataDir, 'postgres.log'), join(dataDir, 'jwt-secret')]) chmodSync(name, 0o644);
    await up();
    // If the database runs as another user, that one may pass through, and see nothing.
    expect([0o700, 0o711]).toContain(statSync(dataDir).mode & 0o777);
    const open = readdirSync(dataDir).filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
  });

  it('refuses a second start on the same DATA_DIR with one line', async () => {
    await up();
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.printed().trim().split('\n')).toEqual([expect.stringContaining(dataDir)]);
  });

  it('refuses a taken port with one line', async () => {
    await up();
    const second = start({ DATA_DIR: join(dataDir, 'another') });
    expect(await second.ended).toBe(1);
    expect(second.printed().trim().split('\n')).toEqual([expect.stringContaining(String(port))]);
  });

  it('can only migrate, as the bench has it do, beside a program listening on its port', async () => {
    await up();
    const migration = start({ DATA_DIR: join(dataDir, 'another'), MIGRATE_ONLY: '1' });
    expect(await migration.ended).toBe(0);
    expect(migration.printed()).toContain('Brought the database up to date');
  });

  it.each([
    ['the program', () => end('SIGKILL')],
    ['the program and its database at once', () => end('SIGKILL', postgresOf(dataDir))],
  ])('restarts after killing %s, and has lost nothing', async (_, kill) => {
    const [email, password] = [`${randomUUID()}@example.com`, 'a long walk by the river'];
    const before = client(await (await up()).ready);
    expect((await before.post('/api/auth/register', { email, password })).status).toBe(201);
    await kill();
    const again = client(await (await up()).ready);
    expect((await again.post('/api/auth/login', { email, password })).status).toBe(200);
  });

  it('keeps the secret that signs tokens for its owner only, and sessions across a restart', async () => {
    const account = { email: `${randomUUID()}@example.com`, password: 'a long walk by the river' };
    const { body } = await client(await (await up()).ready).post<{ token: string }>('/api/auth/register', account);
    const file = join(dataDir, 'jwt-secret');
    expect([(statSync(file).mode & 0o777).toString(8), readFileSync(file, 'utf8').length >= 32]).toEqual(['600', true]);
    expect(await end('SIGTERM')).toBe(0);
    const again = client(await (await up()).ready, body.token);
    expect((await again.get('/api/auth/me')).status).toBe(200);
  });

  it('ends at once on the second signal, before calls have had their time, and leaves no database server behind', async () => {
    await end('SIGTERM');
    running = start({ DRAIN_MS: '60000' });
    const api = client(await (await up()).ready);
    const database = postgresOf(dataDir);
    running.kill('SIGTERM');
    await until(async () => (await api.get('/api/health/ready')).status === 503);
    expect(await end('SIGTERM')).toBe(1);
    expect(isAlive(database)).toBe(false);
  });

  it.each<[string, Record<string, string>, string?]>([
    ['without a secret', { DATA_KEY: SECRETS.DATA_KEY }],
    ['with a secret of 31 characters', { ...SECRETS, JWT_SECRET: 'Kx3vQm9aT7wLr2uBKx3vQm9aT7wLr2u' }],
    ['without a key for its data', { JWT_SECRET: SECRETS.JWT_SECRET }, 'DATA_KEY'],
  ])(
    'does not start in production %s, and says which setting it needs',
    async (name, settings, missing = 'JWT_SECRET') => {
      const elsewhere = { NODE_ENV: 'production', CARDS: 'sandbox', DATA_DIR: join(dataDir, `production ${name}`) };
      const refused = start({ ...elsewhere, ...settings });
      expect(await refused.ended).toBe(1);
      expect(refused.printed().trim().split('\n')).toEqual([
        expect.stringMatching(new RegExp(`^${missing}: .*\\b32 characters`)),
      ]);
      expect(refused.printed()).not.toContain('Kx3v');
      expect(existsSync(elsewhere.DATA_DIR)).toBe(false);
      await up();
      const further = start({ ...elsewhere, ...SECRETS });
      expect(await further.ended).toBe(1);
      expect(further.printed()).toContain(String(port));
    },
  );

  it('does not simulate cards in production unless asked to, and names both ways out', async () => {
    const refused = start({
      NODE_ENV: 'production',
      DATA_DIR: join(dataDir, 'production'),
      ...SECRETS,
    });
    expect(await refused.ended).toBe(1);
    expect(refused.printed().trim().split('\n')).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY: .*\bCARDS=sandbox\b/),
    ]);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('leaves no database server behind on %s', async (signal) => {
    await up();
    const database = postgresOf(dataDir);
    expect(isAlive(database)).toBe(true);
    expect(await end(signal)).toBe(0);
    expect(isAlive(database)).toBe(false);
  });
});
