// What a bench runs on: an embedded PostgreSQL with its usual durability, filled, with the program and floors next to it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { freePort } from '../machine.mjs';
import { exitOf, mainFile, Refusal, root, sparing, start } from '../project.mjs';
import { fill } from './fill.mjs';

/** Signs the callers' tokens; only of use on the bench's own server. */
export const SECRET = 'only for the bench, which nobody else can reach';

/** @typedef {{port: number, pid: number, worker?: number, end(): Promise<void>, report(): Promise<{heapBytes: number, handles: number}>}} Running `report` is of those with report.mjs in them */

/**
 * Undoes the steps taken, last one first. Every caller waits for all of it: if a signal interrupts, both the interrupted
 * code and the signal's handler, which then exits, undo what was done.
 */
export function undoing() {
  /** @type {(() => Promise<unknown>)[]} */
  const ends = [];
  /** @type {Promise<void> | undefined} */
  let undone;
  const undo = async () => {
    for (const step of ends.reverse()) await step();
  };
  return { ends, end: () => (undone ??= undo()) };
}

/**
 * @param {number} size @param {(client: import('pg').Client, size: number) => Promise<void>} [fillWith]
 * @returns {Promise<{url: string, folder: string, stop(): Promise<void>}>}
 */
export async function startDatabase(size, fillWith = fill) {
  const { startEmbeddedPostgres } = await import(
    pathToFileURL(join(root, 'backend/dist/src/platform/embedded/postgres.js')).href
  );
  const folder = mkdtempSync(join(tmpdir(), 'haulway-bench-'));
  // Root runs PostgreSQL as another user, who must be able to pass.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const migration = start(process.execPath, [mainFile], {
      env: { ...programEnv(postgres.superuserUrl, folder), MIGRATE_ONLY: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if ((await exitOf(migration)) !== 0) throw new Refusal('The migrations failed.');
    const client = new pg.Client({ connectionString: postgres.superuserUrl });
    await client.connect();
    await fillWith(client, size).finally(() => client.end());
    return { url: postgres.superuserUrl, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {string} url @param {string} folder */
function programEnv(url, folder) {
  return {
    ...sparing,
    PATH: process.env.PATH,
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    RATE_LIMIT_MULTIPLIER: '100000',
    SEED: 'none',
    LOG_LEVEL: 'warn',
    JWT_SECRET: SECRET,
  };
}

/**
 * The built program in a process of its own.
 * @param {{url: string, folder: string}} database
 * @param {{parts: string, profile?: string | undefined, flags?: string[], env?: Record<string, string>}} options `parts` is PROCESS; `profile` a folder for a CPU profile; `flags` are Node's; `env` is set besides
 * @returns {Promise<Running>}
 */
export async function startProgram({ url, folder }, { parts, profile, flags = [], env = {} }) {
  const port = await freePort();
  const profiled = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile];
  return launch(
    [...flags, ...profiled, mainFile],
    { ...programEnv(url, folder), PORT: String(port), PROCESS: parts, ...env },
    /is ready/,
    port,
  );
}

/**
 * As Compose runs it: one process that answers calls, and one that runs the jobs.
 * @param {{url: string, folder: string}} database
 * @param {{profile?: string | undefined}} options
 * @returns {Promise<Running>}
 */
export async function startBoth(database, { profile }) {
  const worker = await startProgram({ ...database, folder: join(database.folder, 'worker') }, { parts: 'worker' });
  const program = await startProgram(database, { parts: 'api', profile });
  return { ...program, worker: worker.pid, end: async () => void (await Promise.all([program.end(), worker.end()])) };
}

/** @param {{url: string}} database @returns {Promise<Running>} */
export async function startFloor({ url }) {
  const port = await freePort();
  return launch(
    [join(root, 'backend/tools/bench/floor.mjs')],
    { PATH: process.env.PATH, DATABASE_URL: url, PORT: String(port) },
    /^ready/m,
    port,
  );
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env @param {RegExp} readyLine @param {number} port @returns {Promise<Running>} */
async function launch(args, env, readyLine, port) {
  const child = start(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const ended = exitOf(child);
  let printed = '';
  await new Promise((done, fail) => {
    child.stdout?.on('data', (piece) => {
      printed += piece;
      if (readyLine.test(printed)) done(undefined);
    });
    void ended.then((code) => fail(new Refusal(`A server exited (${code}) before it was ready:\n${printed}`)));
  });
  return {
    port,
    pid: child.pid ?? 0,
    report: () => {
      const told = new Promise((done) => child.once('message', done));
      child.kill('SIGUSR2');
      return told;
    },
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
