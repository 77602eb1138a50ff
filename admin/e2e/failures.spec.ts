import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { openWindows, Operator, visit } from './support/console';
import { FORMS, LISTS } from './support/lists';
import { Network, pressIfThere, readAgain, tryAgain } from './support/network';
import { oneOfEach } from './support/rows';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

let admin: Operator;
let request: APIRequestContext;

test.beforeAll(async ({ playwright }, info) => {
  request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = await Operator.signIn(request);
  await oneOfEach(request, admin);
});

test.afterAll(() => request.dispose());

/** Records and forms, by address. */
async function records(): Promise<string[]> {
  const idOf = async (resource: string, filter: object) =>
    (await admin.list<{ id: string }>(resource, filter, [0, 0]))[0]?.id;
  const pages = Object.entries(LISTS).flatMap(([resource, { opens }]) => (opens ? [{ resource, opens }] : []));
  return Promise.all([
    ...pages.map(async ({ resource, opens }) => `${resource}/${await idOf(resource, opens)}/show`),
    ...FORMS.filter(({ at }) => !at.endsWith('/create')).map(async ({ at, of }) =>
      of ? `${at}/${await idOf(at, of)}` : at,
    ),
  ]);
}

/** What the screen says in place of what could not be read. */
const alertOn = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'could not be loaded.' }).first();

test('a list that cannot be read says why instead of showing rows, and appears when tried again', async ({
  browser,
}) => {
  const { console: page } = await openWindows(browser, admin);
  const network = await Network.of(page);
  for (const [resource, { title }] of Object.entries(LISTS)) {
    network.all('troubled');
    await visit(page, `/console/${resource}`, {});
    const alert = alertOn(page);
    await expect(alert).toContainText('Something went wrong on our side.');
    await expect(page.getByRole('main').getByText(CLAIMS)).toHaveCount(0);
    network.all('cut');
    await tryAgain(alert);
    await expect(alert).toContainText('Haulway could not be reached.');
    network.all('answered');
    await readAgain(alert);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }
  await page.context().close();
});

test('a record or form that cannot be read says why, and appears when tried again', async ({ browser }) => {
  const { console: page } = await openWindows(browser, admin);
  const network = await Network.of(page);
  for (const path of await records()) {
    network.all('troubled');
    await visit(page, `/console/${path}`);
    const alert = alertOn(page);
    await expect(alert).toContainText('Something went wrong on our side.');
    await expect(page).toHaveURL(new RegExp(`/console/${path}$`));
    network.all('cut');
    await tryAgain(alert);
    await expect(alert).toContainText('Haulway could not be reached.');
    network.all('answered');
    await readAgain(alert);
    await expect(page.getByRole('main').locator('h2, form, table').first()).toBeVisible();
  }
  await page.context().close();
});

/** What claims to be the whole answer. */
const CLAIMS = /^No (?!note\.|rating yet)[a-z]|^Nothing |\d+-\d+ of \d+/;
/** On the screen itself: the bar says so as well. */
const loading = (page: Page) => page.getByRole('main').locator('[role="progressbar"], .MuiSkeleton-root');

const isRecord = (path: string) => path.endsWith('/show');
const SCREENS: Record<string, () => string[] | Promise<string[]>> = {
  list: () => Object.keys(LISTS),
  record: async () => (await records()).filter(isRecord),
  form: async () => ['', ...(await records()).filter((path) => !isRecord(path))],
};

for (const [kind, paths] of Object.entries(SCREENS))
  test(`what is slow looks like loading, and not like nothing, on every ${kind}`, async ({ browser }) => {
    const { console: page } = await openWindows(browser, admin);
    const network = await Network.of(page);
    for (const path of await paths()) {
      network.hold({ but: new Set(['/api/admin/access']) });
      // Anew each time: what an earlier screen has read is shown at once.
      await page.goto(`/console/${path}`);
      await expect(loading(page).first(), path).toBeVisible();
      await expect(page.getByRole('main').getByText(CLAIMS), path).toHaveCount(0);
      await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' }), path).toHaveCount(0);
      network.goOn();
      await expect(loading(page), path).toHaveCount(0);
      await expect(page.getByRole('main').locator('h2, form, table').first(), path).toBeVisible();
    }
    await page.context().close();
  });

