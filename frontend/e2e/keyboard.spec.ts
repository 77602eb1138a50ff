import { expect, test } from '@playwright/test';
import { list, register } from './support/deal';

test('the keyboard goes everywhere: the palette, the search, the help, and letters that can be switched off', async ({
  page,
  request,
}) => {
  const shipper = await register(request, 'Key');
  const title = `Grand piano ${Date.now()}`;
  await list(request, shipper, title);
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back, Key!' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('combobox', { name: 'Go, find or do' });
  await expect(palette).toBeFocused();
  await palette.fill(title);
  await expect(page.getByRole('option').first()).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await palette.fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');

  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { level: 1, name: 'Browse shipments' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search')).toBeFocused();
  await page.keyboard.type('gd?');
  await expect(page.getByLabel('Search')).toHaveValue('gd?');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await help.getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeFocused();
  await expect(page).toHaveURL(/\/browse/);
});

test('a lost connection is said, and its return', async ({ page, context }) => {
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});
