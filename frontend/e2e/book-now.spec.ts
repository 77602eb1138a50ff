import { expect, test, type Page } from '@playwright/test';
import { list, register } from './support/deal';
import { phoneAt } from './support/phone';
import { barriersOn } from './support/screen';

const HELD = 'Your payment has been securely held in escrow until delivery confirmation.';

/** Pictures for whoever looks at them by hand: on a phone and on a desk, light and dark. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['BOOK_NOW_SHOTS'];
  if (!folder) return;
  for (const width of [1280, 390])
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    }
}

test('an owner sets a book-now price, a carrier takes the listing on a phone, and the owner pays', async ({
  browser,
  request,
}) => {
  const [owner, driver] = [await register(request, 'Orla'), await register(request, 'Dirk', true)];
  const { id } = await list(request, owner, 'A boat to take at once');
  const shipper = await phoneAt(browser, owner, `/shipments/${id}`);
  await shipper.getByRole('button', { name: 'Edit' }).click();
  const edit = shipper.getByRole('dialog', { name: 'Edit listing' });
  await edit.getByLabel('Book-now price ($)').fill('300');
  await expect(edit.getByLabel('Who can book now')).toHaveValue('checked');
  await expect(edit.getByText('You then have 24 hours to pay')).toBeVisible();
  await edit.getByLabel('Who can book now').selectOption('Any carrier');
  expect(await barriersOn(shipper)).toEqual([]);
  await shoot(shipper, 'edit');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  const priced = shipper.getByRole('region', { name: 'Book now' });
  await expect(priced).toContainText('$300.00');
  await expect(priced).toContainText('Few carriers take this. Usual: $');
  await shoot(shipper, 'owner');

  const carrier = await phoneAt(browser, driver, '/browse');
  const row = carrier.getByRole('article', { name: 'A boat to take at once' });
  await expect(row).toContainText('$300 book now');
  await shoot(carrier, 'browse');
  await row.getByRole('link').click();
  await carrier.getByRole('button', { name: 'Take for $300' }).click();
  const sheet = carrier.getByRole('dialog', { name: 'Take this job' });
  await expect(sheet).toContainText('You receive $285.00 after the 5% platform fee.');
  await expect(sheet).toContainText('until then, you can back out');
  await sheet.getByRole('button', { name: 'Take for $300.00' }).click();
  await expect(sheet.getByText('Choose the day you pick it up')).toBeVisible();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await sheet.getByLabel('Pickup date').fill(day);
  expect(await barriersOn(carrier)).toEqual([]);
  await shoot(carrier, 'take');
  await sheet.getByRole('button', { name: 'Take for $300.00' }).click();
  await expect(carrier.getByText('The job is yours')).toBeVisible();
  await expect(carrier.getByText('Until then you can back out.')).toBeVisible();
  await shoot(carrier, 'taken');

  await expect(shipper.getByText('Taken at your book-now price.')).toBeVisible();
  await shoot(shipper, 'to-pay');
  await shipper.getByRole('button', { name: 'Pay with Escrow Protection' }).click();
  const dialog = shipper.getByRole('dialog', { name: 'Pay Dirk R.' });
  await dialog.getByRole('button', { name: 'Use 4242 4242 4242 4242' }).click();
  await dialog.getByRole('button', { name: 'Pay $300.00' }).click();
  await expect(shipper.getByText(HELD).first()).toBeVisible();
  await shipper.context().close();
  await carrier.context().close();
});
