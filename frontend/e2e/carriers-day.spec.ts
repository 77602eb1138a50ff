import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { acceptAndPay, list, PASSWORD, post, quote, register, type Person } from './support/deal';
import { phoneAt } from './support/phone';
import { dimOn } from './support/screen';

async function enter(page: Page, person: Person): Promise<void> {
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), person.token);
}

/** The same person in a session of their own. */
async function signedIn(request: APIRequestContext, { id, email }: Person): Promise<Person> {
  const { token } = await post<{ token: string }>(request, undefined, '/api/auth/login', { email, password: PASSWORD });
  return { id, email, token };
}

/** A carrier's quotes on a shipment, from the server, newest first. */
async function quotesOf(request: APIRequestContext, carrier: Person, shipmentId: string) {
  const answer = await request.get(`/api/shipments/${shipmentId}/quotes`, {
    headers: { authorization: `Bearer ${carrier.token}` },
  });
  return (await answer.json()) as { amount: number; status: string }[];
}

test('a carrier can undo an act on a quote for ten seconds; then, or when they leave, it is sent', async ({
  page,
  request,
}) => {
  const shipper = await register(request, 'Una');
  let carrier = await register(request, 'Uri', true);
  const { id } = await list(request, shipper, 'A safe to be undone');
  await quote(request, carrier, id, 1240);
  const amounts = async () => (await quotesOf(request, carrier, id)).map(({ amount, status }) => [amount, status]);
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, carrier);
  await page.goto(`/shipments/${id}`);

  const change = async (price: string) => {
    await page.getByRole('button', { name: 'Change quote' }).click();
    await page.getByLabel('Your price ($)').fill(price);
    await expect(
      page.getByText(/You receive \$[\d,.]+ after the .* platform fee\. Your price is \$\d\.\d\d a mile/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Update quote' }).click();
  };
  await change('1180');
  await expect(page.getByText('Your price is now $1,180.00')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.getByRole('article', { name: 'Quote by Uri R.' })).toContainText('$1,180.00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('button', { name: 'Change quote' })).toBeVisible();
  expect(await amounts()).toEqual([[1240, 'pending']]);

  // After its ten seconds.
  await change('1190');
  await expect(page.getByText('Your price is now $1,190.00')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect.poll(amounts).toEqual([[1190, 'pending']]);

  // When the phone shows another app.
  await change('1195');
  await expect(page.getByText('Your price is now $1,195.00')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
  await expect.poll(amounts).toEqual([[1195, 'pending']]);

  // When the tab leaves the site, also past a worker: a browser drops what a closing page has yet to hand to one.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await change('1200');
  await expect(page.getByText('Your price is now $1,200.00')).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(amounts).toEqual([[1200, 'pending']]);

  // When they sign out, which comes after it.
  await page.goto(`/shipments/${id}`);
  await change('1210');
  await expect(page.getByText('Your price is now $1,210.00')).toBeVisible();
  await page.getByRole('button', { name: 'Uri' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  carrier = await signedIn(request, carrier);
  await enter(page, carrier);
  expect(await amounts()).toEqual([[1210, 'pending']]);

  // When another screen shows.
  await page.goto(`/shipments/${id}`);
  await page.getByRole('button', { name: 'Withdraw quote' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Withdraw quote' }).click();
  await expect(page.getByText('Your quote of $1,210.00 is withdrawn.')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.poll(amounts).toEqual([[1210, 'declined']]);
});

test('an owner undoes declining a quote', async ({ page, request }) => {
  const [shipper, carrier] = [await register(request, 'Ona'), await register(request, 'Oli', true)];
  const { id } = await list(request, shipper, 'A bell to be declined');
  await quote(request, carrier, id, 990);
  await enter(page, shipper);
  await page.goto(`/shipments/${id}`);
  const decline = async () => {
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await page.getByRole('button', { name: 'Decline quote' }).click();
    await expect(page.getByText("You declined Oli R.'s quote of $990.00.")).toBeVisible();
  };
  await decline();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Accept Quote' })).toBeVisible();
  expect((await quotesOf(request, carrier, id))[0]?.status).toBe('pending');
  await decline();
  await page.goto('about:blank');
  await expect.poll(async () => (await quotesOf(request, carrier, id))[0]?.status).toBe('declined');
});

test('a driver has the day, the route, the number and the pay of a job at hand, readable in the sun', async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Jo'), await register(request, 'Jim', true)];
  const { id } = await post<{ id: string }>(request, shipper, '/api/shipments', {
    title: 'A kiln on a pallet',
    category: 'freight',
    description: 'Shrink wrapped, ready to load.',
    pickupLocation: 'Austin, TX',
    deliveryLocation: 'Denver, CO',
    pickupAddress: '200 Congress Ave, Austin, TX 78701',
    pickupContact: 'Dana, (512) 555-0142',
    weight: '900',
  });
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { id: quoteId } = await post<{ id: string }>(request, carrier, '/api/quotes', {
    shipmentId: id,
    amount: 1000,
    estimatedPickupDate: day,
  });
  await acceptAndPay(request, shipper, quoteId);
  const words = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      colorScheme,
    });
    const page = await context.newPage();
    await enter(page, carrier);
    await page.goto(`/shipments/${id}`);
    const sheet = page.getByRole('region', { name: `Pick up ${words.format(new Date(`${day}T00:00:00Z`))}` });
    await expect(sheet).toContainText('200 Congress Ave, Austin, TX 78701');
    await expect(sheet).toContainText('900 lbs');
    await expect(sheet).toContainText(/Agreed price\s*\$1,000\.00/);
    await expect(sheet).toContainText(/You receive\s*\$9\d\d\.\d\d/);
    await expect(sheet.getByRole('link', { name: 'Navigate' })).toHaveAttribute(
      'href',
      /google\.com\/maps\/dir\/.*destination=200%20Congress/,
    );
    await expect(sheet.getByRole('link', { name: 'Other map' })).toHaveAttribute('href', /^geo:0,0\?q=200%20Congress/);
    await expect(sheet.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:5125550142');
    const heights = await sheet.getByRole('link').evaluateAll((links) => links.map((link) => link.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44 - 2);
    expect(await dimOn(page, '[aria-labelledby="job-sheet"]')).toEqual([]);
    await context.close();
  }
});

test('a shipper who listed a city is asked for the street once it is paid, and the job sheet has it as it is given', async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Jo'), await register(request, 'Jim', true)];
  const { id } = await list(request, shipper, 'A kiln on a pallet');
  const { id: quoteId } = await quote(request, carrier, id, 1000);
  await acceptAndPay(request, shipper, quoteId);
  const driver = await phoneAt(browser, carrier, `/shipments/${id}`);
  await expect(driver.getByText('No street address yet.')).toBeVisible();

  const owner = await phoneAt(browser, shipper, '/dashboard');
  await owner.getByRole('link', { name: /Give the street address for A kiln/ }).click();
  const sheet = owner.getByRole('dialog', { name: 'Addresses and contacts' });
  const pickup = sheet.getByRole('group', { name: 'Pickup: Austin, TX' });
  await pickup.getByLabel('Street address').fill('600 Alamo Plaza, San Antonio, TX');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(pickup.getByText(/This is \d+ miles from Austin, TX/)).toBeVisible();
  await pickup.getByLabel('Street address').fill('200 Congress Ave');
  await pickup.getByLabel('Phone').fill('(512) 555-0142');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  // The other end is still missing.
  await expect(owner.getByRole('region', { name: 'What happens next' })).toContainText(
    'still needs the delivery street',
  );
  await owner.getByRole('link', { name: 'Add it' }).click();
  await expect(sheet).toBeVisible();

  const job = driver.locator('[aria-labelledby="job-sheet"]');
  await expect(job).toContainText('200 Congress Ave, Austin, TX');
  await expect(job.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:5125550142');
});

test('on a phone, a carrier first reads about the load and then quotes from the bar below', async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Bea'), await register(request, 'Bo', true)];
  const { id } = await list(request, shipper, 'A lathe');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await enter(page, carrier);
  await page.goto(`/shipments/${id}`);
  await expect(page.getByLabel('Your price ($)')).toHaveCount(0);
  await expect(page.getByText('Bea R.')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Quote on this load' });
  await expect(bar).toContainText('$1,400 budget');
  await expect(bar).toContainText(/\$1\.\d\d a mile/);
  await expect(bar).toBeInViewport();
  const quoteIt = async (message?: string) => {
    await bar.getByRole('button', { name: 'Send quote' }).click();
    const form = page.getByRole('dialog', { name: 'Submit a quote' });
    await form.getByLabel('Your price ($)').fill('1300');
    if (message !== undefined) {
      await form.getByLabel('Message', { exact: true }).fill(message);
      await form.getByLabel('Start my next quotes with this message').check();
    } else {
      await expect(form.getByLabel('Message', { exact: true })).toHaveValue('Air-ride trailer, two drivers.');
    }
    await form.getByRole('button', { name: 'Send quote' }).click();
    await expect(page.getByText('Quote sent', { exact: true })).toBeVisible();
  };
  await quoteIt('Air-ride trailer, two drivers.');
  await expect(bar).toHaveCount(0);

  // A saved message starts the next quote.
  await page.goto(`/shipments/${(await list(request, shipper, 'Another lathe')).id}`);
  await quoteIt();
  await context.close();
});

test('a suspended carrier reads what that means for quotes, jobs and loads, and the shipper why nothing can be accepted', async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Sal'), await register(request, 'Max', true)];
  const { id } = await list(request, shipper, 'A piano with a quote');
  await quote(request, carrier, id, 900);
  const booked = await list(request, shipper, 'A boat that is booked');
  await acceptAndPay(request, shipper, (await quote(request, carrier, booked.id, 900)).id);
  const admin = await post<Person>(request, undefined, '/api/auth/login', {
    email: 'admin@demo.haulway.test',
    password: 'haulway-demo',
  });
  await post(request, admin, `/api/admin/users/${carrier.id}/suspend`, { reason: 'Cash at the door.' });

  const page = await phoneAt(browser, carrier, '/dashboard');
  await expect(page.getByText('Your account is suspended: we emailed you why.')).toBeVisible();
  const quotes = page.getByRole('region', { name: 'Your quotes' });
  await expect(quotes.getByRole('listitem').filter({ hasText: 'A piano with a quote' })).toContainText(
    'Nobody can accept it while your account is suspended.',
  );
  // Nobody decides on the quote; what is booked can still be ended by its shipper.
  const waiting = page.getByRole('region', { name: 'Waiting for others' });
  await expect(waiting).toContainText('You are suspended and cannot pick up; the shipper can end the booking');
  await expect(waiting).not.toContainText('A piano with a quote');
  await expect(page.getByRole('region', { name: 'Needs you now' })).toHaveCount(0);
  await page.goto('/browse');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Quote' })).toHaveCount(0);
  await page.goto(`/shipments/${id}`);
  await expect(page.getByRole('region', { name: 'What happens next' })).toContainText(
    'Your quote stands, but nobody can accept it while your account is suspended.',
  );
  await page.goto('/trips');
  await expect(page.getByText('No trips planned.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New trip' })).toHaveCount(0);
  await page.goto(`/jobs/${booked.id}`);
  await expect(page.getByRole('heading', { name: 'Do not pick it up' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pick up', exact: true })).toHaveCount(0);

  const payer = await phoneAt(browser, shipper, `/shipments/${booked.id}`);
  const next = payer.getByRole('region', { name: 'What happens next' });
  await expect(next).toContainText('Max R. is suspended and cannot pick up for now.');
  await next.getByRole('button', { name: 'End booking' }).click();
  await payer.getByRole('dialog').getByRole('button', { name: 'End booking' }).click();
  await expect(next).toContainText('Carriers can quote now.');
  await expect(payer.getByText('You ended the booking, since Max R. is suspended.')).toBeVisible();

  const owner = await phoneAt(browser, shipper, `/shipments/${id}`);
  await expect(
    owner.getByText('Max R. cannot be booked at the moment, so this quote cannot be accepted.'),
  ).toBeVisible();
  await expect(owner.getByRole('region', { name: 'What happens next' })).toContainText(
    'None of your quotes can be accepted at the moment.',
  );
});

test('an owner sees that a badge of their carrier lapsed, and ends the booking', async ({ browser, request }) => {
  const [shipper, carrier] = [await register(request, 'Ida'), await register(request, 'Bo', true)];
  const admin = await post<Person>(request, undefined, '/api/auth/login', {
    email: 'admin@demo.haulway.test',
    password: 'haulway-demo',
  });
  const asked = await request.put('/api/users/me/verification', {
    headers: { authorization: `Bearer ${carrier.token}` },
    data: { facts: [{ fact: 'usdot_number', number: '3412907' }] },
  });
  expect(asked.ok()).toBe(true);
  const filter = encodeURIComponent(JSON.stringify({ userId: carrier.id }));
  const rows = await request.get(`/api/admin/verifications?filter=${filter}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const [fact] = (await rows.json()) as { id: string }[];
  await post(request, admin, `/api/admin/verifications/${fact?.id}/approve`, {});
  const { id } = await list(request, shipper, 'A boat for a checked carrier');
  await acceptAndPay(request, shipper, (await quote(request, carrier, id, 900)).id);

  const page = await phoneAt(browser, shipper, `/shipments/${id}`);
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next).toContainText('Bo R. picks up');
  await expect(next.getByRole('button', { name: 'End booking' })).toHaveCount(0);
  await post(request, admin, `/api/admin/verifications/${fact?.id}/reject`, { reason: 'It is of somebody else.' });
  await expect(next).toContainText('Lapsed since you booked Bo R.: USDOT number. You can end the booking');
  await next.getByRole('button', { name: 'End booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End booking' }).click();
  await expect(next).toContainText('Carriers can quote now.');
  await expect(page.getByText('You ended the booking, since a badge of Bo R. had come off.')).toBeVisible();
});
