import { expect, type Locator, test } from '@playwright/test';
import { acceptAndPay, list, post, quote, register } from './support/deal';
import { handOver } from './support/handOver';
import { phoneAt } from './support/phone';

const SMALL_PHONE = { width: 360, height: 740 };

test('an owner whose offer waits is told so, and can still accept another quote', async ({ browser, request }) => {
  const owner = await register(request, 'Olga');
  const [one, other] = [await register(request, 'Dirk', true), await register(request, 'Rosa', true)];
  const { id } = await list(request, owner, 'Excavator without exact dimensions');
  const { id: quoteId } = await quote(request, one, id, 900);
  await quote(request, other, id, 950);
  await post(request, owner, `/api/quotes/${quoteId}/counter-offers`, { amount: 800 });
  const page = await phoneAt(browser, owner, `/shipments/${id}`);
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next.getByRole('heading')).toHaveText('Waiting for the carrier');
  await expect(next).toContainText(
    'Your offer to Dirk R. waits for an answer. You can still accept any quote as it stands.',
  );
  await expect(next).toContainText('Your offer stands until');
  await page.context().close();
});

test('from the booking on, both sides read what was agreed, and its carrier once that it is not paid', async ({
  browser,
  request,
}) => {
  const [owner, driver] = [await register(request, 'Olga'), await register(request, 'Dirk', true)];
  const { id } = await list(request, owner, 'A car that was agreed on');
  const { id: quoteId } = await quote(request, driver, id, 1240);
  const shipper = await phoneAt(browser, owner, `/shipments/${id}`);
  await expect(shipper.getByText('Budget $1,400.00', { exact: true })).toBeVisible();
  await post(request, owner, `/api/quotes/${quoteId}/accept`);
  await shipper.reload();
  await expect(shipper.getByText('Agreed $1,240.00', { exact: true })).toBeVisible();
  const carrier = await phoneAt(browser, driver, `/jobs/${id}`);
  await expect(carrier.getByRole('heading', { name: 'Pick up on a day to agree on' })).toBeVisible();
  await expect(carrier.getByText(/not paid/i)).toHaveCount(1);
  await expect(carrier.getByText('Not paid yet. Do not pick up.')).toBeVisible();
  await shipper.context().close();
  await carrier.context().close();
});

