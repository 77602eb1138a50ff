import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { machineNow } from '../../common/clock.js';
import { chooseRunner, type Runner } from './drop-root.js';
import { endOrphan } from './orphan.js';
import { postgresFolder } from './postgres-binaries.js';
import { makeDatabase, PROGRAM_ROLE } from './postgres-roles.js';

export interface EmbeddedPostgresOptions {
  /** DATA_DIR. The server keeps its files in `postgres` below it, its log in `postgres.log`, its passwords in `postgres.password` and `postgres.program.password`. */
  dataDir: string;
  /** Trades safety against a power cut for speed. For tests only. */
  testMode?: boolean;
  /** Called with one line for each step that takes noticeable time. */
  onLine?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** A DATABASE_URL to the database `haulway`, for a role that owns it and may do nothing else; through the server's socket where it has one. Contains the password. */
  url: string;
  /** The same for the role that may do everything: for tools and tests. */
  superuserUrl: string;
  port: number;
  /** The postmaster's process number; changes when it crashed and was restarted. */
  readonly pid: number;
  /** Stops the server within seconds; committed data is safe. Harmless when repeated. */
  stop(): Promise<void>;
}

const SUPERUSER = 'haulway';
const LONGEST_START_MS = 60_000;
const LONGEST_STOP_MS = 30_000;
const LARGEST_LOG_BYTES = 10_000_000;
/** The longest path of a socket on macOS, less its closing zero; on Linux it is 107. */
const LONGEST_SOCKET_PATH = 103;
/** The wait before restarting a crashed server, longer with each try. */
const RESTART_PAUSE_MS = 500;
const LONGEST_RESTART_PAUSE_MS = 5_000;

/**
 * Starts our own real PostgreSQL on a free loopback port, creating its files on the first start.
 *
 * Ends and replaces a server left over by a killed Haulway. Call lockDataDir first: it protects a live Haulway's server from that.
 * Throws with the last lines of the server's log when it does not come up.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const files = join(dataDir, 'postgres');
  const runner = chooseRunner(postgresFolder(), files);
  const say = options.onLine ?? (() => undefined);

  await endOrphan(files, say);
  const passwords = { superuser: readPassword(dataDir, files), program: readProgramPassword(dataDir) };
  if (!existsSync(files)) {
    say('Creating the database files (first start) ...');
    await initialise(runner, dataDir, passwords.superuser, options.testMode === true);
  }
  runner.own(files);

  const server = new Server(runner, dataDir, options.testMode === true);
  await server.start();
  const socket = socketFolder(files);
  // A statement costs a client a third less processor time through a socket than over loopback.
  const through = socket === '' ? '' : `?host=${encodeURIComponent(socket)}`;
  const urlOf = (role: string, password: string, database = 'haulway') =>
    `postgres://${role}:${password}@127.0.0.1:${server.port}/${database}${through}`;
  const superuserUrl = urlOf(SUPERUSER, passwords.superuser);
  try {
    await makeDatabase(urlOf(SUPERUSER, passwords.superuser, 'postgres'), superuserUrl, passwords.program);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: urlOf(PROGRAM_ROLE, passwords.program),
    superuserUrl,
    port: server.port,
    get pid() {
      return server.pid;
    },
    stop: () => server.stop(),
  };
}

class Server {
  port = 0;
  private child: ChildProcess | null = null;
  private stopping = false;
  private reviving: Promise<void> = Promise.resolve();

  constructor(
    private readonly runner: Runner,
    private readonly dataDir: string,
    private readonly testMode: boolean,
  ) {}

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(): Promise<void> {
    this.port = await freePort();
    try {
      await this.launch();
    } catch (error) {
      // Somebody may have taken the port between our check and the server's listening.
      if (!String(error).includes('could not bind')) throw error;
      this.port = await freePort();
      await this.launch();
    }
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.reviving;
    const { child } = this;
    if (child === null || hasEnded(child)) return;
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill('SIGINT');
    const impatience = setTimeout(() => child.kill('SIGQUIT'), LONGEST_STOP_MS);
    await ended;
    clearTimeout(impatience);
  }

  private async launch(): Promise<void> {
    const log = openLog(this.dataDir);
    const files = join(this.dataDir, 'postgres');
    const words = [
      '-D',
      files,
      '-p',
      String(this.port),
      ...settings(files, this.testMode).flatMap((setting) => ['-c', setting]),
    ];
    const { file, args, identity } = this.runner.command(join(this.runner.folder, 'bin', 'postgres'), words);
    // In a process group of its own: Ctrl-C at the terminal must reach the application first, which then shuts the server down in order.
    const child = spawn(file, args, {
      ...identity,
      cwd: '/',
      detached: true,
      env: environment(),
      stdio: ['ignore', log.descriptor, log.descriptor],
    });
    closeSync(log.descriptor);
    this.child = child;
    let failure: Error | null = null;
    child.once('error', (error) => (failure = error));
    const latest = machineNow().getTime() + LONGEST_START_MS;
    while (!isReady(files, child.pid)) {
      if (failure !== null || hasEnded(child)) throw startFailure(log, failure);
      if (machineNow().getTime() > latest) {
        child.kill('SIGQUIT');
        throw startFailure(log, new Error(`it was not ready within ${LONGEST_START_MS / 1000} s`));
      }
      await pause(10);
    }
    child.unref();
    child.once('exit', () => (this.reviving = this.revive()));
  }

  /** A server that ended on its own (killed, out of memory, a full disk) is restarted on the same port; the pools reconnect by themselves. */
  private async revive(): Promise<void> {
    for (let attempt = 1; !this.stopping; attempt += 1) {
      try {
        return await this.launch();
      } catch {
        // Its orphaned workers hold the memory a moment longer, or somebody has to make room; the reason is in the log.
        await pause(Math.min(attempt * RESTART_PAUSE_MS, LONGEST_RESTART_PAUSE_MS));
      }
    }
  }
}

