import { type APIRequestContext, type Dialog, expect, test } from '@playwright/test';
import { acceptAndPay, list, type Person, post, quote, register } from '../../frontend/e2e/support/deal';
import { barriersOn } from '../../frontend/e2e/support/screen';
import { act, type Windows, openWindows, Operator, read, visit } from './support/console';

const WHY = 'Agreed with both on the phone.';

let admin: Operator;
let shipper: Person;
let carrier: Person;
let request: APIRequestContext;
let windows: Windows;

test.beforeAll(async ({ browser, playwright }, info) => {
  request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = await Operator.signIn(request);
  [shipper, carrier] = [await register(request, 'Olga'), await register(request, 'Piet', true)];
  windows = await openWindows(browser, admin, shipper);
});

test.afterEach(() => expect(windows.complaints.splice(0)).toEqual([]));

test.afterAll(async () => {
  await windows.console.context().close();
  await request.dispose();
});

/** The shipper's shipment, paid for and picked up by the carrier. */
async function underWay(title: string, amount = 1240): Promise<{ shipmentId: string; paymentId: string }> {
  const { id: shipmentId } = await list(request, shipper, title);
  const { id: quoteId } = await quote(request, carrier, shipmentId, amount);
  await acceptAndPay(request, shipper, quoteId);
  await post(request, carrier, `/api/shipments/${shipmentId}/pickup`);
  const [payment] = await admin.list<{ id: string }>('payments', { quoteId });
  return { shipmentId, paymentId: payment?.id ?? '' };
}

/** Presses the button, gives the reason, and looks for both in the record's audit log. */
async function actWithReason(button: string, said: string, action: RegExp): Promise<void> {
  await act(windows, button, said, (dialog) => dialog.getByLabel(/^Reason/).fill(WHY));
  await expect(windows.console.getByRole('row', { name: action }).filter({ hasText: WHY })).toBeVisible();
}

test('an account is suspended, restored and signed out: its owner can do nothing, then everything, then has to sign in', async () => {
  const user = await register(request, 'Rose');
  const answerTo = async (call: 'switch' | 'read') => {
    const options = { headers: { authorization: `Bearer ${user.token}` } };
    return (
      call === 'read'
        ? await request.get('/api/auth/me', options)
        : await request.put('/api/users/profile', { ...options, data: { isCarrier: true } })
    ).status();
  };
  await visit(windows.console, `/console/users/${user.id}/show`);
  await actWithReason('Suspend', 'Rose Reyes is suspended.', /Users: suspend/);
  expect(await answerTo('switch')).toBe(403);
  await actWithReason('Restore', 'Rose Reyes is restored.', /Users: restore/);
  expect(await answerTo('switch')).toBe(200);
  await actWithReason('End sessions', 'Rose Reyes is signed out everywhere.', /Users: end sessions/);
  expect(await answerTo('read')).toBe(401);
});

test("an address is confirmed by hand and a link for a new password sent, in two presses each from the person's page", async () => {
  const user = await register(request, 'Vera');
  const page = windows.console;
  await visit(page, `/console/users/${user.id}/show`);
  await actWithReason('Confirm email', `${user.email} is confirmed.`, /Users: verify email/);
  await expect(page.getByRole('button', { name: 'Confirm email' })).toHaveCount(0);
  await actWithReason('Send reset', `A link was sent to ${user.email}.`, /Users: send reset/);
  const mails = await admin.list<{ kind: string }>('emails', { q: user.email });
  expect(mails.map(({ kind }) => kind)).toContain('password_reset');
});

