import { type Browser, expect, test } from '@playwright/test';
import type { Person } from './support/deal';
import { inEveryStatus } from './support/everyStatus';

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
  const viewport = { width, height: width < 600 ? 844 : 900 };
  // Each visit is a fresh browser, which would also fetch everything the app keeps for use without signal.
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
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

const WIDTHS = [390, 1440] as const;

test('hardly anything moves on any screen, in any status, while it loads, on phone or desktop', async ({
  browser,
  request,
}) => {
  test.setTimeout(1_200_000);
  const { shipper, carrier, at, trip, tracked } = await inEveryStatus(request);
  const page = (id: string) => `/shipments/${id}`;
  const by = (who: Person | undefined, paths: string[]): Visit[] =>
    paths.map((path) => (who ? { path, by: who } : { path }));
  const both = ['/', '/browse', '/dashboard', '/messages', '/payments', '/profile', '/notifications', '/support'];
  const main = by(shipper, [...both, '/list-item', page(at.quoted), page(at.paid)]);
  const more = [
    ...by(undefined, ['/', '/prices', '/faq', '/contact', '/login', '/register', '/terms', `/s/${at.quoted}`, tracked]),
    ...by(undefined, ['/safety', '/what-we-check', '/support', '/privacy', '/auth-debug', '/unsubscribe', '/nowhere']),
    ...by(undefined, [
      '/forgot-password',
      '/reset-password',
      `/reset-password?token=${'x'.repeat(43)}`,
      '/confirm-email',
    ]),
    ...by(undefined, [`/carriers/${carrier.id}`]),
    ...by(shipper, ['/templates', '/import', '/developers', '/become-carrier', `/carriers/${carrier.id}`]),
    ...by(shipper, [at.draft, at.listed, at.booked, at['in transit'], at.delivered].map(page)),
    ...by(shipper, [at.completed, at.cancelled].map(page)),
    ...by(carrier, [
      ...both,
      '/become-carrier',
      '/recommended',
      '/trips',
      `/trips/${trip}`,
      '/jobs',
      `/jobs/${at.paid}`,
    ]),
    ...by(carrier, [at.listed, at.quoted, at.booked, at.paid, at['in transit'], at.delivered].map(page)),
    ...by(carrier, [at.completed, at.cancelled].map(page)),
  ];
  const visits = [
    ...main.flatMap((visit) => WIDTHS.map((width) => ({ visit, width }))),
    // The short run looks at each of these in one width, by turns; the long one in both.
    ...more.flatMap((visit, n) =>
      WIDTHS.filter((_, nth) => process.env.HAULWAY_TEST_LONG || nth === n % 2).map((width) => ({ visit, width })),
    ),
  ];
  const restless: string[] = [];
  for (const { visit, width } of visits) {
    const moved = await shiftOf(browser, visit, width);
    const who = visit.by === shipper ? 'shipper' : visit.by ? 'carrier' : 'visitor';
    if (process.env.SHIFTS) console.log(moved.toFixed(3), width, who, visit.path);
    if (moved >= MOST) restless.push(`${visit.path} for a ${who} at ${width} px: ${moved.toFixed(3)}`);
  }
  expect(restless).toEqual([]);
});
