// npm run bench -- web: how the main pages do in Lighthouse's mobile preset, as the median of three first visits to each.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArguments, findBrowser } from '../browser.mjs';
import { startDemo } from '../demo-server.mjs';
import { freePort } from '../machine.mjs';
import { atEnd } from '../project.mjs';

const VISITS = 3;
const PASSWORD = 'haulway-demo';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @typedef {Record<string, number>} Scores by category, out of 100 */
/** @typedef {{ scores: Scores, seconds: Record<string, number>, power: number, faults: string[] }} Visit */

/** What every page has to reach; search engines do not read those behind the sign-in. @type {Scores} */
const INNER = { performance: 90, accessibility: 95, 'best-practices': 95 };
/** @type {readonly { path: string, as?: 'shipper' | 'carrier', least: Scores }[]} in which `:id` is a listing of the demo's shipper that has quotes */
const PAGES = [
  { path: '/', least: { performance: 97, accessibility: 95, 'best-practices': 95, seo: 95 } },
  { path: '/prices', least: { ...INNER, seo: 95 } },
  { path: '/list-item', as: 'shipper', least: INNER },
  { path: '/shipments/:id', as: 'shipper', least: INNER },
  { path: '/dashboard', as: 'shipper', least: INNER },
  { path: '/browse', as: 'carrier', least: INNER },
];

/**
 * Prints each visit and the medians.
 * @returns {Promise<boolean>} whether every category of every page reached what it has to
 */
export async function web() {
  const { chromium } = await import('playwright');
  const folder = mkdtempSync(join(tmpdir(), 'haulway-web-'));
  const server = await startDemo(join(folder, 'data'));
  const debugPort = await freePort();
  // Lighthouse opens its pages beside those of the browser's own context, with the same cookies.
  const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
    executablePath: await findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${debugPort}`],
    baseURL: server.url,
  });
  const end = async () => {
    await context.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  atEnd(end);
  try {
    let isFine = true;
    for (const { path, as, least } of PAGES) {
      const address = await signedIn(context, as, path);
      /** @type {Visit[]} */
      const visits = [];
      for (let visit = 1; visit <= VISITS; visit += 1) {
        const seen = await look(`${server.url}${address}`, debugPort);
        visits.push(seen);
        console.log(`${path} ${visit}: ${line(seen.scores)}; ${line(seen.seconds)}; machine ${Math.round(seen.power)}`);
      }
      const medians = Object.fromEntries(
        CATEGORIES.map((name) => [name, median(visits.map(({ scores }) => scores[name] ?? 0))]),
      );
      const missed = Object.entries(least).filter(([name, score]) => (medians[name] ?? 0) < score);
      console.log(`${missed.length > 0 ? 'MISSED ' : 'ok     '} ${path}: ${line(medians)} (at least ${line(least)})`);
      for (const fault of new Set(visits.flatMap(({ faults }) => faults))) console.log(`  not passed: ${fault}`);
      isFine &&= missed.length === 0;
    }
    return isFine;
  } finally {
    await end();
  }
}

/** Who looks, from now on: Lighthouse leaves a browser's local storage as it is. @param {import('playwright').BrowserContext} context @param {string | undefined} who @param {string} path @returns {Promise<string>} the page's address */
async function signedIn(context, who, path) {
  const page = await context.newPage();
  try {
    await page.goto('/favicon.svg');
    await page.evaluate('localStorage.clear()');
    if (who === undefined) return path;
    const data = { email: `${who}@demo.haulway.test`, password: PASSWORD };
    const { token } = await (await context.request.post('/api/auth/login', { data })).json();
    await page.evaluate(`localStorage.setItem('auth_token', ${JSON.stringify(token)})`);
    if (!path.includes(':id')) return path;
    const headers = { Authorization: `Bearer ${token}` };
    const [listing] = await (await context.request.get('/api/shipments?owner=me&status=quoted', { headers })).json();
    return path.replace(':id', listing.id);
  } finally {
    await page.close();
  }
}

/** @param {string} url @param {number} port of the browser's debugger @returns {Promise<Visit>} */
async function look(url, port) {
  const { default: lighthouse } = await import('lighthouse');
  // Without a preset, Lighthouse simulates a slow phone on a slow network.
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse gave no report: ${result?.lhr.runtimeError?.message ?? 'nothing'}`);
  const { audits, categories, environment, finalDisplayedUrl } = result.lhr;
  if (finalDisplayedUrl !== url) throw new Error(`Lighthouse looked at ${finalDisplayedUrl} instead of ${url}.`);
  const seconds = (/** @type {string} */ audit) => (audits[audit]?.numericValue ?? 0) / 1_000;
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    seconds: {
      FCP: seconds('first-contentful-paint'),
      LCP: seconds('largest-contentful-paint'),
      TBT: seconds('total-blocking-time'),
      CLS: audits['cumulative-layout-shift']?.numericValue ?? 0,
    },
    power: environment.benchmarkIndex,
    faults: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => faultOf(weight, audits[id])),
    ),
  };
}

/** @param {number} weight in its category @param {{ title: string, score: number | null, displayValue?: string } | undefined} audit @returns {string[]} */
function faultOf(weight, audit) {
  if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
  return [[audit.title, audit.displayValue].filter(Boolean).join(': ')];
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** @param {Record<string, number>} values */
function line(values) {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${Number.isInteger(value) ? value : value.toFixed(2)}`)
    .join(', ');
}
