import { expect, type Page, test } from '@playwright/test';
import { acceptAndPay, list, post, quote, register } from '../../frontend/e2e/support/deal';
import { follow } from '../../frontend/e2e/support/screen';
import { openWindows, Operator, visit } from './support/console';
import { FORMS, LISTS } from './support/lists';
import { oneOfEach } from './support/rows';

const PHONE = { width: 390, height: 844 };
/** Of the narrowest phones that are sold. */
const NARROW = 360;

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** What sticks out of the window, by its text; a bar that scrolls by itself may. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main a, main button, main .MuiChip-root, main .MuiInputBase-root, main td, main th')]
      .filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().right > innerWidth)
      .map((element) => element.textContent || element.className),
  );

/** What scrolls sideways by itself, by its text. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *:not(input, textarea)')]
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth)
      .map((each) => each.textContent.slice(0, 60)),
  );

/** Whether the screen, once it is complete, needs no sideways scroll on a usual phone and on a narrow one. */
async function fits(page: Page, what: string): Promise<void> {
  await expect(page.locator('[role="progressbar"], .MuiSkeleton-root')).toHaveCount(0);
  for (const width of [PHONE.width, NARROW]) {
    await page.setViewportSize({ ...PHONE, width });
    expect([what, await wide(page), await outside(page), await sideways(page)]).toEqual([what, width, [], []]);
  }
  await page.setViewportSize(PHONE);
}

test('on a phone every list, record and form fits the width, and a row is opened by Tab and Enter', async ({
  browser,
  request,
}) => {
  const admin = await Operator.signIn(request);
  await oneOfEach(request, admin);
  const windows = await openWindows(browser, admin);
  const page = windows.console;
  await page.setViewportSize(PHONE);
  for (const [resource, { title, opens }] of Object.entries(LISTS)) {
    await visit(page, `/console/${resource}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await fits(page, resource);
    await expect(page.getByRole('table')).toHaveCount(0);
    if (!opens) continue;
    const [record] = await admin.list<{ id: string }>(resource, opens, [0, 0]);
    await visit(page, `/console/${resource}/${record?.id}/show`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await fits(page, `${resource}'s record`);
  }
  for (const { at, of } of FORMS) {
    const record = of && (await admin.list<{ id: string }>(at, of, [0, 0]))[0];
    await visit(page, `/console/${record ? `${at}/${record.id}` : at}`);
    await expect(page.getByRole('button', { name: /^Save/ })).toBeVisible();
    await fits(page, `${at}'s form`);
  }
  for (const resource of ['settings', 'rate-cards']) {
    await visit(page, `/console/${resource}`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/^Version \d/);
  }
  await visit(page, '/console/reports', { q: 'nobody is called so' });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('Nothing matches these filters.')).toHaveCount(0);
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

test('on a phone the longest title takes two lines of the bar, and leaves its buttons alone', async ({
  browser,
  request,
}) => {
  const admin = await Operator.signIn(request);
  const [shipper, carrier] = [await register(request, 'Lina'), await register(request, 'Olaf', true)];
  const title = `A concert grand${' with its bench, its cover and its lamp'.repeat(4)}`;
  const { id: shipmentId } = await list(request, shipper, title);
  await acceptAndPay(request, shipper, (await quote(request, carrier, shipmentId)).id);
  await post(request, carrier, `/api/shipments/${shipmentId}/pickup`);
  const { id } = await post<{ id: string }>(request, shipper, '/api/claims', {
    shipmentId,
    kind: 'damage',
    amount: 200,
    description: 'The lid is scratched.',
  });
  const { console: page } = await openWindows(browser, admin);
  for (const width of [PHONE.width, NARROW, 768, 1440]) {
    await page.setViewportSize({ ...PHONE, width });
    for (const path of [`claims/${id}/show`, `shipments/${shipmentId}/show`]) {
      await visit(page, `/console/${path}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText('A concert grand');
      const [bar, words, search] = await Promise.all(
        [page.getByRole('banner'), heading, page.getByRole('button', { name: 'Search everything' })].map((each) =>
          each.boundingBox(),
        ),
      );
      if (!bar || !words || !search) throw new Error('The bar is not there.');
      expect([path, width, bar.height <= 64]).toEqual([path, width, true]);
      expect([path, width, words.height <= bar.height, words.x + words.width <= search.x]).toEqual([
        path,
        width,
        true,
        true,
      ]);
    }
  }
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

test('the rows of every list that opens are reached by Tab and opened by Enter', async ({ browser, request }) => {
  const admin = await Operator.signIn(request);
  await oneOfEach(request, admin);
  const windows = await openWindows(browser, admin);
  const page = windows.console;
  const opening = Object.entries(LISTS).flatMap(([resource, { opens }]) => (opens ? [{ resource, opens }] : []));
  for (const { resource, opens } of [{ resource: 'queue', opens: { snoozed: false } }, ...opening]) {
    await visit(page, `/console/${resource}`, opens);
    const row = page.getByRole('main').locator('tbody').getByRole('row').first();
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).focus();
    const isThere = () => row.evaluate((each) => each.querySelector('a') === document.activeElement);
    for (let tabs = 0; tabs < 40 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
    expect([resource, await isThere()]).toEqual([resource, true]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(resource === 'queue' ? /\/show$|filter=/ : new RegExp(`/${resource}/[^/]+/show$`));
    await expect(page.getByRole('heading', { level: 2 }).or(page.getByRole('table')).first()).toBeVisible();
  }
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});
