import { type IncomingMessage, createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { acceptAndPay, list, type Person, post, quote, register } from './support/deal';
import { workerOf } from './support/phone';

/** As slow as a weak signal, in ms. */
const TRIP_MS = 60;

/** A phone's way to the server, over which each answer takes a moment; of the files that the worker keeps, it counts how many are asked for at a time. */
async function weakSignal(to: string) {
  const seen = { now: 0, most: 0, cut: 0 };
  const way = { isCut: false };
  const { hostname, port, host, origin } = new URL(to);
  const isKept = ({ url = '', headers }: IncomingMessage) =>
    url.startsWith('/assets/') && headers['sec-fetch-dest'] === 'empty';
  const server = createServer((incoming, outgoing) => {
    const counts = isKept(incoming);
    if (counts && way.isCut) {
      seen.cut += 1;
      outgoing.destroy();
      return;
    }
    if (counts) seen.most = Math.max(seen.most, ++seen.now);
    outgoing.once('close', () => counts && seen.now--);
    const headers = { ...incoming.headers, host, ...(incoming.headers.origin ? { origin } : {}) };
    const on = forward({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      setTimeout(() => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }, TRIP_MS);
    });
    on.on('error', () => outgoing.destroy());
    outgoing.on('close', () => on.destroy());
    incoming.pipe(on);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, way, close };
}

const PHONE = { viewport: { width: 390, height: 844 } };

/** A paid job of this carrier. */
async function paidJob(request: APIRequestContext, carrier: Person, title: string): Promise<string> {
  const shipper = await register(request, 'Kim');
  const { id } = await list(request, shipper, title);
  await acceptAndPay(request, shipper, (await quote(request, carrier, id)).id);
  return id;
}

test('what a carrier needs without signal is asked for side by side, and again where the signal was lost among it', async ({
  browser,
  request,
  baseURL,
}) => {
  const carrier = await register(request, 'Kit', true);
  await paidJob(request, carrier, 'A car behind a hill');
  const signal = await weakSignal(baseURL ?? '');
  signal.way.isCut = true;
  const context = await browser.newContext({ ...PHONE, baseURL: signal.url });
  await context.addInitScript((token) => localStorage.setItem('auth_token', token), carrier.token);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: 'A car behind a hill' })).toBeVisible();
  // On a slow machine the light worker may be there, which keeps none of them.
  const isGivenUp = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return ![installing, waiting, active].some((worker) => worker?.scriptURL.endsWith('/sw.js'));
    });
  await expect.poll(async () => signal.seen.cut > 0 && (await isGivenUp())).toBe(true);
  signal.way.isCut = false;
  // The page hears that it was given up a moment after the browser knows, and waits from then on.
  await expect
    .poll(async () => {
      await page.clock.runFor(31_000);
      return workerOf(page);
    })
    .toBe('sw.js');
  // A browser has six connections to a server.
  expect(signal.seen.most).toBeGreaterThan(2);
  await context.close();
  signal.close();
});

test('a browser is asked not to throw away what it keeps once there is a job, and not again once it has agreed', async ({
  browser,
  request,
}) => {
  const carrier = await register(request, 'Kip', true);
  const context = await browser.newContext(PHONE);
  await context.addInitScript((token) => {
    localStorage.setItem('auth_token', token);
    const asked = () => Number(localStorage.getItem('asked'));
    StorageManager.prototype.persisted = async () => asked() > 0;
    StorageManager.prototype.persist = async () => {
      localStorage.setItem('asked', String(asked() + 1));
      return true;
    };
  }, carrier.token);
  const page = await context.newPage();
  const asked = () => page.evaluate(() => Number(localStorage.getItem('asked')));
  await page.goto('/jobs');
  await expect(page.getByText('Nothing to pick up or deliver.')).toBeVisible();
  expect(await asked()).toBe(0);
  await paidJob(request, carrier, 'A first job');
  await expect(page.getByRole('link', { name: 'A first job' })).toBeVisible();
  await expect.poll(asked).toBe(1);
  const read = page.waitForResponse('**/api/shipments/*/timeline');
  await page.reload();
  await read;
  await expect(page.getByText(/^As of /)).toBeVisible();
  expect(await asked()).toBe(1);
  await context.close();
});

test('jobs are read again every 15 minutes while the app is open, also where no event of the server gets through', async ({
  browser,
  request,
}) => {
  const carrier = await register(request, 'Kaz', true);
  const id = await paidJob(request, carrier, 'A car of two drivers');
  const context = await browser.newContext(PHONE);
  await context.addInitScript((token) => localStorage.setItem('auth_token', token), carrier.token);
  const page = await context.newPage();
  await page.route('**/api/events', (route) => route.abort());
  let reads = 0;
  page.on('request', (read) => (reads += Number(read.url().includes('carrier=me&status=booked'))));
  await page.clock.install();
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: /^Pick up/ })).toBeVisible();
  // The other driver has it now.
  await post(request, carrier, `/api/shipments/${id}/pickup`);
  await page.clock.fastForward(14 * 60_000);
  // What was asked for before this is counted by then.
  await page.evaluate(() => fetch('/api/config'));
  expect(reads).toBe(1);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { name: /^Deliver/ })).toBeVisible();
  await context.close();
});
