import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { acceptAndPay, list, type Person, post, quote, register } from './support/deal';
import { handOver } from './support/handOver';
import { type OwnServer, ownServer } from './support/ownServer';
import { untilKept, workerOf } from './support/phone';
import { barriersOn } from './support/screen';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** In Denver, where shipments of these tests go. */
const AT_THE_DOOR = { latitude: 39.75, longitude: -104.98 };
const HOUR_MS = 3_600_000;

const get = async <T>(request: APIRequestContext, as: Person, path: string): Promise<T> => {
  const answer = await request.get(path, { headers: { authorization: `Bearer ${as.token}` } });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as T;
};

async function phoneOf(browser: Browser, as?: Person, baseURL?: string): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ ...PHONE, ...(baseURL ? { baseURL } : {}) });
  if (as) await context.addInitScript((token) => localStorage.setItem('auth_token', token), as.token);
  return [context, await context.newPage()];
}

/** The phone is at this place, and may say so. */
async function standAt(context: BrowserContext, place = AT_THE_DOOR): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...place, accuracy: 15 });
}

/** A paid job. */
async function paid(request: APIRequestContext, title: string) {
  const [shipper, carrier] = [await register(request, 'Ines'), await register(request, 'Ivo', true)];
  const { id } = await list(request, shipper, title);
  await acceptAndPay(request, shipper, (await quote(request, carrier, id)).id);
  return { shipper, carrier, id };
}

/** Where the carrier's phone was at the delivery, by what was said of the place. */
async function deliveredAt(request: APIRequestContext, carrier: Person, id: string, place = AT_THE_DOOR) {
  const { act } = await post<{ act: { fence: string } }>(request, carrier, `/api/shipments/${id}/deliver`, {
    position: { ...place, accuracy: 10 },
  });
  return act.fence;
}

test.describe('the place', () => {
  test('is where the owner stands and taps so, and the carrier is measured by it', async ({ browser, request }) => {
    const { shipper, carrier, id } = await paid(request, 'A bench for a yard');
    const [context, page] = await phoneOf(browser, shipper);
    await page.goto(`/shipments/${id}`);
    await page.getByRole('heading', { name: 'Route' }).click();
    const where = page.getByRole('region', { name: 'Where exactly' });
    const button = where.getByRole('button', { name: 'I am at the delivery: use where I am' });
    // Without leave to know where the phone is, nothing is sent.
    await button.click();
    await expect(where.getByText('Your device did not share its location, or there is no connection.')).toBeVisible();
    await standAt(context);
    await button.click();
    await expect(where.getByText('Saved. The carrier is measured by it.')).toBeVisible();
    await expect(where.getByRole('button', { name: 'I am at the pickup: use where I am' })).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    await context.close();
    await post(request, carrier, `/api/shipments/${id}/pickup`);
    expect(await deliveredAt(request, carrier, id)).toBe('in');
  });

  test('is where the recipient stands and taps so, on the tracking link and without an account', async ({
    browser,
    request,
  }) => {
    const { shipper, carrier, id } = await paid(request, 'A bench for an aunt');
    const { path } = await post<{ path: string }>(request, shipper, `/api/shipments/${id}/tracking-links`);
    await post(request, carrier, `/api/shipments/${id}/pickup`);
    const [context, page] = await phoneOf(browser);
    await standAt(context);
    await page.goto(path);
    const panel = page.getByRole('region', { name: 'Are you there to receive it?' });
    await panel.getByRole('button', { name: 'I am at the place: use where I am' }).click();
    await expect(panel.getByText('Saved. The carrier is measured by it.')).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    // A mile away is out of the place that they told, though it is in the same city.
    expect(await deliveredAt(request, carrier, id, { ...AT_THE_DOOR, latitude: 39.77 })).not.toBe('in');
    await page.reload();
    await expect(page.getByText(/^Carried by Ivo/)).toBeVisible();
    await expect(panel).toHaveCount(0);
    await context.close();
  });
});

