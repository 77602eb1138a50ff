import { expect, test, type Browser, type Page } from '@playwright/test';
import { acceptAndPay, type Person, quote, register } from './support/deal';
import { scriptsOf } from './support/weight';

/** A phone on which somebody is signed in. */
async function phoneOf(browser: Browser, { token }: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  return context.newPage();
}

test('a shipper says how to load and whom to call, and each reader sees only what is for them', async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Fay'), await register(request, 'Finn', true)];
  const page = await phoneOf(browser, shipper);
  await page.goto('/list-item');
  await page.getByLabel('Title').fill('A 2014 pickup truck');
  await page.getByLabel('Description').fill('A pickup truck that has been standing for two years.');
  await page.getByLabel('Pickup Location').fill('Austin, TX');
  await page.getByLabel('Delivery Location').fill('Denver, CO');
  await page.getByText('Further details').click();
  await page.getByLabel('Does it run?').selectOption({ label: 'No' });
  await page.getByLabel('Declared value ($)').fill('12000');
  const [pickup, delivery] = [
    page.getByRole('group', { name: 'At pickup' }),
    page.getByRole('group', { name: 'At delivery' }),
  ];
  await pickup.getByLabel('Where is it?').selectOption({ label: 'Driveway' });
  await pickup.getByLabel('Anything else about access').fill('The gate is 10 ft wide.');
  await pickup.getByLabel('Street address').fill('17 Zanzibar Quay');
  await pickup.getByLabel('Contact').fill('Xanthippe');
  await pickup.getByLabel('Phone').fill('(512) 555-0142');
  await delivery.getByLabel('Earliest time').fill('08:00');
  await page.getByRole('button', { name: 'List Shipment' }).click();
  await expect(delivery.getByLabel('Latest time')).toHaveAccessibleDescription('Enter both times');
  await delivery.getByLabel('Latest time').fill('12:00');
  await page.getByRole('button', { name: 'List Shipment' }).click();
  await page.getByRole('button', { name: 'View listing' }).click();
  await page.getByRole('heading', { name: 'Details' }).click();
  const own = page.getByRole('definition');
  for (const text of [
    'Driveway. The gate is 10 ft wide.',
    '$12,000.00',
    '17 Zanzibar Quay',
    'Xanthippe, (512) 555-0142',
  ])
    await expect(own.filter({ hasText: text })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';

  const truck = await phoneOf(browser, carrier);
  await truck.goto(`/shipments/${id}`);
  const facts = truck.getByRole('definition');
  await expect(facts.filter({ hasText: 'Driveway. The gate is 10 ft wide.' })).toBeVisible();
  await expect(truck.getByText('Runs', { exact: true })).toBeVisible();
  for (const secret of ['Zanzibar', 'Xanthippe', '555-0142']) await expect(truck.getByText(secret)).toHaveCount(0);
  const { id: quoteId } = await quote(request, carrier, id);
  await acceptAndPay(request, shipper, quoteId);
  await truck.reload();
  await expect(truck.getByRole('definition').filter({ hasText: 'Xanthippe' }).first()).toBeVisible();
  await expect(truck.getByRole('link', { name: '(512) 555-0142' }).first()).toHaveAttribute('href', 'tel:5125550142');
});

