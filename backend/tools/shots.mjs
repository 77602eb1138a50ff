// npm run shots: a picture of every screen, on phone and desktop, light and dark, with the demo data, into .cache/shots.
//   --only <pattern>   screens by name        --url <address>   a server that runs already instead of one of its own
//   --look <pattern>   phone-light and so on: narrow, phone or desk, light or dark
//   --readme           the README's four pictures instead, into .github/screens
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserArguments, findBrowser } from './browser.mjs';
import { startDemo } from './demo-server.mjs';
import { prepare } from './prepare.mjs';
import { atEnd, root, tool } from './project.mjs';
import { makeMore } from './shots/newcomer.mjs';
import { allScreens } from './shots/screens.mjs';

/** @typedef {import('./shots/screens.mjs').Who} Who */
/** @typedef {import('./shots/screens.mjs').Screen} Screen */
/** @typedef {import('playwright').Page} Page */

const NARROW = { name: 'narrow', width: 360, height: 740 };
const PHONE = { name: 'phone', width: 390, height: 844 };
const DESK = { name: 'desk', width: 1440, height: 900 };
/** @type {('light' | 'dark')[]} */
const SCHEMES = ['light', 'dark'];
/** What is looked at on a narrow phone too. */
const ON_NARROW = /^shipper-list-item|-browse|-shipment-|-dialog-/;
const TALLEST = 8_000;
/** The most a README picture may weigh, in bytes. */
const README_BYTES = 60_000;

/** The demo's accounts that are looked through. @type {Partial<Record<Who, string>>} */
const DEMO_NAMES = { shipper: 'shipper', stranger: 'grace.whitfield', carrier: 'carrier', admin: 'admin' };

/** @param {string | undefined} name */
const credentials = (name) => ({ email: `${name}@demo.haulway.test`, password: 'haulway-demo' });

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
      look: { type: 'string', default: '' },
      readme: { type: 'boolean', default: false },
    },
  });
  if (!values.url) await prepare();
  const dataDir = mkdtempSync(join(tmpdir(), 'haulway-shots-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = values.url ? undefined : await startDemo(dataDir);
  try {
    await shoot(values.url ?? server?.url ?? '', values.readme, new RegExp(values.only, 'i'), new RegExp(values.look));
  } finally {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
process.exit();

/** @param {string} url @param {boolean} readme @param {RegExp} only @param {RegExp} looks */
async function shoot(url, readme, only, looks) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  const folder = join(root, readme ? '.github/screens' : '.cache/shots');
  mkdirSync(folder, { recursive: true });
  const tokens = await signIn(url);
  const more = await makeMore(
    (path, token, body) => call(url, path, token, body),
    tokens.get('carrier') ?? '',
    tokens.get('shipper') ?? '',
  );
  tokens.set('newcomer', more.token);
  const screens = await allScreens((who, path) => call(url, path, tokens.get(who)), more);

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
    // The files of a conversation are asked for by the browser itself, with the cookie of a sign-in.
    if (who in DEMO_NAMES) await context.request.post('/api/auth/login', { data: credentials(DEMO_NAMES[who]) });
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
    for (const size of [PHONE, DESK, NARROW]) {
      for (const scheme of SCHEMES) {
        if (!looks.test(`${size.name}-${scheme}`)) continue;
        for (const who of new Set(screens.map((screen) => screen.who))) {
          const wanted = screens.filter((screen) => {
            const name = `${who}-${screen.name}`;
            return screen.who === who && only.test(name) && (size !== NARROW || ON_NARROW.test(name));
          });
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
  if (!open) return;
  await open(page);
  // What opened may have to be loaded first, with nothing to see of it.
  await page.waitForTimeout(400);
  await settled(page);
}

/** @param {Page} page */
async function settled(page) {
  await page.locator(':is(h1, [role=dialog], .receipt):visible').first().waitFor();
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
  // What is as tall as the window stays as tall as this one.
  await page.evaluate("document.getElementById('content')?.style.setProperty('min-height', `${innerHeight - 64}px`)");
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
  for (const [who, name] of Object.entries(DEMO_NAMES)) {
    const { token } = await call(url, '/api/auth/login', undefined, credentials(name));
    tokens.set(who, token);
  }
  return tokens;
}

/** A GET, or a POST of what is given. @param {string} url @param {string} path @param {string} [token] @param {object | FormData} [body] @returns {Promise<any>} */
async function call(url, path, token, body) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
