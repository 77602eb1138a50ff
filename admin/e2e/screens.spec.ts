import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { giveUpMails } from '../../backend/test/support/failed-mails';
import { PASSWORD, post } from '../../frontend/e2e/support/deal';
import { type Windows, openWindows, Operator, visit } from './support/console';
import { FORMS, LISTS } from './support/lists';
import { oneOfEach } from './support/rows';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

let admin: Operator;
let request: APIRequestContext;

test.beforeAll(async ({ playwright }, info) => {
  request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = await Operator.signIn(request);
  await oneOfEach(request, admin);
  await failedMailToALongAddress();
});

/** It needs the most room of all mails: why it failed, what can be done, and to whom. */
async function failedMailToALongAddress(): Promise<void> {
  const email = `wilhelmina.${Date.now()}.of.dispatch@transcontinental-piano-movers.example.test`;
  const names = { firstName: 'Wilhelmina', lastName: 'Reyes', isCarrier: false };
  await post(request, undefined, '/api/auth/register', { email, password: PASSWORD, ...names });
  await expect.poll(() => giveUpMails(process.env.HAULWAY_TEST_DATABASE ?? '', email)).toBe(1);
}

test.afterAll(() => request.dispose());

const names = Object.keys(LISTS);
/** In so many parts, which run beside each other. */
const PARTS = 4;
const partsOf = <T>(all: readonly T[]) =>
  Array.from({ length: PARTS }, (_, part) => all.filter((_each, place) => place % PARTS === part));
for (const part of partsOf(names)) {
  test(`${part.join(', ')}: each list can be searched, filtered and exported, is accessible, and calls no other host`, async ({
    browser,
  }) => {
    await walk(browser, async ({ console: page, look }) => {
      for (const resource of part) {
        const { title, search } = LISTS[resource] ?? { title: '' };
        await visit(page, `/console/${resource}`);
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
        await expect(page).toHaveTitle(`${title} - Haulway console`);
        await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(1);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await look();
        // Nobody has to scroll sideways for what a list says, on a small laptop either.
        for (const width of [1000, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const list = page.locator('.RaList-content');
          const over = () => list.evaluate((each) => each.scrollWidth - each.clientWidth);
          await expect.poll(over, { message: `${resource} at ${width}` }).toBeLessThanOrEqual(0);
        }
        if (search === undefined) continue;
        await page.getByPlaceholder(search).fill('nothing is called so');
        await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
        await expect(page).toHaveURL(/filter=.*nothing/);
      }
    });
  });
}

const opening = Object.entries(LISTS).flatMap(([resource, { opens }]) => (opens ? [{ resource, opens }] : []));
const idOf = async (resource: string, filter: object) =>
  (await admin.list<{ id: string }>(resource, filter, [0, 0]))[0]?.id;

for (const [place, part] of partsOf(opening).entries())
  test(`the pages of ${part.map(({ resource }) => resource).join(', ')} are accessible and call no other host`, async ({
    browser,
  }) => {
    await walk(browser, async ({ console: page, look }) => {
      if (place === 0) {
        await expect(page.getByRole('img', { name: /^Volume and fees by day/ })).toBeVisible();
        await look();
      }
      for (const { resource, opens } of part) {
        await visit(page, `/console/${resource}/${await idOf(resource, opens)}/show`);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await look();
      }
    });
  });

test('every form is accessible and calls no other host', async ({ browser }) => {
  await walk(browser, async ({ console: page, look }) => {
    for (const { at, of, title } of FORMS) {
      await visit(page, `/console/${of ? `${at}/${await idOf(at, of)}` : at}`);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Save/ })).toBeVisible();
      await look();
    }
  });
});

/** Lists of figures, names and states, without anything to read. */
const OF_FIGURES = [
  'users',
  'shipments',
  'quotes',
  'payments',
  'refunds',
  'chargebacks',
  'ledger-entries',
  'deadlines',
];
/** Two lines, however much was changed and why. */
const OF_ACTS = ['audit-log'];
const INSTANT = String.raw`^[A-Z][a-z]{2} \d{1,2}, (\d{4}, )?\d{1,2}:\d{2} [AP]M$`;