test('a delivery knows what the pickup said, and its carrier is told what they receive', async ({
  browser,
  request,
}) => {
  const [owner, driver] = [await register(request, 'Olga'), await register(request, 'Dirk', true)];
  const { id } = await list(request, owner, 'A car with two keys');
  const { id: quoteId } = await quote(request, driver, id, 1000);
  await acceptAndPay(request, owner, quoteId);
  const values = { vin: '1HGCM82633A004352', keys: '2', fuel: 'half' };
  await post(request, driver, `/api/shipments/${id}/pickup`, { condition: { form: 'car', values } });
  const page = await phoneAt(browser, driver, `/shipments/${id}`);
  await page.getByRole('button', { name: 'Deliver', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Deliver' });
  await expect(sheet.getByLabel('VIN')).toHaveValue(values.vin);
  await expect(sheet.getByLabel('Keys')).toHaveValue('2');
  // It may have changed on the way.
  await expect(sheet.getByRole('group', { name: 'Fuel' }).getByRole('button', { pressed: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await handOver(page, 'Deliver', 'Delivered');
  const pay = page.getByRole('region', { name: 'Your pay' });
  await expect(pay).toContainText('You receive $950.00.');
  await post(request, owner, `/api/shipments/${id}/confirm-delivery`);
  await expect(pay).toContainText('$950.00 is on its way to you, expected by');
  await page.context().close();
});

test('who asks for quotes and has no account is led to make one, and from a category card too', async ({ page }) => {
  const newHere = page.getByText('New here? Create an account to list your item and get quotes.');
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Shipping Quotes' }).first().click();
  await expect(newHere).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Haulway' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(newHere).toHaveCount(0);
  await page.goto('/');
  await page.getByRole('link', { name: /^Animals/ }).click();
  await expect(newHere).toBeVisible();
});

test('a carrier on a small phone sees loads without scrolling', async ({ browser, request }) => {
  const [owner, driver] = [await register(request, 'Olga'), await register(request, 'Dirk', true)];
  for (const title of ['A first load', 'A second load', 'A third load']) await list(request, owner, title);
  const page = await phoneAt(browser, driver, '/browse');
  await page.setViewportSize(SMALL_PHONE);
  const bar = page.getByRole('navigation', { name: 'Main' }).last();
  for (const n of [0, 1]) {
    const row = page.getByRole('article').nth(n);
    const room = async () => {
      const [above, below] = [await row.boundingBox(), await bar.boundingBox()];
      return (below?.y ?? 0) - (above?.y ?? Infinity) - (above?.height ?? 0);
    };
    await expect.poll(room, { message: `row ${n}` }).toBeGreaterThan(0);
  }
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByLabel('Budget to ($)')).toBeVisible();
  await page.context().close();
});

test('somebody at a closed gate is told what is true: with signal, the shipper knows', async ({ browser, request }) => {
  const [owner, driver] = [await register(request, 'Olga'), await register(request, 'Dirk', true)];
  const { id } = await list(request, owner, 'A car behind a gate');
  const { id: quoteId } = await quote(request, driver, id, 1000);
  await acceptAndPay(request, owner, quoteId);
  const page = await phoneAt(browser, driver, `/shipments/${id}`);
  await page.getByRole('button', { name: 'Nobody there, or no way in' }).click();
  const sheet = page.getByRole('dialog', { name: 'You cannot load it' });
  await sheet.getByRole('button', { name: 'No way in for the truck' }).click();
  await sheet.getByRole('button', { name: 'Tell the shipper' }).click();
  await expect(page.getByText('The shipper is told.', { exact: true })).toBeVisible();
  await page.context().close();
});

test('after a release the focus is on the heading, whose buttons are gone, and the receipt is one link away', async ({
  browser,
  request,
}) => {
  const [owner, driver] = [await register(request, 'Olga'), await register(request, 'Dirk', true)];
  const { id } = await list(request, owner, 'A car that has arrived');
  const { id: quoteId } = await quote(request, driver, id, 1000);
  await acceptAndPay(request, owner, quoteId);
  for (const step of ['pickup', 'deliver']) await post(request, driver, `/api/shipments/${id}/${step}`);
  const page = await phoneAt(browser, owner, `/shipments/${id}`);
  await page.getByRole('button', { name: 'Confirm delivery' }).press('Enter');
  await page.getByRole('button', { name: 'Release $1,000.00' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await page.context().close();
});

test('somebody who does not know the weight is told how to see prices all the same', async ({ browser, request }) => {
  const page = await phoneAt(browser, await register(request, 'Olga'), '/list-item');
  await page.getByLabel('Title').fill('Upright piano, second floor, no elevator');
  await page.getByLabel('Pickup Location').fill('Brooklyn, NY');
  await page.getByLabel('Delivery Location').fill('Boston, MA');
  const preview = page.getByRole('region', { name: 'Price preview' });
  await expect(preview).toContainText('If you do not know the weight, choose "Not sure?" below it.');
  await page.getByRole('button', { name: 'Not sure?' }).click();
  await expect(preview).toContainText('Typically $');
  await page.context().close();
});

test('on a small phone what an owner can do with a listing takes one line', async ({ browser, request }) => {
  const owner = await register(request, 'Olga');
  const { id } = await list(request, owner, 'Horse trailer');
  const page = await phoneAt(browser, owner, `/shipments/${id}`);
  await page.setViewportSize(SMALL_PHONE);
  const lines = async () => {
    const tops = new Set<number | undefined>();
    for (const name of ['Edit listing', 'Cancel shipment', 'Share'])
      tops.add((await page.getByRole('button', { name, exact: true }).boundingBox())?.y);
    return tops.size;
  };
  await expect.poll(lines).toBe(1);
  await page.context().close();
});

test('an owner whose carrier gave the job back reads on the page that the money went back', async ({
  browser,
  request,
}) => {
  const [owner, driver] = [await register(request, 'Olga'), await register(request, 'Dirk', true)];
  const { id } = await list(request, owner, 'A boat that nobody came for');
  const { id: quoteId } = await quote(request, driver, id, 1000);
  await acceptAndPay(request, owner, quoteId);
  await post(request, driver, `/api/quotes/${quoteId}/withdraw`);
  const page = await phoneAt(browser, owner, `/shipments/${id}`);
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next).toContainText('$1,000.00 went back to your card.');
  await page.context().close();
});

test('after paying far down the page, the next step is on the screen', async ({ browser, request }) => {
  const [owner, driver] = [await register(request, 'Olga'), await register(request, 'Dirk', true)];
  const other = await register(request, 'Rosa', true);
  const { id } = await list(request, owner, 'A boat that is paid for below');
  for (const [carrier, amount] of [
    [driver, 900],
    [other, 950],
  ] as const)
    await quote(request, carrier, id, amount);
  const page = await phoneAt(browser, owner, `/shipments/${id}`);
  await page.setViewportSize(SMALL_PHONE);
  await page.getByRole('button', { name: 'Accept Quote' }).last().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: 'Book anyway' }).check();
  await sheet.getByRole('button', { name: 'Use 4242 4242 4242 4242' }).click();
  await sheet.getByRole('button', { name: 'Accept and pay $950.00' }).click();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'Back to the shipment' }).click();
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next).toContainText('Rosa R. picks up');
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(next).toBeInViewport({ ratio: 1 });
  await page.context().close();
});

