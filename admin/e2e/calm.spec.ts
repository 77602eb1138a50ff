import { type Browser, expect, test } from '@playwright/test';
import { PASSWORD, post, register } from '../../frontend/e2e/support/deal';
import { openWindows, Operator } from './support/console';
import { FORMS, LISTS } from './support/lists';
import { Network } from './support/network';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** How much of a screen may move while it loads; https://web.dev/articles/cls calls a tenth good. */
const MOST = 0.05;
/** Without these, no screen begins. */
const FIRST = new Set(['/api/admin/access', '/api/auth/me', '/api/admin/queue/counts']);

/** Every list, record, form, and the overview: by address. */
async function screens(admin: Operator): Promise<string[]> {
  const idOf = async (resource: string, filter: object) =>
    (await admin.list<{ id: string }>(resource, filter, [0, 0]))[0]?.id;
  const records = Object.entries(LISTS).flatMap(([resource, { opens }]) => (opens ? [{ resource, opens }] : []));
  return [
    '',
    ...Object.keys(LISTS),
    ...(await Promise.all(
      records.map(async ({ resource, opens }) => `${resource}/${await idOf(resource, opens)}/show`),
    )),
    ...(await Promise.all(FORMS.map(async ({ at, of }) => (of ? `${at}/${await idOf(at, of)}` : at)))),
  ];
}

/** How far visible content moved on each screen until it was complete, with answers that arrive after it is first seen. */
async function shifts(browser: Browser, admin: Operator, width: number, paths: readonly string[]) {
  const { console: page } = await openWindows(browser, admin);
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const network = await Network.of(page, '**/api/admin/**');
  const far: string[] = [];
  for (const path of paths) {
    network.hold({ but: FIRST });
    await page.goto(`/console/${path}`);
    await page.getByRole('main').waitFor();
    await expect(page.locator('[role="progressbar"], .MuiSkeleton-root, form, h2').first()).toBeVisible();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    network.goOn();
    await expect(page.getByRole('main').locator('h2, form, table').first()).toBeVisible();
    await expect(page.locator('[role="progressbar"], .MuiSkeleton-root')).toHaveCount(0);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    const moved = await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
    if (moved >= MOST) far.push(`${path || 'overview'} at ${width} px: ${moved.toFixed(3)}`);
  }
  await page.context().close();
  return far;
}

for (const width of [390, 768, 1440])
  test(`hardly anything moves on any screen of the console while it loads, at ${width} px`, async ({
    browser,
    request,
  }) => {
    const admin = await Operator.signIn(request);
    const asker = await register(request, 'Cleo');
    await post(request, asker, '/api/support-tickets', {
      name: 'Cleo',
      email: 'cleo@example.test',
      topic: 'Insurance',
      message: 'Is a lute covered?',
    });
    await post(request, asker, '/api/api-keys', { name: 'Stock', scopes: ['shipments:read'], password: PASSWORD });
    const all = await screens(admin);
    // The short run looks at each screen at one of the widths.
    const paths = process.env.HAULWAY_TEST_LONG ? all : all.filter((_, n) => n % 3 === [390, 768, 1440].indexOf(width));
    expect(await shifts(browser, admin, width, paths)).toEqual([]);
  });
