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