test('on a small phone prices that come do not move the button that lists', async ({ browser, request }) => {
  const page = await phoneAt(browser, await register(request, 'Olga'), '/list-item');
  await page.setViewportSize(SMALL_PHONE);
  await page.getByLabel('Title').fill('Mini excavator with two buckets');
  await page.getByLabel('Category').selectOption('heavy_equipment');
  await page.getByLabel('Description').fill('A mini excavator that drives onto the trailer.');
  await page.getByLabel('Pickup Location').fill('Reno, NV');
  await page.getByLabel('Delivery Location').fill('Boise, ID');
  await page.getByLabel('Weight (lbs)').fill('7800');
  const preview = page.getByRole('region', { name: 'Price preview' });
  await expect(preview).toContainText('Typically $');
  const submit = page.getByRole('button', { name: 'List Shipment' });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
  expect(await top(page.getByRole('button', { name: 'Add photos' }))).toBeLessThan(await top(submit));
  expect(await top(submit)).toBeLessThan(await top(preview));
  await submit.click();
  await expect(page.getByRole('heading', { name: /is listed$/ })).toBeVisible();
  await page.context().close();
});

test('a horse is asked for no steps, no elevator and no dock, and a piano for these', async ({ browser, request }) => {
  const page = await phoneAt(browser, await register(request, 'Olga'), '/list-item');
  const fields = async () => {
    await expect(page.getByRole('group', { name: 'At delivery' }).getByLabel('Phone')).toBeVisible();
    const pickup = page.getByRole('group', { name: 'At pickup' });
    return {
      steps: await pickup.getByLabel('Steps').count(),
      lift: await pickup.getByLabel('Elevator?').count(),
      dock: await pickup.getByRole('option', { name: 'Loading dock' }).count(),
      runs: await page.getByLabel('Does it run?').count(),
    };
  };
  await page.getByLabel('Category').selectOption('animals');
  await page.getByText('Further details').click();
  expect(await fields()).toEqual({ steps: 0, lift: 0, dock: 0, runs: 0 });
  await page.getByLabel('Category').selectOption('vehicles');
  expect(await fields()).toEqual({ steps: 0, lift: 0, dock: 1, runs: 1 });
  await page.getByLabel('Category').selectOption('household_items');
  expect(await fields()).toEqual({ steps: 1, lift: 1, dock: 1, runs: 0 });
  const steps = page.getByRole('group', { name: 'At pickup' }).getByLabel('Steps');
  await expect(steps).toHaveAccessibleDescription('Up to 30');
  await expect(page.getByLabel('Anything else about access').first()).toHaveAccessibleDescription(
    'More than 30 steps? Say so here. Everyone who sees the listing can read this',
  );
  await steps.fill('44');
  // What was said stays to be seen.
  await page.getByLabel('Category').selectOption('animals');
  await expect(steps).toHaveValue('44');
  await page.getByRole('button', { name: 'List Shipment' }).click();
  await expect(steps).toHaveAccessibleDescription('Enter 30, and say below how many there are');
  await page.context().close();
});

