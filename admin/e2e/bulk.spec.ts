import { expect, test } from '@playwright/test';
import { post, register } from '../../frontend/e2e/support/deal';
import { openWindows, Operator, visit } from './support/console';

test('accounts are suspended at once with one reason; the one that is suspended already stays selected, with why', async ({
  browser,
  request,
}) => {
  const admin = await Operator.signIn(request);
  const name = `Bulk${Date.now()}`;
  const people = [await register(request, name), await register(request, name), await register(request, name)];
  const windows = await openWindows(browser, admin);
  const page = windows.console;
  await visit(page, '/console/users', { q: name });
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(3);
  for (let at = 0; at < 3; at += 1) await rows.nth(at).getByRole('checkbox').check();
  await expect(page.getByText('3 items selected')).toBeVisible();
  // Another operator is quicker with one of them.
  await post(request, admin, `/api/admin/users/${people[1]?.id}/suspend`, { reason: 'Asked for payment by wire.' });

  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend 3 accounts' });
  await windows.look();
  await dialog.getByRole('button', { name: 'Suspend 3' }).click();
  await expect(dialog).toContainText('Required');
  await dialog.getByLabel('Reason').fill('One person with three accounts.');
  await dialog.getByRole('button', { name: 'Suspend 3' }).click();
  const left = page.getByRole('dialog', { name: 'Suspend 1 account' });
  await expect(left).toContainText('2 done, 1 refused: ');
  await windows.look();
  await left.getByRole('button', { name: 'Go back' }).click();
  for (const { id } of [people[0], people[2]].flatMap((each) => each ?? [])) {
    expect(await admin.log(id)).toEqual(['users.suspend: One person with three accounts.']);
  }
  // The browser reports what the server refuses.
  expect(windows.complaints).toEqual([expect.stringContaining('status of 409')]);
  await page.context().close();
});

test('a session that ended meanwhile leads to signing in, and the other rows are not tried', async ({
  browser,
  request,
}) => {
  const name = `Over${Date.now()}`;
  for (let at = 0; at < 2; at += 1) await register(request, name);
  const windows = await openWindows(browser, await Operator.signIn(request));
  const page = windows.console;
  await visit(page, '/console/users', { q: name });
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  for (let at = 0; at < 2; at += 1) await rows.nth(at).getByRole('checkbox').check();
  let calls = 0;
  await page.route('**/api/admin/users/*/suspend', (route) => {
    calls += 1;
    return route.fulfill({ status: 401, json: { code: 'unauthorized', status: 401 } });
  });
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Asked for payment by wire.');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend 2' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(calls).toBe(1);
  await page.context().close();
});

test('what waits is taken at once', async ({ browser, request }) => {
  const admin = await Operator.signIn(request);
  const name = `Many${Date.now()}`;
  const person = await register(request, name);
  for (const topic of ['Shipping', 'Payment'])
    await post(request, person, '/api/support-tickets', { name, email: 'many@example.test', topic, message: 'When?' });
  const windows = await openWindows(browser, admin);
  const page = windows.console;
  await visit(page, '/console/queue', { q: name, snoozed: false });
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  for (let at = 0; at < 2; at += 1) await rows.nth(at).getByRole('checkbox').check();
  await page.locator('[data-test="bulk-actions-toolbar"]').getByRole('button', { name: 'Take', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take 2' }).click();
  await expect(page.getByText('2 items taken.')).toBeVisible();
  await expect(rows.filter({ hasText: 'You' })).toHaveCount(2);
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});
