import { expect, test } from '@playwright/test';
import { acceptAndPay, list, type Person, post, quote, register } from './support/deal';

/** Accounts and listings are shared: each test leaves them as it found them or uses a listing of its own. */
let shipper: Person;
let carrier: Person;

test.beforeAll(async ({ request }) => {
  [shipper, carrier] = await Promise.all([register(request, 'Faye'), register(request, 'Gus', true)]);
});

test.beforeEach(({ page }) => page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token));

test('an account type that cannot be changed because the server is unreachable stays as it was', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Become a Carrier' });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.click();
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to update account type. Please try again.' });
  await expect(toast).toContainText('Error');
  await expect(button).toBeEnabled();
});

test('prices that cannot be calculated are only logged, with status and body, and the preview stays', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/list-item');
  await page.getByLabel('Pickup Location').fill('Austin, TX');
  await page.getByLabel('Weight (lbs)').fill('4200');
  await page.getByLabel('Delivery Location').fill('Denver, CO');
  const preview = page.getByRole('region', { name: 'Price preview' });
  await expect(preview.getByRole('listitem')).toHaveCount(5);
  const before = await preview.innerText();
  await page.getByRole('combobox', { name: 'Delivery Location' }).fill('Nowhere at all, ZZ');
  await expect.poll(() => logged.join('\n')).toMatch(/Prices could not be calculated.*400: \{.*"place_not_found"/s);
  await expect(preview.getByRole('listitem')).toHaveCount(5);
  expect(await preview.innerText()).toBe(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // A proxy in between may answer without a body; then the message has the name of the status.
  await page.route('**/api/calculate-shipping-rates', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('combobox', { name: 'Delivery Location' }).fill('Boise, ID');
  await expect.poll(() => logged.join('\n')).toContain('502: Bad Gateway');
});

test('a quote that changes while it is being accepted is not accepted, and the screen shows what changed', async ({
  page,
  request,
}) => {
  const { id } = await list(request, shipper, 'A pinball table');
  const offer = await quote(request, carrier, id);
  await page.goto(`/shipments/${id}`);
  await page.getByRole('button', { name: 'Accept Quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept and pay Gus R.' });
  await expect(dialog).toBeVisible();
  const changed = await request.patch(`/api/quotes/${offer.id}`, {
    data: { amount: 1300 },
    headers: { authorization: `Bearer ${carrier.token}` },
  });
  expect(changed.status()).toBe(200);
  await dialog.getByRole('button', { name: 'Accept and pay $1,240.00' }).click();
  await expect(dialog.getByText('Check this box to continue, or choose another quote.')).toBeVisible();
  await dialog.getByLabel('Book anyway').check();
  await dialog.getByRole('button', { name: 'Accept and pay $1,240.00' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The price was $1,240.00 and is now $1,300.00. Nothing was accepted.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Accept Quote' }).click();
  await page.getByLabel('Book anyway').check();
  await page.getByRole('button', { name: 'Accept, pay later' }).click();
  await expect(page.getByRole('button', { name: 'Pay with Escrow Protection' })).toBeVisible();
});

test('a payment interrupted on its way can be sent again', async ({ page, context, request }) => {
  const { id } = await list(request, shipper, 'A jukebox');
  const offer = await quote(request, carrier, id);
  await post(request, shipper, `/api/quotes/${offer.id}/accept`);
  await page.goto(`/shipments/${id}`);
  await page.getByRole('button', { name: 'Pay with Escrow Protection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay Gus R.' });
  await dialog.getByRole('button', { name: 'Use 4242 4242 4242 4242' }).click();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Pay $1,240.00' }).click();
  await expect(page.getByText('Payment Error', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Failed to process payment. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Pay $1,240.00' }).click();
  await expect(
    page.getByText('Your payment has been securely held in escrow until delivery confirmation.').first(),
  ).toBeVisible();
});

test('a delivery confirmation that does not arrive says so and can be sent again', async ({
  page,
  context,
  request,
}) => {
  const { id } = await list(request, shipper, 'A loom');
  const offer = await quote(request, carrier, id);
  await acceptAndPay(request, shipper, offer.id);
  for (const verb of ['pickup', 'deliver']) await post(request, carrier, `/api/shipments/${id}/${verb}`);
  await page.goto(`/shipments/${id}`);
  await page.getByRole('button', { name: 'Confirm delivery' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Release $1,240.00' }).click();
  await expect(page.getByText('Failed to confirm delivery. Please try again.').first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Release $1,240.00' }).click();
  await expect(
    page.getByText('Payment has been released to the carrier. Thank you for using our platform!'),
  ).toBeVisible();
});

test('a delivery without a payment in escrow is marked as complete', async ({ page, request }) => {
  const { id } = await list(request, shipper, 'A rowing machine');
  const offer = await quote(request, carrier, id);
  await post(request, shipper, `/api/quotes/${offer.id}/accept`);
  await page.goto(`/shipments/${id}`);
  await page.getByRole('button', { name: 'Already delivered?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm the delivery?' });
  await expect(dialog.getByText('No money was held, so nothing is released and no claim is possible.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Confirm delivery' })).toBeDisabled();
  await dialog.getByLabel(/^I am not paying .* through Haulway$/).check();
  await dialog.getByRole('button', { name: 'Confirm delivery' }).click();
  await expect(page.getByText('Delivery has been marked as complete.')).toBeVisible();
  await expect(page.getByText('delivered', { exact: true }).first()).toBeVisible();
});
