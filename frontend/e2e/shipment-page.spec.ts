import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { acceptAndPay, list, type Person, post, quote, register } from './support/deal';

/** The most height of a shipment's page on a phone, in px, in any status. */
const TALLEST = 2_000;
/** The most of quotes side by side, whatever their carriers wrote. */
const TALLEST_TABLE = 1_200;

interface Deal {
  shipper: Person;
  carrier: Person;
  id: string;
  quoteId: string;
}

/** A listing with a photo, and with quotes from two carriers who write long messages. */
async function quoted(request: APIRequestContext): Promise<Deal> {
  const shipper = await register(request, 'Hana');
  const [carrier, other] = [await register(request, 'Dale', true), await register(request, 'Rosa', true)];
  const { id } = await list(request, shipper, 'Harbor 21 boat on its trailer');
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const headers = { authorization: `Bearer ${shipper.token}` };
  const sent = await request.post('/api/uploads', {
    headers,
    multipart: { photos: { name: 'boat.jpg', mimeType: 'image/jpeg', buffer } },
  });
  const [{ url }] = (await sent.json()) as [{ url: string }];
  await request.patch(`/api/shipments/${id}`, { headers, data: { photos: [url] } });
  const message = 'I run this lane every week with an enclosed trailer, and bring my own straps and pads. '.repeat(6);
  const { id: quoteId } = await post<{ id: string }>(request, carrier, '/api/quotes', {
    shipmentId: id,
    amount: 1240,
    message,
  });
  await quote(request, other, id, 1310);
  return { shipper, carrier, id, quoteId };
}

async function open(page: Page, { shipper, id }: Deal, shown: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), shipper.token);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/shipments/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  await expect(page.getByRole('heading', { name: shown, exact: true })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
}

