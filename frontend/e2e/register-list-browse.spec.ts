import { expect, test } from '@playwright/test';

const password = 'blue trailer on a long road';

test('a new shipper registers, lists an item with a live price preview, and finds it in the list', async ({ page }) => {
  const unique = `${test.info().project.name.replaceAll(/\W/g, '')}${Date.now()}`;
  const title = `Center console boat ${unique}`;

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/register');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill(`${unique}@example.test`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Robin!' })).toBeVisible();

  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText([
    'Home',
    'List Item',
    'Browse',
    'Messages',
    'Dashboard',
    'Payments',
    'Support',
    'Become a Carrier',
  ]);
  await bar.getByRole('link', { name: 'List Item' }).click();
  await page.getByRole('button', { name: 'List Shipment' }).click();
  for (const message of [
    'Title is required',
    'Please provide a detailed description',
    'Pickup location is required',
    'Delivery location is required',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }

  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Fiberglass boat on a tandem axle trailer. Rolls and brakes.');
  await page.getByLabel('Pickup Location').fill('Austin, TX');
  await page.getByLabel('Delivery Location').fill('Tampa, FL');
  await page.getByLabel('Dimensions (L x W x H, ft)').fill('24 x 8.5 x 9');
  await page.getByLabel('Budget ($)').fill('2400');
  await page.getByLabel('Weight (lbs)').fill('6400');
  const preview = page.getByRole('region', { name: 'Price preview' });
  await expect(preview.getByText('These are estimates. Final quotes may vary.')).toBeVisible();
  await expect(preview.getByRole('listitem').first()).toBeVisible();
  expect(await preview.getByRole('listitem').count()).toBeLessThanOrEqual(5);

  await page.getByRole('button', { name: 'List Shipment' }).click();
  await expect(page.getByText('Your shipment has been listed successfully!')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');

  await bar.getByRole('link', { name: 'Browse' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('listed');
  await page.getByLabel('Search').fill(unique);
  await expect(page.getByText('1 shipment found')).toBeVisible();
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('From: Austin, TX')).toBeVisible();
  await expect(card.getByText('To: Tampa, FL')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Submit Quote' })).toHaveCount(0);
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('6,400 lbs')).toBeVisible();
});

test('a signed-out visitor who opens a signed-in screen sees the landing page, and gets there after signing in', async ({
  page,
}) => {
  const email = `visitor${Date.now()}@example.test`;
  await page.goto('/browse');
  await expect(page.getByRole('radio', { name: 'Vehicles & Boats' })).toBeChecked();
  await page.goto('/register');
  await page.getByLabel('First name').fill('Vic');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Browse shipments' })).toBeVisible();

  await page.getByRole('button', { name: 'Vic' }).click();
  await expect(page.getByText('My Account')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();

  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('That email and password do not match an account.')).toBeVisible();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Vic!' })).toBeVisible();
});

test('an unknown address shows the not-found page', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
