import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { acceptAndPay, list, post, quote, register } from '../../frontend/e2e/support/deal';

const RESOURCES = {
  claims: 'Claims',
  verifications: 'Verifications',
  'support-tickets': 'Support tickets',
  users: 'Users',
  shipments: 'Shipments',
  quotes: 'Quotes',
  reviews: 'Reviews',
  messages: 'Messages',
  payments: 'Payments',
  'ledger-entries': 'Ledger',
  refunds: 'Refunds',
  chargebacks: 'Chargebacks',
  'money-operations': 'Money operations',
  deadlines: 'Deadlines',
  jobs: 'Jobs',
  'webhook-events': 'Webhook events',
  emails: 'Emails',
  'audit-log': 'Audit log',
  'rate-cards': 'Rate cards',
  settings: 'Settings',
};

test.describe.configure({ timeout: 120_000 });

let admin: string;
let claimId: string;

test.beforeAll(async ({ playwright }, info) => {
  const request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = (await post<{ token: string }>(request, undefined, '/api/auth/login', { email: 'admin@demo.haulway.test', password: 'haulway-demo' })).token;
  const shipper = await register(request, 'Olga');
  const carrier = await register(request, 'Piet', true);
  const { id: shipmentId } = await list(request, shipper, 'A harp in its case');
  const { id: quoteId } = await quote(request, carrier, shipmentId);
  await acceptAndPay(request, shipper, quoteId);
  await post(request, carrier, `/api/shipments/${shipmentId}/pickup`);
  ({ id: claimId } = await post<{ id: string }>(request, shipper, '/api/claims', { shipmentId, kind: 'damage', amount: 200, description: 'The column of the harp is broken.' }));
  await request.dispose();
});

/** A page of the console as an operator, and what went wrong in it. */
async function open(browser: Browser, token: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript((value) => localStorage.setItem('haulway_console_token', value), token);
  const complaints: string[] = [];
  const report = (text: string) => complaints.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && report(message.text()));
  page.on('pageerror', (error) => report(error.message));
  page.on('request', (request) => /^https?:/.test(page.url()) && /^https?:/.test(request.url()) && new URL(request.url()).origin !== new URL(page.url()).origin && report(`asked ${request.url()}`));
  return { page, complaints };
}

async function setAdmin(request: APIRequestContext, id: string, isAdmin: boolean): Promise<void> {
  const answer = await request.put(`/api/admin/users/${id}`, { data: { isAdmin }, headers: { authorization: `Bearer ${admin}` } });
  expect(answer.status()).toBe(200);
}

test('who is an administrator no longer is out at the next click', async ({ browser, request }) => {
  const operator = await register(request, 'Quinn');
  await setAdmin(request, operator.id, true);
  const { page } = await open(browser, operator.token);
  await page.goto('/console/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await setAdmin(request, operator.id, false);
  await page.getByRole('menuitem', { name: 'Payments', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.close();
});

test('every list loads, without a complaint of the browser and without asking anybody else', async ({ browser }) => {
  const { page, complaints } = await open(browser, admin);
  for (const [resource, title] of Object.entries(RESOURCES)) {
    await page.goto(`/console/${resource}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible();
  }
  await page.close();
  expect(complaints).toEqual([]);
});

test('a user is suspended with a reason, which stands in the audit trail', async ({ browser, request }) => {
  const user = await register(request, 'Rose');
  const { page } = await open(browser, admin);
  await page.goto(`/console/users/${user.id}/show`);
  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Several shippers reported no-shows.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Users.suspend.*Several shippers reported no-shows/ })).toBeVisible();
  await page.close();
});

test('a claim is decided in part, out of escrow, after a look at the amounts', async ({ browser }) => {
  const { page } = await open(browser, admin);
  await page.goto(`/console/claims/${claimId}/show`);
  await expect(page.getByText('The column of the harp is broken.')).toBeVisible();
  await page.getByLabel('Grant a part').check();
  await page.getByLabel('Amount granted, in dollars').fill('120');
  await page.getByLabel('Reasons').fill('The photos of the pickup show a part of it.');
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('$120.00 of the $200.00 is granted.');
  await expect(dialog).toContainText('Out of escrow');
  await dialog.getByRole('button', { name: 'Decide now' }).click();
  await expect(page.getByText('Partly approved').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Claims.resolve.*The photos of the pickup/ })).toBeVisible();
  await page.close();
});
