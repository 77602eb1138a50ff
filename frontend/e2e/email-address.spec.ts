import { expect, test } from '@playwright/test';
import { withDatabase } from '../../backend/test/support/copies';

const DATABASE = process.env.HAULWAY_TEST_DATABASE ?? '';

/** The link that was mailed to confirm the address, as a path; empty until it is there. */
async function linkFor(address: string): Promise<string> {
  const [mail] = await withDatabase(DATABASE, (database) =>
    database.query<{ text: string }>(
      `SELECT text FROM caught_mails WHERE recipient = $1 AND text LIKE '%verify=%' ORDER BY id DESC LIMIT 1`,
      [address],
    ),
  );
  return /\/profile\?verify=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
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
  await page.goto(await linkFor(address));
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
