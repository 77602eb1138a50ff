// npm test: installs and builds like npm start, runs every kind of test, and says in its last line how many passed and failed.
//   npm test -- --only unit,api   some of the kinds: checks, unit, api, sql, redis, browser
//   npm test -- <pattern>         only the test files whose path has it
//   npm run test:long             with the full counts of the random tests
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';
import { runChecks } from './checks.mjs';
import { urlOfRunning } from './database.mjs';
import { startDemo } from './demo-server.mjs';
import { freePort, testsFolder } from './machine.mjs';
import { prepare } from './prepare.mjs';
import { atEnd, exitOf, Refusal, root, start, tool } from './project.mjs';

/** @typedef {{passed: number, failed: number, skipped: number}} Counts */
/** @typedef {{parts: string[], folders: string[], run: (files: string[]) => Promise<Counts>}} Kind what has to be built, where its tests are, how they are run */

const {
  values: { only, long },
  positionals: [pattern],
} = parseArgs({ allowPositionals: true, options: { only: { type: 'string' }, long: { type: 'boolean' } } });
if (long) process.env.HAULWAY_TEST_LONG = '1';

const folder = mkdtempSync(join(testsFolder(), 'haulway-tests-'));
/** Where the programs under the API tests record their statements. */
const statements = process.env.HAULWAY_TEST_STATEMENTS ?? join(folder, 'statements');
const recorder = pathToFileURL(join(root, 'backend/test/support/statements-seen.mjs'));
recorder.searchParams.set('into', statements);
/** Where the API tests note which keyed calls they have repeated. */
const repeats = `${statements}-repeats`;
const recorded = {
  HAULWAY_TEST_STATEMENTS: statements,
  HAULWAY_TEST_NODE_OPTIONS: `--import=${recorder.href}`,
  HAULWAY_TEST_REPEATS: repeats,
};
const program = ['backend', 'places'];
/** More failed files than this are no accident of a busy machine. */
const MOST_REPEATED = 6;

/** @type {Record<string, Kind>} */
const kinds = {
  checks: { parts: program, folders: [], run: runChecks },
  unit: { parts: ['places'], folders: ['backend/src', 'frontend/src', 'admin/src'], run: () => jest('unit') },
  // It serves the widget's page too.
  api: { parts: [...program, 'frontend'], folders: ['backend/test', 'sdk/test'], run: () => jest('api', recorded) },
  sql: { parts: program, folders: ['backend/test/sql'], run: sql },
  redis: { parts: program, folders: [long ? 'backend/test' : 'backend/test/redis'], run: redis },
  browser: { parts: [...program, 'frontend', 'admin'], folders: ['frontend/e2e', 'admin/e2e'], run: browser },
};

/** @type {Counts} */
const none = { passed: 0, failed: 0, skipped: 0 };
const sum = { ...none };
await tool(async () => {
  // PostgreSQL runs as another user when we are root, and must be able to pass.
  chmodSync(folder, 0o755);
  mkdirSync(statements, { recursive: true });
  mkdirSync(repeats, { recursive: true });
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  await count(runKinds);
  rmSync(folder, { recursive: true, force: true });
});
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
process.exit(sum.failed > 0 || sum.passed === 0 ? 1 : 0);

/** Adds to the sum. What breaks off counts as one failure, and does not keep the others from running. @param {() => Promise<Counts>} work */
async function count(work) {
  const { passed, failed, skipped } = await work().catch((error) => {
    console.log(error instanceof Refusal ? error.message : error);
    return { ...none, failed: 1 };
  });
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
  return passed + failed + skipped;
}

/** The chosen kinds one after another. */
async function runKinds() {
  const names = only?.split(',') ?? Object.keys(kinds).filter((name) => name !== 'checks' || pattern === undefined);
  const chosen = Object.entries(kinds).filter(([name]) => names.includes(name));
  if (chosen.length < names.length) throw new Refusal(`--only takes some of ${Object.keys(kinds).join(',')}.`);
  await prepare(chosen.flatMap(([, { parts }]) => parts));
  for (const [name, { folders, run }] of chosen) {
    console.log(`\n--- ${name} ---`);
    const files = folders.flatMap(filesIn);
    const counted = await count(async () => (files.length > 0 || name === 'checks' ? run(files) : none));
    if (counted === 0) console.log('No tests match.');
  }
  return none;
}

/** The test files that are meant, as Jest and Playwright find them. @param {string} path */
function filesIn(path) {
  const wanted = new RegExp(pattern ?? '', 'i');
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, path, name))
    .filter((file) => file.endsWith('.spec.ts') && wanted.test(file));
}

