import { type APIRequestContext, expect, test } from '@playwright/test';
import { acceptAndPay, list, type Person, quote, register } from '../../frontend/e2e/support/deal';
import { type Windows, openWindows, Operator, visit } from './support/console';
import { Network, tryAgain } from './support/network';

let request: APIRequestContext;
let windows: Windows;
/** The caller; nobody else has her name or number. */
let grace: Person;
let lastName: string;
let phone: string;
let title: string;

test.beforeAll(async ({ browser, playwright }, info) => {
  request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  const stamp = String(Date.now()).slice(-7);
  [lastName, phone, title] = [
    `Quillfeather${stamp}`,
    `+1 (303) ${stamp.slice(0, 3)}-${stamp.slice(3)}`,
    `Spinet no. ${stamp}`,
  ];
  grace = await register(request, 'Grace');
  const headers = { authorization: `Bearer ${grace.token}` };
  expect((await request.put('/api/users/profile', { headers, data: { lastName, phone } })).ok()).toBe(true);
  const { id } = await list(request, grace, title);
  const carrier = await register(request, 'Dale', true);
  await acceptAndPay(request, grace, (await quote(request, carrier, id, 1200)).id);
  windows = await openWindows(browser, await Operator.signIn(request));
});

test.afterEach(() => expect(windows.complaints.splice(0)).toEqual([]));

test.afterAll(async () => {
  await windows.console.context().close();
  await request.dispose();
});

test('a caller is found by the phone number as she says it, and her payment by her name, in two presses each', async () => {
  const page = windows.console;
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  await visit(page, '/console/reviews');
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(`303.${phone.slice(-8).replace('-', '.')}`);
  await expect(dialog.getByRole('option', { name: new RegExp(`^Grace ${lastName}`) })).toHaveAttribute(
    'aria-selected',
    'false',
  );
  await expect(dialog.getByRole('option').first()).toContainText(phone);
  await windows.look();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/console/users/${grace.id}/show$`));
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Search everything' }).click();
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(`${lastName.slice(2)} grace`);
  const payment = dialog.getByRole('group', { name: 'Payments' }).getByRole('option', { name: title });
  await expect(payment).toContainText(`$1,200.00 · Held in Escrow · Grace ${lastName} to Dale`);
  await payment.click();
  await expect(page).toHaveURL(/\/console\/payments\/[0-9a-f-]+\/show$/);
});

test("a deal's whole history is on one page, two presses from the caller's number: who, what, in what order, and what comes next", async () => {
  const page = windows.console;
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  await visit(page, '/console/reviews');
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(phone.slice(-8));
  await dialog.getByRole('group', { name: 'Shipments' }).getByRole('option', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Shipment ${title}` })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`);
  await expect(main.getByRole('alert').getByText(/^Pickup day begins: /)).toBeVisible();
  const story = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Everything that happened', exact: true }) });
  for (const told of [
    'The payment is in escrow, $1,200.00',
    `Grace ${lastName} accepted the quote, $1,200.00`,
    'Dale Reyes sent a quote, $1,200.00',
    `Grace ${lastName} created the listing`,
  ])
    await expect(story.getByRole('listitem').filter({ hasText: told })).toHaveCount(1);
  const part = (heading: string) =>
    main.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
  await expect(part('Pickup and delivery')).toContainText('Not picked up yet.');
  await expect(part('Ledger entries').getByRole('row', { name: /Escrow/ })).toContainText('$1,200.00');
  for (const none of ['No refunds.', 'No operations at the provider.', 'No chargebacks.', 'No claims.'])
    await expect(main.getByText(none)).toBeVisible();
  await windows.look();
  await story.getByRole('button', { name: /^Money/ }).click();
  await expect(story.getByText(/sent a quote/)).toHaveCount(0);
  await story.getByRole('link', { name: 'The payment is in escrow' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Payment $1,200.00, ${title}` })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: `Shipment ${title}` })).toBeVisible();
});

test('a failed search says so and can be retried; one that finds nothing says what it looked for', async () => {
  const page = windows.console;
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  await visit(page, '/console/reviews');
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  const network = await Network.of(page, ['/api/admin/search']);
  network.all('cut');
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(lastName);
  await expect(dialog.getByRole('alert')).toContainText('could not be loaded.');
  network.all('answered');
  windows.complaints.length = 0;
  await tryAgain(dialog.getByRole('alert'));
  await expect(dialog.getByRole('option', { name: `Grace ${lastName}` }).first()).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('combobox').fill('nobody of this name');
  await expect(dialog.getByText('Nothing found for "nobody of this name".')).toBeVisible();
  await dialog.getByRole('combobox').fill('grace quilfeather');
  await expect(dialog.getByText('No match for "grace quilfeather". Similar names:')).toBeVisible();
  await expect(dialog.getByRole('option').first()).toContainText(`Grace ${lastName}`);
  await windows.look();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a list is narrowed to a person and a shipment by their names, with no id typed', async () => {
  const page = windows.console;
  await visit(page, '/console/payments');
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Shipper' }).click();
  await page.getByRole('combobox', { name: 'Shipper' }).fill(lastName);
  await page.getByRole('option', { name: `Grace ${lastName}, ${grace.email}` }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText(title);
  await windows.look();
  await visit(page, '/console/quotes', { q: title });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText('$1,200.00');
});
