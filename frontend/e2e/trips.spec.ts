import { expect, test, type Browser, type Page } from '@playwright/test';
import { acceptAndPay, type Person, post, register } from './support/deal';
import { handOver } from './support/handOver';
import { type OwnServer, ownServer } from './support/ownServer';

/** A phone on which somebody is signed in. */
async function phoneOf(browser: Browser, { token }: Person, baseURL?: string): Promise<Page> {
  const at = baseURL === undefined ? {} : { baseURL };
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...at });
  await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  return context.newPage();
}

const began = Date.now();
/** The same day however long a test takes. */
const day = (days: number) => new Date(began + days * 86_400_000).toISOString().slice(0, 10);

test('a carrier plans a trip on a phone, quotes on a load along it, and orders the stops', async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Tessa'), await register(request, 'Trip', true)];
  const listed = (title: string, more: object = {}) =>
    post<{ id: string }>(request, shipper, '/api/shipments', {
      title,
      category: 'freight',
      description: 'A crate of machine parts.',
      pickupLocation: 'Butte, MT',
      deliveryLocation: 'Minot, ND',
      budget: 1_000,
      ...more,
    });
  await listed('A crate for Minot');
  await listed('A crate without a budget', { budget: null });

  const page = await phoneOf(browser, carrier);
  await page.goto('/browse');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Trips' }).click();
  await expect(page.getByText('No trips planned.')).toBeVisible();
  await page.getByRole('button', { name: 'New trip' }).click();
  await page.getByLabel('From').fill('Butte, MT');
  await page.getByLabel('To', { exact: true }).fill('Minott, ND');
  await page.getByLabel('Leaving on').fill(day(4));
  await page.getByRole('button', { name: 'See loads' }).click();
  await expect(page.getByText(/We cannot find .Minott/).first()).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('Minot, ND');
  await page.getByRole('button', { name: 'By way of another place?' }).click();
  await page.getByLabel('By way of').fill('Billngs, MT');
  await page.getByRole('button', { name: 'See loads' }).click();
  await page
    .getByRole('group', { name: 'Did you mean, for By way of' })
    .getByRole('button', { name: /Billings/ })
    .click();
  await expect(page.getByLabel('By way of')).toHaveValue('Billings, MT');
  await page.getByRole('button', { name: 'See loads' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Butte, MT to Minot, ND' })).toBeVisible();
  const load = page.getByRole('article', { name: 'A crate for Minot' });
  await expect(load.getByText('On your way')).toBeVisible();
  await expect(load.getByText('You keep about $950')).toBeVisible();
  await expect(load.getByText('No dates given')).toBeVisible();
  const other = page.getByRole('article', { name: 'A crate without a budget' });
  await expect(other).toBeVisible();
  await other.getByRole('button', { name: 'Hide' }).click();
  await expect(other).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(other).toBeVisible();

  await load.getByRole('button', { name: 'Quote' }).click();
  await expect(page.getByLabel('Pickup date')).toHaveValue(day(4));
  await page.getByLabel('Your price ($)').fill('980');
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/quotes'));
  await page.getByRole('button', { name: 'Send quote' }).click();
  const { id: quoteId } = (await (await sent).json()) as { id: string };
  await expect(load).toHaveCount(0);

  await acceptAndPay(request, shipper, quoteId);
  const second = await listed('A pallet for Minot');
  const { id } = await post<{ id: string }>(request, carrier, '/api/quotes', { shipmentId: second.id, amount: 900 });
  await acceptAndPay(request, shipper, id);
  await page.reload();
  await page.getByRole('tab', { name: 'My stops' }).click();
  await page.getByRole('button', { name: 'Put on this trip' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Deliver to Minot, ND' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Put on this trip' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Deliver to Minot, ND' })).toHaveCount(2);
  const stops = page.getByRole('listitem').filter({ hasText: / (in|to) (Butte|Minot)/ });
  // It is put where it adds nothing. By hand it can be put elsewhere.
  await expect(stops.nth(1)).toContainText('Pick up in Butte, MT');
  await expect(stops.nth(1)).toContainText(', 0 miles');
  // After Billings, from where it is a way back.
  await stops
    .nth(1)
    .getByRole('button', { name: / down$/ })
    .click();
  await expect(stops.nth(1)).not.toContainText(', 0 miles');
  await page.getByRole('button', { name: 'Find the shortest order' }).click();
  await expect(page.getByText(/This order saves [\d,]+ miles/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep this order' }).click();
  await expect(stops.nth(1)).toContainText('Pick up in Butte, MT');
  await expect(stops.nth(3)).toContainText('Deliver to Minot, ND');

  // The same way every week.
  const first = page.url();
  await page.getByRole('button', { name: 'Plan again' }).click();
  await expect(page.getByLabel('Leaving on')).toHaveValue(day(11));
  await expect(page.getByLabel('By way of')).toHaveValue('Billings, MT');
  await page.getByRole('button', { name: 'See loads' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Butte, MT to Minot, ND' })).toBeVisible();
  await page.getByRole('tab', { name: 'My stops' }).click();
  await expect(page.getByText(/^No jobs on this trip/)).toBeVisible();
});

test.describe('by day', () => {
  let own: OwnServer;

  // Carriers are told of loads from 7:00 to 21:00, where they are at home or set out: here it is late morning to early afternoon at any hour.
  test.beforeAll(async ({ playwright }) => {
    own = await ownServer(playwright, 'by-day');
    const advanceSeconds =
      Math.ceil(((18 * 3_600_000 - (Date.now() % 86_400_000) + 86_400_000) % 86_400_000) / 1_000) + 1;
    await post(own.request, own.admin, '/api/sandbox/clock', { advanceSeconds });
  });

  test.afterAll(() => own.stop());

  test('a carrier saves a search on a phone, and hears of a load that somebody lists', async ({ browser }) => {
    const { request, url } = own;
    const [shipper, carrier] = [await register(request, 'Lena'), await register(request, 'Saul', true)];
    const page = await phoneOf(browser, carrier, url);
    await page.goto('/browse?pickupNear=Havre%2C%20MT&radiusMiles=25');
    await page.getByRole('button', { name: 'Save this search' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Pickup within 25 miles of Havre, MT');
    await page.getByLabel('Name').fill('Up at Havre');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Search saved').first()).toBeVisible();

    const { id } = await post<{ id: string }>(request, shipper, '/api/shipments', {
      title: 'A crate from Havre',
      category: 'freight',
      description: 'A crate of machine parts.',
      pickupLocation: 'Havre, MT',
      deliveryLocation: 'Minot, ND',
      budget: 1_000,
    });
    await page.getByRole('link', { name: /^Notifications, 1 unread/ }).click();
    await page.getByText('New load for "Up at Havre"').click();
    await expect(page).toHaveURL(new RegExp(`/shipments/${id}`));
    await expect(page.getByRole('heading', { level: 1, name: 'A crate from Havre' })).toBeVisible();

    await page.goto('/browse');
    await page.getByRole('button', { name: 'Saved searches' }).click();
    const row = page.getByRole('listitem', { name: 'Up at Havre' });
    await row.getByLabel('New loads').selectOption('daily');
    await row.getByRole('button', { name: 'Rename' }).click();
    await row.getByLabel('Name').fill('Havre');
    await row.getByRole('button', { name: 'Save name' }).click();
    const renamed = page.getByRole('listitem', { name: 'Havre', exact: true });
    await expect(renamed.getByLabel('New loads')).toHaveValue('daily');
    await renamed.getByRole('link', { name: 'Havre' }).click();
    await expect(page.getByText('Pickup within 25 miles of Havre, MT')).toBeVisible();
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await renamed.getByRole('button', { name: 'Delete' }).click();
    await expect(renamed).toHaveCount(0);
  });

  test('two phones: a load is listed, the alert comes, the quote goes out, the job is put on the trip, the order is kept', async ({
    browser,
  }) => {
    const { request, url } = own;
    const [owner, driver] = [await register(request, 'Olga'), await register(request, 'Dean', true)];
    const [shipper, carrier] = [await phoneOf(browser, owner, url), await phoneOf(browser, driver, url)];
    const [from, to] = ['Reno, NV', 'Ely, NV'];
    const lane = `${from} to ${to}`;
    const title = `A crate down the road ${Date.now()}`;

    await carrier.goto('/trips');
    await carrier.getByRole('button', { name: 'New trip' }).click();
    await carrier.getByLabel('From').fill(from);
    await carrier.getByLabel('To', { exact: true }).fill(to);
    await carrier.getByLabel('Leaving on').fill(day(4));
    await carrier.getByRole('button', { name: 'See loads' }).click();
    await expect(carrier.getByRole('heading', { level: 1, name: lane })).toBeVisible();

    await shipper.goto('/list-item');
    await shipper.getByLabel('Title').fill(title);
    await shipper.getByRole('textbox', { name: 'Description' }).fill('A crate of machine parts.');
    await shipper.getByRole('combobox', { name: 'Pickup Location' }).fill(from);
    await shipper.getByRole('combobox', { name: 'Delivery Location' }).fill(to);
    await shipper.getByRole('button', { name: 'List Shipment' }).click();
    await shipper.getByRole('button', { name: 'View listing' }).click();
    await expect(shipper.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await carrier.getByRole('link', { name: /^Notifications, 1 unread/ }).click({ timeout: 60_000 });
    await carrier.getByText(`New load for "${lane}"`).click();
    await expect(carrier.getByRole('heading', { level: 1, name: title })).toBeVisible();

    // From the row in two taps, with the days of the trip.
    await carrier.goto(`/browse?q=${encodeURIComponent(title)}`);
    const row = carrier.getByRole('article', { name: title });
    await expect(row.getByText(`on your trip ${lane}`)).toBeAttached();
    await row.getByRole('button', { name: 'Submit Quote' }).click();
    await expect(carrier.getByText(`The dates are those of your trip ${lane}.`)).toBeVisible();
    await expect(carrier.getByLabel('Pickup date')).toHaveValue(day(4));
    await expect(carrier.getByLabel('Delivery date')).toHaveValue(day(5));
    await carrier.getByLabel('Your price ($)').fill('900');
    await carrier.getByRole('button', { name: 'Send quote' }).click();
    await expect(carrier.getByText('Quote sent').first()).toBeVisible();

    await shipper
      .getByRole('article', { name: /^Quote by/ })
      .getByRole('button', { name: 'Accept Quote' })
      .click();
    await shipper.getByLabel('Book anyway').check();
    await shipper.getByRole('button', { name: 'Accept and pay $900.00' }).click();
    await expect(shipper.getByRole('dialog', { name: 'Payment held' })).toBeVisible();

    const second = await post<{ id: string }>(request, owner, '/api/shipments', {
      title: 'A pallet down the road',
      category: 'freight',
      description: 'A pallet of machine parts.',
      pickupLocation: from,
      deliveryLocation: to,
    });
    const { id } = await post<{ id: string }>(request, driver, '/api/quotes', { shipmentId: second.id, amount: 700 });
    await acceptAndPay(request, owner, id);

    await carrier.goto('/trips');
    await carrier.getByRole('link', { name: lane }).first().click();
    await carrier.getByRole('tab', { name: 'My stops' }).click();
    const put = carrier.getByRole('button', { name: 'Put on this trip' });
    const stops = carrier.getByRole('listitem').filter({ hasText: /^.*(Pick up in|Deliver to) / });
    await put.click();
    await expect(stops).toHaveCount(2);
    await put.click();
    await expect(stops).toHaveCount(4);
    await stops.nth(2).getByRole('button', { name: / up$/ }).click();
    await expect(stops.nth(1)).toContainText(`Deliver to ${to}`);
    await carrier.getByRole('button', { name: 'Find the shortest order' }).click();
    await carrier.getByRole('button', { name: 'Keep this order' }).click();
    await expect(carrier.getByRole('button', { name: 'Keep this order' })).toHaveCount(0);
    await carrier.reload();
    await carrier.getByRole('tab', { name: 'My stops' }).click();
    await expect(stops.nth(1)).toContainText(`Pick up in ${from}`);
    await expect(stops.nth(2)).toContainText(`Deliver to ${to}`);
    // The carrier knows better, by hand.
    const nextPickup = await stops.nth(1).getByRole('link').innerText();
    await stops
      .nth(0)
      .getByRole('button', { name: /^Move pickup of .* down$/ })
      .click();
    await expect(stops.nth(0)).toContainText(nextPickup);
    await expect(stops.nth(0).getByRole('button', { name: / up$/ })).toBeDisabled();
    await carrier.reload();
    await carrier.getByRole('tab', { name: 'My stops' }).click();
    await expect(stops.nth(0)).toContainText(nextPickup);
    await carrier.goto('/jobs');
    await expect(carrier.getByRole('main').getByRole('link').first()).toContainText(nextPickup);

    // The day's work: what is due, the soonest first; the money that is coming; how shippers see the carrier.
    await carrier.goto('/dashboard');
    const due = carrier.getByRole('region', { name: 'Needs you now' }).getByRole('listitem');
    // Without agreed days the pickup is due the day after the payment at its place, which may be this browser's today.
    await expect(due.first()).toContainText(/Pick up A pallet down the road, (today|by )/);
    await expect(due.nth(1)).toContainText(`Pick up ${title}, by `);
    await expect(carrier.getByRole('main')).toContainText(/Held in escrow\D*1,520/);
    await expect(carrier.getByRole('region', { name: 'Your standing' })).toContainText('0 completed jobs');

    // What the shipper does while the carrier looks at the stops is seen there.
    await carrier.goto('/trips');
    await carrier.getByRole('link', { name: lane }).first().click();
    await carrier.getByRole('tab', { name: 'My stops' }).click();
    await expect(stops).toHaveCount(4);
    await post(request, owner, `/api/shipments/${second.id}/cancel`, {});
    await expect(stops).toHaveCount(2);
  });
});

test('a carrier with a trip sees on a phone what listings add, what to allow, and which loads are for them', async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Mia'), await register(request, 'Milo', true)];
  const listed = (title: string, pickupLocation: string, deliveryLocation: string) =>
    post<{ id: string }>(request, shipper, '/api/shipments', {
      title,
      category: 'freight',
      description: 'A crate of machine parts.',
      pickupLocation,
      deliveryLocation,
      budget: 1_000,
    });
  await listed('A crate off the road', 'Great Falls, MT', 'Missoula, MT');
  const page = await phoneOf(browser, carrier);
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/added-miles')) calls.push(sent.url());
  });
  const row = page.getByRole('article', { name: 'A crate off the road' });
  await page.goto('/browse?q=crate%20off%20the%20road');
  await expect(row).toBeVisible();
  await expect(row.getByText('on your trip')).toHaveCount(0);

  const trip = await post<{ id: string }>(request, carrier, '/api/trips', {
    from: 'Helena, MT',
    to: 'Missoula, MT',
    firstDay: day(4),
  });
  calls.length = 0;
  await page.reload();
  await expect(row.getByText(/^\+1\d\d mi on your trip Helena, MT to Missoula, MT$/)).toBeVisible();
  expect(calls).toHaveLength(1);

  await page.goto(`/trips/${trip.id}`);
  await expect(
    page.getByText(/^Nothing fits yet\. The nearest adds 1\d\d miles\. Allow (125|150|175|200)\?$/),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Allow \d+ miles$/ }).click();
  await expect(row.getByText(/^\+1\d\d mi$/)).toBeVisible();

  await page.goto('/dashboard');
  const panel = page.getByRole('region', { name: 'Recommended loads' });
  await expect(panel.getByText(/^Adds 1\d\d miles to your trip Helena, MT to Missoula, MT\.$/)).toBeVisible();
  await panel.getByRole('link', { name: /A crate off the road/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A crate off the road' })).toBeVisible();

  // Nothing within what a trip can allow: it only says so.
  const far = await post<{ id: string }>(request, carrier, '/api/trips', {
    from: 'Key West, FL',
    to: 'Miami, FL',
    firstDay: day(4),
    takes: ['animals'],
    minLoadMiles: 60,
  });
  await post(request, shipper, '/api/shipments', {
    title: 'Two parrots',
    category: 'animals',
    description: 'Two parrots in one cage.',
    pickupLocation: 'Miami, FL',
    deliveryLocation: 'Jacksonville, FL',
  });
  await page.goto(`/trips/${far.id}`);
  await expect(
    page.getByText(/The nearest adds [\d,]+ miles\. A trip can go 300 miles out of its way at most\.$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Allow/ })).toHaveCount(0);
});

test('a carrier who delivered sees on a phone which loads come next', async ({ browser, request }) => {
  const [shipper, carrier] = [await register(request, 'Nell'), await register(request, 'Nick', true)];
  const listed = (title: string, pickupLocation: string, deliveryLocation: string) =>
    post<{ id: string }>(request, shipper, '/api/shipments', {
      title,
      category: 'freight',
      description: 'A crate of machine parts.',
      pickupLocation,
      deliveryLocation,
      budget: 1_000,
    });
  const job = await listed('A crate for Laredo', 'Del Rio, TX', 'Laredo, TX');
  await listed('A crate back from Laredo', 'Laredo, TX', 'Uvalde, TX');
  const quote = await post<{ id: string }>(request, carrier, '/api/quotes', { shipmentId: job.id, amount: 900 });
  await acceptAndPay(request, shipper, quote.id);
  await post(request, carrier, `/api/shipments/${job.id}/pickup`);
  await request.put('/api/users/profile', {
    data: { homeBase: 'Del Rio, TX' },
    headers: { authorization: `Bearer ${carrier.token}` },
  });
  const page = await phoneOf(browser, carrier);
  await page.goto(`/shipments/${job.id}`);
  const next = page.getByRole('region', { name: 'What next?' });
  await expect(page.getByRole('button', { name: 'Deliver', exact: true })).toBeVisible();
  await expect(next).toHaveCount(0);
  await handOver(page, 'Deliver', 'Delivered');
  await expect(next.getByText(/^1 load starts within 40 miles of here and leads towards home\./)).toBeVisible();
  await next.getByRole('link', { name: 'See it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recommended loads' })).toBeVisible();
  await page.getByRole('link', { name: /A crate back from Laredo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A crate back from Laredo' })).toBeVisible();
});
