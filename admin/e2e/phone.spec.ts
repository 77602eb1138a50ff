import { expect, type Page, test } from '@playwright/test';
import { PASSWORD, post, register } from '../../frontend/e2e/support/deal';
import { follow } from '../../frontend/e2e/support/screen';
import { openWindows, Operator, visit } from './support/console';
import { LISTS } from './support/lists';

test.describe.configure({ timeout: 180_000 });

const PHONE = { width: 390, height: 844 };

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** What sticks out of the window, by its text; a bar that scrolls by itself may. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main a, main button, main .MuiChip-root, main td, main th')]
      .filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().right > innerWidth)
      .map((element) => element.textContent),
  );

test('on a phone every list and record fits the width, and a row is opened by Tab and Enter', async ({
  browser,
  request,
}) => {
  const admin = await Operator.signIn(request);
  await post(request, await register(request, 'Pia'), '/api/api-keys', {
    name: 'Stock system',
    scopes: ['shipments:read'],
    password: PASSWORD,
  });
  const windows = await openWindows(browser, admin);
  const page = windows.console;
  await page.setViewportSize(PHONE);
  for (const [resource, { title, opens }] of Object.entries(LISTS)) {
    await visit(page, `/console/${resource}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);
    expect([resource, await wide(page), await outside(page)]).toEqual([resource, PHONE.width, []]);
    if (!opens) continue;
    const [record] = await admin.list<{ id: string }>(resource, opens, [0, 0]);
    await visit(page, `/console/${resource}/${record?.id}/show`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect([`${resource}'s record`, await wide(page)]).toEqual([`${resource}'s record`, PHONE.width]);
  }
  await visit(page, '/console/payments', { status: 'released' });
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('Status');
  await first.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/console\/payments\/[\w-]+\/show$/);
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});

test('on a phone every list fits the width with all of its filters shown', async ({ browser, request }) => {
  const windows = await openWindows(browser, await Operator.signIn(request));
  const page = windows.console;
  await page.setViewportSize(PHONE);
  let filters = 0;
  for (const [resource, { title }] of Object.entries(LISTS)) {
    await visit(page, `/console/${resource}`, {});
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const add = page.getByRole('button', { name: 'Add filter' });
    if ((await add.count()) === 0) continue;
    await add.click();
    const names = await page
      .getByRole('menuitemcheckbox')
      .evaluateAll((items) => items.map((item) => item.dataset.key ?? ''));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    filters += names.length;
    const all = JSON.stringify(Object.fromEntries(names.map((name) => [name, true])));
    await follow(page, `/console/${resource}?filter={}&displayedFilters=${encodeURIComponent(all)}`);
    await expect(page.getByRole('button', { name: 'Remove this filter' })).toHaveCount(names.length);
    expect([resource, await wide(page), await outside(page)]).toEqual([resource, PHONE.width, []]);
  }
  expect(filters).toBeGreaterThan(50);
  await page.context().close();
});

test("on a phone the queue's acts and a person's are words", async ({ browser, request }) => {
  const admin = await Operator.signIn(request);
  const name = `Petra${Date.now()}`;
  const person = await register(request, name);
  await post(request, person, '/api/support-tickets', {
    name,
    email: 'petra@example.test',
    topic: 'Claim',
    message: 'How do I open one?',
  });
  const { console: page } = await openWindows(browser, admin);
  await page.setViewportSize(PHONE);
  await visit(page, '/console/queue', { resource: 'support-tickets', snoozed: false });
  const card = page.getByRole('listitem').filter({ hasText: name });
  for (const word of ['Take', 'Assign', 'Snooze', 'Notes'])
    await expect(card.getByText(word, { exact: true })).toBeVisible();
  await visit(page, `/console/users/${person.id}/show`);
  for (const word of ['Edit', 'Suspend', 'End sessions', 'Confirm email', 'Send reset', 'Erase'])
    await expect(page.getByRole('main').getByText(word, { exact: true })).toBeVisible();
  expect(await wide(page)).toBe(PHONE.width);
  await page.context().close();
});

test('keys lead to a list, from row to row, into a record, to the search and to their own list', async ({
  browser,
  request,
}) => {
  const windows = await openWindows(browser, await Operator.signIn(request));
  const page = windows.console;
  await visit(page, '/console/queue');
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key);
  await expect(page.getByRole('row').nth(2).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/console\/payments\/[\w-]+\/show$/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('g p');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Name, email, phone, title, place or ID' })).toBeFocused();
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});