test('an arrival that another phone recorded is told on the job, and to both sides on the page of the shipment', async ({
  browser,
  request,
}) => {
  const { shipper, carrier, id } = await paid(request, 'A bench with two drivers');
  const [context, page] = await phoneOf(browser, carrier);
  await page.goto(`/jobs/${id}`);
  const arrive = page.getByRole('button', { name: 'I have arrived' });
  await expect(arrive).toBeVisible();
  await post(request, carrier, `/api/shipments/${id}/arrive`, { end: 'pickup' });
  await expect(page.getByText(/^You arrived .*\d:\d\d [AP]M\.$/)).toBeVisible();
  await expect(arrive).toHaveCount(0);
  await page.goto(`/shipments/${id}`);
  await expect(page.getByText(/^You arrived /)).toBeVisible();
  await expect(arrive).toHaveCount(0);

  const [other, owners] = await phoneOf(browser, shipper);
  await owners.goto(`/shipments/${id}`);
  const next = owners.getByRole('region', { name: 'What happens next' });
  await expect(next).toContainText(/Carrier arrived at the pickup .*\d:\d\d [AP]M\./);
  await post(request, carrier, `/api/shipments/${id}/pickup`);
  await expect(next).not.toContainText('arrived');
  // The other end is still to come.
  await expect(arrive).toBeVisible();
  await context.close();
  await other.close();
});

