import { expect, test, type Browser, type Page } from '@playwright/test';
import { list, post, quote, register, type Person } from './support/deal';

const signedInOnly = [
  '/list-item',
  '/browse',
  '/shipments/00000000-0000-4000-8000-000000000000',
  '/templates',
  '/trips',
  '/trips/00000000-0000-4000-8000-000000000000',
  '/recommended',
  '/dashboard',
  '/messages',
  '/payments',
  '/profile',
  '/become-carrier',
  '/developers',
  '/import',
  '/admin',
];
const open: [path: string, heading: string][] = [
  ['/login', 'Sign in'],
  ['/register', 'Create an account'],
  ['/forgot-password', 'Forgot your password?'],
  ['/reset-password?token=none', 'Choose a new password'],
  ['/confirm-email', 'Confirm your email'],
  ['/drive', 'No job here'],
  ['/faq', 'Questions and answers'],
  ['/contact', 'Contact'],
  ['/safety', 'Safety guide'],
  ['/what-we-check', 'What we check'],
  ['/support', 'Support'],
  ['/auth-debug', 'Sign-in check'],
];
const landing = /Big things, moved by people/;

async function enter(browser: Browser, person: Person): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript((token) => {
    if (!sessionStorage.getItem('started')) localStorage.setItem('auth_token', token);
    sessionStorage.setItem('started', 'yes');
  }, person.token);
  return page;
}

test('a visitor sees the public screens, the landing page in place of the others, and the not-found page everywhere else', async ({
  page,
}) => {
  for (const [path, heading] of open) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  for (const path of signedInOnly) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/a/path/nobody/knows');
  await expect(page.getByRole('heading', { name: '404 Page Not Found', exact: true })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?', { exact: true })).toBeVisible();
});

test('the landing page has its sections in order, with anchors, links and figures', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('main section')).toHaveCount(8);
  expect(
    await page
      .locator('main section')
      .evaluateAll((sections) => sections.map((section) => section.id || (section.getAttribute('aria-label') ?? ''))),
  ).toEqual([
    'ship',
    'What people ship',
    'Call us',
    'how-it-works',
    'What shippers say',
    'business',
    'help',
    'Shipped safely',
  ]);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Become a Carrier' })).toHaveAttribute('href', '/register');
  const quotes = page.getByRole('main').getByRole('link', { name: 'Get Shipping Quotes' });
  await expect(quotes).toHaveCount(2);
  for (const link of await quotes.all()) await expect(link).toHaveAttribute('href', '/login');
  await expect(page.getByRole('link', { name: 'Contact Business Sales' })).toHaveAttribute('href', '/login');
  for (const figure of ['4.9', '4,945', '4.5', '405', '4.4', '11,410'])
    await expect(page.getByText(figure, { exact: false }).first()).toBeVisible();
  await expect(page.getByText(/2024/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /\(\d{3}\) \d{3}-\d{4}/ })).toHaveAttribute(
    'href',
    /^tel:\d+$/,
  );
  await expect(page.locator('#how-it-works').getByRole('listitem')).toHaveText([/List/, /Compare/, /Book & Ship/]);
});

