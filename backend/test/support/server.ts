import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { unaudited } from './audited.js';
import { codeLeaks } from './code-leaks.js';
import { freePort } from './ports.js';
import { startHosted, startProgram } from './program.js';

export interface TestServerOptions {
  /** Settings on top of the usual ones, or replacing them. */
  env?: Record<string, string>;
  /** Works on another server's database instead of a new one, for tests of two processes side by side. */
  databaseUrl?: string;
  /** How it is reached, if not directly: through a balancer. */
  url?: string;
  /** In a process of its own: to end it hard, to read what it prints, for another time zone or NODE_ENV. Others share one, which starts them faster. */
  alone?: boolean;
}

/** A test's own Haulway: the built program in its own process, on its own database. */
export interface TestServer {
  /** How it is reached, `http://localhost:<port>` or what the options say; the same after a restart. */
  readonly url: string;
  readonly databaseUrl: string;
  /** Where its queues are, if not in the database. */
  readonly redisUrl: string | undefined;
  /** DATA_DIR. */
  readonly folder: string;
  /** Whether it shares a process with those of other test files. */
  readonly isHosted: boolean;
  /** Its database is another server's. */
  readonly isGuest: boolean;
  /** What the program has printed since its last start. */
  printed(): string;
  /** Everything it has written to its log. */
  logged(): string;
  /** Queries the server's database directly. */
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** Sends the signal and waits for the program to exit; returns its exit code, null when the signal ended it. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
  /** Shuts the program down in order if it is still running, and restarts it with the same settings, or with `env` changed. */
  restart(env?: Record<string, string>): Promise<void>;
  /** Shuts the program down in order and removes its database and folder. Done automatically after a file's last test. */
  stop(): Promise<void>;
}

/** A key as programs send it; whatever happens in a run, none may be in what a program writes or prints. */
const API_KEY = /hwk_(?:live|test)_[0-9A-Za-z]{36}/g;

const running = new Set<TestServer>();
const anyHosted = (): boolean => [...running].some((server) => server.isHosted);

/** Starts a server and waits until it is ready. Rejects with everything it printed when it is not. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const shared = options.databaseUrl !== undefined;
  const databaseUrl = options.databaseUrl ?? (await createDatabase(name));
  const folder = join(required('HAULWAY_TEST_FOLDER'), name);
  mkdirSync(folder);
  let env: Record<string, string> = {
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    NODE_ENV: 'test',
    SEED: 'none',
    RATE_LIMIT_MULTIPLIER: '1000',
    LOG_LEVEL: 'warn',
    // Tests change rows behind the program's back, and look at once.
    CALLERS_TRUSTED_MS: '0',
    // Each connection plans its statements anew, and a test's connections are short-lived.
    DATABASE_POOL: '5',
    ...redisOf(databaseUrl),
    ...options.env,
  };
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, idleTimeoutMillis: 60_000 });
  pool.on('error', () => undefined);
  // Passport keeps one strategy a process, so no two run there at the same time.
  const isHosted = !options.alone && !anyHosted();
  const begin = isHosted ? runHosted : runAlone;
  let program = begin(env);

  const server: TestServer = {
    url: options.url ?? `http://localhost:${env['PORT']}`,
    databaseUrl,
    redisUrl: env['REDIS_URL'],
    folder,
    isHosted,
    isGuest: shared,
    printed: () => program.printed(),
    logged: () =>
      readdirSync(folder)
        .filter((file) => /^haulway-.*\.log$/.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join(''),
    query: async <Row extends pg.QueryResultRow>(sql: string, params: unknown[] = []) =>
      (await pool.query<Row>(sql, params)).rows,
    kill: (signal) => program.end(signal),
    restart: async (changes = {}) => {
      await program.end('SIGTERM');
      env = { ...env, ...changes };
      program = begin(env);
      await program.ready;
    },
    stop: async () => {
      if (!running.delete(server)) return;
      await program.end('SIGTERM');
      const logged = `${server.logged()}${isHosted ? '' : server.printed()}`;
      const codes = await codeLeaks(server.url, server.query, logged);
      const missing = await unaudited(server.url, server.query);
      await pool.end();
      if (!shared) await dropDatabase(name);
      rmSync(folder, { recursive: true, force: true });
      const leaked = logged.match(API_KEY)?.length ?? 0;
      if (leaked > 0) throw new Error(`API keys are ${leaked} times in the log.`);
      if (missing.length > 0) throw new Error(`The audit log has no line of ${[...new Set(missing)].join('; ')}.`);
      if (codes.length > 0) throw new Error(`Release codes stood in ${[...new Set(codes)].join('; ')}.`);
    },
  };
  running.add(server);
  await program.ready;
  return server;
}

/** How a server's program runs. */
interface Run {
  ready: Promise<unknown>;
  printed(): string;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

function runAlone(env: Record<string, string>): Run {
  const { ready, printed, kill, ended } = startProgram(env);
  return {
    ready,
    printed,
    end: (signal) => {
      kill(signal);
      return ended;
    },
  };
}

function runHosted(env: Record<string, string>): Run {
  const ready = startHosted(env);
  return {
    ready,
    printed: () => {
      throw new Error('Only a server that is started `alone` prints.');
    },
    end: async (signal) => {
      if (signal !== 'SIGTERM') throw new Error(`${signal} would end others too: start this server \`alone\`.`);
      const stop = await ready.catch(() => undefined);
      await stop?.();
      return 0;
    },
  };
}

/** Ends what a test file has left running; a server whose database others use ends last, and the database with it. */
export async function stopLeftServers(): Promise<void> {
  await Promise.all([...running].filter(({ isGuest }) => isGuest).map((server) => server.stop()));
  await Promise.all([...running].map((server) => server.stop()));
}

const redisDatabases = new Map<string, number>();
const REDIS_DATABASES_A_WORKER = 1_000;

/** In a run on Redis: a database's queues are in a numbered Redis database that no other uses. */
function redisOf(databaseUrl: string): Record<string, string> {
  const redis = process.env['HAULWAY_TEST_REDIS'];
  if (redis === undefined) return {};
  const number =
    redisDatabases.get(databaseUrl) ??
    Number(process.env['JEST_WORKER_ID'] ?? 1) * REDIS_DATABASES_A_WORKER + redisDatabases.size;
  redisDatabases.set(databaseUrl, number);
  return { REDIS_URL: `${redis}/${number}` };
}

/** Creates a migrated database or, from `template1`, one that knows nothing of Haulway; returns its address. */
export async function createDatabase(name: string, template: 'haulway' | 'template1' = 'haulway'): Promise<string> {
  const url = new URL(required('HAULWAY_TEST_POSTGRES'));
  // The default, through the write-ahead log, takes three times as long.
  await onMain(`CREATE DATABASE ${name} OWNER ${url.username} TEMPLATE ${template} STRATEGY file_copy`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes a database, disconnecting everybody from it. */
export async function dropDatabase(name: string): Promise<void> {
  await onMain(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/** Runs a statement from the database `postgres`, since the one being copied must have no connections; as the superuser, who alone may disconnect PostgreSQL's own vacuuming. */
async function onMain(sql: string): Promise<void> {
  const url = new URL(required('HAULWAY_TEST_SUPERUSER'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    // Copying locks the source: workers take turns instead of failing.
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: API tests run under the configuration in backend/jest.config.mjs.`);
  return value;
}
