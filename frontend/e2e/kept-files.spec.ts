import { type IncomingMessage, createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { acceptAndPay, list, quote, register } from './support/deal';

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

const isKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

test('what a carrier needs without signal is asked for side by side, and again where the signal was lost among it', async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const [shipper, carrier] = [await register(request, 'Kim'), await register(request, 'Kit', true)];
  const { id } = await list(request, shipper, 'A car behind a hill');
  await acceptAndPay(request, shipper, (await quote(request, carrier, id)).id);
  const signal = await weakSignal(baseURL ?? '');
  signal.way.isCut = true;
  const context = await browser.newContext({ baseURL: signal.url, viewport: { width: 390, height: 844 } });
  await context.addInitScript((token) => localStorage.setItem('auth_token', token), carrier.token);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: 'A car behind a hill' })).toBeVisible();
  const isGivenUp = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined);
  await expect.poll(async () => signal.seen.cut > 0 && (await isGivenUp()), { timeout: 20_000 }).toBe(true);
  signal.way.isCut = false;
  await page.clock.runFor(31_000);
  await expect.poll(() => isKept(page), { timeout: 20_000 }).toBe(true);
  // A browser has six connections to a server.
  expect(signal.seen.most).toBeGreaterThan(2);
  await context.close();
  signal.close();
});
