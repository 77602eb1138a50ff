import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { register } from '../../frontend/e2e/support/deal';
import { openWindows, Operator } from './support/console';
import { looksAt } from './support/looks';

// A color halfway through a transition is not one that anybody chose.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/console/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('haulway-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an administrator signs in with the form; signing out ends the session', async ({ page, request }) => {
  await signIn(page, 'admin@demo.haulway.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Every transaction sums to zero, and escrow matches the payments.')).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('haulway_console_token'));
  await page.getByRole('button', { name: 'Ada Okafor' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect((await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status()).toBe(401);
});

test('a shipper is refused, on an accessible page, and nothing of the session is kept', async ({ page }) => {
  await signIn(page, 'shipper@demo.haulway.test');
  await expect(page.getByText('This account has no access to the console.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('haulway_console_token'))).toBeNull();
  const complaints: string[] = [];
  await looksAt(page, complaints)();
  expect(complaints).toEqual([]);
  await page.goto('/console/users');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('someone who is no longer an administrator is signed out on the next click', async ({ browser, request }) => {
  const admin = await Operator.signIn(request);
  const operator = await register(request, 'Quinn');
  await setAdmin(request, admin, operator.id, true);
  const { console: page } = await openWindows(browser, operator);
  await page.goto('/console/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await setAdmin(request, admin, operator.id, false);
  await page.getByRole('menuitem', { name: 'Quotes', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.context().close();
});

async function setAdmin(request: APIRequestContext, by: Operator, id: string, isAdmin: boolean): Promise<void> {
  const answer = await request.put(`/api/admin/users/${id}`, {
    data: { isAdmin },
    headers: { authorization: `Bearer ${by.token}` },
  });
  expect(answer.status()).toBe(200);
}
