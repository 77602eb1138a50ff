import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { post, register } from '../../frontend/e2e/support/deal';
import { openWindows, Operator, read, visit } from './support/console';
import { rowsOnDesk } from './support/looks';

/** How many tickets more the menu counts than the server does. Other tests ask and answer, too. */
async function miscounted(request: APIRequestContext, admin: Operator, page: Page): Promise<number> {
  const words = await page.getByRole('menuitem', { name: /^Support tickets/ }).innerText();
  const { counts } = await read<{ counts: { resource: string; count: number }[] }>(
    request,
    admin,
    '/api/admin/queue/counts',
  );
  return Number(/\d+/.exec(words)?.[0]) - (counts.find(({ resource }) => resource === 'support-tickets')?.count ?? 0);
}

test('what comes in while the queue is open appears there by itself, and is counted in the menu', async ({
  browser,
  request,
}) => {
  const admin = await Operator.signIn(request);
  const windows = await openWindows(browser, admin);
  const page = windows.console;
  await visit(page, '/console/queue', { resource: 'support-tickets', snoozed: false });
  await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible();
  const name = `Livia${Date.now()}`;
  const asked = { name, email: 'livia@example.test', topic: 'Claim', message: 'Is it too late?' };
  await post(request, await register(request, name), '/api/support-tickets', asked);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await expect.poll(() => miscounted(request, admin, page)).toBe(0);
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});

test('what waits is taken, noted, snoozed and opened, and the menu counts it', async ({ browser, request }) => {
  const admin = await Operator.signIn(request);
  const name = `Quentin${Date.now()}`;
  const person = await register(request, name);
  const { id } = await post<{ id: string }>(request, person, '/api/support-tickets', {
    name,
    email: 'quentin@example.test',
    topic: 'Claim',
    message: 'How do I open one?',
  });
  const windows = await openWindows(browser, admin);
  const page = windows.console;
  await visit(page, '/console/queue', { resource: 'support-tickets', snoozed: false });
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Ticket: Claim');
  await expect(row).toContainText('Nobody');
  await expect.poll(() => miscounted(request, admin, page)).toBe(0);
  // As far down as others' tickets push it, and no farther to the side.
  await row.getByRole('link').first().scrollIntoViewIfNeeded();
  for (const word of ['Take', 'Assign', 'Snooze', 'Notes'])
    await expect(row.getByText(word, { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await rowsOnDesk(page)).toBeGreaterThanOrEqual(10);
  await windows.look();

  await row.getByRole('button', { name: 'Take' }).click();
  await expect(row).toContainText('You');
  await row.getByRole('button', { name: 'Notes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('No notes yet.');
  await dialog.getByLabel('New note').fill('Sent her the guide.');
  await windows.look();
  await dialog.getByRole('button', { name: 'Keep note' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Sent her the guide.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);

  await row.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('combobox', { name: 'Operator' }).click();
  await page.getByRole('option', { name: 'Ada Okafor' }).click();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('Assigned.', { exact: true })).toBeVisible();

  await row.getByRole('link', { name: 'Ticket: Claim' }).click();
  await expect(page.getByText('How do I open one?')).toBeVisible();
  await page.goBack();

  await row.getByRole('button', { name: 'Snooze' }).click();
  await dialog.getByLabel('How long').click();
  await page.getByRole('option', { name: 'Until tomorrow' }).click();
  await dialog.getByRole('button', { name: 'Snooze' }).click();
  await expect(page.getByText('Snoozed.', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await admin.log(id)).toEqual(['queue.snooze', 'queue.assign', 'queue.assign']);
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});
