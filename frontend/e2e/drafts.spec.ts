import { expect, test } from '@playwright/test';
import { register } from './support/deal';

test('a draft is saved with only a title, and finished and listed later', async ({ page, request }) => {
  const { token, email } = await register(request, 'Dora');
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/list-item');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Title is required');
  await page.getByLabel('Title').fill("Grandma's piano");
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByRole('heading', { name: "Grandma's piano is saved as a draft" })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');

  await page.goto('/dashboard');
  await expect(page.getByText('No places yet')).toBeVisible();
  await page.getByText("Grandma's piano").first().click();
  await page.getByRole('button', { name: 'Edit listing' }).click();
  await page.getByLabel('Category').selectOption({ label: 'Household Items' });
  await page.getByLabel('Description').fill('An upright piano on the ground floor, no stairs.');
  await page.getByLabel('Pickup Location').fill('Austin, TX');
  await page.getByLabel('Delivery Location').fill('Denver, CO');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'List shipment' }).click();
  await expect(page.getByText('Your shipment has been listed successfully!')).toBeVisible();

  await page.goto('/list-item');
  await page.getByLabel('Title').fill('A rowing machine');
  await page.getByLabel('Description').fill('A rowing machine, folded, forty pounds.');
  await page.getByLabel('Pickup Location').fill('Austin, TX');
  await page.getByLabel('Delivery Location').fill('Denver, CO');
  await page.getByRole('button', { name: 'List Shipment' }).click();
  await expect(page.getByRole('heading', { name: 'A rowing machine is listed' })).toBeVisible();
  await expect(page.getByText(`We will email you at ${email} when one arrives.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change your email' })).toHaveAttribute('href', '/profile#email');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/plate.png`, fullPage: true });
  await expect(page.getByRole('link', { name: 'See your listing' })).toBeVisible();
  await page.getByRole('link', { name: 'Add dates, photos or access' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit listing' }).getByLabel('Title')).toHaveValue('A rowing machine');
  // Back closes the sheet, and then leads back.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('Title')).toHaveValue('');
});
