import { type Browser, expect, type Page, test } from '@playwright/test';
import { openWindows, Operator } from './support/console';
import { FORMS, LISTS } from './support/lists';
import { Network } from './support/network';
import { oneOfEach } from './support/rows';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** How much of a screen may move while it loads; https://web.dev/articles/cls calls a tenth good. */
const MOST = 0.05;
/** Without these, no screen begins. */
const FIRST = new Set(['/api/admin/access', '/api/auth/me', '/api/admin/queue/counts']);

/** What the short run looks at, by width: a list, a record or a form of each make. */
const SAMPLE: Readonly<Record<number, readonly string[]>> = {
  390: ['', 'messages', 'users/show', 'shipments/show', 'rate-cards/show'],
  768: ['', 'reviews', 'claims/show', 'texts/show'],
  1440: ['', 'queue', 'verifications/show', 'payments/show', 'rate-cards/form'],
};

/** Every list, record, form, and the overview: their addresses by what they are. */
async function screens(admin: Operator): Promise<[what: string, path: string][]> {
  const idOf = async (resource: string, filter: object) =>
    (await admin.list<{ id: string }>(resource, filter, [0, 0]))[0]?.id;
  const records = Object.entries(LISTS).flatMap(([resource, { opens }]) => (opens ? [{ resource, opens }] : []));
  return Promise.all([
    ['', ''],
    ...Object.keys(LISTS).map((path): [string, string] => [path, path]),
    ...records.map(async ({ resource, opens }): Promise<[string, string]> => [
      `${resource}/show`,
      `${resource}/${await idOf(resource, opens)}/show`,
    ]),
    ...FORMS.map(async ({ at, of }): Promise<[string, string]> =>
      of ? [`${at}/form`, `${at}/${await idOf(at, of)}`] : [at, at],
    ),
  ]);
}

/** Adds up how far visible content moves, apart from what follows a press; and keeps what moved. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; what: string }>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const moved = { sum: 0, what: '' };
    Object.assign(window, { moved });
    new PerformanceObserver((entries) => {
      for (const { value, hadRecentInput, sources } of entries.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        moved.sum += value;
        const [{ node, previousRect, currentRect } = {}] = sources;
        const by = `from ${previousRect?.y},${previousRect?.x} to ${currentRect?.y},${currentRect?.x}`;
        moved.what += `; ${value.toFixed(3)} "${node?.textContent?.slice(0, 40)}" ${by}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: { sum: number; what: string } }).moved);
}

/** How far visible content moved on each screen until it was complete, with answers that arrive after it is first seen. */
async function shifts(browser: Browser, admin: Operator, width: number, paths: readonly string[]) {
  const { console: page } = await openWindows(browser, admin);
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  const shifted = await watchShifts(page);
  const network = await Network.of(page, ['/api/admin/']);
  const loading = page.locator('[role="progressbar"], .MuiSkeleton-root');
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const far: string[] = [];
  for (const path of paths) {
    network.hold({ but: FIRST });
    await page.goto(`/console/${path}`);
    // Nothing has to be read for a new account.
    await expect(loading.or(page.locator('main form')).first()).toBeVisible();
    await drawn();
    network.goOn();
    await expect(loading).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    await drawn();
    const { sum, what } = await shifted();
    if (sum >= MOST) far.push(`${path || 'overview'} at ${width} px: ${sum.toFixed(3)}${what}`);
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
    await oneOfEach(request, admin);
    const all = await screens(admin);
    const chosen = process.env.HAULWAY_TEST_LONG ? all : all.filter(([what]) => SAMPLE[width]?.includes(what));
    expect(chosen.length).toBeGreaterThanOrEqual(SAMPLE[width]?.length ?? 0);
    expect(
      await shifts(
        browser,
        admin,
        width,
        chosen.map(([, path]) => path),
      ),
    ).toEqual([]);
  });
