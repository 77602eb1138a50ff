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

async function register(page: Page, name: string): Promise<void> {
  await fill(page.getByLabel('First name'), name);
  await fill(page.getByLabel('Email'), `${name.toLowerCase()}${Date.now()}@example.test`);
  await fill(page.getByLabel('Password'), 'three minutes to the first deal');
  await click(page.getByRole('button', { name: 'Create Account' }));
}

test('two newcomers come from the landing page to money held in escrow in few clicks and fields', async ({
  browser,
}) => {
  test.slow();
  const [shipper, carrier] = [await browser.newPage(), await browser.newPage()];
  const title = `Upright piano ${Date.now()}`;
  await shipper.goto('/');
  await click(shipper.getByRole('link', { name: 'Get Shipping Quotes' }).first());
  await click(shipper.getByRole('main').getByRole('link', { name: 'Create an account' }));
  await register(shipper, 'Nora');
  await expect(shipper.getByRole('heading', { level: 1, name: 'List a shipment' })).toBeVisible();
  await fill(shipper.getByLabel('Title'), title);
  await fill(shipper.getByRole('textbox', { name: 'Description' }), 'Ground floor at both ends, no stairs.');
  await fill(shipper.getByRole('combobox', { name: 'Pickup Location' }), 'Austin, TX');
  await fill(shipper.getByRole('combobox', { name: 'Delivery Location' }), 'Denver, CO');
  await click(shipper.getByRole('button', { name: 'List Shipment' }));
  await click(shipper.getByRole('button', { name: 'View listing' }));
  await expect(shipper.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await carrier.goto('/');
  await click(carrier.getByRole('banner').getByRole('link', { name: 'Become a Carrier' }));
  await register(carrier, 'Cliff');
  await expect(carrier.getByRole('heading', { name: 'Welcome back, Cliff!' })).toBeVisible();
  await click(carrier.getByRole('main').getByRole('link', { name: /Browse Shipments/ }));
  await click(carrier.getByRole('article', { name: title }).getByRole('button', { name: 'Submit Quote' }));
  await fill(carrier.getByLabel('Your price ($)'), '900');
  await click(carrier.getByRole('button', { name: 'Send quote' }));

  const quote = shipper.getByRole('article', { name: /^Quote by Cliff/ });
  await click(quote.getByRole('button', { name: 'Accept Quote' }));
  await click(shipper.getByLabel('Book anyway'));
  await click(shipper.getByRole('button', { name: 'Accept and pay $900.00' }));
  await expect(
    shipper.getByRole('dialog', { name: 'Payment held' }).getByText('Held in Escrow', { exact: true }),
  ).toBeVisible();

  console.log(`The first deal took ${effort.clicks} clicks and ${effort.fields} filled fields of two people.`);
  expect(effort.clicks).toBeLessThanOrEqual(14);
  expect(effort.fields).toBeLessThanOrEqual(11);
  await shipper.close();
  await carrier.close();
});
