import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { acceptAndPay, list, type Person, post, register } from './support/deal';
import { barriersOn } from './support/screen';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The calendar day in Austin, so many days from now. */
const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });

async function phoneOf(browser: Browser, { token }: Pick<Person, 'token'>, path: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** A picture for whoever looks at them by hand. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['DOOR_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** A paid job on its agreed day; the carrier is at the door, and says on the phone what differs. */
async function atTheDoor(browser: Browser, title: string, differs: string) {
  const { request } = await browser.newContext();
  const [shipper, carrier] = [await register(request, 'Orla'), await register(request, 'Dirk', true)];
  const { id } = await list(request, shipper, title);
  const quote = await post<{ id: string }>(request, carrier, '/api/quotes', {
    shipmentId: id,
    amount: 1000,
    estimatedPickupDate: day(0),
    estimatedPickupUntil: day(2),
  });
  await acceptAndPay(request, shipper, quote.id);
  const page = await phoneOf(browser, carrier, `/jobs/${id}`);
  await page.getByRole('button', { name: 'I have arrived' }).click();
  await expect(page.getByRole('button', { name: 'I have arrived' })).toBeHidden();
  await page.getByRole('button', { name: 'Something differs' }).click();
  const sheet = page.getByRole('dialog', { name: 'Something differs' });
  await sheet.getByRole('button', { name: differs }).click();
  await expect(sheet.getByText('Take 2 more photos.')).toBeVisible();
  for (const [index, background] of ['#336699', '#993366'].entries()) {
    const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await sheet
      .getByLabel('Take a photo', { exact: true })
      .setInputFiles({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer });
    await expect(sheet.getByRole('img', { name: `Photo ${index + 1}` })).toBeVisible();
  }
  await sheet.getByLabel('What you found').fill('It is 30 ft long.');
  expect(await barriersOn(page)).toEqual([]);
  return { request, shipper, id, page, sheet };
}

test('takes it at the agreed price, with what differs in the report of the pickup', async ({ browser }) => {
  const { page, sheet } = await atTheDoor(browser, 'A crate that grew', 'Bigger');
  await sheet.getByRole('radio', { name: 'Take it for $1,000.00' }).check();
  await shoot(page, 'differs-take');
  await sheet.getByRole('button', { name: 'Go on to the pickup' }).click();
  const pickup = page.getByRole('dialog', { name: 'Pick up' });
  await expect(pickup.getByLabel('Note')).toHaveValue('It is bigger than listed. It is 30 ft long.');
  await expect(pickup.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await page.context().close();
});

test('asks for another price, which the shipper has two hours to accept', async ({ browser }) => {
  const { page, sheet, shipper, id } = await atTheDoor(browser, 'A crate with friends', 'More items');
  await sheet.getByRole('radio', { name: 'Ask for another price' }).check();
  await sheet.getByLabel('New price ($)').fill('1000');
  await expect(sheet.getByRole('button', { name: 'Ask the shipper' })).toBeDisabled();
  await sheet.getByLabel('New price ($)').fill('1200.50');
  await shoot(page, 'differs-price');
  await sheet.getByRole('button', { name: 'Ask the shipper' }).click();
  await expect(page.getByRole('region', { name: 'Proposed change' })).toContainText('$1,200.50 instead of $1,000.00');
  const owner = await phoneOf(browser, shipper, `/shipments/${id}`);
  const change = owner.getByRole('region', { name: 'Proposed change' });
  await expect(change).toContainText('There are more items than listed. It is 30 ft long.');
  await expect(change.getByRole('img', { name: 'What differs, photo 2 of 2' })).toBeVisible();
  await shoot(owner, 'price-owner');
  // It can be picked up meanwhile, and the carrier knows what that ends.
  const next = (of: Page) => of.getByRole('region', { name: 'What happens next' });
  await expect(next(page)).toContainText('Waiting for the shipper');
  await expect(next(page)).toContainText('The shipper can answer your request for $1,200.50.');
  await page.goto(`/jobs/${id}`);
  await expect(page.getByText('The shipper can answer your request for $1,200.50 until')).toBeVisible();
  await shoot(page, 'price-job');
  await page.getByRole('button', { name: 'Pick up' }).click();
  await expect(page.getByRole('dialog', { name: 'Pick up' })).toContainText('This ends your request for $1,200.50.');
  await shoot(page, 'price-pickup');
  // Once it is accepted, the owner's turn is to pay it.
  await change.getByRole('button', { name: 'Accept $1,200.50' }).click();
  await expect(next(owner)).toContainText('Waiting for you');
  await next(owner).getByRole('button', { name: 'Pay $200.50' }).click();
  await expect(owner.getByRole('dialog', { name: 'Pay the extra $200.50' })).toBeVisible();
  await page.context().close();
  await owner.context().close();
});

test('cannot take it: the shipper sees what each answer moves, and agrees', async ({ browser }) => {
  const { page, sheet, shipper, id } = await atTheDoor(browser, 'A crate behind a gate', 'No access');
  await sheet.getByRole('radio', { name: 'I cannot take it' }).check();
  await expect(sheet.getByText('you get $100.00 for the trip')).toBeVisible();
  await shoot(page, 'differs-end');
  await sheet.getByRole('button', { name: 'End the job' }).click();
  const mine = page.getByRole('region', { name: 'End of the job' });
  await expect(mine).toContainText('You said that you cannot take it');
  await expect(page.getByRole('heading', { name: 'This job ends' })).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await shoot(page, 'end-carrier');
  // The same job on the road has no agreement on its page, but leads to it.
  await page.goto(`/jobs/${id}`);
  await page.getByRole('link', { name: 'Agreement' }).click();
  await expect(page.getByRole('heading', { name: 'Agreement' })).toBeInViewport();
  const owner = await phoneOf(browser, shipper, `/shipments/${id}`);
  const end = owner.getByRole('region', { name: 'End of the job' });
  await expect(owner.getByText('cannot take it. See why, and answer.')).toBeVisible();
  await expect(end).toContainText('$900.00 goes back to your card. $100.00 goes to the carrier for the trip');
  await expect(end).toContainText('All $1,000.00 goes back to your card.');
  expect(await barriersOn(owner)).toEqual([]);
  await shoot(owner, 'end-owner');
  await end.getByRole('button', { name: 'Agree, it is not as listed' }).click();
  const asked = owner.getByRole('dialog', { name: 'Agree to end the job?' });
  await expect(asked).toContainText('You cannot undo it.');
  await asked.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(owner.getByText('You agreed. The shipment is open for quotes again.')).toBeVisible();
  await expect(end).toBeHidden();
  await page.context().close();
  await owner.context().close();
});

test('nobody there: the job and the shipper lead to another day, and it is agreed', async ({ browser }) => {
  const { request } = await browser.newContext();
  const [shipper, carrier] = [await register(request, 'Olga'), await register(request, 'Dave', true)];
  const { id } = await list(request, shipper, 'A crate at home alone');
  const quote = await post<{ id: string }>(request, carrier, '/api/quotes', {
    shipmentId: id,
    amount: 1000,
    estimatedPickupDate: day(0),
  });
  await acceptAndPay(request, shipper, quote.id);
  await post(request, carrier, `/api/shipments/${id}/attempt`, { reason: 'nobody_home' });

  const owner = await phoneOf(browser, shipper, '/dashboard');
  const needs = owner.getByRole('link', { name: 'Get back to your carrier about A crate at home alone' });
  await needs.click();
  const next = owner.getByRole('region', { name: 'What happens next' });
  await expect(next).toContainText('could not pick up: nobody was there');
  await next.getByRole('link', { name: 'Propose another day' }).click();
  const asked = owner.getByRole('dialog', { name: 'Propose a change' });
  await expect(asked.getByLabel('Pickup date')).toHaveValue(day(0));
  await asked.getByRole('button', { name: 'Close' }).click();
  await expect(asked).toBeHidden();

  const page = await phoneOf(browser, carrier, `/jobs/${id}`);
  await expect(page.getByText('You could not pick up: nobody was there')).toBeVisible();
  await page.getByRole('link', { name: 'Propose another day' }).click();
  const sheet = page.getByRole('dialog', { name: 'Propose a change' });
  await sheet.getByLabel('Pickup date').fill(day(2));
  await sheet.getByLabel('What you tell the other side').fill('I come back then.');
  await sheet.getByRole('button', { name: 'Propose it' }).click();
  await expect(sheet).toBeHidden();
  await owner
    .getByRole('button', { name: 'Accept the change' })
    .or(owner.getByRole('button', { name: /^Accept/ }))
    .first()
    .click();
  await expect(next).not.toContainText('nobody was there');
  await page.context().close();
  await owner.context().close();
});