test('the app is seen as a person sees it: nothing is sent from there, and it ends without becoming anything else', async () => {
  const user = await register(request, 'Wanda');
  const { id: shipmentId } = await list(request, user, 'A church organ');
  const page = windows.console;
  await visit(page, `/console/users/${user.id}/show`);
  await page.getByRole('button', { name: 'View as' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill(WHY);
  await windows.look();
  await dialog.getByRole('button', { name: 'View as' }).click();
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Open as Wanda Reyes' }).click();
  const view = await opened;
  await expect(page.getByRole('row', { name: /Users: view as/ }).filter({ hasText: WHY })).toBeVisible();

  const bar = view.getByRole('region', { name: 'Looking as somebody else' });
  await expect(bar).toContainText('You see Haulway as Wanda Reyes until');
  await expect(view).toHaveURL(/\/dashboard$/);
  await view.goto(`/shipments/${shipmentId}`);
  await expect(view.getByRole('heading', { name: 'A church organ' })).toBeVisible();
  await expect(view.getByRole('button', { name: 'Cancel shipment' })).toHaveCount(0);
  for (const width of [390, 1280]) {
    await view.setViewportSize({ width, height: 900 });
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await barriersOn(view)).toEqual([]);
  }
  await view.goto('/profile');
  await view.getByLabel('First name').fill('Wilma');
  await view.getByRole('button', { name: 'Save' }).first().click();
  await expect(view.getByText('You are looking at the app as somebody else.').first()).toBeVisible();

  // The shipper of these tests is signed in in this browser as well.
  await bar.getByRole('button', { name: 'End' }).click();
  await expect(bar).toContainText('This view is over.');
  await view.goto('/dashboard');
  await expect(bar).toContainText('This view is over.');
  await bar.getByRole('button', { name: 'Go on as yourself' }).click();
  await expect(view.getByRole('button', { name: 'Olga' })).toBeVisible();
  expect((await read<{ firstName: string }>(request, user, '/api/auth/me')).firstName).toBe('Wanda');
  await view.close();
});

test('a shipment is cancelled, and its owner sees it', async () => {
  const { id } = await list(request, shipper, 'A billiard table');
  await visit(windows.console, `/console/shipments/${id}/show`);
  await actWithReason('Cancel shipment', '"A billiard table" is cancelled.', /Shipments: cancel/);
  await visit(windows.app, `/shipments/${id}`);
  await expect(windows.app.getByText('cancelled', { exact: true }).first()).toBeVisible();
});

test('a payment is partly refunded and then released', async () => {
  const { shipmentId, paymentId } = await underWay('A printing press', 8_400);
  const page = windows.console;
  await visit(page, `/console/payments/${paymentId}/show`);
  await act(windows, 'Refund', '$100.00 refunded to Olga Reyes.', async (dialog) => {
    await expect(dialog).toContainText('$8,400.00 is left in escrow.');
    await dialog.getByLabel('Reason').fill(WHY);
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog).toContainText('Choose all or a part');
    await dialog.getByLabel('A part. The deal goes on.').check();
    await dialog.getByLabel('Amount in dollars').fill('100');
    await expect(dialog.getByRole('button', { name: 'Refund $100.00', exact: true })).toBeVisible();
  });
  await expect(page.getByRole('row', { name: /Payments: refund/ })).toContainText(WHY);

  await page.getByRole('button', { name: 'Release', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('$7,885.00 goes to the carrier and $415.00 stays as our fee');
  await dialog.getByLabel('Reason').fill(WHY);
  await windows.look();
  await dialog.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(page.getByRole('row', { name: /Payments: release/ })).toContainText(WHY);
  await visit(windows.app, `/shipments/${shipmentId}`);
  await expect(windows.app.getByText('Payment Released').first()).toBeVisible();
});

test('a payment is refunded in full, which ends the deal for its owner', async () => {
  const { shipmentId, paymentId } = await underWay('A greenhouse');
  await visit(windows.console, `/console/payments/${paymentId}/show`);
  await act(windows, 'Refund', '$1,240.00 refunded to Olga Reyes.', async (dialog) => {
    await dialog.getByLabel('All of it. This ends the deal and cancels the shipment.').check();
    await expect(dialog.getByLabel('Amount in dollars')).toHaveCount(0);
    await dialog.getByLabel('Reason').fill(WHY);
    await expect(dialog.getByRole('button', { name: 'Refund $1,240.00', exact: true })).toBeVisible();
  });
  const payment = await read(request, shipper, `/api/payments/${paymentId}`);
  expect(payment).toMatchObject({ status: 'refunded', refundedAmount: 1240, payoutAmount: 0 });
  await visit(windows.app, `/shipments/${shipmentId}`);
  await expect(windows.app.getByRole('main').getByText('cancelled', { exact: true }).first()).toBeVisible();
});

test('a claim is partly granted from escrow, after a look at the amounts, and both sides read why', async () => {
  const { shipmentId } = await underWay('A harp in its case');
  const { id } = await post<{ id: string }>(request, shipper, '/api/claims', {
    shipmentId,
    kind: 'damage',
    amount: 200,
    description: 'The column of the harp is broken.',
  });
  const page = windows.console;
  await visit(page, `/console/claims/${id}/show`);
  await expect(page.getByText('The column of the harp is broken.')).toBeVisible();
  await page.getByLabel('Grant part of it').check();
  await page.getByLabel('Amount granted, in dollars').fill('120');
  await page.getByLabel('Reasons').fill('The photos of the pickup show a part of it.');
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('$120.00 of the $200.00 is granted.');
  await expect(dialog).toContainText('From escrow');
  await windows.look();
  await dialog.getByRole('button', { name: 'Decide now' }).click();
  await expect(page.getByText('Partly approved').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Claims: resolve.*The photos of the pickup/ })).toBeVisible();
  await visit(windows.app, `/shipments/${shipmentId}`);
  await expect(windows.app.getByText('The photos of the pickup show a part of it.').first()).toBeVisible();
});

