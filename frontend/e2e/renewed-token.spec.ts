import { expect, type Page, test } from '@playwright/test';

const PASSWORD = 'red trailer on a long road';

/** Creates an account on screen, as people do, and returns the token that the page stores. */
async function openAccount(page: Page): Promise<string> {
  await page.goto('/register');
  await page.getByLabel('First name').fill('Rita');
  await page.getByLabel('Email').fill(`rita${Date.now()}@example.test`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Rita!' })).toBeVisible();
  return (await storedToken(page)) ?? '';
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));

interface Claims {
  iat: number;
  exp: number;
  jti: string;
}

function claimsOf(token: string | null): Claims {
  return JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

/** The same token, expired, which the server would refuse. */
function past(token: string): string {
  const [head, , signature] = token.split('.');
  const { iat, exp, ...rest } = claimsOf(token);
  const claims = { ...rest, iat: iat - 3_600, exp: exp - 3_600 };
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

const store = (page: Page, token: string) => page.evaluate((value) => localStorage.setItem('auth_token', value), token);

test('the page has a 15-minute token; when it expires, it is renewed and the user stays signed in', async ({
  page,
}) => {
  const token = await openAccount(page);
  const { iat, exp, jti } = claimsOf(token);
  expect(exp - iat).toBe(15 * 60);
  await store(page, past(token));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('navigation')
      .getByText('Rita')
      .or(page.getByRole('button', { name: /Rita/ }))
      .first(),
  ).toBeVisible();
  const renewed = claimsOf(await storedToken(page));
  expect(renewed.jti).toBe(jti);
  expect(renewed.exp * 1_000).toBeGreaterThan(Date.now());

  // It expires while the page is open; the next call renews it, whichever it is.
  await store(page, past((await storedToken(page)) ?? ''));
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await expect.poll(async () => claimsOf(await storedToken(page)).exp * 1_000).toBeGreaterThan(Date.now());
});

test('an ended session is not renewed: the token is removed and the landing page shows', async ({ page, request }) => {
  const token = await openAccount(page);
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await store(page, past(token));
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(await storedToken(page)).toBeNull();
});

test('without a connection the token stays, and the user is still signed in once it is back', async ({ page }) => {
  const token = await openAccount(page);
  await store(page, past(token));
  await page.route('**/api/auth/**', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByText('Signing you in')).toBeAttached();
  expect(await storedToken(page)).toBe(past(token));
  await page.unroute('**/api/auth/**');
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => storedToken(page)).not.toBe(past(token));
});
