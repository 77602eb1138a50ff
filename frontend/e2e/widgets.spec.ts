import { gzipSync } from 'node:zlib';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { register } from './support/deal';
import { barriersOn } from './support/screen';

// As browsers do that keep other sites' cookies out.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--test-third-party-cookie-phaseout'] }),
});

/** A dealer's site: one page, with the line on it. */
async function site(line: () => string): Promise<{ origin: string; server: Server }> {
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><html lang="en"><title>Boats</title><link rel="icon" href="data:,"><main><h1>A boat for sale</h1><div id="here">${line()}</div></main></html>`,
      ),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const frameOf = (page: Page) => page.frameLocator('#here iframe');

test('a dealer puts prices on their own site, where a visitor asks, and lists from there', async ({
  page,
  request,
  context,
}) => {
  let line = '';
  const [dealer, mine, other] = [await register(request, 'Delia'), await site(() => line), await site(() => line)];
  await context.clearCookies();
  await page.addInitScript(
    ([token, here]) => {
      if (location.origin === here) localStorage.setItem('auth_token', token);
    },
    [dealer.token, new URL(test.info().project.use.baseURL ?? '').origin] as const,
  );

  await test.step('it is made on the Developers page', async () => {
    await page.goto('/developers');
    await page.getByRole('button', { name: 'New widget' }).click();
    const dialog = page.getByRole('dialog', { name: 'New widget' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Boats page');
    await dialog.getByRole('textbox', { name: 'Sites' }).fill('dealer.example/boats');
    await dialog.getByRole('button', { name: 'Make widget' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Sites' })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox', { name: 'Sites' }).fill(mine.origin);
    await dialog.getByRole('textbox', { name: 'Picked up in (optional)' }).fill('Austin, TX');
    await dialog.getByRole('button', { name: 'Make widget' }).click();
    const shown = page.getByRole('dialog', { name: 'Boats page' });
    await expect(shown.getByText('0 estimates, 0 shipments listed from it.')).toBeVisible();
    line = (await shown.locator('code').textContent()) ?? '';
    expect(line).toMatch(/^<script src="http.*\/widget\/v1\.js" data-key="hwp_\w{24}" async><\/script>$/);
    line = line.replace(/src="[^"]*"/, `src="${new URL(page.url()).origin}/widget/v1.js"`);
  });

  const visit = await context.newPage();
  const bytes: number[] = [];
  visit.on('response', async (response) => {
    if (new URL(response.url()).origin !== mine.origin && !response.url().includes('/api/'))
      bytes.push(gzipSync(await response.body()).length);
  });
  const sent: (string | undefined)[] = [];
  visit.on('request', async (call) => {
    if (/\/(embed|widget|api)\//.test(call.url())) sent.push((await call.allHeaders()).cookie);
  });

  await test.step('a visitor sees what such a job costs', async () => {
    await visit.goto(mine.origin);
    const frame = frameOf(visit);
    await expect(frame.getByLabel('From')).toHaveValue('Austin, TX');
    await frame.getByRole('button', { name: 'See the price' }).click();
    await expect(frame.getByText('Where does it go?')).toBeVisible();
    await expect(frame.getByLabel('To')).toBeFocused();
    await frame.getByLabel('To').fill('Denver, CO');
    await frame.getByLabel('Weight in lbs').fill('4,200');
    await frame.getByRole('button', { name: 'See the price' }).click();
    await expect(frame.getByText(/^\$[\d,]+ to \$[\d,]+$/)).toBeVisible();
    await expect(frame.getByText(/^Estimate for [\d,]+ miles\./)).toBeVisible();
    // All of it is seen, without a bar to scroll it.
    const tall = await visit.locator('#here iframe').evaluate((element) => (element as HTMLIFrameElement).offsetHeight);
    expect(tall).toBeGreaterThanOrEqual(
      await frame.locator('main').evaluate((main) => (main as HTMLElement).offsetHeight),
    );
    // The script, the page, its own script and its styles.
    expect(bytes.length).toBeLessThanOrEqual(4);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
    expect(sent.filter((cookie) => cookie !== undefined)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`everybody can use it, in ${colorScheme}`, async () => {
      const alone = await context.newPage();
      await alone.emulateMedia({ colorScheme });
      await alone.goto(`/embed/quote?key=${/hwp_\w+/.exec(line)?.[0]}`);
      await expect(alone.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await alone.getByRole('button', { name: 'See the price' }).click();
      await expect(alone.getByText('Where does it go?')).toBeVisible();
      expect(await barriersOn(alone)).toEqual([]);
      await alone.close();
    });

  await test.step('the visitor lists it, with what was asked filled in', async () => {
    const visitor = await register(request, 'Vic');
    await context.clearCookies();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      frameOf(visit).getByRole('link', { name: 'List it and get quotes' }).click(),
    ]);
    // Of somebody else than the dealer, who is signed in here.
    await tab.evaluate((token) => localStorage.setItem('auth_token', token), visitor.token);
    const address = tab.url();
    expect(address).toMatch(/\/list-item\?prefill=/);
    const listing = await context.browser()?.newPage({ baseURL: new URL(address).origin });
    if (!listing) throw new Error('No browser');
    await listing.addInitScript((token) => localStorage.setItem('auth_token', token), visitor.token);
    await listing.goto(address);
    await expect(listing.getByLabel('Delivery Location')).toHaveValue('Denver, CO');
    await expect(listing.getByLabel('Weight (lbs)')).toHaveValue('4200');
    await listing.getByLabel('Title').fill('A sailboat from the dealer');
    await listing.getByLabel('Description').fill('On its trailer, ready to go.');
    await listing.getByRole('button', { name: 'List Shipment' }).click();
    await expect(listing.getByText('Your shipment has been listed successfully!').first()).toBeVisible();
    await listing.close();
    await page.reload();
    await expect(page.getByText('1 estimate, 1 shipment listed from it.')).toBeVisible();
  });

  await test.step('a site that its owner did not name shows nothing, and says why to its developer', async () => {
    const said: string[] = [];
    const stranger = await context.newPage();
    stranger.on('console', (message) => said.push(message.text()));
    await stranger.goto(other.origin);
    await expect(stranger.locator('iframe')).toHaveCount(0);
    await expect.poll(() => said.some((text) => text.includes(`${other.origin} is not among its sites`))).toBe(true);
    await expect(stranger.getByRole('heading', { name: 'A boat for sale' })).toBeVisible();
  });
  await test.step('once it is off, its own site shows nothing, and one line says so', async () => {
    const headers = { authorization: `Bearer ${dealer.token}` };
    const [widget] = (await (await request.get('/api/widgets', { headers })).json()) as { id: string; key: string }[];
    await request.patch(`/api/widgets/${widget?.id}`, { headers, data: { enabled: false } });
    const said: string[] = [];
    const visitor = await context.newPage();
    visitor.on('console', (message) => {
      if (message.text().startsWith('Haulway')) said.push(message.text());
    });
    await visitor.goto(mine.origin);
    await expect(visitor.locator('iframe')).toHaveCount(0);
    await expect.poll(() => said).toEqual([expect.stringContaining(`the widget ${widget?.key} is off`)]);
    await expect(visitor.getByRole('heading', { name: 'A boat for sale' })).toBeVisible();
  });
  for (const { server } of [mine, other]) {
    server.closeAllConnections();
    server.close();
  }
});
