import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { acceptAndPay, list, type Person, post, quote, register } from '../../frontend/e2e/support/deal';
import { act, openApp, openConsole, signInAsOperator } from './support/console';

const WHY = 'Agreed with both on the phone.';

test.describe.configure({ timeout: 180_000 });

let admin: string;
let shipper: Person;
let carrier: Person;

test.beforeAll(async ({ playwright }, info) => {
  const request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = await signInAsOperator(request);
  [shipper, carrier] = [await register(request, 'Olga'), await register(request, 'Piet', true)];
  await request.dispose();
});

/** A shipment of the shipper that the carrier was paid for and has picked up. */
async function underWay(request: APIRequestContext, title: string, amount = 1240): Promise<{ shipmentId: string; quoteId: string; paymentId: string }> {
  const { id: shipmentId } = await list(request, shipper, title);
  const { id: quoteId } = await quote(request, carrier, shipmentId, amount);
  await acceptAndPay(request, shipper, quoteId);
  await post(request, carrier, `/api/shipments/${shipmentId}/pickup`);
  const [payment] = await read<{ id: string }[]>(request, `payments?filter=${encodeURIComponent(JSON.stringify({ quoteId }))}`);
  return { shipmentId, quoteId, paymentId: payment?.id ?? '' };
}

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  return (await (await request.get(`/api/admin/${path}`, { headers: { authorization: `Bearer ${admin}` } })).json()) as T;
}

/** Presses the button, gives the reason, and looks for both in the record's part of the audit log. */
async function actWithReason(page: Page, button: string, said: string, action: RegExp): Promise<void> {
  await act(page, button, said, (dialog) => dialog.getByLabel(/^Reason/).fill(WHY));
  await expect(page.getByRole('row', { name: action }).filter({ hasText: WHY })).toBeVisible();
}

test('an account is suspended, restored and signed out: its owner can do nothing, then all, then has to sign in', async ({ browser, request }) => {
  const user = await register(request, 'Rose');
  const [{ page }, app] = await Promise.all([openConsole(browser, admin), openApp(browser, user)]);
  await app.goto('/');
  await page.goto(`/console/users/${user.id}/show`);
  await actWithReason(page, 'Suspend', 'The account is suspended.', /Users.suspend/);
  await app.getByRole('button', { name: 'Become a Carrier' }).click();
  await expect(app.getByText('Failed to update account type. Please try again.')).toBeVisible();
  await actWithReason(page, 'Restore', 'The account is restored.', /Users.restore/);
  await app.getByRole('button', { name: 'Become a Carrier' }).click();
  await expect(app.getByText('Account type updated to Carrier!')).toBeVisible();
  await actWithReason(page, 'End sessions', 'All sessions are ended.', /Users.end-sessions/);
  await app.reload();
  await expect(app.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await Promise.all([page.context().close(), app.context().close()]);
});

test('a shipment is cancelled, a payment refunded in part and released, much of it after a second question', async ({ browser, request }) => {
  const { id: listed } = await list(request, shipper, 'A billiard table');
  const { shipmentId, paymentId } = await underWay(request, 'A printing press', 12_400);
  const [{ page }, app] = await Promise.all([openConsole(browser, admin), openApp(browser, shipper)]);

  await page.goto(`/console/shipments/${listed}/show`);
  await actWithReason(page, 'Cancel shipment', 'The shipment is cancelled.', /Shipments.cancel/);
  await app.goto(`/shipments/${listed}`);
  await expect(app.getByText('cancelled', { exact: true }).first()).toBeVisible();

  await page.goto(`/console/payments/${paymentId}/show`);
  await act(page, 'Refund', 'The refund is decided.', async (dialog) => {
    await expect(dialog).toContainText('$12,400.00 is left in escrow.');
    await dialog.getByLabel('Amount, in dollars, if only a part').fill('100');
    await dialog.getByLabel('Reason').fill(WHY);
  });
  await expect(page.getByRole('row', { name: /Payments.refund/ })).toContainText(WHY);

  await page.getByRole('button', { name: 'Release', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('$11,685.00 goes to the carrier and $615.00 stays as our fee');
  await dialog.getByLabel('Reason').fill(WHY);
  await dialog.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(dialog).toContainText('More than $10,000.00: are you sure?');
  await dialog.getByRole('button', { name: 'Release now' }).click();
  await expect(page.getByRole('row', { name: /Payments.release/ })).toContainText(WHY);
  await app.goto(`/shipments/${shipmentId}`);
  await expect(app.getByText('Payment Released').first()).toBeVisible();
  await Promise.all([page.context().close(), app.context().close()]);
});

test('a claim is decided in part, out of escrow, after a look at the amounts, and both sides read why', async ({ browser, request }) => {
  const { shipmentId } = await underWay(request, 'A harp in its case');
  const { id } = await post<{ id: string }>(request, shipper, '/api/claims', { shipmentId, kind: 'damage', amount: 200, description: 'The column of the harp is broken.' });
  const { page } = await openConsole(browser, admin);
  await page.goto(`/console/claims/${id}/show`);
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
  const app = await openApp(browser, shipper);
  await app.goto(`/shipments/${shipmentId}`);
  await expect(app.getByText('The photos of the pickup show a part of it.').first()).toBeVisible();
  await Promise.all([page.context().close(), app.context().close()]);
});

test('a message is removed with a reason, and neither side sees it', async ({ browser, request }) => {
  const { id } = await list(request, shipper, 'A stone lion');
  await post(request, carrier, '/api/messages', { receiverId: shipper.id, shipmentId: id, content: 'Something rude about lions.' });
  const { page } = await openConsole(browser, admin);
  await page.goto(`/console/messages?filter=${encodeURIComponent(JSON.stringify({ q: id }))}`);
  await expect(page.getByText('Something rude about lions.')).toBeVisible();
  await act(page, 'Remove', 'The message is removed.', (dialog) => dialog.getByLabel('Reason').fill(WHY));
  await expect(page.getByText('Something rude about lions.')).toHaveCount(0);
  await page.goto(`/console/audit-log?filter=${encodeURIComponent(JSON.stringify({ action: 'messages.remove' }))}`);
  await expect(page.getByRole('row', { name: /Messages.remove/ }).first()).toContainText(WHY);
  const app = await openApp(browser, shipper);
  await app.goto('/messages');
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(app.getByText('Something rude about lions.')).toHaveCount(0);
  await Promise.all([page.context().close(), app.context().close()]);
});

test('an announcement in the settings stands on every page of the user app at once', async ({ browser }) => {
  const { page } = await openConsole(browser, admin);
  const app = await openApp(browser, shipper);
  for (const words of ['Snow in Denver: expect delays.', '']) {
    await page.goto('/console/settings/current');
    await page.getByLabel('Announcement').fill(words);
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
    await app.goto('/browse');
    await expect(app.getByText('Snow in Denver: expect delays.')).toHaveCount(words ? 1 : 0);
  }
  await page.goto(`/console/audit-log?filter=${encodeURIComponent(JSON.stringify({ action: 'settings.change' }))}`);
  await expect(page.getByRole('row', { name: /Settings.change/ }).first()).toContainText('announcement');
  await Promise.all([page.context().close(), app.context().close()]);
});
