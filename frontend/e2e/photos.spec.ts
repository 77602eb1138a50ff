import { expect, test, type Locator } from '@playwright/test';
import sharp from 'sharp';

/** Whether the picture has loaded, rather than the broken-image icon. */
function expectShown(picture: Locator): Promise<void> {
  return expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
}

test('a shipper adds photos to a listing, and everybody sees them on its page and its card', async ({
  page,
  browser,
}) => {
  const unique = `${test.info().project.name.replaceAll(/\W/g, '')}${Date.now()}`;
  const title = `Walnut table ${unique}`;
  const photo = (background: string) =>
    sharp({ create: { width: 1200, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer();

  await page.goto('/register');
  await page.getByLabel('First name').fill('Pia');
  await page.getByLabel('Email').fill(`${unique}@example.test`);
  await page.getByLabel('Password').fill('walnut table on a long road');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Pia!' })).toBeVisible();
  await page.goto('/list-item');

  await test.step('the first photo, taken without a connection goes up by itself once there is one', async () => {
    await expect(page.getByRole('button', { name: 'Add photos' })).toBeVisible();
    await page.context().setOffline(true);
    await page
      .getByRole('group', { name: 'Photos' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'valley.jpg', mimeType: 'image/jpeg', buffer: await photo('#445566') });
    await expect(page.getByText('Waiting for a connection')).toBeVisible();
    await page.getByLabel('Title').fill('Typed meanwhile');
    await page.context().setOffline(false);
    await expectShown(page.getByRole('img', { name: 'valley.jpg' }));
    await expect(page.getByText('Waiting for a connection')).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove valley.jpg' }).click();
  });

  await test.step('what is no photo is refused with the reason, also when only the server can tell', async () => {
    await page
      .getByRole('group', { name: 'Photos' })
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello.') },
        { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: (await photo('#336699')).subarray(0, 2_000) },
      ]);
    await expect(page.getByText('notes.txt is not a JPEG, PNG or WebP')).toBeVisible();
    await expect(page.getByText(/^broken\.jpg: Photo 1 is damaged or incomplete/)).toBeVisible();
  });

  await test.step('a photo that broke off on its way is sent again', async () => {
    await page.route('**/api/uploads', (route) => route.abort(), { times: 1 });
    await page
      .getByRole('group', { name: 'Photos' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'tunnel.jpg', mimeType: 'image/jpeg', buffer: await photo('#224422') });
    await page.getByRole('button', { name: 'Send tunnel.jpg again' }).click();
    await expectShown(page.getByRole('img', { name: 'tunnel.jpg' }));
    await expect(page.getByText(/^tunnel\.jpg: /)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove tunnel.jpg' }).click();
  });

  await test.step('photos are sent and shown, and one is taken out again', async () => {
    await page
      .getByRole('group', { name: 'Photos' })
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photo('#8b5a2b') },
        { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photo('#2b5a8b') },
        { name: 'back.jpg', mimeType: 'image/jpeg', buffer: await photo('#2b8b5a') },
      ]);
    await expect(page.getByText('3 of 12.')).toBeVisible();
    await expectShown(page.getByRole('img', { name: 'back.jpg' }));
    await page.getByRole('button', { name: 'Remove back.jpg' }).click();
    await expect(page.getByText('2 of 12.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'back.jpg' })).toHaveCount(0);
  });

  await test.step("a camera's photo of more than 10 MB arrives small and upright", async () => {
    // Noise, which no encoder can shrink, stored on its side as a phone does.
    const taken = await sharp({
      create: {
        width: 4500,
        height: 3000,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(taken.length).toBeGreaterThan(10 * 1024 * 1024);
    const answer = page.waitForResponse('**/api/uploads');
    await page
      .getByRole('group', { name: 'Photos' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'yard.jpg', mimeType: 'image/jpeg', buffer: taken });
    await expectShown(page.getByRole('img', { name: 'yard.jpg' }));
    const [stored] = (await (await answer).json()) as { url: string }[];
    const { width = 0, height = 0 } = await sharp(
      await (await page.request.get(`${stored?.url}?w=800`)).body(),
    ).metadata();
    expect([width, height]).toEqual([800, 1200]);
    await page.getByRole('button', { name: 'Remove yard.jpg' }).click();
  });

  await test.step('one of them has a caption, and is put first', async () => {
    await expect(page.getByText('Front, back, both sides, and any damage.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Caption of front.jpg' }).nth(1).fill('Side by the wall');
    await page.getByRole('button', { name: 'Move front.jpg forward' }).nth(1).click();
    await expect(page.getByRole('textbox', { name: 'Caption of front.jpg' }).first()).toHaveValue('Side by the wall');
  });

  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Solid walnut, seats eight, legs come off.');
  await page.getByLabel('Pickup Location').fill('Austin, TX');
  await page.getByLabel('Delivery Location').fill('Denver, CO');
  await page.getByRole('button', { name: 'List Shipment' }).click();
  await page.getByRole('button', { name: 'View listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const number of [1, 2]) await expectShown(page.getByRole('img', { name: `Photo ${number} of 2: ${title}` }));
  await expect(page.getByRole('listitem').filter({ hasText: 'Side by the wall' })).toHaveCount(1);

  const other = await browser.newPage();
  await other.goto('/register');
  await other.getByRole('radio', { name: 'I am a carrier' }).check();
  await other.getByLabel('First name').fill('Cy');
  await other.getByLabel('Email').fill(`carrier${unique}@example.test`);
  await other.getByLabel('Password').fill('walnut table on a long road');
  await other.getByRole('button', { name: 'Create Account' }).click();
  await expect(other.getByRole('heading', { name: 'Welcome back, Cy!' })).toBeVisible();
  await other.goto('/browse');
  await other.getByLabel('Search').fill(unique);
  await expectShown(other.getByRole('article', { name: title }).getByRole('img', { name: `Photo of ${title}` }));
});
