// npm run shots: a picture of every screen, on a phone and a desk, light and dark, of the demo data, into .cache/shots.
//   --only <pattern>   screens by name        --url <address>   a server that runs already instead of one of its own
//   --readme           the README's four pictures instead, into .github/screens
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserArguments, findBrowser } from './browser.mjs';
import { startDemo } from './demo-server.mjs';
import { prepare } from './prepare.mjs';
import { endTogether, root, tool } from './project.mjs';

/** @typedef {'visitor' | 'shipper' | 'carrier' | 'admin'} Who */
/** @typedef {{ who: Who, name: string, path: string }} Screen */

const SIZES = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desk', width: 1280, height: 900 },
];
/** @type {('light' | 'dark')[]} */
const SCHEMES = ['light', 'dark'];
const TALLEST = 8_000;
/** The most that a picture of the README may weigh, in bytes. */
const README_BYTES = 150_000;

/** The four screens of the README. */
const README = ['visitor-landing', 'shipper-shipment-quoted', 'carrier-browse', 'shipper-shipment-in_transit'];

await tool(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, url: { type: 'string' }, readme: { type: 'boolean', default: false } } });
  await prepare(values.url ? [] : undefined);
  const dataDir = mkdtempSync(join(tmpdir(), 'haulway-shots-'));
  endTogether(async () => rmSync(dataDir, { recursive: true, force: true }));
  const server = values.url ? undefined : await startDemo(dataDir);
  try {
    await shoot(values.url ?? server?.url ?? '', values.readme, new RegExp(values.only, 'i'));
  } finally {
    server?.child.kill('SIGTERM');
    await server?.ended;
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
  const screens = await allScreens(url, tokens);
  for (const size of readme ? SIZES.slice(1) : SIZES) {
    for (const scheme of readme ? SCHEMES.slice(0, 1) : SCHEMES) {
      for (const who of /** @type {Who[]} */ (['visitor', 'shipper', 'carrier', 'admin'])) {
        const wanted = screens.filter((screen) => screen.who === who && only.test(`${who}-${screen.name}`) && (!readme || README.includes(`${who}-${screen.name}`)));
        if (wanted.length === 0) continue;
        const context = await browser.newContext({ baseURL: url, viewport: size, colorScheme: scheme, reducedMotion: 'reduce' });
        const token = tokens.get(who);
        if (token) await context.addInitScript(`localStorage.setItem('auth_token', ${JSON.stringify(token)})`);
        const page = await context.newPage();
        for (const screen of wanted) {
          await page.setViewportSize(size);
          await page.goto(screen.path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
          if (readme) {
            await smallPicture(await page.screenshot(), join(folder, `${screen.name}.webp`));
            continue;
          }
          // As tall as the page, so that the bar of a phone stands at its foot.
          const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
          await page.setViewportSize({ width: size.width, height: Math.min(TALLEST, Math.max(size.height, height)) });
          await page.screenshot({ path: join(folder, `${who}-${screen.name}-${size.name}-${scheme}.png`) });
        }
        await context.close();
      }
    }
  }
  await browser.close();
  console.log(`The pictures lie in ${folder}`);
}

/** @param {Buffer} picture @param {string} file */
async function smallPicture(picture, file) {
  const { default: sharp } = await import('sharp');
  const { size } = await sharp(picture).resize({ width: 1000 }).webp({ quality: 82, effort: 6 }).toFile(file);
  if (size > README_BYTES) console.log(`${file} weighs ${size} bytes`);
}

/** @param {string} url @returns {Promise<Map<string, string>>} */
async function signIn(url) {
  const tokens = new Map();
  for (const who of ['shipper', 'carrier', 'admin']) {
    const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: `${who}@demo.haulway.test`, password: 'haulway-demo' }) });
    const { token } = /** @type {{ token: string }} */ (await answer.json());
    tokens.set(who, token);
  }
  return tokens;
}

/** @param {string} url @param {Map<string, string>} tokens @returns {Promise<Screen[]>} */
async function allScreens(url, tokens) {
  /** @type {(who: Who, role: string) => Promise<Screen[]>} one shipment of each status */
  const shipments = async (who, role) => {
    const answer = await fetch(`${url}/api/shipments?${role}=me&limit=100`, { headers: { authorization: `Bearer ${tokens.get(who)}` } });
    const rows = /** @type {{ id: string, status: string }[]} */ (await answer.json());
    return [...new Set(rows.map((row) => row.status))].map((status) => ({ who, name: `shipment-${status}`, path: `/shipments/${rows.find((row) => row.status === status)?.id}` }));
  };
  /** @type {(who: Who, paths: string[]) => Screen[]} */
  const named = (who, paths) => paths.map((path) => ({ who, name: path.slice(1).replaceAll('/', '-') || (who === 'visitor' ? 'landing' : 'home'), path }));
  return [
    ...named('visitor', ['/', '/login', '/register', '/forgot-password', '/reset-password', '/faq', '/contact', '/safety', '/support', '/prices', '/terms', '/privacy', '/auth-debug', '/nowhere']),
    ...named('shipper', ['/', '/list-item', '/browse', '/dashboard', '/messages', '/payments', '/profile', '/become-carrier', '/notifications', '/support']),
    ...(await shipments('shipper', 'owner')),
    ...named('carrier', ['/', '/browse', '/dashboard', '/messages', '/payments', '/profile', '/notifications']),
    ...(await shipments('carrier', 'carrier')),
    ...named('admin', ['/', '/admin']),
  ];
}
