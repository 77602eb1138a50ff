// Finds a Chromium to run the browser tests in.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { cacheFolder, exitOf, Refusal, root, start } from './project.mjs';

/**
 * Returns the path of a Chromium that starts here, and sets the environment it needs.
 *
 * Tried in order: CHROME_PATH, Playwright's own, one of the system's, the one npm installed (Linux on x64), a download by Playwright.
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  return process.env.CHROME_PATH || (await playwrights()) || systems() || (await npms()) || (await downloaded());
}

/**
 * How Chromium is started: without its sandbox, which root and containers lack, and rendering without a graphics card.
 * Software rendering takes a third less time than emulating a graphics card. The npm package's own list is not used: with its `--single-process` the second test hangs.
 */
export const browserArguments = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

async function playwrights() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function systems() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

async function npms() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Not the system's temporary folder: the package uses any file with its name there, whatever its version and owner.
  const folder = join(cacheFolder, 'chromium');
  mkdirSync(folder, { recursive: true });
  const { TMPDIR = tmpdir(), AWS_EXECUTION_ENV = '' } = process.env;
  // Given the name of a bare system, the package also unpacks the libraries a machine without a desktop lacks, and puts their path in LD_LIBRARY_PATH.
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    const path = await packed.executablePath();
    useFonts(folder);
    return path;
  } finally {
    Object.assign(process.env, { TMPDIR, AWS_EXECUTION_ENV });
  }
}

/**
 * The package's own font settings name another system's folders; without any font, a page with a plain field crashes.
 * @param {string} folder where the package's fonts were unpacked
 */
function useFonts(folder) {
  const file = join(folder, 'fonts.conf');
  const [fonts, cache] = ['fonts', 'fonts-cache'].map((name) => join(folder, name).replaceAll('&', '&amp;'));
  const places = [fonts, '/usr/share/fonts', '/usr/local/share/fonts'].map((place) => `<dir>${place}</dir>`);
  writeFileSync(file, `<fontconfig>${places.join('')}<cachedir>${cache}</cachedir></fontconfig>`);
  process.env.FONTCONFIG_FILE = file;
}

async function downloaded() {
  await exitOf(start(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']));
  const path = await playwrights();
  if (path !== undefined) return path;
  throw new Refusal(
    'No Chromium found: there is none on this machine, and Playwright could not download one. Set CHROME_PATH to a Chromium or Chrome.',
  );
}