/** The line the server itself writes into its pid file once it accepts connections. */
function isReady(files: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

async function initialise(runner: Runner, dataDir: string, password: string, testMode: boolean): Promise<void> {
  // Created alongside and moved into place, so an interrupted first start leaves nothing that looks finished.
  const draft = join(dataDir, 'postgres.new');
  const passwordFile = join(dataDir, 'postgres.new.password');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  runner.own(draft);
  runner.own(passwordFile);
  const access = ['-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const texts = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const words = ['-D', draft, ...access, ...texts, ...(testMode ? ['--no-sync'] : [])];
  const { file, args, identity } = runner.command(join(runner.folder, 'bin', 'initdb'), words);
  const log = openLog(dataDir);
  const child = spawn(file, args, {
    ...identity,
    cwd: '/',
    env: environment(),
    stdio: ['ignore', log.descriptor, log.descriptor],
  });
  closeSync(log.descriptor);
  const code = await new Promise<number | Error | null>((done) => {
    child.once('error', done);
    child.once('exit', done);
  });
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw startFailure(log, code instanceof Error ? code : null);
  renameSync(draft, join(dataDir, 'postgres'));
}

/** The password of the program's role, which is set at every start. */
function readProgramPassword(dataDir: string): string {
  const place = join(dataDir, 'postgres.program.password');
  if (!existsSync(place)) writeFileSync(place, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  return readFileSync(place, 'utf8').trim();
}

/** The superuser's password, created with the files and kept beside them, readable only by this user. */
function readPassword(dataDir: string, files: string): string {
  const place = join(dataDir, 'postgres.password');
  if (existsSync(place)) return readFileSync(place, 'utf8').trim();
  if (existsSync(files))
    throw new Error(
      `The database's password ${place} is missing. Put it back, or move ${files} away to start with an empty database.`,
    );
  const password = randomBytes(24).toString('hex');
  writeFileSync(place, `${password}\n`, { mode: 0o600 });
  return password;
}

/** Where the server puts its socket: among its files, which nobody else can enter; empty where the path would be too long. */
function socketFolder(files: string): string {
  return Buffer.byteLength(join(files, '.s.PGSQL.65535')) > LONGEST_SOCKET_PATH ? '' : files;
}

function settings(files: string, testMode: boolean): string[] {
  return [
    'listen_addresses=127.0.0.1',
    // A comma would begin another folder, unless it stands in quotes.
    `unix_socket_directories="${socketFolder(files)}"`,
    'max_connections=200',
    // Thousands of rows of the queues are over each minute.
    'autovacuum_naptime=15s',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(testMode ? TEST_SETTINGS : []),
  ];
}

/** For a database that nobody keeps. */
const TEST_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // Passwords of a test's database keep nobody out, and checking them is most of a connection's work.
  'scram_iterations=1',
  // A test's connections are short-lived: planning each statement five times before keeping a plan was a seventh of PostgreSQL's work.
  'plan_cache_mode=force_generic_plan',
];

/** Nothing of ours but the path to programs: no secret in the application's environment reaches the server, and no locale has to be installed. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };
}

interface Log {
  file: string;
  descriptor: number;
  /** Where this start's own lines begin. */
  start: number;
}

/** A file rather than a pipe, so that the server can go on writing when this process is killed. */
function openLog(dataDir: string): Log {
  const file = join(dataDir, 'postgres.log');
  const size = existsSync(file) ? statSync(file).size : 0;
  if (size > LARGEST_LOG_BYTES) renameSync(file, `${file}.old`);
  return { file, descriptor: openSync(file, 'a', 0o600), start: size > LARGEST_LOG_BYTES ? 0 : size };
}

function startFailure(log: Log, cause: Error | null): Error {
  const said = readFileSync(log.file).subarray(log.start).toString('utf8').trim().split('\n').slice(-5).join('\n');
  return new Error(
    `The embedded PostgreSQL did not start${cause === null ? '' : ` (${cause.message})`}. Its last lines, from ${log.file}:\n${said}`,
  );
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address === null || typeof address === 'string' ? fail(new Error('No free port.')) : done(address.port),
      );
    });
  });
}
