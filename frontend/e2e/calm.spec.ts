import { expect, test, type Browser } from '@playwright/test';
import { acceptAndPay, list, type Person, post, quote, register } from './support/deal';

/** How much of a screen may move while it loads; https://web.dev/articles/cls calls a tenth good. */
const MOST = 0.05;

interface Visit {
  path: string;
  by?: Person;
}

/**
 * How far visible content moved until the page was complete, with answers that arrive only after the page is first
 * seen.
 */
async function shiftOf(browser: Browser, { path, by }: Visit, width: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 } });
  const page = await context.newPage();
  await page.addInitScript((token) => {
    if (token) localStorage.setItem('auth_token', token);
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, by?.token);
  let go = (): void => undefined;
  const seen = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/api\/(?!config|public-figures|auth|users\/me$|events)/, async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  go();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  const moved = await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
  await context.close();
  return moved;
}

test('hardly anything moves on any screen while it loads, on phone or desktop', async ({ browser, request }) => {
  test.setTimeout(300_000);
  const [shipper, carrier] = [await register(request, 'Cleo'), await register(request, 'Cal', true)];
  const [quoted, paid] = [await list(request, shipper, 'A crate'), await list(request, shipper, 'A piano')];
  await quote(request, carrier, quoted.id);
  const { id: quoteId } = await quote(request, carrier, paid.id);
  await acceptAndPay(request, shipper, quoteId);
  await post(request, shipper, '/api/messages', {
    receiverId: carrier.id,
    shipmentId: paid.id,
    content: 'Is it crated?',
  });
  await post(request, carrier, '/api/trips', {
    from: 'Austin, TX',
    to: 'Denver, CO',
    firstDay: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  });
  const visitors = [
    '/',
    '/prices',
    '/faq',
    '/contact',
    '/login',
    '/register',
    '/safety',
    '/what-we-check',
    '/terms',
    `/s/${quoted.id}`,
  ];
  const both = ['/', '/browse', '/dashboard', '/messages', '/payments', '/profile', '/notifications', '/support'];
  const deals = [`/shipments/${quoted.id}`, `/shipments/${paid.id}`];
  const visits: Visit[] = [
    ...visitors.map((path) => ({ path })),
    ...[...both, '/list-item', ...deals].map((path) => ({ path, by: shipper })),
    ...[...both, '/become-carrier', '/recommended', ...deals].map((path) => ({ path, by: carrier })),
  ];
  const restless: string[] = [];
  for (const visit of visits)
    for (const width of [390, 1440]) {
      const moved = await shiftOf(browser, visit, width);
      const who = visit.by === shipper ? 'shipper' : visit.by ? 'carrier' : 'visitor';
      if (process.env.SHIFTS) console.log(moved.toFixed(3), width, who, visit.path);
      if (moved >= MOST) restless.push(`${visit.path} for a ${who} at ${width} px: ${moved.toFixed(3)}`);
    }
  expect(restless).toEqual([]);
});