test.describe('the day', () => {
  let own: OwnServer;

  // Business time goes on by a day and more.
  test.beforeAll(async ({ playwright }) => {
    own = await ownServer(playwright, 'the-day');
  });

  test.afterAll(() => own.stop());

  /** Business time goes on by so many hours. Returns what it is then. */
  async function passHours(hours: number): Promise<number> {
    const advanceSeconds = Math.max(1, hours * 3_600);
    return Date.parse(
      (await post<{ now: string }>(own.request, own.admin, '/api/sandbox/clock', { advanceSeconds })).now,
    );
  }

  /** A job that was picked up now and is promised for so many days from today; its owner has said exactly where it goes. */
  async function pickedUp(title: string, days: number) {
    const { request } = own;
    const [shipper, carrier] = [await register(request, 'Ida'), await register(request, 'Ike', true)];
    const { id } = await list(request, shipper, title);
    const promised = new Date((await passHours(0)) + days * 24 * HOUR_MS);
    const made = await post<{ id: string }>(request, carrier, '/api/quotes', {
      shipmentId: id,
      amount: 1000,
      estimatedDeliveryDate: promised.toLocaleDateString('en-CA', { timeZone: 'America/Denver' }),
    });
    await acceptAndPay(request, shipper, made.id);
    const point = await request.put(`/api/shipments/${id}/exact-point`, {
      data: { end: 'delivery', ...AT_THE_DOOR },
      headers: { authorization: `Bearer ${shipper.token}` },
    });
    expect(point.status()).toBe(204);
    await post(request, carrier, `/api/shipments/${id}/pickup`);
    const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336655' } })
      .jpeg()
      .toBuffer();
    return { shipper, carrier, id, door: { name: 'door.jpg', mimeType: 'image/jpeg', buffer } };
  }

  test('that a late report counts for is the one it was reported on once the shipper says that it came later', async ({
    browser,
  }) => {
    const { request } = own;
    const { shipper, carrier, id, door } = await pickedUp('A car reported late', 0);
    await passHours(50);

    // The phone had no signal since: it delivered a minute after the pickup, and tells so two days later.
    const actId = randomUUID();
    const sent = await request.post(`/api/uploads?actId=${actId}`, {
      headers: { authorization: `Bearer ${carrier.token}` },
      multipart: { photos: door },
    });
    const [photo] = (await sent.json()) as { url: string }[];
    const now = Date.now();
    const { act } = await post<{ act: object }>(request, carrier, `/api/shipments/${id}/deliver`, {
      actId,
      photos: [photo?.url],
      position: { ...AT_THE_DOOR, accuracy: 10 },
      capturedAt: new Date(now - 49.9 * HOUR_MS).toISOString(),
      sentAt: new Date(now).toISOString(),
    });
    expect(act).toMatchObject({ fence: 'in', delayBasis: 'borne_out' });
    const refunded = async () =>
      (await get<{ refundedAmount: number }[]>(request, shipper, '/api/payments')).map((each) => each.refundedAmount);
    expect(await refunded()).toEqual([0]);

    const [context, page] = await phoneOf(browser, shipper, own.url);
    await page.goto(`/shipments/${id}`);
    await page.getByRole('heading', { name: 'Pickup and delivery' }).click();
    await expect(page.getByText(/^The carrier's phone says that it was delivered on .*That day counts/)).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'It came later' }).click();
    const asked = page.getByRole('dialog', { name: 'It came later?' });
    await expect(asked).toContainText('The carrier is told, and an operator may decide otherwise.');
    await asked.getByRole('button', { name: 'It came later' }).click();
    await expect(page.getByText('The day on which it was reported counts now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'It came later' })).toHaveCount(0);
    // Two or, past midnight there, three days late: 5 % of the amount each.
    expect([[100], [150]]).toContainEqual(await refunded());
    await page.reload();
    await page.getByRole('heading', { name: 'Pickup and delivery' }).click();
    await expect(page.getByRole('region', { name: 'Delivered' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'It came later' })).toHaveCount(0);
    await context.close();
  });

  test('of a delivery without signal is the one it was done on, by a phone that is offline for two days and nine hours fast, and its code releases the payment', async ({
    browser,
  }) => {
    const { request } = own;
    const { shipper, carrier, id, door } = await pickedUp('A car beyond the hills', 1);
    const { releaseCode } = await get<{ releaseCode: string }>(request, shipper, `/api/shipments/${id}`);

    const [context, page] = await phoneOf(browser, carrier, own.url);
    await page.clock.install({ time: Date.now() + 9 * HOUR_MS });
    await standAt(context);
    await page.goto(`/jobs/${id}`);
    await expect(page.getByRole('button', { name: 'Deliver', exact: true })).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Deliver', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Deliver' });
    await sheet.getByLabel('Take a photo', { exact: true }).setInputFiles(door);
    await sheet.getByRole('button', { name: 'It is too dark' }).click();
    await sheet.getByLabel('Six digits').fill(releaseCode);
    await sheet.getByRole('button', { name: 'Delivered', exact: true }).click();
    await expect(page.getByText('1 thing waits to be sent. Keep Haulway open.')).toBeVisible();

    await passHours(48);
    await page.clock.fastForward(48 * HOUR_MS);
    await context.setOffline(false);
    const payments = async () =>
      (await get<{ status: string; refundedAmount: number }[]>(request, shipper, '/api/payments')).map(
        ({ status, refundedAmount }) => [status, refundedAmount],
      );
    await expect.poll(payments).toEqual([['released', 0]]);
    interface Line {
      event: string;
      subject: string;
      at: string;
      data: { happenedAt: string; delayBasis?: string } | null;
    }
    const { events } = await get<{ events: Line[] }>(request, shipper, `/api/shipments/${id}/timeline`);
    const told = events.find(({ event, subject }) => event === 'deliver' && subject === 'quote');
    expect(told?.data?.delayBasis).toBe('borne_out');
    const hoursApart = (Date.parse(told?.at ?? '') - Date.parse(told?.data?.happenedAt ?? '')) / HOUR_MS;
    expect(Math.round(hoursApart)).toBe(48);
    const [other, owners] = await phoneOf(browser, shipper, own.url);
    await owners.goto(`/shipments/${id}`);
    await owners.getByRole('heading', { name: 'Pickup and delivery' }).click();
    await expect(owners.getByRole('region', { name: 'Delivered' })).toContainText(/, reported .*at the place/);
    await context.close();
    await other.close();
  });
});

test('a new version waits until nothing is to be sent, says so, and is there once its reader taps Reload', async ({
  browser,
  request,
}) => {
  const { carrier, shipper, id } = await paid(request, 'A car between two versions');
  const [context, page] = await phoneOf(browser, carrier);
  // Another address of the worker is another version of it, as another content would be.
  await page.addInitScript(() => {
    const known = ServiceWorkerContainer.prototype.register;
    ServiceWorkerContainer.prototype.register = function (url, options) {
      return known.call(this, `${String(url)}${localStorage.getItem('version') ?? ''}`, options);
    };
  });
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: 'A car between two versions' })).toBeVisible();
  await untilKept(page);
  await expect(page.getByText('New version')).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('version', '?2'));
  let isCut = true;
  await page.route('**/api/shipments/*/pickup', (route) => (isCut ? route.abort('connectionreset') : route.continue()));
  await page.getByRole('link', { name: 'A car between two versions' }).click();
  await handOver(page, 'Pick up', 'Picked up');
  await expect(page.getByText('1 thing waits to be sent. Keep Haulway open.')).toBeVisible();
  await page.reload();
  const hasNewer = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.scriptURL.endsWith('?2'));
  await expect.poll(hasNewer).toBe(true);
  await expect(page.getByText('1 thing waits to be sent. Keep Haulway open.')).toBeVisible();
  await expect(page.getByText('New version')).toHaveCount(0);
  expect(await workerOf(page)).toBe('sw.js');

  isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('New version:')).toBeVisible();
  await expect(page.getByText('to be sent')).toHaveCount(0);
  expect((await get<{ status: string }>(request, shipper, `/api/shipments/${id}`)).status).toBe('in_transit');
  expect(await barriersOn(page)).toEqual([]);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect.poll(() => workerOf(page)).toBe('sw.js?2');
  await expect(page.getByRole('button', { name: 'Deliver', exact: true })).toBeVisible();
  await expect(page.getByText('New version')).toHaveCount(0);
  await context.close();
});
