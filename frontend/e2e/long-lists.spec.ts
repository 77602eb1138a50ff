import { expect, test, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test';
import { addCopies, withDatabase } from '../../backend/test/support/copies';
import { acceptAndPay, list, post, quote, register, type Person } from './support/deal';

const DATABASE = process.env.HAULWAY_TEST_DATABASE ?? '';
const ROWS = 30;

async function enter(
  browser: Browser,
  person: Person,
  path: string,
  size = { width: 1280, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ viewport: size });
  await context.addInitScript((token) => localStorage.setItem('auth_token', token), person.token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function read<T>(request: APIRequestContext, as: Person, path: string): Promise<T> {
  return (await (await request.get(path, { headers: { authorization: `Bearer ${as.token}` } })).json()) as T;
}

/** Presses "Show more" until it is gone. */
async function toTheEnd(page: Page, rows: Locator, total: number): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' });
  const isThere = async () => (await rows.count()) === total || (await more.isVisible());
  for (await expect.poll(isThere).toBe(true); await more.isVisible(); await expect.poll(isThere).toBe(true)) {
    const shown = await rows.count();
    await more.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(shown);
  }
  await expect(rows).toHaveCount(total);
  await expect(more).toHaveCount(0);
}

/** Records every read of the API, by path without ids. */
function countReads(page: Page): { repeated(): string[]; asked: string[] } {
  const asked: string[] = [];
  page.on('request', (call) => {
    const { pathname, search } = new URL(call.url());
    if (pathname.startsWith('/api/') && call.method() === 'GET') asked.push(pathname + search);
  });
  const shapes = () =>
    asked
      .map((path) => (path.split('?')[0] ?? '').replace(/[0-9a-f-]{36}/g, '{id}'))
      .filter((path) => !path.startsWith('/api/uploads/'));
  return {
    asked,
    repeated: () => [
      ...new Set(shapes().filter((path, _place, all) => all.filter((other) => other === path).length > 3)),
    ],
  };
}

test('a conversation longer than a page can be read back to its first message, stays put while somebody reads, and picks up new messages on its own', async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Tara'), await register(request, 'Timo', true)];
  const { id, conversationId } = await post<{ id: string; conversationId: string }>(request, carrier, '/api/messages', {
    receiverId: shipper.id,
    content: 'The last word.',
  });
  await withDatabase(DATABASE, (database) =>
    addCopies(database, 'messages', id, 129, {
      id: 'gen_random_uuid()',
      content: "'Word ' || n",
      created_at: "t.created_at - n * interval '1 minute'",
      read_at: 't.created_at',
    }),
  );
  const page = await enter(browser, shipper, `/messages?c=${conversationId}`);
  const log = page.getByRole('log');
  await expect(log.getByText('The last word.')).toBeInViewport();
  await expect(log.getByText('50 of 130 messages')).toHaveCount(1);

  await test.step('going up brings what is earlier, and does not move what is read', async () => {
    await log.evaluate((box) => box.scrollTo(0, 0));
    await expect(log.getByText('100 of 130 messages')).toHaveCount(1);
    expect(await log.evaluate((box) => box.scrollTop)).toBeGreaterThan(1_000);
    await log.evaluate((box) => box.scrollTo(0, 0));
    await expect(log.getByText('Word 129', { exact: true })).toHaveCount(1);
    await expect(log.getByRole('button', { name: 'Earlier messages' })).toHaveCount(0);
    await log.evaluate((box) => box.scrollTo(0, 0));
    await expect(log.getByText('Word 129', { exact: true })).toBeInViewport();
  });

  await test.step('a new message is told of, and only the latest page is read for it', async () => {
    const { asked } = countReads(page);
    await post(request, carrier, '/api/messages', { receiverId: shipper.id, content: 'One more word.' });
    await expect(log.getByText('One more word.')).toHaveCount(1);
    await expect(log.getByText('Word 129', { exact: true })).toBeInViewport();
    await page.getByRole('button', { name: 'New message below' }).click();
    await expect(log.getByText('One more word.')).toBeInViewport();
    expect(asked.filter((path) => path.includes('cursor='))).toEqual([]);
  });
  await page.context().close();
});

