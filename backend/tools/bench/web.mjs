// npm run bench -- web: how the built landing page does in Lighthouse's mobile preset, as the median of three visits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArguments, findBrowser } from '../browser.mjs';
import { startDemo } from '../demo-server.mjs';
import { freePort } from '../machine.mjs';
import { atEnd } from '../project.mjs';

const VISITS = 3;
/** What each category has to reach, out of 100. */
const LEAST = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @typedef {{ scores: Record<string, number>, seconds: Record<string, number>, power: number, faults: string[] }} Visit */

/**
 * Prints each visit and the medians.
 * @returns {Promise<boolean>} whether every category reached what it has to
 */
export async function web() {
  const { chromium } = await import('playwright');
  const folder = mkdtempSync(join(tmpdir(), 'haulway-web-'));
  const server = await startDemo(folder);
  const debugPort = await freePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${debugPort}`],
  });
  const end = async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  atEnd(end);
  try {
    /** @type {Visit[]} */
    const visits = [];
    for (let visit = 1; visit <= VISITS; visit += 1) {
      const seen = await look(`${server.url}/`, debugPort);
      visits.push(seen);
      console.log(`visit ${visit}: ${line(seen.scores)}; ${line(seen.seconds)}; machine ${Math.round(seen.power)}`);
    }
    const medians = Object.fromEntries(
      CATEGORIES.map((name) => [name, median(visits.map(({ scores }) => scores[name] ?? 0))]),
    );
    console.log(`median:  ${line(medians)} (each ${LEAST} or more)`);
    for (const fault of new Set(visits.flatMap(({ faults }) => faults))) console.log(`  not passed: ${fault}`);
    return Object.values(medians).every((score) => score >= LEAST);
  } finally {
    await end();
  }
}

/** @param {string} url @param {number} port of the browser's debugger @returns {Promise<Visit>} */
async function look(url, port) {
  const { default: lighthouse } = await import('lighthouse');
  // Without a preset, Lighthouse simulates a slow phone on a slow network.
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse gave no report: ${result?.lhr.runtimeError?.message ?? 'nothing'}`);
  const { audits, categories, environment } = result.lhr;
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