test('the category picker holds one category, and a category card leads to the sign-in screen without passing anything on', async ({
  page,
}) => {
  await page.goto('/');
  const picker = page.getByRole('radiogroup', { name: 'What are you shipping?' });
  await expect(picker.getByRole('radio', { name: 'Vehicles & Boats', exact: true })).toBeChecked();
  // A click on the text, both before the app's scripts have loaded and after.
  await picker.getByText('Animals').click();
  await expect(picker.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(picker.getByRole('radio', { name: 'Animals' })).toBeChecked();
  await page.getByRole('link', { name: /^Freight/ }).click();
  await expect(page).toHaveURL('/login');
});

test('help cards load their pages in full', async ({ page }) => {
  for (const path of ['/faq', '/contact', '/safety']) {
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(`#help a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  }
});

test('the landing page can be read, and the phone number called, without JavaScript; other pages say that they need it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Business Sales' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ })).toHaveAttribute(
    'href',
    /^tel:\d{10}$/,
  );
  for (const path of ['/browse', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'This page needs JavaScript' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: landing })).toHaveCount(0);
  }
  await context.close();
});

test('the account type is switched, and the navigation follows', async ({ browser, request }) => {
  const page = await enter(browser, await register(request, 'Ty'));
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back, Ty!' })).toBeVisible();
  await expect(page.getByText('Ready to ship something or find new opportunities?')).toBeVisible();
  await expect(links).toHaveText([
    'Home',
    'List Item',
    'Browse',
    'Messages',
    'Dashboard',
    'Payments',
    'Support',
    'Become a Carrier',
  ]);
  await expect(page.getByRole('link', { name: /List a Shipment/ })).toBeVisible();
  await page.getByRole('button', { name: 'Become a Carrier' }).click();
  await expect(page.getByText('Account type updated to Carrier!')).toBeVisible();
  await expect(links).toHaveText(['Home', 'Browse', 'Messages', 'Dashboard', 'Payments', 'Support', 'Trips']);
  await expect(page.getByRole('link', { name: /List a Shipment/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Switch to Shipper' }).click();
  await expect(page.getByText('Account type updated to Shipper!')).toBeVisible();
  await page.context().close();
});

test('browse shows six skeleton cards while it loads, asks for listed shipments, and not again on focus', async ({
  browser,
  request,
}) => {
  const page = await enter(browser, await register(request, 'Bea'));
  const asked: string[] = [];
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/api/shipments?*', async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  await page.goto('/browse');
  await expect(page.getByTestId('shipment-skeleton')).toHaveCount(6);
  go();
  await expect(page.getByTestId('shipment-skeleton')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(asked.filter((url) => new URL(url).searchParams.get('status') === 'listed')).toHaveLength(1);
  await page.context().close();
});

test('a listing sent with an ended session says so and leads to the sign-in screen', async ({ browser, request }) => {
  const person = await register(request, 'Lou');
  const page = await enter(browser, person);
  await page.goto('/list-item');
  await page.getByLabel('Title').fill('A piano');
  await page.getByLabel('Description').fill('Upright, on the ground floor.');
  await page.getByLabel('Pickup Location').fill('Nowhere at all, ZZ');
  await page.getByLabel('Delivery Location').fill('Denver, CO');
  await page.getByRole('button', { name: 'List Shipment' }).click();
  await expect(page.getByText('Failed to create shipment. Please try again.')).toBeVisible();
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${person.token}` } });
  await page.getByRole('button', { name: 'List Shipment' }).click();
  await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.context().close();
});

test('a payment cannot be started for a quote whose carrier has since given up the job', async ({
  browser,
  request,
}) => {
  const shipper = await register(request, 'Pam');
  const carrier = await register(request, 'Gil', true);
  const { id } = await list(request, shipper, 'A boat');
  const offer = await quote(request, carrier, id);
  await post(request, shipper, `/api/quotes/${offer.id}/accept`);
  const page = await enter(browser, shipper);
  // No live event reaches the open screen, as if on a train.
  await page.route('**/api/events*', (route) => route.abort());
  await page.goto(`/shipments/${id}`);
  const pay = page.getByRole('button', { name: 'Pay with Escrow Protection' });
  await expect(pay).toBeVisible();
  await post(request, carrier, `/api/quotes/${offer.id}/withdraw`);
  await pay.click();
  await expect(page.getByText('Failed to initialize payment. Please try again.').first()).toBeVisible();
  await page.context().close();
});

test('the link to a new password still works when its page is loaded anew', async ({ page }) => {
  await page.route('**/api/auth/reset-password/check', (route) => route.fulfill({ json: { works: true } }));
  await page.goto(`/reset-password?token=${'x'.repeat(43)}`);
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
});