test('claims, notifications and conversations go on to the last one and say how many there are', async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Cleo'), await register(request, 'Cary', true)];
  const { id: shipmentId } = await list(request, shipper, 'A harp');
  const offer = await quote(request, carrier, shipmentId);
  await acceptAndPay(request, shipper, offer.id);
  await post(request, carrier, `/api/shipments/${shipmentId}/pickup`);
  await post(request, carrier, `/api/shipments/${shipmentId}/deliver`);
  const claim = await post<{ id: string }>(request, shipper, '/api/claims', {
    shipmentId,
    kind: 'damage',
    amount: 50,
    description: 'A string is torn.',
  });
  const { conversationId } = await post<{ conversationId: string }>(request, carrier, '/api/messages', {
    receiverId: shipper.id,
    content: 'Sorry to hear that.',
  });
  const notices = () => read<{ id: string }[]>(request, shipper, '/api/notifications?limit=100');
  await expect.poll(async () => (await notices()).length).toBeGreaterThan(0);
  const [notice] = await notices();
  await withDatabase(DATABASE, async (database) => {
    const earlier = { id: 'gen_random_uuid()', created_at: "t.created_at - n * interval '1 minute'" };
    await addCopies(database, 'claims', claim.id, 100, { ...earlier, status: "'withdrawn'" });
    await addCopies(database, 'notifications', notice?.id ?? '', 120, { ...earlier, source: 't.source || n' });
    await addCopies(database, 'conversations', conversationId, 60, {
      id: 'gen_random_uuid()',
      topic: 'gen_random_uuid()',
      updated_at: "t.updated_at - n * interval '1 minute'",
    });
  });

  const page = await enter(browser, shipper, '/support');
  await expect(page.getByText('20 of 101 claims')).toBeVisible();
  await toTheEnd(page, page.getByRole('link', { name: /^Damage or loss/ }), 101);

  await page.goto('/notifications');
  const total = Number(
    /of (\d+) notifications/.exec((await page.getByText(/^50 of \d+ notifications$/).textContent()) ?? '')?.[1],
  );
  expect(total).toBeGreaterThan(120);
  const shown = page.getByRole('main').getByRole('listitem');
  await test.step('what comes next is read after what is just being read again', async () => {
    let goOn = () => {};
    const holding = new Promise<void>((pass) => (goOn = pass));
    let held = 0;
    await page.route(
      ({ pathname }) => pathname === '/api/notifications',
      async (route) => {
        held += 1;
        await holding;
        await route.continue();
      },
    );
    const headers = { authorization: `Bearer ${shipper.token}` };
    await request.post('/api/notifications/read', { headers, data: { ids: [notice?.id] } });
    await expect.poll(() => held).toBe(1);
    await page.getByRole('button', { name: 'Show more' }).click();
    goOn();
    await expect(shown).toHaveCount(100);
  });
  await toTheEnd(page, shown, total);

  await page.goto('/messages');
  await expect(page.getByText('50 of 61 conversations')).toBeVisible();
  await toTheEnd(page, page.getByRole('list', { name: 'Conversations' }).getByRole('listitem'), 61);
  await expect(page.getByRole('link', { name: 'Messages 61' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Unread 61' }).click();
  await toTheEnd(page, page.getByRole('list', { name: 'Conversations' }).getByRole('listitem'), 61);
  await page.context().close();
});

test('no screen makes a call for each of its rows', async ({ browser, request }) => {
  const [shipper, carrier] = [await register(request, 'Rona'), await register(request, 'Rolf', true)];
  const salt = Date.now();
  const [open, booked] = [await list(request, shipper, 'A kayak'), await list(request, shipper, 'A canoe')];
  const [asked, taken] = [await quote(request, carrier, open.id), await quote(request, carrier, booked.id)];
  await post(request, shipper, `/api/quotes/${taken.id}/accept`);
  await post(request, shipper, `/api/quotes/${taken.id}/pay`);
  const [payment] = await read<{ id: string }[]>(request, shipper, '/api/payments');
  const { conversationId } = await post<{ conversationId: string }>(request, carrier, '/api/messages', {
    receiverId: shipper.id,
    shipmentId: open.id,
    content: 'Is it rigged?',
  });
  await withDatabase(DATABASE, async (database) => {
    const id = (what: string) => `md5('${salt}${what}' || n)::uuid`;
    const noIntent = { stripe_payment_intent_id: 'NULL' };
    await addCopies(database, 'shipments', open.id, ROWS, { id: id('open'), title: "'Kayak ' || n" });
    await addCopies(database, 'quotes', asked.id, ROWS, { id: id('asked'), shipment_id: id('open') });
    await addCopies(database, 'conversations', conversationId, ROWS, {
      id: id('talk'),
      topic: id('open'),
      shipment_id: id('open'),
    });
    await addCopies(database, 'shipments', booked.id, ROWS, { id: id('booked'), title: "'Canoe ' || n" });
    await addCopies(database, 'quotes', taken.id, ROWS, { id: id('taken'), shipment_id: id('booked'), ...noIntent });
    await addCopies(database, 'payments', payment?.id ?? '', ROWS, {
      id: 'gen_random_uuid()',
      quote_id: id('taken'),
      shipment_id: id('booked'),
      ...noIntent,
    });
    await addCopies(database, 'users', carrier.id, ROWS, {
      id: id('rival'),
      email: `'${salt}' || n || '@example.test'`,
      email_verify_token: 'NULL',
    });
    await addCopies(database, 'quotes', asked.id, ROWS, { id: id('rivalry'), carrier_id: id('rival') });
  });

  const screens: [Person, string, (page: Page) => Locator, number][] = [
    [
      shipper,
      '/dashboard',
      (page) => page.getByRole('region', { name: 'Your shipments' }).getByRole('link', { name: /kayak|canoe/i }),
      20,
    ],
    [carrier, '/dashboard', (page) => page.getByRole('region', { name: 'Your quotes' }).getByRole('link'), 50],
    [carrier, '/dashboard', (page) => page.getByRole('region', { name: 'Your jobs' }).getByText('$1,178'), 20],
    [shipper, '/messages', (page) => page.getByRole('list', { name: 'Conversations' }).getByText(/^Kayak \d+$/), ROWS],
    [carrier, '/payments', (page) => page.getByText(/^Canoe \d+$/), ROWS],
    [carrier, '/browse?status=quoted', (page) => page.getByRole('link', { name: 'View Details' }), 20],
    [shipper, `/shipments/${open.id}`, (page) => page.getByRole('button', { name: 'Accept Quote' }), ROWS + 1],
    [shipper, '/notifications', (page) => page.getByRole('heading', { level: 1 }), 1],
  ];
  for (const [person, path, rows, count] of screens) {
    const page = await enter(browser, person, 'about:blank');
    const { repeated, asked: calls } = countReads(page);
    await page.goto(path);
    await expect(rows(page)).toHaveCount(count);
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    expect([path, repeated()]).toEqual([path, []]);
    expect(calls.length).toBeLessThanOrEqual(16);
    await page.context().close();
  }
});
