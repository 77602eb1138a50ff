// The browser tests of both web apps. `npm test` starts the server and passes its address and the Chromium to use in the environment.
import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { browserArguments } from './browser.mjs';
import { cacheFolder, root } from './project.mjs';

/** Begun before all others, so that none of them is left over for one worker at the end; each takes more than a minute of a whole run. */
const LONGEST = [
  'admin/e2e/failures.spec.ts',
  'frontend/e2e/without-signal.spec.ts',
  'admin/e2e/screens.spec.ts',
  'frontend/e2e/calm.spec.ts',
  'frontend/e2e/accessible.spec.ts',
  'admin/e2e/operating.spec.ts',
  'frontend/e2e/weight.spec.ts',
  'admin/e2e/phone.spec.ts',
].map((file) => join(root, file));

const launchOptions = { executablePath: process.env.HAULWAY_TEST_BROWSER, args: browserArguments };

export default defineConfig({
  outputDir: join(cacheFolder, 'browser-tests'),
  fullyParallel: false,
  // One more than the cores of a small machine: a browser waits for its server half of the time.
  workers: 3,
  // A machine can be far slower than ours. These only end what hangs; no test measures time by them.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // On a busy machine a browser can be slower than any reasonable wait; tests that need a second attempt are named at the end.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: process.env.HAULWAY_TEST_REPORT }]],
  use: { baseURL: process.env.HAULWAY_TEST_URL, launchOptions, trace: 'on-first-retry', screenshot: 'only-on-failure' },
  projects: [
    { name: 'longest', testDir: root, testMatch: LONGEST },
    { name: 'user app', testDir: join(root, 'frontend/e2e'), testIgnore: LONGEST },
    { name: 'console', testDir: join(root, 'admin/e2e'), testIgnore: LONGEST },
  ],
});
