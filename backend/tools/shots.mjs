// npm run shots: a picture of every screen, on phone and desktop, light and dark, with the demo data, into .cache/shots.
//   --only <pattern>   screens by name        --url <address>   a server that runs already instead of one of its own
//   --readme           the README's four pictures instead, into .github/screens
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserArguments, findBrowser } from './browser.mjs';
import { startDemo } from './demo-server.mjs';
import { prepare } from './prepare.mjs';
import { atEnd, root, tool } from './project.mjs';
import { allScreens } from './shots/screens.mjs';

/** @typedef {import('./shots/screens.mjs').Who} Who */
/** @typedef {import('./shots/screens.mjs').Screen} Screen */
/** @typedef {import('playwright').Page} Page */

const PHONE = { name: 'phone', width: 390, height: 844 };
const DESK = { name: 'desk', width: 1440, height: 900 };
/** @type {('light' | 'dark')[]} */
const SCHEMES = ['light', 'dark'];
const TALLEST = 8_000;
/** The most a README picture may weigh, in bytes. */
const README_BYTES = 60_000;

/** The four screens of the README, by who sees them and their name. */
const SHOWN = { name: 'readme', width: 1280, height: 900 };
const README = [
  { screen: 'visitor-landing', size: SHOWN },
  { screen: 'shipper-dialog-compare', size: SHOWN },
  { screen: 'shipper-shipment-in_transit', size: { ...SHOWN, width: 360 } },
  { screen: 'admin-console', size: SHOWN },
];

await tool(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      url: { type: 'string' },
      readme: { type: 'boolean', default: false },
    },
  });
  await prepare();
  const dataDir = mkdtempSync(join(tmpdir(), 'haulway-shots-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = values.url ? undefined : await startDemo(dataDir);
  try {
    await shoot(values.url ?? server?.url ?? '', values.readme, new RegExp(values.only, 'i'));
  } finally {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
process.exit();

/** @param {string} url @param {boolean} readme @param {RegExp} only */
async function shoot(url, readme, only) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  const folder = join(root, readme ? '.github/screens' : '.cache/shots');
  mkdirSync(folder, { recursive: true });
  const tokens = await signIn(url);
  const screens = await allScreens((who, path) => read(url, path, tokens.get(who)));

  /** @param {Who} who @param {typeof DESK} size @param {'light' | 'dark'} colorScheme */
  const openAs = async (who, size, colorScheme) => {
    // Code in the page does the waiting, which the page's own policy would refuse.
    const context = await browser.newContext({
      baseURL: url,
      viewport: size,
      colorScheme,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    const token = JSON.stringify(tokens.get(who) ?? null);
    await context.addInitScript(
      `if (${token}) { localStorage.setItem('auth_token', ${token}); localStorage.setItem('haulway_console_token', ${token}); }`,
    );
    return context;
  };
  if (readme) {
    for (const { screen, size } of README) {
      const wanted = screens.find(({ who, name }) => `${who}-${name}` === screen);
      if (!wanted) throw new Error(`No screen is called ${screen}`);
      const context = await openAs(wanted.who, size, 'light');
      const page = await context.newPage();
      await come(page, wanted);
      await smallPicture(await page.screenshot(), join(folder, `${wanted.name}.webp`));
      await context.close();
    }
  } else {
    for (const size of [PHONE, DESK]) {
      for (const scheme of SCHEMES) {
        for (const who of new Set(screens.map((screen) => screen.who))) {
          const wanted = screens.filter((screen) => screen.who === who && only.test(`${who}-${screen.name}`));
          if (wanted.length === 0) continue;
          const context = await openAs(who, size, scheme);
          for (const screen of wanted) {
            const page = await context.newPage();
            await come(page, screen).catch((error) =>
              console.log(`${who}-${screen.name}, ${size.name}, ${scheme}: ${error.message.split('\n')[0]}`),
            );
            await tall(page, size);
            await page.screenshot({ path: join(folder, `${who}-${screen.name}-${size.name}-${scheme}.png`) });
            await page.close();
          }
          await context.close();
        }
      }
    }
  }
  await browser.close();
  console.log(`The pictures are in ${folder}`);
}

/** Goes to a screen, waits for its content, and opens what is to be open. @param {Page} page @param {Screen} screen */
async function come(page, { path, open }) {
  await page.goto(path);
  await settled(page);
  await open?.(page);
  await settled(page);
}

/** @param {Page} page */
async function settled(page) {
  await page.locator('h1, [role=dialog], .receipt').first().waitFor();
  await page.waitForFunction(
    "document.querySelectorAll('.MuiSkeleton-root, .MuiCircularProgress-root').length === 0 && [...document.images].every((image) => image.complete || image.loading === 'lazy')",
  );
  await page.evaluate('document.fonts.ready');
  // What was asked for is there; whatever is drawn because of it comes with the next frames.
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 250))))',
  );
}

/** As tall as the page, so that the bar of a phone stands at its foot; not with a dialog open, which is as tall as the window. @param {Page} page @param {typeof DESK} size */
async function tall(page, size) {
  if ((await page.locator('[role=dialog]').count()) > 0) return;
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  await page.setViewportSize({ width: size.width, height: Math.min(TALLEST, Math.max(size.height, height)) });
  await page.waitForFunction('[...document.images].every((image) => image.complete)');
}

/** @param {Buffer} picture @param {string} file */
async function smallPicture(picture, file) {
  const { default: sharp } = await import('sharp');
  const { size } = await sharp(picture)
    .resize({ width: 880, withoutEnlargement: true })
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  if (size > README_BYTES) console.log(`${file} weighs ${size} bytes`);
}

/** @param {string} url @returns {Promise<Map<Who, string>>} */
async function signIn(url) {
  const tokens = new Map();
  for (const who of ['shipper', 'carrier', 'admin']) {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${who}@demo.haulway.test`, password: 'haulway-demo' }),
    });
    const { token } = /** @type {{ token: string }} */ (await answer.json());
    tokens.set(who, token);
  }
  return tokens;
}

/** @param {string} url @param {string} path @param {string} [token] */
async function read(url, path, token) {
  const answer = await fetch(`${url}${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  return answer.json();
}