test('a horse: its owner reads what is covered where the plan is chosen, and its carrier is asked for the papers', async ({
  browser,
  request,
}) => {
  const [owner, driver] = [await register(request, 'Olga'), await register(request, 'Dirk', true)];
  const { id } = await post<{ id: string }>(request, owner, '/api/shipments', {
    title: 'Quarter Horse mare, 12 years old',
    category: 'animals',
    description: 'Loads well and hauls quietly.',
    pickupLocation: 'Austin, TX',
    deliveryLocation: 'Denver, CO',
  });
  const { id: quoteId } = await quote(request, driver, id, 1000);
  const shipper = await phoneAt(browser, owner, `/shipments/${id}`);
  await shipper.getByRole('button', { name: 'Accept Quote' }).click();
  const plans = shipper.getByRole('group', { name: 'Protection plan' });
  await expect(plans).toContainText('If it is hurt, sick or missing when it arrives, open a claim within 48 hours');
  await shipper.context().close();
  await acceptAndPay(request, owner, quoteId);
  const page = await phoneAt(browser, driver, `/jobs/${id}`);
  await page.getByRole('button', { name: 'Something differs' }).click();
  await expect(page.getByRole('group', { name: 'What differs' })).not.toContainText(/Does not run|Stairs/);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Pick up', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Pick up' });
  await sheet.getByRole('button', { name: 'It is too dark' }).click();
  await expect(sheet.getByText('Have you seen its papers? Say so above.')).toBeVisible();
  await sheet.getByRole('group', { name: 'Health papers seen' }).getByRole('button', { name: 'Yes' }).click();
  await sheet.getByRole('group', { name: 'Negative Coggins test seen' }).getByRole('button', { name: 'No' }).click();
  await expect(sheet.getByText(/^A state can turn it back at its border/)).toBeVisible();
  // It never keeps them from going.
  await sheet.getByRole('button', { name: 'Picked up', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await page.context().close();
});

test('in the dialog that releases the money, what a report is worth is said in words', async ({ browser, request }) => {
  const [owner, driver] = [await register(request, 'Olga'), await register(request, 'Dirk', true)];
  const { id } = await list(request, owner, 'A boat with two reports');
  await acceptAndPay(request, owner, (await quote(request, driver, id, 1000)).id);
  for (const step of ['pickup', 'deliver'])
    await post(request, driver, `/api/shipments/${id}/${step}`, { condition: { form: 'boat', values: { keys: '1' } } });
  const page = await phoneAt(browser, owner, `/shipments/${id}`);
  await page.getByRole('button', { name: 'Confirm delivery' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('A report cannot be changed once it is sent.')).toBeVisible();
  await expect(sheet).not.toContainText(/[0-9a-f]{12}/);
  await page.context().close();
});
