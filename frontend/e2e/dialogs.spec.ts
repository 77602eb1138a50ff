import { expect, test, type Browser, type Page } from '@playwright/test';
import { acceptAndPay, list, post, quote, register, type Person } from './support/deal';
import { barriersOn, follow, look, LOOKS, watch } from './support/screen';

/** Something that opens on top of a screen or unfolds in it. */
interface Opened {
  path: () => string;
  open: (page: Page) => Promise<unknown>;
}

test.describe.configure({ mode: 'parallel' });

let shipper: Person;
let carrier: Person;
/** Shipments, by status. */
let quoted = '';
let booked = '';
let carried = '';
let delivered = '';

test.beforeAll(async ({ playwright }, info) => {
  const request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  [shipper, carrier] = [await register(request, 'Ada'), await register(request, 'Bo', true)];
  const rival = await register(request, 'Cal', true);
  const offers = async (title: string) => {
    const { id } = await list(request, shipper, title);
    return { id, quoteId: (await quote(request, carrier, id)).id };
  };
  const [first, second, third, fourth] = [
    await offers('Sailboat'),
    await offers('Tractor'),
    await offers('Hot tub'),
    await offers('Piano'),
  ];
  await quote(request, rival, first.id, 990);
  await post(request, shipper, `/api/quotes/${second.quoteId}/accept`);
  for (const { id, quoteId } of [third, fourth]) {
    await acceptAndPay(request, shipper, quoteId);
    await post(request, carrier, `/api/shipments/${id}/pickup`);
  }
  await post(request, carrier, `/api/shipments/${fourth.id}/deliver`);
  await post(request, shipper, '/api/messages', {
    receiverId: carrier.id,
    shipmentId: third.id,
    content: 'When do you arrive?',
  });
  [quoted, booked, carried, delivered] = [first.id, second.id, third.id, fourth.id];
  await request.dispose();
});

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
const shipment =
  (id: () => string, query = '') =>
  () =>
    `/shipments/${id()}${query}`;

/** What the long run looks at, too. */
const more: Opened[] = [
  { path: shipment(() => quoted), open: press('Counter') },
  { path: shipment(() => quoted), open: press('Decline') },
  { path: shipment(() => quoted), open: press('Cancel shipment') },
  { path: shipment(() => booked), open: press('Undo acceptance') },
  { path: shipment(() => booked), open: press('Propose a change') },
  { path: shipment(() => carried), open: press('Propose a change') },
  { path: shipment(() => carried), open: press('Share tracking') },
];

test('everything that opens on top of a shipper screen is accessible', async ({ browser }) => {
  await visit(browser, shipper, [
    { path: shipment(() => quoted), open: press('Accept Quote') },
    { path: shipment(() => quoted), open: press('Edit listing') },
    { path: shipment(() => quoted), open: compare },
    { path: shipment(() => booked), open: press('Cancel shipment') },
    { path: shipment(() => booked), open: press('Pay with Escrow Protection') },
    { path: shipment(() => delivered), open: press('Confirm delivery') },
    { path: shipment(() => delivered, '?claim=new'), open: (page) => page.getByRole('dialog').waitFor() },
    {
      path: () => '/messages',
      open: (page) => page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click(),
    },
    { path: () => '/list-item', open: press('List Shipment') },
    { path: () => '/dashboard', open: (page) => page.keyboard.press('ControlOrMeta+k') },
    {
      path: () => '/payments',
      open: (page) => page.getByRole('main').getByRole('button', { expanded: false }).first().click(),
    },
    { path: () => '/dashboard', open: press('Ada') },
    ...(process.env.HAULWAY_TEST_LONG ? more : []),
  ]);
});

test('everything that opens on top of a carrier screen is accessible', async ({ browser }) => {
  await visit(browser, carrier, [
    { path: shipment(() => carried), open: press('Deliver') },
    {
      path: () => '/browse',
      open: async (page) => {
        await press('Submit Quote')(page);
        // Its code comes first.
        await page.getByRole('dialog').waitFor();
      },
    },
  ]);
});

test('Back closes what is open and nothing else, and what was typed is asked about or kept', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await context.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  const page = await context.newPage();
  await page.goto('/terms');
  await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible();
  const at = (path: string) => expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(path);
  const sheets = page.getByRole('dialog');

  await test.step('a counteroffer asks first', async () => {
    await follow(page, `/shipments/${quoted}`);
    await press('Counter')(page);
    const price = page.getByLabel('Your price ($)');
    await price.fill('777');
    await page.goBack();
    const asked = page.getByRole('dialog', { name: 'Discard what you typed?' });
    await expect(asked).toBeVisible();
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/discard.png` });
    await page.goBack();
    await expect(asked).toHaveCount(0);
    await expect(price).toHaveValue('777');
    // Beside the sheet.
    await page.mouse.click(195, 8);
    await asked.getByRole('button', { name: 'Discard' }).click();
    await expect(sheets).toHaveCount(0);
    await at(`/shipments/${quoted}`);
    await press('Counter')(page);
    await expect(sheets).toHaveCount(1);
    await page.goBack();
    await expect(sheets).toHaveCount(0);
    await at(`/shipments/${quoted}`);
    await page.goBack();
    await at('/terms');
  });

  await test.step('a screen that was gone to from a sheet is left once', async () => {
    await follow(page, `/shipments/${quoted}`);
    await press('Counter')(page);
    await expect(sheets).toHaveCount(1);
    await follow(page, '/faq');
    await expect(sheets).toHaveCount(0);
    await page.goBack();
    await at(`/shipments/${quoted}`);
    await expect(page.getByRole('button', { name: 'Counter' }).first()).toBeVisible();
    await page.goBack();
    await at('/terms');
  });

  await test.step('a claim is kept, also when the page is loaded anew', async () => {
    await follow(page, `/shipments/${delivered}`);
    await press('Open a claim')(page);
    const words = page.getByLabel('What happened');
    await words.fill('A leg of it is broken.');
    await page.goBack();
    await expect(sheets).toHaveCount(0);
    await at(`/shipments/${delivered}`);
    await press('Open a claim')(page);
    await expect(words).toHaveValue('A leg of it is broken.');
    await page.reload();
    await expect(words).toHaveValue('A leg of it is broken.');
    await press('Close')(page);
    await expect(sheets).toHaveCount(0);
    await at(`/shipments/${delivered}`);
    await page.goBack();
    await at('/terms');
  });
  await context.close();
});

async function compare(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: 'Compare' });
  for (const box of [boxes.nth(0), boxes.nth(1)]) await box.check();
  await page.getByRole('button', { name: 'Compare 2' }).click();
}

/** Opens one after another, each on a newly drawn screen, and checks it in every look. */
async function visit(browser: Browser, who: Person, all: Opened[]): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript((token) => localStorage.setItem('auth_token', token), who.token);
  const page = await context.newPage();
  const faults: string[] = [];
  let seen = '';
  const report = (fault: string) => faults.push(`${new URL(page.url()).pathname}, ${seen}: ${fault}`);
  watch(page, report);
  await page.goto('/terms');
  for (const { path, open } of all) {
    await look(page, { colorScheme: 'light', width: 1280 });
    await follow(page, path());
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await open(page);
    for (const each of LOOKS) {
      seen = await look(page, each);
      for (const barrier of await barriersOn(page)) report(barrier);
    }
    // The command palette belongs to no screen; anything else that is open closes with its screen.
    await page.keyboard.press('Escape');
    await follow(page, '/terms');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await context.close();
  expect(faults).toEqual([]);
}
