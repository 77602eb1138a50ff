import { type APIRequestContext, expect, test } from '@playwright/test';
import { acceptAndPay, list, type Person, post, quote, register } from '../../frontend/e2e/support/deal';
import { act, openWindows, Operator, visit, type Windows } from './support/console';

let admin: Operator;
let request: APIRequestContext;

test.beforeAll(async ({ playwright }, info) => {
  request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = await Operator.signIn(request);
});

test.afterAll(() => request.dispose());

async function withRole(name: string, operatorRole: string): Promise<Person> {
  const person = await register(request, name);
  const answer = await request.put(`/api/admin/users/${person.id}`, {
    data: { operatorRole },
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.status()).toBe(200);
  return person;
}

async function paymentUnderWay(): Promise<string> {
  const [shipper, carrier] = [await register(request, 'Olga'), await register(request, 'Piet', true)];
  const { id: shipmentId } = await list(request, shipper, 'A harpsichord');
  const { id: quoteId } = await quote(request, carrier, shipmentId, 900);
  await acceptAndPay(request, shipper, quoteId);
  await post(request, carrier, `/api/shipments/${shipmentId}/pickup`);
  const [payment] = await admin.list<{ id: string }>('payments', { quoteId });
  return payment?.id ?? '';
}

/** The names of all buttons and links in the content of the screen. */
async function offered({ console: page }: Windows): Promise<string> {
  return (
    await page.locator('main').getByRole('button').or(page.locator('main').getByRole('link')).allInnerTexts()
  ).join('\n');
}

test('a reader sees everything but the audit log, and nothing to press', async ({ browser }) => {
  const windows = await openWindows(browser, await withRole('Rita', 'read_only'));
  const page = windows.console;
  await visit(page, `/console/payments/${await paymentUnderWay()}/show`);
  await expect(page.getByRole('heading', { level: 1, name: /A harpsichord/ })).toBeVisible();
  await windows.look();
  expect(await offered(windows)).not.toMatch(/Refund|Release|Edit/);
  await expect(page.getByRole('heading', { name: /operators did|you did/ })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Refunds', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Audit log', exact: true })).toHaveCount(0);
  await visit(page, '/console/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add filter' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});

test('support refunds up to $200, and does not release or change settings', async ({ browser }) => {
  const windows = await openWindows(browser, await withRole('Sid', 'support'));
  const page = windows.console;
  await visit(page, `/console/payments/${await paymentUnderWay()}/show`);
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeVisible();
  expect(await offered(windows)).not.toMatch(/Release/);
  await act(windows, 'Refund', '$200.00 refunded to Olga Reyes.', async (dialog) => {
    await expect(dialog).toContainText('Your role refunds up to $200.00 of a payment');
    const amount = dialog.getByLabel('Amount in dollars');
    await amount.fill('200.01');
    await dialog.getByLabel('Reason').fill('The strings broke.');
    await dialog.getByRole('button', { name: 'Refund $200.01', exact: true }).click();
    await expect(dialog).toContainText(/Your role refunds up to \$200\.00(?! at once)/);
    await windows.look();
    await amount.fill('200');
  });
  await expect(page.getByRole('heading', { name: 'What you did' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Payments: refund/ })).toContainText('The strings broke.');
  await visit(page, '/console/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(await offered(windows)).not.toMatch(/Change/);
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});

test('an owner makes somebody a colleague in finance, whose account support cannot touch', async ({ browser }) => {
  const person = await register(request, 'Fiona');
  const windows = await openWindows(browser, admin);
  const page = windows.console;
  await visit(page, `/console/users/${person.id}`);
  await page.getByLabel('Role in this console').click();
  await page.getByRole('option', { name: /^Finance/ }).click();
  await windows.look();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Account updated.')).toBeVisible();
  await expect(page.getByText('Finance', { exact: true })).toBeVisible();
  expect(windows.complaints).toEqual([]);
  await page.context().close();

  const support = await openWindows(browser, await withRole('Sue', 'support'));
  await visit(support.console, `/console/users/${person.id}/show`);
  await expect(support.console.getByText('Finance', { exact: true })).toBeVisible();
  expect(await offered(support)).not.toMatch(/Edit|Suspend|Erase/);
  await support.console.context().close();
});
