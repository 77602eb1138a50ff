// The kinds of tests, each in its own program, counted from the report that it writes.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { runChecks } from './checks.mjs';
import { urlOfRunning } from './database.mjs';
import { startDemo } from './demo-server.mjs';
import { exitOf, Refusal, root, start } from './project.mjs';
import { hasRedis, startRedis } from './redis.mjs';
import { filesNamed } from './test-files.mjs';

/** @typedef {{passed: number, failed: number, skipped: number}} Counts */
/** @typedef {{only?: string | undefined, pattern?: string | undefined, long: boolean}} Options */

/** @type {Record<string, (options: Options, folder: string) => Promise<Counts>>} */
const kinds = {
  checks: async () => ({ ...(await runChecks()), skipped: 0 }),
  unit: (options, folder) => jest('unit', options, folder),
  api,
  sql,
  redis,
  browser,
};

/**
 * Runs the chosen kinds one after another; a kind that breaks off counts as one failure and does not keep the others from running.
 * @param {Options} options
 * @returns {Promise<Counts>}
 */
export async function runTests(options) {
  if (options.only !== undefined && !(options.only in kinds))
    throw new Refusal(`--only takes one of ${Object.keys(kinds).join(', ')}.`);
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'haulway-tests-'));
  chmodSync(folder, 0o755);
  try {
    for (const [name, run] of Object.entries(kinds)) {
      if (options.only !== undefined && options.only !== name) continue;
      if (name === 'checks' && options.pattern !== undefined) continue;
      console.log(`\n--- ${name} ---`);
      const counts = await run(options, folder).catch((error) => {
        console.log(error instanceof Refusal ? error.message : error);
        return { passed: 0, failed: 1, skipped: 0 };
      });
      sum.passed += counts.passed;
      sum.failed += counts.failed;
      sum.skipped += counts.skipped;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return sum;
}

/** Where the programs of the API's tests write down their statements. @param {string} folder */
const statementsIn = (folder) => process.env['HAULWAY_TEST_STATEMENTS'] ?? join(folder, 'statements');

/** @param {Options} options @param {string} folder @returns {Promise<Counts>} */
async function api(options, folder) {
  const statements = statementsIn(folder);
  mkdirSync(statements, { recursive: true });
  return jest('api', options, folder, { HAULWAY_TEST_STATEMENTS: statements });
}

/** What the tests of the API before it have sent to the database; nothing after a part of them. @param {Options} options @param {string} folder @returns {Promise<Counts>} */
async function sql(options, folder) {
  const statements = statementsIn(folder);
  return options.pattern === undefined && existsSync(statements)
    ? jest('sql', options, folder, { HAULWAY_TEST_STATEMENTS: statements })
    : nothing();
}

/** Tests that are of kinds of their own. */
const elsewhere = ['redis', 'sql'].map((name) => join('backend/test', name, '/'));

/** The program with its queues on Redis; with `--long` all tests of the API too, in their usual counts. @param {Options} options @param {string} folder @returns {Promise<Counts>} */
async function redis(options, folder) {
  const files = filesNamed(['backend/test/redis'], '.spec.ts', options.pattern);
  if (files.length === 0 && !options.long) return nothing();
  if (!hasRedis()) {
    console.log('SKIPPED  there is no redis-server on the path, so the tests of the queues on Redis are left out.');
    return { passed: 0, failed: 0, skipped: files.length };
  }
  const server = await startRedis(join(folder, 'redis'));
  try {
    return await jest('redis', { ...options, long: false }, folder, {
      HAULWAY_TEST_REDIS: server.url,
      ...(options.long ? { HAULWAY_TEST_ALL_ON_REDIS: '1' } : {}),
    });
  } finally {
    await server.stop();
  }
}

/** @param {'unit' | 'api' | 'sql' | 'redis'} name @param {Options} options @param {string} folder @param {NodeJS.ProcessEnv} [more] @returns {Promise<Counts>} */
async function jest(name, { pattern, long }, folder, more = {}) {
  const folders = name === 'unit' ? ['backend/src', 'frontend/src', 'admin/src'] : ['backend/test'];
  const files = filesNamed(folders, '.spec.ts', pattern).filter(
    (file) => name !== 'api' || !elsewhere.some((other) => file.includes(other)),
  );
  if (files.length === 0) return nothing();
  const report = join(folder, `${name}.json`);
  const args = [
    '--config',
    join(root, 'backend/jest.config.mjs'),
    '--selectProjects',
    name,
    '--json',
    '--outputFile',
    report,
  ];
  const env = {
    ...process.env,
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    ...(long ? { HAULWAY_TEST_LONG: '1' } : {}),
    ...more,
  };
  const program = start(
    process.execPath,
    [join(root, 'node_modules/jest/bin/jest.js'), ...args, ...(pattern === undefined ? [] : [pattern])],
    {
      env,
      // Jest prints its report there too when it is asked for one.
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const code = await exitOf(program);
  if (!existsSync(report)) return broken(name, code);
  const counted = JSON.parse(readFileSync(report, 'utf8'));
  // A file that could not be loaded has no tests in it that could have failed.
  const failed = counted.numFailedTests + counted.numRuntimeErrorTestSuites;
  if (code !== 0 && failed === 0) return broken(name, code);
  return { passed: counted.numPassedTests, failed, skipped: counted.numPendingTests + counted.numTodoTests };
}

/** @param {Options} options @param {string} folder @returns {Promise<Counts>} */
async function browser({ pattern, long }, folder) {
  if (filesNamed(['frontend/e2e', 'admin/e2e'], '.spec.ts', pattern).length === 0) return nothing();
  const report = join(folder, 'browser.json');
  const chromium = await findBrowser();
  const dataDir = join(folder, 'data');
  const server = await startDemo(dataDir);
  try {
    const env = {
      ...process.env,
      HAULWAY_TEST_URL: server.url,
      HAULWAY_TEST_DATABASE: urlOfRunning(dataDir),
      HAULWAY_TEST_BROWSER: chromium,
      HAULWAY_TEST_REPORT: report,
      ...(long ? { HAULWAY_TEST_LONG: '1' } : {}),
    };
    const args = [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      join(root, 'backend/tools/playwright.config.mjs'),
    ];
    const code = await exitOf(start(process.execPath, [...args, ...(pattern === undefined ? [] : [pattern])], { env }));
    if (!existsSync(report)) return broken('browser', code);
    const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = stats.unexpected + errors.length;
    if (code !== 0 && failed === 0) return broken('browser', code);
    if (stats.flaky > 0)
      console.log(`${stats.flaky} browser tests passed at the second attempt only: look at them above.`);
    return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

function nothing() {
  console.log('No such tests.');
  return { passed: 0, failed: 0, skipped: 0 };
}

/** @param {string} name @param {number} code @returns {Counts} */
function broken(name, code) {
  console.log(`FAILED  the ${name} tests broke off (exit code ${code})`);
  return { passed: 0, failed: 1, skipped: 0 };
}
