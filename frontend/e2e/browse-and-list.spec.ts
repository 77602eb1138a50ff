import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { list, post, register, type Person } from './support/deal';

async function enter(page: Page, person: Person): Promise<void> {
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), person.token);
}

test('the filters of browse stand in the address bar, so that going back, a reload and a link bring them back', async ({
  page,
  request,
}) => {
  const shipper = await register(request, 'Fay');
  const word = `Zeppelin${Date.now()}`;
  await list(request, shipper, `${word} near Austin`);
  await post(request, shipper, '/api/shipments', {
    title: `${word} near Fargo`,
    category: 'freight',
    description: 'Two pallets, shrink wrapped.',
    pickupLocation: 'Fargo, ND',
    deliveryLocation: 'Boise, ID',
    budget: '300',
  });
  await enter(page, await register(request, 'Bob', true));
  await page.goto(`/browse?q=${word}`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);

  await page.getByLabel('Category').selectOption({ label: 'Freight' });
  await expect(page).toHaveURL(`/browse?q=${word}&category=freight`);
  await expect(page.getByText('1 shipment found')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Category')).toHaveValue('');
  await expect(cards).toHaveCount(2);

  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('combobox', { name: 'Near' }).fill('Austin');
  await page.getByRole('option', { name: 'Austin, TX', exact: true }).click();
  await expect(page).toHaveURL(/near=Austin%2C\+TX/);
  await expect(cards).toHaveCount(1);
  await page.getByLabel('Sort by').selectOption({ label: 'Nearest' });
  await expect(page).toHaveURL(/sort=nearest/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Near' })).toHaveValue('Austin, TX');
  await expect(cards).toHaveCount(1);

  await page.getByLabel('Budget to ($)').fill('200');
  await expect(page.getByText('No shipments found matching your criteria.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/browse');
  await expect(page.getByLabel('Search')).toHaveValue('');

  await page.goto('/browse?near=Springfield');
  await expect(
    page.getByText('Several places are called “Springfield”. Add the state, as in Springfield, MO'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Springfield, IL' }).click();
  await expect(page).toHaveURL(/near=Springfield%2C\+IL/);
});

test('a place that is typed wrong is told at once, and put right with one click', async ({ page, request }) => {
  await enter(page, await register(request, 'Dora'));
  await page.goto('/list-item');
  await page.getByRole('combobox', { name: 'Pickup Location' }).fill('Housotn, TX');
  await page.getByRole('combobox', { name: 'Delivery Location' }).fill('Denver, CO');
  await expect(page.getByText('We cannot find “Housotn, TX”. Did you mean Houston, TX?')).toBeVisible();
  await page
    .getByRole('group', { name: 'Did you mean, for Pickup Location' })
    .getByRole('button', { name: 'Houston, TX' })
    .click();
  await expect(page.getByRole('combobox', { name: 'Pickup Location' })).toHaveValue('Houston, TX');
  await expect(page.getByText('We cannot find')).toBeHidden();
});

test('what was typed and the photos outlive a reload, in the order that was chosen, and a refused form names its fields', async ({
  page,
  request,
}) => {
  await enter(page, await register(request, 'Dot'));
  await page.goto('/list-item');
  await page.getByRole('button', { name: 'List Shipment' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Title', 'Description', 'Pickup Location', 'Delivery Location']);
  await summary.getByRole('link', { name: 'Description' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();

  await page.getByLabel('Title').fill('A harp');
  await page.getByRole('combobox', { name: 'Pickup Location' }).fill('Somewhere in Ohio');
  const photo = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer();
  await page
    .getByRole('group', { name: 'Photos' })
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'left.jpg', mimeType: 'image/jpeg', buffer: await photo('#884422') },
      { name: 'right.jpg', mimeType: 'image/jpeg', buffer: await photo('#224488') },
    ]);
  await expect(page.getByRole('img', { name: 'Photo 2: right.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Move right.jpg forward' }).click();
  await expect(page.getByRole('img', { name: 'Photo 1: right.jpg' })).toBeVisible();
  await page
    .getByRole('img', { name: 'Photo 2: left.jpg' })
    .dragTo(page.getByRole('img', { name: 'Photo 1: right.jpg' }));
  await expect(page.getByRole('img', { name: 'Photo 1: left.jpg' })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(
        () => Object.entries(localStorage).find(([key]) => key.startsWith('haulway_list_item_'))?.[1] ?? '',
      ),
    )
    .toMatch(/A harp.*left\.jpg.*right\.jpg/);

  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('A harp');
  await expect(page.getByRole('combobox', { name: 'Pickup Location' })).toHaveValue('Somewhere in Ohio');
  await expect(page.getByRole('img', { name: 'Photo 1: left.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('A harp');
  await expect(page.getByRole('img', { name: 'Photo 2: right.jpg' })).toBeVisible();
});
