import { expect, test } from '@playwright/test';

test('a user whose session was ended elsewhere is told so and taken to the sign-in screen', async ({
  page,
  request,
}) => {
  const email = `ended${Date.now()}@example.test`;
  const registered = await request.post('/api/auth/register', {
    data: { email, password: 'red trailer on a long road', firstName: 'Eli' },
  });
  const { token } = (await registered.json()) as { token: string };
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('started')) localStorage.setItem('auth_token', value);
    sessionStorage.setItem('started', 'yes');
  }, token);
  // Everything the screen reads on its own is read before the session ends, so that it is the button that finds out.
  const reads = ['/api/users/me/dashboard', '/api/users/me/unread'].map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back, Eli!' })).toBeVisible();
  await Promise.all(reads);

  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Become a Carrier' }).click();
  await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('a sign-out without a connection leaves nothing behind, and is finished before anything else once there is one', async ({
  page,
  request,
}) => {
  const email = `leaves${Date.now()}@example.test`;
  // The page's own: with the cookie.
  const registered = await page.request.post('/api/auth/register', {
    data: { email, password: 'red trailer on a long road', firstName: 'Lea' },
  });
  const { token, user } = (await registered.json()) as { token: string; user: { id: string } };
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('started')) localStorage.setItem('auth_token', value);
    sessionStorage.setItem('started', 'yes');
  }, token);
  const isKnown = async () =>
    (await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status();
  const left = () => page.evaluate((id) => Object.keys(localStorage).filter((name) => name.includes(id)), user.id);
  await page.goto('/list-item');
  await page.getByLabel('Title').fill('A trunk of letters');
  await expect.poll(left).toEqual([`haulway_list_item_${user.id}`]);

  await page.getByRole('button', { name: 'Lea' }).click();
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await expect(logout).toBeVisible();
  await page.context().setOffline(true);
  await logout.click();
  const told = page.getByText('Logged out on this device, and everywhere once there is a connection.');
  await expect(told).toBeVisible();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/owed.png` });
  expect(await left()).toEqual([]);
  expect(await isKnown()).toBe(200);

  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.context().setOffline(false);
  await expect(told).toHaveCount(0);
  expect(await isKnown()).toBe(401);
  expect(asked.filter((path) => path.startsWith('/api/'))[0]).toBe('/api/auth/logout');
});
