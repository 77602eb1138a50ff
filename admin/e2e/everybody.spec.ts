import { expect, test } from '@playwright/test';
import { list, type Person, post, quote, register } from '../../frontend/e2e/support/deal';
import { type OwnServer, ownServer } from '../../frontend/e2e/support/ownServer';
import { act, openWindows, Operator, read, visit, type Windows } from './support/console';

let own: OwnServer;
let admin: Operator;
let shipper: Person;
let carrier: Person;
let request: OwnServer['request'];
let windows: Windows;

// On a server of its own: the announcement, the settings and business time are everybody's.
test.beforeAll(async ({ browser, playwright }) => {
  own = await ownServer(playwright, 'everybody');
  request = own.request;
  admin = Operator.of(own);
  [shipper, carrier] = [await register(request, 'Mona'), await register(request, 'Kurt', true)];
  windows = await openWindows(browser, admin, shipper, own.url);
});

test.afterEach(() => expect(windows.complaints.splice(0)).toEqual([]));

test.afterAll(async () => {
  await windows.console.context().close();
  await own.stop();
});

test('an announcement appears on every page of the user app right away', async () => {
  const page = windows.console;
  const seen = windows.app.getByText('Snow in Denver: expect delays.');
  await visit(page, '/console/texts/announcement');
  await page.getByRole('textbox', { name: 'Text' }).fill('Snow in Denver: expect delays.');
  await page.getByRole('button', { name: /^Save as version/ }).click();
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible();
  await windows.app.goto('/browse');
  await expect(seen).toBeVisible();
  await act(windows, 'End the announcement', 'The announcement is off every page.');
  await windows.app.goto('/browse');
  await expect(seen).toHaveCount(0);
  await visit(page, '/console/audit-log', { action: 'texts.change' });
  const line = page.getByRole('row', { name: /Texts: change.*Announcement/ }).first();
  await expect(line).toContainText('Body');
  await line.getByRole('button', { name: 'Details' }).click();
  const whole = page.getByRole('dialog', { name: 'Texts: change' });
  await expect(whole).toContainText('announcement');
  // The address it was done from, and the call's request id in the logs.
  await expect(whole).toContainText(/Address(127\.0\.0\.1|::1)Request ID[0-9a-f]{8}-[0-9a-f-]{27}/);
  await windows.look();
  await whole.getByRole('button', { name: 'Close' }).click();
});

test('the list of settings says who changed what', async () => {
  const { console: page, look } = windows;
  const headers = { authorization: `Bearer ${admin.token}` };
  const change = async (twoPersonAbove: number) => {
    const { version, ...now } = await read<Record<string, unknown>>(request, admin, '/api/admin/settings/current');
    const editable = Object.entries(now).filter(
      ([name]) => !['id', 'createdAt', 'createdBy', 'announcement', 'can', 'next'].includes(name),
    );
    const data = { ...Object.fromEntries(editable), version, twoPersonAbove };
    const answer = await request.put('/api/admin/settings/current', { headers, data });
    expect(answer.ok()).toBe(true);
  };
  await change(12_345);
  await change(10_000);
  await visit(page, '/console/settings');
  const row = page.getByRole('row', { name: /Two person above: \$12,345\.00 \$10,000\.00/ }).first();
  await expect(row).toBeVisible();
  await expect(row.getByRole('link', { name: 'Olga Reyes' })).toBeVisible();
  await look();
  // The last one of a page changed one that is on the next.
  const last = page.getByRole('row').nth(1);
  await page.goto('/console/settings?page=1&perPage=1');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(last).toContainText('Two person above: $12,345.00 $10,000.00');
});

test('a refund that the bank returned is retried, and its owner sees it succeed', async () => {
  const { id: shipmentId } = await list(request, shipper, 'A rowing boat');
  const { id: quoteId } = await quote(request, carrier, shipmentId);
  await post(request, shipper, `/api/quotes/${quoteId}/accept`);
  const { clientSecret } = await post<{ clientSecret: string }>(request, shipper, `/api/quotes/${quoteId}/pay`);
  await post(request, undefined, '/api/sandbox/payment-intents/confirm', {
    clientSecret,
    card: { number: '4000000000005126', expMonth: 12, expYear: 2035, cvc: '123' },
  });
  const payment = await post<{ id: string }>(request, shipper, `/api/payments/${quoteId}/confirm`, { quoteId });
  await post(request, shipper, `/api/shipments/${shipmentId}/cancel`);
  const refunds = async () =>
    (await read<{ refunds: { status: string }[] }>(request, shipper, `/api/payments/${payment.id}`)).refunds.map(
      ({ status }) => status,
    );
  await expect.poll(refunds).toEqual(['succeeded']);
  await post(request, admin, '/api/sandbox/clock', { advanceSeconds: 90 });
  await expect.poll(refunds).toEqual(['failed']);

  const [operation] = await admin.list<{ id: string }>('money-operations', { paymentId: payment.id });
  await visit(windows.console, '/console/money-operations', { q: payment.id });
  await act(windows, 'Retry', 'Retry started.');
  await expect.poll(refunds).toEqual(['succeeded']);
  expect(await admin.log(operation?.id ?? '')).toEqual(['money-operations.retry']);
});
