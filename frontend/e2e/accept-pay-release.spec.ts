import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { handOver } from './support/handOver';

const password = 'green trailer on a long road';

async function enter(browser: Browser, firstName: string, role: 'I want to ship' | 'I am a carrier'): Promise<Page> {
  const page = await browser.newPage();
  await page.goto('/register');
  await page.getByRole('radio', { name: role }).check();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill(`${firstName.toLowerCase()}${Date.now()}@example.test`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: `Welcome back, ${firstName}!` })).toBeVisible();
  return page;
}

async function list(page: Page, title: string): Promise<string> {
  await page.goto('/list-item');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Category').selectOption({ label: 'Heavy Equipment' });
  await page.getByLabel('Description').fill('Mini excavator, runs and drives onto the trailer.');
  await page.getByLabel('Pickup Location').fill('Denver, CO');
  await page.getByLabel('Delivery Location').fill('Boise, ID');
  await page.getByRole('button', { name: 'List Shipment' }).click();
  await page.getByRole('button', { name: 'View listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname;
}

test('a shipper accepts a quote, pays into escrow and releases the payment by confirming delivery', async ({
  browser,
}) => {
  const title = `Mini excavator ${Date.now()}`;
  const shipper = await enter(browser, 'Sasha', 'I want to ship');
  const address = await list(shipper, title);
  const carrier = await enter(browser, 'Casey', 'I am a carrier');

  await test.step('the carrier quotes, and the shipper sees it without loading the page again', async () => {
    await carrier.goto(address);
    await carrier.getByLabel('Your price ($)').fill('1240');
    await expect(carrier.getByText('$1,178.00')).toBeVisible();
    await carrier.getByLabel('Message', { exact: true }).fill('I run this lane every week.');
    await carrier.getByRole('button', { name: 'Send quote' }).click();
    await expect(carrier.getByRole('article', { name: 'Quote by Casey R.' }).getByText('pending')).toBeVisible();
    await expect(shipper.getByRole('article', { name: 'Quote by Casey R.' })).toBeVisible();
  });

  const quote = shipper.getByRole('article', { name: 'Quote by Casey R.' });
  await test.step('the shipper accepts', async () => {
    await expect(quote.getByText('Rating not available')).toBeVisible();
    await quote.getByRole('button', { name: 'Accept Quote' }).click();
    await shipper.getByLabel('Book anyway').check();
    await shipper.getByRole('button', { name: 'Accept, pay later' }).click();
    await expect(quote.getByText('Payment Pending')).toBeVisible();
    await expect(quote.getByRole('button', { name: 'Accept Quote' })).toHaveCount(0);
  });

  await test.step('a refused card charges nothing, and one that the bank wants approved pays', async () => {
    await quote.getByRole('button', { name: 'Pay with Escrow Protection' }).click();
    const dialog = shipper.getByRole('dialog', { name: 'Pay Casey R.' });
    await dialog.getByRole('button', { name: 'Use 4000 0000 0000 0002' }).click();
    await dialog.getByRole('button', { name: 'Pay $1,240.00' }).click();
    await expect(dialog.getByText('Your card was not charged.')).toBeVisible();
    // The title is ours, the message is the provider's.
    await expect(shipper.getByText('Payment Failed', { exact: true }).first()).toBeVisible();
    await expect(dialog.getByText('Your card was declined.')).toBeVisible();
    await dialog.getByRole('radio', { name: /Plus/ }).check();
    await expect(dialog.getByText('Your card was declined.')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Use 4000 0025 0000 3155' }).click();
    await dialog.getByRole('button', { name: 'Pay $1,258.60' }).click();
    await dialog.getByRole('button', { name: 'Approve payment' }).click();
    await expect(
      shipper.getByText('Your payment has been securely held in escrow until delivery confirmation.').first(),
    ).toBeVisible();
    await shipper.getByRole('button', { name: 'Back to the shipment' }).click();
    await expect(quote.getByText('Held in Escrow')).toBeVisible();
  });

  await test.step('the carrier picks up, reports a place and delivers', async () => {
    await handOver(carrier, 'Pick up', 'Picked up');
    await carrier.getByLabel('Where you are').fill('Laramie, WY');
    await carrier.getByRole('button', { name: 'Share this place' }).click();
    await expect(shipper.getByRole('region', { name: 'Tracking' }).getByText('Laramie, WY')).toBeVisible();
    await handOver(carrier, 'Deliver', 'Delivered');
    await expect(shipper.getByText('Casey R. says it was delivered.')).toBeVisible();
  });

  await test.step('the shipper confirms, and the payment is released', async () => {
    await shipper.getByRole('button', { name: 'Confirm delivery' }).click();
    await shipper.getByRole('button', { name: 'Release $1,240.00' }).click();
    await expect(
      shipper.getByText('Payment has been released to the carrier. Thank you for using our platform!'),
    ).toBeVisible();
    await expect(quote.getByText('Payment Released')).toBeVisible();
    await carrier.goto('/payments');
    await expect(carrier.getByText('Payment Released').first()).toBeVisible();
    await expect(carrier.getByText('$1,178.00').first()).toBeVisible();
  });

  await test.step('the carrier takes the statement along, as the server writes it', async () => {
    await carrier.getByRole('button', { name: /Payment Released/ }).click();
    for (const [name, beginning] of [
      ['PDF', '%PDF-'],
      ['CSV', 'at,what,'],
    ] as const) {
      const download = carrier.waitForEvent('download');
      await carrier.getByRole('button', { name: `Statement as ${name}` }).click();
      expect(await readFile(await (await download).path(), 'utf8')).toMatch(new RegExp(`^${beginning}`));
    }
  });
});