/** What all tests of the API before it have sent to the database. @returns {Promise<Counts>} */
async function sql() {
  return pattern === undefined && readdirSync(statements).length > 0 ? jest('sql', recorded) : none;
}

/** The program with its queues on Redis; with `--long` all tests of the API too, in their usual counts. @param {string[]} files @returns {Promise<Counts>} */
async function redis(files) {
  if (spawnSync('redis-server', ['--version']).status !== 0) {
    console.log('SKIPPED  there is no redis-server on the path, so the tests of queues on Redis are left out.');
    return { ...none, skipped: files.length };
  }
  const { Redis } = await import('ioredis');
  const port = await freePort();
  // Each test server has a numbered database of its own.
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--databases', '4096'];
  const server = start('redis-server', words, { cwd: folder, stdio: 'ignore' });
  const ended = exitOf(server);
  // It retries until the server is there.
  const client = new Redis(port, '127.0.0.1').on('error', () => undefined);
  try {
    await client.ping();
    return await jest('redis', {
      HAULWAY_TEST_REDIS: `redis://127.0.0.1:${port}`,
      HAULWAY_TEST_ALL_ON_REDIS: long ? '1' : undefined,
      HAULWAY_TEST_LONG: undefined,
    });
  } finally {
    client.disconnect();
    server.kill();
    await ended;
  }
}

/**
 * The tests of one of Jest's projects. On a busy machine one can be slower than any reasonable wait, so a few failed files
 * get a second attempt, alone; they are named at the end, as the browser's are.
 * @param {string} name of the project in Jest's settings @param {NodeJS.ProcessEnv} [env] @returns {Promise<Counts>}
 */
async function jest(name, env = {}) {
  const first = await jestRun(name, env, pattern === undefined ? [] : [pattern]);
  if (first.failedFiles.length === 0 || first.failedFiles.length > MOST_REPEATED) return first.counts;
  console.log(`\nA second attempt of ${first.failedFiles.map((file) => relative(root, file)).join(', ')}`);
  const second = await jestRun(name, env, ['--runInBand', '--runTestsByPath', ...first.failedFiles]);
  const mended = first.counts.failed - second.counts.failed;
  if (mended > 0) console.log(`${mended} ${name} tests passed only on the second attempt; see them above.`);
  return { ...first.counts, passed: first.counts.passed + mended, failed: second.counts.failed };
}

/** @param {string} name @param {NodeJS.ProcessEnv} env @param {string[]} chosen which of its tests */
async function jestRun(name, env, chosen) {
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const words = ['--config', 'backend/jest.config.mjs', '--selectProjects', name, '--passWithNoTests'];
  // Jest prints its report as well, besides what it writes.
  const { code, report } = await reportOf(
    [...flags, 'node_modules/jest/bin/jest.js', ...words, '--json', '--outputFile', file, ...chosen],
    {
      file,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  /** @type {{name: string, status: string}[]} */
  const files = report.testResults;
  return {
    counts: {
      passed: report.numPassedTests,
      // A file that could not be loaded has no tests in it that could have failed.
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites || Number(code !== 0),
      skipped: report.numPendingTests + report.numTodoTests,
    },
    failedFiles: files.filter(({ status }) => status === 'failed').map((each) => each.name),
  };
}

/** @returns {Promise<Counts>} */
async function browser() {
  const file = join(folder, 'browser.json');
  const dataDir = join(folder, 'data');
  const chromium = await findBrowser();
  const server = await startDemo(dataDir);
  try {
    const env = {
      HAULWAY_TEST_URL: server.url,
      HAULWAY_TEST_DATABASE: urlOfRunning(dataDir),
      HAULWAY_TEST_BROWSER: chromium,
      HAULWAY_TEST_REPORT: file,
    };
    const words = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'backend/tools/playwright.config.mjs'];
    if (pattern !== undefined) words.push(pattern);
    const { code, report } = await reportOf(words, { file, env });
    const { stats, errors } = report;
    const failed = stats.unexpected + errors.length || Number(code !== 0);
    if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed only on the second attempt; see them above.`);
    return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
  } finally {
    await server.stop();
  }
}

/**
 * How a test program ended, and what its report says.
 * @param {string[]} words
 * @param {{file: string, env: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions}} options
 */
async function reportOf(words, { file, env, stdio = 'inherit' }) {
  const child = start(process.execPath, words, { env: { ...process.env, ...env }, stdio });
  const code = await exitOf(child);
  if (!existsSync(file)) throw new Refusal(`FAILED  the tests broke off (exit code ${code})`);
  return { code, report: JSON.parse(readFileSync(file, 'utf8')) };
}
