import { expect, test, type Page } from '@playwright/test';
import { register } from './support/deal';

const ASKED = new URLSearchParams({
  from: 'Austin, TX',
  to: 'Denver, CO',
  category: 'vehicles',
  kind: 'boat',
  weight: '3500',
}).toString();

async function expectFilled(page: Page) {
  await expect(page).toHaveURL(/\/list-item$/);
  await expect(page.getByLabel('Pickup location')).toHaveValue('Austin, TX');
  await expect(page.getByLabel('Delivery location')).toHaveValue('Denver, CO');
  await expect(page.getByLabel('Weight (lbs)')).toHaveValue('3500');
  await expect(page.getByText('Priced as a boat.')).toBeVisible();
}

test('a price on a phone leads through sign-up to a filled-in form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('summary[aria-label=Menu]').click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Prices' }).click();
  await expect(page).toHaveURL(/\/prices$/);
  await page.goto(`/prices?${ASKED}`);
  await page.getByRole('link', { name: 'Get quotes for this route' }).click();
  await page.getByLabel('Email').fill(`prices${Date.now()}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill('yellow trailer on a long road');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectFilled(page);
});

test('a signed-in user gets to the filled-in form right away', async ({ page, request }) => {
  const shipper = await register(request, 'Pria');
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  await page.goto(`/prices?${ASKED}`);
  await page.getByRole('link', { name: 'Get quotes for this route' }).click();
  await expectFilled(page);
});

test('a carrier, who cannot list, is not asked to', async ({ page, request }) => {
  const carrier = await register(request, 'Perry', true);
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), carrier.token);
  await page.goto(`/prices?${ASKED}`);
  await expect(page.getByText('The middle is')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get quotes for this route' })).toHaveCount(0);
});
