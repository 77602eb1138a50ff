import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { list, post, quote, register } from './support/deal';

test('everything works by keyboard: the palette, the search, the help, and single keys that can be turned off', async ({
  page,
  request,
}) => {
  const shipper = await register(request, 'Key');
  const title = `Grand piano ${Date.now()}`;
  await list(request, shipper, title);
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back, Key!' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('combobox', { name: 'Go, find or do' });
  await expect(palette).toBeFocused();
  await palette.fill(title);
  await expect(page.getByRole('option').first()).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await palette.fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');

  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { level: 1, name: 'Browse shipments' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search')).toBeFocused();
  await page.keyboard.type('gd?');
  await expect(page.getByLabel('Search')).toHaveValue('gd?');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await help.getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeFocused();
  await expect(page).toHaveURL(/\/browse/);
});

test('a lost connection is announced, and so is its return', async ({ page, context }) => {
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

/** Presses Tab until this has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 120; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not come here');
}

async function press(page: Page, name: string | RegExp, within: Page | Locator = page): Promise<void> {
  await tabTo(page, within.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

test('an item is listed, its quote accepted and paid, and its delivery confirmed, with the keyboard alone', async ({
  page,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Tab'), await register(request, 'Kay', true)];
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  await page.goto('/list-item');
  const fields = [
    [page.getByLabel('Title'), 'Pinball machine'],
    [page.getByRole('textbox', { name: 'Description' }), 'Legs come off, glass stays in.'],
    [page.getByRole('combobox', { name: 'Pickup Location' }), 'Austin, TX'],
    [page.getByRole('combobox', { name: 'Delivery Location' }), 'Denver, CO'],
  ] as const;
  for (const [field, text] of fields) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/shipments') && response.request().method() === 'POST',
  );
  await press(page, 'List Shipment');
  const { id } = (await (await answer).json()) as { id: string };
  await quote(request, carrier, id);
  await page.goto(`/shipments/${id}`);

  await press(page, 'Accept Quote');
  const sheet = page.getByRole('dialog');
  await tabTo(page, sheet.getByLabel('Book anyway'));
  await page.keyboard.press('Space');
  await press(page, 'Accept and pay $1,240.00', sheet);
  await press(page, 'Back to the shipment', sheet);
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Held in Escrow', { exact: true })).toBeVisible();

  await post(request, carrier, `/api/shipments/${id}/pickup`);
  await post(request, carrier, `/api/shipments/${id}/deliver`);
  await expect(page.getByText('Kay R. says it was delivered.')).toBeVisible();
  await press(page, 'Confirm delivery');
  await press(page, 'Release $1,240.00', sheet);
  await expect(
    page.getByText('Payment has been released to the carrier. Thank you for using our platform!'),
  ).toBeVisible();
});

test('nothing that is pressed takes the focus with it: items and photos of the list form, a message, a quote', async ({
  page,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Tab'), await register(request, 'Kay', true)];
  const signIn = (token: string) => page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  await page.goto('/faq');
  await signIn(shipper.token);
  await page.goto('/list-item');
  await press(page, 'Several items?');
  const item = (number: number) => page.getByRole('group', { name: `Item ${number}`, exact: true });
  await expect(item(2).getByLabel('What it is')).toBeFocused();
  await page.keyboard.type('Bench');
  await press(page, 'Remove item 1');
  await expect(item(1).getByLabel('What it is')).toBeFocused();
  await expect(item(1).getByLabel('What it is')).toHaveValue('Bench');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Several items?' })).toBeFocused();

  const add = page.getByRole('button', { name: 'Add photos' });
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Add photos');
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#846' } })
    .jpeg()
    .toBuffer();
  await (
    await chooser
  ).setFiles(['one', 'two'].map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: picture })));
  await expect(page.getByRole('img', { name: 'Photo 2: two.jpg' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  // At the front it cannot go farther.
  await expect(page.getByRole('button', { name: 'Move two.jpg back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move two.jpg forward' })).toBeFocused();
  for (let steps = 0; steps < 2; steps++) await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Remove two.jpg' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();

  const { id } = await list(request, shipper, 'A loom');
  await quote(request, carrier, id);
  await page.goto(`/messages?with=${carrier.id}&shipment=${id}`);
  const box = page.getByRole('textbox', { name: 'Message to Kay R.' });
  await tabTo(page, box);
  await page.keyboard.type('Does it fit?');
  await press(page, 'Send');
  await expect(page.getByRole('log').getByText('Does it fit?')).toBeVisible();
  await expect(box).toBeFocused();

  await signIn(carrier.token);
  await page.goto(`/shipments/${id}`);
  await press(page, 'Change quote');
  await expect(page.getByLabel('Your price ($)')).toBeFocused();
  await press(page, 'Go back');
  await expect(page.getByRole('button', { name: 'Change quote' })).toBeFocused();
  await press(page, 'Withdraw quote');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change quote' })).toBeFocused();
});
