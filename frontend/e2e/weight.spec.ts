import { expect, test, type Browser } from '@playwright/test';
import { acceptAndPay, list, post, quote, register } from './support/deal';
import { untilKept } from './support/phone';
import { scriptsOf, transferredOf, weightOf } from './support/weight';

/** What a first visit to the address loads, by script. */
async function scripts(browser: Browser, path: string, token?: string): Promise<Map<string, number>> {
  const context = await browser.newContext();
  if (token) await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  const page = await context.newPage();
  const sizes = await scriptsOf(page, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    // The landing page shows before its scripts have loaded; signed-in pages keep listening and are never idle.
    if (!token) await page.waitForLoadState('networkidle');
  });
  await context.close();
  return sizes;
}

test('the landing page loads at most 150 kB of script', async ({ browser }) => {
  expect(weightOf(await scripts(browser, '/'))).toBeLessThanOrEqual(150);
});

test('the first screen of a signed-in user loads at most 196 kB of script, and no other screen adds more than 86 kB', async ({
  browser,
  request,
}) => {
  const shipper = await register(request, 'Wes');
  const { id } = await list(request, shipper, 'A crate');
  const home = await scripts(browser, '/', shipper.token);
  expect(weightOf(home)).toBeLessThanOrEqual(196);
  const heavy: string[] = [];
  for (const path of [
    '/list-item',
    '/browse',
    '/templates',
    '/trips',
    '/jobs',
    '/recommended',
    `/shipments/${id}`,
    '/dashboard',
    '/messages',
    '/payments',
    '/profile',
    '/become-carrier',
    '/developers',
    '/import',
    '/faq',
    '/contact',
    '/login',
  ]) {
    const more = weightOf(
      new Map([...(await scripts(browser, path, shipper.token))].filter(([name]) => !home.has(name))),
    );
    if (more > 86) heavy.push(`${path} ${more.toFixed(1)} kB`);
  }
  expect(heavy).toEqual([]);
});

test('the page of a screen names the files that the screen begins with, after those of every screen', async ({
  request,
}) => {
  const namedIn = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/fetchpriority="low" [^>]*href="\/assets\/(\w+)-/g)].map(
      ([, name]) => name,
    );
  expect(await namedIn('/prices')).toEqual(expect.arrayContaining(['PricesPage', 'kit', 'bars']));
  expect(await namedIn('/Shipments/1/')).toContain('ShipmentPage');
  expect(await namedIn('/s/1')).toContain('SharedPage');
  expect(await namedIn('/nowhere')).toEqual([]);
});

/** The most files a screen may load, since a phone requests each one, and the most kB on the owner's shipment page. */
const MOST_FILES = 12;
const MOST_KB = { deal: 195, delivered: 199 };

test('no screen loads more than twelve scripts, and a shipment loads at most 195 kB of them for its owner on a phone, or 199 once it is delivered', async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Wim'), await register(request, 'Wanda', true)];
  const booked = await list(request, shipper, 'A kiln');
  const { id: quoteId } = await quote(request, carrier, booked.id);
  const quoted = await list(request, shipper, 'A loom');
  for (const amount of [900, 950]) await quote(request, await register(request, 'Otto', true), quoted.id, amount);
  const visit = async (path: string, token: string | undefined) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    if (token) await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    const page = await context.newPage();
    const sizes = await transferredOf(page, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    });
    await context.close();
    return sizes;
  };
  const faults: string[] = [];
  const expectLight = async (path: string, token?: string, most?: number) => {
    const sizes = await visit(path, token);
    if (process.env.WEIGHTS)
      console.log(path, sizes.size, `${weightOf(sizes).toFixed(1)} kB`, [...sizes.keys()].join(' '));
    if (sizes.size > MOST_FILES) faults.push(`${path}: ${sizes.size} scripts`);
    if (most && weightOf(sizes) > most) faults.push(`${path}: ${weightOf(sizes).toFixed(1)} kB`);
  };
  for (const path of ['/', '/login', '/register', '/prices', '/faq', '/contact', `/s/${quoted.id}`])
    await expectLight(path);
  const both = ['/', '/browse', '/dashboard', '/messages', '/payments', '/profile', '/notifications', '/support'];
  for (const path of [...both, '/list-item']) await expectLight(path, shipper.token);
  for (const path of [...both, '/become-carrier', `/shipments/${quoted.id}`]) await expectLight(path, carrier.token);
  const deal = `/shipments/${booked.id}`;
  for (const path of [`/shipments/${quoted.id}`, deal]) await expectLight(path, shipper.token, MOST_KB.deal);
  await acceptAndPay(request, shipper, quoteId);
  await expectLight(deal, shipper.token, MOST_KB.deal);
  for (const path of ['/jobs', deal.replace('/shipments/', '/jobs/')]) await expectLight(path, carrier.token);
  await post(request, carrier, `${deal.replace('/', '/api/')}/pickup`);
  await expectLight(deal, shipper.token, MOST_KB.deal);
  // Brings the stars of a review with it; its form comes once one is chosen.
  await post(request, carrier, `${deal.replace('/', '/api/')}/deliver`);
  await expectLight(deal, shipper.token, MOST_KB.delivered);
  expect(faults).toEqual([]);
});

/** 150 KB, of 1,024 bytes, of script on a carrier's phone that is opened without signal; here in kB of 1,000. */
const MOST_KB_OFFLINE = 150 * 1.024;

/** What the server sends for a script, in kB, compressed as browsers ask for it. */
async function sentFor(path: string): Promise<number> {
  const answer = await fetch(`${process.env['HAULWAY_TEST_URL']}${path}`, { headers: { 'accept-encoding': 'br' } });
  expect([path, answer.headers.get('content-encoding') ?? 'small']).toEqual([path, expect.stringMatching(/br|small/)]);
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length')) / 1000;
}

test('without signal, a carrier has the jobs and each job with at most 150 KB of script', async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Wilma'), await register(request, 'Walt', true)];
  const { id } = await list(request, shipper, 'A loom without signal');
  await acceptAndPay(request, shipper, (await quote(request, carrier, id)).id);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((value) => localStorage.setItem('auth_token', value), carrier.token);
  const page = await context.newPage();
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: 'A loom without signal' })).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  for (const path of ['/jobs', `/jobs/${id}`]) {
    const opened = await context.newPage();
    const loaded = new Set<string>();
    opened.on('request', (asked) => {
      const { pathname } = new URL(asked.url());
      if (pathname.endsWith('.js')) loaded.add(pathname);
    });
    await opened.goto(path);
    await expect(opened.getByText('A loom without signal').first()).toBeVisible();
    await expect(opened.getByRole('link', { name: 'Your jobs' })).toBeVisible();
    await expect(opened.locator('.MuiSkeleton-root')).toHaveCount(0);
    const sizes = await Promise.all([...loaded].map(sentFor));
    const sum = sizes.reduce((total, size) => total + size, 0);
    if (process.env['WEIGHTS']) console.log(path, 'offline', sum.toFixed(1), [...loaded].join(' '));
    expect(loaded.size).toBeGreaterThan(3);
    expect(sum).toBeLessThanOrEqual(MOST_KB_OFFLINE);
    await opened.close();
  }
  await context.close();
});
