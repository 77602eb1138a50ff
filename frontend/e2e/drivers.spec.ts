import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { acceptAndPay, list, type Person, quote, register } from './support/deal';
import { handOver } from './support/handOver';
import { phoneAt, untilKept } from './support/phone';
import { barriersOn } from './support/screen';

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

/** A paid job, and its carrier's page of it. */
async function paidJob(browser: Browser, names: [string, string], title: string) {
  const { request } = await browser.newContext();
  const [shipper, carrier] = [await register(request, names[0]), await register(request, names[1], true)];
  const { id } = await list(request, shipper, title);
  await acceptAndPay(request, shipper, (await quote(request, carrier, id)).id);
  return { shipper, carrier, id, page: await phoneAt(browser, carrier, `/jobs/${id}`) };
}

/** The carrier gives the job to somebody. Answers the address of the link. */
async function give(page: Page, button: string, name: string, phone = ''): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Phone, for the shipper to call').fill(phone);
  await page.getByRole('button', { name: /^Make (the|a new) link$/ }).click();
  const link = page.getByLabel(`Link for ${name}`);
  await expect(link).toHaveValue(/\/drive#[\w-]{22}$/);
  const text = page.getByRole('link', { name: 'Text it' });
  await expect(text).toHaveAttribute('href', new RegExp(`^sms:${phone.replace(/\D/g, '')}\\?`));
  return link.inputValue();
}

/** A driver's phone, on which the link was opened. */
async function driverWith(browser: Browser, url: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(new URL(url).pathname + new URL(url).hash);
  return { context, page };
}

async function statusOf(page: Page, { token }: Person, id: string): Promise<string> {
  const answer = await page.request.get(`/api/shipments/${id}`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { status: string }).status;
}

test('a driver does the job of their carrier with a link, also without signal, and the shipper knows whom to call', async ({
  browser,
}) => {
  const { page: carriers, shipper, id } = await paidJob(browser, ['Nell', 'Otis'], 'A loom in a barn');
  await expect(carriers.getByText('You receive')).toBeVisible();
  const url = await give(carriers, 'Give to a driver', 'Sam', '(512) 555-0142');
  expect(await barriersOn(carriers)).toEqual([]);

  const { context, page } = await driverWith(browser, url);
  await expect(page).toHaveURL(`/jobs/${id}`);
  await expect(page.getByRole('heading', { name: 'A loom in a barn' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You drive for' })).toBeVisible();
  // Nothing of money, and nowhere else to go.
  await expect(page.getByRole('main')).not.toContainText('$');
  for (const name of ['All jobs', 'Full details', 'Message', 'Dashboard'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  expect(await barriersOn(page)).toEqual([]);
  for (const path of ['/', '/dashboard', `/shipments/${id}`]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/jobs/${id}`);
  }

  await test.step('picked up without signal', async () => {
    await untilKept(page);
    await context.setOffline(true);
    await handOver(page, 'Pick up', 'Picked up');
    await expect(page.getByText('1 thing waits to be sent. Keep Haulway open.')).toBeVisible();
    await context.setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => statusOf(page, shipper, id), { timeout: 60_000 }).toBe('in_transit');
  });

  const theirs = await phoneAt(browser, shipper, `/shipments/${id}`);
  await expect(theirs.getByText('Sam drives, (512) 555-0142')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Call Sam' })).toHaveAttribute('href', 'tel:5125550142');
  expect(await barriersOn(theirs)).toEqual([]);

  await handOver(page, 'Deliver', 'Delivered');
  await expect.poll(() => statusOf(page, shipper, id)).toBe('delivered');
  await theirs.reload();
  await theirs.getByText('Pickup and delivery', { exact: true }).click();
  await expect(theirs.getByText(/, driver Sam/).first()).toBeVisible();
});

test('a job that is taken back is gone from the phone of its driver', async ({ browser }) => {
  const { page: carriers, id } = await paidJob(browser, ['Nora', 'Orin'], 'A kiln in a yard');
  const url = await give(carriers, 'Give to a driver', 'Sam');
  const { page } = await driverWith(browser, url);
  await expect(page).toHaveURL(`/jobs/${id}`);

  await carriers.keyboard.press('Escape');
  await carriers.getByRole('button', { name: 'Sam drives' }).click();
  await expect(carriers.getByText(/^Opened the link on /)).toBeVisible();
  await carriers.getByRole('button', { name: 'Take the job back' }).click();
  await expect(carriers.getByText('Sam no longer has this job')).toBeVisible();
  await expect(carriers.getByRole('button', { name: 'Give to a driver' })).toBeVisible();

  await page.goto(`/jobs/${id}`);
  await expect(page.getByRole('heading', { name: 'No job here' })).toBeVisible();
  await page.goto(new URL(url).pathname + new URL(url).hash);
  await expect(page.getByText('This link no longer works:')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test('whoever is signed in is asked before a link signs them out', async ({ browser }) => {
  const { page: carriers, id } = await paidJob(browser, ['Nico', 'Olga'], 'A safe in a cellar');
  const url = await give(carriers, 'Give to a driver', 'Sam');
  const context = await browser.newContext(PHONE);
  const somebody = await register(context.request, 'Petra');
  const page = await context.newPage();
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('auth_token', token), somebody.token);
  await page.goto(new URL(url).pathname + new URL(url).hash);
  await expect(page.getByText('Petra is signed in on this phone. Opening the job signs them out here.')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the job' }).click();
  await expect(page).toHaveURL(`/jobs/${id}`);
  await page.getByRole('button', { name: 'Leave this job' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});
