import { createECDH, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { list, post, quote, register } from './support/deal';

test('a user chooses notifications, exports all data, and deletes the account once no job is open', async ({
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
    // Shown a moment after the click, once the change is on its way.
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

test('a user creates a key for a program, sees it once, replaces it, and ends it', async ({ page, request }) => {
  const shipper = await register(request, 'Orla');
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  const statusOf = async (key: string) =>
    (await request.get('/api/shipments', { headers: { authorization: `Bearer ${key}` } })).status();
  const shown = async () => {
    const key = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    return key;
  };
  await page.goto('/profile');
  await page.getByRole('link', { name: 'manage API keys' }).click();
  await page.getByRole('button', { name: 'New API key' }).click();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Choose at least one')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Moves money' }).getByRole('checkbox', { checked: true })).toHaveCount(
    0,
  );
  await page.getByLabel('Name').fill('Stock system');
  await page.getByRole('checkbox', { name: 'Read shipments' }).check();
  await page.getByLabel('Your password').fill('yellow trailer on a long road');
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = await shown();
  expect(await statusOf(key)).toBe(200);
  await expect(page.getByText(key)).toHaveCount(0);

  await page.getByRole('button', { name: 'Replace Stock system' }).click();
  await page.getByLabel('Your password').fill('yellow trailer on a long road');
  await page.getByRole('button', { name: 'Replace the key' }).click();
  const fresh = await shown();
  expect([await statusOf(key), await statusOf(fresh)]).toEqual([200, 200]);

  await expect(page.getByRole('button', { name: 'End Stock system' })).toHaveCount(2);
  for (let left = 2; left > 0; left--) {
    await page.getByRole('button', { name: 'End Stock system' }).first().click();
    await page.getByRole('button', { name: 'End the key' }).click();
    // The page behind a dialog has no roles.
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'End Stock system' })).toHaveCount(left - 1);
  }
  expect([await statusOf(key), await statusOf(fresh)]).toEqual([401, 401]);
});

test('somebody who was blocked is listed, and unblocked with a button', async ({ page, request }) => {
  const [shipper, carrier] = [await register(request, 'Petra'), await register(request, 'Paul', true)];
  const { id } = await list(request, shipper, 'A rocking horse');
  await request.put(`/api/users/${carrier.id}/block`, { headers: { authorization: `Bearer ${shipper.token}` } });
  const canQuote = async () => {
    const answer = await request.get(`/api/shipments/${id}`, { headers: { authorization: `Bearer ${carrier.token}` } });
    return ((await answer.json()) as { can: string[] }).can.includes('quotes');
  };
  expect(await canQuote()).toBe(false);
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  await page.goto('/profile');
  const blocked = page.getByRole('region', { name: 'Blocked people' });
  await blocked.getByRole('button', { name: /^Unblock Paul/ }).click();
  await expect(blocked.getByText('You have not blocked anybody.')).toBeVisible();
  expect(await canQuote()).toBe(true);
});

test('a user turns notifications on in this browser, then off, and a tapped one is read', async ({ page, request }) => {
  const shipper = await register(request, 'Otis');
  const carrier = await register(request, 'Olaf', true);
  const { id } = await list(request, shipper, 'A church organ');
  await quote(request, carrier, id);
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  // No push service is reached from here: the browser answers as if one had.
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  await page.addInitScript(
    (made) => {
      const subscription = {
        toJSON: () => made,
        unsubscribe: async () => {
          localStorage.removeItem('pushed');
          return true;
        },
      };
      // A browser without a screen refuses, whatever it was granted.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem('pushed', 'yes');
        return subscription as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem('pushed') ? (subscription as unknown as PushSubscription) : null;
    },
    {
      endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    },
  );
  await page.goto('/profile');
  const toggle = page.getByRole('switch', { name: 'Notifications on this phone' });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect(page.getByRole('button', { name: 'Send a test' })).toBeVisible();
  const amounts = page.getByRole('switch', { name: 'Show amounts of money on the lock screen' });
  await amounts.click();
  await expect(amounts).toBeChecked();
  await page.reload();
  await expect(toggle).toBeChecked();
  await expect(amounts).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();

  const headers = { authorization: `Bearer ${shipper.token}` };
  const notices = async () =>
    (await (await request.get('/api/notifications', { headers })).json()) as { id: string; readAt: string | null }[];
  await expect.poll(async () => (await notices()).length).toBe(1);
  const [notice] = await notices();
  // The address that the service worker opens.
  await page.goto(`/shipments/${id}?read=${notice?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'A church organ' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/shipments/${id}$`));
  await expect.poll(async () => (await notices())[0]?.readAt).not.toBeNull();
});