test('a claim shows how the item was at both ends, side by side, with what is new in words', async () => {
  const { id: shipmentId } = await list(request, shipper, 'A ski boat');
  const { id: quoteId } = await quote(request, carrier, shipmentId);
  await acceptAndPay(request, shipper, quoteId);
  const scratch = { view: 'left', x: 0.25, y: 0.5, kind: 'scratch', size: 'small' };
  const dent = { view: 'back', x: 0.5, y: 0.5, kind: 'dent', size: 'large', note: 'By the ladder.' };
  for (const [verb, hours, marks] of [
    ['pickup', '310', [scratch]],
    ['deliver', '312', [scratch, dent]],
  ] as const) {
    const condition = { form: 'boat', values: { hours }, marks };
    await post(request, carrier, `/api/shipments/${shipmentId}/${verb}`, { condition });
  }
  const claim = { shipmentId, kind: 'damage', amount: 200, description: 'There is a dent at the back.' };
  const { id } = await post<{ id: string }>(request, shipper, '/api/claims', claim);
  const page = windows.console;
  await visit(page, `/console/claims/${id}/show`);
  const both = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Condition at both ends' }) });
  await expect(both).toContainText('1 mark at pickup, in gray. 1 new mark at delivery, in red.');
  await expect(both).toContainText('New: large dent, By the ladder.');
  const row = (title: string) =>
    both.locator('div').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  for (const words of ['310', '312']) await expect(row('Engine hours').last()).toContainText(words);
  const cells = row('Back')
    .last()
    .getByText(/^At (pickup|delivery)$/);
  await expect(cells).toHaveText(['At pickup', 'At delivery']);
  const [before, after] = [await cells.first().boundingBox(), await cells.last().boundingBox()];
  expect([before?.y, (before?.x ?? 0) < (after?.x ?? 0)]).toEqual([after?.y, true]);
  await windows.look();
});

test('a report is closed with what was found, and leaves the open ones', async () => {
  const { id } = await post<{ id: string }>(request, shipper, '/api/reports', {
    kind: 'scam',
    subject: 'user',
    id: carrier.id,
    text: 'Asks for cash at the door.',
  });
  const page = windows.console;
  await visit(page, '/console/reports');
  const row = page.getByRole('row', { name: /Asks for cash at the door/ });
  await row.getByRole('button', { name: 'Close', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Close this report?' });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Reason').fill(WHY);
  await windows.look();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('The report is closed.')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await admin.log(id)).toEqual([`reports.close: ${WHY}`]);
  await visit(page, '/console/reports', { status: 'closed' });
  await expect(row).toContainText('Closed');
});

test('a form that was emptied again is left without a question', async () => {
  const page = windows.console;
  const asked: string[] = [];
  const listen = (dialog: Dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  };
  page.on('dialog', listen);
  const leave = async () => {
    await page.getByRole('menuitem', { name: 'Shipments', exact: true }).click();
    await expect(page).toHaveURL(/\/shipments/);
    // Until its rows are there, the list may still change the address, which would undo the next visit.
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  };
  await visit(page, '/console/users/create');
  for (const words of ['Opal', '']) await page.getByLabel('First name').fill(words);
  await leave();
  expect(asked).toEqual([]);
  await visit(page, '/console/users/create');
  await page.getByLabel('First name').fill('Opal');
  await leave();
  expect(asked).toHaveLength(1);
  page.off('dialog', listen);
});
