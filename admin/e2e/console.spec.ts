import { expect, type Page, test } from '@playwright/test';

const PASSWORD = 'haulway-demo';

/** What went wrong in the browser while a test ran: messages of the console, and requests to somebody else. */
function watch(page: Page, baseURL: string | undefined): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin) complaints.push(request.url());
  });
  return complaints;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/console/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an administrator signs in and sees the users, and a user', async ({ page, baseURL }) => {
  const complaints = watch(page, baseURL);
  await signIn(page, 'admin@demo.haulway.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Every transaction sums to zero, and escrow is what the payments say.')).toBeVisible();

  await page.getByRole('menuitem', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.getByPlaceholder('Search name or email').fill('carrier@demo');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('cell', { name: 'Cole Ramsey' }).click();
  await expect(page).toHaveURL(/\/console\/users\/[0-9a-f-]{36}\/show$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Account', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Quotes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'carrier@demo.haulway.test' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an administrator sees the lists of shipments, quotes and payments', async ({ page, baseURL }) => {
  const complaints = watch(page, baseURL);
  await signIn(page, 'admin@demo.haulway.test');
  for (const name of ['Shipments', 'Quotes', 'Payments']) {
    await page.getByRole('menuitem', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`${name} - Haulway console`);
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test('a shipment leads to its quotes, payment and timeline', async ({ page, request }) => {
  const login = await request.post('/api/auth/login', { data: { email: 'shipper@demo.haulway.test', password: PASSWORD } });
  const { token } = (await login.json()) as { token: string };
  const title = `A boat for the console ${Date.now()}`;
  const made = await request.post('/api/shipments', {
    headers: { authorization: `Bearer ${token}` },
    data: { title, category: 'vehicles', description: 'A sailing boat on its trailer.', pickupLocation: 'Austin, TX', deliveryLocation: 'Denver, CO' },
  });
  expect(made.status()).toBe(201);

  await signIn(page, 'admin@demo.haulway.test');
  await page.getByRole('menuitem', { name: 'Shipments' }).click();
  await page.getByPlaceholder('Search title and description').fill(title);
  await expect(page).toHaveURL(/filter=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('cell', { name: title }).click();
  for (const name of ['Route', 'Quotes', 'Payments', 'Timeline']) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dana Reyes' })).toBeVisible();
});

test('a shipper is refused, and nothing of the session is kept', async ({ page }) => {
  await signIn(page, 'shipper@demo.haulway.test');
  await expect(page.getByText('This account has no access to the console.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('haulway_console_token'))).toBeNull();
  await page.goto('/console/users');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('signing out ends the session', async ({ page, request }) => {
  await signIn(page, 'admin@demo.haulway.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('haulway_console_token'));
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect((await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status()).toBe(401);
});