test('a record of which only a part can be read shows it, and says which parts are missing', async ({ browser }) => {
  const { console: page } = await openWindows(browser, admin);
  const network = await Network.of(page);
  for (const path of (await records()).filter(isRecord)) {
    const own = `/api/admin/${path.replace(/\/show$/, '')}`;
    network.all('troubled', { but: new Set([own, '/api/admin/access', '/api/admin/queue/counts']) });
    await visit(page, `/console/${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first(), path).toBeVisible();
    await expect(loading(page), path).toHaveCount(0);
    const alerts = page.getByRole('main').getByRole('alert').filter({ hasText: 'could not be loaded.' });
    await expect(alerts.first(), path).toBeVisible();
    await expect(page.getByRole('main').getByText(CLAIMS), path).toHaveCount(0);
    network.all('answered');
    await readAgain(alerts);
    await expect(loading(page), path).toHaveCount(0);
  }
  await page.context().close();
});

test('an ended session leads to the sign-in from every list and record, and then back', async ({ browser }) => {
  // Of its own: a late sign-out of this page ends it.
  const own = await Operator.signIn(request);
  const { console: page } = await openWindows(browser, own);
  const network = await Network.of(page);
  const signIn = page.getByRole('button', { name: 'Sign in' });
  const all = [...Object.keys(LISTS), ...(await records()), ''];
  // Each takes three loads of the page: a third of them in the short run.
  const paths = process.env.HAULWAY_TEST_LONG ? all : all.filter((_, place) => place % 3 === 0);
  // Until the page is left: a late sign-out of its would end the session.
  network.all('ended');
  for (const path of paths) {
    await page.goto('/console/login');
    await page.evaluate((token) => localStorage.setItem('haulway_console_token', token), own.token);
    await page.goto(`/console/${path}`);
    await expect(signIn).toBeVisible();
  }
  await page.goto('/console/login');
  network.all('answered');
  await page.evaluate((token) => localStorage.setItem('haulway_console_token', token), own.token);
  const filter = { status: 'released' };
  await visit(page, '/console/payments', filter);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // It is said for a few seconds only, where it can be read, and the screen may ask for something by itself first.
  const told = expect(
    page.locator('body').filter({ has: signIn }).getByText('You are signed out. Sign in again.'),
  ).toBeVisible();
  network.all('ended');
  await pressIfThere(page.getByRole('button', { name: 'Refresh' }));
  await told;
  network.all('answered');
  await page.getByLabel('Email').fill('admin@demo.haulway.test');
  await page.getByLabel('Password').fill('haulway-demo');
  await signIn.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await expect(page).toHaveURL(/\/console\/payments\?.*released/);
  await page.context().close();
});

/** Every form, also those on the pages of records: its address, and something that is typed into it. */
async function forms(): Promise<[path: string, label: string][]> {
  const idOf = async (resource: string, filter: object) =>
    (await admin.list<{ id: string }>(resource, filter, [0, 0]))[0]?.id;
  const addressed: Promise<[string, string]>[] = [
    ...FORMS.map(async ({ at, of, typed }): Promise<[string, string]> => [
      of ? `${at}/${await idOf(at, of)}` : at,
      typed,
    ]),
    ...(['claims', 'support-tickets'] as const).map(async (resource): Promise<[string, string]> => [
      `${resource}/${await idOf(resource, LISTS[resource]?.opens ?? {})}/show`,
      resource === 'claims' ? 'Reasons' : 'Your answer',
    ]),
  ];
  return Promise.all(addressed);
}

test('every form that was filled in asks before you leave it, and stays if you say so', async ({ browser }) => {
  for (const [path, label] of await forms()) {
    const { console: page } = await openWindows(browser, admin);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await visit(page, `/console/${path}`);
    const field = page.getByRole('main').getByLabel(label).first();
    await field.fill('Not saved');
    await page.getByRole('menuitem', { name: 'Quotes', exact: true }).click();
    await expect.poll(() => [path, asked]).toEqual([path, ['Leave without saving? What you typed here will be lost.']]);
    await expect(page).toHaveURL(new RegExp(`/console/${path}$`));
    await expect(field).toHaveValue('Not saved');
    await page.context().close();
  }
});

test("a payment's page is titled with its amount and what was shipped", async ({ browser }) => {
  const { console: page } = await openWindows(browser, admin);
  const [payment] = await admin.list<{ id: string; chargedAmount: number; shipmentTitle: string }>(
    'payments',
    { status: 'released' },
    [0, 0],
  );
  await visit(page, `/console/payments/${payment?.id}/show`);
  const amount = (payment?.chargedAmount ?? 0).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const name = `Payment ${amount}, ${payment?.shipmentTitle}`;
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} - Haulway console`);
  await page.context().close();
});