/** What the keyboard comes to before something that stands well above it: its words. What sticks to the screen stands anywhere. */
const outOfOrder = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const A_ROW = 100;
    const stops = [...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
      (each) => each.checkVisibility() && !each.closest('[data-sticky-act]'),
    );
    const topOf = (each: HTMLElement) => each.getBoundingClientRect().top;
    return stops
      .filter((each, n) => n > 0 && topOf(stops[n - 1] ?? each) > topOf(each) + A_ROW)
      .map((each) => each.innerText || each.ariaLabel || each.id);
  });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('a shipment is at most 2,000 px tall for its owner on a phone, in every status, and read from top to bottom', async ({
  page,
  request,
}) => {
  const heights: Record<string, number> = {};
  const deal = await quoted(request);
  const look = async (status: string, shown: string) => {
    await open(page, deal, shown);
    heights[status] = await heightOf(page);
    expect(await outOfOrder(page), status).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${status}.png`, fullPage: true });
  };
  await look('quoted', 'Quotes (2)');
  await post(request, deal.shipper, `/api/quotes/${deal.quoteId}/accept`);
  await look('booked', 'Quotes (2)');
  await post(request, deal.shipper, `/api/quotes/${deal.quoteId}/unaccept`);
  const { id: again } = await quote(request, deal.carrier, deal.id);
  await acceptAndPay(request, deal.shipper, again);
  await look('paid', 'Your carrier');
  await post(request, deal.carrier, `/api/shipments/${deal.id}/pickup`);
  await look('in transit', 'When it arrives');
  await post(request, deal.carrier, `/api/shipments/${deal.id}/deliver`);
  await look('delivered', 'Review Dale R.');
  const claim = await post<{ id: string }>(request, deal.shipper, '/api/claims', {
    shipmentId: deal.id,
    kind: 'damage',
    amount: 50,
    description: 'The hull is scratched on the left side, about a foot long.',
  });
  await look('claimed', 'Review Dale R.');
  await post(request, deal.shipper, `/api/claims/${claim.id}/withdraw`);
  await post(request, deal.shipper, `/api/shipments/${deal.id}/confirm-delivery`);
  await look('completed', 'Review Dale R.');
  const over = await quoted(request);
  await post(request, over.shipper, `/api/shipments/${over.id}/cancel`);
  Object.assign(deal, over);
  await look('cancelled', 'Quotes (2)');
  expect(Object.entries(heights).filter(([, height]) => height > TALLEST)).toEqual([]);
});

/** Where something is on the screen, once it is there. */
async function boxOf(target: Locator) {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return { ...box, bottom: box.y + box.height };
}

test('on a phone, the next act stays at the bottom of the screen until it is done, and covers nothing', async ({
  page,
  request,
}) => {
  const deal = await quoted(request);
  await post(request, deal.shipper, `/api/quotes/${deal.quoteId}/accept`);
  await open(page, deal, 'Quotes (2)');
  const pay = page.getByRole('button', { name: 'Pay $1,240.00' });
  const bar = page.locator('[data-sticky-act]');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const end of [0, 1e6]) {
    await page.evaluate((top) => window.scrollTo(0, top), end);
    const [button, menu] = [await boxOf(bar), await boxOf(nav)];
    expect(Math.abs(button.bottom - menu.y)).toBeLessThanOrEqual(1);
    await expect(pay).toBeInViewport({ ratio: 1 });
  }
  // At the end of the page, its last line is above the bar.
  expect((await boxOf(page.getByRole('contentinfo'))).bottom).toBeLessThanOrEqual((await boxOf(bar)).y + 1);
  await pay.click();
  await page.getByRole('dialog', { name: 'Pay Dale R.' }).getByRole('button', { name: 'Pay $1,240.00' }).click();
  await page.getByRole('button', { name: 'Back to the shipment' }).click();
  await expect(bar).toHaveCount(0);
});

test('on a phone, a dialog is a sheet at the bottom of the screen that closes with its button or a pull', async ({
  page,
  request,
}) => {
  const deal = await quoted(request);
  await open(page, deal, 'Quotes (2)');
  const ask = page.getByRole('button', { name: 'Cancel shipment' });
  const sheet = page.getByRole('dialog', { name: /^Cancel/ });
  await ask.click();
  const paper = await boxOf(sheet);
  expect(Math.round(paper.bottom)).toBe(844);
  expect(paper.height).toBeLessThan(844 / 2);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await ask.click();
  const head = await boxOf(sheet);
  for (const [pulled, left] of [
    [40, 1],
    [160, 0],
  ] as const) {
    await page.mouse.move(195, head.y + 12);
    await page.mouse.down();
    await page.mouse.move(195, head.y + 12 + pulled, { steps: 4 });
    await page.mouse.up();
    await expect(sheet).toHaveCount(left);
  }
});

test('on a phone, three quotes are compared side by side, with what differs marked and the names always in view', async ({
  page,
  request,
}) => {
  const deal = await quoted(request);
  const bart = await register(request, 'Bartholomew', true);
  // The dearest comes down. Nobody accepts its old price beside that.
  const { id: haggled } = await quote(request, bart, deal.id, 1295);
  await post(request, deal.shipper, `/api/quotes/${haggled}/counter-offers`, { amount: 900 });
  await post(request, bart, `/api/quotes/${haggled}/counter-offers`, { amount: 1000, message: 'Fuel. '.repeat(80) });
  await open(page, deal, 'Quotes (3)');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const box of await page.getByRole('checkbox', { name: 'Compare' }).all()) await box.check();
  await expect(page.getByRole('button', { name: 'Compare 3' })).toBeVisible();
  // Where the last one was picked, it need not be scrolled back to.
  await page.getByRole('button', { name: 'See 3 quotes side by side' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Compare quotes' });
  const table = dialog.getByRole('region', { name: 'Quotes side by side' });
  await expect(table.getByRole('columnheader')).toHaveText(['Dale R.', 'Bartholomew R.', 'Rosa R.']);
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  const weightOf = (row: string) =>
    table
      .getByRole('row', { name: new RegExp(`^${row}`) })
      .getByRole('cell')
      .first()
      .evaluate((cell) => getComputedStyle(cell).fontWeight);
  expect([await weightOf('Message'), await weightOf('Jobs done')]).toEqual(['700', '400']);
  await expect(table.getByRole('button', { name: 'Message' })).toHaveCount(3);
  await table.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(table.getByRole('columnheader', { name: 'Dale R.' })).toBeInViewport({ ratio: 1 });
  await expect(table.getByRole('row', { name: /^Price/ })).toContainText(
    '$1,000.00Lowest. Offered instead of $1,295.00',
  );
  // However long what somebody wrote is, all of them can be accepted without scrolling.
  await table.evaluate((element) => element.scrollTo(0, 0));
  expect(await table.evaluate((element) => element.scrollHeight)).toBeLessThan(TALLEST_TABLE);
  if (process.env['COMPARE_SHOT']) await page.screenshot({ path: process.env['COMPARE_SHOT'] });
  await expect(table.getByRole('button', { name: "Accept Rosa R.'s quote" })).toBeInViewport({ ratio: 1 });
  await table.getByRole('button', { name: "Accept Bartholomew R.'s offer" }).click();
  const sheet = page.getByRole('dialog', { name: 'Accept and pay Bartholomew R.' });
  await expect(sheet.getByRole('button', { name: 'Accept and pay $1,000.00' })).toBeVisible();
});