test('an edit has the same further details and clears them', async ({ browser, request }) => {
  const shipper = await register(request, 'Gia');
  const answer = await request.post('/api/shipments', {
    data: {
      title: 'A crate',
      category: 'freight',
      description: 'A crate of machine parts.',
      pickupLocation: 'Austin, TX',
      deliveryLocation: 'Denver, CO',
      pickupAccess: { place: 'dock', stairs: 2 },
      pickupContact: { name: 'Gia', phone: '(512) 555-0143' },
    },
    headers: { authorization: `Bearer ${shipper.token}` },
  });
  const { id } = (await answer.json()) as { id: string };
  const page = await phoneOf(browser, shipper);
  await page.goto(`/shipments/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const pickup = page.getByRole('group', { name: 'At pickup' });
  await expect(pickup.getByLabel('Steps')).toHaveValue('2');
  await expect(pickup.getByLabel('Phone')).toHaveValue('(512) 555-0143');
  await expect(page.getByLabel('Does it run?')).toHaveCount(0);
  await pickup.getByLabel('Where is it?').selectOption({ label: 'Not specified' });
  await pickup.getByLabel('Steps').fill('');
  await pickup.getByLabel('Contact').fill('Gil');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const changed = (await (
    await request.get(`/api/shipments/${id}`, { headers: { authorization: `Bearer ${shipper.token}` } })
  ).json()) as object;
  expect(changed).toMatchObject({ pickupAccess: null, pickupContact: { name: 'Gil', phone: '(512) 555-0143' } });
});

test('somebody who does not know the weight picks a usual one, and sees what it typically costs', async ({
  browser,
  request,
}) => {
  const page = await phoneOf(browser, await register(request, 'Hal'));
  await page.goto('/list-item');
  await page.getByLabel('Title').fill("Grandma's upright piano");
  await page.getByLabel('Category').selectOption({ label: 'Household Items' });
  await page.getByLabel('Pickup Location').fill('Austin, TX');
  await page.getByLabel('Delivery Location').fill('Denver, CO');
  await page.getByRole('button', { name: 'Not sure?' }).click();
  const preview = page.getByRole('region', { name: 'Price preview' });
  await expect(preview.getByText('No weight given, so this is for the usual piano.')).toBeVisible();
  await expect(preview.getByText(/^Typically \$[\d,]+ to \$[\d,]+$/)).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Ways to ship' })).toBeVisible();
  await expect(preview.getByText('Two people carry it in and out')).toBeVisible();
  await expect(preview.getByText('Terminal-to-terminal')).toHaveCount(0);
  await page.getByRole('button', { name: 'Upright piano 400 to 500 lb' }).click();
  await expect(page.getByLabel('Weight (lbs)')).toHaveValue('450');
  await expect(preview.getByText('No weight given')).toHaveCount(0);
  await expect(preview.getByText(/^Typically/)).toBeVisible();
});

test('a ZIP code of another city is pointed out and fixed with a tap', async ({ browser, request }) => {
  const page = await phoneOf(browser, await register(request, 'Ida'));
  await page.goto('/list-item');
  await page.getByLabel('Title').fill('A crate');
  await page.getByLabel('Description').fill('A crate of machine parts.');
  await page.getByLabel('Pickup Location').fill('Austin, TX 90210');
  await page.getByLabel('Delivery Location').fill('Denver, CO');
  await page.getByRole('button', { name: 'List Shipment' }).click();
  await expect(page.getByRole('combobox', { name: 'Pickup Location' })).toHaveAccessibleDescription(
    'ZIP code 90210 is in Beverly Hills, CA, not in Austin, TX',
  );
  await page.getByRole('button', { name: 'Austin, TX', exact: true }).click();
  await page.getByRole('button', { name: 'List Shipment' }).click();
  await expect(page.getByRole('button', { name: 'View listing' })).toBeVisible();
});

test('the list form loads 12 scripts at most', async ({ browser, request }) => {
  const page = await phoneOf(browser, await register(request, 'Jo'));
  const scripts = await scriptsOf(page, async () => {
    await page.goto('/list-item');
    await expect(page.getByRole('button', { name: 'List Shipment' })).toBeVisible();
  });
  expect([...scripts.keys()].length).toBeLessThanOrEqual(12);
});

test('a street typed once is the first suggestion the next time', async ({ browser, request }) => {
  const shipper = await register(request, 'Kit');
  await request.post('/api/users/me/addresses', {
    data: { address: '200 Congress Ave, Austin, TX 78701' },
    headers: { authorization: `Bearer ${shipper.token}` },
  });
  const page = await phoneOf(browser, shipper);
  await page.goto('/list-item');
  await page.getByLabel('Pickup Location').click();
  await page.getByRole('option', { name: '200 Congress Ave, Austin, TX 78701' }).click();
  await expect(page.getByLabel('Pickup Location')).toHaveValue('200 Congress Ave, Austin, TX 78701');
});

test('an own address comes back with how it is reached, and can be deleted', async ({ browser, request }) => {
  const shipper = await register(request, 'Ines');
  await request.post('/api/users/me/addresses', {
    data: { address: '17 Elm St, Austin, TX 78701', access: { place: 'inside', stairs: 12, lift: false } },
    headers: { authorization: `Bearer ${shipper.token}` },
  });
  const page = await phoneOf(browser, shipper);
  await page.goto('/list-item');
  await page.getByLabel('Pickup Location').click();
  await page.getByRole('option', { name: '17 Elm St, Austin, TX 78701' }).click();
  await expect(page.getByText('Access at pickup, as last time: Inside, 12 steps, no elevator.')).toBeVisible();
  await page.getByText('Further details', { exact: true }).click();
  const pickup = page.getByRole('group', { name: 'At pickup' });
  await expect(pickup.getByLabel('Steps')).toHaveValue('12');
  await pickup.getByLabel('Steps').fill('14');
  await expect(page.getByText('as last time')).toHaveCount(0);

  await page.goto('/profile#addresses');
  const own = page.getByRole('region', { name: 'Your addresses' });
  await expect(own.getByText('Inside, 12 steps, no elevator')).toBeVisible();
  await own.getByRole('button', { name: 'Delete 17 Elm St, Austin, TX 78701' }).click();
  await expect(own.getByText('None yet.')).toBeVisible();
});
