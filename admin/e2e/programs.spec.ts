import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { list, PASSWORD, type Person, post, register } from '../../frontend/e2e/support/deal';
import { act, type Windows, openWindows, Operator, read, visit } from './support/console';

let admin: Operator;
let dealer: Person;
let request: APIRequestContext;
let windows: Windows;

test.beforeAll(async ({ browser, playwright }, info) => {
  request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = await Operator.signIn(request);
  dealer = await register(request, 'Della');
  windows = await openWindows(browser, admin, dealer);
});

test.afterEach(() => expect(windows.complaints.splice(0)).toEqual([]));

test.afterAll(async () => {
  await windows.console.context().close();
  await request.dispose();
});

const makeKey = (name: string) =>
  post<{ id: string; key: string }>(request, dealer, '/api/api-keys', {
    name,
    scopes: ['shipments:read'],
    password: PASSWORD,
  });
const statusOf = async ({ key }: { key: string }) =>
  (await request.get('/api/api-keys/current', { headers: { authorization: `Bearer ${key}` } })).status();

test('a key is found with its owner, gets a rate of its own, and is ended with a reason that the owner reads', async () => {
  const made = await makeKey('Stock system');
  const { console: page, app } = windows;
  await visit(page, `/console/users/${dealer.id}/show`);
  await page.getByRole('link', { name: 'Stock system' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API key Stock system' })).toBeVisible();
  await act(windows, 'Change the rate', 'The rate of "Stock system" is changed.', async (dialog) => {
    await dialog.getByLabel(/^Reads a minute/).fill('3000');
    await dialog.getByLabel('Reason').fill('Lists 200 boats a month.');
  });
  await expect(page.getByText('3,000 a minute')).toBeVisible();
  await act(windows, 'End the key', 'The key "Stock system" is ended.', (dialog) =>
    dialog.getByLabel('Reason').fill('It was found in a public repository.'),
  );
  await expect(page.getByRole('button', { name: 'End the key' })).toHaveCount(0);
  expect(await statusOf(made)).toBe(401);
  expect(await admin.log(made.id)).toEqual([
    'api-keys.revoke: It was found in a public repository.',
    'api-keys.change: Lists 200 boats a month.',
    'api-keys.create',
  ]);
  await app.goto('/developers');
  await expect(app.getByText('Haulway ended it: It was found in a public repository.')).toBeVisible();
});

test('what a key called is seen day by day', async () => {
  const made = await makeKey('Poller');
  for (let call = 0; call < 3; call += 1) expect(await statusOf(made)).toBe(200);
  const usage = () => read<{ reads: number }[]>(request, admin, `/api/admin/api-keys/${made.id}/usage`);
  await expect.poll(async () => (await usage())[0]?.reads).toBe(3);
  await visit(windows.console, `/console/api-keys/${made.id}/show`);
  const calls = windows.console.getByRole('region', { name: 'Calls by day' });
  await expect(calls.getByRole('row', { name: /^All 3 0 0$/ })).toBeVisible();
  await expect(calls.getByRole('row')).toHaveCount(3);
});

test('a webhook endpoint is disabled with a reason, enabled again, and a delivery is sent once more', async () => {
  let received = 0;
  const receiver = createServer((call, response) => {
    call.resume();
    call.on('end', () => {
      received += 1;
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const { id } = await post<{ id: string }>(request, dealer, '/api/webhook-endpoints', {
    url,
    events: ['shipment.listed'],
  });
  await list(request, dealer, 'A turret lathe');
  const states = () => admin.list<{ id: string; state: string }>('webhook-deliveries', { endpointId: id });
  await expect.poll(async () => (await states()).map(({ state }) => state)).toEqual(['sent']);
  const { console: page } = windows;

  await visit(page, `/console/webhook-endpoints/${id}/show`);
  await act(windows, 'Disable', 'The endpoint is disabled.', (dialog) =>
    dialog.getByLabel('Reason').fill('It answers for somebody else.'),
  );
  const endpoint = () => read<{ disabledReason: string | null }>(request, dealer, `/api/webhook-endpoints/${id}`);
  expect((await endpoint()).disabledReason).toBe('operator');
  await act(windows, 'Enable', 'The endpoint is enabled.');
  expect((await endpoint()).disabledReason).toBeNull();
  expect(await admin.log(id)).toEqual([
    'webhook-endpoints.enable',
    'webhook-endpoints.disable: It answers for somebody else.',
  ]);

  const [delivery] = await states();
  await visit(page, `/console/webhook-deliveries/${delivery?.id}/show`);
  await act(windows, 'Retry', 'It is being sent again.');
  await expect.poll(() => received).toBe(2);
  expect(await admin.log(delivery?.id ?? '')).toEqual(['webhook-deliveries.retry']);
  receiver.closeAllConnections();
  receiver.close();
});

// Their owner is signed out with them, so it comes last.
test('all keys of an account are ended with its sessions, if the operator says so', async () => {
  const [one, other] = [await makeKey('One'), await makeKey('Other')];
  await visit(windows.console, `/console/users/${dealer.id}/show`);
  await act(windows, 'End sessions', 'Della Reyes is signed out everywhere.');
  expect(await statusOf(one)).toBe(200);
  await act(windows, 'End sessions', 'Della Reyes is signed out everywhere.', (dialog) =>
    dialog.getByLabel('End their API keys too').check(),
  );
  expect([await statusOf(one), await statusOf(other)]).toEqual([401, 401]);
  expect(await admin.log(one.id)).toEqual(['api-keys.revoke', 'api-keys.create']);
});
