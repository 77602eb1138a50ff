import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { payloadOf } from '../../backend/src/push/payload';
import { acceptAndPay, list, PASSWORD, type Person, post, quote, register } from './support/deal';
import { handOver } from './support/handOver';
import { phoneAt, untilKept, workerOf } from './support/phone';
import { barriersOn, dimOn } from './support/screen';

interface Done {
  status: string;
}
interface Told {
  events: {
    subject: string;
    event: string;
    data: { photos?: string[]; reason?: string; end?: string; fence?: string } | null;
  }[];
}
interface Report {
  end: string;
  marks: { kind: string }[];
  signerName: string | null;
  signature: string | null;
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function read<T>(context: BrowserContext, person: Person, path: string): Promise<T> {
  const answer = await context.request.get(path, { headers: { authorization: `Bearer ${person.token}` } });
  return (await answer.json()) as T;
}

/** A paid job of a new carrier, who has it on their phone. */
async function onThePhone(browser: Browser, names: [string, string], title: string) {
  const context = await browser.newContext(PHONE);
  const [shipper, carrier] = [
    await register(context.request, names[0]),
    await register(context.request, names[1], true),
  ];
  const { id } = await list(context.request, shipper, title);
  await acceptAndPay(context.request, shipper, (await quote(context.request, carrier, id)).id);
  await context.addInitScript(
    (token) => localStorage.setItem('auth_token', localStorage.getItem('signed in here') ?? token),
    carrier.token,
  );
  const page = await context.newPage();
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await untilKept(page);
  return { context, page, shipper, carrier, id };
}

/** What the deal's timeline says was done, in its order. */
async function doneOnce(context: BrowserContext, person: Person, id: string): Promise<string[]> {
  const { events } = await read<Told>(context, person, `/api/shipments/${id}/timeline`);
  return events
    .filter(({ subject, event }) => subject === 'quote' && ['pickup', 'deliver'].includes(event))
    .map(({ event, data }) => `${event} with ${data?.photos?.length ?? 0} photos`);
}

/** The signal is back. */
async function online(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(false);
  // A page that was opened without signal is not told by this browser.
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

const photo = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function takePhotos(page: Page, number: number): Promise<void> {
  const files = ['#336699', '#993366', '#669933', '#663399'].slice(0, number);
  for (const [index, color] of files.entries()) {
    await page
      .getByLabel('Take a photo', { exact: true })
      .setInputFiles({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer: await photo(color) });
    await expect(page.getByRole('img', { name: `Photo ${index + 1}` })).toBeVisible();
  }
}

async function sign(page: Page, name: string): Promise<void> {
  await page.getByLabel('Their name').fill(name);
  const pad = page.getByRole('img', { name: 'Sign here with a finger' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nowhere to sign.');
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 90, { steps: 6 });
  await page.mouse.up();
}

test('a car is picked up and delivered without signal, the app closed in between, and each is done once', async ({
  browser,
}) => {
  const { context, page, shipper, carrier, id } = await onThePhone(browser, ['Vera', 'Walt'], 'A car in a valley');
  await context.setOffline(true);

  await test.step('picked up with 4 photos, 3 marks and a signature', async () => {
    await page.getByRole('link', { name: 'A car in a valley' }).click();
    await page.getByRole('button', { name: 'Pick up', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Pick up' });
    await takePhotos(page, 4);
    for (const [side, place] of [
      ['front', 'middle left'],
      ['front', 'lower right'],
      ['left', 'middle center'],
    ] as const) {
      await sheet.getByRole('button', { name: side, exact: true }).click();
      await sheet.getByRole('button', { name: `Mark damage, ${side}, ${place}` }).click();
    }
    await sign(page, 'Dana Moss');
    await sheet.getByRole('button', { name: 'Picked up' }).click();
    await expect(page.getByText('1 thing waits to be sent. Keep Haulway open.')).toBeVisible();
  });

  const again = await test.step('the app is closed, and opened again without signal', async () => {
    await page.close();
    const opened = await context.newPage();
    await opened.goto('/jobs');
    await expect(opened.getByText(/^As of \d+:\d\d [AP]M\. The server does not answer\.$/)).toBeVisible();
    await opened.getByRole('link', { name: 'A car in a valley' }).click();
    await expect(opened.getByText(/Saved on this phone at/)).toBeVisible();
    return opened;
  });

  // Meanwhile nobody has heard of it, so there is no code yet: it is typed in later, or not at all.
  expect(await read<Done>(context, shipper, `/api/shipments/${id}`)).toMatchObject({ status: 'booked' });

  await test.step('delivered', async () => {
    await again.getByRole('button', { name: 'Deliver', exact: true }).click();
    const sheet = again.getByRole('dialog', { name: 'Deliver' });
    await takePhotos(again, 4);
    await again.getByLabel('Six digits').fill('123456');
    await sheet.getByRole('button', { name: 'Delivered', exact: true }).click();
    await expect(again.getByText('2 things wait to be sent. Keep Haulway open.')).toBeVisible();
  });

  const sent: string[] = [];
  again.on('request', (request) => {
    const verb = /\/(pickup|deliver)$/.exec(request.url())?.[1];
    if (verb && request.method() === 'POST') sent.push(verb);
  });
  await online(context, again);
  // Nine pictures go first, one after the other; the server makes several sizes of each.
  await expect
    .poll(async () => (await read<Done>(context, shipper, `/api/shipments/${id}`)).status, { timeout: 60_000 })
    .toBe('delivered');
  await expect(again.getByText('to be sent')).toHaveCount(0);
  // A busy server may be asked again, which `doneOnce` below does not show.
  expect([...new Set(sent)]).toEqual(['pickup', 'deliver']);
  const reports = await read<Report[]>(context, carrier, `/api/shipments/${id}/condition-reports`);
  expect(
    reports.map(({ end, marks, signerName, signature }) => [end, marks.length, signerName, signature !== null]),
  ).toEqual([
    ['pickup', 3, 'Dana Moss', true],
    ['delivery', 0, null, false],
  ]);
  expect(await doneOnce(context, carrier, id)).toEqual(['pickup with 4 photos', 'deliver with 4 photos']);
  await context.close();
});

test('opened without signal, the start page leads to the jobs, and so does every screen that is not on the phone', async ({
  browser,
}) => {
  const { context, page, id } = await onThePhone(browser, ['Vico', 'Wiet'], 'A car behind a hill');
  await page.close();
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto('/');
  await expect(again).toHaveURL('/jobs');
  await expect(again.getByRole('link', { name: 'A car behind a hill' })).toBeVisible();
  for (const path of ['/messages', `/shipments/${id}`]) {
    await again.goto(path);
    const missing = again.getByRole('main').getByRole('alert');
    await expect(missing).toContainText('No signal. This is not on your phone.');
    if (process.env['SHOTS']) await again.screenshot({ path: `${process.env['SHOTS']}/no-signal.png` });
    await missing.getByRole('link', { name: 'Your jobs' }).click();
    await expect(again.getByRole('link', { name: 'A car behind a hill' })).toBeVisible();
  }
  await online(context, again);
  await again.goto('/jobs');
  await again.route(`**/api/shipments/${id}`, (route) => route.abort());
  await again.goto(`/shipments/${id}`);
  await again.getByRole('link', { name: 'Open the job sheet' }).click();
  await expect(again.getByRole('button', { name: 'Pick up', exact: true })).toBeVisible();
  await context.close();
});

test('near the place, the open job offers to say so in one tap, also without signal, and says nothing by itself', async ({
  browser,
}) => {
  const { context, page, shipper, id } = await onThePhone(browser, ['Vada', 'Wade'], 'A car around the corner');
  const bar = page.getByRole('status').filter({ hasText: 'You are near the' });
  await page.goto(`/jobs/${id}`);
  const button = page.getByRole('button', { name: 'I have arrived' });
  await expect(button).toBeVisible();
  await context.grantPermissions(['geolocation']);
  // A hundred miles off, the button is where it was.
  await context.setGeolocation({ latitude: 31.7, longitude: -97.7431, accuracy: 20 });
  await expect(button).toBeVisible();
  await expect(bar).toHaveCount(0);
  await context.setOffline(true);
  await context.setGeolocation({ latitude: 30.2672, longitude: -97.7431, accuracy: 20 });
  await expect(bar).toContainText('You are near the pickup.');
  await expect(button).toHaveCount(1);
  await context.setGeolocation({ latitude: 31.7, longitude: -97.7431, accuracy: 20 });
  await expect(bar).toHaveCount(0);
  await context.setGeolocation({ latitude: 30.2672, longitude: -97.7431, accuracy: 20 });
  expect(await waitingOn(page)).toBe(0);
  await bar.getByRole('button', { name: 'I have arrived' }).click();
  await expect(page.getByText(/^You arrived /)).toBeVisible();
  await expect(bar).toHaveCount(0);
  const arrivals = async () => {
    const { events } = await read<Told>(context, shipper, `/api/shipments/${id}/timeline`);
    return events.filter(({ event }) => event === 'arrive').map(({ data }) => [data?.end, data?.fence]);
  };
  expect(await arrivals()).toEqual([]);
  await online(context, page);
  await expect.poll(arrivals).toEqual([['pickup', 'near']]);
  await context.close();
});

test('a signature that fills the pad of a large phone is kept as a picture of at most 100 kB', async ({ browser }) => {
  const { context, carrier, id } = await onThePhone(browser, ['Vita', 'Wim'], 'A car signed for in full');
  const large = await browser.newContext({ ...PHONE, viewport: { width: 480, height: 1040 }, deviceScaleFactor: 4 });
  await large.addInitScript((token) => localStorage.setItem('auth_token', token), carrier.token);
  const page = await large.newPage();
  await page.goto(`/jobs/${id}`);
  await page.getByRole('button', { name: 'Pick up', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Pick up' });
  await page.getByLabel('Their name').fill('Ada Lane');
  const pad = page.getByRole('img', { name: 'Sign here with a finger' });
  await pad.scrollIntoViewIfNeeded();
  // Faster than a mouse, which this browser redraws the page for.
  await pad.evaluate((canvas) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const at = (type: string, n: number) =>
      canvas.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          isPrimary: true,
          pointerId: 1,
          buttons: 1,
          clientX: left + 8 + ((n * 37) % (width - 16)),
          clientY: top + 8 + ((n * 53) % (height - 16)),
        }),
      );
    at('pointerdown', 0);
    for (let n = 1; n < 250; n += 1) at('pointermove', n);
    at('pointerup', 250);
  });
  await page.route('**/api/**', (route) => route.abort('connectionreset'));
  await sheet.getByRole('button', { name: 'It is too dark' }).click();
  await sheet.getByRole('button', { name: 'Picked up' }).click();
  await expect(sheet).toHaveCount(0);
  const [signature] = await page.evaluate(async () => {
    const request = indexedDB.open('haulway-road');
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const photos = request.result.transaction('photos').objectStore('photos').getAll();
    await new Promise((resolve) => photos.addEventListener('success', resolve));
    request.result.close();
    return (photos.result as { blob: Blob }[]).map(({ blob: { type, size } }) => ({ type, size }));
  });
  expect(signature?.type).toBe('image/png');
  expect(signature?.size).toBeGreaterThan(20_000);
  expect(signature?.size).toBeLessThanOrEqual(100_000);
  await large.close();
  await context.close();
});

test('a carrier whose job was cancelled meanwhile reads why, and has a way on', async ({ browser }) => {
  const { context, page, shipper, id } = await onThePhone(browser, ['Vito', 'Wes'], 'A car not to be loaded');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'A car not to be loaded' }).click();
  await handOver(page, 'Pick up', 'Picked up');
  await expect(page.getByText('1 thing waits to be sent. Keep Haulway open.')).toBeVisible();
  await post(context.request, shipper, `/api/shipments/${id}/cancel`, { reason: 'Sold it' });
  await online(context, page);
  const refused = page.getByRole('region', { name: 'Picked up: not accepted' });
  await expect(refused).toContainText('This job is over. Do not load; if the item is on your truck, call Support.');
  await expect(refused.getByRole('link', { name: 'Ask Support' })).toBeVisible();
  await expect(page.getByText('to be sent')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'A car not to be loaded' })).toBeVisible();
  // The list says which job it was, which is none of its own anymore.
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(refused).toContainText('A car not to be loaded');
  await refused.getByRole('button', { name: 'OK' }).click();
  await expect(refused).toHaveCount(0);
  await context.close();
});

