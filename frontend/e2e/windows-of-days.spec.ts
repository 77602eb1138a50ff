import { expect, test, type Browser, type Page } from '@playwright/test';
import { acceptAndPay, type Person, register } from './support/deal';

/** A phone on which somebody is signed in. */
async function phoneOf(browser: Browser, { token }: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  return context.newPage();
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const said = (date: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

test('a shipper names a window of days, and the carrier then sets the day', async ({ browser, request }) => {
  const [shipper, carrier] = [await register(request, 'Wanda'), await register(request, 'Walt', true)];
  const [first, last, delivered] = [day(6), day(9), day(14)];
  const page = await phoneOf(browser, shipper);
  await page.goto('/list-item');
  await page.getByLabel('Title').fill('An upright piano');
  await page.getByLabel('Category').selectOption({ label: 'Household Items' });
  await page.getByLabel('Description').fill('An upright piano on the ground floor, no stairs.');
  await page.getByLabel('Pickup Location').fill('Austin, TX');
  await page.getByLabel('Delivery Location').fill('Denver, CO');
  await page.getByRole('radio', { name: 'Between two days' }).check();
  await page.getByLabel('First day').fill(first);
  await page.getByLabel('Last day').fill(day(5));
  await page.getByRole('button', { name: 'List Shipment' }).click();
  await expect(page.getByLabel('Last day')).toHaveAccessibleDescription('The last day cannot be before the first');
  await page.getByLabel('Last day').fill(last);
  await page.getByLabel('Delivered by').fill(delivered);
  await page.getByRole('button', { name: 'List Shipment' }).click();
  await page.getByRole('button', { name: 'View listing' }).click();
  await page.getByRole('heading', { name: 'Details' }).click();
  await expect(page.getByText(`${said(first)} to ${said(last)}`)).toBeVisible();
  await expect(page.getByText(`By ${said(delivered)}`)).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';

  const truck = await phoneOf(browser, carrier);
  await truck.goto(`/shipments/${id}`);
  await truck.getByRole('region', { name: 'Quote on this load' }).getByRole('button', { name: 'Send quote' }).click();
  const form = truck.getByRole('dialog', { name: 'Submit a quote' });
  await expect(form.getByText(`pickup ${said(first)} to ${said(last)}`)).toBeVisible();
  await form.getByLabel('Your price ($)').fill('900');
  await form.getByLabel('Pickup date').fill(first);
  await form.getByLabel('Latest pickup').fill(day(11));
  const sent = truck.waitForResponse((response) => response.url().endsWith('/api/quotes'));
  await form.getByRole('button', { name: 'Send quote' }).click();
  const { id: quoteId } = (await (await sent).json()) as { id: string };
  await expect(truck.getByText('Not on the days asked for')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Not on the days you asked for')).toBeVisible();

  await acceptAndPay(request, shipper, quoteId);
  await truck.reload();
  await expect(truck.getByText(`Pick up between ${said(first)} and ${said(day(11))}.`)).toBeVisible();
  const set = truck.getByRole('button', { name: 'Set the pickup day' });
  await expect(set).toBeVisible();
  // The same at the truck.
  await truck.goto(`/jobs/${id}`);
  await set.click();
  await truck.getByRole('textbox', { name: 'Day', exact: true }).fill(day(8));
  await truck.getByLabel('Between', { exact: true }).fill('08:00');
  await truck.getByLabel('And', { exact: true }).fill('12:00');
  await truck.getByRole('button', { name: 'Set the day' }).click();
  await expect(truck.getByRole('heading', { name: `Pick up ${said(day(8))}` })).toBeVisible();
  await expect(truck.getByText('8:00 AM to 12:00 PM')).toBeVisible();
  await expect(set).toHaveCount(0);
  await truck.goto(`/shipments/${id}`);
  await expect(truck.getByText(`Pick up on ${said(day(8))}, 8:00 AM to 12:00 PM.`)).toBeVisible();
  await expect(page.getByText(`Picks up on ${said(day(8))}, 8:00 AM to 12:00 PM.`)).toBeVisible();
});

test('an edit changes the days and clears them', async ({ browser, request }) => {
  const shipper = await register(request, 'Edna');
  const page = await phoneOf(browser, shipper);
  const answer = await request.post('/api/shipments', {
    data: {
      title: 'A crate',
      category: 'freight',
      description: 'A crate of machine parts.',
      pickupLocation: 'Austin, TX',
      deliveryLocation: 'Denver, CO',
      pickupDate: day(4),
      pickupUntil: day(4),
    },
    headers: { authorization: `Bearer ${shipper.token}` },
  });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/shipments/${id}`);
  const edit = async (change: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await change();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await edit(async () => {
    await expect(page.getByLabel('Pickup on')).toHaveValue(day(4));
    await page.getByRole('radio', { name: 'By a day' }).check();
    await page.getByLabel('Pickup by').fill(day(9));
  });
  await page.getByRole('heading', { name: 'Details' }).click();
  await expect(page.getByText(`By ${said(day(9))}`)).toBeVisible();
  await edit(() => page.getByRole('radio', { name: 'Flexible' }).check());
  await expect(page.getByRole('definition').filter({ hasText: /^Flexible$/ })).toBeVisible();
});
