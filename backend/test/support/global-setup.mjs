// Before all API tests: one PostgreSQL for the whole run, in it one migrated database that every test's own is copied from, and the processes that run programs.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testsFolder } from '../../tools/machine.mjs';
import tearDown from './global-teardown.mjs';
import { startHosts } from './hosts.mjs';
import { run } from './run.mjs';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** @param {{maxWorkers: number}} config */
export default async function setUp({ maxWorkers }) {
  if (!existsSync(join(dist, 'program/main.js')))
    throw new Error('API tests run the built program: run `npm run build` first.');
  const { startEmbeddedPostgres } = await import(`${dist}src/platform/embedded/postgres.js`);
  const folder = mkdtempSync(join(testsFolder(), 'haulway-test-'));
  // When we are root, PostgreSQL runs as another user, who must be able to pass.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, testMode: true });
  Object.assign(run, { postgres, folder });
  // Jest itself exits at once and leaves running what it did not start.
  for (const signal of ['SIGTERM', 'SIGHUP'])
    process.once(signal, () => void tearDown().finally(() => process.exit(1)));
  await migrate(postgres.url, folder);
  const hosts = await startHosts(maxWorkers);
  run.hosts = hosts;
  // Jest's workers start after this and inherit it.
  process.env.HAULWAY_TEST_HOSTS = hosts.ports.join();
  process.env.HAULWAY_TEST_POSTGRES = postgres.url;
  process.env.HAULWAY_TEST_SUPERUSER = postgres.superuserUrl;
  process.env.HAULWAY_TEST_FOLDER = folder;
}

/** @param {string} url @param {string} folder @returns {Promise<void>} */
function migrate(url, folder) {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    MIGRATE_ONLY: '1',
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'migrate'),
    LOG_LEVEL: 'warn',
  };
  return new Promise((done, fail) => {
    const program = spawn(process.execPath, [join(dist, 'program/main.js')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [program.stdout, program.stderr]) stream.on('data', (piece) => (said += piece));
    program.once('error', fail);
    program.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`The migrations failed (${code}):\n${said}`)),
    );
  });
}
