import { expect, test } from '@playwright/test';
import { openConsole } from './support/console';
import { acceptAndPay, list, post, quote, register } from '../../frontend/e2e/support/deal';

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

test('a user is suspended with a reason, which stands in the audit trail', async ({ browser, request }) => {
  const user = await register(request, 'Rose');
  const { page } = await openConsole(browser, admin);
  await page.goto(`/console/users/${user.id}/show`);
  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Several shippers reported no-shows.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Users.suspend.*Several shippers reported no-shows/ })).toBeVisible();
  await page.context().close();
});

test('a claim is decided in part, out of escrow, after a look at the amounts', async ({ browser }) => {
  const { page } = await openConsole(browser, admin);
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
  await page.context().close();
});
