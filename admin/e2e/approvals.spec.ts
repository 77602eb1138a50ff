import { expect, test } from '@playwright/test';
import { acceptAndPay, list, post, quote, register } from '../../frontend/e2e/support/deal';
import { openWindows, Operator, visit } from './support/console';
import { rowsOnDesk } from './support/looks';

test('while there is nobody to approve them, the dashboard says that large sums rest on one person', async ({
  browser,
  request,
}) => {
  const windows = await openWindows(browser, await Operator.signIn(request));
  const page = windows.console;
  let secondPerson = false;
  await page.route('**/api/admin/access', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), secondPerson } });
  });
  const warning = page.getByRole('main').getByText(/^More than \$10,000\.00 takes two operators/);
  await page.goto('/console/');
  await expect(warning).toBeVisible();
  await windows.look();
  secondPerson = true;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await expect(warning).toHaveCount(0);
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});

test('a release over $10,000 waits for a second operator, who approves it in two presses from the queue', async ({
  browser,
  request,
}) => {
  const admin = await Operator.signIn(request);
  const second = await register(request, 'Finley');
  await request.put(`/api/admin/users/${second.id}`, {
    data: { operatorRole: 'finance' },
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const [shipper, carrier] = [await register(request, 'Sol'), await register(request, 'Cato', true)];
  const { id: shipmentId } = await list(request, shipper, 'A steam traction engine');
  const { id: quoteId } = await quote(request, carrier, shipmentId, 12_300);
  await acceptAndPay(request, shipper, quoteId);
  await post(request, carrier, `/api/shipments/${shipmentId}/pickup`);
  const [payment] = await admin.list<{ id: string }>('payments', { quoteId });

  const first = await openWindows(browser, admin);
  await visit(first.console, `/console/payments/${payment?.id}/show`);
  await first.console.getByRole('button', { name: 'Release', exact: true }).click();
  const dialog = first.console.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Both are content.');
  await expect(dialog).toContainText('More than $10,000.00: another operator has to approve it.');
  await expect(dialog).not.toContainText('cannot be undone');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(first.console.getByText(/^Another operator has to approve this by /)).toBeVisible();
  expect(first.complaints).toEqual([]);
  await first.console.context().close();

  const windows = await openWindows(browser, second);
  const page = windows.console;
  await visit(page, '/console/queue', { resource: 'approvals', snoozed: false });
  await expect(page.getByRole('row').filter({ hasText: 'To approve: Release' }).first()).toContainText('$12,300.00');
  await visit(page, '/console/approvals', { open: true });
  const row = page.getByRole('row').filter({ hasText: 'Both are content.' }).first();
  await expect(row).toContainText('Release of $12,300.00');
  await expect(row).toContainText('Payout to the carrier, and our fee');
  await expect(row.getByRole('link', { name: 'A steam traction engine' })).toBeVisible();
  // What can be done to a row is on the screen, however long the rest of it is.
  await expect(row.getByRole('button', { name: 'Approve' })).toBeInViewport({ ratio: 1 });
  expect(await rowsOnDesk(page)).toBeGreaterThanOrEqual(10);
  await windows.look();
  await windows.presses();
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'is released from escrow: the payout to the carrier, and our fee.',
  );
  await expect(page.getByRole('dialog')).toContainText('Both are content.');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved: release of $12,300.00.')).toBeVisible();
  expect(await windows.presses()).toBe(2);
  const [released] = await admin.list<{ status: string }>('payments', { quoteId });
  expect(released?.status).toBe('released');
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});

test('what a claim was granted before counts for the next refund of the deal, and the console says so', async ({
  browser,
  request,
}) => {
  const admin = await Operator.signIn(request);
  const second = await register(request, 'Fiona');
  await request.put(`/api/admin/users/${second.id}`, {
    data: { operatorRole: 'finance' },
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const [shipper, carrier] = [await register(request, 'Sol'), await register(request, 'Cato', true)];
  const { id: shipmentId } = await list(request, shipper, 'A threshing machine');
  const { id: quoteId } = await quote(request, carrier, shipmentId, 18_000);
  await acceptAndPay(request, shipper, quoteId);
  await post(request, carrier, `/api/shipments/${shipmentId}/pickup`);
  const claim = { shipmentId, kind: 'damage', amount: 8_000, description: 'The drum is bent.' };
  const { id: claimId } = await post<{ id: string }>(request, shipper, '/api/claims', claim);
  const granted = { decision: 'approved', note: 'The photos show it.' };
  await post(request, admin, `/api/admin/claims/${claimId}/resolve`, granted);
  const [payment] = await admin.list<{ id: string }>('payments', { quoteId });

  const windows = await openWindows(browser, admin);
  const page = windows.console;
  await visit(page, `/console/payments/${payment?.id}/show`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('A part. The deal goes on.').check();
  await dialog.getByLabel('Amount in dollars').fill('2000');
  const held = 'More than $10,000.00, with the $8,000.00 given back before: another operator has to approve it.';
  await expect(dialog.getByRole('button', { name: 'Refund $2,000.00' })).toBeVisible();
  await expect(dialog.getByText(held)).toHaveCount(0);
  await dialog.getByLabel('Amount in dollars').fill('2000.01');
  await expect(dialog.getByText(held)).toBeVisible();
  await windows.look();
  await dialog.getByLabel('Reason').fill('Caller asked.');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(page.getByText(/^Another operator has to approve this by /)).toBeVisible();

  // Whoever approves it reads that too.
  await visit(page, '/console/approvals', { open: true });
  const row = page.getByRole('row').filter({ hasText: 'Caller asked.' });
  await expect(row).toContainText('$8,000.00 given back on this deal before');
  await windows.look();

  // The next claim as well.
  const { id: nextId } = await post<{ id: string }>(request, shipper, '/api/claims', { ...claim, amount: 3_000 });
  await visit(page, `/console/claims/${nextId}/show`);
  await page.getByLabel('Grant all of it').check();
  await page.getByLabel('Reasons').fill('The photos show it.');
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(held);
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
  await expect(page.getByText(/^Another operator has to approve this by /).first()).toBeVisible();
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});
