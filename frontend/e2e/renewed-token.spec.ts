import { expect, type Page, test } from '@playwright/test';
import { list, PASSWORD as THEIRS, quote, register } from './support/deal';

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
const past = (token: string): string => sooner(token, 3_600);

/** The same token as if it had been given so many seconds earlier. */
function sooner(token: string, seconds: number): string {
  const [head, , signature] = token.split('.');
  const { iat, exp, ...rest } = claimsOf(token);
  const claims = { ...rest, iat: iat - seconds, exp: exp - seconds };
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

test('while something can be undone the token is renewed ahead, so that it is sent even as the page closes', async ({
  page,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Ria'), await register(request, 'Rex', true)];
  const { id } = await list(request, shipper, 'A kiln, sent on leaving');
  const { id: quoteId } = await quote(request, carrier, id, 1240);
  await page.goto('/login');
  await page.getByLabel('Email').fill(carrier.email);
  await page.getByLabel('Password').fill(THEIRS);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => storedToken(page)).not.toBeNull();
  await page.goto(`/shipments/${id}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('button', { name: 'Change quote' }).click();
  await page.getByLabel('Your price ($)').fill('1180');
  await expect(page.getByText('You receive $1,121.00')).toBeVisible();

  // It would last for another fifteen seconds, and ten of them are for what a call takes.
  const token = (await storedToken(page)) ?? '';
  const ending = sooner(token, claimsOf(token).exp - Math.floor(Date.now() / 1_000) - 15);
  await store(page, ending);
  await page.getByRole('button', { name: 'Update quote' }).click();
  await expect(page.getByText('Your price is now $1,180.00')).toBeVisible();
  await expect.poll(() => storedToken(page)).not.toBe(ending);
  await page.goto('about:blank');
  const amount = async () => {
    const headers = { authorization: `Bearer ${carrier.token}` };
    const quotes = (await (await request.get(`/api/shipments/${id}/quotes`, { headers })).json()) as {
      id: string;
      amount: number;
    }[];
    return quotes.find((each) => each.id === quoteId)?.amount;
  };
  await expect.poll(amount).toBe(1180);
});
