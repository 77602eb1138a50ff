import { expect, test, type Locator, type Page } from '@playwright/test';

/** What a newcomer does by hand. */
const effort = { clicks: 0, fields: 0 };

async function click(target: Locator): Promise<void> {
  effort.clicks++;
  await target.click();
}

async function fill(target: Locator, text: string): Promise<void> {
  effort.fields++;
  await target.fill(text);
}

async function register(page: Page, name: string, entry: string): Promise<void> {
  await page.goto('/');
  await click(page.getByRole('banner').getByRole('link', { name: entry }));
  if (entry === 'Sign In') await click(page.getByRole('main').getByRole('link', { name: 'Create an account' }));
  await fill(page.getByLabel('First name'), name);
  await fill(page.getByLabel('Email'), `${name.toLowerCase()}${Date.now()}@example.test`);
  await fill(page.getByLabel('Password'), 'three minutes to the first deal');
  await click(page.getByRole('button', { name: 'Create Account' }));
  await expect(page.getByRole('heading', { name: `Welcome back, ${name}!` })).toBeVisible();
}

test('two newcomers come from the landing page to money held in escrow in few clicks and fields', async ({ browser }) => {
  test.slow();
  const [shipper, carrier] = [await browser.newPage(), await browser.newPage()];
  const title = `Upright piano ${Date.now()}`;
  await register(shipper, 'Nora', 'Sign In');
  await click(shipper.getByRole('main').getByRole('link', { name: /List a Shipment/ }));
  await fill(shipper.getByLabel('Title'), title);
  await fill(shipper.getByRole('textbox', { name: 'Description' }), 'Ground floor at both ends, no stairs.');
  await fill(shipper.getByRole('combobox', { name: 'Pickup Location' }), 'Austin, TX');
  await fill(shipper.getByRole('combobox', { name: 'Delivery Location' }), 'Denver, CO');
  await click(shipper.getByRole('button', { name: 'List Shipment' }));
  await click(shipper.getByRole('button', { name: 'View listing' }));
  await expect(shipper.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await register(carrier, 'Cliff', 'Become a Carrier');
  await click(carrier.getByRole('main').getByRole('link', { name: /Browse Shipments/ }));
  await click(carrier.getByRole('article', { name: title }).getByRole('button', { name: 'Submit Quote' }));
  await fill(carrier.getByLabel('Your price ($)'), '900');
  await click(carrier.getByRole('button', { name: 'Send quote' }));

  const quote = shipper.getByRole('article', { name: /^Quote by Cliff/ });
  await click(quote.getByRole('button', { name: 'Accept Quote' }));
  await click(shipper.getByRole('button', { name: 'Accept $900.00' }));
  await click(quote.getByRole('button', { name: 'Pay with Escrow Protection' }));
  const dialog = shipper.getByRole('dialog', { name: /^Pay Cliff/ });
  await click(dialog.getByRole('button', { name: 'Use 4242 4242 4242 4242' }));
  await click(dialog.getByRole('button', { name: 'Pay $900.00' }));
  await click(shipper.getByRole('button', { name: 'Back to the shipment' }));
  await expect(quote.getByText('Held in Escrow')).toBeVisible();

  console.log(`The first deal took ${effort.clicks} clicks and ${effort.fields} filled fields of two people.`);
  expect(effort.clicks).toBeLessThanOrEqual(17);
  expect(effort.fields).toBeLessThanOrEqual(11);
  await shipper.close();
  await carrier.close();
});