test('rows of figures are one line high and those of acts two, dates are one everywhere, and the status stays on a narrow screen', async ({
  browser,
}) => {
  const { console: page } = await openWindows(browser, admin);
  const wrong: string[] = [];
  for (const resource of names) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, `/console/${resource}`, {});
    await expect(
      page.getByRole('heading', { level: 1, name: LISTS[resource]?.title ?? '', exact: true }),
    ).toBeVisible();
    await expect(page.locator('[role="progressbar"], .MuiSkeleton-root')).toHaveCount(0);
    const high = await page.locator('main tbody').evaluateAll(
      (bodies, instant) => ({
        rows: bodies.flatMap((body) =>
          [...body.querySelectorAll('tr')].map((row) => row.getBoundingClientRect().height),
        ),
        dates: bodies.flatMap((body) =>
          [...body.querySelectorAll('td span')]
            .filter((each) => new RegExp(instant).test(each.textContent))
            .map((each) => each.getBoundingClientRect().height),
        ),
      }),
      INSTANT,
    );
    const over = await page
      .locator('.RaList-content')
      .evaluateAll((all) => all.some((each) => each.scrollWidth > each.clientWidth));
    if (over) wrong.push(`${resource}: the list is wider than a desk`);
    const across = await page.locator('main tbody td a').evaluateAll((links) =>
      links
        .filter((link) => {
          const edge = link.closest('td')?.getBoundingClientRect().right ?? 0;
          return link.getBoundingClientRect().right > edge;
        })
        .map((link) => link.textContent),
    );
    if (across.length > 0) wrong.push(`${resource}: a link lies over the next column, ${across[0]}`);
    if (high.dates.some((height) => height > 26)) wrong.push(`${resource}: a date takes two lines`);
    if (OF_FIGURES.includes(resource) && (high.rows.length === 0 || Math.max(...high.rows) > 42))
      wrong.push(`${resource}: rows are ${Math.max(...high.rows)} px high`);
    if (OF_ACTS.includes(resource) && (high.rows.length === 0 || Math.max(...high.rows) > 62))
      wrong.push(`${resource}: rows are ${Math.max(...high.rows)} px high`);
    for (const width of [1500]) {
      await page.setViewportSize({ width, height: 900 });
      const isWider = () =>
        page
          .locator('.RaList-content')
          .evaluateAll((all) => Math.max(0, ...all.map((each) => each.scrollWidth - each.clientWidth)));
      await expect
        .poll(isWider, { timeout: 3_000 })
        .toBe(0)
        .catch(async () => wrong.push(`${resource}: the list is ${await isWider()} px wider than a wide desk`));
    }
    await page.setViewportSize({ width: 768, height: 900 });
    const status = page.getByRole('columnheader', { name: /stat(us|e)$|^Sort by (status|state)/i }).first();
    if ((await status.count()) === 0) continue;
    const edge = async () => {
      const box = await status.boundingBox();
      return box ? box.x + box.width : Infinity;
    };
    // The menu gives its room away once the page is drawn again.
    await expect
      .poll(edge, { timeout: 5_000 })
      .toBeLessThanOrEqual(768)
      .catch(() => wrong.push(`${resource}: the status is off a narrow screen`));
  }
  expect(wrong).toEqual([]);
  await page.context().close();
});

test('an address that leads nowhere says so, with the way to the queue', async ({ browser }) => {
  await walk(browser, async ({ console: page, look }) => {
    await visit(page, '/console/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: 'No such screen' })).toBeVisible();
    await expect(page).toHaveTitle('No such screen - Haulway console');
    await look();
    await page.getByRole('link', { name: 'Go to the queue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible();
  });
});

/** Goes through screens of the console. */
async function walk(browser: Browser, through: (windows: Windows) => Promise<void>): Promise<void> {
  const windows = await openWindows(browser, admin);
  await windows.console.goto('/console/');
  await expect(windows.console.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await through(windows);
  await windows.console.context().close();
  expect(windows.complaints).toEqual([]);
}
