import { expect, test, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { acceptAndPay, type Person, post, quote, register } from './support/deal';

/** A phone on which somebody is signed in. */
async function phoneOf(browser: Browser, { token }: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  return context.newPage();
}

interface Listed {
  weight: number | null;
  itemCount: number;
  items: { id: string; title: string; quantity: number; photos: string[] }[];
}

const SET = [
  { title: 'Dining chair', quantity: 3, weight: 15.1 },
  { title: 'Oak table', weight: 120.05 },
];

function listSet(request: Parameters<typeof post>[0], shipper: Person, items: object[] = SET) {
  return post<Listed & { id: string }>(request, shipper, '/api/shipments', {
    title: 'Dining room',
    category: 'household_items',
    description: 'All of it stands in the hall.',
    pickupLocation: 'Austin, TX',
    deliveryLocation: 'Denver, CO',
    items,
  });
}

test('on a phone, a shipper lists several items, one card each, and sees their sums while typing', async ({
  browser,
  request,
}) => {
  const shipper = await register(request, 'Ines');
  const page = await phoneOf(browser, shipper);
  await page.goto('/list-item');
  await page.getByLabel('Title').fill('Dining room');
  await page.getByLabel('Description').fill('All of it stands in the hall.');
  await page.getByLabel('Pickup Location').fill('Austin, TX');
  await page.getByLabel('Delivery Location').fill('Denver, CO');
  await page.getByLabel('Weight (lbs)').fill('15.1');
  await page.getByRole('button', { name: 'Several items?' }).click();
  const item = (number: number) => page.getByRole('group', { name: `Item ${number}`, exact: true });
  // What was said of the one thing is the first of them.
  await expect(item(1).getByLabel('What it is')).toHaveValue('Dining room');
  await expect(item(1).getByLabel('Weight each (lbs)')).toHaveValue('15.1');
  await item(1).getByLabel('What it is').fill('Dining chair');
  await item(1).getByLabel('How many').fill('3');
  const sums = page.getByRole('region', { name: 'Items' }).getByRole('status').last();
  await expect(sums).toHaveText('4 pieces, weight not known');
  await expect(page.getByText('No weight given, so this is for the usual')).toBeVisible();
  await item(2).getByLabel('Weight each (lbs)').fill('120.05');
  await expect(sums).toHaveText('4 pieces, 165.35 lbs');
  const weight = page.getByLabel('Weight (lbs)', { exact: true });
  await expect(weight).toHaveValue('165.35');
  await expect(weight).not.toBeEditable();

  await item(2).getByText('Size, value, photos').click();
  const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await item(2).getByRole('button', { name: 'Add photos' }).click();
  await (await chooser).setFiles({ name: 'table.jpg', mimeType: 'image/jpeg', buffer });
  await expect(item(2).getByText('1 of 12')).toBeVisible();
  await expect(item(2).getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add another item' }).click();
  await page.getByRole('button', { name: 'Remove item 3' }).click();
  await expect(item(3)).toHaveCount(0);

  await page.getByRole('button', { name: 'List Shipment' }).click();
  await expect(item(2).getByLabel('What it is')).toHaveAccessibleDescription('Say what it is');
  await page.getByRole('link', { name: 'Item 2', exact: true }).click();
  await expect(item(2).getByLabel('What it is')).toBeFocused();
  await page.keyboard.type('Oak table');
  // Nothing typed is lost on leaving.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Oak table');
  await page.reload();
  await expect(item(2).getByLabel('What it is')).toHaveValue('Oak table');
  await page.getByRole('button', { name: 'List Shipment' }).click();
  await page.getByRole('button', { name: 'View listing' }).click();
  await page.getByRole('heading', { name: 'Details' }).click();
  const list = page.getByRole('region', { name: 'Items' }).getByRole('listitem');
  await expect(list).toHaveText([/^3 x Dining chair, 45.3 lbs/, /^Oak table, 120.05 lbs/]);
  await expect(
    page
      .getByRole('button', { name: /Photo 1 of 1/ })
      .or(page.getByAltText(/Photo 1 of 1/))
      .first(),
  ).toBeVisible();

  const id = page.url().split('/').at(-1) ?? '';
  const read = async () =>
    (await (
      await request.get(`/api/shipments/${id}`, { headers: { authorization: `Bearer ${shipper.token}` } })
    ).json()) as Listed;
  const before = await read();
  expect(before).toMatchObject({ weight: 165.35, itemCount: 2 });
  expect(before.items[1]?.photos).toHaveLength(1);
  await page.getByRole('button', { name: 'Edit' }).click();
  await item(1).getByLabel('How many').fill('4');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(list.first()).toHaveText(/^4 x Dining chair, 60.4 lbs/);
  // They are the same ones.
  expect((await read()).items.map((each) => each.id)).toEqual(before.items.map((each) => each.id));
});

test('a report, a change and a claim say which item they are about', async ({ browser, request }) => {
  const [shipper, carrier] = [await register(request, 'Jana'), await register(request, 'Jules', true)];
  const { id } = await listSet(request, shipper);
  const { id: quoteId } = await quote(request, carrier, id);
  await acceptAndPay(request, shipper, quoteId);
  const [page, truck] = [await phoneOf(browser, shipper), await phoneOf(browser, carrier)];
  const choice = (on: Page) => on.getByRole('dialog').getByLabel('Which item?');

  await page.goto(`/shipments/${id}`);
  await page.getByRole('button', { name: 'Propose a change' }).click();
  await choice(page).selectOption('Oak table, 120.05 lbs');
  await page.getByRole('dialog').getByLabel('Price ($)').fill('1200');
  await page.getByRole('dialog').getByLabel('What you tell the other side').fill('It stays here.');
  await page.getByRole('button', { name: 'Propose it' }).click();
  await expect(page.getByRole('region', { name: 'Proposed change' })).toContainText('(Oak table): It stays here.');

  await truck.goto(`/shipments/${id}`);
  await truck.getByRole('button', { name: 'Pick up', exact: true }).click();
  await choice(truck).selectOption('3 x Dining chair, 45.3 lbs');
  await truck.getByRole('button', { name: 'It is too dark' }).click();
  await truck.getByRole('button', { name: 'Picked up' }).click();
  await expect(truck.getByRole('button', { name: 'Deliver', exact: true })).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/shipments/${id}/condition-reports`, {
        headers: { authorization: `Bearer ${carrier.token}` },
      });
      return (await answer.json()) as object;
    })
    .toMatchObject([{ itemTitle: 'Dining chair' }]);

  await page.goto(`/shipments/${id}?claim=new`);
  await choice(page).selectOption('3 x Dining chair, 45.3 lbs');
  await page.getByRole('dialog').getByLabel('Amount ($)').fill('40');
  await page.getByRole('dialog').getByLabel('What happened').fill('A leg is broken.');
  await page.getByRole('button', { name: 'Open claim' }).click();
  await expect(page.getByText('Dining chair', { exact: true }).first()).toBeVisible();
});

test('fifty items leave the page of a shipment at most 2,000 px tall on a phone', async ({ browser, request }) => {
  const [shipper, carrier] = [await register(request, 'Kim'), await register(request, 'Kurt', true)];
  const { id } = await listSet(
    request,
    shipper,
    Array.from({ length: 50 }, (_, n) => ({ title: `Box number ${n + 1} of the kitchen`, quantity: 2, weight: 30 })),
  );
  for (const viewer of [shipper, carrier]) {
    const page = await phoneOf(browser, viewer);
    await page.goto(`/shipments/${id}`);
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    if (viewer === carrier) await expect(page.getByRole('button', { name: 'Show all 50' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_000);
  }
});
