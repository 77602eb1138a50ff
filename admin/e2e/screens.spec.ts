import { type Browser, expect, type Page, test } from '@playwright/test';
import { post, register } from '../../frontend/e2e/support/deal';
import { barriersOn, follow } from '../../frontend/e2e/support/screen';
import { openConsole, signInAsOperator } from './support/console';

/** Each list by its title, what it is searched by, and which of its records is opened where records have pages. */
const LISTS: Record<string, { title: string; search?: string; opens?: object }> = {
  claims: { title: 'Claims', search: 'Id of anything in the claim', opens: { open: true } },
  verifications: { title: 'Verifications', search: 'Number, or id of the carrier', opens: {} },
  'support-tickets': { title: 'Support tickets', search: 'Name or email', opens: {} },
  users: { title: 'Users', search: 'Search name or email', opens: { isCarrier: true } },
  shipments: { title: 'Shipments', search: 'Search title and description', opens: { status: 'in_transit' } },
  quotes: { title: 'Quotes', search: 'Id of anything in the deal', opens: { status: 'in_progress' } },
  reviews: { title: 'Reviews', search: 'Id of a person or shipment' },
  messages: { title: 'Messages', search: 'Id of a person, shipment or conversation' },
  payments: { title: 'Payments', search: 'Id of anything in the deal', opens: { status: 'released' } },
  'ledger-entries': { title: 'Ledger', search: 'Id of the payment' },
  refunds: { title: 'Refunds', search: 'Id of the payment, or at the provider' },
  chargebacks: { title: 'Chargebacks', search: 'Id of the payment, or at the provider' },
  'money-operations': { title: 'Money operations', search: 'Id of the payment, or at the provider' },
  'reconciliation-breaks': { title: 'Differences', search: 'Id of the payment, or at the provider' },
  deadlines: { title: 'Deadlines', search: 'Id of the shipment or what it is about' },
  jobs: { title: 'Jobs' },
  'webhook-events': { title: 'Webhook events', search: 'Id of its object' },
  emails: { title: 'Emails', search: 'Beginning of the recipient' },
  'audit-log': { title: 'Audit log', search: 'Id of the record or the operator' },
  'rate-cards': { title: 'Rate cards', opens: {} },
  settings: { title: 'Settings' },
};
/** Pages besides: the heading that each has. */
const FORMS = { '/users/create': 'Create User', '/settings/current': 'Settings' };

interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

const LOOKS: Look[] = [
  { colorScheme: 'light', width: 768 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 768 },
  { colorScheme: 'light', width: 1280 },
];

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

let token: string;

test.beforeAll(async ({ playwright }, info) => {
  const request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  token = await signInAsOperator(request);
  await post(request, await register(request, 'Tess'), '/api/support-tickets', { name: 'Tess', email: 'tess@example.test', topic: 'Insurance', message: 'Is a harp covered?' });
  await request.dispose();
});

const names = Object.keys(LISTS);
const half = Math.ceil(names.length / 2);
for (const part of [names.slice(0, half), names.slice(half)]) {
  test(`${part[0]} to ${part.at(-1)}: each list is searched, chosen from, exported and can be used by everybody, asking nobody else`, async ({ browser }) => {
    await walk(browser, async (page, look) => {
      for (const resource of part) {
        const { title, search } = LISTS[resource] ?? { title: '' };
        await follow(page, `/console/${resource}`);
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
        await expect(page).toHaveTitle(`${title} - Haulway console`);
        await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(1);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await look();
        if (search === undefined) continue;
        await page.getByPlaceholder(search).fill('nothing is called so');
        await expect(page.getByText(/found using the current filters/)).toBeVisible();
        await expect(page).toHaveURL(/filter=.*nothing/);
        await page.getByPlaceholder(search).fill('');
        await expect(page).not.toHaveURL(/nothing/);
      }
    });
  });
}

test('every page of a record, every form and the overview can be used by everybody, asking nobody else', async ({ browser, request }) => {
  await walk(browser, async (page, look) => {
    await expect(page.getByRole('img', { name: /^Volume and fees by day/ })).toBeVisible();
    await look();
    for (const [resource, { opens }] of Object.entries(LISTS)) {
      if (opens === undefined) continue;
      const answer = await request.get(`/api/admin/${resource}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(opens))}`, { headers: { authorization: `Bearer ${token}` } });
      const [record] = (await answer.json()) as { id: string }[];
      await follow(page, `/console/${resource}/${record?.id}/show`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await look();
    }
    for (const [path, title] of Object.entries(FORMS)) {
      await follow(page, `/console${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Save/ })).toBeVisible();
      await look();
    }
  });
});

/** Goes through screens of the console, and looks at each: at every next one in the next look, or with the full counts at each in all of them. */
async function walk(browser: Browser, through: (page: Page, look: () => Promise<void>) => Promise<void>): Promise<void> {
  const { page, complaints } = await openConsole(browser, token);
  await page.goto('/console/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  let screens = 0;
  await through(page, async () => {
    const looks = process.env.HAULWAY_TEST_LONG ? LOOKS : LOOKS.slice(screens % LOOKS.length).slice(0, 1);
    screens += 1;
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      const where = `${new URL(page.url()).pathname}, ${colorScheme} at ${width} px`;
      for (const barrier of await barriersOn(page)) complaints.push(`${where}: ${barrier}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) complaints.push(`${where}: scrolls sideways, ${wide} px wide`);
    }
  });
  await page.context().close();
  expect(complaints).toEqual([]);
}
