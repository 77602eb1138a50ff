import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { list, post, register, type Person } from './support/deal';

async function enter(page: Page, person: Person): Promise<void> {
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), person.token);
}

test('the browse filters are in the address bar, so that going back, reloading or following a link restores them', async ({
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
  await expect(page.getByRole('button', { name: 'Remove Either end within 50 miles of Austin, TX' })).toBeVisible();
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

test('a carrier sees ten loads at once on a desktop and seven on a phone, each in one row with a quote button', async ({
  page,
  request,
}) => {
  const shipper = await register(request, 'Ray');
  const word = `Anchor${Date.now()}`;
  for (let n = 0; n < 11; n += 1)
    await list(request, shipper, `${word} no. ${n}, with all of its long and heavy chain`);
  await enter(page, await register(request, 'Rob', true));
  const rows = page.getByRole('main').getByRole('article');
  for (const { width, height, least } of [
    { width: 1440, height: 900, least: 10 },
    { width: 390, height: 844, least: 7 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto(`/browse?q=${word}`);
    await expect(rows).toHaveCount(11);
    const first = rows.first();
    await expect(first.getByRole('link', { name: `View Details: ${word} no. 10` })).toBeVisible();
    await expect(first).toContainText('Austin, TX → Denver, CO');
    await expect(first).toContainText(/\$1,400 budget/);
    await expect(first).toContainText(/\$1\.\d\d\/mi/);
    await expect(first).toContainText('4,200 lbs');
    // The button takes nothing of the title's and the towns' width.
    const title = await first.getByRole('heading').evaluate((heading) => heading.clientWidth);
    expect(title, `title at ${width} px`).toBeGreaterThan(250);
    // Scrolled to the list, between the bar at the top and the one at the bottom of a phone.
    const seen = await rows.evaluateAll((all) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      window.scrollBy(0, (all[0]?.getBoundingClientRect().top ?? 0) - bar);
      return all.filter((row) => {
        const { left, top, right, bottom } = row.getBoundingClientRect();
        const isThere = (y: number) => row.contains(document.elementFromPoint((left + right) / 2, y));
        return isThere(top + 2) && isThere(bottom - 2);
      }).length;
    });
    expect(seen, `rows at ${width} px`).toBeGreaterThanOrEqual(least);
  }

  // Two taps and the price.
  await rows.nth(1).getByRole('button', { name: 'Submit Quote' }).click();
  await page.getByLabel('Your price ($)').fill('1200');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByText('Quote sent', { exact: true })).toBeVisible();

  // Listings with quotes are hidden until somebody asks for them; then they stay.
  await page.goto(`/browse?q=${word}`);
  await expect(rows).toHaveCount(10);
  await expect(page.getByText('1 more has quotes already.')).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(rows).toHaveCount(11);
  await page.goto(`/browse?q=${word}`);
  await expect(rows).toHaveCount(11);
  await page.getByRole('button', { name: 'Remove Listed or quoted' }).click();
  await expect(rows).toHaveCount(10);

  // The row's link covers it.
  await rows.first().click({ position: { x: 40, y: 90 } });
  await expect(page.getByRole('heading', { level: 1, name: `${word} no. 10` })).toBeVisible();
});

test('a carrier sees what is nearby, says once where they are, and picks loads on the map', async ({
  page,
  request,
}) => {
  const shipper = await register(request, 'Mae');
  const word = `Winch${Date.now()}`;
  for (const pickupLocation of ['Boise, ID', 'Reno, NV', 'Reno, NV', 'Miami, FL'])
    await post(request, shipper, '/api/shipments', {
      title: `${word} from ${pickupLocation}`,
      category: 'freight',
      description: 'On a pallet, shrink wrapped.',
      pickupLocation,
      deliveryLocation: 'Denver, CO',
    });
  await enter(page, await register(request, 'Moe', true));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/browse?q=${word}`);
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(titles).toHaveCount(4);

  await page.getByLabel('Sort by').selectOption({ label: 'Nearest to me' });
  const dialog = page.getByRole('dialog', { name: 'Where are you?' });
  await dialog.getByRole('combobox', { name: 'City or ZIP code' }).fill('Nampa, ID');
  await page.getByRole('option', { name: 'Nampa, ID', exact: true }).click();
  await expect(titles).toHaveText([`${word} from Boise, ID`, `${word} from Reno, NV`, `${word} from Reno, NV`]);
  await expect(page.getByRole('button', { name: 'Remove Pickup within 500 miles of Nampa, ID' })).toBeVisible();
  await expect(page.getByRole('article').nth(1)).toContainText(/\d+ mi away/);

  await page.reload();
  await expect(titles).toHaveCount(3);
  await page.getByRole('button', { name: '2 loads near Reno, NV' }).click();
  await expect(titles).toHaveText([`${word} from Reno, NV`, `${word} from Reno, NV`]);
  await expect(page.getByRole('button', { name: 'Remove Pickup within 25 miles of Reno, NV' })).toBeVisible();
});

test('a quote that is being written stays when the device says at last where it is', async ({ page, request }) => {
  const shipper = await register(request, 'Lou');
  const title = `Capstan ${Date.now()}`;
  await list(request, shipper, title);
  await enter(page, await register(request, 'Ned', true));
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) =>
      addEventListener('found', () =>
        found({ coords: { latitude: 39.74, longitude: -104.99 } } as GeolocationPosition),
      );
  });
  await page.goto(`/browse?q=${encodeURIComponent(title)}`);
  await page.getByLabel('Sort by').selectOption({ label: 'Nearest to me' });
  await page.getByRole('button', { name: 'Use my location' }).click();
  await page.getByRole('dialog', { name: 'Where are you?' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Submit Quote' }).click();
  await page.getByLabel('Your price ($)').fill('900');
  await page.evaluate(() => dispatchEvent(new Event('found')));
  await expect(page.getByText(/of where you are/)).toBeAttached();
  await expect(page.getByLabel('Your price ($)')).toHaveValue('900');
});

test('where the operator has map tiles, the map is made of them, and of our own drawing when they do not come', async ({
  page,
  request,
}) => {
  const shipper = await register(request, 'Tia');
  const word = `Capstan${Date.now()}`;
  for (const pickupLocation of ['Boise, ID', 'Reno, NV', 'Reno, NV'])
    await post(request, shipper, '/api/shipments', {
      title: `${word} from ${pickupLocation}`,
      category: 'freight',
      description: 'On a pallet, shrink wrapped.',
      pickupLocation,
      deliveryLocation: 'Denver, CO',
    });
  await enter(page, await register(request, 'Tom', true));
  await page.setViewportSize({ width: 1440, height: 900 });
  const faults: string[] = [];
  // What the policy of the page forbids is an error in the console.
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const scripts: string[] = [];
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(asked.url()));
  const map = page.getByRole('region', { name: 'Map of pickups' });
  await page.goto(`/browse?q=${word}`);
  await expect(map.getByRole('button', { name: '2 loads near Reno, NV' })).toBeVisible();
  expect(scripts.filter((url) => url.includes('TileMap'))).toEqual([]);

  const picture = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#a9cff7' } })
    .png()
    .toBuffer();
  let tiles = 0;
  await page.route('/tiles/**', (route) => {
    tiles += 1;
    return route.fulfill({ contentType: 'image/png', body: picture });
  });
  const { origin } = new URL(page.url());
  await page.route('/api/config', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({
      json: { ...config, tiles: { source: `${origin}/tiles/{z}/{x}/{y}.png`, credit: 'Town Maps' } },
    });
  });
  await page.reload();
  await expect(map.locator('canvas')).toBeVisible();
  await expect(map).toContainText('Map: Town Maps.');
  await expect.poll(() => tiles).toBeGreaterThan(0);
  await expect(map.getByRole('button', { name: '1 load near Boise, ID' })).toBeVisible();
  await map.getByRole('button', { name: '2 loads near Reno, NV' }).click();
  await expect(page.getByRole('button', { name: 'Remove Pickup within 25 miles of Reno, NV' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  expect(faults).toEqual([]);

  await page.route('/tiles/**', (route) => route.abort());
  await page.goto(`/browse?q=${word}`);
  await expect(map.locator('canvas')).toHaveCount(0);
  await expect(map.getByRole('button', { name: '2 loads near Reno, NV' })).toBeVisible();
});

test('a mistyped place is reported at once and fixed with one click', async ({ page, request }) => {
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

test('text and photos survive a reload, in the chosen order, and a refused form names its fields', async ({
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