test('signing out asks first while something waits, the next person sees none of it, and it is sent once its carrier is back', async ({
  browser,
}) => {
  const { context, page, carrier, shipper, id } = await onThePhone(
    browser,
    ['Vida', 'Wade'],
    'A car left on the phone',
  );
  await page.route('**/api/shipments/*/pickup', (route) => route.abort('connectionreset'));
  await page.getByRole('link', { name: 'A car left on the phone' }).click();
  await handOver(page, 'Pick up', 'Picked up');
  await expect(page.getByText('1 thing waits to be sent. Keep Haulway open.')).toBeVisible();

  const signOut = async () => {
    await page.getByRole('button', { name: 'Wade' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await signOut();
  const asked = page.getByRole('dialog', { name: '1 thing waits to be sent' });
  await asked.getByRole('button', { name: 'Go back' }).click();
  await expect(asked).toHaveCount(0);
  await signOut();
  await asked.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await page.unroute('**/api/shipments/*/pickup');

  // Somebody else signs in on the phone, with jobs of their own.
  const other = await register(context.request, 'Xeno', true);
  await page.evaluate((token) => localStorage.setItem('signed in here', token), other.token);
  await page.goto('/jobs');
  await expect(page.getByText('Nothing to pick up or deliver.')).toBeVisible();
  await expect(page.getByText('to be sent')).toHaveCount(0);
  expect((await read<Done>(context, shipper, `/api/shipments/${id}`)).status).toBe('booked');

  const again = await post<{ token: string }>(context.request, undefined, '/api/auth/login', {
    email: carrier.email,
    password: PASSWORD,
  });
  await page.evaluate((token) => localStorage.setItem('signed in here', token), again.token);
  await page.goto('/jobs');
  await expect.poll(async () => (await read<Done>(context, shipper, `/api/shipments/${id}`)).status).toBe('in_transit');
  expect(await doneOnce(context, shipper, id)).toEqual(['pickup with 0 photos']);
  await context.close();
});

test('an act whose photos are gone from the phone says so, and can be sent without them', async ({ browser }) => {
  const { context, page, carrier, id } = await onThePhone(browser, ['Vin', 'Wil'], 'A car without photos');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'A car without photos' }).click();
  await page.getByRole('button', { name: 'Pick up', exact: true }).click();
  await takePhotos(page, 1);
  const sheet = page.getByRole('dialog', { name: 'Pick up' });
  await sheet.getByRole('button', { name: 'It is too dark' }).click();
  // The first try has the photo in hand.
  const tried = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/uploads'));
  await sheet.getByRole('button', { name: 'Picked up' }).click();
  await expect(page.getByText(/Saved on this phone at/)).toBeVisible();
  await tried;
  await page.evaluate(async () => {
    const request = indexedDB.open('haulway-road');
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const emptied = request.result.transaction('photos', 'readwrite').objectStore('photos').clear();
    await new Promise((resolve) => emptied.addEventListener('success', resolve));
    request.result.close();
  });
  await online(context, page);
  const refused = page.getByRole('region', { name: 'Picked up: not accepted' });
  await expect(refused).toContainText('Its photos are no longer on this phone.');
  await refused.getByRole('button', { name: 'Send it without them' }).click();
  await expect(page.getByRole('button', { name: 'Deliver', exact: true })).toBeVisible();
  await expect.poll(() => doneOnce(context, carrier, id)).toEqual(['pickup with 0 photos']);
  await context.close();
});

test('a carrier who cannot hand it over says why, and shares where the truck is until the delivery', async ({
  browser,
}) => {
  const { context, page, carrier, shipper, id } = await onThePhone(browser, ['Vern', 'Walt'], 'A car nobody takes');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 35.2, longitude: -101.8, accuracy: 20 });
  await post(context.request, carrier, `/api/shipments/${id}/pickup`);
  await page.goto(`/jobs/${id}`);

  const toggle = page.getByRole('switch', { name: 'Share where you are' });
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await toggle.click();
  const places = async () =>
    (await read<{ latitude: number }[]>(context, shipper, `/api/shipments/${id}/locations`)).map(
      (each) => each.latitude,
    );
  await expect.poll(places).toEqual([35.2]);
  // Five miles on is too near for another one; twelve are not.
  await context.setGeolocation({ latitude: 35.27, longitude: -101.8, accuracy: 20 });
  await context.setGeolocation({ latitude: 35.375, longitude: -101.8, accuracy: 20 });
  await expect.poll(places).toEqual([35.2, 35.375]);

  await page.getByRole('button', { name: 'Nobody there, or no way in' }).click();
  const sheet = page.getByRole('dialog', { name: 'You cannot hand it over' });
  await expect(sheet.getByRole('button', { name: 'Tell the shipper' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Nobody is there' }).click();
  await takePhotos(page, 1);
  await sheet.getByRole('button', { name: 'Tell the shipper' }).click();
  await expect(sheet).toHaveCount(0);
  await expect
    .poll(async () => {
      const { events } = await read<Told>(context, shipper, `/api/shipments/${id}/timeline`);
      return events.filter(({ event }) => event === 'attempt').map(({ data }) => [data?.reason, data?.photos?.length]);
    })
    .toEqual([['nobody_home', 1]]);
  // Whoever has to come to the door reads it first.
  const owner = await phoneAt(browser, shipper, `/shipments/${id}`);
  await expect(owner.getByRole('region', { name: 'What happens next' })).toContainText(
    /Walt R\. could not deliver: nobody was there/,
  );
  await owner.context().close();

  await handOver(page, 'Deliver', 'Delivered');
  await expect.poll(async () => (await read<Done>(context, shipper, `/api/shipments/${id}`)).status).toBe('delivered');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await context.close();
});

/** What the phone keeps of something: texts as they are, null for anything else. */
function keptIn(page: Page, store: 'acts' | 'photos' | 'drafts'): Promise<(string | null)[]> {
  return page.evaluate(async (name) => {
    const request = indexedDB.open('haulway-road');
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const found = request.result.transaction(name).objectStore(name).getAll();
    await new Promise((resolve) => found.addEventListener('success', resolve));
    request.result.close();
    return found.result.map((each: unknown) => (typeof each === 'string' ? each : null));
  }, store);
}

/** How many acts the phone has still to send. */
const waitingOn = async (page: Page) => (await keptIn(page, 'acts')).length;

/** How often a connection is cut while something is on its way, or the answer to it is. */
const CUTS = process.env['HAULWAY_TEST_LONG'] ? 200 : 6;

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test(`of what is sent while the connection is cut ${CUTS} times, and the app killed at some of them, nothing is lost and nothing done twice`, async ({
  browser,
}) => {
  test.setTimeout(300_000 + CUTS * 10_000);
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  const random = randomOf(seed);
  const made = { cuts: 0, kills: 0 };
  for (let job = 0; made.cuts < CUTS; job++) {
    const title = `A car in tunnel ${job}`;
    const { context, page, carrier, id } = await onThePhone(browser, ['Vic', 'Will'], title);
    let isDying = false;
    await context.route(/\/api\/(uploads|shipments\/[^/]+\/(pickup|deliver))/, async (route) => {
      if (isDying) return;
      if (made.cuts >= CUTS || random() < 0.3) return route.continue();
      made.cuts++;
      // On the way there, or on the way back, when the server has it already.
      if (random() < 0.6) await route.fetch();
      // The phone ends the app while it waits for the answer.
      isDying = made.cuts % 3 === 0;
      return isDying ? undefined : route.abort('connectionreset');
    });
    await page.getByRole('link', { name: title }).click();
    for (const [step, done] of [
      ['Pick up', 'Picked up'],
      ['Deliver', 'Delivered'],
    ] as const) {
      await page.getByRole('button', { name: step, exact: true }).click();
      await takePhotos(page, 1);
      const sheet = page.getByRole('dialog', { name: step });
      await sheet.getByRole('button', { name: 'It is too dark' }).click();
      await sheet.getByRole('button', { name: done, exact: true }).click();
      await expect(sheet).toHaveCount(0);
    }
    let app = page;
    await expect
      .poll(
        async () => {
          if (isDying) {
            await app.close();
            made.kills++;
            isDying = false;
            app = await context.newPage();
            await app.goto('/jobs');
            await expect(app.getByRole('heading', { name: 'Your jobs' })).toBeVisible();
          }
          await app.evaluate(() => dispatchEvent(new Event('online')));
          return (await waitingOn(app)) + Number(isDying);
        },
        { timeout: 60_000 },
      )
      .toBe(0);
    expect(await doneOnce(context, carrier, id)).toEqual(['pickup with 1 photos', 'deliver with 1 photos']);
    await context.close();
  }
  test.info().annotations.push({ type: 'cuts and kills', description: `${made.cuts}, ${made.kills}` });
  expect(made.cuts).toBe(CUTS);
  expect(made.kills).toBeGreaterThan(0);
});

test('whoever has used the app here is told by a page of ours that there is no signal, also signed out', async ({
  browser,
  request,
}) => {
  const shipper = await register(request, 'Vida');
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(() => {
    const known = ServiceWorkerContainer.prototype.register;
    ServiceWorkerContainer.prototype.register = function (url, options) {
      Object.assign(window, { registeredAfter: performance.now() });
      return known.call(this, url, options);
    };
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(shipper.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Vida!' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect.poll(() => workerOf(page)).toBe('sw.js?light');
  // Not while the first screen loads; by the clock of the page, since signing in here may take longer than that.
  expect(await page.evaluate(() => Reflect.get(window, 'registeredAfter') as number)).toBeGreaterThan(9_900);
  // The colors are those that were chosen here, whatever the phone's own are.
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Go, find or do' }).fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.evaluate(() => localStorage.clear());
  await context.setOffline(true);
  const opened = await context.newPage();
  await opened.goto('/faq');
  await expect(opened.locator('html')).toHaveCSS('background-color', 'rgb(14, 23, 20)');
  await expect(opened.getByRole('heading', { level: 1, name: 'No signal' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await opened.emulateMedia({ colorScheme });
    expect(await barriersOn(opened)).toEqual([]);
  }
  await context.setOffline(false);
  await opened.getByRole('link', { name: 'Try again' }).click();
  await expect(opened.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  await expect(opened).toHaveURL('/faq');
  await context.close();
});

test("a carrier's first job brings the files in the place of the page that says there is no signal, without a word", async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Vito'), await register(request, 'Wim', true)];
  const context = await browser.newContext(PHONE);
  await context.addInitScript((token) => localStorage.setItem('auth_token', token), carrier.token);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect.poll(() => workerOf(page)).toBe('sw.js?light');
  const { id } = await list(request, shipper, 'A first car');
  await acceptAndPay(request, shipper, (await quote(request, carrier, id)).id);
  const seen: string[] = [];
  await page.exposeFunction('sees', (text: string) => seen.push(text));
  await page.goto('/jobs');
  await page.evaluate(() => {
    const look = () => document.body.innerText.includes('New version') && Reflect.get(window, 'sees')('New version');
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await expect(page.getByRole('link', { name: 'A first car' })).toBeVisible();
  await untilKept(page);
  expect(seen).toEqual([]);
  await context.setOffline(true);
  const opened = await context.newPage();
  await opened.goto('/jobs');
  await expect(opened.getByRole('link', { name: 'A first car' })).toBeVisible();
  await context.close();
});

/** How to be the browser toward the page's service worker. */
async function browsersOwn(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const each of registrations) resolve(each.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  return { devtools, registrationId: await registration };
}

test('what the server pushes is shown as it says, and what nobody can read is shown as news', async ({ browser }) => {
  const { context, page, id } = await onThePhone(browser, ['Vito', 'Wanda'], 'A car that is told of');
  const { devtools, registrationId } = await browsersOwn(context, page);
  const [worker] = context.serviceWorkers();
  // A browser without a screen shows nothing.
  await worker?.evaluate(() => {
    const shown: object[] = [];
    const showNotification = async (title: string, options: object) => void shown.push({ title, ...options });
    const registration = Reflect.get(globalThis, 'registration') as object;
    Object.assign(registration, { showNotification });
    Object.assign(globalThis, { shown });
  });
  const link = `/shipments/${id}`;
  const news = { title: 'Delivered: please confirm', body: 'Walt marked it as delivered.', link, notificationId: id };
  const origin = new URL(page.url()).origin;
  for (const data of [payloadOf(news, false), 'not JSON'])
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await expect
    .poll(() => worker?.evaluate(() => Reflect.get(globalThis, 'shown') as object[]))
    .toMatchObject([
      { title: news.title, body: news.body, tag: link, data: { link, id } },
      { title: 'Haulway', body: 'There is news for you.', data: { link: '/notifications' } },
    ]);
  await context.close();
});

test('what waits is sent when the browser says that there is signal, to a page that has not noticed', async ({
  browser,
}) => {
  const { context, page, shipper, id } = await onThePhone(browser, ['Vanja', 'Wout'], 'A car in the background');
  // A browser that has put the page to sleep: it does not look again on its own.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const short = (handler: () => void, ms = 0) => (ms < 5_000 ? wait(handler, ms) : 0);
    Object.assign(window, { setTimeout: short });
  });
  await page.reload();
  const { devtools, registrationId } = await browsersOwn(context, page);
  let isCut = true;
  await page.route('**/api/shipments/*/pickup', (route) => (isCut ? route.abort('connectionreset') : route.continue()));
  await page.getByRole('link', { name: 'A car in the background' }).click();
  await handOver(page, 'Pick up', 'Picked up');
  await expect(page.getByText('1 thing waits to be sent. Keep Haulway open.')).toBeVisible();
  isCut = false;
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(page.url()).origin,
    registrationId,
    tag: 'waiting acts',
    lastChance: false,
  });
  await expect.poll(async () => (await read<Done>(context, shipper, `/api/shipments/${id}`)).status).toBe('in_transit');
  await context.close();
});

test('a message without signal is kept, typed or sent, and is sent once from the page that is opened later', async ({
  browser,
}) => {
  const { context, page, shipper, id } = await onThePhone(browser, ['Vivi', 'Wyn'], 'A car to talk about');
  await page.goto(`/messages?with=${shipper.id}&shipment=${id}`);
  const text = page.getByRole('textbox', { name: 'Message to Vivi R.' });
  await text.fill('I am an hour late');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('I am an hour late')).toBeVisible();
  await text.fill('There is no signal in the valley');
  await page.close();

  const again = await context.newPage();
  await again.goto('/jobs');
  await online(context, again);
  await again.goto(`/messages?with=${shipper.id}&shipment=${id}`);
  await expect(again.getByRole('textbox', { name: 'Message to Vivi R.' })).toHaveValue(
    'There is no signal in the valley',
  );
  await again.getByRole('button', { name: 'Try again' }).click();
  await expect(again.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(again.getByRole('log')).not.toContainText('Sending...');
  const [talk] = await read<{ id: string }[]>(context, shipper, '/api/conversations');
  const messages = () => read<{ content: string }[]>(context, shipper, `/api/conversations/${talk?.id}/messages`);
  expect((await messages()).map(({ content }) => content)).toEqual(['I am an hour late']);
  await again.reload();
  await expect(again.getByRole('log').getByText('I am an hour late')).toHaveCount(1);
  await again.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(async () => (await messages()).length).toBe(2);
  await again.reload();
  await expect(again.getByRole('textbox', { name: 'Message to Vivi R.' })).toHaveValue('');
  await context.close();
});

test('the bill of lading is on the phone of its carrier, as it last was, and goes with them when they sign out', async ({
  browser,
}) => {
  const { context, page, carrier, id } = await onThePhone(browser, ['Vlad', 'Wren'], 'A car with a bill');
  const kept = () =>
    page.evaluate(async () => {
      const request = indexedDB.open('haulway-road');
      await new Promise((resolve) => request.addEventListener('success', resolve));
      const bills = request.result.transaction('bills').objectStore('bills').getAll();
      await new Promise((resolve) => bills.addEventListener('success', resolve));
      request.result.close();
      return (bills.result as { stamp: string }[]).map(({ stamp }) => stamp.split(' ')[0]);
    });
  await expect.poll(kept).toEqual(['booked']);
  await post(context.request, carrier, `/api/shipments/${id}/pickup`);
  await expect.poll(kept).toEqual(['in_transit']);
  await context.setOffline(true);
  await page.goto(`/jobs/${id}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bill of lading' }).click();
  const file = await (await saved).path();
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  await online(context, page);
  await page.getByRole('button', { name: 'Wren' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await kept()).toEqual([]);
  await context.close();
});

test('a carrier with a job on an iPhone is shown how to put the app on the home screen, once they ask', async ({
  browser,
}) => {
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1';
  const { context, carrier, page } = await onThePhone(browser, ['Vito', 'Walt'], 'A car on an iPhone');
  await expect(page.getByText('home screen')).toHaveCount(0);
  await context.close();
  const iphone = await browser.newContext({ ...PHONE, userAgent: IPHONE });
  await iphone.addInitScript((token) => localStorage.setItem('auth_token', token), carrier.token);
  const opened = await iphone.newPage();
  await opened.goto('/jobs');
  const hint = opened.getByRole('region', { name: 'Put Haulway on your home screen' });
  await expect(opened.getByRole('dialog')).toHaveCount(0);
  await hint.getByRole('button', { name: 'Show me how' }).click();
  const sheet = opened.getByRole('dialog', { name: 'Haulway on your home screen' });
  for (const name of ['The share button of the browser', 'The line Add to Home Screen in the list'])
    await expect(sheet.getByRole('img', { name })).toBeVisible();
  expect(await barriersOn(opened)).toEqual([]);
  if (process.env['SHOTS']) await opened.screenshot({ path: `${process.env['SHOTS']}/home-screen.png` });
  await iphone.close();
});

test('opened again without signal, a carrier reads what was agreed, says what differs, and finds a closed sheet as it was', async ({
  browser,
}) => {
  const { context, page, id } = await onThePhone(browser, ['Vada', 'Webb'], 'A car in a canyon');
  await page.close();
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(`/jobs/${id}`);
  await again.getByRole('button', { name: 'What was agreed' }).click();
  const agreed = again.getByRole('dialog', { name: 'What was agreed' });
  await expect(agreed).toContainText(/Agreed price\s*\$1,240\.00/);
  await expect(agreed).toContainText(/You receive\s*\$1,\d{3}\.\d\d/);
  await agreed.getByRole('button', { name: 'Close' }).click();
  await again.getByRole('button', { name: 'Something differs' }).click();
  const differs = again.getByRole('dialog', { name: 'Something differs' });
  await differs.getByRole('button', { name: 'Close' }).click();

  await again.getByRole('button', { name: 'Pick up', exact: true }).click();
  await takePhotos(again, 2);
  await again.getByLabel('Note', { exact: true }).fill('The left mirror is loose');
  await again.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await again.getByRole('button', { name: 'Pick up', exact: true }).click();
  await expect(again.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await expect(again.getByLabel('Note', { exact: true })).toHaveValue('The left mirror is loose');

  // The phone ends the page while the camera is open.
  await again.getByRole('button', { name: 'It is too dark' }).click();
  await again.getByLabel('Their name').fill('Dana Moss');
  await expect.poll(async () => String(await keptIn(again, 'drafts'))).toContain('Dana Moss');
  await again.reload();
  await again.getByRole('button', { name: 'Pick up', exact: true }).click();
  await expect(again.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await expect(again.getByRole('button', { name: 'Photo 2 shows: left. Change' })).toBeVisible();
  await expect(again.getByLabel('Their name')).toHaveValue('Dana Moss');
  await again.getByRole('dialog').getByRole('button', { name: 'Picked up' }).click();
  await expect(again.getByText('1 thing waits to be sent. Keep Haulway open.')).toBeVisible();
  expect(await keptIn(again, 'drafts')).toEqual([]);
  expect(await keptIn(again, 'photos')).toHaveLength(2);
  await context.close();
});

test('a wrong code is told once it was sent, and the right one releases the payment from the page of the shipment', async ({
  browser,
}) => {
  const { context, page, carrier, shipper, id } = await onThePhone(browser, ['Vida', 'Walt'], 'A car with a code');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 39.7392, longitude: -104.9903, accuracy: 20 });
  await post(context.request, carrier, `/api/shipments/${id}/pickup`);
  const { releaseCode: code } = await read<{ releaseCode: string }>(context, shipper, `/api/shipments/${id}`);
  await page.goto(`/jobs/${id}`);
  await expect(page.getByRole('button', { name: 'Deliver', exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Deliver', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Deliver' });
  await sheet.getByRole('button', { name: 'It is too dark' }).click();
  await sheet.getByLabel('Six digits').fill(code === '111111' ? '222222' : '111111');
  await sheet.getByRole('button', { name: 'Delivered', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await online(context, page);
  const told = page.getByRole('region', { name: 'Release code: not accepted' });
  await expect(told).toContainText('The delivery is saved, but that was not the right code.');
  // Its owner can still read it.
  const owners = await browser.newContext(PHONE);
  await owners.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  const shown = await owners.newPage();
  await shown.goto(`/shipments/${id}`);
  await shown.getByText('Release code', { exact: true }).click();
  await expect(shown.getByLabel(`Release code ${[...code].join(' ')}`)).toBeVisible();
  await owners.close();
  await page.goto('/jobs');
  await told.getByRole('link', { name: 'Enter it again' }).click();
  await page.getByLabel('Six digits').fill(code);
  await page.getByRole('button', { name: 'Release the payment' }).click();
  await expect(page.getByText('Your payment is released.')).toBeVisible();
  await expect(told).toHaveCount(0);
  const quotes = await read<{ paymentStatus: string }[]>(context, carrier, `/api/shipments/${id}/quotes`);
  expect(quotes.map(({ paymentStatus }) => paymentStatus)).toEqual(['released']);
  await context.close();
});

test('a pickup whose payment is frozen says not to load, and goes again with its photos, before what was done after it', async ({
  browser,
}) => {
  const { context, page, carrier, id } = await onThePhone(browser, ['Vera', 'Ward'], 'A car in dispute');
  const [deal] = await read<{ id: string }[]>(context, carrier, `/api/shipments/${id}/quotes`);
  const admin = await post<{ token: string }>(context.request, undefined, '/api/auth/login', {
    email: 'admin@demo.haulway.test',
    password: 'haulway-demo',
  });
  await context.setOffline(true);
  await page.getByRole('link', { name: 'A car in dispute' }).click();
  await page.getByRole('button', { name: 'Pick up', exact: true }).click();
  await takePhotos(page, 1);
  const sheet = page.getByRole('dialog', { name: 'Pick up' });
  await sheet.getByRole('button', { name: 'It is too dark' }).click();
  await sheet.getByRole('button', { name: 'Picked up' }).click();
  await handOver(page, 'Deliver', 'Delivered');
  await expect(page.getByText('2 things wait to be sent. Keep Haulway open.')).toBeVisible();
  const dispute = { quoteId: deal?.id, reason: 'fraudulent' };
  const { id: disputeId } = await post<{ id: string }>(context.request, admin, '/api/sandbox/disputes', dispute);
  await online(context, page);
  const refused = page.getByRole('region', { name: 'Picked up: not accepted' });
  await expect(refused).toContainText('Do not load it.');
  await expect(page.getByText('1 thing waits to be sent. Keep Haulway open.')).toBeVisible();
  await post(context.request, admin, `/api/sandbox/disputes/${disputeId}/close`, { outcome: 'won' });
  await refused.getByRole('button', { name: 'Send it again' }).click();
  await expect.poll(() => doneOnce(context, carrier, id)).toEqual(['pickup with 1 photos', 'deliver with 0 photos']);
  await context.close();
});

test('what is done for one shipment does not wait for the photos of another', async ({ browser }) => {
  const { context, page, carrier, shipper, id } = await onThePhone(
    browser,
    ['Vlad', 'Wilt'],
    'A car with large photos',
  );
  const other = await list(context.request, shipper, 'A car without any');
  await acceptAndPay(context.request, shipper, (await quote(context.request, carrier, other.id)).id);
  // Photos that hang, as they do where there is hardly any signal.
  await page.route('**/api/uploads*', () => undefined);
  await page.goto(`/jobs/${id}`);
  await page.getByRole('button', { name: 'Pick up', exact: true }).click();
  await takePhotos(page, 1);
  const sheet = page.getByRole('dialog', { name: 'Pick up' });
  await sheet.getByRole('button', { name: 'It is too dark' }).click();
  const hangs = page.waitForRequest('**/api/uploads*');
  await sheet.getByRole('button', { name: 'Picked up' }).click();
  await hangs;
  await page.getByRole('link', { name: 'All jobs' }).click();
  await page.getByRole('link', { name: 'A car without any' }).click();
  await handOver(page, 'Pick up', 'Picked up');
  await expect
    .poll(async () => (await read<Done>(context, shipper, `/api/shipments/${other.id}`)).status)
    .toBe('in_transit');
  await expect(page.getByText('1 thing waits to be sent. Keep Haulway open.')).toBeVisible();
  expect(await read<Done>(context, shipper, `/api/shipments/${id}`)).toMatchObject({ status: 'booked' });
  await context.close();
});

/** What is smaller than a thumb of what can be pressed or filled in, in the page or the sheet over it. */
async function tooSmall(page: Page): Promise<string[]> {
  const inside = (await page.getByRole('dialog').count()) > 0 ? '[role=dialog]' : 'main';
  return page.evaluate((where) => {
    const small: string[] = [];
    for (const each of document.querySelectorAll(
      `${where} :is(button, a[href], .MuiInputBase-root, [role=switch], summary, label:has(input))`,
    )) {
      const { width, height } = each.getBoundingClientRect();
      // Links inside of sentences are as high as the line.
      if (height > 0 && (height < 44 || width < 44) && !each.closest('p'))
        small.push(
          `${each.getAttribute('aria-label') ?? each.textContent}: ${Math.round(width)} x ${Math.round(height)}`,
        );
    }
    return small;
  }, inside);
}

/** What a driver reads next to the truck: the job sheet, and the bar over it. */
const IN_THE_SUN = ':is([aria-labelledby=job-sheet], main [role=status])';

test('pickup and delivery are done by thumb or keyboard: nothing under 44 px, and accessible in the light and in the dark', async ({
  browser,
}) => {
  const { context, page, carrier, id } = await onThePhone(browser, ['Vic', 'Wes'], 'A car under a thumb');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fits = async () => {
    expect(await tooSmall(page)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await barriersOn(page)).toEqual([]);
      // What stands on the page under a sheet is not to be read then; a list of jobs has none of it.
      if ((await page.getByRole('dialog').count()) > 0 || (await page.locator(IN_THE_SUN).count()) === 0) continue;
      expect(await dimOn(page, IN_THE_SUN)).toEqual([]);
      sheets += 1;
    }
  };
  let sheets = 0;
  await fits();
  for (const [step, done] of [
    ['Pick up', 'Picked up'],
    ['Deliver', 'Delivered'],
  ] as const) {
    await page.goto(`/jobs/${id}`);
    await expect(page.getByRole('button', { name: step, exact: true })).toBeVisible();
    await fits();
    await page.getByRole('button', { name: 'Nobody there, or no way in' }).click();
    await fits();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: step, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: step });
    await takePhotos(page, 1);
    await sheet.getByRole('button', { name: 'Photo 1 shows: front. Change' }).press('Enter');
    await expect(sheet.getByRole('button', { name: 'Photo 1 shows: left. Change' })).toBeVisible();
    await expect(sheet.getByText('Take a photo: front')).toBeVisible();
    // By keyboard a mark stands in the middle of its part of the drawing.
    await sheet.getByRole('button', { name: 'left', exact: true }).press('Enter');
    await sheet.getByRole('button', { name: 'Mark damage, left, upper right' }).press('Enter');
    await sheet.getByRole('button', { name: 'Dent', exact: true }).press('Enter');
    await sheet.getByRole('button', { name: 'Large', exact: true }).press('Enter');
    await sheet.getByLabel('About this mark').fill('By the lamp');
    await sheet.getByLabel('Take a photo of it').setInputFiles({
      name: 'dent.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo('#888888'),
    });
    await expect(sheet.getByRole('button', { name: 'Left: large dent, with a photo' })).toBeVisible();
    await sheet.getByLabel('Their name').fill('Ada Lane');
    await fits();
    await sheet.getByRole('button', { name: 'It is too dark' }).press('Enter');
    await sheet.getByRole('button', { name: done, exact: true }).press('Enter');
    await expect.poll(async () => (await doneOnce(context, carrier, id)).length).toBe(step === 'Pick up' ? 1 : 2);
  }
  // Before each step, in the light and in the dark.
  expect(sheets).toBeGreaterThanOrEqual(4);
  interface Whole {
    photoViews: string[];
    marks: { view: string; x: number; y: number; kind: string; size: string; note: string; photo?: string }[];
  }
  const reports = await read<Whole[]>(context, carrier, `/api/shipments/${id}/condition-reports`);
  const mark = { view: 'left', x: 0.833, y: 0.167, kind: 'dent', size: 'large', note: 'By the lamp' };
  for (const report of reports) {
    expect(report).toMatchObject({ photoViews: ['left'], marks: [mark] });
    expect(report.marks[0]?.photo).toMatch(/^\/api\/uploads\//);
  }
  expect(reports).toHaveLength(2);
  await context.close();
});
