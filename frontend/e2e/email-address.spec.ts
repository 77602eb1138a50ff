import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { withDatabase } from '../../backend/test/support/copies';
import { PASSWORD, register } from './support/deal';

const DATABASE = process.env.HAULWAY_TEST_DATABASE ?? '';

/** The links that were mailed to confirm the address, as paths. A new one ends those before it, and mails overtake each other. */
async function linksFor(address: string): Promise<string[]> {
  const mails = await withDatabase(DATABASE, (database) =>
    database.query<{ text: string }>(
      `SELECT text FROM caught_mails WHERE recipient = $1 AND text LIKE '%verify=%' ORDER BY id`,
      [address],
    ),
  );
  return mails.map(({ text }) => /\/profile\?verify=\S+/.exec(text)?.[0] ?? '');
}

/** The one that works; empty until it is there. */
async function linkFor(address: string): Promise<string> {
  const [user] = await withDatabase(DATABASE, (database) =>
    database.query<{ token: string }>(`SELECT email_verify_token AS token FROM users WHERE email = $1`, [address]),
  );
  const works = (link: string) =>
    createHash('sha256')
      .update(link.split('=')[1] ?? '')
      .digest('hex') === user?.token;
  return (await linksFor(address)).find(works) ?? '';
}

test('a mistyped address is asked back at sign-up, and a banner stays until the right one is confirmed', async ({
  page,
}) => {
  const name = `mae${Date.now()}`;
  const address = `${name}@gmail.com`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/register');
  await page.getByLabel('Email').fill(`${name}@gmial.com`);
  await expect(page.getByText('gmial.com: did you mean gmail.com?')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, fix it' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(address);
  await expect(page.getByText('did you mean')).toHaveCount(0);
  await page.getByLabel('Password').fill('password');
  await expect(page.getByText('Password strength: Easy to guess')).toBeVisible();
  await page.getByLabel('Password').fill('four brown mules walk');
  await expect(page.getByText('Password strength: Strong')).toBeVisible();
  await page.getByRole('button', { name: 'Create Account' }).click();

  const banner = page.getByRole('region', { name: 'Confirm your email' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`We sent the link to ${address} again.`)).toBeVisible();
  await banner.getByRole('link', { name: 'Change' }).click();
  await expect(page.getByLabel('New email')).toBeVisible();
  await expect.poll(() => linkFor(address)).not.toBe('');
  const link = await linkFor(address);
  await page.goto(link);
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await expect(page).toHaveURL('/confirm-email');
  await page.reload();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(banner).toHaveCount(0);

  await test.step('a link that was used says so, and what to do next', async () => {
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('This link no longer works');
    await expect(page.getByText(`Your address ${address} is confirmed already.`)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('This link no longer works');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('a link that never worked is told as a page, with a new one for whoever needs it', async ({ page, request }) => {
  const { email, token } = await register(request, 'Moe');
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await page.route('**/api/auth/verify-email', (route) => route.abort());
  await page.goto(`/profile?verify=${'x'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('We could not reach Haulway.');
  await page.unroute('**/api/auth/verify-email');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
  await expect(page.getByText(`We can send a new one to ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  // After the one of the registration.
  await expect.poll(async () => (await linksFor(email)).length).toBe(2);
});

test('a cut link to a new password asks for no password, and one that was used is told with what to do next', async ({
  page,
}) => {
  await page.goto('/reset-password?token=Kx3vQm9aT7wLr2uB');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveCount(0);
  // Before a new one is thought of; or, if that could not be asked, when it is sent.
  await page.goto(`/reset-password?token=${'y'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await page.route('**/api/auth/reset-password/check', (route) => route.abort());
  await page.reload();
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
