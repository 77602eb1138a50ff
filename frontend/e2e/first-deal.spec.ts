import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { handOver } from './support/handOver';

/**
 * Taps and typed fields. Choosing a day in a calendar is one tap; optional fields and those the browser fills in do not
 * count.
 */
class Effort {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    this.taps++;
    await target.click();
  }

  async type(target: Locator, text: string): Promise<void> {
    this.fields++;
    await target.fill(text);
  }

  async choose(calendar: Locator, date: string): Promise<void> {
    this.taps++;
    await calendar.fill(date);
  }

  /** Prints how many a flow took, and checks it against its aim. */
  expectAtMost(flow: string, taps: number, fields: number): void {
    console.log(`${flow}: ${this.taps} taps and ${this.fields} typed fields (aim ${taps} and ${fields})`);
    expect.soft(this.taps, `taps: ${flow}`).toBeLessThanOrEqual(taps);
    expect.soft(this.fields, `typed fields: ${flow}`).toBeLessThanOrEqual(fields);
  }
}

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };

async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await page.goto('/');
  return page;
}

async function register(page: Page, effort: Effort, name: string): Promise<void> {
  // Until the screen is there, the one before it stays, which has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await effort.type(page.getByLabel('Email'), `${name.toLowerCase()}${Date.now()}@example.test`);
  await effort.type(page.getByLabel('Password'), 'three minutes to the first deal');
  await effort.tap(page.getByRole('button', { name: 'Create Account' }));
}

function day(fromNow: number): string {
  return new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
}

test('two newcomers with phones get from the landing page to a released payment in few taps and typed fields', async ({
  browser,
}) => {
  const [shipper, carrier] = [await phone(browser), await phone(browser)];
  const title = `Upright piano ${Date.now()}`;

  const listing = new Effort();
  await listing.tap(shipper.getByRole('link', { name: 'Get Shipping Quotes' }).first());
  await listing.tap(shipper.getByRole('main').getByRole('link', { name: 'Create an account' }));
  await register(shipper, listing, 'Nora');
  await expect(shipper.getByRole('heading', { level: 1, name: 'List a shipment' })).toBeVisible();
  await listing.type(shipper.getByLabel('Title'), title);
  await listing.type(shipper.getByRole('textbox', { name: 'Description' }), 'Ground floor at both ends, no stairs.');
  await listing.type(shipper.getByRole('combobox', { name: 'Pickup Location' }), 'Austin, TX');
  await listing.type(shipper.getByRole('combobox', { name: 'Delivery Location' }), 'Denver, CO');
  await listing.tap(shipper.getByRole('radio', { name: 'By a day' }));
  await listing.choose(shipper.getByLabel('Pickup by'), day(3));
  await listing.tap(shipper.getByRole('button', { name: 'List Shipment' }));
  await expect(shipper.getByText('Your shipment has been listed successfully!')).toBeVisible();
  listing.expectAtMost('From the landing page to a listing with dates', 6, 6);
  await shipper.getByRole('button', { name: 'View listing' }).click();
  await expect(shipper.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const quoting = new Effort();
  await quoting.tap(carrier.getByRole('banner').getByRole('link', { name: 'Become a Carrier' }));
  await register(carrier, quoting, 'Cliff');
  await expect(carrier.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await quoting.tap(carrier.getByRole('main').getByRole('link', { name: /Browse Shipments/ }));
  await quoting.tap(carrier.getByRole('article', { name: title }).getByRole('button', { name: 'Submit Quote' }));
  await quoting.type(carrier.getByLabel('Your price ($)'), '900');
  const sent = carrier.waitForResponse((response) => response.url().endsWith('/api/quotes'));
  await quoting.tap(carrier.getByRole('button', { name: 'Send quote' }));
  expect((await sent).status()).toBe(201);
  quoting.expectAtMost("From the landing page to a carrier's first quote", 5, 4);

  const paying = new Effort();
  const quote = shipper.getByRole('article', { name: /^Quote by/ });
  await paying.tap(quote.getByRole('button', { name: 'Accept Quote' }));
  // Asked because nothing about this carrier has been checked yet; not every quote asks.
  await shipper.getByLabel('Book anyway').check();
  const pay = shipper.getByRole('button', { name: 'Accept and pay $900.00' });
  for (const size of [SMALL, PHONE]) {
    await shipper.setViewportSize(size);
    await expect(pay, 'paying needs no scrolling').toBeInViewport({ ratio: 1 });
  }
  await paying.tap(pay);
  const held = shipper.getByRole('dialog', { name: 'Payment held' });
  await expect(held.getByText('Held in Escrow', { exact: true })).toBeVisible();
  await paying.tap(held.getByRole('button', { name: 'Back to the shipment' }));
  paying.expectAtMost('Accepted and paid', 3, 0);

  await carrier.goto(new URL(shipper.url()).pathname);
  await handOver(carrier, 'Pick up', 'Picked up');
  const delivering = new Effort();
  await delivering.tap(carrier.getByRole('button', { name: 'Deliver', exact: true }));
  // Proof is not counted.
  await carrier.getByRole('button', { name: 'It is too dark' }).click();
  await delivering.tap(carrier.getByRole('dialog').getByRole('button', { name: 'Delivered', exact: true }));
  await expect(carrier.getByRole('heading', { name: 'Delivered', exact: true })).toBeVisible();
  delivering.expectAtMost('Delivered', 2, 0);

  const confirming = new Effort();
  await confirming.tap(shipper.getByRole('button', { name: 'Confirm delivery' }));
  await confirming.tap(shipper.getByRole('button', { name: 'Release $900.00' }));
  await expect(
    shipper.getByText('Payment has been released to the carrier. Thank you for using our platform!'),
  ).toBeVisible();
  confirming.expectAtMost('Confirmed', 2, 0);
  await shipper.context().close();
  await carrier.context().close();
});
