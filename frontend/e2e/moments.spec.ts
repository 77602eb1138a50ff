import { expect, test } from '@playwright/test';
import { acceptAndPay, list, quote, register } from './support/deal';

test('prices are requested one second after the form is filled in, and at most five are shown', async ({
  page,
  request,
}) => {
  const { token } = await register(request, 'Kim');
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await page.clock.install();
  let asked = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/calculate-shipping-rates')) asked++;
  });
  await page.goto('/list-item');
  await page.getByLabel('Pickup Location').fill('Austin, TX');
  await page.getByLabel('Delivery Location').fill('Denver, CO');
  await page.getByLabel('Pickup Location').focus();
  await page.clock.pauseAt(new Date(Date.now() + 600_000));
  await page.getByLabel('Weight (lbs)').fill('4200');
  const preview = page.getByRole('region', { name: 'Price preview' });
  await expect(preview.getByText('Prices in a moment.')).toBeVisible();
  await page.clock.runFor(950);
  expect(asked).toBe(0);
  await page.clock.runFor(100);
  await expect.poll(() => asked).toBe(1);
  // The list loads when it is first needed, and React shows it on a timer, which is stopped here.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return preview.getByRole('listitem').count();
    })
    .toBe(5);
  await expect(preview.getByText('These are estimates. Final quotes may vary.')).toBeVisible();
  await expect(preview.getByText('1 more option is available after listing.')).toBeVisible();
});

test('the title decides what is priced, and the shipper can change it', async ({ page, request }) => {
  const { token } = await register(request, 'Kit');
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/list-item');
  await page.getByLabel('Title').fill('24 ft center console boat');
  await page.getByLabel('Pickup Location').fill('Austin, TX');
  await page.getByLabel('Delivery Location').fill('Denver, CO');
  await page.getByLabel('Weight (lbs)').fill('4500');
  await expect(page.getByText('Priced as a boat.')).toBeVisible();
  await page.getByRole('button', { name: 'Change what it is priced as' }).click();
  await page.getByLabel('Priced as').selectOption('motorcycle');
  await expect(page.getByText('Priced as a motorcycle.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('text of twice the size grows labels, fields and buttons, and nothing leaves a phone', async ({
  page,
  request,
}) => {
  const { token } = await register(request, 'Lu');
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/browse', '/profile', '/list-item']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
  await expect(page.locator('label[for=pickupLocation]')).toHaveCSS('font-size', '28px');
  await expect(page.getByLabel('Title')).toHaveCSS('height', '48px');
  await expect(page.getByRole('button', { name: 'List Shipment' })).toHaveCSS('font-size', /^(32|36)px$/);
});

test('a price comes with its measured accuracy', async ({ page, request }) => {
  const search = 'from=Austin%2C%20TX&to=Denver%2C%20CO&category=household_items';
  const { test: tested } = (await (await request.get(`/api/price-truth?${search}`)).json()) as {
    test: { prices: number; insidePercent: number };
  };
  await page.goto(`/prices?${search}`);
  await expect(
    page.getByText(
      `In our test on ${tested.prices} published prices of this category that the rate card had not seen, ${tested.insidePercent}% were in the range`,
    ),
  ).toBeVisible();
  await expect(page.getByText('Four in five')).toHaveCount(0);
});

test('a delivery cannot be confirmed before the agreed pickup day, and the screen does not offer it', async ({
  page,
  request,
}) => {
  const shipper = await register(request, 'Una');
  const carrier = await register(request, 'Ed', true);
  const { id } = await list(request, shipper, 'A crate');
  const offer = await quote(request, carrier, id);
  await acceptAndPay(request, shipper, offer.id);
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  await page.goto(`/shipments/${id}`);
  await expect(page.getByRole('button', { name: 'Cancel shipment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm delivery' })).toHaveCount(0);
  const refused = await request.post(`/api/shipments/${id}/confirm-delivery`, {
    headers: { authorization: `Bearer ${shipper.token}` },
  });
  expect(refused.status()).toBe(409);
});
