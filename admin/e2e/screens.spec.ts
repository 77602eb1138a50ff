import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { post, register } from '../../frontend/e2e/support/deal';
import { type Desk, openDesk, Operator, visit } from './support/console';

/** Each list by its title, what it is searched by, and which of its records is opened where records have pages. */
const LISTS: Record<string, { title: string; search?: string; opens?: object }> = {
  claims: { title: 'Claims', search: 'Name, title or id', opens: { open: true } },
  verifications: { title: 'Verifications', search: 'Name, number or id', opens: {} },
  'support-tickets': { title: 'Support tickets', search: 'Name, email, topic or id', opens: {} },
  users: { title: 'Users', search: 'Name, email, phone or id', opens: { isCarrier: true } },
  shipments: { title: 'Shipments', search: 'Title, place or id', opens: { status: 'in_transit' } },
  quotes: { title: 'Quotes', search: 'Name, title or id', opens: { status: 'in_progress' } },
  reviews: { title: 'Reviews', search: 'Name, title or id' },
  messages: { title: 'Messages', search: 'Name, title or id' },
  payments: { title: 'Payments', search: 'Name, title or id', opens: { status: 'released' } },
  'ledger-entries': { title: 'Ledger', search: 'Id of the payment' },
  refunds: { title: 'Refunds', search: 'Name, title or id' },
  chargebacks: { title: 'Chargebacks', search: 'Name, title or id' },
  'money-operations': { title: 'Money operations', search: 'Name, title or id' },
  'reconciliation-breaks': { title: 'Differences', search: 'Name, title or id' },
  deadlines: { title: 'Deadlines', search: 'Id of the shipment or what it is about' },
  jobs: { title: 'Jobs' },
  'webhook-events': { title: 'Webhook events', search: 'Id of its object' },
  emails: { title: 'Emails', search: 'Beginning of the recipient' },
  'audit-log': { title: 'Audit log', search: 'Action, email, or id' },
  'rate-cards': { title: 'Rate cards', opens: {} },
  settings: { title: 'Settings' },
};
/** Forms: the address or the record that is changed, and the heading. */
const FORMS: { at: string; of?: object; title: string | RegExp }[] = [
  { at: 'users/create', title: 'Create User' },
  { at: 'settings/current', title: 'Settings' },
  { at: 'users', of: { isCarrier: true }, title: /^User/ },
  { at: 'shipments', of: { status: 'listed' }, title: /^Shipment/ },
  { at: 'rate-cards', of: {}, title: 'Rate card' },
];

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

let admin: Operator;
let request: APIRequestContext;

test.beforeAll(async ({ playwright }, info) => {
  request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = await Operator.signIn(request);
  await post(request, await register(request, 'Tess'), '/api/support-tickets', {
    name: 'Tess',
    email: 'tess@example.test',
    topic: 'Insurance',
    message: 'Is a harp covered?',
  });
});

test.afterAll(() => request.dispose());

const names = Object.keys(LISTS);
const half = Math.ceil(names.length / 2);
for (const part of [names.slice(0, half), names.slice(half)]) {
  test(`${part[0]} to ${part.at(-1)}: each list is searched, chosen from, exported and can be used by everybody, asking nobody else`, async ({
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
        if (search === undefined) continue;
        await page.getByPlaceholder(search).fill('nothing is called so');
        await expect(page.getByText(/found using the current filters/)).toBeVisible();
        await expect(page).toHaveURL(/filter=.*nothing/);
      }
    });
  });
}

test('every page of a record, every form and the overview can be used by everybody, asking nobody else', async ({
  browser,
}) => {
  await walk(browser, async ({ console: page, look }) => {
    await expect(page.getByRole('img', { name: /^Volume and fees by day/ })).toBeVisible();
    await look();
    const idOf = async (resource: string, filter: object) =>
      (await admin.list<{ id: string }>(resource, filter, [0, 0]))[0]?.id;
    for (const [resource, { opens }] of Object.entries(LISTS)) {
      if (opens === undefined) continue;
      await visit(page, `/console/${resource}/${await idOf(resource, opens)}/show`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await look();
    }
    for (const { at, of, title } of FORMS) {
      await visit(page, `/console/${of ? `${at}/${await idOf(at, of)}` : at}`);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Save/ })).toBeVisible();
      await look();
    }
  });
});

/** Goes through screens of the console. */
async function walk(browser: Browser, through: (desk: Desk) => Promise<void>): Promise<void> {
  const desk = await openDesk(browser, admin);
  await desk.console.goto('/console/');
  await expect(desk.console.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await through(desk);
  await desk.console.context().close();
  expect(desk.complaints).toEqual([]);
}
