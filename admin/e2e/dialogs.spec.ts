import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { acceptAndPay, list, type Person, post, quote, register } from '../../frontend/e2e/support/deal';
import { openWindows, Operator, visit, type Windows } from './support/console';

let admin: Operator;
let carrier: Person;
let request: APIRequestContext;
let windows: Windows;
let ids: Record<'shipment' | 'payment' | 'claim' | 'fact', string>;

test.beforeAll(async ({ browser, playwright }, info) => {
  request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = await Operator.signIn(request);
  const shipper = await register(request, 'Kay');
  carrier = await register(request, 'Tab', true);
  const { id: shipment } = await list(request, shipper, 'A church bell');
  const { id: quoteId } = await quote(request, carrier, shipment);
  await acceptAndPay(request, shipper, quoteId);
  const [payment] = await admin.list<{ id: string }>('payments', { quoteId });
  const { id: other } = await list(request, shipper, 'A second bell');
  const { id: otherQuote } = await quote(request, carrier, other);
  await acceptAndPay(request, shipper, otherQuote);
  await post(request, carrier, `/api/shipments/${other}/pickup`);
  const { id: claim } = await post<{ id: string }>(request, shipper, '/api/claims', {
    shipmentId: other,
    kind: 'damage',
    amount: 100,
    description: 'It has a crack.',
  });
  await request.put('/api/users/me/verification', {
    data: { facts: [{ fact: 'usdot_number', number: '7654322' }] },
    headers: { authorization: `Bearer ${carrier.token}` },
  });
  const [fact] = await admin.list<{ id: string }>('verifications', { userId: carrier.id });
  ids = { shipment, payment: payment?.id ?? '', claim, fact: fact?.id ?? '' };
  windows = await openWindows(browser, admin);
});

test.afterAll(async () => {
  await windows.console.context().close();
  await request.dispose();
});

const user = () => `/console/users/${carrier.id}/show`;
const select = (page: Page) => page.getByRole('checkbox', { name: 'Select this row' }).first().press('Space');

/** Where it is, what opens it, and its first field; without fields, the dialog itself has the focus. */
const DIALOGS: {
  path: () => string;
  filter?: object;
  button: string;
  field: string | RegExp | null;
  before?: (page: Page) => Promise<void>;
}[] = [
  { path: () => `/console/payments/${ids.payment}/show`, button: 'Refund', field: /^All of it/ },
  { path: () => `/console/shipments/${ids.shipment}/show`, button: 'Cancel shipment', field: 'Reason' },
  { path: user, button: 'Suspend', field: 'Reason' },
  { path: user, button: 'End sessions', field: 'End their API keys too' },
  { path: user, button: 'Confirm email', field: 'Reason' },
  { path: user, button: 'View as', field: 'Reason' },
  { path: user, button: 'Erase', field: 'Reason' },
  { path: () => `/console/verifications/${ids.fact}/show`, button: 'Approve', field: 'Reason (optional)' },
  { path: () => `/console/verifications/${ids.fact}/show`, button: 'Reject', field: 'Reason' },
  { path: () => `/console/verifications/${ids.fact}/show`, button: 'Notes', field: 'New note' },
  { path: () => '/console/queue', filter: { snoozed: false }, button: 'Snooze', field: 'How long' },
  { path: () => '/console/queue', filter: { snoozed: false }, button: 'Assign', field: 'Operator' },
  { path: () => '/console/audit-log', button: 'Details', field: null },
  { path: () => '/console/verifications', button: 'Approve', field: null, before: select },
  { path: () => '/console/users', button: 'Suspend', field: 'Reason', before: select },
];

for (const { path, filter, button, field, before } of DIALOGS)
  test(`the dialog of "${button}" on ${path.toString().replace(/^.*\/console\/|\/\$.*$|'$/g, '')} works by keyboard alone${before ? ', for several' : ''}`, async () => {
    const page = windows.console;
    await visit(page, path(), filter);
    await before?.(page);
    const opener = page.getByRole('button', { name: button, exact: true }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    if (field === null)
      expect(
        await dialog.evaluate((each) => each.closest('[role=presentation]')?.contains(document.activeElement)),
      ).toBe(true);
    else await expect(dialog.getByLabel(field)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

test('filters are shared by keyboard, and the focus returns to "Shared"', async () => {
  const page = windows.console;
  await visit(page, '/console/payments', { status: 'in_escrow' });
  const opener = page.getByRole('button', { name: 'Shared' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Share these filters' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share these filters' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
