import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { list, post, quote, register } from './support/deal';

test('a user chooses what to be told of, takes all data along, and erases the account once no job is open', async ({
  page,
  request,
}) => {
  const shipper = await register(request, 'Odile');
  const carrier = await register(request, 'Rex', true);
  const { id } = await list(request, shipper, 'A grandfather clock');
  const offer = await quote(request, carrier, id);
  await post(request, shipper, `/api/quotes/${offer.id}/accept`);
  await page.addInitScript((token) => {
    if (!sessionStorage.getItem('started')) localStorage.setItem('auth_token', token);
    sessionStorage.setItem('started', 'yes');
  }, shipper.token);
  await page.goto('/profile');

  await test.step('notices about money cannot be turned off by email, others can', async () => {
    await expect(page.getByRole('checkbox', { name: 'Payments: by email' })).toBeDisabled();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    // Shown a moment after the press, once the change is on its way.
    await page.getByRole('checkbox', { name: 'Quotes: by email' }).click();
    await expect(page.getByRole('checkbox', { name: 'Quotes: by email' })).not.toBeChecked();
    expect(await (await saved).json()).toMatchObject({ quote: { mail: false, inApp: true }, payment: { mail: true } });
  });

  await test.step('the file has what the user listed', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
      shipments: { title: string }[];
      notificationPreferences: object[];
    };
    expect(file.shipments.map((shipment) => shipment.title)).toEqual(['A grandfather clock']);
  });

  await test.step('erasing is refused while a quote is accepted, and done afterwards', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password').fill('not the password');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Your password').fill('yellow trailer on a long road');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText('Something is still open')).toBeVisible();
    await post(request, shipper, `/api/quotes/${offer.id}/unaccept`);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account was deleted').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect((await request.get(`/api/users/${shipper.id}`)).status()).toBe(404);
  });
});
